import type { Calc, CardQuery, Cond, Num, Query, RefX, Who } from '@bojiste/kernel/effects/nodes';
import { agreement, isPerson, type Phrase, phrase, say, still, words } from '../grammar/phrase.ts';
import { placed, render } from '../grammar/template.ts';
import { calcClause, callSlots, filling, tokensOf } from './calls.ts';
import { denied, measureText, rounded } from './compare.ts';
import { countOf, numberPhrase, printInline, whoPhrase } from './parts.ts';
import { counterPredicate, predicate } from './predicates.ts';
import { queryPhrase } from './queries.ts';
import { ruleVerb } from './rules.ts';
import { bi, declaredNoun, isYou, lexNoun, soleRef, stepNoun, type Talk, textOf, toldOf, within } from './talk.ts';
import { anything, argSlot, isReader, refPhrase, zonePhrase } from './values.ts';

/** A condition as the clause after "pokud" / "if". Denial is carried inward, so that "not" is never said of a whole clause. */

type Node<K> = Extract<Cond, { readonly k: K }>;

/** Subject, verb, rest; but in Czech the commonest verbs and the little words come first: pokud je tato jednotka ... */
function clause(t: Talk, subject: string, verb: string, rest: string): string {
  const first = t.lang === 'cs' && /^(je|jsou|má|mají|máte|se|si|by)$/.test(verb);
  if (!first) return words(subject, verb, rest);
  if (!t.further || !/^(se|si|by)$/.test(verb)) return words(verb, subject, rest);
  const [next = '', ...others] = rest.split(' ');
  return subject === '' ? words(next, verb, ...others) : words(subject, verb, rest);
}

const is = (t: Talk, p: Phrase, deny: boolean): string => {
  const { plural } = agreement(p);
  if (t.lang === 'en') return `${plural ? 'are' : 'is'}${deny ? ' not' : ''}`;
  return `${deny ? 'ne' : ''}${plural ? 'jsou' : deny ? 'ní' : 'je'}`;
};

// ---- comparisons ------------------------------------------------------------------------------------------------------------

/** "is at least 1 friendly unit in play": what a query finds, by number. */
function countTest(t: Talk, c: Node<'compare'>, of: Extract<Num, { k: 'count' }>, deny: boolean): string {
  const { op, n } = rounded(denied(c.op, deny), c.b);
  if ((op === 'eq' || op === 'le') && n === 0) return exists(t, of.of, true);
  if (typeof n !== 'number') return generalTest(t, c, deny);
  const held = (op === 'ge' || op === 'le') && of.of.k === 'cards' ? pileTest(t, of.of, op, n) : undefined;
  if (held !== undefined) return held;
  const pre = {
    eq: ['přesně ', 'exactly '],
    ne: ['jiný počet než ', 'other than '],
    ge: ['alespoň ', 'at least '],
    le: ['nejvýše ', 'at most '],
    gt: ['', ''],
    lt: ['', ''],
  }[op];
  const shape = { det: '', quantity: { n, pre: bi(t, pre[0] ?? '', pre[1] ?? '') } } as const;
  const where = inPlay(t, of.of);
  const [seat, theirs] = toldHolder(t, of.of);
  if (theirs !== undefined)
    return t.lang === 'en'
      ? words(seat, 'has', say(queryPhrase(t, theirs, shape)), where)
      : words('má', seat, where, say(queryPhrase(t, theirs, shape), 'acc'));
  const found = queryPhrase(t, of.of, shape);
  if (t.lang === 'en') return words('there', is(t, found, false), say(found), where);
  return words(is(t, found, false), where, say(found));
}

/** Whom the card tells of, and what is his without saying so: má boss ve hře alespoň 2 vůdce. */
function toldHolder(t: Talk, q: Query): readonly [string, CardQuery?] {
  if (q.k !== 'cards' || q.from.k !== 'board' || toldOf(t) === undefined) return [''];
  const own = q.where.find((f) => f.k === 'by' && isYou(f.who));
  return own === undefined
    ? ['']
    : [say(whoPhrase(t, { k: 'you' })), { ...q, where: q.where.filter((f) => f !== own) }];
}

