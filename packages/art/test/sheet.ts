import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { paint, recipeOf } from '../index.ts';
import { GAMES, icons } from './kit.ts';
import { png } from './png.ts';

/**
 * `npm run sheets -- game [words] [columns] [width]`: pictures of a game's cards side by side in shots/, for people to
 * look at. Words choose by a pattern over key, set, type and kinds.
 */

const [game = 'doomtrooper', words = '', columns = '8', width = '240'] = process.argv.slice(2);
const [n, w] = [Number(columns), Number(width)];
const h = Math.round((w * 5) / 6);
const wanted = new RegExp(words);
const cards = GAMES[game].filter(({ key, set, type, kinds }) =>
  wanted.test(`${key} ${set} ${type} ${kinds.join(' ')}`),
);
const sheet = new Uint8ClampedArray(n * w * Math.ceil(cards.length / n) * h * 4);
cards.forEach((card, at) => {
  const pixels = paint(recipeOf(game, card), w, h, icons);
  const [left, top] = [(at % n) * w, Math.floor(at / n) * h];
  for (let y = 0; y < h; y++) sheet.set(pixels.subarray(y * w * 4, (y + 1) * w * 4), ((top + y) * n * w + left) * 4);
  if (at % n === 0)
    console.log(
      cards
        .slice(at, at + n)
        .map(({ key }) => key)
        .join(' | '),
    );
});
const file = new URL(`../../../shots/sheet-${game}.png`, import.meta.url).pathname;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, png(sheet, n * w, Math.ceil(cards.length / n) * h));
console.log(`${cards.length} cards in ${file}`);
