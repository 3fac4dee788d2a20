import type { Ability, CardQuery, Change, Cond, Limit, Price } from '@bojiste/kernel/effects/nodes';
import type { CardDecl, GameDef } from '@bojiste/kernel/table/contract';
import type { Lang } from '@bojiste/kernel/types';
import { sentence } from '../grammar/finish.ts';
import { words } from '../grammar/phrase.ts';
import { type Bit, optional, sentences } from './bits.ts';
import { changesText, findAbility } from './changes.ts';
import { effectBits } from './effects.ts';
import { afterText, answersBefore, beforeText, withEvent } from './events.ts';
import { bi, declaredNoun, lexNoun, newTalk, type Talk, textOf, within } from './talk.ts';
import { condition, duringText, turnText } from './tests.ts';
import { timesText } from './time.ts';
import { priceBit } from './verbs.ts';

/** The six kinds of abilities as paragraphs, and a card as the list of its paragraphs. */

type Kind<K> = Extract<Ability, { readonly kind: K }>;

// ---- pieces -------------------------------------------------------------------------------------------------------------------------

const PER = { turn: ['tah', 'turn'], step: ['fázi', 'phase'], game: ['hru', 'game'] } as const;

/** The game's own word for it, `texts['per.<period>']`, where it has one. */
const period = (t: Talk, per: Limit['per']): string =>
  textOf(t, `per.${per}`)?.[t.lang] ?? bi(t, PER[per][0], PER[per][1]);

export function limitText(t: Talk, limit: Limit | undefined): string {
  if (limit === undefined) return '';
  const per = period(t, limit.per);
  const times =
    limit.n === 1
      ? bi(t, 'jednou', 'once')
      : bi(t, `nejvýše ${timesText(limit.n)}`, limit.n === 2 ? 'up to twice' : `up to ${limit.n} times`);
  return bi(t, `${times} za ${per}`, `${times} per ${per}`);
}

/** A lead and what follows it; the comma only where the lead is a clause or the language wants one. */
const lead = (t: Talk, adverb: string, text: string): string =>
  adverb === '' ? text : `${adverb}${t.lang === 'en' || /^(pokud|když|kdykoli) /.test(text) ? ',' : ''} ${text}`;

/** The first sentence follows the lead; the others stand for themselves. */
function body(t: Talk, before: string, bits: readonly Bit[], last = ''): string {
  const [first = '', ...rest] = sentences(t, bits, before !== '' && !before.endsWith(','));
  const comma = /^pokud /.test(first) && before !== '' && !before.endsWith(',') ? ',' : '';
  return [words(before, comma, first, last), ...rest].join('. ');
}

const prices = (t: Talk, list: readonly Price[] | undefined): readonly Bit[] =>
  within(t, { acting: true }, () => (list ?? []).map((p) => priceBit(t, p)));

/** A condition that is only a time is said as one. */
function whenText(t: Talk, c: Cond | undefined): string {
  if (c === undefined) return '';
  if (c.k === 'turnOf') return turnText(t, c.who, 'your');
  if (c.k === 'during') return duringText(t, c.steps, '');
  const said = condition(t, c);
  // A function of the game may say a time or a manner ("=namísto pohybu"), or nothing that needs saying.
  if (said === '' || said.startsWith('=')) return said.slice(1);
  return `${bi(t, 'pokud', 'if')} ${said},`;
}

// ---- kinds --------------------------------------------------------------------------------------------------------------------------

function alwaysText(t: Talk, a: Kind<'always'>): string {
  return changesText(t, a.what, whenText(t, a.if));
}

function onText(t: Talk, a: Kind<'on'>): string {
  return withEvent(t, a.event, () => {
    const when = afterText(t, a.event);
    const clause = /^(poté|kdykoli|jakmile) ?/.test(when) || / pokud /.test(when);
    const comma = (t.lang === 'cs' && !clause) || when.endsWith(',') ? '' : ',';
    const before = lead(t, limitText(t, a.limit), `${when}${comma}`);
    return body(t, before, effectBits(t, a.do));
  });
}

/** Amounts are changed and things prevented; only another deed is done instead. */
const isDeed = (a: Kind<'instead'>): boolean => {
  const first = a.do.k === 'seq' ? a.do.do[0] : a.do;
  return first?.k !== 'drop' && first?.k !== 'amend' && first?.k !== 'nothing';
};

