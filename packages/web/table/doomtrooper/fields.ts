import type { CardView, Handle, Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { CombatScene } from '@bojiste/session/games/doomtrooper';
import type { ZoneInfo } from '@bojiste/session/types';
import type { Table } from '../common/context.ts';

/** What the Doomtrooper table reads off the view. */

export type Side = 'own' | 'ally' | 'foe';

/** Partners sit crosswise. */
export const isAllied = ({ view, me }: Table, seat: Seat): boolean =>
  seat === me || (view.tally.teams === 1 && seat % 2 === me % 2);

export const sideOf = (table: Table, seat: Seat): Side =>
  seat === table.me ? 'own' : isAllied(table, seat) ? 'ally' : 'foe';

export const sceneOf = ({ frame }: Table): CombatScene | null =>
  (frame.update.scene as CombatScene | undefined) ?? null;

export const AREAS = ['squad', 'cohort', 'station', 'outside', 'hidden', 'player'] as const;
export type Area = (typeof AREAS)[number];

export const isPlayerCard = (table: Table, card: CardView): boolean => table.info(card)?.type === 'player';

/** Cards of an area, without those that lie under others and without the card that stands for the player. */
export function cardsOf(table: Table, area: Area, seat: Seat): CardView[] {
  const zone = table.catalogue.zones.find(({ kind, seat: owner }) => kind === area && owner === seat);
  return table.view.cards
    .filter((card) => card.zone === zone?.id && card.host === 0 && !isPlayerCard(table, card))
    .sort((a, b) => a.index - b.index);
}

/** What lies under a card, whatever it is attached to in turn. */
export function under(table: Table, handle: Handle): CardView[] {
  const direct = table.view.cards.filter((card) => card.host === handle);
  return direct.flatMap((card) => [card, ...under(table, card.handle)]);
}

export const playerCard = (table: Table, seat: Seat): CardView | undefined =>
  table.view.cards.find((card) => card.owner === seat && isPlayerCard(table, card));

/** Cards that lie with a player: what is attached to the card that stands for the player counts too. */
export function withPlayer(table: Table, seat: Seat): CardView[] {
  const own = playerCard(table, seat);
  return [...cardsOf(table, 'player', seat), ...(own === undefined ? [] : under(table, own.handle))];
}

export const resourceOf = ({ view, catalogue }: Table, seat: Seat, name: string): number =>
  sure(view.seats[seat]).resources[catalogue.resources.findIndex((one) => one.name === name)] ?? 0;

/** Acts of the card that stands for the player have buttons of their own; as a target it is a button of the prompt. */
export function isShown(table: Table, zone: ZoneInfo, card: CardView | undefined): boolean {
  if (card === undefined) return zone.board;
  if (!isPlayerCard(table, card)) return true;
  return (table.control.marks.cards.get(card.handle) ?? []).every(({ act }) => act !== null);
}

/**
 * Does the fight take the screen? It does not while something is asked of cards that lie elsewhere on the table: they
 * must be seen to be chosen.
 */
export function isFight(table: Table): boolean {
  const scene = sceneOf(table);
  if (scene === null || scene.attacker === null) return false;
  const fighters = [scene.attacker.card, ...(scene.defender === null ? [] : [scene.defender.card])];
  const shown = (card: CardView) =>
    fighters.includes(card.handle) ||
    fighters.includes(card.host) ||
    isPlayerCard(table, card) ||
    !onTable(table, card);
  return table.view.cards.every((card) => !table.control.marks.cards.has(card.handle) || shown(card));
}

const FIELDS = new Set<string>(['squad', 'cohort', 'station', 'outside', 'hidden', 'player', 'attached']);
const onTable = ({ catalogue }: Table, card: CardView): boolean => FIELDS.has(sure(catalogue.zones[card.zone]).kind);
