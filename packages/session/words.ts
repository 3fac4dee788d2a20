import { type Bilingual, type Game, plainLabel, render, type Text } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';

/** Texts of the engine as words in both languages. */

export const both = (g: Game, text: Text): Bilingual => ({ cs: render(g, text, 'cs'), en: render(g, text, 'en') });

/** Declared words carry grammar; this is the bare word. */
export const plain = (text: Bilingual): Bilingual => ({ cs: plainLabel(text, 'cs'), en: plainLabel(text, 'en') });

/** Verb phrases are declared with their negation, endings and number: "{n:je,jsou} v úkrytu / {n:není,nejsou} v úkrytu". */
export function plainVerb(text: Bilingual): Bilingual {
  const one = (word: string) =>
    sure(word.split(' / ')[0])
      .replaceAll('{end}', '')
      .replace(/\{n:([^{},]*),[^{}]*\}/g, '$1');
  return { cs: one(plainLabel(text, 'cs')), en: one(plainLabel(text, 'en')) };
}
