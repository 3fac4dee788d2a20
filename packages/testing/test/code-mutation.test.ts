import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { Seat } from '@bojiste/kernel';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { instrument } from '../mutation/code/instrument.ts';
import { type CodeSite, codeSites } from '../mutation/code/sites.ts';
import { mutantSwitch } from '../mutation/code/switch.ts';
import { sourcesOf, targetsIn, testsOf } from '../mutation/code/target.ts';
import { Trials } from '../mutation/code/trials.ts';

/** A rule with no test survives, one with a test dies: the measure of the tests must be able to fail. */

const GAME = `
export function mayPay(have: number, price: number): boolean {
  return have >= price;
}
export function total(list: readonly number[]): number {
  let sum = 0;
  for (const n of list) sum += n;
  return sum;
}
export function halve(n: number): number {
  let rounds = 0;
  while (n > 1 && rounds >= 0) { n = Math.floor(n / 2); rounds += 1; }
  return rounds;
}
export const HAND = 3 + 2;
const kept = new Map<number, number>();
export function rank(level: number): number {
  const known = kept.get(level);
  if (known !== undefined) return known;
  const made = level + 1;
  kept.set(level, made);
  return made;
}
export const drawer = (s: { readonly active: number }): { seat: Seat } => ({ seat: s.active });
export const label = (seat: string): string => name(seat);
const name = (seat: string): string => seat;
export const verb = { does: (n: number): boolean => n > 0, hint: (n: number): boolean => n > 1 };
`;

interface Rules {
  mayPay(have: number, price: number): boolean;
  total(list: readonly number[]): number;
  halve(n: number): number;
  readonly HAND: number;
  rank(level: number): number;
  drawer(s: { active: number }): { seat: Seat };
  label(seat: string): string;
}

const sites = codeSites('game.ts', GAME, { properties: ['hint'] });
const planted = sites.map((site, id) => ({ id, site }));

function load(): Rules {
  const code = ts.transpile(instrument('game.ts', GAME, planted), { module: ts.ModuleKind.CommonJS });
  const rules = {} as Rules;
  runInThisContext(`(exports) => {${code}}`)(rules);
  return rules;
}

type Test = (rules: Rules) => boolean;

/** Which mutants these tests leave alive, by name. */
async function survivors(tests: Readonly<Record<string, Test>>): Promise<string[]> {
  const trials = new Trials({
    mutants: mutantSwitch(),
    load: async () => {
      const rules = load();
      const cases = Object.entries(tests).map(([title, one]) => ({
        title,
        run: async () => {
          if (!one(rules)) throw new Error('red');
        },
      }));
      return { cases };
    },
  });
  await trials.begin();
  const out: string[] = [];
  for (const one of planted)
    if (!trials.isNoSeat(one) && (await trials.try(one)).killedBy === null) out.push(one.site.key);
  return out;
}

const named = (part: string): CodeSite[] => sites.filter((site) => site.key.includes(part));

test('what the packages name for it exists', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const targets = targetsIn(root);
  expect(targets.map((target) => target.name)).toContain('kernel');
  for (const target of targets) {
    expect(sourcesOf(root, target), target.name).not.toEqual([]);
    expect(testsOf(root, target), target.name).not.toEqual([]);
    for (const key of Object.keys(target.equivalent)) expect(sourcesOf(root, target)).toContain(key.split(' ')[0]);
  }
});

test('every room of a game in which rules stand is broken', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const games = targetsIn(root).filter(({ name }) => existsSync(join(root, 'packages', name, 'manifest.ts')));
  expect(games.length).toBeGreaterThan(3);
  for (const game of games)
    for (const room of ['rules', 'reads', 'verbs', 'boss'])
      if (existsSync(join(root, 'packages', game.name, room)))
        expect(game.sources, game.name).toContain(`packages/${game.name}/${room}`);
});

test('places are comparisons, guards, sides, sums and seats, and nothing that is no rule', () => {
  expect(sites.map((site) => site.key)).toEqual([
    'game.ts mayPay: have >= price becomes have > price',
    'game.ts total: sum += n becomes sum -= n',
    'game.ts halve: n > 1 && rounds >= 0 becomes n > 1',
    'game.ts halve: n > 1 && rounds >= 0 becomes rounds >= 0',
    'game.ts halve: n > 1 becomes n >= 1',
    'game.ts halve: rounds >= 0 becomes rounds > 0',
    'game.ts halve: rounds += 1 becomes rounds -= 1',
    'game.ts HAND: 3 + 2 becomes 3 - 2',
    'game.ts rank: if (known !== undefined) never',
    'game.ts rank: known !== undefined becomes known === undefined',
    'game.ts rank: level + 1 becomes level - 1',
    'game.ts seat: s.active of the other seat',
    'game.ts label: seat of the other seat',
    'game.ts name: seat of the other seat',
    'game.ts does: n > 0 becomes n >= 0',
  ]);
});

const shown: Readonly<Record<string, Test>> = {
  'exactly enough pays': (rules) => rules.mayPay(2, 2) && !rules.mayPay(1, 2),
  'a total adds up': (rules) => rules.total([1, 2]) === 3,
  'halves are counted': (rules) => rules.halve(8) === 3 && rules.halve(1) === 0,
  'a hand holds five': (rules) => rules.HAND === 5,
  'ranks begin at one': (rules) => rules.rank(0) === 1 && rules.rank(0) === 1,
  'whoever is active draws': (rules) => rules.drawer({ active: 1 }).seat === 1,
  'a seat has a label': (rules) => rules.label('A') === 'A',
};

test('what a test shows dies: endless loops, what is read while loading, what is kept', async () => {
  expect(await survivors(shown)).toEqual([
    // Both are the same as the sound rule to anybody who looks at results.
    'game.ts halve: n > 1 && rounds >= 0 becomes n > 1',
    'game.ts rank: if (known !== undefined) never',
    // No test comes by.
    'game.ts does: n > 0 becomes n >= 0',
  ]);
});

test('a rule whose test is taken away survives', async () => {
  const { 'exactly enough pays': _, ...others } = shown;
  expect(await survivors(others)).toContain(named('mayPay')[0].key);
  expect(await survivors({ ...others, 'too little never pays': (rules) => !rules.mayPay(1, 2) })).toContain(
    named('mayPay')[0].key,
  );
});

test('a test that is red without any mutant kills nothing: it is an error', async () => {
  await expect(survivors({ ...shown, wrong: (rules) => rules.HAND === 6 })).rejects.toThrow('wrong');
});
