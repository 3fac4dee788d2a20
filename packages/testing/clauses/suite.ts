import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CardDecl, GameDef } from '@bojiste/kernel';
import { rulebookOf } from '@bojiste/rulebook';
import { parse } from 'yaml';
import { requireRunner } from '../runner.ts';
import { scanClauses } from './scan.ts';
import { neverAlone, thinClauses } from './thin.ts';
import { provedByTestCards, unrealCards } from './words.ts';

/**
 * What tests of a game still owe its clauses: `test/clauses-open.yaml`. The lists can only shrink: what is not on them is
 * a finding, and so is an entry that no longer holds.
 */

export interface OpenClauses {
  /** Clauses with what their check speaks of and no test holds. */
  readonly thin: Readonly<Record<string, readonly string[]>>;
  /** Clauses that only tests with test cards name, whose words no card of the game has. */
  readonly testCards: readonly string[];
  /** How many clauses are named by tests together with others only. */
  readonly neverAlone: number;
}

export function openClauses(file: string): OpenClauses {
  const found = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Partial<OpenClauses> | null) : null;
  return { thin: found?.thin ?? {}, testCards: found?.testCards ?? [], neverAlone: found?.neverAlone ?? 0 };
}

export function clauseTests(real: GameDef, tests: URL, testCards: readonly CardDecl[]): void {
  const { expect, test } = requireRunner('clauseTests');
  const folder = fileURLToPath(tests);
  const open = openClauses(`${folder}/clauses-open.yaml`);
  const spec = rulebookOf(real.id);
  const known = new Set(spec.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  const citations = scanClauses(folder).filter(({ id }) => known.has(id));
  test('every clause is named by a test', () => {
    const named = new Set(citations.map(({ id }) => id));
    expect([...known].filter((id) => !named.has(id))).toEqual([]);
  });
  test('tests hold what the checks of their clauses speak of, but for those on the list', () => {
    expect(thinClauses(spec, citations)).toEqual(open.thin);
  });
  test('clauses are shown by cards of the game, but for those on the list', () => {
    expect(provedByTestCards(citations, unrealCards(real, testCards).keys())).toEqual([...open.testCards].sort());
  });
  test('no more clauses than agreed are named together with others only', () => {
    expect(neverAlone(spec, citations).length).toBeLessThanOrEqual(open.neverAlone);
  });
}
