import { expect, it } from 'vitest';
import { callJson } from './call.ts';

/** Short random games with every check after every decision. The long test plays 5,000 whole ones. */

const SLICES: readonly (readonly [name: string, games: number, ...args: string[]])[] = [
  ['duels', 4, '--mode', 'duel', '--options', 'roundLimit=4'],
  ['two teams', 1, '--mode', 'teams', '--seats', '4', '--options', 'roundLimit=4'],
];

for (const [name, games, ...args] of SLICES) {
  it(`games of Original War pass every check and end: ${name}`, { timeout: 600_000 }, async () => {
    const all = ['--game', 'original-war', '--games', `${games}`, '--decks', 'all', '--workers', '1', ...args];
    const { code, found } = await callJson('sim', ...all, '--check', 'invariants,record,twin,revive');
    expect(code).toBe(0);
    expect([found.games, found.capped]).toEqual([games, 0]);
  });
}
