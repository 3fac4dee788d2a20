import { blend, type Colour, colour, lit, type Picture } from './canvas.ts';
import { cloud, hash, step, value } from './noise.ts';

/** The decks of Doomtrooper: riveted plates, scratched and stained; and the mud between them. */

export interface Deck {
  readonly kind: 'deck';
  /** Colour of its owner, as six hexadecimal digits. */
  readonly tint: string;
  readonly seed: number;
}

export interface Mud {
  readonly kind: 'mud';
}

const PLATE_W = 132;
const PLATE_H = 84;

export function paintDeck({ tint, seed }: Deck, width: number, height: number): Picture {
  const own = colour(tint);
  const rust = colour('4a2a16');
  const steel = colour('22252a');
  return lit(width, height, (x, y) => {
    const row = Math.floor(y / PLATE_H);
    const u = x / PLATE_W;
    const column = Math.floor(u);
    const [fx, fy] = [(u - column) * PLATE_W, y - row * PLATE_H];
    const edge = Math.min(fx, PLATE_W - fx, fy, PLATE_H - fy);
    const seam = step(1.6, 0.3, edge);
    const rivet = Math.hypot(Math.min(fx, PLATE_W - fx) - 5, Math.min(fy, PLATE_H - fy) - 5);
    const head = step(2.4, 1, rivet);
    const stain = step(0.5, 0.75, cloud(x / 60, y / 44, seed));
    // Scratches run along the plate.
    const scratch = step(0.93, 0.99, value(x / 40 + y / 9, y / 1.6, seed + 5)) * 0.3;
    const n = cloud(x / 14, y / 14, seed + 9);
    const painted = blend(blend(steel, own, 0.42 + 0.12 * hash(column, row, seed)), rust, stain * 0.55);
    const c: Colour = blend(painted, colour('8d8a84'), scratch * (1 - stain));
    const dark = (0.72 + n * 0.4) * (1 - seam * 0.75);
    return {
      height: n * 2.4 - seam * 3 + head * 2.6,
      colour: [c[0] * dark, c[1] * dark, c[2] * dark],
    };
  });
}

export function paintMud(_: Mud, width: number, height: number): Picture {
  const earth = colour('4d3821');
  const wet = colour('15110d');
  const sky = colour('5d6f7c');
  return lit(
    width,
    height,
    (x, y) => {
      const n = cloud(x / 34, y / 20, 3, 5);
      const pool = step(0.44, 0.36, cloud(x / 70, y / 26, 8));
      const wave = value(x / 18, y / 5, 12);
      const c = blend(blend(wet, earth, n), blend(wet, sky, wave * 0.5), pool * 0.8);
      return { height: pool > 0.5 ? 0 : n * 14, colour: c };
    },
    0.3,
  );
}
