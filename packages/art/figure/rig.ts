import { color } from '../core/color.ts';
import { box, ellipse, limb, polygon } from '../core/forms.ts';
import { type Random, randomOf } from '../core/random.ts';
import { after, centred, type Line, moved, type Place, type Shape, shapeOf } from '../core/shape.ts';
import type { Scene } from '../scene/world.ts';
import type { Features } from './bust.ts';
import { paintHead } from './person.ts';
import { type Material, relief, type Setting } from './relief.ts';

/**
 * A figure to the hips, of parts in a box of 100 by 110: cape, what is on the back, torso, arms, weapon, hands, head,
 * mantle, shoulders. Bodies are own shapes; heads, weapons and emblems are drawings of the icon set.
 */

export type Pauldron = 'round' | 'plate' | 'box' | 'spikes' | 'layers';
export type Pose = 'across' | 'raised' | 'planted' | 'cast' | 'carried';

export interface Held {
  readonly icon: string;
  readonly size?: number;
  readonly turn?: number;
  readonly color?: string;
  readonly low?: string;
  readonly glow?: string;
  readonly glowing?: number;
}

export interface Head {
  readonly icon: string;
  readonly size?: number;
  readonly y?: number;
  readonly color: string;
  readonly low?: string;
  readonly hole?: string;
  readonly metal?: boolean;
  /** A face behind an open helmet. */
  readonly skin?: string;
  /** Light of the eyes. */
  readonly eyes?: string;
  /** A face of one's own instead of the drawing. */
  readonly face?: Features;
}

export interface Figure {
  readonly body: string;
  readonly low: string;
  readonly sleeve: string;
  readonly glove: string;
  readonly metal: boolean;
  /** 1 is a man. */
  readonly wide: number;
  readonly head: Head;
  readonly cape?: string;
  readonly back?: Held;
  readonly mantle?: string;
  readonly belt?: string;
  readonly shoulders?: { readonly kind: Pauldron; readonly size: number; readonly color: string; readonly low: string };
  readonly emblem?: { readonly icon: string; readonly color: string };
  readonly weapon?: Held;
  readonly pose: Pose;
  /** A light in the free hand. */
  readonly orb?: string;
}

export type Icons = (name: string) => string | undefined;

interface Standing {
  /** Middle of the foot and height of the box, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip: boolean;
  readonly lean: number;
  readonly haze: number;
  readonly seed: number;
}

/** Hands of each pose: left and right elbow and hand, in the box. */
const POSES: Readonly<Record<Pose, readonly (readonly [number, number])[]>> = {
  across: [
    [14, 80],
    [42, 86],
    [88, 82],
    [62, 92],
  ],
  raised: [
    [14, 80],
    [36, 94],
    [92, 72],
    [84, 50],
  ],
  planted: [
    [15, 80],
    [45, 84],
    [85, 80],
    [56, 84],
  ],
  cast: [
    [12, 74],
    [16, 56],
    [90, 78],
    [74, 66],
  ],
  carried: [
    [14, 82],
    [34, 98],
    [92, 76],
    [76, 58],
  ],
};

class Rig {
  private readonly place: Place;
  private readonly setting: Setting;
  private readonly random: Random;

  constructor(
    private readonly scene: Scene,
    private readonly f: Figure,
    private readonly icons: Icons,
    private readonly at: Standing,
  ) {
    const k = at.size / 110;
    const turn = centred(0, 0, 1, at.lean, at.flip, 1);
    const put: Place = [turn[0] * k, turn[1] * k, turn[2] * k, turn[3] * k, at.x, at.y];
    this.place = after(put, [1, 0, 0, 1, -50, -110]);
    this.setting = { haze: at.haze, sink: 0.16, size: at.size * 0.55 };
    this.random = randomOf(at.seed);
  }

  private part(shape: Shape, material: Material, size = 1): void {
    relief(this.scene, shape, this.place, material, { ...this.setting, size: this.at.size * 0.5 * size });
  }

