import type { Bilingual, Lang } from '../types.ts';

/**
 * A game may bring its words in one language only. It says so (`languages`), writes each word once with `only`, and is
 * then told in that language to everybody, whatever language their page or terminal speaks.
 */

interface Speaker {
  readonly languages?: readonly Lang[];
}

const BOTH: readonly Lang[] = ['cs', 'en'];

/** The languages that a game brings. */
export const languagesOf = ({ languages = BOTH }: Speaker): readonly Lang[] => languages;

/** The language in which a game is told to somebody who would like this one. */
export function languageOf(game: Speaker, wish: Lang): Lang {
  const all = languagesOf(game);
  return all.includes(wish) ? wish : (all[0] ?? wish);
}

/** A word of a game in one language. */
export const only = (text: string): Bilingual => ({ cs: text, en: text });

/** Something said in every language of the game; what it does not bring is never asked for. */
export function inLanguages<T>(game: Speaker, say: Readonly<Record<Lang, () => T>>): Readonly<Record<Lang, T>> {
  const [first, ...others] = languagesOf(game).map((lang) => [lang, say[lang]()] as const);
  if (first === undefined) throw new Error('a game speaks at least one language');
  return { cs: first[1], en: first[1], ...Object.fromEntries([first, ...others]) };
}

const isBoth = (value: object): value is Record<Lang, unknown> => {
  const keys = Object.keys(value);
  return keys.length === 2 && 'cs' in value && 'en' in value;
};

/** Plain data on its way to a host: sentences of which the game brings one language stand in that one in both places. */
export function asTold<T>(game: Speaker, value: T): T {
  if (languagesOf(game).length > 1) return value;
  const own = languageOf(game, 'en');
  const told = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(told);
    if (isBoth(node)) return { cs: told(node[own]), en: told(node[own]) };
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, told(part)]));
  };
  return told(value) as T;
}
