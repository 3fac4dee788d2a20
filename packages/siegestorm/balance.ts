import type { Game, State } from '@bojiste/kernel';
import { bossOf } from './rules/places.ts';
import { PLAYER_FACTIONS, RES } from './types.ts';

/** What is measured of the sets (`npx bojiste balance --game siegestorm`): starters against each other, and the bosses. */

const SEAT_A_BEGINS = { first: 1 };

const pairs = PLAYER_FACTIONS.flatMap((one, i) =>
  PLAYER_FACTIONS.slice(i + 1).map((other) => ({
    name: `${one} - ${other}`,
    sides: [one, other] as [string, string],
    decks: [[one, other]],
    options: SEAT_A_BEGINS,
  })),
);

/** From the easiest boss to the hardest, as in the option `boss`. */
const BOSSES = ['zloblin-prince', 'lady-of-totems', 'fury-itself'];
const bosses = (decks: readonly (readonly string[])[]) =>
  BOSSES.map((name, boss) => ({ name, decks, options: { boss } }));

const rotations = PLAYER_FACTIONS.map((_, i) => [...PLAYER_FACTIONS.slice(i), ...PLAYER_FACTIONS.slice(0, i)]);

/** @public Loaded by name. */
export const balance = {
  series: [
    {
      key: 'duel',
      title: 'Duel: starter decks',
      mode: 'duel',
      matchUps: pairs,
      bounds: { share: [0.42, 0.58], first: [0.45, 0.58] },
    },
    {
      key: 'siege',
      title: 'Siege: win rate of one player, starters in turn',
      mode: 'siege',
      matchUps: bosses(PLAYER_FACTIONS.map((one) => [one])),
      bounds: { apart: 0.15 },
    },
    {
      key: 'coop',
      title: 'Co-operative: win rate of two players, starters in turn',
      mode: 'coop',
      matchUps: bosses(rotations.map(([one, other]) => [one, other])),
      bounds: { apart: 0.15 },
    },
    {
      key: 'last',
      title: 'Last one standing: four starters, share of the first named',
      mode: 'last',
      matchUps: rotations.map((decks) => ({ name: decks.join(' - '), decks: [decks], options: SEAT_A_BEGINS })),
      bounds: {},
    },
  ],
  first: () => 0,
  length: (_: Game, s: State) => Math.ceil(s.turn / s.seats.length),
  lengthUnit: 'turns each',
  ending: (_: Game, s: State) => {
    const boss = bossOf(s);
    if (boss < 0) return 'resources run out';
    if ((s.winners & (1 << boss)) !== 0) return 'resources run out';
    return s.seats[boss].resources[RES.lives] <= 0 ? 'boss slain' : 'boss out of cards';
  },
} as const;