  private icon(name: string, x: number, y: number, size: number, turn: number, material: Material, grain = 0.4): void {
    const path = this.icons(name);
    if (path === undefined) return;
    const place = after(this.place, centred(x, y, size, turn));
    relief(this.scene, shapeOf(path), place, material, { ...this.setting, size: this.at.size * 0.5 * grain });
  }

  /** x of the box, spread by the breadth of the figure. */
  private across(x: number): number {
    return 50 + (x - 50) * this.f.wide;
  }

  draw(): void {
    this.cape();
    const { f } = this;
    if (f.back !== undefined) this.held(f.back, 62, 46, 0.5);
    this.torso();
    const [le, lh, re, rh] = POSES[f.pose];
    this.arm(-1, le, lh);
    if (f.pose !== 'raised' && f.pose !== 'carried' && f.pose !== 'cast') this.arm(1, re, rh);
    this.weapon();
    if (f.pose === 'raised' || f.pose === 'carried' || f.pose === 'cast') this.arm(1, re, rh);
    this.hands(lh, rh);
    this.head();
    this.mantle();
    this.shoulders();
    this.lights(lh);
  }

  private cape(): void {
    const { cape } = this.f;
    if (cape === undefined) return;
    const r = this.random;
    const [a, b] = [-2 - r() * 14, 102 + r() * 14];
    const folds: Line[] = [];
    for (let i = 0; i < 7; i++) {
      const [x0, x1] = [34 + i * 5.2, a + ((b - a) * i) / 6];
      folds.push(polygon(x0, 46, x0 + 5.4, 46, x1 + (b - a) / 6.4, 124, x1, 124));
    }
    this.part(folds, { color: cape, low: cape, rough: 1.3, hole: '000000' }, 0.5);
  }

  private torso(): void {
    const { f } = this;
    const x = (n: number) => this.across(n);
    const chest = shapeOf(
      `M${x(24)} 50C${x(28)} 41 41 38 50 38C59 38 ${x(72)} 41 ${x(76)} 50L${x(73)} 82L${x(71)} 124L${x(29)} 124L${x(27)} 82Z`,
    );
    this.part(chest, { color: f.body, low: f.low, metal: f.metal ? 0.4 : 0.05 }, 0.9);
    if (f.metal) {
      for (const side of [-1, 1]) {
        const plate = shapeOf(
          `M${50 + side * 1.2} 46L${x(50 + side * 21)} 50L${x(50 + side * 20)} 66C${x(50 + side * 12)} 74 ${50 + side * 4} 75 ${50 + side * 1.2} 74Z`,
        );
        this.part(plate, { color: f.body, low: f.low, metal: 0.55, shadow: 0.3 }, 0.5);
      }
      for (const y of [80, 90, 100])
        this.part(
          [polygon(x(30), y, x(70), y, x(69), y + 8, x(31), y + 8)],
          { color: f.low, low: f.low, metal: 0.35, shadow: 0.4 },
          0.35,
        );
    } else {
      this.part(
        shapeOf(`M46 44L${x(34)} 124L${x(40)} 124L50 62L${x(60)} 124L${x(66)} 124L54 44L50 50Z`),
        { color: f.low, low: f.low, shadow: 0.25 },
        0.3,
      );
    }
    if (f.belt !== undefined) {
      this.part([box(x(28), 97, x(72) - x(28), 6)], { color: f.belt, metal: 0.3, shadow: 0.4 }, 0.3);
      this.part([box(46, 95.5, 8, 9)], { color: 'c8a860', metal: 0.9 }, 0.2);
    }
  }

