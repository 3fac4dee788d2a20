import type { Lang } from '@bojiste/kernel';
import type { Catalogue } from '@bojiste/session/types';
import { libraryWords } from '../texts/library.ts';

/** Sets and types of cards by name: the page's own word where it has one, else the game's. */

const own = (key: string, lang: Lang): string | undefined =>
  (libraryWords as Readonly<Record<string, { cs: string; en: string }>>)[key]?.[lang];

export const setName = (game: string, set: string, lang: Lang): string => own(`set.${game}.${set}`, lang) ?? set;

export function typeName(catalogue: Catalogue, type: string, lang: Lang): string {
  const word = own(`type.${type}`, lang) ?? catalogue.kinds.find(({ name }) => name === type)?.text[lang] ?? type;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
