import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LISTED } from '@bojiste/games';
import { parse } from 'yaml';
import { entryOf } from '../games.ts';
import { readGolden } from '../golden.ts';
import {
  type Pass,
  readReview,
  type Summary,
  summariesOf,
  type Verdicts,
  withVerdicts,
  writeReview,
} from '../review.ts';
import { json } from '../words.ts';
import { type Command, FINDING, GOOD, type Output } from './command.ts';

function tell(output: Output, game: string, found: readonly Summary[]): void {
  for (const { lang, pass, texts, perfect, clumsy, wrong, unread } of found) {
    const share = ((100 * perfect) / Math.max(1, texts)).toFixed(1);
    const read = `${perfect} perfect (${share} %), ${clumsy} clumsy, ${wrong} wrong, ${unread.length} to be read`;
    output.out(`${game} ${lang}, ${pass}: ${texts} texts, ${read}`);
    if (unread.length > 0 && unread.length < texts) output.out(`  ${unread.join(', ')}`);
  }
}

/** A pass over all that it has still to read: what the file does not name was found perfect. */
function record(game: string, pass: Pass, file: string): void {
  const verdicts = (parse(readFileSync(file, 'utf8')) ?? {}) as Verdicts;
  const unread = summariesOf(game).flatMap((one) => (one.pass === pass ? one.unread : []));
  const keys = [...new Set([...unread, ...Object.keys(verdicts)])];
  writeReview(game, withVerdicts(readGolden(game), readReview(game), pass, keys, verdicts));
}

export const review: Command = {
  summary: 'which card texts were read by writer and editor, and what they thought of them',
  usage: [
    'Usage: bojiste review [--game GAME] [--json]',
    '       bojiste review --game GAME --writer FILE | --editor FILE',
    '',
    '  --writer FILE, --editor FILE  record a pass over all texts that it had to read: FILE (YAML) names those that are',
    '                                not perfect, as card: {cs: {verdict: clumsy, note: why}}; the others were perfect',
    '',
    'Verdicts stand in packages/<game>/texts/verdicts.yaml. Exit code 1 when a text is to be read, or is wrong.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: {
        game: { type: 'string' },
        writer: { type: 'string' },
        editor: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const chosen = values.game === undefined ? LISTED.map(({ id }) => id) : [entryOf(values.game).id];
    const passes = [['writer', values.writer] as const, ['editor', values.editor] as const];
    for (const [pass, file] of passes) if (file !== undefined) record(entryOf(values.game ?? '').id, pass, file);
    const found = chosen.map((game) => ({ game, summaries: summariesOf(game) }));
    if (values.json) json(output, { games: found });
    else for (const { game, summaries } of found) tell(output, game, summaries);
    const done = found.every(({ summaries }) => summaries.every((s) => s.unread.length === 0 && s.wrong === 0));
    return done ? GOOD : FINDING;
  },
};
