import type {
  Calc,
  CardQuery,
  CardRoot,
  Cond,
  Num,
  PlaceFilter,
  PlaceQuery,
  Query,
  Who,
} from '@bojiste/kernel/effects/nodes';
import { addTail, type Phrase, phrase, say, words } from '../grammar/phrase.ts';
import { placed } from '../grammar/template.ts';
import { agreeing, type Noun } from '../grammar/words.ts';
import { assemble, plain, type Shape, single } from './assemble.ts';
import { calcPhrase, calcRest, calcTail } from './calls.ts';
import { distance } from './distance.ts';
import { type Described, describe } from './filters.ts';
import { condition, numberPhrase } from './parts.ts';
import { relationTail } from './relations.ts';
import {
  type Bound,
  bi,
  declaredNoun,
  isYou,
  lexAdjective,
  lexNoun,
  relativeClause,
  soleRef,
  type Talk,
  textOf,
  unprinted,
  within,
} from './talk.ts';
import { refPhrase, varPhrase, zonePhrase } from './values.ts';

/** What a query finds, as a noun phrase: a friendly structure within 3 spaces. */

// ---- cards ------------------------------------------------------------------------------------------------------------------

/** Cards lie in a zone, but are taken from it. */
const zoneTail = (t: Talk, zone: Phrase): string => placed(zone, t.acting && !t.counting ? 'from' : 'in');

/** What an own zone makes of its cards may be told instead of where they lie, `texts['lying.<zone>']`: technologie, kterou zkoumáš. */
function lyingTail(t: Talk, zone: string, of: Who): string | undefined {
  const own = isYou(of) ? textOf(t, `lying.${zone}`)?.[t.lang] : undefined;
  return own === undefined ? undefined : bi(t, relativeClause(t, own), own);
}

function topPhrase(t: Talk, from: Extract<CardRoot, { k: 'top' }>, d: Described): Phrase {
  const n = typeof from.n === 'number' ? from.n : 1;
  const many = typeof from.n === 'number' ? '' : `(${bi(t, 'počet', 'number')}: ${say(numberPhrase(t, from.n))})`;
  const zone = say(zonePhrase(t, from.zone, from.of), 'gen');
  const top = lexAdjective(t, 'word.top');
  d.tails.push(() => words(bi(t, zone, `of ${zone}`), many));
  if (n === 1 || t.lang === 'cs') d.adjectives.unshift(top);
  const quantity = n > 1 ? { quantity: { n, pre: bi(t, '', `${top} `) } } : {};
  return assemble(t, d, pileNoun(t), { det: 'the', plural: many !== '', ...quantity });
}

function setPhrase(t: Talk, v: string, d: Described, shape: Shape): Phrase {
  const bound = t.vars.get(v);
  if (bound?.as === 'query' && bound.of.k === 'cards') return cardsPhrase(t, bound.of, shape);
  if (bound?.as === 'query') return queryPhrase(t, bound.of, shape);
  const focused = t.focus === `v:${v}`;
  if (shape.det === 'each' && focused && plain(d)) return eachOfThem(t, bound);
  if (shape.det !== 'each' && plain(d)) return varPhrase(t, v, 'card');
  const noun = bound?.as === 'thing' ? bound.base.nouns[0] : undefined;
  d.adjectives.unshift(bi(t, 'vybraný', 'chosen'));
  return assemble(t, d, noun ?? lexNoun(t, 'word.card'), shape);
}

function eachOfThem(t: Talk, bound: Bound | undefined): Phrase {
  const gender = bound?.as === 'thing' ? (bound.base.nouns[0]?.gender ?? 'f') : 'f';
  const none: Noun = { is: 'noun', gender, own: [], after: '', at: 'v', sg: ['', '', '', '', '', ''], pl: [''] };
  return phrase(t.lang, none, { det: 'each', tail: bi(t, 'z nich', 'of them') });
}

