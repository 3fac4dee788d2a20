import type { Handle, Seat, ZoneId } from '@bojiste/kernel';
import type { Beat } from '@bojiste/session/types';

/** Where things of a beat lie on the page. */

type Thing = Beat['objects'][number];

const seen = (element: HTMLElement): boolean => element.getClientRects().length > 0;

function first(selector: string): HTMLElement | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) if (seen(element)) return element;
  return null;
}

export const seatElement = (seat: Seat): HTMLElement | null => first(`main .side[data-seat="${seat}"]`);
export const placeElement = (zone: ZoneId): HTMLElement | null =>
  zone < 0 ? null : first(`main [data-place="${zone}"]`);

/** The card itself: on the board before anywhere else. */
export function cardElement(handle: Handle): HTMLElement | null {
  if (handle === 0) return null;
  return first(`main [data-region=board] [data-card="${handle}"]`) ?? first(`main [data-card="${handle}"]`);
}

/** What stands for a thing: the card, its place, or its player. */
export const thingElement = (thing: Thing): HTMLElement | null =>
  cardElement(thing.handle) ?? placeElement(thing.zone) ?? seatElement(thing.control);

/** What moves when a card moves: in a space of a board the figure and not the space. */
export const figureOf = (element: HTMLElement): HTMLElement =>
  element.querySelector<HTMLElement>('.sw-travel') ?? element;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });
