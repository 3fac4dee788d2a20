import { countersOf } from '../run/atoms.ts';
import type { Game } from '../run/game.ts';
import { decidingSeats } from '../run/loop.ts';
import { FACE, HIDDEN, sees } from '../run/sight.ts';
import { statOf } from '../run/stats.ts';
import { tagsOf } from '../run/tags.ts';
import { type Card, idOf, live, MARK_CANCELLED, MARK_ITEM, type State } from '../state/records.ts';
import { type Bilingual, type Handle, type Seat, SPECTATOR, type ZoneId } from '../types.ts';
import { type Decision, decisionOf } from './decision.ts';

/**
 * What one viewer may know: another type than the state, built by allow-list, so that a state can never be sent by
 * mistake. Cards are known by handles that are the viewer's own and tell nothing about other viewers or the past.
 */

export interface CardView {
  readonly handle: Handle;
  /** Definition key, or null when only the back is seen. */
  readonly key: string | null;
  readonly zone: ZoneId;
  /** Place in the zone from the bottom, -1 where the viewer may not know the order. */
  readonly index: number;
  readonly owner: Seat;
  readonly control: Seat;
  readonly face: 'up' | 'down';
  readonly counters: readonly number[];
  readonly stats: readonly number[];
  readonly flags: number;
  readonly tags: number;
  /** Handle of the card it is attached to, 0 for none. */
  readonly host: Handle;
}

export interface SeatView {
  readonly resources: readonly number[];
  readonly out: boolean;
  /** What the seat is called, where no player holds it. */
  readonly name?: Bilingual;
}

export interface ItemView {
  readonly card: Handle;
  readonly by: Seat;
  readonly cancelled: boolean;
}

export interface View {
  readonly game: string;
  readonly viewer: Seat;
  readonly step: number;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: number;
  readonly seats: readonly SeatView[];
  /** Number of cards in every zone. */
  readonly sizes: readonly number[];
  readonly cards: readonly CardView[];
  readonly items: readonly ItemView[];
  readonly tally: Readonly<Record<string, number>>;
  readonly options: readonly number[];
  readonly decision: Decision | null;
  /** Seats the game is waiting for. */
  readonly waiting: readonly Seat[];
  readonly over: number;
  readonly winners: number;
}

function seatView(g: Game, s: State, seat: Seat): SeatView {
  const { resources, out } = s.seats[seat];
  const name = g.def.seatName?.(g, s, seat) ?? null;
  return { resources: resources.slice(), out: out !== 0, ...(name !== null && { name }) };
}

export const viewerIndex = (s: State, viewer: Seat): number => (viewer === SPECTATOR ? s.seats.length : viewer);

function viewCard(g: Game, s: State, card: Card, at: number, sight: number): CardView {
  const faceUp = sight === FACE;
  const zone = g.zones[card.zone];
  const onBoard = zone.board && faceUp;
  const host = live(s, card.host);
  return {
    handle: s.handles[at][card.id],
    key: faceUp ? g.defs[card.def].decl.key : null,
    zone: card.zone,
    index: zone.sight === 0 || zone.seat === at ? s.zones[card.zone].indexOf(card.id) : -1,
    owner: card.owner,
    control: card.control,
    face: card.face === 0 ? 'up' : 'down',
    counters: countersOf(g, s, card),
    stats: faceUp ? g.def.stats.map((_, k) => (onBoard ? statOf(g, s, card, k) : g.defs[card.def].stats[k])) : [],
    flags: card.flags,
    tags: onBoard ? tagsOf(g, s, card) : 0,
    host: host === null ? 0 : s.handles[at][host.id],
  };
}

export function viewOf(g: Game, s: State, viewer: Seat): View {
  const at = viewerIndex(s, viewer);
  const cards: CardView[] = [];
  for (const card of s.cards) {
    const sight = sees(g, s, card, at);
    if (sight !== HIDDEN) cards.push(viewCard(g, s, card, at, sight));
  }
  cards.sort((a, b) => a.handle - b.handle);
  const tally: Record<string, number> = {};
  g.def.tallies.forEach((decl, i) => {
    if (decl.hidden === true) return;
    // A noted card is shown by the viewer's own handle.
    tally[decl.name] = decl.of === 'card' ? (s.tally[i] < 0 ? 0 : s.handles[at][idOf(s.tally[i])]) : s.tally[i];
  });
  return {
    game: g.def.id,
    viewer,
    step: s.step,
    turn: s.turn,
    active: s.active,
    phase: s.phase,
    seats: s.seats.map((_, i) => seatView(g, s, i)),
    sizes: s.zones.map((zone) => zone.length),
    cards,
    items: itemViews(s, at),
    tally,
    options: s.options.slice(),
    decision: viewer >= 0 ? decisionOf(g, s, viewer) : null,
    waiting: decidingSeats(g, s),
    over: s.over,
    winners: s.winners,
  };
}

function itemViews(s: State, at: number): ItemView[] {
  return s.frames
    .filter((f) => (f.marks & MARK_ITEM) !== 0)
    .map((f) => ({
      card: f.self < 0 ? 0 : s.handles[at][idOf(f.self)],
      by: f.you,
      cancelled: (f.marks & MARK_CANCELLED) !== 0,
    }));
}
