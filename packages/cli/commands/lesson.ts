import { parseArgs } from 'node:util';
import { lessonFindings } from '@bojiste/learn/lessons/check';
import { games, loadGame } from '../games.ts';
import { loadLessons } from '../lessons.ts';
import { json, progress } from '../words.ts';
import { type Command, FINDING, GOOD } from './command.ts';

export const lesson: Command = {
  summary: 'play every lesson to its end and check its lines',
  usage: [
    'Usage: bojiste lesson [--game GAME] [--json]',
    '',
    'Plays the lessons in packages/<game>/lessons as their scripts say. Every step must be offered and lead to its facts,',
    'every other answer must get a sentence and change nothing. Exit code 1 when one does not; file and line are named.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: { game: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const ids = values.game === undefined ? games.map(({ id }) => id) : [values.game];
    const results: { lesson: string; parts: number; findings: readonly string[] }[] = [];
    const lists = ids.map((id) => ({ id, lessons: loadLessons(id) }));
    const all = lists.reduce((n, { lessons }) => n + lessons.length, 0);
    const said = progress(output, 'lessons', all);
    for (const { id, lessons } of lists) {
      const g = await loadGame(id);
      for (const one of lessons) {
        results.push({ lesson: one.key, parts: one.stages.length, findings: lessonFindings(g, one) });
        said(results.length);
      }
    }
    const failed = results.filter(({ findings }) => findings.length > 0);
    if (values.json) json(output, { lessons: results });
    else {
      for (const { findings } of failed) for (const finding of findings) output.out(finding);
      output.out(`${results.length} lessons, ${failed.length} with findings`);
    }
    return failed.length === 0 ? GOOD : FINDING;
  },
};