/** How much somebody has in a pile, where the game names what lies there: máte ve ztrátách alespoň 12 karet. */
function pileTest(t: Talk, q: CardQuery, op: 'ge' | 'le', n: number): string | undefined {
  const { from } = q;
  if (from.k !== 'zone' || q.where.length > 0 || textOf(t, 'word.pileCard') === undefined) return undefined;
  const whole = zonePhrase(t, from.zone, from.of);
  const pile: Phrase = { ...whole, det: '', owner: '', tail: '', adjectives: [] };
  const cards = say(countOf(t, n, lexNoun(t, 'word.pileCard')), 'acc');
  const reader = isReader(t, from.of);
  const seat = reader ? '' : say(whoPhrase(t, from.of));
  if (t.lang === 'cs')
    return words(reader ? 'máte' : 'má', seat, placed(pile, 'in'), op === 'ge' ? 'alespoň' : 'nejvýše', cards);
  const amount = op === 'ge' ? cards.replace(/^(\d+)/, '$1 or more') : `at most ${cards}`;
  if (reader) return words('there', n === 1 ? 'is' : 'are', amount, placed(whole, 'in'));
  return words(seat, 'has', amount, placed(from.zone === 'hand' ? pile : { ...pile, owner: 'their' }, 'in'));
}

const inPlay = (t: Talk, q: Extract<Num, { k: 'count' }>['of']): string =>
  q.k === 'cards' && q.from.k === 'board' ? (textOf(t, 'word.inPlay')?.[t.lang] ?? '') : '';

/** Who has one may be told in the game's own words, `texts['exists.<function>']`: protivník nemá obránce. */
function ownExists(t: Talk, q: Query, deny: boolean): string | undefined {
  const of = q.k === 'cards' && q.where.length === 0 ? (soleRef(q) ?? q.from) : undefined;
  if (of?.k !== 'calc') return undefined;
  const { name, args } = of;
  const text = textOf(t, `exists.${name}`)?.[t.lang].split(' // ')[deny ? 1 : 0];
  const types = t.def.calcs[name]?.args ?? [];
  return text === undefined ? undefined : render(filling(t, callSlots(t, types, args)), tokensOf(text), 'imperative');
}

/** What is yours you have, where the game says "your": máte ve hře bojovníka Bratrstva. */
function yoursExists(t: Talk, q: Query, deny: boolean): string | undefined {
  if (q.k !== 'cards' || q.from.k !== 'board' || textOf(t, 'voice.own') === undefined || toldOf(t) !== undefined)
    return;
  const own = q.where.find((f) => f.k === 'by' && isYou(f.who));
  if (own === undefined) return undefined;
  const rest: CardQuery = { ...q, where: q.where.filter((f) => f !== own) };
  const what = within(t, { acting: true, counting: true }, () => queryPhrase(t, rest, { det: deny ? 'no' : 'a' }));
  // Where it lies is in play.
  const where = q.where.some((f) => f.k === 'in') ? '' : inPlay(t, q);
  if (t.lang === 'en') return words('you have', say(what), where);
  return words(deny ? 'nemáte' : 'máte', where, say(what, 'acc'));
}

/** What a function gives lies somewhere, `texts['within.<function>']`: pokud je ve vaší sbírce Zákop. */
function withinPile(t: Talk, q: Query, deny: boolean): string | undefined {
  const where = q.k === 'cards' && q.from.k === 'calc' ? textOf(t, `within.${q.from.name}`)?.[t.lang] : undefined;
  if (where === undefined || q.k !== 'cards') return undefined;
  const found = queryPhrase(t, { ...q, from: { k: 'board' } }, { det: deny ? 'no' : 'a' });
  return t.lang === 'en' ? words('there', 'is', say(found), where) : words(is(t, found, deny), where, say(found));
}