/** A function that only narrows a selection is said like it: its text is the selection, and maybe what follows it. */
function narrowed(t: Talk, q: CardQuery, shape: Shape): Phrase | undefined {
  if (q.from.k !== 'calc') return undefined;
  const [, at, tail = ''] = /^\{(\d)(?::nom)?\}( .+)?$/.exec(t.def.calcs[q.from.name]?.text[t.lang] ?? '') ?? [];
  const given = at === undefined ? undefined : q.from.args[Number(at)];
  if (typeof given !== 'object' || given.k !== 'cards') return undefined;
  const said = cardsPhrase(t, { k: 'cards', from: given.from, where: [...given.where, ...q.where] }, shape);
  return tail === '' ? said : addTail(said, calcRest(t, q.from, tail));
}

/** What lies in a pile may have another name than what is in play: `texts['word.pileCard']`. */
const pileNoun = (t: Talk): Noun =>
  lexNoun(t, textOf(t, 'word.pileCard') === undefined ? 'word.card' : 'word.pileCard');

export function cardsPhrase(t: Talk, q: CardQuery, shape: Shape = single): Phrase {
  const said = narrowed(t, q, shape);
  if (said !== undefined) return said;
  const sole = soleRef(q);
  if (sole !== undefined) return refPhrase(t, sole);
  const card = lexNoun(t, 'word.card');
  const d = describe(t, q.where);
  const note = shape.note ?? '';
  if (note !== '') d.tails.push(() => note);
  const from = q.from;
  switch (from.k) {
    case 'board':
      return assemble(t, d, card, shape);
    case 'zone': {
      const zone = zonePhrase(t, from.zone, from.of);
      // All that lies there: discard their hand.
      if (t.lang === 'en' && shape.det === 'each' && q.where.length === 0 && !t.counting) return zone;
      const told = lyingTail(t, from.zone, from.of);
      // All that lies there: vyřaďte všechny karty z jeho ruky.
      if (shape.all === true && q.where.length === 0 && told === undefined) {
        d.tails.push(() => zoneTail(t, zone));
        return assemble(t, d, pileNoun(t), { det: 'all', plural: true });
      }
      const apart = t.lang === 'cs' && t.acting && !t.counting && d.withs.length > 0;
      const taken = apart && told === undefined ? zoneTail(t, zone) : undefined;
      if (taken === undefined) d.tails.push(() => told ?? zoneTail(t, zone));
      const found = assemble(t, d, pileNoun(t), shape);
      return taken === undefined ? found : { ...found, taken };
    }
    case 'zones': {
      const player = say(phrase(t.lang, lexNoun(t, 'word.player'), { det: 'any' }), 'gen');
      const zone = phrase(
        t.lang,
        declaredNoun(t, 'zones', from.zone),
        t.lang === 'cs' ? { tail: player } : { owner: `${player}'s` },
      );
      d.tails.push(() => zoneTail(t, zone));
      return assemble(t, d, pileNoun(t), shape);
    }
    case 'set':
      return setPhrase(t, from.v, d, shape);
    case 'attached': {
      const host = refPhrase(t, from.to);
      d.tails.unshift(() =>
        bi(t, `${agreeing('přiložený')} k ${say(host, 'dat', true)}`, `attached to ${say(host, 'acc')}`),
      );
      return assemble(t, d, card, shape);
    }
    case 'one':
      return onlyIf(t, refPhrase(t, from.ref), { k: 'is', ref: from.ref, where: q.where });
    case 'top':
      return topPhrase(t, from, d);
    case 'calc':
      return fromCalc(t, from, d, shape.all === true && plain(d) ? { det: 'all', plural: true } : shape);
  }
}

/** A known card that counts only under a condition. */
function onlyIf(t: Talk, card: Phrase, test: Extract<Cond, { k: 'is' }>): Phrase {
  const [only, ...more] = test.where;
  // Where it stands is said after it: obránce ve stejné oblasti jako tato karta.
  if (only?.k === 'with' && more.length === 0)
    return { ...addTail(card, relationTail(t, only, false)), pronoun: false };
  const clause = condition(t, test);
  return { ...addTail(card, bi(t, `(pokud ${clause})`, `(if ${clause})`)), pronoun: false };
}

