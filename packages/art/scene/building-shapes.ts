import { box, ellipse, limb, polygon, star } from '../core/forms.ts';
import type { Random } from '../core/random.ts';
import type { Line, Shape } from '../core/shape.ts';
import type { Building } from './world.ts';

/**
 * What a faction builds, and what grows there: silhouettes of height 1 that stand at 0, 0, with the windows that burn in
 * them.
 */

export interface Drawing {
  readonly shape: Shape;
  readonly lamps: Shape;
}

const only = (...shape: Line[]): Drawing => ({ shape, lamps: [] });
const roof = (x: number, y: number, half: number, height: number): Line =>
  polygon(x - half, y, x, y - height, x + half, y);

/** Windows in rows and columns, some of them dark. */
function windows(random: Random, x: number, y: number, w: number, h: number, columns: number, rows: number): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      if (random() < 0.4) continue;
      out.push(box(x + (w * (i + 0.25)) / columns, y + (h * (j + 0.2)) / rows, (w * 0.5) / columns, (h * 0.55) / rows));
    }
  return out;
}

function battlements(x: number, y: number, w: number, n: number, tooth: number): Line[] {
  return Array.from({ length: n }, (_, i) => box(x + (w * (i * 2)) / (n * 2 - 1), y - tooth, w / (n * 2 - 1), tooth));
}

function branches(random: Random, x: number, y: number, angle: number, length: number, depth: number): Shape {
  const ex = x + Math.cos(angle) * length;
  const ey = y + Math.sin(angle) * length;
  const own = limb([
    [x, y, length * 0.09],
    [ex, ey, length * 0.055],
  ]);
  if (depth === 0) return own;
  return [
    ...own,
    ...branches(random, ex, ey, angle - 0.3 - random() * 0.5, length * (0.6 + random() * 0.15), depth - 1),
    ...branches(random, ex, ey, angle + 0.3 + random() * 0.5, length * (0.6 + random() * 0.15), depth - 1),
  ];
}

function pagoda(random: Random): Drawing {
  const levels = 3 + Math.floor(random() * 2);
  const shape: Line[] = [
    limb([
      [0, -0.98, 0.008],
      [0, -0.8, 0.014],
    ]),
  ].flat();
  const lamps: Line[] = [];
  for (let i = 0; i < levels; i++) {
    const y = (-0.84 * i) / levels;
    const half = 0.26 - i * 0.045;
    const step = 0.84 / levels;
    shape.push(box(-half * 0.72, y - step, half * 1.44, step));
    shape.push(
      polygon(
        -half * 1.35,
        y - step * 0.58,
        -half * 0.7,
        y - step * 0.78,
        0,
        y - step * 1.06,
        half * 0.7,
        y - step * 0.78,
        half * 1.35,
        y - step * 0.58,
        half * 0.8,
        y - step * 0.55,
        -half * 0.8,
        y - step * 0.55,
      ),
    );
    lamps.push(...windows(random, -half * 0.55, y - step * 0.48, half * 1.1, step * 0.4, 3, 1));
  }
  return { shape, lamps };
}

function cathedral(random: Random): Drawing {
  const shape: Line[] = [box(-0.3, -0.42, 0.6, 0.42), roof(0, -0.42, 0.2, 0.3)];
  for (const x of [-0.3, 0.3, -0.16, 0.16]) {
    const tall = Math.abs(x) > 0.2 ? 0.62 : 0.5;
    shape.push(box(x - 0.05, -tall, 0.1, tall), roof(x, -tall, 0.065, 0.36));
  }
  const rose = ellipse(0, -0.42, 0.07, 0.07);
  return { shape, lamps: [rose, ...windows(random, -0.26, -0.3, 0.52, 0.22, 6, 1)] };
}

function block(random: Random): Drawing {
  const half = 0.1 + random() * 0.12;
  const mid = 0.55 + random() * 0.3;
  const shape = [box(-half, -mid, half * 2, mid), box(-half * 0.6, -mid - 0.12, half * 1.2, 0.14)];
  shape.push(
    ...limb([
      [half * 0.2, -mid - 0.1, 0.012],
      [half * 0.2, -0.98, 0.006],
    ]),
  );
  if (random() < 0.6) shape.push(box(half, -mid * 0.6, half * 1.3, mid * 0.6));
  return { shape, lamps: windows(random, -half * 0.85, -mid * 0.95, half * 1.7, mid * 0.85, 4, 9) };
}

