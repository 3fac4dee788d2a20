import type { Arg, Eff, Num, Price, RefX } from '@bojiste/kernel/effects/nodes';
import { builtinVerbs } from '@bojiste/kernel/run/builtin';
import type { ArgType } from '@bojiste/kernel/table/contract';
import type { Bilingual } from '@bojiste/kernel/types';
import { agreement, CLOSE, isPerson, type Phrase, phrase, say, words } from '../grammar/phrase.ts';
import { inAgreement } from '../grammar/pronouns.ts';
import {
  type Filling,
  type Mood,
  prepare,
  render,
  type Slot,
  speaks,
  subjectSlot,
  type Token,
} from '../grammar/template.ts';
import type { Noun, Predicate, Word } from '../grammar/words.ts';
import { type Bit, statement } from './bits.ts';
import { builtinSaid } from './builtins.ts';
import { filling, tokensOf } from './calls.ts';
import { countOf } from './parts.ts';
import { asNoun, bi, declared, declaredNoun, nounByKey, pick, type Talk, textOf, within } from './talk.ts';
import { argSlot, phraseSlot, refPhrase } from './values.ts';

/** Verbs, natives, procedures and prices: instructions said by a template. */

type Node<K> = Extract<Eff, { readonly k: K }>;

// ---- templates as bits ----------------------------------------------------------------------------------------------------------

function filledBit(t: Talk, tokens: readonly Token[], slots: ReadonlyMap<string, Slot>, word?: Noun): Bit {
  const fill = {
    ...filling(t, slots),
    noun: (key: string) => (key === 'word' && word !== undefined ? word : nounByKey(t, key)),
  };
  const subject = subjectSlot(tokens);
  const acts = subject === undefined || slots.get(subject)?.acts === true;
  const cache = new Map<string, string>();
  const speak = (mood: Mood, leads: boolean): string => {
    const key = `${mood}${leads}`;
    const text = cache.get(key) ?? render(fill, tokens, mood, leads);
    cache.set(key, text);
    return text;
  };
  if (!acts && slots.get(subject ?? '')?.you === true) return statement(speak('imperative', false));
  if (!acts) {
    // They lose, not they loses.
    const other = slots.get(subject ?? '')?.phrase();
    const they = t.lang === 'en' && other?.pronoun === true && isPerson(other);
    return otherBit(t, speak(they ? 'imperative' : 'third', true));
  }
  // What the reader may do: můžete ji zatlačit, můžete zatlačit svého Vyvolavače.
  if (tokens[0]?.t === 'text' && tokens[0].s.startsWith('můžete '))
    return { ...statement(render(fill, tokens, 'infinitive', true)), toYou: true };
  // A statement has a subject of its own: nothing in it is the reader's own.
  if (!speaks(tokens, 'imperative', t.lang)) return statementBit(t, fill, tokens);
  // Said once now, so that things are named in the order in which they are read.
  prepare(fill, tokens);
  speak('imperative', false);
  return { kind: 'instruction', say: speak, third: speaks(tokens, 'third', t.lang) };
}

/** A player as subject, in words: odhodí protivník 1 kartu. */
function subjectFirst(text: string): string | undefined {
  const found = /^(protivník|soupeř|každý hráč|boss) (\p{Ll}+)(?= )/u.exec(text);
  return found === null ? undefined : `${found[2]} ${found[1]}${text.slice(found[0].length)}`;
}

/** každá jednotka utrpí 1 zranění; but: po pohybu této jednotky utrpí každá jednotka 1 zranění. */
function statementBit(t: Talk, fill: Filling, tokens: readonly Token[]): Bit {
  const text = within(t, { acting: false }, () => render(fill, tokens, 'imperative'));
  const plain = subjectFirst(text);
  if (t.lang === 'cs' && plain !== undefined)
    return { kind: 'statement', say: (_, leads) => (leads ? plain : text), third: false };
  const [subject, then, ...rest] = tokens;
  const verb = then?.t === 'text' ? /^ (\p{Ll}+) /u.exec(then.s)?.[1] : undefined;
  if (t.lang === 'en' || subject?.t !== 'slot' || then?.t !== 'text' || verb === undefined) return statement(text);
  const turned: readonly Token[] = [
    { t: 'text', s: `${verb} ` },
    subject,
    { t: 'text', s: then.s.slice(verb.length + 1) },
    ...rest,
  ];
  const fronted = within(t, { acting: false }, () => render(fill, turned, 'imperative'));
  return { kind: 'statement', say: (_, leads) => (leads ? fronted : text), third: false };
}