/** A thing there is one of has its article in its text: the vacated space. */
const isOne = (noun: Noun): boolean => noun.sg[0]?.startsWith('the ') === true;
const bare = (noun: Noun): Noun => ({ ...noun, sg: noun.sg.map((x) => x.replace(/^the /, '')) });

function fromCalc(t: Talk, c: Calc, d: Described, wanted: Shape): Phrase {
  const given = calcPhrase(t, c);
  const said = given.nouns[0] ?? lexNoun(t, 'word.card');
  const noun = isOne(said) ? bare(said) : said;
  const shape = isOne(said) ? { ...wanted, det: 'the' as const } : wanted;
  // Where it lies comes after with what: kartu s cenou nejvýše 2 z ruky.
  // So it does where the filters name the card otherwise: Nemrtvého legionáře ze své sbírky.
  const moved = d.withs.length > 0 || d.nouns.length > 0;
  const where = moved && !noun.after.startsWith(',') ? noun.after : '';
  const taken = t.lang === 'cs' && d.withs.length > 0 && /^ze? /.test(where) ? where : '';
  if (where !== '' && taken === '') d.tails.unshift(() => where);
  // Named otherwise, what the function gives is told after the name, `texts['among.<function>']`: a tribal warrior in combat.
  const among = where === '' && d.nouns.length > 0 ? textOf(t, `among.${c.name}`)?.[t.lang] : undefined;
  if (among !== undefined) d.tails.unshift(() => among);
  // A text that says "the" speaks of one: the vacated space.
  if (t.lang === 'en' && noun.sg[0]?.startsWith('the ') === true)
    return addTail(assemble(t, d, noun, { ...shape, det: '' }), given.tail);
  const whole = addTail(assemble(t, d, where === '' ? noun : { ...noun, after: '' }, shape), given.tail);
  return taken === '' ? whole : { ...whole, taken };
}

// ---- places -----------------------------------------------------------------------------------------------------------------

function placeFilter(t: Talk, f: PlaceFilter, d: Described, deny: boolean): void {
  switch (f.k) {
    case 'free':
      if (deny) d.adjectives.push(bi(t, 'obsazený', 'occupied'));
      else d.adjectives.push(lexAdjective(t, 'word.free'));
      return;
    case 'near':
      distance(t, f, d, deny);
      return;
    case 'test': {
      const vars = new Map(t.vars).set(f.v, thatThing(t, 'place', lexNoun(t, 'word.space')));
      const clause = within(t, { vars, focus: `v:${f.v}` }, () => condition(t, f.if, deny));
      d.tails.push(() => bi(t, relativeClause(t, `pro které platí, že ${clause}`), `such that ${clause}`));
      return;
    }
    case 'not':
      placeFilter(t, f.f, d, !deny);
      return;
    default:
      unprinted(f);
  }
}

const thatThing = (t: Talk, type: 'place' | 'seat' | 'card', noun: Noun): Bound => ({
  as: 'thing',
  type,
  base: phrase(t.lang, noun),
  how: 'that',
  many: false,
});

function placesPhrase(t: Talk, q: PlaceQuery, shape: Shape): Phrase {
  const d = describe(t, []);
  for (const f of q.where) placeFilter(t, f, d, false);
  if (q.from.k === 'calc') return fromCalc(t, q.from, d, shape);
  return assemble(t, d, lexNoun(t, 'word.space'), shape);
}

// ---- seats, words, the best ---------------------------------------------------------------------------------------------------

const SEAT_WORD = { all: 'word.player', others: 'word.player', foes: 'word.foe', mates: 'word.mate' };

