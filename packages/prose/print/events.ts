import type { Cond, EventPattern, Filter, Who } from '@bojiste/kernel/effects/nodes';
import type { EventDecl, GameDef } from '@bojiste/kernel/table/contract';
import type { Bilingual } from '@bojiste/kernel/types';
import { type Phrase, phrase, say, words } from '../grammar/phrase.ts';
import { mentions, render, type Slot, type Token } from '../grammar/template.ts';
import { list } from './bits.ts';
import { BUILTIN_EVENTS, type EventTexts } from './builtins.ts';
import { filling, tokensOf } from './calls.ts';
import { cardsPhrase, condition, whoPhrase } from './parts.ts';
import { apart, bi, isYou, lexNoun, selfPhrase, stepNoun, type Talk, textOf, within } from './talk.ts';
import { duringText, turnText } from './tests.ts';
import { baseOf, belonging, isReader, phraseSlot, sameSeat } from './values.ts';

/** What an ability waits for, as the clause after "poté, co" / "whenever" / "pokud". */

export interface EventClause {
  readonly text: string;
  /** It is a time ("at the start of your turn") and takes no conjunction. */
  readonly time: boolean;
}

const isSelf = (where: readonly Filter[] | undefined): boolean =>
  where?.length === 1 && where[0]?.k === 'ref' && where[0].ref.k === 'self';

const found = (t: Talk, where: readonly Filter[], many = false): Phrase =>
  cardsPhrase(t, { k: 'cards', from: { k: 'board' }, where }, many ? { plural: true } : { det: 'a' });

const baseFrom = (t: Talk, where: readonly Filter[] | undefined): Phrase | undefined => {
  if (where === undefined) return undefined;
  const aside = apart(t);
  return baseOf(aside, found(aside, where));
};

/** Inside, `it` and `cause` mean the subject and the source of this event. */
export function withEvent<R>(t: Talk, e: EventPattern, run: () => R): R {
  const it = isSelf(e.subject) ? undefined : baseFrom(t, e.subject);
  const cause = isSelf(e.source) ? undefined : baseFrom(t, e.source);
  return within(t, { it, cause, itIsSelf: isSelf(e.subject), causeIsSelf: isSelf(e.source), event: e }, run);
}

// ---- when ---------------------------------------------------------------------------------------------------------------------------

const flat = (c: Cond | undefined): readonly Cond[] =>
  c === undefined ? [] : c.k === 'all' ? c.cs.flatMap(flat) : [c];

/** Whom the event concerns, or who brings it about, said by the template: same(ev('to'), you). */
function seatTest(c: Cond): { readonly name: 'by' | 'to'; readonly who: Who } | undefined {
  if (c.k !== 'same' || c.a.k !== 'event' || (c.a.field !== 'by' && c.a.field !== 'to')) return undefined;
  return { name: c.a.field, who: c.b as Who };
}

const isTime = (c: Cond): boolean => c.k === 'turnOf' || c.k === 'during';

function timeText(t: Talk, c: Cond, mine: boolean): string {
  if (c.k === 'turnOf') return turnText(t, c.who, 'your');
  return c.k === 'during' ? duringText(t, c.steps, mine ? 'your' : '') : '';
}

// ---- slots --------------------------------------------------------------------------------------------------------------------------

const lazy = (make: () => Phrase): Slot => {
  let kept: Phrase | undefined;
  return {
    phrase: () => {
      kept ??= make();
      return kept;
    },
  };
};

/** The subject is what "it" means afterwards. */
function subjectSlot(t: Talk, e: EventPattern, many: boolean): Slot {
  return lazy(() => {
    if (isSelf(e.subject)) return selfPhrase(t);
    const p = found(t, e.subject ?? [], many);
    t.focus = 'it';
    t.seen.add('it');
    return p;
  });
}

const sourceSlot = (t: Talk, where: readonly Filter[], many = false): Slot =>
  lazy(() => (isSelf(where) ? selfPhrase(t) : found(t, where, many)));

