import type { Arg, EventField, Num, Place, RefX, Who } from '@bojiste/kernel/effects/nodes';
import type { ArgType } from '@bojiste/kernel/table/contract';
import { fixed, ownedBy, type Phrase, phrase, say } from '../grammar/phrase.ts';
import type { Slot } from '../grammar/template.ts';
import { agreeing, type Noun } from '../grammar/words.ts';
import { calcPhrase } from './calls.ts';
import { cardsPhrase, countOf, numberPhrase } from './parts.ts';
import {
  asNoun,
  bi,
  declaredNoun,
  isYou,
  lexAdjective,
  lexNoun,
  refer,
  selfPhrase,
  type Talk,
  type Thing,
  textOf,
  toldOf,
  within,
  wordOf,
} from './talk.ts';
import { timesText } from './time.ts';

/** Objects, seats and places as phrases; and any argument of a verb as the slot of its template. */

const czechYou = { is: 'noun', gender: 'm', own: [], after: '', at: 'v' } as const;
const VY = ['vy', 'vás', 'vám', 'vás', 'vás', 'vámi'];

export const youPhrase = (t: Talk): Phrase => {
  const told = toldOf(t);
  if (told !== undefined) return phrase(t.lang, lexNoun(t, told), { det: 'the' });
  return t.lang === 'cs' ? phrase('cs', { ...czechYou, sg: VY, pl: VY }, { plural: true }) : fixed('en', 'you', true);
};

/** The bare noun of a phrase, to speak of the thing again. */
export const baseOf = (t: Talk, p: Phrase): Phrase =>
  phrase(t.lang, p.nouns.length === 1 && p.nouns[0] !== undefined ? short(p.nouns[0]) : lexNoun(t, 'word.card'));

/** What was said of it in a clause or by where it is goes without saying the second time. */
const short = (noun: Noun): Noun =>
  /^(, |(that|who|whom|from|in|within|ze?|ve?) )/.test(noun.after) ? { ...noun, after: '' } : noun;

// ---- variables ------------------------------------------------------------------------------------------------------------

const THING_WORD: Readonly<Record<Thing, string>> = {
  card: 'word.card',
  place: 'word.space',
  seat: 'word.player',
  number: 'word.number',
  value: 'word.option',
};

/** Something else told of by a pronoun: sousedící s ní, adjacent to it. */
const PRONOUN = / (it|them|n[íi]|něj|něm|ním|nich|nimi)$/;

export function varPhrase(t: Talk, v: string, type: Thing): Phrase {
  const bound = t.vars.get(v);
  if (bound === undefined) return refer(t, `v:${v}`, phrase(t.lang, lexNoun(t, THING_WORD[type]), { det: 'that' }));
  if (bound.as === 'alias') return within(t, { vars: new Map(bound.vars) }, () => argPhrase(t, type, bound.arg));
  if (bound.as === 'query')
    return bound.of.k === 'cards' ? cardsPhrase(t, bound.of, { plural: true }) : fixed(t.lang, v);
  if (bound.fresh !== undefined) {
    const first = bound.fresh(t);
    delete bound.fresh;
    // Told by something that a pronoun means already, so that a second pronoun could mean either: a unit adjacent to it.
    t.focus = PRONOUN.test(first.tail) ? '' : `v:${v}`;
    t.seen.add(`v:${v}`);
    return first;
  }
  const det = bound.how === 'chosen' ? 'chosen' : 'that';
  return refer(t, `v:${v}`, { ...bound.base, det, plural: bound.many });
}

// ---- objects --------------------------------------------------------------------------------------------------------------

const ORDINALS = { cs: ['první', 'druhý', 'třetí', 'čtvrtý'], en: ['first', 'second', 'third', 'fourth'] };

function known(t: Talk, id: 'it' | 'cause' | 'item', base: Phrase | undefined): Phrase {
  const full = base === undefined ? phrase(t.lang, lexNoun(t, 'word.card')) : baseOf(t, base);
  return refer(t, id, { ...full, det: 'that' });
}

/** Where the event tells of two things of one sort, its source has a name by what it does, `texts['event.<name>.source']`. */
function sourcePhrase(t: Talk): Phrase {
  const key = `event.${t.event?.on ?? ''}.source`;
  const alike = t.it?.nouns[0]?.sg[0] !== undefined && t.it.nouns[0].sg[0] === t.cause?.nouns[0]?.sg[0];
  if (!alike || textOf(t, key) === undefined) return known(t, 'cause', t.cause);
  return refer(t, 'cause', phrase(t.lang, lexNoun(t, key), { det: 'the' }));
}

