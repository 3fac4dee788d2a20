import TABLES from 'virtual:art-icons';
import { type CardFacts, hashOf, type Icons, paint, paintBare, recipeOf } from '@bojiste/art';

/**
 * Draws pictures beside the page. What was drawn once is kept in the browser, under the recipe and under this program:
 * its file name changes with its contents.
 */

export interface Order {
  readonly id: number;
  readonly game: string;
  readonly card: CardFacts;
  /** Its drawings lie in a small table of their own. */
  readonly hero: boolean;
  /** Without its land, to stand on a map. */
  readonly bare: boolean;
  readonly w: number;
  readonly h: number;
}

export interface Drawn {
  readonly id: number;
  readonly blob: Blob | null;
}

const PREFIX = 'pictures-';
const NAME = `${PREFIX}${import.meta.url.split('/').pop()}`;

/** Not every page may keep things: without a store everything is drawn again. */
async function openStore(): Promise<Cache | null> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
    return await caches.open(NAME);
  } catch {
    return null;
  }
}

const store = openStore();

async function encode(pixels: Uint8ClampedArray<ArrayBuffer>, w: number, h: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(w, h);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.putImageData(new ImageData(pixels, w, h), 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.84 });
}

/** Null for a game without pictures, and for what does not stand on a map. */
async function draw({ game, card, hero, bare, w, h }: Order): Promise<Blob | null> {
  const load = TABLES[hero ? 'heroes' : game];
  if (load === undefined) return null;
  const recipe = recipeOf(game, card);
  const key = `./picture/${hashOf(recipe)}-${bare ? 'bare-' : ''}${w}`;
  const kept = await (await store)?.match(key);
  if (kept !== undefined) return kept.blob();
  const { default: table } = await load();
  const icons: Icons = (name) => table[name];
  const pixels = bare ? paintBare(recipe, w, h, icons) : paint(recipe, w, h, icons);
  if (pixels === null) return null;
  const blob = await encode(pixels, w, h);
  (await store)?.put(key, new Response(blob)).catch(() => {});
  return blob;
}

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  const done = (blob: Blob | null) => self.postMessage({ id: data.id, blob } satisfies Drawn);
  await draw(data).then(done, () => done(null));
};
