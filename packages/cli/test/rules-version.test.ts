import { rulesVersion, rulesVersions, sourcesOf, VERSIONED, versionOf } from '@bojiste/session/rules-version';
import { expect, test } from 'vitest';
import { games, loadGame } from '../games.ts';

/** The version of the rules covers all that is played by, and is the same wherever it is worked out. */

test('every games game has a version of its own, and records are headed with it', async () => {
  expect([...VERSIONED].sort()).toEqual(games.map(({ id }) => id).sort());
  expect(new Set(Object.values(rulesVersions())).size).toBe(VERSIONED.length);
  for (const id of VERSIONED) expect((await loadGame(id)).rulesHash).toBe(rulesVersion(id));
});

test('it is made of verbs, query functions, events, settling and the kernel, not of tests and words', () => {
  for (const file of [
    'kernel/run/loop.ts',
    'kernel/effects/compile/values.ts',
    'doomtrooper/verbs/cards.ts',
    'doomtrooper/rules/combat-start.ts',
    'doomtrooper/verbs/harm.ts',
    'doomtrooper/reads/lookup.ts',
    'doomtrooper/index.ts',
  ])
    expect(sourcesOf('doomtrooper')).toContain(file);
  const aside = sourcesOf('doomtrooper').filter((file) => /\/(test|spec|puzzles|decks|ai)\//.test(file));
  expect(aside).toEqual([]);
  expect(sourcesOf('doomtrooper').some((file) => file.startsWith('siegestorm/'))).toBe(false);
});

test('a changed line changes it, a line ending does not', () => {
  const version = versionOf([['rules/a.ts', 'x\ny\n']]);
  expect(versionOf([['rules/a.ts', 'x\r\ny\r\n']])).toBe(version);
  expect(versionOf([['rules/a.ts', 'x\nz\n']])).not.toBe(version);
  expect(versionOf([['rules/b.ts', 'x\ny\n']])).not.toBe(version);
  expect(Number.isSafeInteger(version)).toBe(true);
});
