import type { CardFacts } from '@bojiste/art';
import type { Drawn, Order } from './worker.ts';

/** Orders pictures of the workers, one at a time for each of them, and hands them to whoever still wants them. */

export type PictureSize = 'bare' | 'small' | 'wide' | 'large' | 'grand';

/** Twice the size at which they are shown on most screens. */
const SIZES: Readonly<Record<PictureSize, readonly [number, number]>> = {
  /** A building or a vehicle as it stands on a map, without its land. */
  bare: [176, 132],
  small: [264, 220],
  /** A frame lower than wide: whoever is in the picture is seen whole in it. */
  wide: [360, 190],
  large: [528, 440],
  /** Half a screen: an end, a duel. */
  grand: [1056, 880],
};

export interface Wanted {
  readonly game: string;
  readonly card: CardFacts;
  readonly size: PictureSize;
  /** One of those on the first page. */
  readonly hero?: boolean;
}

interface Picture {
  readonly order: Order;
  /** Null until it is drawn. */
  url: string | null;
  begun: boolean;
  readonly wanted: Set<() => void>;
}

const canDraw = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

class Studio {
  private readonly pictures = new Map<string, Picture>();
  private readonly byId = new Map<number, Picture>();
  private queue: Picture[] = [];
  private readonly free: Worker[] = [];
  private hired = 0;
  private ids = 0;

  url(name: string): string | null {
    return this.pictures.get(name)?.url ?? null;
  }

  /** Asks for a picture until the answer is called. */
  want(name: string, { game, card, size, hero = false }: Wanted, told: () => void): () => void {
    let picture = this.pictures.get(name);
    if (picture === undefined) {
      const [w, h] = SIZES[size];
      const { key, set, type, kinds, stats, facts } = card;
      const order: Order = {
        id: ++this.ids,
        game,
        card: { key, set, type, kinds, stats, facts },
        hero,
        bare: size === 'bare',
        w,
        h,
      };
      picture = { order, url: null, begun: false, wanted: new Set() };
      this.pictures.set(name, picture);
      this.byId.set(order.id, picture);
    }
    picture.wanted.add(told);
    if (!picture.begun && !this.queue.includes(picture)) {
      // The large one is what somebody looks at just now.
      if (size === 'large') this.queue.unshift(picture);
      else this.queue.push(picture);
      this.next();
    }
    return () => {
      picture.wanted.delete(told);
      if (picture.wanted.size === 0) this.queue = this.queue.filter((one) => one !== picture);
    };
  }

  private worker(): Worker | undefined {
    const free = this.free.pop();
    if (free !== undefined) return free;
    const most = (navigator.hardwareConcurrency ?? 2) > 3 ? 2 : 1;
    if (this.hired >= most || !canDraw()) return undefined;
    this.hired++;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Drawn>) => {
      this.free.push(worker);
      this.deliver(data);
      this.next();
    };
    return worker;
  }

  private next(): void {
    while (this.queue.length > 0) {
      const worker = this.worker();
      if (worker === undefined) return;
      const picture = this.queue.shift() as Picture;
      picture.begun = true;
      worker.postMessage(picture.order);
    }
  }

  private deliver({ id, blob }: Drawn): void {
    const picture = this.byId.get(id);
    if (picture === undefined || blob === null) return;
    picture.url = URL.createObjectURL(blob);
    for (const told of [...picture.wanted]) told();
  }
}

export const studio = new Studio();
