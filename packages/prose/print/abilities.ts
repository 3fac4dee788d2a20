import type { Ability, Cond, Eff, Limit, Price, Who } from '@bojiste/kernel/effects/nodes';
import { words } from '../grammar/phrase.ts';
import { settleOwner } from '../grammar/pronouns.ts';
import { type Bit, embed, optional, sentences, speaksTo, standing } from './bits.ts';
import { deedOf, deedText } from './costs.ts';
import { afterText, answersBefore, beforeText, eventClause, moreText, withEvent } from './events.ts';
import { changesText, condition, effectBits } from './parts.ts';
import { refusable, untold } from './payable.ts';
import type { Further, Run } from './runs.ts';
import { bi, bid, isYou, soleRef, type Talk, textOf, within } from './talk.ts';
import { duringText, turnText } from './tests.ts';
import { timesText } from './time.ts';
import { usual } from './usual.ts';
import { priceBit } from './verbs.ts';

/** The six kinds of abilities as texts. */

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

/** What the subject itself did is its own: po svém útoku utrpí tato jednotka 1 zranění. */
const ownDeed = (lead: string, clause: string): string =>
  /^\p{Ll}+ t(ento|ato|oto) /u.test(clause)
    ? lead.replace(
        /^po (\p{Ll}+) (?:této|tohoto) (?:\p{Ll}+ )??\p{Ll}+(?=$|,| na )/u,
        (_, deed: string) => `po ${deed.endsWith('ci') ? 'své' : 'svém'} ${deed}`,
      )
    : lead;

/** The first sentence follows the lead, and what is yours in the lead is your own if it speaks to you. */
function body(t: Talk, lead: string, bits: readonly Bit[], last = ''): string {
  const before = settleOwner(lead, speaksTo(bits));
  const statement = bits[0]?.kind === 'statement' || bits[0]?.turns === true;
  const [first = '', ...rest] = sentences(t, bits, before !== '' && (statement || !before.endsWith(',')));
  const fronted = before !== '' && !before.endsWith(',');
  const comma = /^pokud /.test(first) && fronted ? ',' : '';
  // Little words come second: po vyvolání této jednotky jí můžete ...
  const own = ownDeed(before, first);
  const placed = fronted ? first.replace(/^(můžete|může) ((?:se|si|ji|jí|ho|mu|je|jim) )/, '$2$1 ') : first;
  return [words(own, comma, placed, last), ...rest].join('. ');
}

const prices = (t: Talk, list: readonly Price[] | undefined): readonly Bit[] =>
  within(t, { acting: true }, () => (list ?? []).map((p) => priceBit(t, p)));

/** A condition that is only a time is said as one. */
function whenText(t: Talk, c: Cond | undefined, whose: 'own' | 'your' = 'your'): string {
  if (c === undefined) return '';
  if (c.k === 'turnOf') return turnText(t, c.who, whose);
  if (c.k === 'during') return duringText(t, c.steps, '');
  const said = condition(t, c);
  // A function of the game may say a time or a manner ("=namísto pohybu"), or nothing that needs saying.
  if (said === '' || said.startsWith('=')) return said.slice(1);
  return `${bi(t, 'pokud', 'if')} ${said},`;
}

// ---- kinds --------------------------------------------------------------------------------------------------------------------------