function exists(t: Talk, q: Extract<Num, { k: 'count' }>['of'], deny: boolean): string {
  const own = ownExists(t, q, deny) ?? yoursExists(t, q, deny);
  if (own !== undefined) return own;
  const pile = withinPile(t, q, deny);
  if (pile !== undefined) return pile;
  const found = still(queryPhrase(t, q, { det: deny ? 'no' : 'a' }));
  const person = found.nouns[0]?.person === true && !deny;
  if (t.lang === 'en' && person) return words(say(found), 'is', inPlay(t, q));
  if (t.lang === 'en') return words('there', 'is', say(found), inPlay(t, q));
  return words(is(t, found, deny), inPlay(t, q), say(found));
}

function resourceTest(t: Talk, c: Node<'compare'>, of: Extract<Num, { k: 'resource' }>, deny: boolean): string {
  const { op, n } = rounded(denied(c.op, deny), c.b);
  const noun = declaredNoun(t, 'resources', of.resource);
  const seat = whoPhrase(t, of.of);
  const yours = isYou(of.of);
  const none = (op === 'eq' || op === 'le') && n === 0;
  const [cs, en] = {
    ge: ['alespoň', 'at least'],
    le: ['nejvýše', 'at most'],
    eq: ['přesně', 'exactly'],
    ne: ['jiný počet než', 'other than'],
    gt: ['více než', 'more than'],
    lt: ['méně než', 'less than'],
  }[op];
  const rest = none
    ? say(phrase(t.lang, noun, { det: 'no' }), 'acc')
    : words(bi(t, cs ?? '', en ?? ''), say(countOf(t, n, noun), 'acc'));
  const they = seat.pronoun === true && isPerson(seat);
  const verb = bi(t, `${none ? 'ne' : ''}${yours ? 'máte' : 'má'}`, yours || they ? 'have' : 'has');
  return clause(t, t.lang === 'cs' && yours ? '' : say(seat), verb, rest);
}

function generalTest(t: Talk, c: Node<'compare'>, deny: boolean): string {
  const a = numberPhrase(t, c.a);
  const op = denied(c.op, deny);
  if (op !== 'eq' && op !== 'ne') return clause(t, say(a), bi(t, 'je', 'is'), measureText(t, a.nouns[0], 0, op, c.b));
  const b = say(numberPhrase(t, c.b));
  const [cs, en] = op === 'eq' ? ['je', 'is'] : ['není', 'is not'];
  return clause(t, say(a), bi(t, cs, en), b);
}

function compareTest(t: Talk, c: Node<'compare'>, deny: boolean): string {
  const a = c.a;
  if (typeof a === 'object' && a.k === 'counter') {
    const card = refPhrase(t, a.of);
    const spokenOf = t.focus;
    const said = counterPredicate(t, { counter: a.counter, op: c.op, n: c.b }, deny, agr(card));
    t.focus = spokenOf;
    return clause(t, subjectText(card), said.verb, said.rest);
  }
  if (typeof a === 'object' && a.k === 'count') return countTest(t, c, a, deny);
  if (typeof a === 'object' && a.k === 'resource') return resourceTest(t, c, a, deny);
  const named = typeof a === 'object' ? namedTest(t, c, a, deny) : undefined;
  return named ?? generalTest(t, c, deny);
}

/**
 * A function or tally of the game that is best compared in its own words: `texts['least.<function>']`, `texts['most.<function>']`,
 * with {0:count:word} for the number; `texts['some.<function>']` for at least one, `texts['none.<function>']` for none.
 * Of a player who is not the reader it is said as after " // ", with {1} for him.
 */