function seatsPhrase(t: Talk, q: Extract<Query, { k: 'seats' }>, shape: Shape): Phrase {
  const d = describe(t, []);
  const noun = lexNoun(t, SEAT_WORD[q.which]);
  if (q.which === 'others') d.other = true;
  const test = q.if;
  const short = test?.k === 'calc' ? calcTail(t, test, false) : '';
  if (short !== '') d.tails.push(() => short);
  else if (test !== undefined) {
    const vars = q.v === undefined ? t.vars : new Map(t.vars).set(q.v, thatThing(t, 'seat', noun));
    const clause = within(t, { vars }, () => condition(t, test, false));
    d.tails.push((a) =>
      bi(t, relativeClause(t, `pro ${a.plural ? 'které' : 'kterého'} platí, že ${clause}`), `such that ${clause}`),
    );
  }
  return assemble(t, d, noun, shape);
}

type Key = { readonly key: Num; readonly least: boolean };

/** A key that is taken from nought asks for the least. */
function bestKey(n: Num | undefined): Key {
  if (typeof n === 'object' && n.k === 'math' && n.op === 'sub' && n.a === 0) return { key: n.b, least: true };
  if (typeof n === 'object' && n.k === 'math' && n.op === 'mul' && n.b === -1) return { key: n.a, least: true };
  return { key: n ?? 0, least: false };
}

function bestTail(t: Talk, { key, least }: Key): string {
  const word = least ? bi(t, 'nejnižší', 'lowest') : bi(t, 'nejvyšší', 'highest');
  if (typeof key === 'object' && (key.k === 'stat' || key.k === 'printed')) {
    const stat = phrase(t.lang, declaredNoun(t, 'stats', key.stat), { adjectives: [word] });
    return bi(t, `s ${say(stat, 'ins')}`, `with the ${say(stat)}`);
  }
  if (typeof key === 'object' && key.k === 'counter') {
    const what = say(phrase(t.lang, declaredNoun(t, 'counters', key.counter), { plural: true }), 'gen');
    return least
      ? bi(t, `s nejnižším počtem ${what}`, `with the fewest ${what}`)
      : bi(t, `s nejvyšším počtem ${what}`, `with the most ${what}`);
  }
  const value = say(numberPhrase(t, key));
  return bi(t, `s ${word} hodnotou „${value}“`, `with the ${word} ${value.replace(/^the /, '')}`);
}

/** The most of a value may have a word of its own, `texts['best.<stat>']`: nejdražší. */
function bestAdjective(t: Talk, by: readonly Num[]): string {
  const { key, least } = bestKey(by[0]);
  if (least || by.length !== 1 || typeof key !== 'object' || key.k !== 'stat') return '';
  return textOf(t, `best.${key.stat}`) === undefined ? '' : lexAdjective(t, `best.${key.stat}`);
}

function bestPhrase(t: Talk, q: Extract<Query, { k: 'best' }>, shape: Shape): Phrase {
  const found = queryPhrase(t, q.of, shape.det === 'a' || shape.det === undefined ? { ...shape, det: 'the' } : shape);
  const superlative = bestAdjective(t, q.by);
  if (superlative !== '') return { ...found, adjectives: [superlative, ...found.adjectives] };
  const vars = new Map(t.vars).set(q.v, thatThing(t, 'card', found.nouns[0] ?? lexNoun(t, 'word.card')));
  const tails = within(t, { vars }, () => q.by.map((n) => bestTail(t, bestKey(n))));
  return addTail(found, tails.join(bi(t, ', při shodě ', ', on a tie ')));
}

export function queryPhrase(t: Talk, q: Query, shape: Shape = single): Phrase {
  switch (q.k) {
    case 'cards':
      return cardsPhrase(t, q, shape);
    case 'places':
      return placesPhrase(t, q, shape);
    case 'seats':
      return seatsPhrase(t, q, shape);
    case 'words':
      return phrase(t.lang, lexNoun(t, 'word.word'), { det: 'a', ...shape });
    case 'values':
      return { ...calcPhrase(t, q.of), ...shape };
    case 'best':
      return bestPhrase(t, q, shape);
  }
}