/** soupeř si dobere kartu; but: v opačném případě si soupeř dobere kartu. */
function otherBit(t: Talk, text: string): Bit {
  const fronted = t.lang === 'cs' ? text.replace(/^(.+?) (se|si) /, '$2 $1 ') : text;
  return { kind: 'statement', say: (_, leads) => (leads ? fronted : text), third: false };
}

export function templateBit(t: Talk, text: Bilingual, slots: readonly Slot[], tokens = tokensOf(pick(t, text))): Bit {
  return filledBit(t, tokens, new Map(slots.map((s, i) => [String(i), s])));
}

const FAMILY: Readonly<Record<string, 'counters' | 'resources' | 'flags' | 'zones'>> = {
  counter: 'counters',
  resource: 'resources',
  flag: 'flags',
  zone: 'zones',
};

function verbWord(t: Talk, type: string | undefined, word: string): Word {
  const family = FAMILY[type ?? ''];
  if (family === 'counters' || family === 'resources') {
    const plain = declared(t, family, word);
    return plain.is === 'noun' ? declaredNoun(t, family, word) : plain;
  }
  return family === undefined ? nounByKey(t, word) : declared(t, family, word);
}

const wordSlot = (t: Talk, word: Word): Slot => ({
  ...phraseSlot(phrase(t.lang, asNoun(t, word))),
  ...(word.is === 'adjective' ? { adjective: word.lemma } : {}),
});

const isNobody = (arg: Arg): boolean => typeof arg === 'object' && arg.k === 'nobody';

function callBit(
  t: Talk,
  text: Bilingual | undefined,
  types: readonly ArgType[],
  args: readonly Arg[],
  name: string,
  word?: Word,
): Bit {
  if (text === undefined) return statement(name);
  // Nobody is not told: what speaks of him is left out of the text.
  const given = args.flatMap((a, i) => (isNobody(a) ? [] : [[String(i), argSlot(t, types[i] ?? 'card', a)] as const]));
  const slots = new Map(given);
  const [object] = given;
  // After something that was chosen it would be read as done to that: vyberte sesilatele a vyložte toto kouzlo.
  const other = t.focus.startsWith('v:') && !JSON.stringify(args).includes(`"v":"${t.focus.slice(2)}"`);
  if ((t.tabled || other) && object?.[1].itself === true) slots.set(object[0], { ...object[1], itself: false });
  for (const [name, slot] of slots) {
    const all = allOf(t, args[0], args[Number(name)]);
    if (all !== undefined) slots.set(name, { ...slot, all });
  }
  const [told = '', acted] = pick(t, text).split(' // ');
  if (word === undefined) {
    const now = choosesNow(t, args[0]);
    const act = acted === undefined ? undefined : filledBit(t, tokensOf(littleFirst(acted, slots)), slots);
    if (act !== undefined && now) return act;
    const said = filledBit(t, tokensOf(/ z \{0:gen\}$/.test(told) ? littleFirst(told, slots) : told), slots);
    return act === undefined ? said : { ...said, act };
  }
  slots.set('word', wordSlot(t, word));
  return filledBit(t, tokensOf(pick(t, text)), slots, asNoun(t, word));
}

/** A pronoun stands right after its verb: uštědřete jí 1 zranění, but uštědřete 1 zranění jednotce. */
const littleFirst = (text: string, slots: ReadonlyMap<string, Slot>): string =>
  /\{0:dat\}| z \{0:gen\}$/.test(text) && slots.get('0')?.phrase().pronoun === true
    ? text.replace(/(\[[^\]]*\])(.*) (\{0:dat\}|z \{0:gen\})/, '$1 $3$2')
    : text;

/** Is the first argument chosen by this very instruction? */
const choosesNow = (t: Talk, arg: Arg | undefined): boolean => {
  const bound = typeof arg === 'object' && arg.k === 'var' ? t.vars.get(arg.v) : undefined;
  return bound?.as === 'thing' && bound.how === 'chosen' && bound.fresh !== undefined;
};

