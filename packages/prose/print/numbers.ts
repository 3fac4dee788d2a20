import type { EventField, MathOp, Num } from '@bojiste/kernel/effects/nodes';
import {
  addTail,
  CLOSE,
  fixed,
  isMass,
  ownedBy,
  type Phrase,
  phrase,
  type Quantity,
  say,
  words,
} from '../grammar/phrase.ts';
import type { Noun } from '../grammar/words.ts';
import { calcEach, calcPhrase } from './calls.ts';
import { whoPhrase } from './parts.ts';
import { queryPhrase } from './queries.ts';
import { bi, declaredNoun, isYou, lexAdjective, lexNoun, pick, type Talk, textOf, within } from './talk.ts';
import { baseOf, belonging, refPhrase, somewhere, tallyPhrase, varPhrase } from './values.ts';

/** Numbers: as a noun phrase, as a count of something, and as "for each". */

type Node<K> = Extract<Num, { readonly k: K }>;

/** "the number of ..." with what is counted in the genitive. */
const countWord = (t: Talk, tail: string): Phrase => phrase(t.lang, lexNoun(t, 'word.count'), { det: 'the', tail });

function counterNumber(t: Talk, n: Node<'counter'>): Phrase {
  const what = phrase(t.lang, declaredNoun(t, 'counters', n.counter), { plural: true });
  const card = refPhrase(t, n.of);
  return countWord(
    t,
    bi(t, `${say(what, 'gen')} na ${say(card, 'loc', true)}`, `of ${say(what)} on ${say(card, 'acc')}`),
  );
}

/** Of what is no mass so many are owned: the number of your destiny points. */
function resourceNumber(t: Talk, n: Node<'resource'>): Phrase {
  const noun = declaredNoun(t, 'resources', n.resource);
  if (isMass(noun)) return belonging(t, phrase(t.lang, noun), n.of);
  const what = say(belonging(t, phrase(t.lang, noun, { plural: true }), n.of), 'gen');
  return countWord(t, bi(t, what, `of ${what}`));
}

function countNumber(t: Talk, n: Node<'count'>): Phrase {
  const what = say(queryPhrase(t, n.of, { plural: true }), 'gen');
  return countWord(t, bi(t, what, `of ${what}`));
}

type Gathered = Extract<Num, { readonly k: 'sum' | 'most' }>;

/** "the highest strength of friendly units". */
function mostNumber(t: Talk, stat: string, cards: Phrase): Phrase {
  const noun = declaredNoun(t, 'stats', stat);
  if (t.lang === 'en')
    return phrase('en', noun, { det: 'the', adjectives: ['highest'], tail: `of ${say(cards, 'acc')}` });
  return phrase('cs', noun, { adjectives: ['nejvyšší'], tail: `mezi ${say(cards, 'ins')}` });
}

function sumNumber(t: Talk, n: Gathered): Phrase {
  const cards = queryPhrase(t, n.of, { plural: true });
  const each = n.each;
  const stat =
    typeof each !== 'number' && (each.k === 'stat' || each.k === 'printed' || each.k === 'base')
      ? each.stat
      : undefined;
  if (stat !== undefined && n.k === 'most') return mostNumber(t, stat, cards);
  if (stat !== undefined) {
    const noun = declaredNoun(t, 'stats', stat);
    const what = say(phrase(t.lang, noun, { plural: true }), 'gen');
    if (t.lang === 'cs') return phrase('cs', lexNoun(t, 'word.sum'), { tail: words(what, say(cards, 'gen')) });
    return phrase('en', noun, { det: 'the', adjectives: ['total'], tail: `of ${say(cards, 'acc')}` });
  }
  const vars = new Map(t.vars).set(n.v, {
    as: 'thing',
    type: 'card',
    base: baseOf(t, cards),
    how: 'that',
    many: false,
  });
  const value = within(t, { vars }, () => say(numberPhrase(t, n.each)));
  const over = say({ ...cards, plural: false, det: 'each' }, 'acc');
  const tail = bi(t, `hodnot „${value}“ za ${over}`, `of “${value}” for ${over}`);
  if (n.k === 'most') return fixed(t.lang, bi(t, `nejvyšší z ${tail}`, `the highest ${tail}`));
  return phrase(t.lang, lexNoun(t, 'word.sum'), { det: 'the', tail });
}