function stepSlot(t: Talk, e: EventPattern): Slot | undefined {
  const step = flat(e.if).flatMap((c) => (c.k === 'during' ? c.steps : []))[0];
  if (step === undefined) return undefined;
  const thing = phrase(t.lang, stepNoun(t, step), { det: 'the' });
  const { by } = e;
  const { doer } = t;
  const own = by !== undefined && doer !== undefined && sameSeat(by, doer);
  return lazy(() => {
    if (by === undefined) return thing;
    return within(t, own ? { acting: true, actor: by } : {}, () => belonging(t, { ...thing, det: '' }, by));
  });
}

/** A subject the pattern does not name is said only where the template cannot do without. */
function slotsFor(t: Talk, e: EventPattern, when: string, tokens: readonly Token[], many: boolean): Map<string, Slot> {
  const slots = new Map<string, Slot>();
  const needed = tokens.some((x) => x.t === 'slot' && x.name === 'subject');
  if (e.subject !== undefined || needed) slots.set('subject', subjectSlot(t, e, many));
  if (e.source !== undefined) slots.set('source', sourceSlot(t, e.source, many));
  const named = flat(e.if).flatMap((c) => seatTest(c) ?? []);
  for (const { name, who } of e.by === undefined ? named : [...named, { name: 'by', who: e.by }])
    slots.set(name, {
      ...lazy(() => whoPhrase(t, who)),
      ...(t.fronted && isReader(t, who) ? { det: 'either' as const } : {}),
      you: t.lang === 'cs' && isReader(t, who),
    });
  const step = stepSlot(t, e);
  if (step !== undefined) slots.set('step', step);
  if (when !== '') slots.set('when', phraseSlot(phrase(t.lang, lexNoun(t, ''), { nouns: [], tail: when })));
  return slots;
}

const anybody = (t: Talk): Slot => phraseSlot(phrase(t.lang, lexNoun(t, 'word.player'), { det: 'any' }));

// ---- the clause -----------------------------------------------------------------------------------------------------------------------

/** What the game says of an event, or else the kernel. */
export function eventTexts(def: GameDef, on: string): EventTexts {
  const decl: EventDecl | undefined = def.events.find((x) => x.name === on);
  return decl?.after === undefined && decl?.before === undefined ? (BUILTIN_EVENTS[on] ?? {}) : decl;
}

/** That it has happened, that it is about to happen, that it does not happen, that more comes of it. */
type Telling = 'after' | 'before' | 'none' | 'more';

