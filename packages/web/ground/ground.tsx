import { sure } from '@bojiste/kernel/state/sure';
import { useEffect, useRef } from 'react';
import './ground.css';
import type { Picture } from './canvas.ts';
import type { Ground as Wanted } from './paint.ts';

/** The painted ground of a board: it fills what it is put into, and is painted anew when that changes its size. */

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (picture: Picture) => void>();
/** Of each ground the last sizes: turning a phone back and forth paints nothing twice. */
const kept = new Map<string, Picture>();
const MOST_KEPT = 12;

function painter(): Worker {
  if (worker === null) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; picture: Picture }>) => {
      waiting.get(data.id)?.(data.picture);
      waiting.delete(data.id);
    };
  }
  return worker;
}

function painted(key: string, ground: Wanted, width: number, height: number): Promise<Picture> {
  const known = kept.get(key);
  if (known !== undefined) return Promise.resolve(known);
  return new Promise((resolve) => {
    const id = ++asked;
    waiting.set(id, (picture) => {
      kept.set(key, picture);
      if (kept.size > MOST_KEPT) kept.delete(sure([...kept.keys()][0]));
      resolve(picture);
    });
    painter().postMessage({ id, ground, width, height });
  });
}

/** Painted at a part of the size it is shown at: stone and mud have no sharp edges, roofs and roads have. */
const FINENESS: Readonly<Record<Wanted['kind'], number>> = {
  slabs: 0.62,
  deck: 0.62,
  mud: 0.62,
  front: 1,
  map: 0.84,
};
/** Sizes in steps, so that a window that is dragged does not paint at every pixel. */
const STEP = 24;
const stepped = (n: number): number => Math.max(STEP, Math.round(n / STEP) * STEP);

export function Ground({ ground }: { ground: Wanted }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = JSON.stringify(ground);
  useEffect(() => {
    const element = canvas.current;
    const box = element?.parentElement;
    if (element == null || box == null) return;
    let current = true;
    let timer = 0;
    const show = async () => {
      const land = JSON.parse(text) as Wanted;
      const fine = FINENESS[land.kind];
      const [width, height] = [stepped(box.clientWidth * fine), stepped(box.clientHeight * fine)];
      const picture = await painted(`${text} ${width} ${height}`, land, width, height);
      if (!current) return;
      element.width = width;
      element.height = height;
      element.getContext('2d')?.putImageData(new ImageData(picture.data, width, height), 0, 0);
      element.dataset.ready = 'true';
    };
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(show, 60) as unknown as number;
    });
    observer.observe(box);
    return () => {
      current = false;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [text]);
  return <canvas ref={canvas} className="ground" />;
}
