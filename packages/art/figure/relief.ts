import { BLACK, type Color, clamp, color, mix, smooth } from '../core/color.ts';
import { blurred, filled, type Mask, maskOf } from '../core/mask.ts';
import { clouds, noise } from '../core/random.ts';
import type { Place, Shape } from '../core/shape.ts';
import type { Scene } from '../scene/world.ts';

/**
 * A flat shape made round: the smoothed shape is taken for a height, the height gives every pixel a direction, and one
 * light, one rim of light from the other side and the colour of the air fall on it.
 */

export interface Material {
  readonly color: string;
  /** Colour of the lower end. */
  readonly low?: string;
  /** What shows in the holes of the drawing. */
  readonly hole?: string;
  readonly metal?: number;
  readonly rough?: number;
  readonly emboss?: number;
  readonly rim?: number;
  readonly glow?: string;
  readonly glowing?: number;
  /** Holes are holes: what lies behind is seen through them. */
  readonly open?: boolean;
  readonly shadow?: number;
}

export interface Setting {
  /** How much of the air lies before it, 0 to 1. */
  readonly haze: number;
  /** How much of its foot sinks into the dark. */
  readonly sink: number;
  /** Breadth of the whole thing: radii of the height come from it. */
  readonly size: number;
}

interface Body {
  readonly height: Float32Array;
  /** The shape out of focus: its shadow. */
  readonly soft: Float32Array;
  /** How much ink is near: less of it means a hollow. */
  readonly near: Float32Array;
}

/** The fine roundness of edges, then broader and broader, each made of the one before; then the lines of the drawing. */
function bodyOf(ink: Mask, solid: Float32Array, size: number, emboss: number): Body {
  const { w, h } = ink;
  const fine = blurred(solid, w, h, size * 0.018, 1);
  const soft = blurred(fine, w, h, Math.max(2, size * 0.04), 1);
  const broad = blurred(soft, w, h, Math.max(3, size * 0.1), 1);
  const [kFine, kSoft, kBroad] = [
    Math.max(1, size * 0.018) * 0.5,
    Math.max(1, size * 0.045) * 0.7,
    Math.max(1, size * 0.11) * 1.1,
  ];
  const near = blurred(ink.a, w, h, Math.max(1, size * 0.022), 1);
  const radius = Math.max(1, size * 0.012);
  const lines = blurred(ink.a, w, h, radius, 1);
  const height = new Float32Array(w * h);
  for (let i = 0; i < height.length; i++) {
    if (solid[i] === 0 && broad[i] === 0) continue;
    height[i] =
      smooth(0.35, 1, fine[i]) * kFine +
      smooth(0.35, 1, soft[i]) * kSoft +
      smooth(0.35, 1, broad[i]) * kBroad +
      lines[i] * radius * emboss;
  }
  return { height, soft, near };
}

/** What stands before something darkens it, away from the light: parts read as parts. */
function castShadow({ p, side }: Scene, ink: Mask, soft: Float32Array, size: number, strength: number): void {
  const away = { ...ink, x: ink.x + Math.round(-side * size * 0.035), y: ink.y + Math.round(size * 0.03), a: soft };
  p.each(away, (i, _, cover) => {
    const a = cover * strength;
    p.r[i] *= 1 - a * 0.92;
    p.g[i] *= 1 - a * 0.9;
    p.b[i] *= 1 - a * 0.84;
  });
}

export function relief(scene: Scene, shape: Shape, place: Place, material: Material, setting: Setting): void {
  const pad = Math.max(4, Math.ceil(setting.size * 0.1));
  const ink = maskOf(shape, scene.p, place, pad);
  if (ink.w < 3 || ink.h < 3) return;
  const solid = material.open === true ? ink.a : filled(ink);
  const body = bodyOf(ink, solid, setting.size, material.emboss ?? 1.3);
  castShadow(scene, ink, body.soft, setting.size, (material.shadow ?? 0.55) * (1 - setting.haze));
  light(scene, ink, solid, body, material, setting);
}

function light(
  scene: Scene,
  ink: Mask,
  solid: Float32Array,
  { height, near }: Body,
  m: Material,
  { haze, sink }: Setting,
): void {
  const { p, side, key, rim, ambient, haze: air, off, world } = scene;
  const { w, h } = ink;
  const own = color(m.color);
  const low = color(m.low ?? m.color);
  const hole: Color = m.hole === undefined ? mix(low, BLACK, 0.6) : color(m.hole);
  const glow = m.glow === undefined ? BLACK : color(m.glow);
  const burn = m.glow === undefined ? 0 : (m.glowing ?? 0.35);
  const dark = color(world.dark);
  const metal = m.metal ?? 0;
  const rough = m.rough ?? 1;
  const grain = 300 / p.w;
  // The light stands above, to one side and in front.
  const [lx, ly, lz] = [side * 0.578, -0.578, 0.513];
  const half = Math.hypot(lx, ly, lz + 1);
  const edge = m.rim ?? 1.05;
  p.each({ ...ink, a: solid }, (i, at, cover, x, y) => {
    const left = at > 0 ? height[at - 1] : height[at];
    const right = at + 1 < height.length ? height[at + 1] : height[at];
    const up = at >= w ? height[at - w] : height[at];
    const down = at + w < height.length ? height[at + w] : height[at];
    const tx = clouds(x * grain * 0.2 + off, y * grain * 0.11, 2) - 0.5;
    let nx = (left - right) * 0.75 + tx * 0.35 * rough;
    let ny = (up - down) * 0.75 + (noise(x * grain * 0.25, y * grain * 0.25 + off) - 0.5) * 0.25 * rough;
    const nz = 1 / Math.sqrt(nx * nx + ny * ny + 1);
    nx *= nz;
    ny *= nz;
    const facing = clamp(nx * lx + ny * ly + nz * lz);
    const strong = facing * Math.sqrt(Math.sqrt(facing)) * 1.55;
    const grazing = clamp(-nx * side * 0.9 - ny * 0.35);
    const rimmed = grazing * Math.sqrt(grazing) * smooth(0.98, 0.45, nz) * edge;
    const sky = clamp(-ny * 0.9) * 0.15 + 0.12;
    const t = clamp(at / (w * h)) * 0.6;
    const inked = smooth(0.15, 0.85, ink.a[at]);
    const closed = (0.55 + 0.45 * smooth(0.3, 0.95, near[at])) * (1 + tx * 0.35);
    const shine = metal === 0 ? 0 : clamp((nx * lx + ny * ly + nz * (lz + 1)) / half) ** 26 * metal;
    const veil = sink === 0 ? 0 : smooth(1 - sink, 1.02, y / p.h) * 0.75;
    const light = burn * ink.a[at];
    const tone = (c: 0 | 1 | 2): number => {
      const base = own[c] + (low[c] - own[c]) * t;
      const albedo = hole[c] + (base - hole[c]) * inked;
      let value =
        albedo * (ambient[c] + strong * key[c] + sky) * closed + shine * key[c] + rim[c] * rimmed + glow[c] * light;
      value += (air[c] - value) * haze;
      return value + (dark[c] - value) * veil;
    };
    p.put(i, tone(0), tone(1), tone(2), cover);
  });
}
