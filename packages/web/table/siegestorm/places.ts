import type { CardView, Seat } from '@bojiste/kernel';
import type { ZoneInfo } from '@bojiste/session/types';
import type { Table } from '../common/context.ts';

/**
 * Where everything lies, read off the names of the spaces: `B2` is the middle of B's army, `Bx2` of B's second one,
 * `B-front`, `B-strike`, `land` (of A's board), `landB` and so on.
 */

const LETTERS = 'ABCD';

/** As the game keeps it in its tally. */
const MODE = { siege: 1, coop: 2, last: 3 } as const;

/** One army and one front of a seat. */
export interface Side {
  readonly seat: Seat;
  readonly side: number;
}

/** Two sides that face each other over a board; `near` is drawn below. */
export interface Front {
  readonly key: string;
  readonly near: Side;
  readonly far: Side;
  readonly land: string;
  /** The army behind the far front is drawn elsewhere: the boss has one for both boards. */
  readonly shared: boolean;
  readonly place: 'only' | 'left' | 'right' | 'own' | 'partner' | 'other';
}

export type Position = '1' | '2' | '3' | '-front' | '-strike';

export const spaceName = ({ seat, side }: Side, position: Position): string =>
  `${LETTERS[seat]}${side === 0 ? '' : 'x'}${position}`;

const landName = (seat: Seat): string => (seat === 0 ? 'land' : `land${LETTERS[seat]}`);

export const modeOf = ({ view }: Table): number => view.tally.mode ?? 0;

/** Seat without a player behind it; -1 where there is none. */
export function bossOf(table: Table): number {
  const mode = modeOf(table);
  return mode === MODE.siege || mode === MODE.coop ? table.view.seats.length - 1 : -1;
}

export const isRing = (table: Table): boolean => modeOf(table) === MODE.last;
export const isPartner = (table: Table, seat: Seat): boolean =>
  modeOf(table) === MODE.coop && seat !== table.me && seat !== bossOf(table);

function neighbour({ view }: Table, seat: Seat, step: 1 | -1): number {
  const n = view.seats.length;
  for (let i = 1; i < n; i++) {
    const other = (seat + step * i + n * n) % n;
    if (view.seats[other]?.out === false) return other;
  }
  return seat;
}

function coopFronts(table: Table): Front[] {
  const boss = bossOf(table);
  const players = table.view.seats.flatMap((_, seat) => (seat === boss ? [] : seat));
  return players
    .sort((a, b) => Number(b === table.me) - Number(a === table.me))
    .map((seat) => ({
      key: landName(seat),
      near: { seat, side: 0 },
      far: { seat: boss, side: seat },
      land: landName(seat),
      shared: true,
      place: seat === table.me ? 'own' : 'partner',
    }));
}

function ringFronts(table: Table): Front[] {
  const { me, view } = table;
  const front = (seat: Seat, place: Front['place']): Front => ({
    key: landName(seat),
    near: { seat, side: 0 },
    far: { seat: neighbour(table, seat, 1), side: 1 },
    land: landName(seat),
    shared: false,
    place,
  });
  const turned = ({ near, far, ...rest }: Front): Front => ({ ...rest, near: far, far: near });
  const left = neighbour(table, me, -1);
  const others = view.seats.flatMap((seat, i) => (seat.out || i === me || i === left ? [] : front(i, 'other')));
  if (view.seats[me]?.out !== false) return view.seats.flatMap((seat, i) => (seat.out ? [] : front(i, 'other')));
  // The last one standing has no neighbour any more.
  if (left === me) return [front(me, 'right')];
  return [turned(front(left, 'left')), front(me, 'right'), ...others];
}

/** All boards of the table as this player sees them, the own ones first. */
export function frontsOf(table: Table): Front[] {
  const mode = modeOf(table);
  if (mode === MODE.coop) return coopFronts(table);
  if (mode === MODE.last) return ringFronts(table);
  const me = table.me === 1 && mode !== MODE.siege ? 1 : 0;
  const near = { seat: me, side: 0 };
  return [{ key: 'land', near, far: { seat: 1 - me, side: 0 }, land: 'land', shared: false, place: 'only' }];
}

/** Boards that are drawn large: one's own; the first two for who has none, being out of the game. */
export function largeOf(fronts: readonly Front[]): readonly Front[] {
  const own = fronts.filter(({ place }) => place !== 'other');
  return own.length > 0 ? own : fronts.slice(0, 2);
}

export const zoneNamed = ({ catalogue }: Table, name: string): ZoneInfo | undefined =>
  catalogue.zones.find((zone) => zone.board && zone.name === name);

export const cardAt = ({ view }: Table, zone: ZoneInfo | undefined): CardView | undefined =>
  zone === undefined ? undefined : view.cards.find((card) => card.zone === zone.id);

const ALL: readonly Position[] = ['1', '2', '3', '-front', '-strike'];

/** Names of all spaces drawn with a board. */
export const spacesOf = ({ near, far, land, shared }: Front): string[] => [
  ...ALL.map((position) => spaceName(near, position)),
  ...ALL.filter((position) => !shared || position === '-front').map((position) => spaceName(far, position)),
  land,
];

/** How many things on these spaces can be chosen now. */
export function markedOn(table: Table, names: readonly string[]): number {
  const { marks } = table.control;
  return names.filter((name) => {
    const zone = zoneNamed(table, name);
    const card = cardAt(table, zone);
    const army = name === `${LETTERS[table.me]}1` ? 'right' : name === `${LETTERS[table.me]}x1` ? 'left' : '';
    if (army !== '' && marks.plain.some(({ key }) => key === army)) return true;
    return zone !== undefined && (marks.places.has(zone.id) || (card !== undefined && marks.cards.has(card.handle)));
  }).length;
}

/** The seat a monster of this player is about to strike, -1 for none. */
export function struckSeat(table: Table): number {
  const front = frontsOf(table).find(
    ({ near }) => near.seat === table.me && cardAt(table, zoneNamed(table, spaceName(near, '-strike'))) !== undefined,
  );
  return front?.far.seat ?? -1;
}
