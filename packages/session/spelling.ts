import { sure } from '@bojiste/kernel/state/sure';

/** Letters changed, left out, added or swapped with their neighbour; more than `most` need not be exact. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let n = Math.min(sure(last[j]) + 1, sure(now[j - 1]) + 1, sure(last[j - 1]) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) n = Math.min(n, sure(before[j - 2]) + 1);
      now.push(n);
    }
    // From here on it only grows, but for a swap, which reaches back one row further.
    if (Math.min(...now) > most && Math.min(...last) > most) return most + 1;
    before = last;
    last = now;
  }
  return sure(last[b.length]);
}
