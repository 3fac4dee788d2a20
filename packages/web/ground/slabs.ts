import { blend, type Colour, colour, lit, type Picture, type Surface } from './canvas.ts';
import { cells, cloud, hash, mix, step, value } from './noise.ts';

/** The board of Summoner Wars: slabs of stone, each half of the land of its nation, a bent border between them. */

export interface Slabs {
  readonly kind: 'slabs';
  readonly far: string;
  readonly near: string;
  readonly columns: number;
  readonly rows: number;
  /** The near side is left instead of below. */
  readonly turned: boolean;
}

type Land = (x: number, y: number) => Surface;

const tones = (dark: string, light: string) => {
  const [a, b]: [Colour, Colour] = [colour(dark), colour(light)];
  return (t: number): Colour => blend(a, b, t);
};

/** Packed ice with deep cracks and drifts of snow. */
function ice(dark: string, light: string, snow: string): Land {
  const tone = tones(dark, light);
  const white = colour(snow);
  return (x, y) => {
    const [near, next] = cells(x * 2.1, y * 2.1, 3);
    const crack = step(0.09, 0.01, next - near);
    const n = cloud(x * 3, y * 3, 5);
    const drift = step(0.56, 0.7, cloud(x * 1.2, y * 1.2, 9));
    return {
      height: n * 5 + near * 3 - crack * 5,
      colour: blend(blend(tone(n), white, drift * 0.7), tone(0), crack * 0.6),
    };
  };
}

/** Bare rock with something growing, or lying, in its hollows. */
function rock(dark: string, light: string, growth: string, amount: number, rough = 9): Land {
  const tone = tones(dark, light);
  const green = colour(growth);
  return (x, y) => {
    const n = cloud(x * 3.4, y * 3.4, 21, 5);
    const patch = step(1 - amount, 1.12 - amount, cloud(x * 2.3, y * 2.3, 31));
    return { height: n * rough + patch * 1.5, colour: blend(tone(n), green, patch * 0.75) };
  };
}

/** Black stone; what burns below shines through its cracks. */
function basalt(): Land {
  const tone = tones('1c1415', '4a3430');
  return (x, y) => {
    const [near, next] = cells(x * 1.9, y * 1.9, 41);
    const hot = step(0.07, 0, next - near) * step(0.35, 0.65, cloud(x, y, 43));
    const n = cloud(x * 3, y * 3, 45);
    return { height: n * 6 + near * 4, colour: tone(n), glow: [210 * hot, 84 * hot, 20 * hot] };
  };
}

/** Hewn and polished, with veins. */
function marble(dark: string, light: string, vein: string): Land {
  const tone = tones(dark, light);
  const gold = colour(vein);
  return (x, y) => {
    const bend = cloud(x * 1.6, y * 1.6, 51);
    const line = step(0.06, 0, Math.abs(value(x * 1.3 + bend * 2, y * 1.3 - bend * 2, 53) - 0.5));
    const n = cloud(x * 5, y * 5, 55);
    return { height: n * 2, colour: blend(tone(n), gold, line * 0.55) };
  };
}

const LANDS: Readonly<Record<string, Land>> = {
  'polar-dwarves': ice('2b5578', '7fb0cf', 'dfeefa'),
  'cave-goblins': rock('2a2530', '534b4e', '66752a', 0.48),
  'phoenix-elves': basalt(),
  'savanna-elves': rock('5f4526', 'a07c46', '84853a', 0.5, 6),
  'tundra-orcs': rock('3f4648', '7b7a72', 'd5d9dc', 0.46),
  'fallen-kingdom': rock('281f33', '514163', '8a7f96', 0.36),
  vanguards: marble('6f6a5c', 'b3a98c', 'd9b45a'),
  breakers: marble('173c47', '397f86', '7fe6dc'),
};

const PLAIN = rock('39424a', '6a747a', '7d8a74', 0.3);

export function paintSlabs(ground: Slabs, width: number, height: number): Picture {
  const { columns, rows, turned } = ground;
  const far = LANDS[ground.far] ?? PLAIN;
  const near = LANDS[ground.near] ?? PLAIN;
  const cw = width / columns;
  const ch = height / rows;
  const groove = Math.max(1.5, Math.min(cw, ch) * 0.035);
  return lit(width, height, (px, py) => {
    const u = px / cw;
    const v = py / ch;
    const across = turned ? 1 - px / width : py / height;
    const along = turned ? v : u;
    const border = 0.5 + (cloud(along * 0.9, across * 3, 71) - 0.5) * 0.16;
    const own = step(border - 0.035, border + 0.035, across);
    const a = own < 1 ? far(u, v) : null;
    const b = own > 0 ? near(u, v) : null;
    const land = a === null ? (b as Surface) : b === null ? a : own > 0.5 ? b : a;
    const tint = a !== null && b !== null ? blend(a.colour, b.colour, own) : land.colour;
    // Each slab is tilted a little, and sunk at its edge.
    const cx = Math.floor(u);
    const cy = Math.floor(v);
    const tilt = (u - cx) * (hash(cx, cy, 81) - 0.5) * 5 + (v - cy) * (hash(cx, cy, 83) - 0.5) * 5;
    const edge = Math.min((u - cx) * cw, (cx + 1 - u) * cw, (v - cy) * ch, (cy + 1 - v) * ch);
    const deep = step(groove, groove * 0.25, edge);
    const rounded = step(groove * 3, 0, edge) * 3;
    const dark = mix(0.62, 0.16, deep);
    const c: Colour = [tint[0] * dark, tint[1] * dark, tint[2] * dark];
    const glow = land.glow === undefined || deep > 0.5 ? undefined : land.glow;
    return { height: land.height + tilt - deep * 7 - rounded, colour: c, ...(glow !== undefined && { glow }) };
  });
}