function namedTest(t: Talk, c: Node<'compare'>, of: Exclude<Num, number>, deny: boolean): string | undefined {
  if (of.k !== 'calc' && of.k !== 'tally') return undefined;
  const [name, args] = of.k === 'calc' ? [of.name, of.args] : [of.tally, []];
  const { op, n } = rounded(denied(c.op, deny), c.b);
  const none = n === 0 && (op === 'eq' || op === 'le') ? textOf(t, `none.${name}`) : undefined;
  if (none !== undefined) return none[t.lang];
  if (op !== 'ge' && op !== 'le') return undefined;
  const some = op === 'ge' && n === 1 ? textOf(t, `some.${name}`) : undefined;
  const text = some ?? textOf(t, `${op === 'ge' ? 'least' : 'most'}.${name}`);
  if (text === undefined) return undefined;
  const [yours = '', theirs = yours] = text[t.lang].split(' // ');
  const who = t.def.calcs[name]?.args[0] === 'seat' ? (args[0] as Who) : undefined;
  const slots = new Map([['0', argSlot(t, 'number', n)]]);
  if (who !== undefined) slots.set('1', argSlot(t, 'seat', who));
  return render(filling(t, slots), tokensOf(who === undefined || isReader(t, who) ? yours : theirs), 'imperative');
}

const agr = (p: Phrase) => {
  const a = agreement(p);
  return { gender: a.gender, plural: a.plural };
};

/** A Czech subject that was just named is left out: the verb says enough. */
export const subjectText = (p: Phrase): string =>
  p.lang === 'cs' && p.pronoun === true && p.oblique !== true ? '' : say(p);

// ---- identity, time -----------------------------------------------------------------------------------------------------------

function holder(t: Talk, card: RefX, seat: Who, verb: readonly [string, string, string], deny: boolean): string {
  const [third, second, english] = verb;
  const held = refPhrase(t, card);
  const ne = deny ? 'ne' : '';
  if (t.lang === 'cs')
    return isYou(seat)
      ? `${ne}${second} ${say(held, 'acc')}`
      : words(`${ne}${third}`, say(held, 'acc'), say(whoPhrase(t, seat)));
  const who = say(whoPhrase(t, seat));
  const does = isYou(seat) ? (deny ? `do not ${english}` : english) : deny ? `does not ${english}` : `${english}s`;
  return `${who} ${does} ${say(held, 'acc')}`;
}

/** What a function gives may be told by a verb, `texts['same.<function>']`: váš Vyvolavač útočí na spojenou jednotku. */
function ownSame(t: Talk, x: Node<'same'>['a'], y: Node<'same'>['b'], deny: boolean): string | undefined {
  if (x.k !== 'calc') return undefined;
  const text = textOf(t, `same.${x.name}`)?.[t.lang].split(' // ')[deny ? 1 : 0];
  if (text === undefined) return undefined;
  const slots = callSlots(t, t.def.calcs[x.name]?.args ?? [], x.args);
  slots.set('other', { phrase: () => anything(t, y) });
  const said = render(filling(t, slots), tokensOf(text), 'imperative');
  t.focus =
    x.args.length === 1 && typeof x.args[0] === 'object' && x.args[0].k === 'the' ? JSON.stringify(x.args[0].of) : '';
  return said;
}

function sameTest(t: Talk, c: Node<'same'>, deny: boolean): string {
  const [x, y] = c.b.k === 'controller' || c.b.k === 'owner' ? [c.b, c.a] : [c.a, c.b];
  if (x.k === 'controller' && (y.k === 'you' || y.k === 'foe'))
    return holder(t, x.of, y, ['ovládá', 'ovládáte', 'control'], deny);
  if (x.k === 'owner' && (y.k === 'you' || y.k === 'foe'))
    return holder(t, x.of, y, ['vlastní', 'vlastníte', 'own'], deny);
  const own = ownSame(t, x, y, deny) ?? ownSame(t, y, x, deny);
  if (own !== undefined) return own;
  const a = anything(t, x);
  const b = { ...anything(t, y), pronoun: false };
  if (t.lang === 'cs') return words(is(t, a, deny), say({ ...a, pronoun: false }, 'ins'), say(b));
  return words(say(a), is(t, a, deny), say(b));
}