/** Is this card the one of whom the event is told? The Czech noun names it first: po útoku {source}, po pohybu {subject}. */
function isDoer(t: Talk, e: EventPattern): boolean {
  const noun = textOf(t, `event.${e.on}.noun`)?.cs;
  const first = noun === undefined ? undefined : /\{(subject|source)/.exec(noun)?.[1];
  if (first === undefined)
    return isSelf(e.subject) || (isSelf(e.source) && textOf(t, `event.${e.on}.by`) === undefined);
  return first === 'source' ? isSelf(e.source) : isSelf(e.subject);
}

/**
 * What happens to this very card may be said with a noun, `texts['event.<name>.noun']`: po pohybu této jednotky. What
 * another card causes may be told of that card, `texts['event.<name>.by']`: útok této jednotky eliminuje jednotku.
 */
function template(t: Talk, e: EventPattern, which: Telling): string {
  const { on } = e;
  if (which === 'none') return textOf(t, `event.${on}.none`)?.[t.lang] ?? '';
  if (which === 'more') return moreText(t, e)?.[t.lang] ?? '';
  const asked = flat(e.if)
    .map((c) => toldWith(t, e, c)?.[t.lang])
    .find((text) => text !== undefined);
  if (asked !== undefined) return asked;
  const noun = textOf(t, `event.${on}.noun`)?.[t.lang] ?? '';
  if (which === 'after' && noun !== '' && (isDoer(t, e) || t.limited)) return `=${noun}`;
  // Who does it may be told as the one who acts, `texts['event.<name>.doer']`: kdykoli zničíš nepřítele.
  const doer = textOf(t, `event.${on}.doer`)?.[t.lang];
  if (which === 'after' && e.by !== undefined && doer !== undefined) return doer;
  const by = textOf(t, `event.${on}.by`)?.[t.lang];
  if (which === 'after' && e.source !== undefined && by !== undefined) return by;
  const { after, before } = eventTexts(t.def, on);
  const text = (which === 'after' ? (after ?? before) : (before ?? after))?.[t.lang];
  return text ?? bi(t, `nastane „${on}“`, `“${on}” happens`);
}

/**
 * An event that a question of the game singles out may have words of its own for it, `texts['event.<name>.<function>']`,
 * and `texts['event.<name>.not.<function>']` for its denial: útok této jednotky eliminuje jednotku. Several questions that are
 * told together are joined by a plus.
 */
function toldWith(t: Talk, e: EventPattern, c: Cond, end = ''): Bilingual | undefined {
  if (c.k === 'not') return c.c.k === 'calc' ? textOf(t, `event.${e.on}.not.${c.c.name}${end}`) : undefined;
  if (c.k !== 'calc') return undefined;
  const all = flat(e.if).flatMap((x) => (x.k === 'calc' ? [x.name] : []));
  return textOf(t, `event.${e.on}.${all.join('+')}${end}`) ?? textOf(t, `event.${e.on}.${c.name}${end}`);
}

/** How an event is told of which more comes, `texts['event.<name>.<function>.more']` with % for how much more. */
export const moreText = (t: Talk, e: EventPattern): Bilingual | undefined =>
  flat(e.if)
    .map((c) => toldWith(t, e, c, '.more'))
    .find((text) => text !== undefined);

/** Facts of the pattern that its template does not speak of. */
function leftOver(t: Talk, e: EventPattern, said: (name: string) => boolean): string {
  const { source, by } = e;
  const cause = source === undefined || said('source') ? undefined : sourceSlot(t, source).phrase();
  // Who has this card does with it what is done.
  const known = by === undefined || said('by') || said('step') || (isSelf(e.subject) && isYou(by));
  const seat = known ? undefined : whoPhrase(t, by);
  return words(
    cause === undefined ? '' : bi(t, `(zdroj: ${say(cause)})`, `(caused by ${say(cause, 'acc')})`),
    seat === undefined ? '' : bi(t, `(hráč: ${say(seat)})`, `(by ${say(seat, 'acc')})`),
  );
}

/** Where the subject is, asked of it or of this card, is said of the subject: kdykoli je eliminována jednotka do 3 polí od této jednotky. */
function nearby(c: Cond): Filter | undefined {
  const [near, ...more] = c.k === 'is' ? c.where : [];
  if (c.k !== 'is' || near?.k !== 'near' || more.length > 0) return undefined;
  if (c.ref.k === 'it') return near;
  const of = near.of.k === 'placeOf' ? near.of.of : near.of;
  return c.ref.k === 'self' && of.k === 'it' ? { ...near, of: { k: 'self' } } : undefined;
}

function withPlace(e: EventPattern): EventPattern {
  const { if: test, ...rest } = e;
  const places = flat(test).flatMap((c) => nearby(c) ?? []);
  if (places.length === 0 || test === undefined) return e;
  const cs = flat(test).filter((c) => nearby(c) === undefined);
  return { ...rest, subject: [...(e.subject ?? []), ...places], ...(cs.length === 0 ? {} : { if: { k: 'all', cs } }) };
}

/** Who was just named is not named again: pokud by boss měl utrpět DMG a má-li ve hře 2 vůdce. */
function saidOnce(t: Talk, said: string, also: string): string {
  const who = bi(t, /^by (\p{L}+) /u.exec(said)?.[1] ?? '', /^(the \w+) would /.exec(said)?.[1] ?? '');
  if (who === '') return also;
  return bi(t, also.replace(`má-li ${who} `, 'má-li '), also.replace(`and ${who} has `, 'and it has '));
}

/** A pronoun at the end goes before its verb: cizí jednotka na ni zaútočí. */
const littleFirst = (t: Talk, said: string): string =>
  t.lang === 'cs' ? said.replace(/(?<= )(\p{Ll}+) (na (?:ni|něj|ně))$/u, '$2 $1') : said;

/** `until`: another time that goes where the template puts times, if it does. */
export function eventClause(t: Talk, given: EventPattern, which: Telling, until = ''): EventClause {
  const e = withPlace(given);
  const text = template(t, e, which);
  const time = text.startsWith('=');
  return within(t, { acting: false, fronted: time }, () => {
    const tokens = tokensOf(time ? text.slice(1) : text);
    const says = (name: string): boolean => mentions(tokens, name);
    const tests = flat(e.if);
    const mine = e.by !== undefined && isYou(e.by);
    const times = tests.filter((c) => isTime(c) && !(c.k === 'during' && says('step')));
    const when = words(until, ...times.map((c) => timeText(t, c, mine)));
    // What never happens, or always with more, is told of all of them.
    const slots = slotsFor(t, e, when, tokens, which === 'none' || which === 'more');
    if (!slots.has('by') && tokens.some((x) => x.t === 'slot' && x.name === 'by')) slots.set('by', anybody(t));
    // Nothing is bidden here: udeříte tells what you do.
    const told = slots.has('by') && !(e.by !== undefined && isReader(t, e.by));
    const said = render({ ...filling(t, slots), familiar: false }, tokens, told ? 'third' : 'imperative');
    const rest = tests
      .filter((c) => !isTime(c) && toldWith(t, e, c) === undefined)
      .filter((c) => !(seatTest(c) !== undefined && says(seatTest(c)?.name ?? '')))
      .map((c) => condition(t, c))
      .filter((x) => x !== '');
    const both = list(t, rest);
    const link = which === 'before' ? bi(t, 'a pokud', 'and') : bi(t, ', pokud', ', if');
    // A second "pokud" is spared where the verb comes first: pokud by ... a je-li ...
    const also = rest.length === 0 ? '' : `${link} ${both}`.replace(/^a pokud (je|jsou|má) /, 'a $1-li ');
    const clause = words(littleFirst(t, said), says('when') ? '' : when, leftOver(t, e, says), saidOnce(t, said, also));
    if (time) t.oblique = t.focus;
    return { text: clause, time };
  });
}

/** Czech has a noun for it, so what comes of it comes afterwards. */
const followsNoun = (t: Talk, e: EventPattern): boolean => (textOf(t, `event.${e.on}.noun`)?.cs ?? '') !== '';

/** "poté, co se tato jednotka přesune", "whenever a unit is destroyed". */
export function afterText(t: Talk, e: EventPattern, limited = false): string {
  const clause = within(t, { limited }, () => eventClause(t, e, 'after'));
  if (clause.time) return clause.text;
  const seats = flat(e.if).some((c) => seatTest(c) !== undefined);
  const once = isDoer(t, e) || (e.subject === undefined && e.by === undefined && !seats);
  if (once && textOf(t, `event.${e.on}.once`) !== undefined) return bi(t, `když ${clause.text}`, `when ${clause.text}`);
  // What counts only so often is no "whenever".
  if (limited && !once && !followsNoun(t, e)) return bi(t, `když ${clause.text}`, `when ${clause.text}`);
  return once || limited
    ? bi(t, `poté, co ${clause.text}`, `after ${clause.text}`)
    : bi(t, `kdykoli ${clause.text}`, `whenever ${clause.text}`);
}

/** `answer`: what is answered may really be happening, and then it is "when", not "if". */
export function beforeText(t: Talk, e: EventPattern, answer = false): string {
  const clause = eventClause(t, e, 'before');
  if (clause.time) return clause.text;
  const real = answer && !/^by /.test(clause.text) && !/ would /.test(clause.text);
  return real
    ? bi(t, `když ${clause.text}`, `when ${clause.text}`)
    : bi(t, `pokud ${clause.text}`, `if ${clause.text}`);
}

/** Has the template a place for times? */
export const tellsWhen = (t: Talk, e: EventPattern): boolean => mentions(tokensOf(template(t, e, 'after')), 'when');

/** Does the event say only how it looks before it happens? */
export function answersBefore(t: Talk, e: EventPattern): boolean {
  return eventTexts(t.def, e.on).before !== undefined;
}
