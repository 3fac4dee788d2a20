import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LISTED } from '@bojiste/games';
import type { Bilingual } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';

/** Lessons and sheets name cards by hand, and cards are renamed: who is named in one language is named so in the other. */

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
/** Both languages beside each other, as they stand in the files. */
const PAIR = /cs: (?:"([^"]*)"|([^,\n"]*))(?:, |\n\s*)en: (?:"([^"]*)"|([^}\n"]*))/g;
/** Shorter names are words of every day. */
const SHORTEST = 5;

function pairsIn(folder: string): Bilingual[] {
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(PAIR)].map(([, a, b, c, d]) => ({
      cs: a ?? b ?? '',
      en: c ?? d ?? '',
    })),
  );
}

/** What every form of a Czech name has in common, word by word. */
const stems = (name: string): string[] =>
  name
    .split(/[ ,]/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, Math.max(3, Math.floor(word.length * 0.55))).toLowerCase());

const plain = (name: string): string => (name.split(',')[0] ?? '').replace(/!$/, '');
const isNamed = (name: string, text: string): boolean =>
  new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w!])`).test(text);

const TERM = /^- \{key: [^,]+, cs: "?([^"|*,]+)[^\n]*?, en: "?([^",|}]+)/gm;

/** The words of a game's rules: a card may be called after one, and then either can be meant. */
const termsOf = (game: string): Bilingual[] =>
  [...readFileSync(`${PACKAGES}${game}/texts/terms.yaml`, 'utf8').matchAll(TERM)].map(([, cs = '', en = '']) => ({
    cs,
    en,
  }));

/** Texts that name a card in English and not, or otherwise, in Czech. */
function misnamed(
  names: readonly Bilingual[],
  pairs: readonly Bilingual[],
  terms: readonly Bilingual[] = [],
): string[] {
  return pairs.flatMap(({ cs, en }) => {
    const named = names.filter((name) => isNamed(plain(name.en), en.replace(/!/g, '')));
    // The longest name that fits is meant: "Narrow Escape" is no "Escape".
    const meant = named.filter((one) => !named.some((other) => other !== one && other.en.includes(plain(one.en))));
    const says = (name: string): boolean => stems(name).every((stem) => cs.toLowerCase().includes(stem));
    return meant
      .filter((name) => ![name, ...terms.filter((term) => term.en === plain(name.en))].some((one) => says(one.cs)))
      .map((name) => `${name.en} is ${name.cs}: ${cs}`);
  });
}

describe.each(LISTED.map(({ id, load }) => [id, load] as const))('%s', (game, load) => {
  it('is taught with the names its cards have', async () => {
    const { cards } = await load();
    const names = cards.map((card) => card.names).filter(({ en }) => plain(en).length >= SHORTEST);
    expect(names.length).toBeGreaterThan(20);
    const pairs = ['lessons/', 'how-to-play/'].flatMap((room) => pairsIn(`${PACKAGES}${game}/${room}`));
    expect(pairs.length).toBeGreaterThan(40);
    expect(misnamed(names, pairs, termsOf(game))).toEqual([]);
  });
});

describe('the check of names', () => {
  const names = [
    { cs: 'Šťastný výstřel', en: 'Lucky Shot' },
    { cs: 'Únik o vlásek!', en: 'Narrow Escape!' },
    { cs: 'Útěk z vězení', en: 'Escape!' },
  ];
  it('sees another name, and takes every form of the right one', () => {
    expect(misnamed(names, [{ cs: 'Zahrajte Šťastnou trefu.', en: 'Play Lucky Shot.' }])).toHaveLength(1);
    expect(misnamed(names, [{ cs: 'Po Šťastném výstřelu.', en: 'After Lucky Shot.' }])).toEqual([]);
    expect(misnamed(names, [{ cs: 'Únik o vlásek!', en: 'Narrow Escape!' }])).toEqual([]);
  });
  it('lets a card that is called after a word of the rules leave the word alone', () => {
    const called = [{ cs: 'Diverze', en: 'Sabotage!' }];
    const word = { cs: 'Kdy funguje Sabotáž?', en: 'When does Sabotage work?' };
    expect(misnamed(called, [word])).toHaveLength(1);
    expect(misnamed(called, [word], [{ cs: 'Sabotáž', en: 'Sabotage' }])).toEqual([]);
    expect(
      misnamed(called, [{ cs: 'Kdy funguje Škoda?', en: word.en }], [{ cs: 'Sabotáž', en: 'Sabotage' }]),
    ).toHaveLength(1);
  });
});