/** "ve vaší fázi přesunu", "during your move phase". */
export function duringText(t: Talk, steps: readonly string[], wanted: 'own' | 'your' | ''): string {
  const mine = wanted === 'your' && t.fronted ? 'either' : wanted;
  const names = steps.map((s) => phrase(t.lang, stepNoun(t, s), { det: mine === '' ? 'the' : mine }));
  const [first, ...rest] = names;
  if (first === undefined) return '';
  const short = rest.map((p) => say({ ...p, det: '' }, 'loc'));
  return bi(
    t,
    words('v', [say(first, 'loc'), ...short].join(' nebo ')),
    words('during', [say(first), ...short].join(' or ')),
  );
}

export function turnText(t: Talk, who: Who, wanted: 'own' | 'your'): string {
  const turn = phrase(t.lang, lexNoun(t, 'word.turn'));
  const mine = wanted === 'your' && t.fronted ? 'either' : wanted;
  if (isYou(who)) return bi(t, `v ${say({ ...turn, det: mine }, 'loc')}`, `during ${say({ ...turn, det: 'your' })}`);
  const seat = whoPhrase(t, who);
  return bi(t, `v ${say(turn, 'loc')} ${say(seat, 'gen')}`, `during ${say(seat)}'s ${say(turn)}`);
}

const happens = (t: Talk, when: string, deny: boolean): string =>
  bi(t, `se to ${deny ? 'neděje' : 'děje'} ${when}`, `this ${deny ? 'does not happen' : 'happens'} ${when}`);

// ---- all of them ----------------------------------------------------------------------------------------------------------------

function isTest(t: Talk, c: Node<'is'>, deny: boolean): string {
  const card = refPhrase(t, c.ref);
  const where = c.where.length === 1 && c.where[0] !== undefined ? c.where[0] : ({ k: 'all', fs: c.where } as const);
  const spokenOf = t.focus;
  const said = predicate(t, where, deny, agr(card), false);
  // What a function gives may be told of by a pronoun next: while the opponent is an airship, it gets ...
  t.focus = c.ref.k === 'calc' && spokenOf === '' ? functionFocus(c.ref) : spokenOf;
  return clause(t, subjectText(card), said.verb, said.rest);
}

export const functionFocus = (c: Calc): string => `calc:${JSON.stringify(c)}`;

function mayTest(t: Talk, c: Node<'may'>, deny: boolean): string {
  const card = refPhrase(t, c.ref);
  const act = ruleVerb(t, c.act, c.to === undefined ? undefined : refPhrase(t, c.to));
  if (t.lang === 'en') return `${say(card)} ${deny ? "can't" : 'can'} ${act.text}`;
  const verb = `${deny ? 'ne' : ''}smí`;
  const subject = subjectText(card);
  if (act.reflexive === '') return words(verb, subject, act.text);
  return clause(t, subject, act.reflexive, `${verb} ${act.text}`);
}

/** What is asked while something is going on, `texts['during.<scope>']`: při útoku padne zvláštní symbol. */
function meanwhile(t: Talk, cs: readonly Cond[]): string | undefined {
  const [first, ...rest] = cs;
  const when = first?.k === 'inScope' ? textOf(t, `during.${first.scope}`)?.[t.lang] : undefined;
  if (when === undefined || rest.length === 0) return undefined;
  const said = several(t, rest, false, 'and');
  return bi(t, `${when} ${said}`, `${said} ${when}`);
}

