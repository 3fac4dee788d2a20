import type { Arg, CalcArg, CardQuery } from '@bojiste/kernel/effects/nodes';
import type { CalcArgType, WordFamily } from '@bojiste/kernel/table/contract';
import { fixed, type Phrase, phrase } from '../grammar/phrase.ts';
import type { Slot } from '../grammar/template.ts';
import { properNoun } from './naming.ts';
import { cardsPhrase } from './parts.ts';
import { asNoun, declared, pick, type Talk, textOf } from './talk.ts';
import { argSlot, phraseSlot } from './values.ts';

/** What functions of the game are asked about: things, and also words and selections of cards. */

const FAMILIES = {
  kind: 'kinds',
  tag: 'tags',
  stat: 'stats',
  flag: 'flags',
  counter: 'counters',
  resource: 'resources',
  rule: 'rules',
} as const;

/** The name of a card, or of all cards that bear a word. */
function nameOf(t: Talk, word: string): Phrase {
  const noun = properNoun(t, word);
  if (noun !== undefined) return phrase(t.lang, noun);
  const own = textOf(t, `name.${word}`) ?? t.def.cards.find((card) => card.key === word)?.names;
  return fixed(t.lang, own === undefined ? word : pick(t, own));
}

function wordSlot(t: Talk, family: WordFamily, word: string): Slot {
  if (family === 'card' || family === 'card word') return phraseSlot(nameOf(t, word));
  const said = declared(t, FAMILIES[family], word);
  return {
    ...phraseSlot(phrase(t.lang, asNoun(t, said))),
    ...(said.is === 'adjective' ? { adjective: said.lemma } : {}),
  };
}

/** A wrong argument is an error at load; the printer says it as a plain one. */
export function givenSlot(t: Talk, type: CalcArgType, arg: CalcArg): Slot {
  if (typeof type === 'object') return wordSlot(t, type.word, String(arg));
  if (type !== 'cards') return argSlot(t, type, arg as Arg);
  const cards = arg as CardQuery;
  return { phrase: () => cardsPhrase(t, cards, { plural: true }) };
}
