import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CardDecl } from '@bojiste/kernel';
import { lintGame, printCard } from '@bojiste/prose';
import { describe, expect, it } from 'vitest';
import { doomtrooper } from '../../index.ts';

/**
 * Card texts: all there, in both languages, and our own.
 *
 * The printed texts are not in this project. `fingerprint.txt` holds one thing about them: for every six words in a row
 * that occur in the printed card texts (both wordings), the first four bytes of a salted hash, sorted, in base64. Whether
 * six words of ours stand there too can be told; the texts themselves cannot be read from it. A hit means that a text came
 * too close to the printed one and must be said in other words.
 */

const SALT = 'doomtrooper card texts';
const RUN = 6;
/** Words of the rules themselves that no text can do without: how long something lasts. */
const IDIOMS = new Set(['until the end of the combat']);

const bytes = Buffer.from(readFileSync(new URL('fingerprint.txt', import.meta.url), 'utf8'), 'base64');
const known = new Set(Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(i * 4)));
const hashOf = (text: string): number => createHash('sha256').update(`${SALT}\n${text}`).digest().readUInt32BE(0);

const runsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '));
};
const printed = (card: CardDecl, lang: 'cs' | 'en'): string[] => printCard(doomtrooper, card, lang);
const cards = doomtrooper.cards.filter((card) => card.type !== 'player');

describe('card texts', () => {
  it('share no six words in a row with the printed cards', () => {
    expect(known.size).toBeGreaterThan(35_000);
    const found = cards.flatMap((card) =>
      printed(card, 'en')
        .flatMap(runsOf)
        .filter((run) => !IDIOMS.has(run) && known.has(hashOf(run)))
        .map((run) => `${card.key}: ${run}`),
    );
    expect(found).toEqual([]);
  });

  it('would be noticed', () => {
    expect(known.has(hashOf('until the end of the combat'))).toBe(true);
    expect(known.has(hashOf('six words nobody has ever printed'))).toBe(false);
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
    const own = cards.filter((card) => card.facts?.own === true).map((card) => card.key);
    expect(own.sort()).toEqual([
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