/** Two clauses are joined by a word, more by commas too. */
function listed(t: Talk, said: readonly string[], how: 'and' | 'or'): string {
  const link = how === 'and' ? bi(t, ' a ', ' and ') : bi(t, ' nebo ', ' or ');
  if (said.length < 3) return said.join(link);
  return `${said.slice(0, -1).join(', ')}${bi(t, '', ',')}${link}${said.at(-1)}`;
}

/** One question of two cards after each other may be told of both, `texts['both.<function>']`: držitel i protivník jsou naživu. */
function inTwos(t: Talk, cs: readonly Cond[], deny: boolean): readonly (Cond | string)[] {
  const at = cs.findIndex((c, i) => {
    const next = cs[i + 1];
    return c.k === 'calc' && next?.k === 'calc' && c.name === next.name && textOf(t, `both.${c.name}`) !== undefined;
  });
  const [one, other] = cs.slice(at, at + 2);
  if (deny || at < 0 || one?.k !== 'calc' || other?.k !== 'calc') return cs;
  const slots = callSlots(t, ['card', 'card'], [...one.args, ...other.args]);
  const both = render(filling(t, slots), tokensOf(textOf(t, `both.${one.name}`)?.[t.lang] ?? ''), 'imperative');
  return [...cs.slice(0, at), both, ...cs.slice(at + 2)];
}

function several(t: Talk, cs: readonly Cond[], deny: boolean, how: 'and' | 'or'): string {
  const said = inTwos(t, cs, deny)
    .map((c, i) =>
      within(t, { further: t.further || i > 0 }, () => (typeof c === 'string' ? c : plainCondition(t, c, deny))),
    )
    .filter((x) => x !== '');
  return listed(t, said, how);
}

export function condition(t: Talk, c: Cond, deny = false): string {
  return within(t, { acting: false, further: false }, () => plainCondition(t, c, deny));
}

function plainCondition(t: Talk, c: Cond, deny: boolean): string {
  switch (c.k) {
    case 'compare':
      return compareTest(t, c, deny);
    case 'same':
      return sameTest(t, c, deny);
    case 'some':
      return exists(t, c.of, deny);
    case 'is':
      return isTest(t, c, deny);
    case 'not':
      return plainCondition(t, c.c, !deny);
    case 'all':
      return (deny ? undefined : meanwhile(t, c.cs)) ?? several(t, c.cs, deny, deny ? 'or' : 'and');
    case 'any':
      return several(t, c.cs, deny, deny ? 'and' : 'or');
    case 'during':
      return happens(t, duringText(t, c.steps, ''), deny);
    case 'turnOf':
      return isYou(c.who)
        ? bi(t, `${deny ? 'nejste' : 'jste'} na tahu`, `it is ${deny ? 'not ' : ''}your turn`)
        : bi(
            t,
            `${deny ? 'není' : 'je'} na tahu ${say(whoPhrase(t, c.who))}`,
            `it is ${deny ? 'not ' : ''}${say(whoPhrase(t, c.who))}'s turn`,
          );
    case 'could': {
      // Where there is nothing to cancel nothing is cancelled: the instruction that follows says it.
      if (c.do.k === 'cancel') return '';
      const act = printInline(t, c.do, 'infinitive');
      return bi(t, `${deny ? 'nelze' : 'lze'} ${act}`, `you ${deny ? "can't" : 'can'} ${act}`);
    }
    case 'may':
      return mayTest(t, c, deny);
    case 'inScope': {
      const noun = lexNoun(t, `scope.${c.scope}`);
      const name = say(phrase(t.lang, noun, noun.sg[0]?.startsWith('the ') === true ? {} : { det: 'a' }));
      return bi(t, `${deny ? 'neprobíhá' : 'probíhá'} ${name}`, `${name} is ${deny ? 'not ' : ''}under way`);
    }
    case 'cancelled':
      return bi(t, `${deny ? 'nebyl' : 'byl'} efekt zrušen`, `the effect was ${deny ? 'not ' : ''}cancelled`);
    case 'calc':
      return calcClause(t, c, deny);
  }
}
