import { type Card, countersOf, idOf, refOf, statOf, tagsOf, type ZoneId } from '@bojiste/kernel';
import { cardText, findInScene, letter, lookup, readCardName, readSeat, standing, type World } from './cards.ts';
import { asList, asMap, asNumber, asTexts, fail, type Item } from './yaml.ts';

/** Facts about zones and single cards. */

export function equal<T>(at: Item, what: string, wanted: T, found: T): void {
  if (wanted !== found) fail(at, `${what}: expected ${String(wanted)}, found ${String(found)}`);
}

export const sorted = (list: readonly string[]): string => [...list].sort().join(', ');
export const shown = (list: readonly string[]): string => (list.length === 0 ? 'nothing' : list.join(', '));

// ---- zones -----------------------------------------------------------------------------------------------------------

/** A number of cards, exactly these cards in any order, `empty`, or parts: those of a pile or those of the one card. */
export function checkZone(w: World, part: Item, name: string, zone: ZoneId): void {
  if (part.kind === 'map') checkZoneParts(w, part, name, zone);
  else if (typeof part.value === 'number') equal(part, `cards in ${name}`, part.value, w.s.zones[zone].length);
  else if (part.kind === 'scalar' && part.value === null) fail(part, `${name}: write "empty" for nothing`);
  else sameCards(part, name, part.text === 'empty' ? [] : wantedCards(w, part, zone), textsIn(w, zone));
}

const textsIn = (w: World, zone: ZoneId): string[] => standing(w.s, zone).map((card) => cardText(w.g, card));

function sameCards(at: Item, what: string, wanted: readonly string[], found: readonly string[]): void {
  if (sorted(wanted) !== sorted(found)) fail(at, `${what}: expected ${shown(wanted)}, found ${shown(found)}`);
}

function wantedCards(w: World, part: Item, zone: ZoneId): string[] {
  const owner = w.g.zones[zone].seat;
  return asList(part).flatMap((one) => {
    const { def, owner: seat, count } = readCardName(w, one, owner);
    return new Array<string>(count).fill(`${letter(seat)} ${w.g.defs[def].decl.key}`);
  });
}

type PileCheck = (want: Item, name: string, wanted: string[], there: string[]) => void;

/** Top is the end of the list; both ends are written as a pile is: bottom first, top last. */
const PILE: Readonly<Record<string, PileCheck>> = {
  top: (want, name, wanted, there) => sameOrder(want, `top of ${name}`, wanted, there.slice(-wanted.length)),
  bottom: (want, name, wanted, there) => sameOrder(want, `bottom of ${name}`, wanted, there.slice(0, wanted.length)),
  has: (want, name, wanted, there) => {
    const lacking = wanted.filter((card) => !there.includes(card));
    if (lacking.length > 0) fail(want, `${name}: expected ${shown(lacking)} among ${shown(there)}`);
  },
  lacks: (want, name, wanted, there) => {
    const found = wanted.filter((card) => there.includes(card));
    if (found.length > 0) fail(want, `${name}: ${shown(found)} should not be there`);
  },
};

function sameOrder(at: Item, what: string, wanted: readonly string[], found: readonly string[]): void {
  if (wanted.join() !== found.join()) fail(at, `${what}: expected ${shown(wanted)}, found ${shown(found)}`);
}

function checkZoneParts(w: World, part: Item, name: string, zone: ZoneId): void {
  const parts = asMap(part, name);
  if (![...parts.keys()].some((key) => key === 'size' || Object.hasOwn(PILE, key))) {
    checkCard(w, part, findInScene(w, part, name));
    return;
  }
  for (const [key, want] of parts) {
    if (key === 'size') equal(want, `cards in ${name}`, asNumber(want, 'size'), w.s.zones[zone].length);
    else if (Object.hasOwn(PILE, key)) PILE[key](want, name, wantedCards(w, want, zone), textsIn(w, zone));
    else fail(want, `${name} has no part "${key}"; it has size, ${Object.keys(PILE).join(', ')}`);
  }
}

// ---- one card --------------------------------------------------------------------------------------------------------

