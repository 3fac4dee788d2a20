import {
  addCard,
  type Deck,
  type Game,
  moveCard,
  randomInt,
  type Seat,
  type SetupInput,
  type State,
  setActive,
  setResource,
  shuffleZone,
} from '@bojiste/kernel';
import { ids } from '../reads/lookup.ts';
import { LIMIT, MAGIC } from '../types.ts';
import { turned } from './distance.ts';

/** Příprava hry (setup), SW-SET-01 to -12. */

/** SW-SET-10, SW-SET-11. */
const FIRST_MAGIC = 2;
const SECOND_MAGIC = 3;

interface Placed {
  readonly key: string;
  readonly space: string;
}

/** SW-SET-04: the layout on the back of the Summoner's card, as pairs "card space". */
export function layoutOf(g: Game, leader: string): readonly Placed[] {
  const layout = g.cardDef(leader).decl.facts?.layout;
  if (!Array.isArray(layout)) throw new Error(`${leader} is no Summoner: it has no layout`);
  return (layout as readonly string[]).map((entry) => {
    const [key = '', space = ''] = entry.split(' ');
    return { key, space };
  });
}

/** SW-SET-06: the four placed cards come out of the deck, the rest is shuffled. */
function dealSeat(g: Game, s: State, seat: Seat, deck: Deck): void {
  const leader = deck.leader ?? '';
  const left = new Map(Object.entries(deck.cards));
  for (const { key, space } of layoutOf(g, leader)) {
    addCard(g, s, key, seat, turned(seat, g.spaceNamed(space)));
    if (key !== leader) left.set(key, (left.get(key) ?? 1) - 1);
  }
  const pile = g.zoneOf('deck', seat);
  for (const [key, n] of left) for (let i = 0; i < n; i++) addCard(g, s, key, seat, pile);
  shuffleZone(g, s, pile);
}

/** SW-SET-07. */
function drawHand(g: Game, s: State, seat: Seat): void {
  const { deck, hand } = ids(g);
  for (let i = 0; i < LIMIT.hand; i++) {
    const pile = s.zones[deck + seat];
    if (pile.length === 0) return;
    moveCard(g, s, s.cards[pile[pile.length - 1]], hand + seat);
  }
}

/** SW-SET-09, SW-RULING-05: by the seed, or as the match says; no mulligan. */
function firstPlayer(g: Game, s: State): Seat {
  const given = s.options[g.names.options.get('firstPlayer') as number];
  return given === 0 ? randomInt(s, 2) : given - 1;
}

/** SW-SET-12: placing the starting cards is neither summoning nor building, so no event is proposed. */
export function setup(g: Game, s: State, input: SetupInput): void {
  const first = firstPlayer(g, s);
  setActive(s, first);
  for (let seat = 0; seat < input.seats; seat++) {
    const deck = input.decks[seat] ?? g.def.decks[seat];
    dealSeat(g, s, seat, deck);
  }
  for (let seat = 0; seat < input.seats; seat++) {
    drawHand(g, s, seat);
    setResource(s, seat, MAGIC, seat === first ? FIRST_MAGIC : SECOND_MAGIC);
  }
}
