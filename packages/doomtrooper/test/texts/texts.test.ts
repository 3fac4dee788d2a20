import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CardDecl } from '@bojiste/kernel';
import { lintGame, printCard } from '@bojiste/prose';
import { describe, expect, it } from 'vitest';
import { doomtrooper } from '../../index.ts';

/**
 * Card texts: all there, in both languages, and our own.
 *
 * The printed texts are not in this project, only salted hashes of runs of their words, from which they cannot be read.
 * `own-card.txt` has for each card the first three bytes for its runs of four and five words in both wordings, shuffled; a text
 * is too close to the print of the same card if it shares
 * - a run of nine words or more, or
 * - a run of seven or more, and half of its words lie in shared runs of five, or
 * - with twelve words or more, 70 % of them lie in shared runs of four.
 * Short sentences of fact in the words of the rules ("Attach to one of your Dark Legion warriors") pass.
 * `fingerprint.txt` has the first four bytes for all runs of six words on all cards: no run of ten words may stand there.
 */

const SALT = 'doomtrooper card texts';
/** How long something lasts: words of the rules that no text can do without. */
const IDIOMS = ['until the start of your next turn', 'until the end of the combat'];

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const digest = (text: string): Buffer => createHash('sha256').update(`${SALT}\n${text}`).digest();

const bytes = Buffer.from(read('fingerprint.txt'), 'base64');
const known = new Set(Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(i * 4)));
const anywhere = (run: string): boolean => known.has(digest(run).readUInt32BE(0));

const own = new Map(
  read('own-card.txt')
    .trim()
    .split('\n')
    .map((line): [string, ReadonlySet<number>] => {
      const [key = '', data = ''] = line.split(' ');
      const hashes = Buffer.from(data, 'base64');
      return [key, new Set(Array.from({ length: hashes.length / 3 }, (_, i) => hashes.readUIntBE(i * 3, 3)))];
    }),
);

const wordsOf = (text: string): string[] => {
  const plain = IDIOMS.reduce((rest, idiom) => rest.replaceAll(idiom, ' '), text.toLowerCase());
  return plain.match(/[a-z0-9]+/g) ?? [];
};

/** Which runs of so many words are shared, by where they begin. */
const shared = (words: readonly string[], n: number, has: (run: string) => boolean): boolean[] =>
  words.slice(n - 1).map((_, i) => has(words.slice(i, i + n).join(' ')));

function longest(hits: readonly boolean[], n: number): number {
  let most = 0;
  let now = 0;
  for (const hit of hits) {
    now = hit ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return most === 0 ? 0 : most + n - 1;
}

/** The share of words that lie in a shared run. */
const covered = (words: readonly string[], hits: readonly boolean[], n: number): number =>
  words.filter((_, at) => hits.slice(Math.max(0, at - n + 1), at + 1).some(Boolean)).length / Math.max(1, words.length);

/** Why a text is too close to the print of this card; empty when it is our own. */
function closeness(key: string, text: string): string {
  const hashes = own.get(key);
  const words = wordsOf(text);
  const same = (run: string): boolean => hashes?.has(digest(run).readUIntBE(0, 3)) === true;
  const fours = shared(words, 4, same);
  const run = longest(fours, 4);
  if (run >= 9) return `a run of ${run} words`;
  if (run >= 7 && covered(words, shared(words, 5, same), 5) >= 0.5) return `a run of ${run} words and half of the text`;
  if (words.length >= 12 && covered(words, fours, 4) >= 0.7) return 'most of the text in runs of four';
  const wide = longest(shared(words, 6, anywhere), 6);
  return wide >= 10 ? `a run of ${wide} words of other cards` : '';
}

const printed = (card: CardDecl, lang: 'cs' | 'en'): string[] => printCard(doomtrooper, card, lang);
const cards = doomtrooper.cards.filter((card) => card.type !== 'player');

describe('card texts', () => {
  it('are not those of the printed cards', () => {
    expect(known.size).toBeGreaterThan(35_000);
    expect(own.size).toBeGreaterThan(1_000);
    const found = cards.flatMap((card) => {
      const why = closeness(card.key, printed(card, 'en').join(' '));
      return why === '' ? [] : [`${card.key}: ${why}`];
    });
    expect(found).toEqual([]);
  });

  it('would be noticed', () => {
    expect(anywhere('until the end of the combat')).toBe(true);
    expect(anywhere('six words nobody has ever printed')).toBe(false);
    // Every run of this made-up card is "printed": word for word it is caught, said otherwise it is not.
    const print = 'the bearer of this blade may strike twice whenever a foe draws near to the old gate';
    const runs = [4, 5].flatMap((n) =>
      wordsOf(print)
        .slice(n - 1)
        .map((_, i) =>
          wordsOf(print)
            .slice(i, i + n)
            .join(' '),
        ),
    );
    own.set('made-up', new Set(runs.map((run) => digest(run).readUIntBE(0, 3))));
    expect(closeness('made-up', print)).toBe('a run of 17 words');
    expect(
      closeness('made-up', 'Whenever a foe draws near to the old gate, the bearer of this blade may strike twice.'),
    ).not.toBe('');
    expect(closeness('made-up', 'Who bears it strikes two times against an enemy close by.')).toBe('');
  });

  it('are empty only where a card has no ability, and hold no gaps', () => {
    for (const card of cards)
      for (const lang of ['cs', 'en'] as const) {
        const text = printed(card, lang).join(' ');
        expect(text === '', card.key).toBe(card.abilities.length === 0);
        expect(text, `${card.key} ${lang}`).not.toMatch(
          /[{}]|undefined|platí, že[,.]|pokud[,.]|such that[,.]|\bif[,.]/,
        );
      }
  });

  it('are written by hand for less than a tenth of the cards', () => {
    const byHand = cards.filter((card) => card.abilities.some((ability) => ability.wording !== undefined));
    expect(byHand.length / cards.length).toBeLessThan(0.1);
  });

  it('name the cards as the rulebook does, or say that the name is our own', () => {
    for (const card of cards) expect(card.ownName?.cs, card.key).toBeTypeOf('boolean');
    expect(cards.filter((card) => card.ownName?.cs === false).length).toBeGreaterThan(85);
    const ours = cards.filter((card) => card.facts?.own === true).map((card) => card.key);
    expect(ours.sort()).toEqual([
      'captain-jonathan-booth',
      'dance-on-the-edge-of-the-void',
      'false-attack',
      'g-3-green-monk',
      'tribe-leader',
      'war-veteran',
    ]);
  });

  it('and everything around them stand the linter', () => {
    expect(lintGame(doomtrooper)).toEqual([]);
  });
});

it('what a card waits for is the key of a card', () => {
  const keys = new Set(doomtrooper.cards.map((card) => card.key));
  const named = doomtrooper.cards.flatMap(({ facts }) => [facts?.waitsFor ?? []].flat().map(String));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
});