const OPERATORS: Readonly<Record<MathOp, readonly [string, string]>> = {
  add: ['plus', 'plus'],
  sub: ['minus', 'minus'],
  mul: ['×', '×'],
  divUp: ['děleno', 'divided by'],
  divDown: ['děleno', 'divided by'],
  min: ['a', 'and'],
  max: ['a', 'and'],
};

function bounded(t: Talk, n: Node<'math'>): string {
  const a = say(numberPhrase(t, n.a));
  const b = say(numberPhrase(t, n.b));
  const literal = typeof n.a === 'number' || typeof n.b === 'number';
  const [limit, value] = typeof n.a === 'number' ? [a, b] : [b, a];
  if (literal && n.op === 'min') return bi(t, `${value} (nejvýše ${limit})`, `${value} (maximum ${limit})`);
  if (literal) return bi(t, `${value} (nejméně ${limit})`, `${value} (minimum ${limit})`);
  const which = n.op === 'min' ? bi(t, 'menší', 'lesser') : bi(t, 'větší', 'greater');
  return bi(t, `${which} z hodnot ${a} a ${b}`, `the ${which} of ${a} and ${b}`);
}

function halfOf(t: Talk, n: Node<'math'>): string {
  const value = say(numberPhrase(t, n.a), 'gen');
  return n.op === 'divUp'
    ? bi(t, `polovina ${value} (zaokrouhleno nahoru)`, `half ${value} (rounded up)`)
    : bi(t, `polovina ${value} (zaokrouhleno dolů)`, `half ${value} (rounded down)`);
}

const FOLD: Readonly<Record<number, readonly [string, string]>> = {
  2: ['dvojnásobek', 'twice'],
  3: ['trojnásobek', 'three times'],
  4: ['čtyřnásobek', 'four times'],
};

/** A thing is told of the first time it is said, so it is said once. */
const folded = (of: Phrase, fold: string, times: string): readonly [string, string] => [
  `${fold} ${say(of, 'gen')}`,
  `${times} ${say(of)}`,
];

function mathText(t: Talk, n: Node<'math'>): string {
  if (n.op === 'min' || n.op === 'max') return bounded(t, n);
  if ((n.op === 'divUp' || n.op === 'divDown') && n.b === 2) return halfOf(t, n);
  const [x, y] = n.op === 'mul' && typeof n.b === 'number' ? [n.b, n.a] : [n.a, n.b];
  const [fold, times] = n.op === 'mul' && typeof x === 'number' ? (FOLD[x] ?? []) : [];
  if (fold !== undefined) return bi(t, ...folded(numberPhrase(t, y), fold, times ?? ''));
  const text = words(say(numberPhrase(t, x)), bi(t, ...OPERATORS[n.op]), say(numberPhrase(t, y)));
  const round = n.op === 'divUp' ? bi(t, 'nahoru', 'up') : n.op === 'divDown' ? bi(t, 'dolů', 'down') : '';
  return round === '' ? text : bi(t, `${text} (zaokrouhleno ${round})`, `${text}, rounded ${round}`);
}

/** What the amount of an event is called, e.g. its damage: `texts['event.<name>.amount']`. */
export function amountNoun(t: Talk): Noun {
  const key = `event.${t.event?.on ?? ''}.amount`;
  return lexNoun(t, textOf(t, key) === undefined ? 'word.amount' : key);
}

function eventNumber(t: Talk, field: EventField): Phrase {
  return phrase(t.lang, field === 'amount' ? amountNoun(t) : lexNoun(t, 'word.number'), { det: 'that' });
}

function optionNumber(t: Talk, name: string): Phrase {
  const text = t.def.options.find((o) => o.name === name)?.text;
  const shown = text === undefined ? name : pick(t, text);
  return fixed(t.lang, bi(t, `hodnota volby „${shown}“`, `the value of “${shown}”`));
}

