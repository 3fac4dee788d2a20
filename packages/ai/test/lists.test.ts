import {
  choose,
  cloneState,
  compileGame,
  type Deck,
  decidingSeats,
  FACE,
  type Game,
  type GameDef,
  hashState,
  keyFromSeed,
  newGame,
  optionsOf,
  ownLists,
  type Seat,
  type SetupInput,
  type State,
  sampleWorld,
  sees,
  viewerIndex,
  viewOf,
} from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { askBot, makeBot, Random } from '../index.ts';
import { allGames } from './games.ts';

/** A list of somebody's own is known to its owner alone: bots guess it and never look it up. */

const OTHERS = 0b10;
const STEPS = 160;
const EVERY = 8;

/** Another deck of the game, by no name that anybody knows. */
const unnamed = ({ name, leader, cards, sideboard }: Deck): Deck => ({ name, leader, cards, sideboard });

function setupOf(g: Game, seed: string): SetupInput {
  const { decks, modes } = g.def;
  const { key, seats } = modes[0];
  return { seats: seats[0], mode: key, decks: [decks[0], unnamed(decks[1])], seed };
}

/** Every so often a decision of the first seat in a random game. */
function* decisions(g: Game, seed: string): Generator<State> {
  const s = newGame(g, setupOf(g, seed));
  const random = new Random(seed);
  let own = 0;
  for (let i = 0; s.over < 0 && i < STEPS; i++) {
    const [seat] = decidingSeats(g, s);
    // Counted by the first seat's own decisions: how the seats happen to alternate must not leave it without a sample.
    if (seat === 0 && own++ % EVERY === 0) yield s;
    const options = optionsOf(g, s, seat);
    choose(g, s, seat, options[random.int(options.length)]);
  }
}

const world = (g: Game, s: State, n: number): State => sampleWorld(g, s, 0, keyFromSeed(`world/${n}`), OTHERS);

/** The same for the first seat, but its opponent has anything at all where the first seat cannot look. */
function withOtherCards(g: Game, s: State): State {
  const strange = cloneState(s);
  const random = new Random('strange');
  const at = viewerIndex(s, 0);
  const poolOf = (face: number): number => g.def.pool?.(g, face) ?? 0;
  const faces = g.def.decks.flatMap(({ cards }) => Object.keys(cards)).map((key) => g.cardDef(key).index);
  for (const card of strange.cards) {
    if (card.owner !== 1 || sees(g, s, card, at) === FACE || (card.known & (1 << at)) !== 0) continue;
    const open = faces.filter((face) => poolOf(face) === poolOf(card.def));
    card.def = open[random.int(open.length)];
  }
  return strange;
}

const listOf = (s: State, seat: Seat): string =>
  s.cards
    .filter((card) => card.owner === seat)
    .map((card) => card.def)
    .sort((a, b) => a - b)
    .join();

describe.each(allGames)('lists of their own, %s', (_, def: GameDef) => {
  const g = compileGame(def);

  it('only a ready-made deck is known by its name', () => {
    const setup = setupOf(g, 'own');
    expect(ownLists(g, setup)).toBe(OTHERS);
    expect(ownLists(g, { ...setup, decks: g.def.decks.slice(0, 2) })).toBe(0);
    const [first, second] = g.def.decks;
    const changed = { ...second, cards: { ...second.cards, [Object.keys(second.cards)[0]]: 0 } };
    expect(ownLists(g, { ...setup, decks: [first, changed] })).toBe(OTHERS);
  });

  it('a guessed world looks like the game and does not depend on what the other plays', () => {
    let strange = 0;
    for (const s of decisions(g, 'guess')) {
      const { decision, ...seen } = viewOf(g, s, 0);
      const other = withOtherCards(g, s);
      if (listOf(other, 1) !== listOf(s, 1)) strange++;
      for (let n = 0; n < 3; n++) {
        const guessed = world(g, s, n);
        const { decision: there, ...same } = viewOf(g, guessed, 0);
        expect(same).toEqual(seen);
        expect(there?.options.map(({ key }) => key)).toEqual(decision?.options.map(({ key }) => key));
        expect(hashState(world(g, other, n))).toBe(hashState(guessed));
        expect(listOf(guessed, 0)).toBe(listOf(s, 0));
      }
    }
    expect(strange).toBeGreaterThan(2);
  });

  it('a bot decides the same whatever the other plays', () => {
    for (const s of decisions(g, 'decide')) {
      const decide = (held: State): string => {
        const bot = makeBot('easy');
        if (bot === undefined) throw new Error('there is no bot easy');
        return askBot(g, held, 0, bot, new Random('same'), { own: OTHERS }).key;
      };
      if (optionsOf(g, s, 0).length > 1) expect(decide(withOtherCards(g, s))).toBe(decide(s));
    }
  });
});
