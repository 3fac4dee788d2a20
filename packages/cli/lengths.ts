import type { GameDef, Lang } from '@bojiste/kernel';
import { cardParagraphs } from '@bojiste/prose';
import { textFile } from './texts.ts';

/**
 * No text is longer than a face can hold: `longest` in texts/terms.yaml, counted in letters without reminders. Cards that
 * are still too long stand in texts/long-open.yaml, which can only shrink.
 */

export interface LengthIssue {
  readonly place: string;
  readonly message: string;
}

const LANGS: readonly Lang[] = ['cs', 'en'];

/** What stands on the card: names of abilities and their texts. */
function lengthOf(def: GameDef, card: GameDef['cards'][number], lang: Lang): number {
  const lines = cardParagraphs(def, card, lang).map(({ name, text }) => (name === '' ? text : `${name}: ${text}`));
  return lines.join('\n').length;
}

export const longestOf = (game: string): number =>
  textFile<{ readonly longest?: number }>(game, 'terms.yaml')?.longest ?? Number.POSITIVE_INFINITY;

export const openLengths = (game: string): readonly string[] => textFile<string[]>(game, 'long-open.yaml') ?? [];

export function lintLengths(def: GameDef, longest: number, open: readonly string[]): readonly LengthIssue[] {
  const long = new Map(
    def.cards.flatMap((card) => {
      const most = Math.max(...LANGS.map((lang) => lengthOf(def, card, lang)));
      return most > longest ? [[card.key, most] as const] : [];
    }),
  );
  const fresh = [...long].filter(([key]) => !open.includes(key));
  return [
    ...fresh.map(([key, n]) => ({ place: `cards/${key}`, message: `${n} letters, at most ${longest} fit` })),
    ...open
      .filter((key) => !long.has(key))
      .map((key) => ({ place: `cards/${key}`, message: 'fits now: take it off texts/long-open.yaml' })),
  ];
}