function statNumber(t: Talk, n: Node<'stat'>): Phrase {
  const owned = ownedBy(phrase(t.lang, declaredNoun(t, 'stats', n.stat)), refPhrase(t, n.of));
  if (n.versus === undefined) return owned;
  const foe = refPhrase(t, n.versus);
  return addTail(owned, bi(t, `proti ${say(foe, 'dat', true)}`, `against ${say(foe, 'acc')}`));
}

export function numberPhrase(t: Talk, n: Num): Phrase {
  if (typeof n === 'number') return fixed(t.lang, n < 0 ? `−${-n}` : String(n), n !== 1);
  switch (n.k) {
    case 'var': {
      const bound = t.vars.get(n.v);
      const each = bound?.as === 'thing' ? bound.each : undefined;
      return each === undefined ? varPhrase(t, n.v, 'number') : fixed(t.lang, `1 ${each}`);
    }
    case 'stat':
      return statNumber(t, n);
    case 'printed': {
      const noun = phrase(t.lang, declaredNoun(t, 'stats', n.stat), { adjectives: [lexAdjective(t, 'word.printed')] });
      return ownedBy(noun, refPhrase(t, n.of));
    }
    case 'base': {
      const noun = phrase(t.lang, declaredNoun(t, 'stats', n.stat), { adjectives: [lexAdjective(t, 'word.base')] });
      return ownedBy(noun, refPhrase(t, n.of));
    }
    case 'counter':
      return counterNumber(t, n);
    case 'resource':
      return resourceNumber(t, n);
    case 'tally':
      return tallyPhrase(t, n.tally);
    case 'event':
      return eventNumber(t, n.field);
    case 'count':
      return countNumber(t, n);
    case 'sum':
    case 'most':
      return sumNumber(t, n);
    case 'distance': {
      const a = somewhere(t, n.from);
      const b = somewhere(t, n.to);
      const tail = bi(
        t,
        `mezi ${say(a, 'ins', true)} a ${say(b, 'ins', true)}`,
        `between ${say(a, 'acc')} and ${say(b, 'acc')}`,
      );
      return phrase(t.lang, lexNoun(t, 'word.distance'), { det: 'the', tail });
    }
    case 'math':
      return fixed(t.lang, mathText(t, n));
    case 'option':
      return optionNumber(t, n.option);
    case 'calc':
      return calcPhrase(t, n);
  }
}

// ---- for each ---------------------------------------------------------------------------------------------------------------

export interface PerEach {
  readonly times: number;
  /** za každou vlastní stavbu; for each friendly structure. */
  readonly text: string;
  /** Not more than this. */
  readonly cap?: number;
}

const forEach = (t: Talk, p: Phrase): string => bi(t, `za ${say(p, 'acc', true)}`, `for ${say(p, 'acc')}`);

/** "for every 2 boosts": `by` of them count as one. */
function everyPhrase(t: Talk, noun: Noun, by: number, tail: string, adjectives: readonly string[] = []): string {
  const one = phrase(t.lang, noun, { det: 'each', tail, adjectives });
  if (by === 1) return forEach(t, one);
  const some = { ...one, det: '' as const, quantity: { n: by, pre: bi(t, by < 5 ? 'každé ' : 'každých ', 'every ') } };
  return forEach(t, some);
}

/** za každé 2 investované body osudu; for every 2 destiny points invested. */
export const investedEach = (t: Talk, noun: Noun, by: number): string =>
  t.lang === 'cs' ? everyPhrase(t, noun, by, '', ['investovaný']) : everyPhrase(t, noun, by, 'invested');

function counterEach(t: Talk, n: Node<'counter'>, by: number): string {
  // Of the subject itself: za každé své posílení.
  if (t.lang === 'cs' && by === 1 && !t.acting && n.of.k === 'self' && t.focus === 'self') {
    const own = phrase('cs', declaredNoun(t, 'counters', n.counter), { det: 'each', adjectives: ['svůj'] });
    return forEach(t, own);
  }
  const card = refPhrase(t, n.of);
  const tail = bi(t, `na ${say(card, 'loc', true)}`, `on ${say(card, 'acc')}`);
  return everyPhrase(t, declaredNoun(t, 'counters', n.counter), by, tail);
}

