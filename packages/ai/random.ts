import { keyFromSeed } from '@bojiste/kernel';

/** A bot's own stream of chance (sfc32), apart from the game's: the same seed gives the same choices. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: string) {
    [this.a, this.b, this.c, this.d] = keyFromSeed(seed);
    for (let i = 0; i < 12; i++) this.word();
  }

  /** A 32-bit word. */
  word(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + sum) | 0;
    return sum >>> 0;
  }

  /** 0 to below 1. */
  unit(): number {
    return this.word() / 0x100000000;
  }

  /** 0..n-1. */
  int(n: number): number {
    return Math.floor(this.unit() * n);
  }

  /** A key for a random stream. */
  key(): number[] {
    return [this.word() | 0, this.word() | 0, this.word() | 0, this.word() | 0];
  }
}
