import type { Lang } from '@bojiste/kernel';
import type { Catalogue } from '@bojiste/session/types';
import { doomtrooperWords } from '../texts/doomtrooper.ts';
import { libraryWords } from '../texts/library.ts';

/** Sets and types of cards by name: the page's own word where it has one, else the game's. */

const own = (key: string, lang: Lang): string | undefined =>
  (libraryWords as Readonly<Record<string, { cs: string; en: string }>>)[key]?.[lang];

export const setName = (game: string, set: string, lang: Lang): string => own(`set.${game}.${set}`, lang) ?? set;

export const sideName = (side: string, lang: Lang): string =>
  (doomtrooperWords as Readonly<Record<string, { cs: string; en: string }>>)[`side.${side}`]?.[lang] ?? side;

/** The name of a value, as it stands alone. */
export function statName({ stats }: Catalogue, stat: string, lang: Lang): string {
  const word = stats.find(({ name }) => name === stat)?.text[lang] ?? stat;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function typeName(catalogue: Catalogue, type: string, lang: Lang): string {
  const word = own(`type.${type}`, lang) ?? catalogue.kinds.find(({ name }) => name === type)?.text[lang] ?? type;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
