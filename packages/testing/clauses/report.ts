import { join } from 'node:path';
import type { Bilingual, Clause, Section } from '@bojiste/kernel';
import { readRulebook } from '@bojiste/rulebook';
import { type Citation, scanClauses } from './scan.ts';
import { neverAlone, type Trait, thinClauses } from './thin.ts';

/** The catalogue of clauses against the tests that cite them, in both directions. */

export interface Covered {
  readonly total: number;
  readonly tested: number;
}

export interface ClauseReport {
  readonly game: string;
  readonly rule: Covered;
  readonly example: Covered;
  readonly ruling: Covered;
  readonly card: Covered;
  /** Where each tested clause is tested: file:line. */
  readonly where: Readonly<Record<string, readonly string[]>>;
  readonly untested: readonly string[];
  /** Cited, but in no catalogue. */
  readonly unknown: readonly string[];
  /** Clauses that lack a text in one of the languages, or a ruling without question and reason. */
  readonly missingText: readonly string[];
  /** Clauses with what their check speaks of and no test that names them holds: a refusal, a third seat, an order. */
  readonly thin: Readonly<Record<string, readonly Trait[]>>;
  /** Clauses that every test names together with others. */
  readonly neverAlone: readonly string[];
}

export function reportClauses(game: string, spec: readonly Section[], citations: readonly Citation[]): ClauseReport {
  const clauses = spec.flatMap((section) => section.clauses);
  const known = new Set(clauses.map((clause) => clause.id));
  const where: Record<string, string[]> = {};
  const unknown = new Set<string>();
  for (const { id, file, line } of citations) {
    if (!known.has(id)) {
      unknown.add(`${id} (${file}:${line})`);
      continue;
    }
    where[id] ??= [];
    where[id].push(`${file}:${line}`);
  }
  const kind = (name: Clause['kind']): Covered => {
    const all = clauses.filter((clause) => clause.kind === name);
    return { total: all.length, tested: all.filter((clause) => where[clause.id] !== undefined).length };
  };
  return {
    game,
    rule: kind('rule'),
    example: kind('example'),
    ruling: kind('ruling'),
    card: kind('card'),
    where,
    untested: clauses.flatMap((clause) => (where[clause.id] === undefined ? [clause.id] : [])),
    unknown: [...unknown],
    missingText: clauses.flatMap((clause) => (lacksText(clause) ? [clause.id] : [])),
    thin: thinClauses(spec, citations),
    neverAlone: neverAlone(spec, citations),
  };
}

const empty = (text: Bilingual | undefined): boolean => !text?.cs.trim() || !text.en.trim();

function lacksText(clause: Clause): boolean {
  if (empty(clause.title) || empty(clause.text) || clause.check.trim() === '') return true;
  return clause.kind === 'ruling' && (empty(clause.question) || empty(clause.reason));
}

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * The report of a game by its folder in `packages/`: spec from `spec/`, tests and scenes from `test/`.
 * @public
 */
export function clauseReport(game: string, root = ROOT): ClauseReport {
  const folder = join(root, 'packages', game);
  return reportClauses(game, readRulebook(join(folder, 'spec')), scanClauses(join(folder, 'test'), root));
}
