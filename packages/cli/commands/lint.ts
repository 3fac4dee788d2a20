import { parseArgs } from 'node:util';
import { type LintIssue, lintGame } from '@bojiste/prose';
import { entryOf, type GameEntry, games, loadGame } from '../games.ts';
import { lintTerms, openTerms, termIssues } from '../terms.ts';
import { json } from '../words.ts';
import { type Command, FINDING, GOOD } from './command.ts';

interface TermLintIssue {
  readonly place: string;
  readonly code: 'term';
  readonly message: string;
}

interface LintReport {
  readonly game: string;
  readonly findings: readonly (LintIssue | TermLintIssue)[];
}

async function reportOf(entry: GameEntry): Promise<LintReport> {
  const g = await loadGame(entry.id);
  const terms = termIssues(lintTerms(g.def), openTerms(entry.id)).map(({ place, message }) => ({
    place: `${entry.id}/${place}`,
    code: 'term' as const,
    message,
  }));
  return { game: entry.id, findings: [...lintGame(g.def), ...terms] };
}

export const lint: Command = {
  summary: 'look for mistakes in the data of the games: names, variables, loops, keys, texts',
  usage: [
    'Usage: bojiste lint [--game GAME] [--json]',
    '',
    'Looks at cards, procedures, acts, turns and words without playing, and for words that the terms of the game',
    '(texts/terms.yaml) forbid in cards, questions, refusals, log and clauses.',
    'Exit code 1 when there is a finding.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: { game: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const chosen = values.game === undefined ? games : [entryOf(values.game)];
    const reports: LintReport[] = [];
    for (const entry of chosen) reports.push(await reportOf(entry));
    if (values.json) json(output, { games: reports });
    else {
      for (const { game, findings } of reports) {
        output.out(`${game}: ${findings.length === 1 ? '1 finding' : `${findings.length} findings`}`);
        for (const { place, code, message } of findings) output.out(`  ${place}: ${message} (${code})`);
      }
    }
    return reports.every(({ findings }) => findings.length === 0) ? GOOD : FINDING;
  },
};
