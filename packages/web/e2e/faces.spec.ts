import { loadGame } from '@bojiste/session/games/index';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserTests } from './kit.ts';
import { DESKTOP, english } from './window.ts';

/** All cards of all games at three sizes, in both languages: no text is cut or runs over, and all of it can be read. */

const MINUTE = 60_000;
const LONG = process.env.BOJISTE_LONG === '1';
const web = browserTests();

const GAMES = ['summoner-wars', 'siegestorm', 'doomtrooper', 'original-war'];
/** Hand and chip as they lie on a table of 1280 by 800; full as in the inspector. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  'summoner-wars': ['hand/140x184', 'hand/112x132', 'chip/106x71', 'full/300x0'],
  siegestorm: ['hand/140x184', 'hand/112x132', 'chip/100x126', 'full/300x0'],
  doomtrooper: ['hand/140x184', 'hand/112x132', 'chip/104x138', 'full/300x0'],
  'original-war': ['hand/140x184', 'hand/112x132', 'chip/82x100', 'full/300x0'],
};

/** What is wrong with the faces of a page, card by card. Runs in the page. */
function look(): string[] {
  const wrong: string[] = [];
  type Rgb = readonly [number, number, number];
  const shine = (c: Rgb): number => {
    const [r, g, b] = c.map((n) => (n / 255 <= 0.03928 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: Rgb, b: Rgb): number => {
    const [low, high] = [shine(a), shine(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Colours of a style, however they are written; what is clear shows the picture below, at worst white or black. */
  const colours = (text: string, under: Rgb): Rgb[] => {
    const found = text.match(/(?:rgba?|color|oklab|color-mix)\((?:[^()]|\([^()]*\))*\)/g) ?? [];
    return found.flatMap((one) => {
      if (canvas === null) return [];
      canvas.fillStyle = `rgb(${under.join(' ')})`;
      canvas.fillRect(0, 0, 1, 1);
      const before = canvas.fillStyle;
      canvas.fillStyle = '#010203';
      canvas.fillStyle = one;
      if (canvas.fillStyle === '#010203') canvas.fillStyle = before;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
      // A gradient that begins with nothing ends behind the text, not under it.
      const clear = /(?:,|\/)\s*0\)$/.test(one);
      return clear ? [] : [[r, g, b] as const];
    });
  };
  /** What lies under a text: the nearest ancestor that has a colour. */
  const grounds = (element: Element, face: Element, under: Rgb): Rgb[] => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      // Gradients lie over the plain colour.
      const plain = colours(backgroundColor, under);
      const over = colours(backgroundImage, plain[0] ?? under);
      if (plain.length + over.length > 0) return [...plain, ...over];
      if (at === face) break;
    }
    return [];
  };
  for (const one of document.querySelectorAll('.faces-one')) {
    const face = one.firstElementChild;
    const key = (one as HTMLElement).dataset.key ?? '';
    if (face === null) {
      wrong.push(`${key}: no face`);
      continue;
    }
    const frame = face.getBoundingClientRect();
    const texts = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (words === '' || owner === null || owner.closest('.hidden') !== null || !owner.checkVisibility()) continue;
      const style = getComputedStyle(owner);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue;
        for (let at: Element | null = owner; at !== null; at = at.parentElement) {
          const clips = at === face || getComputedStyle(at).overflow !== 'visible';
          const box = at.getBoundingClientRect();
          const over = Math.max(
            box.left - rect.left,
            rect.right - box.right,
            box.top - rect.top,
            rect.bottom - box.bottom,
          );
          // Letters stand inside their line: a line may pass the edge by the room above and below them.
          if (clips && over > 3) wrong.push(`${key}: "${words}" runs over by ${over.toFixed(1)}`);
          if (at === face) break;
        }
      }
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        // From its second letter on: the hyphen that ends the line above counts to the first one of this line.
        range.setStart(node, index + 1);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 6)));
        if (lines.size > 1) wrong.push(`${key}: "${word}" is broken in two`);
      }
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
        wrong.push(`${key}: "${words}" may be cut`);
      if (Number.parseFloat(style.fontSize) < 12) wrong.push(`${key}: "${words}" is ${style.fontSize}`);
      const [ink] = colours(style.color, [0, 0, 0]);
      for (const under of [[0, 0, 0] as const, [255, 255, 255] as const])
        for (const ground of grounds(owner, face, under))
          if (contrast(ink, ground) < 4.5)
            wrong.push(`${key}: "${words}" ${ink} on ${ground}: ${contrast(ink, ground).toFixed(1)}`);
    }
    if (frame.width < 20 || frame.height < 20) wrong.push(`${key}: ${frame.width} x ${frame.height}`);
  }
  return [...new Set(wrong)];
}

async function facesOf(page: Page, hash: string, cards: number): Promise<string[]> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  const [size = '', room = ''] = hash.split('/').slice(3);
  await page
    .locator(`.faces[data-size="${size}"] .faces-one[style*="width: ${room.split('x')[0]}px"] > *`)
    .first()
    .waitFor();
  // Every card of the game, whatever is added to it.
  expect(await page.locator('.faces-one').count()).toBe(cards);
  // They come into sight in portions; one that never does is found below.
  await page
    .waitForFunction(() =>
      [...document.querySelectorAll('.faces-one')].every((one) => (one.firstElementChild?.clientWidth ?? 0) > 0),
    )
    .catch(() => {});
  // Texts that do not fit take a shorter form, step by step, until they are settled for the size they have now.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLElement>('.hand-text')].every(({ dataset, parentElement }) =>
        dataset.settled?.startsWith(`${parentElement?.clientWidth} x ${parentElement?.clientHeight} `),
      ),
    undefined,
    { timeout: 2 * MINUTE },
  );
  return page.evaluate(look);
}

/** Every game in both languages in the long run, in one of them by turns otherwise. */
const LOOKS = GAMES.flatMap((game, at) =>
  [DESKTOP, english(DESKTOP)]
    .filter((_, language) => LONG || language === at % 2)
    .map((screen) => ({ game, screen, lang: screen.locale })),
);

describe('card faces', () => {
  it.each(LOOKS)(
    'hold all they say: $game, $lang',
    async ({ game, screen }) => {
      const { page } = await web.open(screen, '#/');
      const { def } = await loadGame(game);
      for (const size of SIZES[game]) {
        const wrong = await facesOf(page, `#/faces/${game}/${size}`, def.cards.length);
        expect({ size, n: wrong.length, wrong: wrong.slice(0, 12) }).toEqual({ size, n: 0, wrong: [] });
      }
    },
    5 * MINUTE,
  );

  it('explain keywords to beginners, and to experts only the names', async () => {
    const said = async (reminders: boolean): Promise<string> => {
      const { page } = await web.open(english(DESKTOP), '#/', { reminders });
      await facesOf(page, '#/faces/original-war/hand/240x340', (await loadGame('original-war')).def.cards.length);
      return (await page.locator('.hand-text').allTextContents()).join(' ');
    };
    expect(await said(true)).toContain('Skilful. (');
    const bare = await said(false);
    expect(bare).toContain('Skilful.');
    expect(bare).not.toContain('Skilful. (');
  });
});
