/**
 * Token buckets, one for each class of messages and each socket. A legal answer to an open question never needs a token:
 * answers are only counted when they are refused.
 */

interface Size {
  readonly burst: number;
  readonly perSecond: number;
}

const SIZES = {
  answer: { burst: 60, perSecond: 20 },
  command: { burst: 15, perSecond: 2 },
  query: { burst: 60, perSecond: 25 },
  open: { burst: 30, perSecond: 5 },
  chat: { burst: 6, perSecond: 0.5 },
  junk: { burst: 30, perSecond: 3 },
} as const satisfies Record<string, Size>;

export type BucketClass = keyof typeof SIZES;

export class Buckets {
  private readonly levels = new Map<BucketClass, { tokens: number; at: number }>();

  constructor(private readonly now: () => number) {}

  /** Takes a token; false when there is none. */
  take(kind: BucketClass): boolean {
    const { burst, perSecond } = SIZES[kind];
    const now = this.now();
    const level = this.levels.get(kind) ?? { tokens: burst, at: now };
    level.tokens = Math.min(burst, level.tokens + ((now - level.at) / 1000) * perSecond);
    level.at = now;
    this.levels.set(kind, level);
    if (level.tokens < 1) return false;
    level.tokens--;
    return true;
  }
}

/** The same for addresses and names, over HTTP; forgets who was quiet. */
export class Limiter {
  private readonly kept = new Map<string, { tokens: number; at: number }>();

  constructor(
    private readonly size: Size,
    private readonly now: () => number,
  ) {}

  take(key: string): boolean {
    const now = this.now();
    if (this.kept.size > 20_000) this.forget(now);
    const { burst, perSecond } = this.size;
    const level = this.kept.get(key) ?? { tokens: burst, at: now };
    level.tokens = Math.min(burst, level.tokens + ((now - level.at) / 1000) * perSecond);
    level.at = now;
    this.kept.set(key, level);
    if (level.tokens < 1) return false;
    level.tokens--;
    return true;
  }

  private forget(now: number): void {
    const full = (this.size.burst / this.size.perSecond) * 1000;
    for (const [key, { at }] of this.kept) if (now - at > full) this.kept.delete(key);
  }
}
