import {
  Card,
  changeCounter,
  createCard,
  type Game,
  NONE,
  refOf,
  SEAT_LETTERS,
  type Seat,
  type State,
  useUp,
  type ZoneId,
} from '@bojiste/kernel';
import { asList, asMap, asNumber, asText, asTexts, fail, type Item } from './yaml.ts';

/** A game in the middle of a scene, with the names the scene gave to cards. */
export interface World {
  readonly g: Game;
  readonly s: State;
  /** `$name` -> card id. */
  readonly labels: Map<string, number>;
}

export const letter = (seat: Seat): string => SEAT_LETTERS[seat] ?? '?';

export function readSeat(w: World, item: Item, text = asText(item, 'a seat')): Seat {
  const seat = SEAT_LETTERS.indexOf(text);
  if (text.length !== 1 || seat < 0 || seat >= w.s.seats.length) {
    const seats = w.s.seats.map((_, i) => letter(i)).join(', ');
    fail(item, `"${text}" is no seat; the seats are ${seats}`);
  }
  return seat;
}

export function lookup(item: Item, names: ReadonlyMap<string, number>, name: string, what: string): number {
  const at = names.get(name);
  if (at === undefined) fail(item, `no ${what} "${name}"; there are ${[...names.keys()].join(', ') || 'none'}`);
  return at;
}

/** Similar keys first, so that a slip of the pen is easily mended. */
function nearest(key: string, keys: Iterable<string>): string {
  const parts = key.split('-').filter((part) => part.length > 2);
  const near = [...keys].filter((other) => parts.some((part) => other.includes(part)));
  return near.length === 0 ? '' : `; did you mean ${near.slice(0, 6).join(', ')}?`;
}

interface Named {
  readonly owner: Seat;
  readonly def: number;
  readonly count: number;
}

/** `A svara`, `svara` where the owner is clear, `svara x3` for several. */
export function readCardName(w: World, item: Item, owner: Seat): Named {
  const words = asText(item, 'a card').trim().split(/\s+/);
  const seat = words.length > 1 && /^[A-H]$/.test(words[0]) ? readSeat(w, item, words.shift()) : owner;
  const times = words.length > 1 && /^x\d+$/.test(words[words.length - 1]) ? Number(words.pop()?.slice(1)) : 1;
  if (words.length !== 1) fail(item, `"${item.text}" is no card; write owner and key, e.g. "A guard"`);
  if (seat === NONE) fail(item, `whose card is "${item.text}"? Write the owner first, e.g. "A ${words[0]}"`);
  const def = w.g.names.cards.get(words[0]);
  if (def === undefined)
    fail(item, `${w.g.def.id} has no card "${words[0]}"${nearest(words[0], w.g.names.cards.keys())}`);
  return { owner: seat, def, count: times };
}

/** Puts the cards of a list (or the one card) into a zone; the last of the list is on top. */
export function putCards(w: World, item: Item, zone: ZoneId, owner: Seat, host = NONE): void {
  for (const one of asList(item)) putCard(w, one, zone, owner, host);
}

function putCard(w: World, item: Item, zone: ZoneId, owner: Seat, host: number): void {
  if (item.kind === 'scalar') {
    const named = readCardName(w, item, owner);
    for (let i = 0; i < named.count; i++) create(w, named, zone, named.owner, host);
    return;
  }
  const parts = asMap(item, 'a card');
  const name = parts.get('card');
  if (name === undefined) fail(item, 'a card in parts needs "card: owner and key"');
  const named = readCardName(w, name, owner);
  const control = parts.get('control');
  const card = create(w, named, zone, control === undefined ? named.owner : readSeat(w, control), host, parts);
  for (const [key, part] of parts) dress(w, card, key, part);
}

function create(
  w: World,
  named: Named,
  zone: ZoneId,
  control: Seat,
  host: number,
  parts: ReadonlyMap<string, Item> = new Map(),
): Card {
  const { g, s } = w;
  const face = parts.get('face');
  if (face !== undefined && face.text !== 'up' && face.text !== 'down') fail(face, 'face is up or down');
  let known = 0;
  const seats = parts.get('known');
  if (seats !== undefined) for (const seat of asList(seats)) known |= 1 << readSeat(w, seat);
  const down = face?.text === 'down' ? 1 : 0;
  const card = new Card(s.cards.length, named.def, named.owner, control, zone, 0, down, known, host, 0);
  createCard(g, s, card);
  return card;
}