function insteadText(t: Talk, a: Kind<'instead'>): string {
  return withEvent(t, a.event, () => {
    const before = lead(t, limitText(t, a.limit), `${beforeText(t, a.event)},`);
    const deed = isDeed(a);
    const bits = [...prices(t, a.price), ...effectBits(t, a.do.k === 'nothing' ? { k: 'drop' } : a.do)];
    const adverb = deed && t.lang === 'cs' ? 'namísto toho' : '';
    const said = a.optional === true ? optional(t, bits, adverb) : bits;
    return body(t, words(before, a.optional === true ? '' : adverb), said, deed && t.lang === 'en' ? 'instead' : '');
  });
}

/** A card that answers from elsewhere than the board is played for it. */
const fromHand = (a: Ability): boolean => a.live !== undefined && !a.live.includes('board');

/** When an answer to nothing in particular may be given, if the game has a text for the window's tag: `texts['timing.<tag>']`. */
function timingText(t: Talk, a: Kind<'respond'>): string {
  if (a.event !== undefined) return '';
  return (a.tags ?? []).map((tag) => textOf(t, `timing.${tag}`)?.[t.lang] ?? '').find((text) => text !== '') ?? '';
}

/** A limit on a card that is played from elsewhere is one on its name. */
function onlySoMany(t: Talk, limit: Limit | undefined): string[] {
  if (limit === undefined) return [];
  const [cs, en] = PER[limit.per];
  return [
    bi(
      t,
      `Tuto kartu zahrajte nejvýše ${timesText(limit.n)} za ${cs}`,
      `Play at most ${limit.n} of this name per ${en}`,
    ),
  ];
}

function respondText(t: Talk, a: Kind<'respond'>): string {
  const timing = timingText(t, a);
  const said = (when: string): string => {
    const test = a.when === undefined ? '' : whenText(t, a.when);
    const bits = [...prices(t, a.price), ...effectBits(t, a.do)];
    if (fromHand(a)) {
      const tests = [when, test.replace(/,$/, '')].filter((x) => x !== '');
      // A clause is set off, a time is not: "zahrajte, kdykoli ...", "zahrajte na začátku boje".
      const comma = tests.length > 0 && !/^(na|v|ve|po|před|při) /.test(tests[0]) ? bi(t, ',', '') : '';
      const play = words(bi(t, 'zahrajte', 'play'), timing, comma, tests.join(', '));
      return [play, ...sentences(t, bits), ...onlySoMany(t, a.limit)].join('. ');
    }
    const before = when === '' ? bi(t, '', `${timing || 'as a response'},`) : `${when},`;
    const adverb = when === '' ? bi(t, timing || 'jako reakci', '') : '';
    return body(t, lead(t, limitText(t, a.limit), words(before, test)), optional(t, bits, adverb));
  };
  const event = a.event;
  if (event === undefined) return said('');
  return withEvent(t, event, () => said(answersBefore(t, event) ? beforeText(t, event, true) : afterText(t, event)));
}

function actText(t: Talk, a: Kind<'act'>): string {
  const during = a.during === undefined || a.during.length === 0 ? '' : duringText(t, a.during, 'own');
  const slot = a.slot === undefined ? '' : (textOf(t, `slot.${a.slot}`)?.[t.lang] ?? '');
  const test = whenText(t, a.when);
  const bits = [...prices(t, a.price), ...effectBits(t, a.do)];
  const adverbs = words(limitText(t, a.limit), during, slot);
  const comma = adverbs !== '' && (t.lang === 'en' || test.startsWith('pokud')) ? ',' : '';
  return body(t, words(adverbs, comma, test), optional(t, bits));
}

function playText(t: Talk, a: Kind<'play'>): string {
  const during = a.during === undefined || a.during.length === 0 ? '' : duringText(t, a.during, 'own');
  const test = a.when === undefined ? '' : `${bi(t, ', jen pokud', 'only if')} ${condition(t, a.when)}`;
  const play = during === '' && test === '' ? [] : [words(bi(t, 'hrajte', 'play'), during, test)];
  const bits = [...prices(t, a.price), ...effectBits(t, a.do)];
  return [...play, ...sentences(t, bits)].join('. ');
}

/** Where it works, if the game has a text for that: `texts['live.<zone group>']`, e.g. "(v odhazovací hromádce)". */
function liveText(t: Talk, a: Ability): string {
  const said = (a.live ?? []).map((group) => textOf(t, `live.${group}`)?.[t.lang] ?? '').filter((text) => text !== '');
  return said.length === 0 ? '' : `. ${said.join(' ')}`;
}