/** Does the text speak of more than one linked card? */
const linksSeveral = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  const { k, slot } = node as { k?: string; slot?: number };
  return (k === 'link' && slot !== 0) || Object.values(node).some(linksSeveral);
};

function linked(t: Talk, slot: number | string): Phrase {
  if (typeof slot === 'string')
    return refer(t, `link:${slot}`, phrase(t.lang, lexNoun(t, `link.${slot}`), { det: 'the' }));
  const ordinal = ORDINALS[t.lang][slot] ?? `${slot + 1}.`;
  const adjectives = linksSeveral(t.card?.abilities) ? [ordinal] : [];
  return refer(t, `link:${slot}`, phrase(t.lang, lexNoun(t, 'word.linked'), { det: 'the', adjectives }));
}

/** What a tally notes, if cards speak of it: a word. */
export const tallyPhrase = (t: Talk, name: string): Phrase =>
  phrase(t.lang, asNoun(t, wordOf(t, t.def.tallies.find((x) => x.name === name)?.text, name)), { det: 'the' });

export function refPhrase(t: Talk, r: RefX): Phrase {
  switch (r.k) {
    case 'self':
      return selfPhrase(t);
    case 'it':
      return t.itIsSelf ? selfPhrase(t) : known(t, 'it', t.it);
    case 'cause':
      return t.causeIsSelf ? selfPhrase(t) : sourcePhrase(t);
    case 'item':
      return known(t, 'item', undefined);
    case 'var':
      return varPhrase(t, r.v, 'card');
    case 'host':
      return refer(t, 'host', phrase(t.lang, lexNoun(t, 'word.host'), { det: 'the' }));
    case 'link':
      return linked(t, r.slot);
    case 'tally':
      return refer(t, `tally:${r.tally}`, tallyPhrase(t, r.tally));
    case 'the':
      return refer(t, JSON.stringify(r.of), cardsPhrase(t, r.of, { det: 'the' }));
    case 'calc':
      return calcPhrase(t, r);
  }
}

// ---- seats ----------------------------------------------------------------------------------------------------------------

/** Is it the one who reads the card? */
export const isReader = (t: Talk, w: Who): boolean => isYou(w) && toldOf(t) === undefined;

export const sameSeat = (a: Who, b: Who): boolean => JSON.stringify(a) === JSON.stringify(b) || (isYou(a) && isYou(b));

/** Who has what a function gives may have a name, `texts['controller.<function>']`: the attacking player. */
function controllerPhrase(t: Talk, of: RefX): Phrase {
  if (of.k === 'calc' && textOf(t, `controller.${of.name}`) !== undefined)
    return phrase(t.lang, lexNoun(t, `controller.${of.name}`), { det: 'the' });
  const card = refPhrase(t, of);
  if (t.lang === 'en') return ownedBy(phrase('en', lexNoun(t, 'word.controller')), card);
  return phrase('cs', lexNoun(t, 'word.player'), { tail: `${agreeing('ovládající')} ${say(card, 'acc')}` });
}

/** "your opponent", or as the game has it: `texts['voice.foe']`. */
const foeDet = (t: Talk): 'the' | 'your' => (textOf(t, 'voice.foe')?.en === 'the' ? 'the' : 'your');

export function whoPhrase(t: Talk, w: Who): Phrase {
  if (isYou(w)) return youPhrase(t);
  switch (w.k) {
    case 'you':
      return youPhrase(t);
    case 'foe':
      return phrase(t.lang, lexNoun(t, 'word.foe'), { det: t.lang === 'en' ? foeDet(t) : '' });
    case 'active':
      return phrase(t.lang, lexNoun(t, 'word.active'), { det: 'the' });
    case 'nobody':
      return fixed(t.lang, bi(t, 'nikdo', 'nobody'));
    case 'controller':
      return controllerPhrase(t, w.of);
    case 'owner':
      return ownedBy(phrase(t.lang, lexNoun(t, 'word.owner')), refPhrase(t, w.of));
    case 'var':
      return varPhrase(t, w.v, 'seat');
    case 'event':
      return phrase(t.lang, lexNoun(t, 'word.player'), { det: 'that' });
  }
}

// ---- places ---------------------------------------------------------------------------------------------------------------

/** Somebody's thing; in Czech "svůj" when the one who acts is its owner. */
export function belonging(t: Talk, thing: Phrase, w: Who): Phrase {
  if (t.acting && sameSeat(w, t.actor) && !(isYou(w) && toldOf(t) !== undefined)) {
    if (isYou(w)) return { ...thing, det: 'own' };
    return t.lang === 'cs' ? { ...thing, det: 'own' } : { ...thing, owner: 'their' };
  }
  if (t.fronted && isReader(t, w)) return { ...thing, det: 'either' };
  return ownedBy(thing, whoPhrase(t, w));
}

