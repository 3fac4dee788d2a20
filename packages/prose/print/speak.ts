import type { Ability } from '@bojiste/kernel/effects/nodes';
import type { CardDecl, GameDef } from '@bojiste/kernel/table/contract';
import { languageOf } from '@bojiste/kernel/table/language';
import type { Lang } from '@bojiste/kernel/types';
import { sentence } from '../grammar/finish.ts';
import { abilityText } from './abilities.ts';
import { changesText } from './changes.ts';
import { effectBits, printInline } from './effects.ts';
import { givenSlot } from './givens.ts';
import { countOf, numberPhrase } from './numbers.ts';
import { cardsPhrase } from './queries.ts';
import { type Printers, type Talk, talkWith, voiceOf } from './talk.ts';
import { condition } from './tests.ts';
import { whoPhrase } from './values.ts';

/** A talk with every printer in it. */
export const newTalk = (def: GameDef, lang: Lang, card?: CardDecl): Talk =>
  talkWith(PRINTERS, def, languageOf(def, lang), card);

/** The text generated from the node, whatever was written by hand. */
export const exactText = (def: GameDef, ability: Ability, lang: Lang, card?: CardDecl): string =>
  sentence(abilityText(newTalk(def, lang, card), ability), languageOf(def, lang), voiceOf(def));

const PRINTERS: Printers = {
  who: whoPhrase,
  number: numberPhrase,
  count: countOf,
  cards: cardsPhrase,
  condition,
  given: givenSlot,
  changes: changesText,
  effect: effectBits,
  inline: printInline,
  exact: exactText,
};
