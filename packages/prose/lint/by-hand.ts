import type { Names } from '@bojiste/kernel/effects/lint/names';
import type { Ability } from '@bojiste/kernel/effects/nodes';
import type { CardDecl } from '@bojiste/kernel/table/contract';
import type { Lang } from '@bojiste/kernel/types';
import { mutationsOf } from './mutants.ts';

/**
 * A text written by hand does not follow the data. Its numbers are looked at here; for the rest the generated text is kept
 * beside it among the accepted texts, so that a change of the data shows as a difference that somebody reads.
 */

/** What was written in place of the generated text: a wording, or the reminder of a keyword. */
export function handOf(a: Ability, lang: Lang): string | undefined {
  const { keyword, wording } = a;
  if (keyword?.reminder !== undefined) return `${keyword.name[lang]}. ${keyword.reminder[lang]}`;
  return keyword === undefined ? wording?.[lang] : undefined;
}

/** Numbers that are also words. */
const WORDS: Readonly<Record<number, RegExp>> = {
  2: /(?<!\p{L})(dva|dvě|dvou|dvěma|dvakrát|dvoučlen\p{L}*|dvojnásob\p{L}*|druh\p{L}+|oba|obě|polovin\p{L}*|half|two|twice|double|second|both)(?!\p{L})/iu,
  3: /(?<!\p{L})(tři|tří|třem|třikrát|three|third|třet\p{L}+)(?!\p{L})/iu,
  4: /(?<!\p{L})(čtyř\p{L}*|four|fourth|quadruple)(?!\p{L})/iu,
};

const digits = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

const says = (text: string, n: number): boolean => digits(text).includes(n) || WORDS[n]?.test(text) === true;

/** One of them need not be counted. */
const LEAST = 2;

function numbersOf(names: Names, ability: Ability): readonly number[] {
  const found = [...mutationsOf(names, ability)].flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  return [...new Set(found.map(Math.abs))];
}

const ofCard = (card: CardDecl | undefined): readonly number[] =>
  [...Object.values(card?.stats ?? {}), ...Object.values(card?.facts ?? {})].filter((x) => typeof x === 'number');

export interface HandFault {
  readonly lang: Lang;
  readonly n: number;
  readonly message: string;
}

/**
 * Numbers of the data that the text by hand does not have, and numbers of the text that neither the data nor the card has.
 * A bonus may be told with what it adds to: removes 2 work tokens instead of 1.
 */
export function handFaults(
  names: Names,
  ability: Ability,
  card: CardDecl | undefined,
  exact: Readonly<Record<Lang, string>>,
): readonly HandFault[] {
  const all = numbersOf(names, ability);
  const numbers = all.filter((n) => n >= LEAST);
  return (['cs', 'en'] as const).flatMap((lang) => {
    const hand = handOf(ability, lang);
    if (hand === undefined) return [];
    const known = [...all, ...all.map((n) => n + 1), ...ofCard(card), ...digits(exact[lang])];
    return [
      ...numbers
        .filter((n) => !says(hand, n))
        .map((n) => ({ lang, n, message: `${lang}: the text by hand does not say ${n}` })),
      ...digits(hand)
        .filter((n) => n >= LEAST && !known.includes(n))
        .map((n) => ({ lang, n, message: `${lang}: the text by hand says ${n}, the ability does not` })),
    ];
  });
}