export function zonePhrase(t: Talk, zone: string, of: Who): Phrase {
  const thing = phrase(t.lang, declaredNoun(t, 'zones', zone));
  const shared = t.def.zones.find((z) => z.name === zone)?.per === 'table';
  return shared || of.k === 'nobody' ? { ...thing, det: 'the' } : belonging(t, thing, of);
}

function eventPlace(t: Talk, field: EventField): Phrase {
  const adjective = lexAdjective(t, field === 'from' ? 'word.from' : 'word.to');
  return phrase(t.lang, lexNoun(t, 'word.space'), { det: 'the', adjectives: [adjective] });
}

export function placePhrase(t: Talk, p: Place): Phrase {
  switch (p.k) {
    case 'placeOf':
      return ownedBy(phrase(t.lang, lexNoun(t, 'word.space')), refPhrase(t, p.of));
    case 'zone':
      return zonePhrase(t, p.zone, p.of);
    case 'event':
      return eventPlace(t, p.field);
    case 'var':
      return varPhrase(t, p.v, 'place');
  }
}

// ---- anything ---------------------------------------------------------------------------------------------------------------

const SEAT_KINDS: readonly string[] = ['you', 'foe', 'active', 'nobody', 'controller', 'owner'];

/** Objects and places stand in the same positions; the node tells them apart. */
export function somewhere(t: Talk, x: RefX | Place): Phrase {
  if (x.k === 'var') return varPhrase(t, x.v, t.vars.get(x.v)?.as === 'thing' ? thingOf(t, x.v) : 'card');
  return x.k === 'placeOf' || x.k === 'zone' || x.k === 'event' ? placePhrase(t, x) : refPhrase(t, x);
}

function thingOf(t: Talk, v: string): Thing {
  const bound = t.vars.get(v);
  return bound?.as === 'thing' ? bound.type : 'card';
}

export function anything(t: Talk, x: RefX | Who | Place): Phrase {
  if (SEAT_KINDS.includes(x.k)) return whoPhrase(t, x as Who);
  return somewhere(t, x as RefX | Place);
}

export function argPhrase(t: Talk, type: Thing | ArgType, arg: Arg): Phrase {
  if (typeof arg === 'number') return numberPhrase(t, arg);
  if (arg.k === 'calc') return calcPhrase(t, arg);
  switch (type) {
    case 'card':
      return refPhrase(t, arg as RefX);
    case 'place':
      return somewhere(t, arg as RefX | Place);
    case 'seat':
      return whoPhrase(t, arg as Who);
    case 'number':
      return numberPhrase(t, arg as Num);
    case 'value':
      return arg.k === 'var' ? varPhrase(t, arg.v, 'value') : numberPhrase(t, arg as Num);
  }
}

const once = <R>(make: () => R): (() => R) => {
  let kept: { readonly value: R } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
};

const signed = (t: Talk, arg: Arg): string => {
  if (typeof arg !== 'number') return `+${say(numberPhrase(t, arg as Num))}`;
  return arg < 0 ? `−${-arg}` : `+${arg}`;
};

const howOften = (t: Talk, arg: Arg): string => {
  if (arg === 1) return '';
  if (typeof arg !== 'number')
    return bi(t, `${say(numberPhrase(t, arg as Num))}krát`, `${say(numberPhrase(t, arg as Num))} times`);
  return bi(t, timesText(arg), arg === 2 ? 'twice' : `${arg} times`);
};

function seatFlags(t: Talk, who: Who): Partial<Slot> {
  const told = isYou(who) && toldOf(t) !== undefined;
  const acts = sameSeat(who, t.actor) && !told;
  return { acts, you: isReader(t, who), ...(acts && t.acting && isYou(who) ? { det: 'own' as const } : {}) };
}

export function argSlot(t: Talk, type: ArgType, arg: Arg): Slot {
  const counts = new Map<string, Phrase>();
  const count = (noun: Noun, key: string): Phrase => {
    const made = counts.get(key) ?? countOf(t, arg as Num, noun);
    counts.set(key, made);
    return made;
  };
  return {
    phrase: once(() => argPhrase(t, type, arg)),
    ...(typeof arg === 'object' && arg.k === 'self' ? { itself: true } : {}),
    ...(type === 'number' ? { count, sign: once(() => signed(t, arg)), times: () => howOften(t, arg) } : {}),
    ...(type === 'seat' ? seatFlags(t, arg as Who) : {}),
  };
}

export const phraseSlot = (p: Phrase): Slot => ({ phrase: () => p });
