import { describe, expect, it } from 'vitest';
import { drawingsOf } from '../drawings.ts';
import { type CardFacts, hashOf, paint, paintBare, type Recipe, recipeOf } from '../index.ts';
import { GAMES, icons } from './kit.ts';

const all = Object.entries(GAMES).flatMap(([game, cards]) => cards.map((card) => ({ game, card })));

/** Names of drawings anywhere in a recipe. */
function iconsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'icon' && typeof inner === 'string' ? [inner] : iconsIn(inner),
  );
}

/** A picture as small tones of grey and of two colours, so that pictures can be compared by what one sees. */
function glance(recipe: Recipe): Float32Array {
  const [w, h] = [48, 40];
  const bytes = paint(recipe, w, h, icons);
  const out = new Float32Array(12 * 10 * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [r, g, b] = bytes.subarray((y * w + x) * 4, (y * w + x) * 4 + 3);
      const at = (Math.floor(y / 4) * 12 + Math.floor(x / 4)) * 3;
      out[at] += (r + g + b) / 48;
      out[at + 1] += (r - g) / 16;
      out[at + 2] += (b - g) / 16;
    }
  return out;
}

/** Pictures nearer than this are taken for each other. */
const APART = 4.5;

const distance = (a: Float32Array, b: Float32Array): number =>
  Math.sqrt(a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0) / a.length);

describe('pictures of cards', () => {
  it('are made of drawings that exist and that the build packs', () => {
    for (const [game, cards] of Object.entries(GAMES)) {
      const packed = new Set(drawingsOf(game));
      for (const card of cards)
        for (const name of iconsIn(recipeOf(game, card))) {
          expect(packed, `${card.key} needs ${name}`).toContain(name);
          expect(icons(name), name).toBeTypeOf('string');
        }
      for (const name of packed) expect(icons(name), name).toBeTypeOf('string');
    }
  });

  it('come of the card alone, and no two cards share a recipe', () => {
    const names = all.map(({ game, card }) => {
      const recipe = recipeOf(game, card);
      expect(recipeOf(game, JSON.parse(JSON.stringify(card)) as CardFacts)).toEqual(recipe);
      return hashOf(recipe);
    });
    expect(new Set(names).size).toBe(all.length);
  });

  it('are the same whenever they are drawn', () => {
    for (const { game, card } of all.filter((_, i) => i % 97 === 0)) {
      const recipe = recipeOf(game, card);
      expect(paint(recipe, 60, 50, icons)).toEqual(paint(JSON.parse(JSON.stringify(recipe)) as Recipe, 60, 50, icons));
    }
  });

  it('differ from each other at a glance', () => {
    for (const [game, cards] of Object.entries(GAMES)) {
      const glances = cards.map((card) => ({ key: card.key, seen: glance(recipeOf(game, card)) }));
      let nearest = { apart: Infinity, pair: '' };
      glances.forEach(({ key, seen }, i) => {
        for (const other of glances.slice(0, i)) {
          const apart = distance(seen, other.seen);
          if (apart < nearest.apart) nearest = { apart, pair: `${key} looks like ${other.key}` };
        }
      });
      expect(nearest.apart, `${game}: ${nearest.pair}`).toBeGreaterThan(APART);
    }
  }, 240_000);

  it('of buildings and vehicles stand on any ground: opaque in the middle, nothing in the upper corners', () => {
    const cards = (GAMES['original-war'] ?? []).filter((_, i) => i % 9 === 0);
    for (const card of cards) {
      const bare = paintBare(recipeOf('original-war', card), 88, 66, icons);
      const stands = card.type === 'building' || card.type === 'vehicle';
      expect({ key: card.key, stands: bare !== null }).toEqual({ key: card.key, stands });
      if (bare === null) continue;
      const solid = bare.filter((value, i) => i % 4 === 3 && value > 200).length / (88 * 66);
      expect(solid, card.key).toBeGreaterThan(0.06);
      expect(solid, card.key).toBeLessThan(0.8);
      // The light of a lamp may reach there, nothing that stands does.
      expect(Math.max(bare[3] ?? 255, bare[87 * 4 + 3] ?? 255), card.key).toBeLessThan(12);
    }
  });

  it('a card nobody heard of has a face at once', () => {
    for (const game of Object.keys(GAMES))
      for (const type of ['warrior', 'common', 'monster', 'character', 'vehicle', 'something-new']) {
        const card: CardFacts = { key: `unheard-of-${type}`, set: 'new', type, kinds: [], stats: {}, facts: {} };
        expect(new Set(paint(recipeOf(game, card), 60, 50, icons)).size).toBeGreaterThan(20);
      }
  });
});
