import { parseArgs } from 'node:util';
import type { GameDef } from '@bojiste/kernel';
import { type LintIssue, lintGame } from '@bojiste/prose';
import { rulebookOf } from '@bojiste/rulebook';
import { lintClauses } from '../clause-sentences.ts';
import { entryOf, type GameEntry, games, loadGame } from '../games.ts';
import { lintLengths, longestOf, openLengths } from '../lengths.ts';
import { lintTerms, openTerms, termIssues } from '../terms.ts';
import { lintUnsaid, unsaidOf } from '../unsaid.ts';
import { json } from '../words.ts';
import { type Command, FINDING, GOOD } from './command.ts';

/** What is looked at with files beside the game: its clauses, its terms, what texts leave out, how long they may be. */
interface TextIssue {
  readonly place: string;
  readonly code: 'clause' | 'term' | 'silent' | 'length';
  readonly message: string;
}

interface LintReport {
  readonly game: string;
  readonly findings: readonly (LintIssue | TextIssue)[];
}

type Found = readonly { readonly place: string; readonly message: string }[];

export function findingsOf(id: string, def: GameDef): LintReport['findings'] {
  const coded = (code: TextIssue['code'], found: Found): TextIssue[] =>
    found.map(({ place, message }) => ({ place: `${id}/${place}`, code, message }));
  return [
    ...lintGame(def),
    ...coded('clause', id === 'skirmish' ? [] : lintClauses(rulebookOf(id))),
    ...coded('term', termIssues(lintTerms(def), openTerms(id))),
    ...coded('silent', lintUnsaid(def, unsaidOf(id))),
    ...coded('length', lintLengths(def, longestOf(id), openLengths(id))),
  ];
}

const reportOf = async ({ id }: GameEntry): Promise<LintReport> => ({
  game: id,
  findings: findingsOf(id, (await loadGame(id)).def),
});

export const lint: Command = {
  summary: 'look for mistakes in the data of the games: names, variables, loops, keys, texts',
  usage: [
    'Usage: bojiste lint [--game GAME] [--json]',
    '',
    'Looks at cards, procedures, acts, turns and words without playing, and for words that the terms of the game',
    '(texts/terms.yaml) forbid in cards, questions, refusals, log and clauses. Every part of a card that its text does not',
    'tell and no rule does (texts/unsaid.yaml) is a finding, and so is a text that is too long.',
    'Clauses are looked at for articles, agreement and words said twice, as cards are.',
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