const HAVING: Readonly<Record<string, string>> = { m: 'kterého', i: 'který', f: 'kterou', n: 'které' };

function resourceEach(t: Talk, n: Node<'resource'>, by: number): string {
  const noun = declaredNoun(t, 'resources', n.resource);
  const which = by === 1 ? HAVING[noun.gender] : by < 5 ? 'které' : 'kterých';
  const seat = isYou(n.of) ? '' : say(whoPhrase(t, n.of));
  const tail = bi(
    t,
    `, ${which} ${seat === '' ? 'máte' : `má ${seat}`}${CLOSE}`,
    seat === '' ? 'you have' : `${seat} has`,
  );
  return everyPhrase(t, noun, by, tail);
}

/** Of those that were chosen the first is free: za každou z nich kromě první. */
function laterEach(t: Talk, n: Num): string {
  if (typeof n === 'number' || n.k !== 'count' || n.of.k !== 'cards' || n.of.from.k !== 'set') return '';
  const bound = t.vars.get(n.of.from.v);
  const gender = bound?.as === 'thing' ? bound.base.nouns[0]?.gender : undefined;
  return words(plainEach(t, n, 1), bi(t, `kromě ${gender === 'f' ? 'první' : 'prvního'}`, 'except the first'));
}

function plainEach(t: Talk, n: Num, by: number): string {
  if (typeof n === 'number') return '';
  if (n.k === 'counter') return counterEach(t, n, by);
  if (n.k === 'resource') return resourceEach(t, n, by);
  if (n.k === 'count' && by === 1)
    return within(t, { counting: true }, () => forEach(t, queryPhrase(t, n.of, { det: 'each' })));
  if (n.k === 'tally' && by === 1) return textOf(t, `each.${n.tally}`)?.[t.lang] ?? '';
  return n.k === 'calc' && by === 1 ? calcEach(t, n) : '';
}

const scaled = (e: PerEach, by: number): PerEach => ({
  ...e,
  times: e.times * by,
  ...(e.cap === undefined ? {} : { cap: e.cap * by }),
});

function mathEach(t: Talk, n: Node<'math'>): PerEach | undefined {
  const [value, by] = typeof n.a === 'number' && n.op !== 'sub' ? [n.b, n.a] : [n.a, n.b];
  if (n.op === 'sub') {
    const text = n.b === 1 ? laterEach(t, n.a) : '';
    if (text !== '') return { times: 1, text };
    const inner = n.a === 0 ? perEach(t, n.b) : undefined;
    return inner === undefined ? undefined : scaled(inner, -1);
  }
  if (typeof by !== 'number') return undefined;
  if (n.op === 'divDown') {
    const text = plainEach(t, value, by);
    return text === '' ? undefined : { times: 1, text };
  }
  const inner = n.op === 'mul' || n.op === 'min' ? perEach(t, value) : undefined;
  if (inner === undefined) return undefined;
  return n.op === 'mul' ? scaled(inner, by) : { ...inner, cap: by };
}

/** A number that is best said as so much for each of something. */
export function perEach(t: Talk, n: Num): PerEach | undefined {
  if (typeof n === 'number') return undefined;
  if (n.k === 'var') {
    const bound = t.vars.get(n.v);
    if (bound?.as === 'thing' && bound.each !== undefined) return { times: 1, text: bound.each };
    return bound?.as === 'alias'
      ? within(t, { vars: new Map(bound.vars) }, () => perEach(t, bound.arg as Num))
      : undefined;
  }
  if (n.k === 'math') return mathEach(t, n);
  const text = plainEach(t, n, 1);
  return text === '' ? undefined : { times: 1, text };
}

export const capText = (t: Talk, cap: string): string => bi(t, `(nejvýše ${cap})`, `(maximum ${cap})`);

