import {
  type Card,
  type Decision,
  elementsOf,
  findMove,
  type Game,
  goingOn,
  OP_GROUP,
  type Option,
  type Seat,
  type State,
  sighted,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Aim } from './place.ts';

/** What a move chooses, before it is carried out. */

/** Is it a choice from the menu that comes after the window, which nobody else may know yet? */
export function isSecret(g: Game, s: State, { seat }: Decision, key: string): boolean {
  if (!goingOn(sure(s.frames[s.frames.length - 1]))) return false;
  const found = findMove(g, s, { seat, key });
  return 'value' in found && found.value < 0;
}

/** The option a move takes, or the several that one answer names. */
export function chosenIn({ options, several }: Decision, key: string): Option[] {
  const keys = elementsOf(key)?.keys ?? [key];
  const all = [...options, ...(several?.options ?? [])];
  return keys.flatMap((one) => all.find((option) => option.key === one) ?? []);
}

/** The card an option speaks of, as its seat knows it. */
export const cardOf = (s: State, seat: Seat, { card }: Option): Card | undefined =>
  card === 0 ? undefined : s.cards.find(({ id }) => sure(s.handles[seat])[id] === card);

/** What is aimed at by an option, if anything is. `at`: number of the next beat. The order of what waits aims at nothing. */
export function aimsOf(g: Game, s: State, { seat }: Decision, option: Option, at: number): Aim[] {
  if (sure(s.frames[s.frames.length - 1]).op === OP_GROUP) return [];
  const card = cardOf(s, seat, option);
  if (card === undefined && option.place < 0) return [];
  return [{ card: card === undefined ? null : sighted(g, s, card.id), place: option.place, seat, at }];
}
