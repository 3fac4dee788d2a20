import { say, words } from '../grammar/phrase.ts';
import type { Mood } from '../grammar/template.ts';
import { drawnTogether, ofOneVerb, oneForEach, withoutEcho } from './coordination.ts';
import { whoPhrase } from './parts.ts';
import { bi, isYou, type Talk } from './talk.ts';

/**
 * An effect is said in bits. Instructions can be said in any mood and joined by "and"; statements have a subject of their own;
 * sentences stand alone. Only when all bits are known is it clear what goes into one sentence.
 */
export interface Bit {
  readonly kind: 'instruction' | 'statement' | 'sentence';
  say(mood: Mood, leads: boolean): string;
  /** Can it be said of somebody else? */
  readonly third: boolean;
  /** Joined to nothing: "A or B and C" could be read in two ways. */
  readonly alone?: boolean;
  /** The same as something the reader does: uštědřete jednotce 2 zranění for jednotka utrpí 2 zranění. */
  readonly act?: Bit;
  /** The subject of its clause is the reader. */
  readonly toYou?: boolean;
  /** Its Czech verb comes before its subject when something stands before it. */
  readonly turns?: boolean;
}

/** Does the first clause speak to the reader? Then what is yours in it is your own. */
export const speaksTo = (bits: readonly Bit[]): boolean =>
  bits[0] !== undefined && (bits[0].kind === 'instruction' || bits[0].toYou === true);

export const statement = (text: string): Bit => ({ kind: 'statement', say: () => text, third: false });
export const standing = (text: string): Bit => ({ kind: 'sentence', say: () => text, third: false });

/** A, B and C. */
export function list(t: Talk, texts: readonly string[], link: 'and' | 'or' = 'and'): string {
  const last = texts.at(-1) ?? '';
  if (texts.length < 2) return last;
  const head = texts.slice(0, -1).join(', ');
  if (link === 'or') return bi(t, `${head}, nebo ${last}`, `${head}${texts.length > 2 ? ',' : ''} or ${last}`);
  return bi(t, `${head} a ${last}`, `${head}${texts.length > 2 ? ',' : ''} and ${last}`);
}

const LONGEST = 3;

/** Bits that go into one sentence. */
function groups(bits: readonly Bit[]): readonly (readonly Bit[])[] {
  const out: Bit[][] = [];
  for (const bit of bits) {
    const last = out.at(-1);
    const open = last !== undefined && last.length < LONGEST && last[0]?.kind !== 'sentence' && last[0]?.alone !== true;
    // What somebody else does is no part of what the reader is told to do.
    const joins = open && bit.kind === last[0]?.kind && bit.alone !== true;
    if (joins) last.push(bit);
    else out.push([bit]);
  }
  return out;
}

function sayGroup(t: Talk, bits: readonly Bit[], mood: Mood, leads: boolean): string {
  const texts = bits.map((b, i) => b.say(mood, leads && i === 0));
  const [first = '', second = '', ...more] = texts;
  const drawn = more.length === 0 ? drawnTogether(t, bits[0]?.kind === 'statement', first, second) : undefined;
  return (
    drawn ?? list(t, bits[0]?.kind === 'instruction' ? ofOneVerb(t, withoutEcho(t, texts)) : withoutEcho(t, texts))
  );
}

const saidGroups = (t: Talk, bits: readonly Bit[], fronted: boolean): readonly string[] =>
  groups(bits).map((g, i) => sayGroup(t, g, 'imperative', fronted && i === 0));

/** One text for each sentence. `fronted`: something without a comma stands before the first. */
export const sentences = (t: Talk, bits: readonly Bit[], fronted = false): readonly string[] =>
  oneForEach(t, saidGroups(t, bits, fronted));

/** Everything in one sentence, for what stands under a condition. */
export const embed = (t: Talk, bits: readonly Bit[], fronted = false): string =>
  saidGroups(t, bits, fronted).join('; ');

function leading(bits: readonly Bit[], fits: (b: Bit) => boolean): number {
  if (bits[0]?.alone === true && fits(bits[0])) return 1;
  const end = bits.findIndex((b) => !fits(b) || b.alone === true);
  return Math.min(end < 0 ? bits.length : end, LONGEST);
}

function ifDone(t: Talk, rest: readonly Bit[]): readonly Bit[] {
  if (rest.length === 0) return [];
  const done = isYou(t.actor) ? bi(t, 'pokud to uděláte', 'if you do') : bi(t, 'pokud to udělá', 'if they do');
  const said = embed(t, rest, rest[0]?.kind === 'statement' || rest[0]?.turns === true);
  const text = t.lang === 'cs' ? said.replace(/^(ta|ten|to|ti|ty) /, '') : said;
  const condition = bi(t, 'pokud ', 'if ');
  if (!text.startsWith(condition)) return [standing(`${done}, ${text}`)];
  return [standing(bi(t, `${done} a ${text}`, `${done} and ${text.slice(condition.length)}`))];
}

/** Czech little words come right after "můžete", before any adverb: můžete ji namísto toho vrátit. */
function splitLittle(t: Talk, text: string): readonly string[] {
  const found = t.lang === 'cs' ? /^(?:(?:se|si|ji|jí|ho|mu|je|jim) )+/.exec(text)?.[0] : undefined;
  return found === undefined ? ['', text] : [found.trim(), text.slice(found.length)];
}

/** "můžete ..."; what cannot be said in the infinitive follows as "pokud tak učiníte". */
export function optional(t: Talk, given: readonly Bit[], adverb = ''): readonly Bit[] {
  const bits = given.map((b, i) => (i === 0 && b.act !== undefined ? b.act : b));
  const n = leading(bits, (b) => b.kind === 'instruction');
  if (n === 0) {
    // A statement cannot be joined with an instruction: what is to be done for it follows as "if you do".
    const end = leading(bits, (b) => b.kind !== 'instruction') || bits.length;
    const text = embed(t, bits.slice(0, end));
    const wish = standing(`${bi(t, 'pokud chcete', 'if you wish')}, ${text}`);
    return text === '' ? [] : [wish, ...ifDone(t, bits.slice(end))];
  }
  const [little = '', acts = ''] = splitLittle(t, sayGroup(t, bits.slice(0, n), 'infinitive', true));
  // Who it is may be told here for the first time: said once.
  const who = isYou(t.actor) ? bi(t, '', 'you') : say(whoPhrase(t, t.actor));
  const can = isYou(t.actor) ? 'můžete' : 'může';
  const may = bi(
    t,
    who === '' ? words(can, little, adverb) : words(who, little, can, adverb),
    words(who, 'may', adverb),
  );
  const told = { ...standing(`${may} ${acts}`), toYou: isYou(t.actor) };
  // Na začátku svého kola může hráč ...
  const turned = words(little, can, who, adverb, acts);
  const fronted =
    t.lang === 'cs' && who !== ''
      ? { say: (_: Mood, leads: boolean) => (leads ? turned : `${may} ${acts}`), turns: true }
      : {};
  return [{ ...told, ...fronted }, ...ifDone(t, bits.slice(n))];
}

/** "soupeř vybere ..."; what has no third person follows as an instruction. */
export function byOther(t: Talk, bits: readonly Bit[]): readonly Bit[] {
  const n = leading(bits, (b) => b.kind === 'instruction' && b.third);
  if (n === 0) return bits;
  const text = `${say(whoPhrase(t, t.actor))} ${sayGroup(t, bits.slice(0, n), 'third', true)}`;
  return [statement(text), ...bits.slice(n)];
}
