/** Colours are three numbers, 0 to 1; light may go above. */

export type Color = readonly [number, number, number];

const known = new Map<string, Color>();

/** "0a1c3a" or "#0a1c3a". */
export function color(code: string): Color {
  const found = known.get(code);
  if (found !== undefined) return found;
  const hex = code.startsWith('#') ? code.slice(1) : code;
  const made: Color = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Color;
  known.set(code, made);
  return made;
}

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the greater one. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const mix = (a: Color, b: Color, t: number): Color => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const BLACK: Color = [0, 0, 0];
export const WHITE: Color = [1, 1, 1];
export const darker = (a: Color, t: number): Color => mix(a, BLACK, t);
export const lighter = (a: Color, t: number): Color => mix(a, WHITE, t);