function kindText(t: Talk, a: Ability): string {
  switch (a.kind) {
    case 'always':
      return alwaysText(t, a);
    case 'on':
      return onText(t, a);
    case 'instead':
      return insteadText(t, a);
    case 'respond':
      return respondText(t, a);
    case 'act':
      return actText(t, a);
    case 'play':
      return playText(t, a);
  }
}

const abilityText = (t: Talk, a: Ability): string => kindText(t, a) + liveText(t, a);

// ---- whole texts ----------------------------------------------------------------------------------------------------------------------

/** The text generated from the node, whatever was written by hand. */
export const exactText = (def: GameDef, ability: Ability, lang: Lang, card?: CardDecl): string =>
  sentence(abilityText(newTalk(def, lang, card), ability), lang);

export const printAbility = (def: GameDef, ability: Ability, lang: Lang, card?: CardDecl): string =>
  ability.wording?.[lang] || exactText(def, ability, lang, card);

export interface Paragraph {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** Generated; differs from `text` only where a wording was written by hand. */
  readonly exact: string;
}

const paragraph = (def: GameDef, a: Ability, lang: Lang, card: CardDecl): Paragraph => ({
  key: a.key,
  name: a.name?.[lang] ?? '',
  text: printAbility(def, a, lang, card),
  exact: exactText(def, a, lang, card),
});

interface Grant {
  readonly key: string;
  readonly kinds: readonly string[];
}

/** The kind by which the game calls what a card is attached to. */
function hostKinds(t: Talk): readonly string[] {
  const name = lexNoun(t, 'word.host').sg[0];
  return t.def.kinds.map((k) => k.name).filter((k) => declaredNoun(t, 'kinds', k).sg[0] === name);
}

function kindsOf(t: Talk, q: CardQuery): readonly string[] {
  if (q.from.k === 'one' && q.from.ref.k === 'the') return kindsOf(t, q.from.ref.of);
  if (q.from.k === 'one' && q.from.ref.k === 'host') return hostKinds(t);
  return q.where.flatMap((f) => (f.k === 'kind' ? [f.kind] : []));
}

const isGrant = (node: object): node is Extract<Change, { k: 'grant' }> =>
  'k' in node && node.k === 'grant' && 'abilities' in node;

/** Abilities that this node gives to others, and what kinds of cards these are. */
function granted(t: Talk, node: unknown): readonly Grant[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isGrant(node) ? node.abilities.map((key) => ({ key, kinds: kindsOf(t, node.to) })) : [];
  return [...own, ...Object.values(node).flatMap((x) => granted(t, x))];
}

/** A granted ability is read on the card that has it, so "this" is what that card is called. */
function givenParagraph(def: GameDef, g: Grant, lang: Lang, card: CardDecl): readonly Paragraph[] {
  const ability = findAbility(newTalk(def, lang, card), g.key);
  return ability?.name === undefined ? [] : [paragraph(def, ability, lang, { ...card, kinds: g.kinds })];
}

/** A card's abilities, and after them the named ones it grants, since the reader needs to know what they do. */
export function cardParagraphs(def: GameDef, card: CardDecl, lang: Lang): readonly Paragraph[] {
  // A rule of the game that works through the card is no part of its text.
  const printed = card.abilities.filter((a) => a.tags?.includes('rule') !== true);
  const told = new Set(printed.map((a) => a.key));
  const given = granted(newTalk(def, lang, card), printed).filter((g) => {
    const fresh = !told.has(g.key);
    told.add(g.key);
    return fresh;
  });
  return [
    ...printed.map((a) => paragraph(def, a, lang, card)),
    ...given.flatMap((g) => givenParagraph(def, g, lang, card)),
  ];
}

/** Paragraphs of one name are one: an ability may need several nodes. */
function merged(list: readonly Paragraph[]): readonly Paragraph[] {
  const out: Paragraph[] = [];
  for (const p of list) {
    const last = out.at(-1);
    if (last !== undefined && p.name !== '' && last.name === p.name) {
      out[out.length - 1] = { ...last, text: `${last.text} ${p.text}`, exact: `${last.exact} ${p.exact}` };
    } else out.push(p);
  }
  return out;
}

/** One text for each ability, after its name; a name that is the card's own is not said again. */
export const printCard = (def: GameDef, card: CardDecl, lang: Lang): string[] =>
  merged(cardParagraphs(def, card, lang)).map((p) => {
    if (p.name === '' || p.name === card.names[lang]) return p.text;
    return /[!?]$/.test(p.name) ? `${p.name} ${p.text}` : `${p.name}: ${p.text}`;
  });
