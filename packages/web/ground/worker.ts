import TABLES from 'virtual:art-icons';
import type { Icons } from '@bojiste/art';
import { type Ground, paint } from './paint.ts';

/** Paints beside the page, so that no frame waits for it. */

export interface Asked {
  readonly id: number;
  readonly ground: Ground;
  readonly width: number;
  readonly height: number;
}

/** Drawings are loaded for a ground that somebody stands on. */
async function iconsFor(ground: Ground): Promise<Icons | undefined> {
  if (ground.kind !== 'front' || ground.boss === undefined) return undefined;
  const table = (await TABLES.siegestorm?.())?.default;
  return table === undefined ? undefined : (name) => table[name];
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const { id, ground, width, height } = data;
  const picture = paint(ground, width, height, await iconsFor(ground));
  self.postMessage({ id, picture }, { transfer: [picture.data.buffer] });
};
