import { type CardDecl, type Deck, type Game, newGame, type SetupInput, type State } from '@bojiste/kernel';
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
export const standingOf = (s: State, seat: number, g = sw()): string[] =>
  s.cards
    .filter((card) => card.owner === seat && g.zones[card.zone].decl.per === 'board')
    .map((card) => `${g.defs[card.def].decl.key} ${g.zones[card.zone].name}`)
    .sort();

export const keysIn = (s: State, zone: string, seat: number, g = sw()): string[] =>
  s.zones[g.zoneOf(zone, seat)].map((id) => g.defs[s.cards[id].def].decl.key);