export function checkCard(w: World, item: Item, card: Card): void {
  if (item.kind === 'scalar') {
    const { owner, def } = readCardName(w, item, card.owner);
    equal(item, 'the card', `${letter(owner)} ${w.g.defs[def].decl.key}`, cardText(w.g, card));
    return;
  }
  for (const [key, part] of asMap(item, 'a card')) checkCardPart(w, card, key, part);
}

type CardCheck = (w: World, part: Item, card: Card, name: string) => void;

const CARD: Readonly<Record<string, CardCheck>> = {
  card: (w, part, card) => checkCard(w, part, card),
  control: (w, part, card, name) =>
    equal(part, `controller of ${name}`, letter(readSeat(w, part)), letter(card.control)),
  face: (_, part, card, name) => equal(part, `face of ${name}`, part.text, card.face === 0 ? 'up' : 'down'),
  zone: (w, part, card, name) => equal(part, `zone of ${name}`, part.text, zoneText(w, card.zone)),
  flags: (w, part, card, name) =>
    equal(part, `flags of ${name}`, sorted(asTexts(part, 'a flag')), sorted(flagsOf(w, card))),
  known: (w, part, card, name) =>
    equal(part, `seats that know ${name}`, sorted(asTexts(part, 'a seat')), sorted(knowers(w, card))),
  host: checkHost,
  attached: (w, part, card, name) => {
    const there = w.s.cards.filter((other) => other.host === refOf(card)).map((other) => cardText(w.g, other));
    const wanted = part.text === 'empty' ? [] : wantedCards(w, part, card.zone);
    sameCards(part, `attached to ${name}`, wanted, there);
  },
  stat: (w, part, card) => checkStats(w, part, card),
  tags: (w, part, card) => checkTags(w, part, card),
};

function checkCardPart(w: World, card: Card, key: string, part: Item): void {
  const name = cardText(w.g, card);
  const counter = w.g.names.counters.get(key);
  if (counter !== undefined) equal(part, `${key} of ${name}`, asNumber(part, key), countersOf(w.g, w.s, card)[counter]);
  else if (Object.hasOwn(CARD, key)) CARD[key](w, part, card, name);
  else {
    const parts = [...Object.keys(CARD), ...w.g.names.counters.keys()];
    fail(part, `a card has no part "${key}"; it has ${parts.join(', ')}`);
  }
}

function zoneText(w: World, zone: ZoneId): string {
  const { decl, seat, name } = w.g.zones[zone];
  return decl.per === 'seat' ? `${letter(seat)}.${decl.name}` : name;
}

const flagsOf = (w: World, card: Card): string[] =>
  w.g.def.flags.filter((_, i) => (card.flags & (1 << i)) !== 0).map((flag) => flag.name);

const knowers = (w: World, card: Card): string[] =>
  w.s.seats.flatMap((_, seat) => ((card.known & (1 << seat)) !== 0 ? [letter(seat)] : []));

function checkHost(w: World, part: Item, card: Card, name: string): void {
  const found = card.host < 0 ? 'none' : cardText(w.g, w.s.cards[idOf(card.host)]);
  const same = part.text === 'none' ? card.host < 0 : card.host === refOf(findInScene(w, part, part.text));
  if (!same) fail(part, `host of ${name}: expected ${part.text}, found ${found}`);
}

export function eachCard(w: World, item: Item, check: (w: World, part: Item, card: Card) => void): void {
  for (const [key, part] of asMap(item, 'cards')) check(w, part, findInScene(w, part, key));
}

export function checkStats(w: World, item: Item, card: Card): void {
  for (const [name, part] of asMap(item, 'stat')) {
    const stat = lookup(part, w.g.names.stats, name, 'stat');
    equal(part, `${name} of ${cardText(w.g, card)}`, asNumber(part, name), statOf(w.g, w.s, card, stat));
  }
}

export function checkTags(w: World, part: Item, card: Card): void {
  const found = w.g.def.tags
    .filter((_, i) => (tagsOf(w.g, w.s, card, i >>> 5) & (1 << i)) !== 0)
    .map((tag) => tag.name);
  equal(part, `tags of ${cardText(w.g, card)}`, sorted(asTexts(part, 'a tag')), sorted(found));
}
