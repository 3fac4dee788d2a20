import type {
  Ability,
  Arg,
  CalcArg,
  CardQuery,
  Change,
  Cond,
  Eff,
  EventPattern,
  Num,
  Query,
  Who,
} from '@bojiste/kernel/effects/nodes';
import type { CalcArgType, CardDecl, GameDef } from '@bojiste/kernel/table/contract';
import type { Bilingual, Lang } from '@bojiste/kernel/types';
import { bidOne, type Voice } from '../grammar/finish.ts';
import { LEXICON } from '../grammar/lexicon.ts';
import { CLOSE, type Phrase, phrase, type Quantity } from '../grammar/phrase.ts';
import type { Address } from '../grammar/pronouns.ts';
import type { Mood, Slot } from '../grammar/template.ts';
import { isInflected, type Noun, parseWord, type Word } from '../grammar/words.ts';
import type { Shape } from './assemble.ts';
import type { Bit } from './bits.ts';

/** What the printer remembers while it speaks: who was named, by which word, and what variables stand for. */

export type Thing = 'card' | 'place' | 'seat' | 'number' | 'value';

export type Bound =
  /** `let`: said in full each time, with the variables as they were then. */
  | { readonly as: 'alias'; readonly arg: Arg; readonly vars: ReadonlyMap<string, Bound> }
  /** `collect`: said as the query it came from. */
  | { readonly as: 'query'; readonly of: Query }
  | {
      readonly as: 'thing';
      readonly type: Thing;
      readonly base: Phrase;
      readonly how: 'chosen' | 'that' | 'ofThem';
      readonly many: boolean;
      /** How it is said for the first time; afterwards by a pronoun or "the chosen unit". */
      fresh?: (t: Talk) => Phrase;
      /** A number chosen by the very instruction that uses it. */
      range?: Quantity;
      /** It comes from a pile of the reader's own. */
      mine?: boolean;
      /** How one counts by it: for every 2 points invested. */
      each?: string;
    };

/**
 * Nodes of the language hold each other: whoever prints one may come to any other. What stands above a printer is reached
 * through these, so that its file imports only what stands below it. `parts.ts` has them as functions, `speak.ts` fills them in.
 */
export interface Printers {
  readonly who: (t: Talk, w: Who) => Phrase;
  readonly number: (t: Talk, n: Num) => Phrase;
  readonly count: (t: Talk, n: Num, noun: Noun) => Phrase;
  readonly cards: (t: Talk, q: CardQuery, shape?: Shape) => Phrase;
  readonly condition: (t: Talk, c: Cond, deny?: boolean) => string;
  readonly given: (t: Talk, type: CalcArgType, arg: CalcArg) => Slot;
  readonly changes: (t: Talk, what: readonly Change[], adverb: string, late?: boolean) => string;
  readonly effect: (t: Talk, e: Eff) => readonly Bit[];
  readonly inline: (t: Talk, e: Eff, mood: Mood) => string;
  readonly exact: (def: GameDef, ability: Ability, lang: Lang, card?: CardDecl) => string;
}

export interface Talk {
  readonly parts: Printers;
  readonly def: GameDef;
  readonly lang: Lang;
  readonly card: CardDecl | undefined;
  vars: Map<string, Bound>;
  /** Subject and source of the event; undefined subject: a card. */
  it: Phrase | undefined;
  cause: Phrase | undefined;
  /** The event's subject or source is this very card. */
  itIsSelf: boolean;
  causeIsSelf: boolean;
  event: EventPattern | undefined;
  /** The one thing a pronoun would mean now. */
  focus: string;
  /** Named by the time at the front only: po útoku této jednotky. */
  oblique: string;
  readonly seen: Set<string>;
  /** Who carries the instructions out. */
  actor: Who;
  /** A further clause after "a": Czech little words cannot come first. */
  further: boolean;
  /** Inside an instruction, "your" is said with svůj in Czech. */
  acting: boolean;
  /** For a small face: what this card has is told without naming it. */
  brief: boolean;
  /** What is said holds only for a time. */
  passing: boolean;
  /** Things are counted where they lie, not taken from there. */
  counting: boolean;
  /** A time before the main clause, which may make "your" its own. */
  fronted: boolean;
  /** Who acts in the main clause, where it is not the reader: what is his in the time before it is his own. */
  doer: Who | undefined;
  /** What is waited for counts only so many times. */
  limited: boolean;
  /** This card lies on the table already: what is done with it names it. */
  tabled: boolean;
}