  private arm(side: number, elbow: readonly [number, number], hand: readonly [number, number]): void {
    const { f } = this;
    const k = Math.min(1.25, f.wide) * 0.94;
    const shoulder = [this.across(50 + side * 29), 54] as const;
    const e = [this.across(elbow[0]), elbow[1]] as const;
    this.part(
      limb([
        [shoulder[0], shoulder[1], 8.6 * k],
        [e[0], e[1], 6.6 * k],
      ]),
      { color: f.sleeve, low: f.low, metal: f.metal ? 0.25 : 0.03 },
      0.4,
    );
    const wrist = [e[0] + (hand[0] - e[0]) * 0.8, e[1] + (hand[1] - e[1]) * 0.8] as const;
    this.part(
      limb([
        [e[0], e[1], 6.6 * k],
        [wrist[0], wrist[1], 4.6 * k],
      ]),
      { color: f.sleeve, low: f.low, metal: f.metal ? 0.25 : 0.03, shadow: 0.5 },
      0.36,
    );
    // A bracer, so that the forearm ends somewhere.
    const [bx, by] = [e[0] + (hand[0] - e[0]) * 0.42, e[1] + (hand[1] - e[1]) * 0.42];
    this.part(
      limb([
        [bx, by, 6 * k],
        [wrist[0], wrist[1], 5.4 * k],
      ]),
      { color: f.metal ? f.body : f.glove, low: f.low, metal: f.metal ? 0.6 : 0.1, shadow: 0.25 },
      0.3,
    );
  }

  private held(held: Held, x: number, y: number, grain = 0.34): void {
    const material: Material = {
      color: held.color ?? '8f9398',
      low: held.low ?? '3a3c40',
      metal: 0.9,
      shadow: 0.75,
      rim: 1.35,
      ...(held.glow !== undefined && { glow: held.glow, glowing: held.glowing ?? 0.35 }),
    };
    this.icon(held.icon, x, y, held.size ?? 86, held.turn ?? 0, material, grain);
  }

  private weapon(): void {
    const { weapon, pose } = this.f;
    if (weapon === undefined) return;
    const [x, y] = { across: [53, 85], raised: [85, 42], planted: [52, 70], cast: [82, 60], carried: [80, 44] }[pose];
    this.held(weapon, x, y);
  }

  private hands(left: readonly [number, number], right: readonly [number, number]): void {
    const { f } = this;
    for (const [x, y] of [left, right]) {
      const fist = [
        ellipse(this.across(x), y, 5.2, 4.6, 0.3),
        ...[-2.6, -0.4, 1.8].map((d) => ellipse(this.across(x) + d, y + 3, 1.7, 2.6)),
      ];
      this.part(fist, { color: f.glove, low: f.low, emboss: 1.8, shadow: 0.6 }, 0.22);
    }
  }

  private head(): void {
    const { head } = this.f;
    if (head.face !== undefined) {
      const [x, py] = moved(this.place, 50, 25);
      paintHead(this.scene, head.face, x, py, (this.at.size / 110) * 0.78);
      return;
    }
    const y = head.y ?? 24;
    const size = head.size ?? 38;
    const neck = head.skin ?? head.low ?? head.color;
    this.part([polygon(43.5, y + 4, 56.5, y + 4, 59, 47, 41, 47)], { color: neck, low: '15110e' }, 0.4);
    if (head.skin !== undefined)
      this.part([ellipse(50, y + 2, size * 0.25, size * 0.37)], { color: head.skin, rough: 0.5 }, 0.4);
    this.icon(
      head.icon,
      50,
      y,
      size,
      0,
      {
        color: head.color,
        low: head.low ?? head.color,
        ...(head.hole !== undefined && { hole: head.hole }),
        metal: head.metal === true ? 0.75 : 0.1,
        emboss: 1.7,
        rim: 1.35,
        shadow: 0.7,
      },
      0.55,
    );
  }

  private mantle(): void {
    const { mantle } = this.f;
    if (mantle === undefined) return;
    const r = this.random;
    const out: number[] = [];
    for (let i = 0; i <= 26; i++) {
      const a = Math.PI + (Math.PI * i) / 26;
      const k = 1 + 0.16 * r();
      out.push(50 + Math.cos(a) * 33 * this.f.wide * k, 57 + Math.sin(a) * 15 * k);
    }
    for (let i = 26; i >= 0; i--) {
      const u = i / 26;
      out.push(50 + (u - 0.5) * 66 * this.f.wide, 58 + Math.sin(u * Math.PI) * 10 * (0.7 + 0.7 * r()) + (i % 2) * 4);
    }
    this.part([polygon(...out)], { color: mantle, low: mantle, rough: 2.6 }, 0.5);
  }

