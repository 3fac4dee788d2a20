import { type Ground, paint } from './paint.ts';

/** Paints beside the page, so that no frame waits for it. */

export interface Asked {
  readonly id: number;
  readonly ground: Ground;
  readonly width: number;
  readonly height: number;
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  const { id, ground, width, height } = data;
  const picture = paint(ground, width, height);
  self.postMessage({ id, picture }, { transfer: [picture.data.buffer] });
};