/** A state is "while" in English, and in Czech "je-li" where the clause is short: je-li tento bojovník v Mužstvu, ... */
function stateText(t: Talk, c: Cond | undefined): string {
  // The game may say it without a verb, `texts['state.<function>']`: v zápase.
  const plain = c?.k === 'calc' ? textOf(t, `state.${c.name}`)?.[t.lang] : undefined;
  if (plain !== undefined) return plain;
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

export function alwaysText(t: Talk, a: Kind<'always'>): string {
  const keyword = statKeyword(t, a);
  if (keyword !== undefined) return keyword;
  const when = stateText(t, a.if);
  const conds = flatConds(a.if);
  const last = conds.at(-1);
  // After several conditions a pronoun means that of which the last one tells.
  if (last !== undefined && conds.length > 1 && !isAbout({ if: last, what: a.what })) t.focus = '';
  return changesText(t, a.what, when);
}

/** Does it ask only about the card of which it tells? Then a pronoun means that one. */
const isAbout = ({ if: c, what }: Pick<Further, 'if' | 'what'>): boolean => {
  const [first] = what;
  const subject = first === undefined ? undefined : soleRef('of' in first ? first.of : first.to);
  return c.k === 'is' && subject !== undefined && JSON.stringify(c.ref) === JSON.stringify(subject);
};

/** Only one more thing that it does still fits into the sentence. */
export function runBody(t: Talk, { first, further }: Run): string {
  const said = alwaysText(t, first);
  const more = further.map((one, i) => {
    if (i > 0) t.focus = '';
    const when = stateText(t, one.if);
    if (!isAbout(one)) t.focus = '';
    const text = changesText(t, one.what, when);
    return one.more ? text.replace(/ (?=[+−]\d)/, bi(t, ' další ', ' another ')) : text;
  });
  const [only, ...others] = more;
  return only === undefined || others.length > 0
    ? [said, ...more].join('; ')
    : `${said}${bi(t, ', a ', ', and ')}${only}`;
}

/** Whom else the first question is for. */
function doerOf(e: Eff): Who | undefined {
  const first = e.k === 'seq' ? e.do[0] : e;
  const asked = first?.k === 'if' ? refusable(first) : first;
  return asked?.k === 'ask' && !isYou(asked.by) ? asked.by : undefined;
}

/** `instead`: the act that does the same at another time. */
export function onText(t: Talk, a: Kind<'on'>, instead?: Kind<'act'>): string {
  return withEvent(t, a.event, () => {
    const after = within(t, { doer: doerOf(a.do) }, () => afterText(t, a.event, a.limit !== undefined));
    const when = instead === undefined ? after : `${after}, ${bi(t, 'nebo', 'or')} ${insteadOf(t, instead)},`;
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

/** namísto útoku ve své fázi Útok, instead of attacking during your Attack phase. */
const insteadOf = (t: Talk, a: Kind<'act'>): string =>
  within(t, { focus: t.focus }, () =>
    words(whenText(t, a.when).replace(/,$/, ''), duringText(t, a.during ?? [], 'own')),
  );

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

/** How much more: the amount of the event and a number. */
function moreOf(e: Eff): number | undefined {
  if (e.k !== 'amend' || e.field !== 'amount' || typeof e.n !== 'object' || e.n.k !== 'math') return undefined;
  const { op, a, b } = e.n;
  return op === 'add' && typeof a === 'object' && a.k === 'event' && a.field === 'amount' && typeof b === 'number'
    ? b
    : undefined;
}

function insteadText(t: Talk, a: Kind<'instead'>): string {
  return withEvent(t, a.event, () => {
    if (denies(t, a)) return eventClause(t, a.event, 'none').text;
    const more = a.price === undefined && a.optional !== true ? moreOf(a.do) : undefined;
    if (more !== undefined && moreText(t, a.event) !== undefined)
      return eventClause(t, a.event, 'more').text.replace('%', String(more));
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

/**
 * When an answer to nothing in particular may be given, if the game has a text for the window's tag: `texts['timing.<tag>']`,
 * and with `.lead` as it begins a sentence: at any time, you may ...
 */
function timingText(t: Talk, a: Kind<'respond'>, lead = ''): string {
  if (a.event !== undefined) return '';
  const said = (a.tags ?? []).map((tag) => textOf(t, `timing.${tag}${lead}`)?.[t.lang] ?? '');
  return said.find((text) => text !== '') ?? '';
}

/** A condition of the game that holds only at such a time tells it, `texts['tells.<function>']` with the tag: fighting. */
const tellsTiming = (t: Talk, a: Kind<'respond'>): boolean =>
  flatConds(a.when).some((c) => {
    const tag = c.k === 'calc' ? textOf(t, `tells.${c.name}`)?.cs : undefined;
    return tag !== undefined && a.tags?.includes(tag) === true;
  });

const flatConds = (c: Cond | undefined): readonly Cond[] =>
  c === undefined ? [] : c.k === 'all' ? c.cs.flatMap(flatConds) : [c];

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
    const test = whenText(t, untold(a.when, a.do), fromHand(a) ? 'own' : 'your');
    // A time of its own says more than "any time".
    const own = a.when?.k === 'calc' && test !== '' && !/,$/.test(test);
    const bits = [...prices(t, a.price), ...effectBits(t, a.do)];
    if (fromHand(a)) {
      // A time that is no moment lasts as long as what is asked of it: any time while it is so, after the fight if it is so.
      const lasting = timing !== '' && !own && !/^(after|at|before|during|in|on|when) /.test(timing);
      const held = lasting ? test.replace(/^if /, 'while ') : test;
      const tests = [when, held.replace(/,$/, '')].filter((x) => x !== '');
      // A clause is set off, a time is not: "zahrajte, kdykoli ...", "zahrajte na začátku boje".
      const comma = tests[0] !== undefined && !/^(na|v|ve|po|před|při) /.test(tests[0]) ? bi(t, ',', '') : '';
      const play = words(bi(t, bid(t, 'zahrajte'), 'play'), own ? '' : timing, comma, tests.join(', '));
      const said = timing === '' && tests.length === 0 ? [] : [play];
      return [...said, ...sentences(t, bits), ...onlySoMany(t, a.limit)].join('. ');
    }
    if (when === '' && tellsTiming(t, a))
      return body(t, lead(t, limitText(t, a.limit), test.replace(/^if /, 'while ')), optional(t, bits));
    const before = when === '' ? bi(t, '', `${timingText(t, a, '.lead') || timing || 'as a response'},`) : `${when},`;
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
  const deed = deedOf(t, a.do);
  if (deed !== undefined) {
    const when = untold(a.when, a.do);
    const test = t.lang === 'cs' ? stateText(t, when) : whenText(t, when);
    return deedText(t, a, deed, limitText(t, a.limit), test);
  }
  const during = a.during === undefined || a.during.length === 0 ? '' : duringText(t, a.during, 'own');
  const slot = a.slot === undefined ? '' : (textOf(t, `slot.${a.slot}`)?.[t.lang] ?? '');
  const price = a.price ?? [];
  const first = price.length > 0 && textOf(t, 'voice.price') !== undefined;
  const test = first && t.lang === 'cs' ? stateText(t, a.when) : whenText(t, a.when);
  const bits = [...prices(t, a.price), ...effectBits(t, a.do)];
  const adverbs = words(limitText(t, a.limit), during, slot);
  if (first) return pricedText(t, adverbs, test, price.length, bits);
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
      return within(t, { tabled: true }, () => onText(t, a));
    case 'instead':
      return insteadText(t, a);
    case 'respond':
      return respondText(t, a);
    case 'act':
      return within(t, { tabled: true }, () => actText(t, a));
    case 'play':
      return playText(t, a);
  }
}

/** What never works at the usual table is told all the same where it is asked for by itself. */
export function abilityText(t: Talk, given: Ability): string {
  const a = usual(t.def, given) ?? given;
  return kindText(t, a) + liveText(t, a);
}