const DONE_ALREADY = new Set(['card', 'control', 'face', 'known']);

/** One part of a card: a name for the scene, marks, uses, counters, or cards that lie with it. */
function dress(w: World, card: Card, key: string, part: Item): void {
  const { g, s } = w;
  if (DONE_ALREADY.has(key)) return;
  if (key === 'as') {
    w.labels.set(asText(part, 'as'), card.id);
    return;
  }
  if (key === 'flags') {
    for (const flag of asTexts(part, 'a flag')) card.flags |= 1 << lookup(part, g.names.flags, flag, 'flag');
    return;
  }
  if (key === 'used') {
    for (const ability of asTexts(part, 'an ability'))
      useUp(s, refOf(card), lookup(part, g.names.abilities, ability, 'ability'));
    return;
  }
  if (g.names.counters.has(key)) {
    changeCounter(g, s, card, g.names.counters.get(key) as number, asNumber(part, key));
    return;
  }
  if (key === 'attached' || key === 'tucked' || g.zoneStart.has(key)) {
    const zone = g.zoneStart.has(key) ? g.zoneOf(key, card.owner) : card.zone;
    putCards(w, part, zone, card.owner, refOf(card));
    return;
  }
  const known = ['card', 'control', 'face', 'known', 'as', 'flags', 'used', 'attached', ...g.names.counters.keys()];
  fail(
    part,
    `a card has no part "${key}"; it has ${known.join(', ')} and the zones ${[...g.zoneStart.keys()].join(', ')}`,
  );
}

export const cardText = (g: Game, card: Card): string => `${letter(card.owner)} ${g.defs[card.def].decl.key}`;

/** Cards in a zone that are not attached to another one there; nobody's cards are the ground they stand on. */
export const standing = (s: State, zone: ZoneId): Card[] =>
  s.zones[zone].map((id) => s.cards[id]).filter((card) => card.host < 0 && card.owner !== NONE);

const groundOf = (s: State, zone: ZoneId): Card[] =>
  s.zones[zone].map((id) => s.cards[id]).filter((card) => card.owner === NONE);

/** A card by the scene's own name or by its space. */
export function findInScene(w: World, item: Item, name: string): Card {
  const { g, s } = w;
  if (name.startsWith('$')) {
    const id = w.labels.get(name.slice(1));
    if (id === undefined) fail(item, `no card was named "${name.slice(1)}" (as: ...); named: ${labelled(w)}`);
    return s.cards[id];
  }
  const zone = readZone(w, item, name);
  const owned = standing(s, zone);
  const cards = owned.length > 0 ? owned : groundOf(s, zone);
  if (cards.length === 1) return cards[0];
  const there = cards.length === 0 ? 'nothing' : cards.map((card) => cardText(g, card)).join(', ');
  fail(item, `one card was expected at ${name}, but there is ${there}`);
}

const labelled = (w: World): string => [...w.labels.keys()].join(', ') || 'none';

/** `A.hand`, `c3`, or a zone of the table. */
export function zoneNamed(w: World, name: string): ZoneId | null {
  const { g, s } = w;
  const [first, rest] = name.split('.', 2);
  if (rest !== undefined) {
    const seat = SEAT_LETTERS.indexOf(first);
    const start = g.zoneStart.get(rest);
    if (first.length !== 1 || seat < 0 || seat >= s.seats.length || start === undefined) return null;
    return g.zones[start].decl.per === 'seat' ? start + seat : null;
  }
  const at = g.zones.findIndex((zone) => zone.name === name && zone.decl.per !== 'seat');
  return at < 0 ? null : at;
}

export function readZone(w: World, item: Item, name: string): ZoneId {
  const zone = zoneNamed(w, name);
  if (zone === null) fail(item, `no space or zone "${name}" (spaces by name, zones of a seat as A.${firstZone(w.g)})`);
  return zone;
}

const firstZone = (g: Game): string => g.def.zones.find((zone) => zone.per === 'seat')?.name ?? 'zone';
