import { runner } from '../runner.ts';

/**
 * Tests named by the clauses they show. `rule('SW-PUSH-01', 'pushed in a straight line', () => { ... })` is an
 * ordinary test; the scanner finds it by its ids, and the mutation sample can run it against a broken game.
 */

export type RuleIds = string | readonly [string] | readonly [string, string] | readonly [string, string, string];
export interface RuleTest {
  readonly ids: readonly string[];
  readonly title: string;
  readonly run: () => void | Promise<void>;
}

let collecting: RuleTest[] | null = null;

export function rule(ids: RuleIds, title: string, run: () => void | Promise<void>): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  if (list.length === 0 || list.length > 3) throw new Error(`rule "${title}": one to three clauses`);
  if (collecting !== null) collecting.push({ ids: list, title, run });
  else if (runner !== null) runner.test(`${list.join(' ')} ${title}`, run);
  else throw new Error(`rule "${title}" works only inside vitest or while rules are collected`);
}

/** Loads test files and keeps their rule tests instead of registering them. Such files hold no `describe`. */
export async function collectRules(load: () => Promise<unknown>): Promise<readonly RuleTest[]> {
  const before = collecting;
  const found: RuleTest[] = [];
  collecting = found;
  try {
    await load();
  } finally {
    collecting = before;
  }
  return found;
}