export const talkWith = (parts: Printers, def: GameDef, lang: Lang, card?: CardDecl): Talk => ({
  parts,
  def,
  lang,
  card,
  vars: new Map(),
  it: undefined,
  cause: undefined,
  itIsSelf: false,
  causeIsSelf: false,
  event: undefined,
  focus: '',
  oblique: '',
  seen: new Set(),
  actor: { k: 'you' },
  further: false,
  acting: false,
  brief: false,
  passing: false,
  counting: false,
  fronted: false,
  doer: undefined,
  limited: false,
  tabled: false,
});

/** Is it the one who reads the card, or who acts by it? */
export const isYou = (w: Who): boolean => w.k === 'you' || (w.k === 'controller' && w.of.k === 'self');

export const relativeClause = (t: Talk, text: string): string => (t.lang === 'cs' ? `, ${text}${CLOSE}` : text);

/** A copy to try something on: what it says is not remembered. */
export const apart = (t: Talk): Talk => ({
  ...t,
  seen: new Set(t.seen),
  vars: new Map([...t.vars].map(([v, bound]) => [v, { ...bound }])),
});

/** How the cards of a game speak in Czech: `texts['voice.address']`, `texts['voice.choose']`. */
export const voiceOf = (def: GameDef): Voice => ({
  address: def.texts['voice.address']?.cs === 'ty' ? 'ty' : 'vy',
  choose: def.texts['voice.choose']?.cs ?? 'vybrat',
  ...(def.texts['voice.foe'] === undefined
    ? {}
    : { foe: (def.texts['word.foe'] ?? LEXICON['word.foe'])?.cs.split('|')[0] }),
});
export const address = (t: Talk): Address => voiceOf(t.def).address;

/** An instruction written out in the printer itself. */
export const bid = (t: Talk, cs: string): string => (address(t) === 'ty' ? bidOne(cs) : cs);

export const pick = (t: Talk, text: Bilingual): string => text[t.lang];

/** The same thing in two languages, where nothing needs to be asked of either. */
export const bi = (t: Talk, cs: string, en: string): string => (t.lang === 'cs' ? cs : en);

// ---- words --------------------------------------------------------------------------------------------------------------

/** An error in a word is reported by lint; the printer shows the bare word. */
export function wordOf(t: Talk, text: Bilingual | undefined, name: string): Word {
  const raw = text?.[t.lang] || name;
  try {
    return parseWord(raw, t.lang);
  } catch {
    return parseWord(raw.split('|')[0] ?? name, t.lang);
  }
}

export const textOf = (t: Talk, key: string): Bilingual | undefined => t.def.texts[key] ?? LEXICON[key];

export const lexWord = (t: Talk, key: string): Word => wordOf(t, textOf(t, key), key.slice(key.indexOf('.') + 1));

/** A noun in any case: an adjective or predicate where a noun is needed is shown as it stands. */
export function asNoun(t: Talk, word: Word): Noun {
  if (word.is === 'noun') return word;
  const bare = parseWord(word.is === 'adjective' ? word.lemma : word.yes, t.lang);
  return bare as Noun;
}

export const lexNoun = (t: Talk, key: string): Noun => asNoun(t, lexWord(t, key));

export const lexAdjective = (t: Talk, key: string): string => {
  const word = lexWord(t, key);
  return word.is === 'adjective' ? word.lemma : ((word.is === 'noun' ? word.sg[0] : word.yes) ?? '');
};

type Family = 'kinds' | 'tags' | 'counters' | 'resources' | 'flags' | 'stats' | 'zones' | 'rules';

export function declared(t: Talk, family: Family, name: string): Word {
  const list: readonly { readonly name: string; readonly text: Bilingual }[] = t.def[family];
  return wordOf(t, list.find((x) => x.name === name)?.text, name);
}

