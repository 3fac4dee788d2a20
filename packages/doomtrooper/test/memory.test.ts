import {
  CARD_LIMIT,
  choose,
  cloneState,
  type Deck,
  decidingSeats,
  type Game,
  hashState,
  newGame,
  notesOf,
  optionsOf,
  SPECTATOR,
  type State,
  tagsOf,
  viewOf,
} from '@bojiste/kernel';
import { soilScratch } from '@bojiste/kernel/run/scratch';
import { type Rng, rng } from '@bojiste/testing/drive/random';
import { expect, it } from 'vitest';
import { may, warriorsOf } from '../reads/lookup.ts';
import { leaderMask } from '../rules/actions.ts';
import { at, game } from './kit.ts';

/**
 * What the game remembers between two questions: no answer may depend on what was asked before, of this match or of
 * another one in the same process.
 */

it('a bearer judged by the condition of one card keeps what another one gives him', () => {
  const t = at({ A: { cohort: ['razide+hellhound-necrotank+disrupt-power'] }, B: {} });
  expect(t.role('razide', 'darkImmune')).toBe(true);
  t.set('A', 'destiny', 3);
  expect(may(t.g, t.s, 'weapons', t.card('razide'))).toBe(false);
  expect(t.role('razide', 'darkImmune')).toBe(true);
});

it('a number still to be chosen is not what a lent frame held before', () => {
  for (const before of [-1, 0, 7]) {
    soilScratch(before);
    const t = at({ A: { squad: ['bauhaus-bank'] }, B: {}, enter: true });
    expect(t.can('A bauhaus-bank.loan')).toBe(true);
  }
});

/** Everything that is remembered anywhere, asked at once. */
const answers = (g: Game, s: State) => ({
  roles: s.field.map((id) => tagsOf(g, s, s.cards[id])),
  warriors: s.seats.map((_, seat) => warriorsOf(g, s, seat).map((card) => card.id)),
  leaders: s.seats.map((_, seat) => leaderMask(g, s, seat)),
  options: decidingSeats(g, s).map((seat) => optionsOf(g, s, seat)),
});

/** Some questions that players, watchers and bots ask, in any order. */
function askAround(g: Game, s: State, random: Rng): void {
  for (let i = random.below(3); i > 0; i--) {
    const viewer = random.below(s.seats.length + 1);
    viewOf(g, s, viewer === s.seats.length ? SPECTATOR : viewer);
  }
  for (const seat of decidingSeats(g, s)) if (random.below(2) === 0) notesOf(g, s, seat);
}

const soiled = (g: Game, s: State, value: number) => {
  soilScratch(value);
  return answers(g, s);
};

const GAMES = Number(process.env.GAMES ?? 4);
const MOVES = 400;
const DECK = 60;

/** Cards of all sides together meet in more ways than in a deck that somebody built; half of them are warriors. */
function anyDeck(g: Game, random: Rng): Deck {
  const all = g.def.cards.filter(({ type, set }) => type !== 'player' && set !== 'test');
  const warriors = all.filter(({ type }) => type === 'warrior');
  const cards: Record<string, number> = {};
  for (let i = 0; i < DECK; i++) {
    const { key } = random.pick(i % 2 === 0 ? warriors : all);
    cards[key] = (cards[key] ?? 0) + 1;
  }
  return { name: { cs: '', en: '' }, cards };
}

it('two matches in turn, asked about at will, go as a copy of each goes that nobody asked', {
  timeout: 300_000,
}, () => {
  const g = game();
  for (let n = 0; n < GAMES; n++) {
    const random = rng(n + 1);
    const pair = [0, 1].map((k) =>
      newGame(g, {
        seats: 2,
        mode: 'duel',
        decks: [anyDeck(g, random), anyDeck(g, random)],
        seed: `${n}/${k}`,
      }),
    );
    for (let i = 0; i < MOVES; i++) {
      const s = pair[random.below(2)];
      if (s.over >= 0) continue;
      askAround(g, s, random);
      const copies = [cloneState(s), cloneState(s)];
      expect(answers(g, s)).toEqual(soiled(g, copies[0], random.below(CARD_LIMIT)));
      expect(soiled(g, copies[1], -1 - random.below(3))).toEqual(answers(g, s));
      const seat = random.pick(decidingSeats(g, s));
      const value = random.pick(optionsOf(g, s, seat));
      const copy = cloneState(s);
      choose(g, s, seat, value);
      askAround(g, pair[random.below(2)], random);
      choose(g, copy, seat, value);
      expect(hashState(s)).toBe(hashState(copy));
    }
  }
});
