import { type Frame, ROW_LENGTH, type Row, refOf, rowIn, SET_ROWS, type State } from '../state/records.ts';
import type { Ref, Seat } from '../types.ts';
import type { CompiledAbility, Game } from './game.ts';
import { abilityOf, cardOf, ensureIndex, matches } from './listen.ts';
import { usable } from './table.ts';
import { mayUse } from './yours.ts';

/**
 * What a seat may answer in a window. An answer is an ability of a card; where the window is about several proposed
 * events, also which of them.
 */

/** Answers carry the number of the row above the packed ability. */
const ROW_BITS = 24;
const ROW_UNIT = 1 << ROW_BITS;
const MOST_ROWS = 2 ** 32 / ROW_UNIT;

export const answerOf = (value: number): number => value & (ROW_UNIT - 1);
export const answeredRow = (value: number): number => value >>> ROW_BITS;

/** Pushes what the seat could answer: to an item (`about`), to proposed rows (`packet`), or to nothing in particular. */
export function listAnswers(
  g: Game,
  s: State,
  seat: Seat,
  tag: number,
  about: Row,
  packet: Frame | null,
  out: number[],
): void {
  ensureIndex(g, s);
  const kind = g.listen.respond;
  const listeners = s.listen[kind];
  for (let i = 0; i < listeners.length; i++) {
    const packed = listeners[i];
    const card = s.cards[cardOf(packed)];
    const ability = g.abilities[abilityOf(packed)];
    if (card.control !== seat && !(ability.shared && g.def.allied(s, card.control, seat))) continue;
    if ((ability.tagMask & tag) === 0 || sameCardListed(g, s, out, packed)) continue;
    if (packet !== null) listRows(g, s, seat, ability, packed, packet, out);
    else if (fits(g, s, seat, ability, refOf(card), about)) out.push(packed);
  }
}

/** Pushes the activated abilities the seat could use now. */
export function listActivated(g: Game, s: State, seat: Seat, out: number[]): void {
  ensureIndex(g, s);
  const kind = g.listen.act;
  const listeners = s.listen[kind];
  for (let i = 0; i < listeners.length; i++) {
    const packed = listeners[i];
    const card = s.cards[cardOf(packed)];
    if (mayUse(g, s, seat, card.control) && usable(g, s, seat, abilityOf(packed), refOf(card))) out.push(packed);
  }
}

function fits(g: Game, s: State, seat: Seat, ability: CompiledAbility, ref: Ref, row: Row): boolean {
  if (ability.pattern !== null && (row.length === 0 || !matches(s, ability, ref, seat, row))) return false;
  return usable(g, s, seat, ability.id, ref, row);
}

function listRows(
  g: Game,
  s: State,
  seat: Seat,
  ability: CompiledAbility,
  packed: number,
  packet: Frame,
  out: number[],
): void {
  const ref = refOf(s.cards[cardOf(packed)]);
  const rows = packet.sets[SET_ROWS];
  if (rows.length > MOST_ROWS * ROW_LENGTH)
    throw new Error(`${g.def.id}: a window about more than ${MOST_ROWS} events ("${ability.ability.key}" answers it)`);
  for (let at = 0, n = 0; at < rows.length; at += ROW_LENGTH, n++) {
    if (fits(g, s, seat, ability, ref, rowIn(rows, at))) out.push(packed + n * ROW_UNIT);
  }
}

/** Of interchangeable cards only the first is offered. */
function sameCardListed(g: Game, s: State, out: readonly number[], packed: number): boolean {
  const card = s.cards[cardOf(packed)];
  if (!g.zones[card.zone].decl.alike) return false;
  for (let i = 0; i < out.length; i++) {
    const other = s.cards[cardOf(answerOf(out[i]))];
    if (abilityOf(answerOf(out[i])) === abilityOf(packed) && other.def === card.def && other.zone === card.zone)
      return true;
  }
  return false;
}

/** Could the seat hold an answer that the others cannot see? If not, everybody knows that it has none. */
export function mayHide(s: State, seat: Seat, hidden: readonly number[]): boolean {
  for (let i = 0; i < hidden.length; i++) if (s.zones[hidden[i] + seat].length > 0) return true;
  return false;
}

/** First zones (one per seat) that nobody else sees into and in which some card could answer with this tag. */
export function hidingPlaces(g: Game, tag: string): number[] {
  let groups = 0;
  for (const ability of g.abilities) {
    if (ability.ability.kind === 'respond' && ability.tags.includes(tag)) groups |= ability.groups;
  }
  return g.zones
    .filter((zone) => zone.seat === 0 && zone.sight !== 0 && (groups & (1 << zone.group)) !== 0)
    .map((zone) => zone.id);
}