const DRAWINGS: Readonly<Record<Building, (random: Random) => Drawing>> = {
  tower: (r) => ({
    shape: [
      box(-0.11, -0.78, 0.22, 0.78),
      box(-0.15, -0.84, 0.3, 0.1),
      ...battlements(-0.15, -0.84, 0.3, 4, 0.06),
      roof(0, -0.84, 0.12, r() < 0.5 ? 0.16 : 0),
    ],
    lamps: windows(r, -0.06, -0.7, 0.12, 0.5, 1, 4),
  }),
  castle: (r) => ({
    shape: [
      box(-0.45, -0.35, 0.9, 0.35),
      ...battlements(-0.45, -0.35, 0.9, 9, 0.05),
      ...[-0.4, -0.12, 0.2, 0.42].flatMap((x, i) => {
        const tall = 0.5 + ((i * 37) % 4) * 0.11;
        return [box(x - 0.08, -tall, 0.16, tall), roof(x, -tall, 0.1, 0.22)];
      }),
    ],
    lamps: windows(r, -0.4, -0.3, 0.8, 0.2, 8, 1),
  }),
  ruin: (r) =>
    only(
      polygon(-0.3, 0, -0.3, -0.5, -0.22, -0.62, -0.18, -0.44, -0.12, -0.7, -0.08, -0.4, 0.02, -0.35, 0.05, 0),
      polygon(0.12, 0, 0.12, -0.4 - r() * 0.3, 0.2, -0.8, 0.26, -0.5, 0.3, 0),
      box(0.34, -0.22, 0.1, 0.22),
    ),
  longhouse: (r) => ({
    shape: [
      polygon(-0.55, 0, -0.6, -0.2, -0.42, -0.56, 0.42, -0.56, 0.6, -0.2, 0.55, 0),
      ...limb([
        [-0.42, -0.5, 0.02],
        [-0.5, -0.8, 0.012],
      ]),
      ...limb([
        [0.42, -0.5, 0.02],
        [0.5, -0.8, 0.012],
      ]),
    ],
    lamps: [box(-0.07, -0.2, 0.14, 0.2), ...windows(r, -0.4, -0.16, 0.8, 0.1, 5, 1)],
  }),
  hut: (r) => ({
    shape: [box(-0.26, -0.32, 0.52, 0.32), polygon(-0.4, -0.28, -0.05, -0.8, 0.05, -0.84, 0.4, -0.28)],
    lamps: [box(-0.06, -0.24, 0.12 + r() * 0.03, 0.24)],
  }),
  tent: (r) => ({
    shape: [
      polygon(-0.42, 0, -0.02, -0.72, 0.06, -0.72, 0.44, 0),
      ...limb([
        [-0.06, -0.86, 0.012],
        [0.06, -0.6, 0.012],
      ]),
      ...limb([
        [0.1, -0.86, 0.012],
        [0, -0.6, 0.012],
      ]),
    ],
    lamps: r() < 0.7 ? [polygon(-0.08, 0, 0.02, -0.36, 0.1, 0)] : [],
  }),
  temple: () => ({
    shape: [
      box(-0.5, -0.08, 1, 0.08),
      box(-0.44, -0.52, 0.88, 0.08),
      roof(0, -0.52, 0.5, 0.24),
      ...[-0.36, -0.18, 0, 0.18, 0.36].map((x) => box(x - 0.04, -0.46, 0.08, 0.4)),
    ],
    lamps: [box(-0.1, -0.4, 0.06, 0.3)],
  }),
  pagoda,
  cathedral,
  spire: (r) => ({
    shape: [
      polygon(-0.09, 0, -0.06, -0.5, -0.02, -0.97, 0.02, -1, 0.06, -0.5, 0.1, 0),
      polygon(0.1, 0, 0.12, -0.4, 0.15, -0.62, 0.18, -0.4, 0.2, 0),
      polygon(-0.22, 0, -0.2, -0.3, -0.17, -0.5, -0.14, -0.3, -0.12, 0),
    ],
    lamps: windows(r, -0.03, -0.6, 0.06, 0.4, 1, 5),
  }),
  block,
  factory: (r) => ({
    shape: [
      box(-0.5, -0.34, 1, 0.34),
      ...[-0.5, -0.25, 0, 0.25].map((x) => polygon(x, -0.34, x, -0.5, x + 0.25, -0.34)),
      box(-0.42, -0.95, 0.09, 0.7),
      box(-0.26, -0.82, 0.08, 0.6),
    ],
    lamps: windows(r, -0.45, -0.28, 0.9, 0.16, 9, 1),
  }),
  dome: (r) => ({
    shape: [
      box(-0.4, -0.3, 0.8, 0.3),
      ellipse(0, -0.36, 0.3, 0.32),
      box(-0.02, -0.9, 0.04, 0.3),
      box(-0.46, -0.58, 0.07, 0.58),
      box(0.39, -0.58, 0.07, 0.58),
      ellipse(-0.425, -0.58, 0.05, 0.08),
      ellipse(0.425, -0.58, 0.05, 0.08),
    ],
    lamps: windows(r, -0.34, -0.24, 0.68, 0.14, 7, 1),
  }),
  dish: () =>
    only(
      box(-0.1, -0.4, 0.2, 0.4),
      polygon(-0.3, -0.75, 0.28, -0.42, 0.2, -0.36, -0.1, -0.42),
      ...limb([
        [0, -0.56, 0.012],
        [0.18, -0.86, 0.012],
      ]),
    ),
  pine: (r) =>
    only(
      box(-0.025, -0.2, 0.05, 0.2),
      ...Array.from({ length: 6 }, (_, i) => {
        const y = -0.1 - i * 0.14;
        const half = 0.26 - i * 0.036 + r() * 0.02;
        return polygon(-half, y, -half * 0.35, y - 0.1, 0, y - 0.26, half * 0.35, y - 0.1, half, y);
      }),
    ),
  'dead-tree': (r) => ({ shape: branches(r, 0, 0, -Math.PI / 2 + (r() - 0.5) * 0.2, 0.38, 4), lamps: [] }),
  'broad-tree': (r) =>
    only(
      ...limb([
        [0, 0, 0.05],
        [0.02, -0.4, 0.035],
        [-0.1, -0.66, 0.02],
      ]),
      ...limb([
        [0.02, -0.4, 0.03],
        [0.16, -0.66, 0.02],
      ]),
      ...Array.from({ length: 7 }, (_, i) =>
        ellipse(-0.42 + i * 0.14, -0.72 - r() * 0.12 - (3 - Math.abs(i - 3)) * 0.02, 0.17, 0.08 + r() * 0.03),
      ),
    ),
  palm: (r) =>
    only(
      ...limb([
        [0, 0, 0.04],
        [0.05, -0.4, 0.03],
        [0.02, -0.72, 0.022],
      ]),
      ...Array.from({ length: 8 }, (_, i) => {
        const a = -0.25 - (i / 7) * 2.65 + (r() - 0.5) * 0.2;
        const [ex, ey] = [0.02 + Math.cos(a) * 0.36, -0.72 + Math.sin(a) * 0.24 + 0.1];
        return polygon(
          0.02,
          -0.74,
          0.02 + Math.cos(a) * 0.2,
          -0.8 + Math.sin(a) * 0.18,
          ex,
          ey,
          0.02 + Math.cos(a) * 0.18,
          -0.72 + Math.sin(a) * 0.13,
        );
      }),
    ),
  mushroom: (r) => ({
    shape: [
      polygon(-0.06, 0, -0.04, -0.5, 0.04, -0.5, 0.07, 0),
      polygon(-0.36, -0.48, -0.3, -0.68, -0.12, -0.84, 0.1, -0.85, 0.3, -0.7, 0.37, -0.48, 0.2, -0.42, -0.2, -0.42),
      polygon(0.18, 0, 0.2, -0.24, 0.24, -0.24, 0.25, 0),
      ellipse(0.22, -0.28, 0.12, 0.08),
    ],
    lamps: Array.from({ length: 5 }, () => ellipse(-0.24 + r() * 0.48, -0.56 - r() * 0.18, 0.03, 0.024)),
  }),
  crystal: (r) => ({
    shape: Array.from({ length: 5 }, (_, i) => {
      const [x, tall, lean] = [
        (i - 2) * 0.13,
        0.95 - Math.abs(i - 2) * 0.22 - r() * 0.15,
        (i - 2) * 0.09 + (r() - 0.5) * 0.06,
      ];
      return polygon(
        x - 0.07,
        0,
        x - 0.07 + lean * 0.7,
        -tall * 0.75,
        x + lean,
        -tall,
        x + 0.07 + lean * 0.75,
        -tall * 0.7,
        x + 0.07,
        0,
      );
    }),
    lamps: [],
  }),
  thorn: (r) => ({
    shape: [
      polygon(-0.14, 0, -0.1, -0.4, -0.3, -0.62, -0.06, -0.52, 0, -1, 0.07, -0.54, 0.26, -0.7, 0.12, -0.38, 0.16, 0),
      polygon(-0.36, 0, -0.4, -0.34 - r() * 0.1, -0.28, 0),
      polygon(0.28, 0, 0.42, -0.4, 0.4, 0),
    ],
    lamps: windows(r, -0.04, -0.5, 0.08, 0.3, 1, 3),
  }),
  ribs: () => ({
    shape: [-0.36, -0.14, 0.1, 0.32].flatMap((x, i) =>
      limb([
        [x, 0, 0.035],
        [x + 0.1, -0.42 + i * 0.04, 0.032],
        [x + 0.02, -0.8 + i * 0.08, 0.018],
        [x - 0.1, -0.94 + i * 0.09, 0.006],
      ]),
    ),
    lamps: [],
  }),
  totem: (r) => ({
    shape: [
      box(-0.08, -0.86, 0.16, 0.86),
      ...[0.18, 0.44, 0.7].flatMap((y, i) => [
        ellipse(0, -y - 0.06, 0.13, 0.1),
        polygon(-0.1, -y - 0.1, -0.24 - (i % 2) * 0.1, -y - 0.2, -0.1, -y),
        polygon(0.1, -y - 0.1, 0.24 + (i % 2) * 0.1, -y - 0.2, 0.1, -y),
      ]),
      roof(0, -0.84, 0.12, 0.14),
    ],
    lamps: [0.2, 0.46, 0.72].flatMap((y) =>
      r() < 0.9 ? [ellipse(-0.05, -y - 0.07, 0.022, 0.016), ellipse(0.05, -y - 0.07, 0.022, 0.016)] : [],
    ),
  }),
  obelisk: () => ({
    shape: [polygon(-0.1, 0, -0.07, -0.86, 0, -1, 0.07, -0.86, 0.1, 0), box(-0.16, -0.06, 0.32, 0.06)],
    lamps: [star(0, -0.62, 0.045, 0.02, 4), box(-0.008, -0.5, 0.016, 0.3)],
  }),
  column: (r) =>
    only(
      box(-0.36, -0.7, 0.1, 0.7),
      box(-0.4, -0.74, 0.18, 0.06),
      box(-0.05, -0.5 - r() * 0.3, 0.1, 0.8),
      box(0.26, -0.8, 0.1, 0.8),
      box(0.22, -0.84, 0.18, 0.06),
      box(-0.46, -0.06, 0.94, 0.06),
    ),
  bunker: (r) => ({
    shape: [
      polygon(-0.5, 0, -0.4, -0.34, 0.4, -0.34, 0.5, 0),
      polygon(-0.2, -0.32, -0.14, -0.5, 0.16, -0.5, 0.2, -0.32),
      ...limb([
        [0.1, -0.44, 0.014],
        [0.5, -0.5, 0.012],
      ]),
    ],
    lamps: r() < 0.8 ? [box(-0.26, -0.24, 0.4, 0.05)] : [],
  }),
};

export const buildingShape = (random: Random, kind: Building): Drawing => DRAWINGS[kind](random);