/** A sum as its parts, each a plain number or so much for each of something; undefined where a part is neither. */
export function termsOf(t: Talk, n: Num): readonly [PerEach, ...PerEach[]] | undefined {
  if (typeof n === 'number') return [{ times: n, text: '' }];
  if (n.k === 'math' && n.op === 'add') {
    const a = termsOf(t, n.a);
    const b = termsOf(t, n.b);
    return a === undefined || b === undefined ? undefined : [...a, ...b];
  }
  if (n.k === 'math' && n.op === 'mul' && (typeof n.a === 'number' || typeof n.b === 'number')) {
    const [by, of] = typeof n.a === 'number' ? [n.a, n.b] : [n.b as number, n.a];
    const [first, ...more] = termsOf(t, of) ?? [];
    return first === undefined ? undefined : [scaled(first, by), ...more.map((x) => scaled(x, by))];
  }
  const each = perEach(t, n);
  return each === undefined ? undefined : [each];
}

// ---- so many of something -----------------------------------------------------------------------------------------------------

const genitive = (t: Talk, noun: Noun): string => say(phrase(t.lang, noun, { plural: true }), 'gen');

/**
 * As many as was said before: the amount of the event, a number that was chosen. Of an event a game may say it in its own
 * words, `texts['event.<name>.same']`: hodit znovu všemi těmito kostkami.
 */
function thatMany(t: Talk, noun: Noun, how: 'amount' | 'chosen' | 'share'): Phrase {
  const own = how === 'amount' ? textOf(t, `event.${t.event?.on ?? ''}.same`) : undefined;
  if (own !== undefined) return fixed(t.lang, own[t.lang], true);
  const what = genitive(t, noun);
  if (t.lang === 'en') return fixed('en', `${isMass(noun) ? 'that much' : 'that many'} ${what}`, true);
  return phrase('cs', lexNoun(t, 'word.count'), {
    adjectives: [{ amount: 'stejný', chosen: 'zvolený', share: 'odpovídající' }[how]],
    tail: what,
  });
}

function saidBefore(t: Talk, n: Num): 'amount' | 'chosen' | 'share' | undefined {
  if (typeof n === 'number') return undefined;
  if (n.k === 'event') return n.field === 'amount' ? 'amount' : undefined;
  if (n.k !== 'var') return undefined;
  const bound = t.vars.get(n.v);
  if (bound?.as === 'thing' && bound.each !== undefined) return undefined;
  if (bound?.as === 'alias') return saidBefore(t, bound.arg as Num);
  return bound?.as === 'thing' && bound.how === 'that' ? 'share' : 'chosen';
}

/** A number that is chosen right here: 1 or 2 spaces. */
function rangeOf(t: Talk, n: Num): Quantity | undefined {
  const bound = typeof n === 'object' && n.k === 'var' ? t.vars.get(n.v) : undefined;
  if (bound?.as !== 'thing' || bound.range === undefined) return undefined;
  const range = bound.range;
  delete bound.range;
  return range;
}

export function countOf(t: Talk, n: Num, noun: Noun): Phrase {
  if (typeof n === 'number') return phrase(t.lang, noun, { quantity: { n, pre: '' } });
  const range = rangeOf(t, n);
  if (range !== undefined) return phrase(t.lang, noun, { quantity: range });
  const before = saidBefore(t, n);
  if (before !== undefined) return thatMany(t, noun, before);
  const each = perEach(t, n);
  if (each !== undefined) {
    const cap = each.cap === undefined ? '' : capText(t, String(each.cap));
    return phrase(t.lang, noun, { quantity: { n: each.times, pre: '' }, tail: words(each.text, cap) });
  }
  const terms = termsOf(t, n);
  if (terms?.every(({ times, cap }) => times === terms[0].times && cap === undefined))
    return phrase(t.lang, noun, {
      quantity: { n: terms[0].times, pre: '' },
      tail: terms.map(({ text }) => text).join(bi(t, ' a ', ' and ')),
    });
  const value = say(numberPhrase(t, n));
  const what = genitive(t, noun);
  return fixed(t.lang, bi(t, `tolik ${what}, kolik činí ${value}${CLOSE}`, `${what} equal to ${value}`), true);
}
