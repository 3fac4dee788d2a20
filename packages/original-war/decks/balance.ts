import { type Game, type State, sure } from '@bojiste/kernel';
import { ENDING, TALLY } from '../types.ts';

/** What is measured of the ready decks (`npx bojiste balance --game original-war`): every nation against every other. */

const NATIONS = ['americans', 'russians', 'arabs'] as const;
const MAPS = { 'tau-basin': 1, 'frozen-lakes': 2 } as const;

const pairs = (map: number) =>
  NATIONS.flatMap((one, i) =>
    NATIONS.slice(i + 1).map((other) => ({
      name: `${one} - ${other}`,
      sides: [one, other] as [string, string],
      decks: [[one, other]],
      options: { map },
    })),
  );

const ENDINGS: Readonly<Record<number, string>> = {
  [ENDING.majority]: 'majority of deposits',
  [ENDING.annihilation]: 'annihilation',
  [ENDING.starvation]: 'starvation',
  [ENDING.limit]: 'round limit',
};

/** Rounds of each player, the three ways to win or lose (OW-GOAL-01), shares of nations against each other. */
const bounds = {
  share: [0.4, 0.6],
  length: [10, 18],
  endings: [ENDING.majority, ENDING.annihilation, ENDING.starvation].map((ending) => sure(ENDINGS[ending])),
} as const;

export const balance = {
  series: [
    {
      key: 'tau-basin',
      title: 'Duel on the Tau Basin: nation against nation',
      mode: 'duel',
      matchUps: pairs(MAPS['tau-basin']),
      bounds,
    },
    {
      key: 'frozen-lakes',
      title: 'Duel on the Frozen Lakes: nation against nation',
      mode: 'duel',
      matchUps: pairs(MAPS['frozen-lakes']),
      bounds,
    },
  ],
  first: (_: Game, s: State) => sure(s.tally[TALLY.first]),
  length: (_: Game, s: State) => Math.ceil(s.turn / s.seats.length),
  lengthUnit: 'rounds each',
  ending: (_: Game, s: State) => ENDINGS[sure(s.tally[TALLY.ending])] ?? 'other',
};
