import {
  addCard,
  applyMove,
  beginAt,
  type CardDecl,
  type Deck,
  emptyState,
  type Game,
  type LogEntry,
  newGame,
  type Seat,
  type SetupInput,
  type State,
  watching,
} from '@bojiste/kernel';
import { currentGame } from '@bojiste/testing';

/** Short words for rule tests. */

export const sw = (): Game => currentGame('summoner-wars');
export const cardOf = (key: string, g = sw()): CardDecl => g.cardDef(key).decl;
export const cardsOfKind = (kind: string, g = sw()): readonly CardDecl[] =>
  g.def.cards.filter((card) => card.kinds.includes(kind));
export const deckOf = (key: string, g = sw()): Deck => {
  const deck = g.def.decks.find((one) => one.key === key);
  if (deck === undefined) throw new Error(`no deck ${key}`);
  return deck;
};

/** A game of two decks, A first unless said. */
export function started(decks: readonly Deck[], more: Partial<SetupInput> = {}, g = sw()): State {
  return newGame(g, { seats: 2, mode: 'duel', decks, seed: 'test', options: { firstPlayer: 1 }, ...more });
}

/** Cards of a player on the battlefield: "key space". */
export const standingOf = (s: State, seat: Seat, g = sw()): string[] =>
  s.cards
    .filter((card) => card.owner === seat && g.zones[card.zone].decl.per === 'board')
    .map((card) => `${g.defs[card.def].decl.key} ${g.zones[card.zone].name}`)
    .sort();

export const keysIn = (s: State, zone: string, seat: Seat, g = sw()): string[] =>
  s.zones[g.zoneOf(zone, seat)].map((id) => g.defs[s.cards[id].def].decl.key);

/** A position at the menu of a step of A's turn: cards as "key space" or "key zone", the plain dice. */
export function at(
  step: string,
  board: { readonly A: readonly string[]; readonly B: readonly string[] },
  dice: readonly number[] = [],
  g = sw(),
): State {
  const s = emptyState(g, { seats: 2, mode: 'duel', decks: [], seed: 'test', options: { dice: 2 } });
  [board.A, board.B].forEach((cards, seat) => {
    for (const entry of cards) {
      const [key = '', place = ''] = entry.split(' ');
      const pile = g.zoneStart.has(place);
      addCard(g, s, key, seat, pile ? g.zoneOf(place, seat) : g.spaceNamed(place));
    }
  });
  s.script = [...dice];
  beginAt(g, s, [0], step);
  return s;
}

/** Plays A's moves and returns the names of the events in the order of the log. */
export function logged(s: State, ...moves: readonly string[]): string[] {
  const g = sw();
  const names: string[] = [];
  const write = ({ kind }: LogEntry) => names.push(g.events[kind].decl.name);
  watching(write, () => {
    for (const key of moves) {
      const refusal = applyMove(g, s, { seat: 0, key });
      if (refusal !== null) throw new Error(`${key} was refused: ${refusal.code}`);
    }
  });
  return names;
}
