import { expect, it } from 'vitest';
import { callJson } from './call.ts';

/**
 * Random games over maps, nations, lobby options, numbers of players and teams: 5,000 in all. Invariants and the record
 * are tested after every decision; views and saved states after every decision of 100 games and after every eleventh of
 * the others (another one in each game), since a game has up to two thousand decisions.
 */

interface Slice {
  readonly name: string;
  readonly games: number;
  readonly every: number;
  readonly args: readonly string[];
}

const slice = (name: string, games: number, every: number, mode: string, seats: number, options: string): Slice => ({
  name,
  games,
  every,
  args: ['--mode', mode, '--seats', `${seats}`, '--options', options],
});

const BUILT_UP = 'roundLimit=8,startStock=plenty,startTechnologies=all,startBuildings=8,startVehicles=4';

const SLICES: readonly Slice[] = [
  slice('duels, every decision', 60, 1, 'duel', 2, 'roundLimit=12'),
  slice('four players, every decision', 20, 1, 'all', 4, 'roundLimit=4'),
  slice('two teams, every decision', 20, 1, 'teams', 4, 'roundLimit=4'),
  slice('long duels', 400, 11, 'duel', 2, 'map=tau-basin'),
  slice('duels on the Tau Basin', 1300, 11, 'duel', 2, 'map=tau-basin,roundLimit=8'),
  slice('duels on the Frozen Lakes', 1200, 11, 'duel', 2, 'map=frozen-lakes,roundLimit=8'),
  slice('duels of few people', 600, 11, 'duel', 2, 'people=4,roundLimit=16,startBuildings=3'),
  slice('duels of those who have all', 200, 11, 'duel', 2, BUILT_UP),
  slice('three players', 500, 11, 'all', 3, 'people=8,roundLimit=8'),
  slice('four players', 350, 11, 'all', 4, 'people=6,roundLimit=8,startBuildings=2'),
  slice('two teams', 350, 11, 'teams', 4, 'people=6,roundLimit=8'),
];

for (const { name, games, every, args } of SLICES) {
  it(`${games} games of Original War pass every check and end: ${name}`, { timeout: 36_000_000 }, async () => {
    const { code, found } = await callJson(
      'sim',
      ...[
        '--game',
        'original-war',
        '--games',
        `${games}`,
        '--decks',
        'all',
        '--seed',
        `long/${every}`,
        '--outcomes',
        ...args,
      ],
      ...['--check', 'invariants,record,twin,revive', '--every', `${every}`],
    );
    expect(found.failures).toBeUndefined();
    expect(code).toBe(0);
    expect([found.games, found.capped]).toEqual([games, 0]);
    expect(found.outcomes.won + (found.outcomes.turnLimit ?? 0)).toBe(games);
  });
}
