import type { Ability, CardQuery, Change, Cond, Limit, Price } from '@bojiste/kernel/effects/nodes';
import type { CardDecl, GameDef } from '@bojiste/kernel/table/contract';
import type { Lang } from '@bojiste/kernel/types';
import { sentence } from '../grammar/finish.ts';
import { words } from '../grammar/phrase.ts';
import { settleOwner } from '../grammar/pronouns.ts';
import { type Bit, embed, optional, sentences, speaksTo, standing } from './bits.ts';
import { changesText, findAbility } from './changes.ts';
import { effectBits } from './effects.ts';
import { afterText, answersBefore, beforeText, eventClause, withEvent } from './events.ts';
import { bi, bid, declaredNoun, lexNoun, newTalk, soleRef, type Talk, textOf, voiceOf, within } from './talk.ts';
import { condition, duringText, turnText } from './tests.ts';
import { timesText } from './time.ts';
import { usual } from './usual.ts';
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

/** The first sentence follows the lead, and what is yours in the lead is your own if it speaks to you. */
function body(t: Talk, lead: string, bits: readonly Bit[], last = ''): string {
  const before = settleOwner(lead, speaksTo(bits));
  const statement = bits[0]?.kind === 'statement';
  const [first = '', ...rest] = sentences(t, bits, before !== '' && (statement || !before.endsWith(',')));
  const fronted = before !== '' && !before.endsWith(',');
  const comma = /^pokud /.test(first) && fronted ? ',' : '';
  // Little words come second: po vyvolání této jednotky jí můžete ...
  const placed = fronted ? first.replace(/^(můžete|může) ((?:se|si|ji|jí|ho|mu|je|jim) )/, '$2$1 ') : first;
  return [words(before, comma, placed, last), ...rest].join('. ');
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

/** A state is "while" in English, and in Czech "je-li" where the clause is short: je-li tento bojovník v Mužstvu, ... */
function stateText(t: Talk, c: Cond | undefined): string {
  const said = whenText(t, c);
  // What happened or what falls on the dice is no state.
  if (t.lang === 'en')
    return / (rolled|was|were|has (not )?(been|\w+ed)) /.test(said) ? said : said.replace(/^if /, 'while ');
  const short = said.split(' ').length <= SHORT && !/ (a|nebo) /.test(said);
  return short ? said.replace(/^pokud (je|jsou|má|mají|máte|drží) /, '$1-li ') : said;
}

const SHORT = 9;

/** A number that is a keyword of its own when the card itself has it, `texts['keyword.<stat>']`: Ochrana 2. */
function statKeyword(t: Talk, a: Kind<'always'>): string | undefined {
  const [change, ...more] = a.what;
  if (change?.k !== 'stat' || more.length > 0 || a.if !== undefined || typeof change.n !== 'number') return undefined;
  if (soleRef(change.of)?.k !== 'self') return undefined;
  return textOf(t, `keyword.${change.stat}`)?.[t.lang].replace('%', String(change.n));
}

function alwaysText(t: Talk, a: Kind<'always'>): string {
  const keyword = statKeyword(t, a);
  if (keyword !== undefined) return keyword;
  return changesText(t, a.what, stateText(t, a.if));
}

function onText(t: Talk, a: Kind<'on'>): string {
  return withEvent(t, a.event, () => {
    const often = afterText(t, a.event);
    // What counts only once is no "whenever".
    const when = a.limit === undefined ? often : often.replace(/^kdykoli /, 'když ').replace(/^whenever /, 'when ');
    const clause = /^(poté|kdykoli|jakmile|když) ?/.test(when) || / pokud /.test(when);
    const comma = (t.lang === 'cs' && !clause) || when === '' || when.endsWith(',') ? '' : ',';
    const bits = effectBits(t, a.do);
    const limit = limitText(t, a.limit);
    // Czech says how often after "můžete", not before the time.
    const said = t.lang === 'cs' && limit !== '' ? bits[0]?.say('imperative', false) : undefined;
    const may =
      said !== undefined &&
      /^(?:můžete|může) (?:(?:se|si|ji|jí|ho|mu|je|jim|z ní|z něj|na ni|na něj) )*/.exec(said)?.[0];
    if (said !== undefined && may) {
      // A noun right after it would be read with it: jednou za tah vašeho Vyvolavače.
      const verb = /^\p{Ll}+t /u.test(said.slice(may.length));
      const told = verb ? said.replace(may, `${may}${limit} `) : `${limit} ${said}`;
      return body(t, `${when}${comma}`, [{ ...standing(told), toYou: true }, ...bits.slice(1)]);
    }
    return body(t, lead(t, limit, `${when}${comma}`), bits);
  });
}

/** Amounts are changed and things prevented; only another deed is done instead. */
const isDeed = (a: Kind<'instead'>): boolean => {
  const first = a.do.k === 'seq' ? a.do.do[0] : a.do;
  return first?.k !== 'drop' && first?.k !== 'amend' && first?.k !== 'nothing';
};

/** What is replaced by nothing is denied, `texts['event.<name>.none']`: nezískáváte magii. */
const denies = (t: Talk, a: Kind<'instead'>): boolean =>
  (a.do.k === 'drop' || a.do.k === 'nothing') &&
  a.optional !== true &&
  a.price === undefined &&
  textOf(t, `event.${a.event.on}.none`) !== undefined;

function insteadText(t: Talk, a: Kind<'instead'>): string {
  return withEvent(t, a.event, () => {
    if (denies(t, a)) return eventClause(t, a.event, 'none').text;
    const before = lead(t, limitText(t, a.limit), `${beforeText(t, a.event)},`);
    const deed = isDeed(a);
    const bits = [...prices(t, a.price), ...effectBits(t, a.do.k === 'nothing' ? { k: 'drop' } : a.do)];
    const adverb = deed && t.lang === 'cs' ? 'namísto toho' : '';
    const said = a.optional === true ? optional(t, bits, adverb) : bits;
    return body(t, words(before, a.optional === true ? '' : adverb), said, deed && t.lang === 'en' ? 'instead' : '');
  });
}

/** A card that answers from hand is played for it; one that lies on the table was played before. */
const fromHand = (a: Ability): boolean => a.live?.includes('hand') === true;

/** When an answer to nothing in particular may be given, if the game has a text for the window's tag: `texts['timing.<tag>']`. */
function timingText(t: Talk, a: Kind<'respond'>): string {
  if (a.event !== undefined) return '';
  return (a.tags ?? []).map((tag) => textOf(t, `timing.${tag}`)?.[t.lang] ?? '').find((text) => text !== '') ?? '';
}

/** A limit on a card that is played from elsewhere is one on its name. */
function onlySoMany(t: Talk, limit: Limit | undefined): string[] {
  if (limit === undefined) return [];
  const per = period(t, limit.per);
  return [
    bi(
      t,
      `Tuto kartu ${bid(t, 'zahrajte')} nejvýše ${timesText(limit.n)} za ${per}`,
      `Play at most ${limit.n} of this name per ${per}`,
    ),
  ];
}

function respondText(t: Talk, a: Kind<'respond'>): string {
  const timing = timingText(t, a);
  const said = (when: string): string => {
    const test = a.when === undefined ? '' : whenText(t, a.when);
    // A time of its own says more than "any time".
    const own = a.when?.k === 'calc' && test !== '' && !/,$/.test(test);
    const bits = [...prices(t, a.price), ...effectBits(t, a.do)];
    if (fromHand(a)) {
      const tests = [when, test.replace(/,$/, '')].filter((x) => x !== '');
      // A clause is set off, a time is not: "zahrajte, kdykoli ...", "zahrajte na začátku boje".
      const comma = tests.length > 0 && !/^(na|v|ve|po|před|při) /.test(tests[0]) ? bi(t, ',', '') : '';
      const play = words(bi(t, bid(t, 'zahrajte'), 'play'), own ? '' : timing, comma, tests.join(', '));
      const said = timing === '' && tests.length === 0 ? [] : [play];
      return [...said, ...sentences(t, bits), ...onlySoMany(t, a.limit)].join('. ');
    }
    const before = when === '' ? bi(t, '', `${timing || 'as a response'},`) : `${when},`;
    const adverb = when === '' ? bi(t, timing || 'jako reakci', '') : '';
    return body(t, lead(t, limitText(t, a.limit), words(before, test)), optional(t, bits, adverb));
  };
  const event = a.event;
  if (event === undefined) return said('');
  return withEvent(t, event, () => said(answersBefore(t, event) ? beforeText(t, event, true) : afterText(t, event)));
}

/** A game may put the price first: Vyčerpej tuto postavu: získej 1 zásilku. */
function pricedText(t: Talk, adverbs: string, test: string, paid: number, bits: readonly Bit[]): string {
  const lead = words(adverbs, adverbs !== '' && (t.lang === 'en' || test.startsWith('pokud')) ? ',' : '', test);
  const price = embed(t, bits.slice(0, paid));
  const [first = '', ...rest] = sentences(t, bits.slice(paid));
  return [`${words(lead, price)}: ${first}`, ...rest].join('. ');
}

function actText(t: Talk, a: Kind<'act'>): string {
  const during = a.during === undefined || a.during.length === 0 ? '' : duringText(t, a.during, 'own');
  const slot = a.slot === undefined ? '' : (textOf(t, `slot.${a.slot}`)?.[t.lang] ?? '');
  const test = whenText(t, a.when);
  const bits = [...prices(t, a.price), ...effectBits(t, a.do)];
  const adverbs = words(limitText(t, a.limit), during, slot);
  const price = a.price ?? [];
  if (price.length > 0 && textOf(t, 'voice.price') !== undefined)
    return pricedText(t, adverbs, test, price.length, bits);
  const comma = adverbs !== '' && (t.lang === 'en' || test.startsWith('pokud')) ? ',' : '';
  return body(t, words(adverbs, comma, test), optional(t, bits));
}

function playText(t: Talk, a: Kind<'play'>): string {
  const during = a.during === undefined || a.during.length === 0 ? '' : duringText(t, a.during, 'own');
  const test = a.when === undefined ? '' : `${bi(t, ', jen pokud', 'only if')} ${condition(t, a.when)}`;
  const play = during === '' && test === '' ? [] : [words(bi(t, bid(t, 'zahrajte'), 'play'), during, test)];
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

/** What never works at the usual table is told all the same where it is asked for by itself. */
function abilityText(t: Talk, given: Ability): string {
  const a = usual(t.def, given) ?? given;
  return kindText(t, a) + liveText(t, a);
}

// ---- whole texts ----------------------------------------------------------------------------------------------------------------------

/** The text generated from the node, whatever was written by hand. */
export const exactText = (def: GameDef, ability: Ability, lang: Lang, card?: CardDecl): string =>
  sentence(abilityText(newTalk(def, lang, card), ability), lang, voiceOf(def));

/** The keyword alone, a wording by hand, or what is generated. */
export const printAbility = (def: GameDef, ability: Ability, lang: Lang, card?: CardDecl): string => {
  if (ability.keyword !== undefined) return `${ability.keyword.name[lang]}.`;
  return ability.wording?.[lang] || exactText(def, ability, lang, card);
};

/** What a keyword means; empty for what has none. */
const reminderOf = (def: GameDef, ability: Ability, lang: Lang, card: CardDecl): string =>
  ability.keyword === undefined ? '' : (ability.keyword.reminder?.[lang] ?? exactText(def, ability, lang, card));

/** In few words for small faces, from the same node: the keyword, or what the card itself has without saying that it has it. */
function shortText(def: GameDef, a: Ability, lang: Lang, card: CardDecl): string {
  if (a.keyword !== undefined) return `${a.keyword.name[lang]}.`;
  if (a.wording !== undefined || a.kind !== 'always') return printAbility(def, a, lang, card);
  const told = usual(def, a) ?? a;
  if (told.kind !== 'always') return printAbility(def, a, lang, card);
  return sentence(alwaysText({ ...newTalk(def, lang, card), brief: true }, told), lang, voiceOf(def));
}

export interface Paragraph {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** The same in few words, for small faces. */
  readonly short: string;
  /** What a keyword means, for large faces. */
  readonly reminder: string;
  /** Generated; differs from `text` only where a wording was written by hand. */
  readonly exact: string;
}

const paragraph = (def: GameDef, a: Ability, lang: Lang, card: CardDecl): Paragraph => ({
  key: a.key,
  name: a.name?.[lang] ?? '',
  text: printAbility(def, a, lang, card),
  short: shortText(def, a, lang, card),
  reminder: reminderOf(def, a, lang, card),
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

/** The query from which a variable of this node is chosen. */
function chosenFrom(node: unknown, v: string): CardQuery | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const x = node as { readonly k?: string; readonly v?: string; readonly from?: CardQuery };
  if (x.k === 'ask' && x.v === v && x.from?.k === 'cards') return x.from;
  for (const y of Object.values(node)) {
    const found = chosenFrom(y, v);
    if (found !== undefined) return found;
  }
  return undefined;
}

function kindsOf(t: Talk, q: CardQuery, root: unknown): readonly string[] {
  if (q.from.k === 'one' && q.from.ref.k === 'var') {
    const from = chosenFrom(root, q.from.ref.v);
    return from === undefined ? [] : kindsOf(t, from, undefined);
  }
  if (q.from.k === 'one' && q.from.ref.k === 'the') return kindsOf(t, q.from.ref.of, root);
  if (q.from.k === 'one' && q.from.ref.k === 'host') return hostKinds(t);
  return q.where.flatMap((f) => (f.k === 'kind' ? [f.kind] : []));
}

const isGrant = (node: object): node is Extract<Change, { k: 'grant' }> =>
  'k' in node && node.k === 'grant' && 'abilities' in node;

/** Abilities that this node gives to others, and what kinds of cards these are. */
function granted(t: Talk, node: unknown, root = node): readonly Grant[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isGrant(node) ? node.abilities.map((key) => ({ key, kinds: kindsOf(t, node.to, root) })) : [];
  return [...own, ...Object.values(node).flatMap((x) => granted(t, x, root))];
}

/** A granted ability is read on the card that has it, so "this" is what that card is called. */
function givenParagraph(def: GameDef, g: Grant, lang: Lang, card: CardDecl): readonly Paragraph[] {
  const ability = findAbility(newTalk(def, lang, card), g.key);
  return ability?.name === undefined ? [] : [paragraph(def, ability, lang, { ...card, kinds: g.kinds })];
}

/** A card's abilities, and after them the named ones it grants, since the reader needs to know what they do. */
export function cardParagraphs(def: GameDef, card: CardDecl, lang: Lang): readonly Paragraph[] {
  // A rule of the game that works through the card is no part of its text.
  const printed = card.abilities.filter((a) => a.tags?.includes('rule') !== true && usual(def, a) !== undefined);
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
    // One keyword may need several nodes.
    if (last !== undefined && p.reminder !== '' && last.text === p.text) {
      out[out.length - 1] = { ...last, reminder: `${last.reminder} ${p.reminder}` };
    } else if (last !== undefined && p.name !== '' && last.name === p.name) {
      out[out.length - 1] = { ...last, text: `${last.text} ${p.text}`, exact: `${last.exact} ${p.exact}` };
    } else out.push(p);
  }
  return out;
}

const withReminder = (p: Paragraph): string => (p.reminder === '' ? p.text : `${p.text} (${p.reminder})`);

/** One text for each ability, after its name; a name that is the card's own is not said again. */
export const printCard = (def: GameDef, card: CardDecl, lang: Lang): string[] =>
  merged(cardParagraphs(def, card, lang)).map((p) => {
    const text = withReminder(p);
    if (p.name === '' || p.name === card.names[lang]) return text;
    return /[!?]$/.test(p.name) ? `${p.name} ${text}` : `${p.name}: ${text}`;
  });
