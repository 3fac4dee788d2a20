import { expect, it } from 'vitest';
import { callJson } from './call.ts';

/** Random games over maps, nations, numbers of players and teams, with every check after every decision: 5,000 in all. */

const SLICES: readonly (readonly [name: string, games: number, ...args: string[]])[] = [
  ['duels on the Tau Basin', 2000, '--mode', 'duel', '--options', 'map=tau-basin'],
  ['duels on the Frozen Lakes', 1000, '--mode', 'duel', '--options', 'map=frozen-lakes'],
  ['three players', 800, '--mode', 'all', '--seats', '3'],
  ['four players', 600, '--mode', 'all', '--seats', '4'],
  ['two teams', 600, '--mode', 'teams', '--seats', '4'],
];

for (const [name, games, ...args] of SLICES) {
  it(`${games} games of Original War pass every check and end: ${name}`, { timeout: 36_000_000 }, async () => {
    const all = [
      '--game',
      'original-war',
      '--games',
      `${games}`,
      '--decks',
      'all',
      '--seed',
      'long',
      '--outcomes',
      ...args,
    ];
    const { code, found } = await callJson('sim', ...all, '--check', 'invariants,record,twin,revive');
    expect(code).toBe(0);
    expect([found.games, found.capped]).toEqual([games, 0]);
    expect(found.outcomes.won + (found.outcomes.turnLimit ?? 0)).toBe(games);
  });
}