/** As many as lie on the very card they are taken from is all of them. */
function allOf(t: Talk, from: Arg | undefined, n: Arg | undefined): Phrase | undefined {
  if (typeof n !== 'object' || n.k !== 'counter' || JSON.stringify(n.of) !== JSON.stringify(from)) return undefined;
  const noun = declaredNoun(t, 'counters', n.counter);
  return phrase(t.lang, noun, { plural: true, det: 'all' });
}

const NOTE = { cs: '[poznamenejte si|si poznamenat|si poznamená], že SAID', en: '[note|notes] that SAID' };

/** A flag that says what a card did is not a mark on it: note that this unit has moved. */
function noteBit(t: Talk, e: Node<'verb'>, word: Predicate): Bit {
  const card = refPhrase(t, e.args[0] as RefX);
  const { gender, plural } = agreement(card);
  const said = inAgreement(e.args[1] === 0 ? word.no : word.yes, gender, plural);
  const [first = '', ...rest] = said.split(' ');
  const clause =
    t.lang === 'cs' ? words(first, card.pronoun === true ? '' : say(card), ...rest) : `${say(card)} ${said}`;
  return templateBit(t, { cs: NOTE.cs.replace('SAID', clause + CLOSE), en: NOTE.en.replace('SAID', clause) }, []);
}

/** The template an instruction is said by. */
export function instructionTokens(t: Talk, e: Node<'verb'> | Node<'native'>): readonly Token[] {
  const text = e.k === 'native' ? t.def.natives[e.name]?.text : (t.def.verbs[e.verb]?.text ?? builtinSaid(e).text);
  const [told = '', acted = told] = text === undefined ? [] : pick(t, text).split(' // ');
  return tokensOf(acted);
}

/** Is it told as something to be done? */
export function isBidden(t: Talk, e: Node<'verb'>): boolean {
  const text = t.def.verbs[e.verb]?.text ?? builtinSaid(e).text;
  return text !== undefined && speaks(tokensOf(pick(t, text).split(' // ')[0] ?? ''), 'imperative', t.lang);
}

/** A bond is made and undone in the words that the game declares for it. */
function linkBit(t: Talk, e: Node<'verb'>, types: readonly ArgType[]): Bit {
  const link = t.def.links?.find((x) => x.name === e.word);
  return callBit(t, e.verb === 'bind' ? link?.bind : link?.free, types, e.args, e.word ?? e.verb);
}

/** How much of what a player has is lost: all of it, or so much at most; undefined where it is another number. */
function lossOf(e: Node<'verb'>): number | 'all' | undefined {
  const [who, n] = e.args;
  if (e.verb !== 'gain' || typeof n !== 'object' || n.k !== 'math' || n.op !== 'sub' || n.a !== 0) return undefined;
  const has = (x: Num): boolean =>
    typeof x === 'object' &&
    x.k === 'resource' &&
    x.resource === e.word &&
    JSON.stringify(x.of) === JSON.stringify(who);
  if (has(n.b)) return 'all';
  const capped = typeof n.b === 'object' && n.b.k === 'math' && n.b.op === 'min' && has(n.b.b);
  return capped && typeof n.b === 'object' && n.b.k === 'math' && typeof n.b.a === 'number' ? n.b.a : undefined;
}

function lossBit(t: Talk, e: Node<'verb'>, loss: number | 'all'): Bit {
  const noun = declaredNoun(t, 'resources', e.word ?? '');
  const what =
    loss === 'all'
      ? bi(
          t,
          `všechny ${say(phrase('cs', noun, { plural: true }), 'acc')}`,
          `all ${say(phrase('en', noun, { plural: true }))}`,
        )
      : bi(t, `nejvýše ${say(countOf(t, loss, noun), 'acc')}`, `up to ${say(countOf(t, loss, noun))}`);
  const text = { cs: `{0:subj} [ztraťte|ztratit|ztratí] ${what}`, en: `{0:subj} [lose|loses] ${what}` };
  return templateBit(t, text, [argSlot(t, 'seat', e.args[0] as Arg)]);
}

/** Was it found in a pile of the reader's own? Then nobody else owns it, `texts['verb.<name>.own']`: vezměte kartu do ruky. */
function isMine(t: Talk, arg: Arg | undefined): boolean {
  const bound = typeof arg === 'object' && arg.k === 'var' ? t.vars.get(arg.v) : undefined;
  return bound?.as === 'thing' && bound.mine === true;
}

