import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rulebookOf } from '@bojiste/rulebook';
import { type ClauseReport, reportClauses } from '@bojiste/testing/clauses/report';
import { scanClauses } from '@bojiste/testing/clauses/scan';
import { entryOf, type GameEntry, games } from '../games.ts';
import { packagesFolder, rootFolder } from '../scenes.ts';
import { json } from '../words.ts';
import { type Command, FINDING, GOOD, type Output } from './command.ts';

function reportOf(entry: GameEntry): ClauseReport {
  const citations = scanClauses(join(packagesFolder, entry.tests), rootFolder);
  const own = citations.filter(({ id }) => id.startsWith(entry.prefix ?? ''));
  return reportClauses(entry.id, rulebookOf(entry.id), own);
}

const KINDS = ['rule', 'example', 'ruling', 'card'] as const;
const SHOWN = 12;

function tell(output: Output, report: ClauseReport): void {
  const kinds = KINDS.filter((kind) => report[kind].total > 0);
  const said = kinds.map((kind) => `${kind} ${report[kind].tested} of ${report[kind].total}`);
  output.out(`${report.game}: tested ${said.join(', ')}`);
  for (const part of ['untested', 'unknown', 'missingText'] as const) {
    const ids = report[part];
    if (ids.length === 0) continue;
    const more = ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : '';
    output.out(`  ${part}: ${ids.slice(0, SHOWN).join(', ')}${more}`);
  }
  for (const [id, traits] of Object.entries(report.thin)) output.out(`  ${id}: no test shows ${traits.join(', ')}`);
  if (report.neverAlone.length > 0)
    output.out(`  ${report.neverAlone.length} are named by tests together with others only`);
}

const faultless = (report: ClauseReport): boolean =>
  report.untested.length + report.unknown.length + report.missingText.length === 0;

export const clauses: Command = {
  summary: 'compare the clauses of the rulebooks with the tests that name them',
  usage: [
    'Usage: bojiste clauses [--game GAME] [--json]',
    '',
    'Tested is what a test names: rule(id, ...) or the clauses of a scene.',
    'A check that speaks of something (a refusal, a third seat, an order, copies, chance, what is hidden, the end) wants a',
    'test that holds it; where none does, the clause is listed. packages/<game>/test/clauses-open.yaml may only shrink.',
    'Exit code 1 when a clause is untested, unknown or lacks a text.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: { game: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const chosen = values.game === undefined ? games : [entryOf(values.game)];
    const reports = chosen.map(reportOf);
    if (values.json) json(output, { games: reports });
    else for (const report of reports) tell(output, report);
    return reports.every(faultless) ? GOOD : FINDING;
  },
};
