import type { Bilingual, CardView, Handle, Seat, ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { BattleScene } from '@bojiste/session/games/original-war';
import type { Table } from '../common/context.ts';
import { LETTERS } from '../common/players.tsx';

/** What the Original War table reads off the view. */

export interface SectorInfo {
  readonly no: number;
  readonly names: Bilingual;
  readonly paths: readonly number[];
  readonly crates: number;
  readonly oil: number;
  readonly siberite: number;
  readonly land?: string;
}

export interface MapInfo {
  readonly key: string;
  readonly names: Bilingual;
  readonly sectors: readonly SectorInfo[];
}

export type Side = 'own' | 'ally' | 'foe' | 'wild';

export interface Force {
  readonly side: Side;
  /** -1 for animals. */
  readonly seat: Seat;
  readonly people: readonly CardView[];
  readonly vehicles: readonly CardView[];
  readonly buildings: readonly CardView[];
}

export const mapOf = ({ catalogue, view }: Table): MapInfo =>
  sure((catalogue.facts.maps as readonly MapInfo[])[view.tally.map ?? 0]);

export const sceneOf = ({ frame }: Table): BattleScene | null =>
  (frame.update.scene as BattleScene | undefined) ?? null;

export const teamOf = ({ view }: Table, seat: Seat): number => view.tally[`team${LETTERS[seat]}`] ?? seat;
export const startOf = ({ view }: Table, seat: Seat): number => view.tally[`start${LETTERS[seat]}`] ?? -1;
export const isAllied = (table: Table, seat: Seat): boolean =>
  seat === table.me || teamOf(table, seat) === teamOf(table, table.me);

export const sideOf = (table: Table, seat: Seat): Side =>
  seat === table.me ? 'own' : seat < 0 ? 'wild' : isAllied(table, seat) ? 'ally' : 'foe';

const isKind = (table: Table, card: CardView, kind: string): boolean => table.info(card)?.kinds.includes(kind) === true;

/** The sector card lies below everything else in its sector. */
export const sectorCard = (table: Table, zone: ZoneId): CardView | undefined =>
  table.view.cards.find((card) => card.zone === zone && isKind(table, card, 'sector'));

/** Who and what stands in a sector, side by side: the own side first, animals last. */
export function forcesIn(table: Table, zone: ZoneId): Force[] {
  const here = table.view.cards.filter((card) => card.zone === zone && !isKind(table, card, 'sector'));
  const wild = here.filter((card) => isKind(table, card, 'animal'));
  const tame = here.filter((card) => !wild.includes(card));
  const seats = table.view.seats.map((_, seat) => seat);
  const order = [...seats].sort((a, b) => rank(table, a) - rank(table, b) || a - b);
  const force = (cards: readonly CardView[], seat: Seat): Force => ({
    side: sideOf(table, seat),
    seat,
    people: cards.filter((card) => isKind(table, card, 'character')),
    vehicles: cards.filter((card) => isKind(table, card, 'vehicle')),
    buildings: cards.filter((card) => isKind(table, card, 'building')),
  });
  const sides = order.map((seat) =>
    force(
      tame.filter((card) => card.control === seat),
      seat,
    ),
  );
  return [...sides, force(wild, -1)].filter(
    ({ people, vehicles, buildings }) => people.length + vehicles.length + buildings.length > 0,
  );
}

const rank = (table: Table, seat: Seat): number => (seat === table.me ? 0 : isAllied(table, seat) ? 1 : 2);

/** Cards that can be chosen in a sector. */
export const markedIn = (table: Table, zone: ZoneId): number =>
  table.view.cards.filter((card) => card.zone === zone && table.control.marks.cards.has(card.handle)).length;

/** Whoever is asked in a battle what to do; 0 where nobody of it is: a round begins with a question of the sector itself. */
export function actingNow(table: Table, { sector }: BattleScene): Handle {
  const source = table.find(table.control.question?.source ?? 0);
  return source?.zone === sector && !isKind(table, source, 'sector') ? source.handle : 0;
}