export function verbBits(t: Talk, e: Node<'verb'>): readonly Bit[] {
  const loss = lossOf(e);
  if (loss !== undefined && t.def.verbs[e.verb] === undefined) return [lossBit(t, e, loss)];
  const own = t.def.verbs[e.verb];
  const verb = own ?? builtinVerbs[e.verb];
  if (own === undefined && verb?.word === 'link') return [linkBit(t, e, verb.args)];
  const found = isMine(t, e.args[0]);
  const { text: usual, args } = own === undefined ? builtinSaid(e, found) : { text: own.text, args: e.args };
  // A game may say a verb of the kernel in its own words: lízněte si 1 kartu.
  const mine = found ? textOf(t, `verb.${e.verb}.own`) : undefined;
  const text = usual === undefined ? undefined : (mine ?? textOf(t, `verb.${e.verb}`) ?? usual);
  if (own === undefined && verb !== undefined && text === undefined) return [];
  if (text !== undefined && pick(t, text) === '') return [];
  const word = e.word === undefined ? undefined : verbWord(t, verb?.word, e.word);
  if (own === undefined && e.verb === 'mark' && word?.is === 'predicate') return [noteBit(t, e, word)];
  return [callBit(t, text, verb?.args ?? [], args, e.verb, word)];
}

/** Procedures of the rules have no text of their own; a card that calls one needs `texts['proc.<key>']`. */
/** Procedures do not declare what their arguments are; what can only be a number is said as one. */
function argTypeOf(t: Talk, arg: Arg): ArgType {
  if (typeof arg === 'number') return 'number';
  if (arg.k === 'calc') return t.def.calcs[arg.name]?.type === 'number' ? 'number' : 'card';
  return NUMBERS.has(arg.k) ? 'number' : 'card';
}

const NUMBERS = new Set([
  'stat',
  'printed',
  'base',
  'counter',
  'resource',
  'count',
  'sum',
  'most',
  'distance',
  'math',
  'option',
]);

export function procBit(t: Talk, e: Node<'call'>): Bit {
  const types = e.args.map((arg) => argTypeOf(t, arg));
  return callBit(t, textOf(t, `proc.${e.proc}`), types, e.args, e.proc);
}

export function nativeBit(t: Talk, e: Node<'native'>): Bit {
  const native = t.def.natives[e.name];
  return callBit(t, native?.text, native?.args ?? [], e.args, e.name);
}

// ---- prices ---------------------------------------------------------------------------------------------------------------------

const PAY = { cs: '[zaplaťte|zaplatit|zaplatí] {0:acc}', en: '[pay|pays] {0}' };
const SPEND = { cs: '[utraťte|utratit|utratí] z {1:gen} {0:acc}', en: '[spend|spends] {0} from {1}' };
const MARK = { cs: '[označte|označit|označí] {0:acc} jako {0:adj:ADJ:acc}', en: '[mark|marks] {0} as ADJ' };

/** A price that is a number of the card itself is told as it is printed; what changes it says so. */
function printedPrice(t: Talk, n: Num): Num {
  if (typeof n === 'number' || n.k !== 'stat' || n.of.k !== 'self') return n;
  return t.card?.stats[n.stat] ?? n;
}

/** So much of a resource. */
export const resourcePrice = (t: Talk, p: Extract<Price, { readonly k: 'resource' }>): Phrase =>
  countOf(t, printedPrice(t, p.n), declaredNoun(t, 'resources', p.resource));

export function priceBit(t: Talk, p: Price): Bit {
  switch (p.k) {
    case 'resource':
      return templateBit(t, PAY, [phraseSlot(resourcePrice(t, p))]);
    case 'counter': {
      const card = refPhrase(t, p.of);
      // What is spent was named last: "it" would be that.
      t.focus = '';
      return templateBit(t, SPEND, [
        phraseSlot(countOf(t, p.n, declaredNoun(t, 'counters', p.counter))),
        phraseSlot(card),
      ]);
    }
    case 'flag': {
      const word = declared(t, 'flags', p.flag);
      const adjective = word.is === 'adjective' ? word.lemma : word.is === 'noun' ? (word.sg[0] ?? '') : word.yes;
      const own = textOf(t, `pay.${p.flag}`) ?? {
        cs: MARK.cs.replace('ADJ', adjective),
        en: MARK.en.replace('ADJ', adjective),
      };
      return templateBit(t, own, [phraseSlot(refPhrase(t, p.of))]);
    }
  }
}
