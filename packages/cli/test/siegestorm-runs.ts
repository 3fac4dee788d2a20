/** Random games of Siegestorm in every mode, with every boss: arguments of `sim`, and how many games of ten thousand. */

interface Run {
  readonly name: string;
  readonly args: readonly string[];
  readonly games: number;
}

/** Every boss, and every difficulty with one of them. */
const BOSSES = [
  'prince',
  'prince,difficulty=hard',
  'lady,difficulty=veryHard',
  'fury,difficulty=hard',
  'lord',
  'queen,difficulty=veryHard',
];

export const runs: readonly Run[] = [
  { name: 'duel', args: ['--mode', 'duel'], games: 4000 },
  { name: 'wilderness', args: ['--mode', 'wilderness', '--options', 'wilderness=yes,promo=yes'], games: 500 },
  ...BOSSES.map((boss) => ({
    name: `siege, ${boss}`,
    args: ['--mode', 'siege', '--options', `boss=${boss}`],
    games: 500,
  })),
  ...BOSSES.map((boss) => ({
    name: `co-operative, ${boss}`,
    args: ['--mode', 'coop', '--options', `boss=${boss}`],
    games: 250,
  })),
  { name: 'last of three', args: ['--mode', 'last', '--seats', '3'], games: 500 },
  { name: 'last of four', args: ['--mode', 'last', '--seats', '4'], games: 500 },
];

export const simArgs = (run: Run, games: number, seed: string): string[] => [
  ...['--game', 'siegestorm', '--decks', 'all', ...run.args],
  ...['--games', `${games}`, '--seed', seed, '--check', 'invariants,record,twin,revive'],
];
