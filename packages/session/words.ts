import { type Bilingual, type Game, plainLabel, render, type Text } from '@bojiste/kernel';

/** Texts of the engine as words in both languages. */

export const both = (g: Game, text: Text): Bilingual => ({ cs: render(g, text, 'cs'), en: render(g, text, 'en') });

/** Declared words carry grammar; this is the bare word. */
export const plain = (text: Bilingual): Bilingual => ({ cs: plainLabel(text, 'cs'), en: plainLabel(text, 'en') });

/** Verb phrases are declared with their negation and endings: "se pohnul{end} / se nepohnul{end}". */
export function plainVerb(text: Bilingual): Bilingual {
  const one = (word: string) => word.split(' / ')[0].replaceAll('{end}', '');
  return { cs: one(plainLabel(text, 'cs')), en: one(plainLabel(text, 'en')) };
}