  private shoulders(): void {
    const { shoulders, emblem } = this.f;
    if (shoulders === undefined) return;
    const { kind, size, color: own, low } = shoulders;
    const bearer = this.random() < 0.5 ? -1 : 1;
    for (const side of [-1, 1]) {
      const [x, y] = [this.across(50 + side * 34), 50];
      const shape = PAULDRONS[kind].map((line) =>
        line.map((n, i) => (i % 2 === 0 ? x + side * n * size : y + n * size)),
      );
      const turned = side === 1 ? shape : shape.map((line) => polygon(...line));
      this.part(turned, { color: own, low, hole: '120c08', metal: 0.7, rim: 1.25, emboss: 2 }, 0.6);
      const trim = PAULDRON_TRIMS[kind].map((line) =>
        polygon(...line.map((n, i) => (i % 2 === 0 ? x + side * n * size : y + n * size))),
      );
      if (trim.length > 0) this.part(trim, { color: low, low, metal: 0.8, shadow: 0.4 }, 0.25);
      if (emblem !== undefined && side === bearer)
        this.icon(
          emblem.icon,
          x + side * 2,
          y + 1,
          17 * size,
          0,
          { color: emblem.color, metal: 0.4, shadow: 0.3, open: true },
          0.2,
        );
    }
  }

  /** Eyes and what burns in a hand: drawn last, over everything. */
  private lights(hand: readonly [number, number]): void {
    const { head, orb } = this.f;
    const { p } = this.scene;
    const unit = this.at.size / 110;
    const shine = 1 - this.at.haze;
    if (head.eyes !== undefined)
      for (const side of [-1, 1]) {
        const [x, y] = moved(this.place, 50 + side * (head.size ?? 38) * 0.115, (head.y ?? 24) + 0.4);
        p.glow(x, y, 1.7 * unit, color(head.eyes), 1.3 * shine);
        p.glow(x, y, 0.8 * unit, [1, 1, 1], 0.9 * shine);
      }
    if (orb !== undefined) {
      const [x, y] = moved(this.place, this.across(hand[0]), hand[1] - 7);
      p.glow(x, y, 15 * unit, color(orb), 0.7 * shine);
      p.glow(x, y, 5.5 * unit, color(orb), 1.1 * shine);
      p.glow(x, y, 2.6 * unit, [1, 1, 1], 1.2 * shine);
    }
  }
}

const PAULDRONS: Readonly<Record<Pauldron, Shape>> = {
  round: [ellipse(2, 2, 21, 16.5, 0.25)],
  plate: shapeOf('M-18 -8C-8 -22 18 -20 24 0L20 18L-16 14Z'),
  box: shapeOf('M-18 -10L20 -14L24 4L16 20L-14 16Z'),
  spikes: shapeOf('M-18 -4C-14 -14 -6 -16 -2 -15L4 -34L8 -14L20 -26L18 -6L34 -10L22 8L18 18L-16 14Z'),
  layers: [
    ...shapeOf('M-18 -10C-6 -20 14 -20 22 -8L20 0L-16 0Z'),
    ...shapeOf('M-17 -2C-4 -8 18 -6 25 2L22 10L-15 9Z'),
    ...shapeOf('M-15 7C-2 2 18 4 25 12L20 20L-13 17Z'),
  ],
};

const PAULDRON_TRIMS: Readonly<Record<Pauldron, Shape>> = {
  round: shapeOf('M-18 8C-6 2 12 4 22 11L21 15C10 9 -6 7 -17 12Z'),
  plate: shapeOf('M-17 9L21 13L20 18L-16 14Z'),
  box: shapeOf('M-15 11L19 12L16 20L-14 16Z'),
  spikes: shapeOf('M-17 10L21 12L18 18L-16 14Z'),
  layers: [],
};

export function paintFigure(scene: Scene, figure: Figure, icons: Icons, at: Standing): void {
  new Rig(scene, figure, icons, at).draw();
}