/** What is counted in units has a noun of its own for that, `texts['count.<name>']`: 2 body magie. */
export const declaredNoun = (t: Talk, family: Family, name: string): Noun => {
  const counted = family === 'resources' || family === 'counters' ? textOf(t, `count.${name}`) : undefined;
  return asNoun(t, counted === undefined ? declared(t, family, name) : wordOf(t, counted, name));
};

const NOUN_FAMILIES: readonly Family[] = ['counters', 'resources', 'kinds', 'zones', 'stats', 'tags', 'flags'];

/** A word a template names by key: one the game declares, or one of the lexicon. */
export function nounByKey(t: Talk, key: string): Noun {
  const family = NOUN_FAMILIES.find((f) => t.def[f].some((x) => x.name === key));
  if (family !== undefined) return declaredNoun(t, family, key);
  if (textOf(t, `word.${key}`) !== undefined) return lexNoun(t, `word.${key}`);
  return asNoun(t, parseWord(key, t.lang));
}

/** Name of a step of any turn table. */
export function stepNoun(t: Talk, step: string): Noun {
  const found = Object.values(t.def.turns)
    .flat()
    .find((s) => s.step === step);
  return asNoun(t, wordOf(t, found?.text, step));
}

/** What this card calls itself: the first kind in the order in which the game declares kinds. */
export function selfNoun(t: Talk): Noun {
  const kind = t.def.kinds.find((k) => t.card?.kinds.includes(k.name) && isNounText(k.text[t.lang]));
  if (kind === undefined) return lexNoun(t, 'word.card');
  // A kind may be another word than what its cards call themselves, `texts['self.<kind>']`.
  const own = `self.${kind.name}`;
  return textOf(t, own) === undefined ? declaredNoun(t, 'kinds', kind.name) : lexNoun(t, own);
}

const isNounText = (text: string): boolean => !isInflected(text) || !/\|[av]$/.test(text);

/** The name of an ability as it stands on cards. */
export function abilityName(t: Talk, key: string): string {
  const all = [...t.def.abilities, ...t.def.cards.flatMap((c) => c.abilities)];
  const name = all.find((a) => a.key === key)?.name;
  return name === undefined ? key : pick(t, name);
}

/** Cards that somebody else's deeds stand on tell of him and do not speak to him: `texts['you.<type of card>']`, boss. */
export const toldOf = (t: Talk): string | undefined => {
  const key = `you.${t.card?.type ?? ''}`;
  return t.def.texts[key] === undefined ? undefined : key;
};

// ---- who was named --------------------------------------------------------------------------------------------------------

/** Two could be meant: an event tells of another card of the same gender. */
function isRivalled(t: Talk, self: Phrase): boolean {
  const { it } = t;
  return it !== undefined && !t.itIsSelf && !t.causeIsSelf && it.nouns[0]?.gender === self.nouns[0]?.gender;
}

/** Says a known thing: a pronoun if it was the last thing named, else its full form. */
export function refer(t: Talk, id: string, full: Phrase): Phrase {
  const pronoun = t.focus === id && !(id === 'self' && isRivalled(t, full));
  t.focus = id;
  t.seen.add(id);
  return pronoun ? { ...full, pronoun: true, oblique: t.oblique === id } : full;
}

export const selfPhrase = (t: Talk): Phrase => refer(t, 'self', phrase(t.lang, selfNoun(t), { det: 'this' }));

/** A kind of node that nobody prints must not compile. */
export const unprinted = (node: never): never => {
  throw new Error(`no text for ${JSON.stringify(node)}`);
};

/** Runs with some memory changed and puts it back. */
export function within<R>(t: Talk, change: Partial<Talk>, run: () => R): R {
  const before: Partial<Talk> = {};
  for (const key of Object.keys(change) as (keyof Talk)[]) Object.assign(before, { [key]: t[key] });
  Object.assign(t, change);
  const result = run();
  Object.assign(t, before);
  return result;
}

export const bind = (t: Talk, v: string, bound: Bound): void => {
  t.vars.set(v, bound);
};

/** A query that is one known card: itself, a variable, what `ref` says. */
export function soleRef(q: CardQuery) {
  if (q.from.k === 'one' && q.where.length === 0) return q.from.ref;
  const only = q.where.length === 1 ? q.where[0] : undefined;
  return q.from.k === 'board' && only?.k === 'ref' ? only.ref : undefined;
}
