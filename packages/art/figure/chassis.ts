import { BLACK, type Color, color, darker, lighter, mix, WHITE } from '../core/color.ts';
import { box, ellipse, limb, polygon } from '../core/forms.ts';
import type { Place, Shape } from '../core/shape.ts';
import { type Paint, Sheet } from '../core/sheet.ts';
import type { Scene } from '../scene/world.ts';

/**
 * Vehicles put together as the rules put them together: chassis, drive, engine, control, weapon. Units: a medium one is
 * about 84 long; the ground is at 0, up is negative, it looks to the right.
 */

export interface Machine {
  readonly chassis: 'light' | 'medium' | 'heavy' | 'hover' | 'behemoth';
  readonly drive: 'wheels' | 'tracks' | 'cushion';
  readonly engine: 'combustion' | 'solar' | 'siberite';
  readonly control: 'manual' | 'remote' | 'computer';
  readonly weapon: string;
  readonly cloth: readonly [string, string];
  readonly mark: string;
  /** Small differences between machines of one build: 0 to 1. */
  readonly twist: number;
}

export const SIBERITE = color('49e6e0');

export class Chassis {
  protected readonly sheet: Sheet;
  protected readonly lit: Color;
  protected readonly mid: Color;
  protected readonly dark: Color;
  protected readonly long: number;
  protected readonly tall: number;

  constructor(
    protected readonly scene: Scene,
    protected readonly m: Machine,
    x: number,
    y: number,
    unit: number,
    turned: boolean,
  ) {
    const place: Place = [turned ? -unit : unit, 0, 0, unit, x, y];
    this.sheet = new Sheet(scene.p.w, scene.p.h, place);
    const [a, b] = m.cloth.map(color);
    this.lit = mix(a, color('fff4d8'), 0.3);
    this.mid = mix(a, b, 0.5);
    this.dark = darker(b, 0.45);
    this.long = { light: 33, medium: 42, heavy: 47, hover: 42, behemoth: 54 }[m.chassis];
    this.tall = { light: 11, medium: 15, heavy: 19, hover: 14, behemoth: 30 }[m.chassis];
  }

  protected fill(shape: Shape, paint: Paint, opacity = 1): void {
    this.sheet.fill(shape, paint, opacity);
  }

  protected down(y0: number, y1: number, a: Color, b: Color): Paint {
    return { from: [0, y0], to: [0, y1], stops: [a, b] };
  }

  /** What it runs on. */
  protected run(): void {
    const { long: L, m } = this;
    const rubber = color('1a1712');
    if (m.drive === 'cushion') {
      this.fill(
        [polygon(-L - 6, -4, -L + 2, -12, L - 2, -12, L + 6, -4, L - 2, 0, -L + 2, 0)],
        this.down(-12, 0, color('5a5448'), color('201c16')),
      );
      this.fill([polygon(-L, 0, L, 0, L + 12, 3, -L - 12, 3)], color('d8cdb0'), 0.35);
      return;
    }
    const wheels = { light: 2, medium: 4, heavy: 6, hover: 0, behemoth: 8 }[m.chassis];
    const r = m.drive === 'tracks' ? 5.4 : { light: 8.4, medium: 7.4, heavy: 7, hover: 0, behemoth: 6 }[m.chassis];
    if (m.drive === 'tracks') {
      this.fill(
        [polygon(-L, -2, -L - 3, -10, -L + 4, -17, L - 4, -17, L + 4, -11, L, -2, L - 8, 2, -L + 6, 2)],
        rubber,
      );
      for (let x = -L; x < L; x += 4.2) this.fill([box(x, 0.4, 2.4, 2)], color('4a4438'));
    }
    for (let i = 0; i < wheels; i++) {
      const x = -L + r + 2 + ((2 * L - 2 * r - 4) * i) / (wheels - 1);
      this.fill([ellipse(x, -r + 1, r, r)], rubber);
      this.fill([ellipse(x, -r + 1, r * 0.62, r * 0.62)], {
        from: [x + r, -r * 2],
        to: [x - r, 0],
        stops: [lighter(this.mid, 0.25), darker(this.dark, 0.3)],
      });
      this.fill([ellipse(x, -r + 1, r * 0.2, r * 0.2)], color('2a261e'));
    }
  }

  protected get deck(): number {
    return -({ light: 12, medium: 13, heavy: 14, hover: 10, behemoth: 15 }[this.m.chassis] + this.tall * 0.86);
  }

  protected hull(): void {
    const { long: L, tall: H, lit, mid, dark, m } = this;
    const base = this.deck + H;
    const nose = 6 + m.twist * 6;
    this.fill(
      [
        polygon(
          -L - 2,
          base,
          -L + 2,
          base - H,
          L - nose - 5,
          base - H,
          L + 4,
          base - H * 0.42,
          L + 2,
          base + 4,
          -L,
          base + 4,
        ),
      ],
      this.down(base - H, base + 4, lit, dark),
    );
    this.fill(
      [polygon(-L + 2, base - H, L - nose - 5, base - H, L - nose - 7, base - H + 3, -L + 3, base - H + 3)],
      lighter(lit, 0.25),
      0.8,
    );
    this.fill(
      [polygon(L - nose - 5, base - H, L + 4, base - H * 0.42, L + 2, base - H * 0.3, L - nose - 7, base - H + 4)],
      WHITE,
      0.16,
    );
    for (let i = 0; i < 4; i++) this.fill([box(-L + 8 + i * 13, base - H * 0.6, 0.9, H * 0.7)], BLACK, 0.28);
    for (let i = 0; i < 9; i++) this.fill([ellipse(-L + 6 + i * 9, base + 1, 0.7, 0.7)], BLACK, 0.5);
    // The mark of the nation.
    const at = -L * 0.28 + m.twist * 14;
    this.fill([ellipse(at, base - H * 0.3, 4.4, 4.4)], color('f4ecd8'));
    this.fill([ellipse(at, base - H * 0.3, 3.5, 3.5)], color(m.mark));
    // A lamp in front.
    this.fill([ellipse(L, base - H * 0.2, 1.8, 2.2)], color('fff0b0'));
    if (m.chassis === 'behemoth')
      this.fill(
        [polygon(-L + 10, base - H, -L + 16, base - H - 14, L - 26, base - H - 14, L - 16, base - H)],
        this.down(base - H - 14, base - H, lit, mid),
      );
  }

  protected engine(): void {
    const { long: L, m } = this;
    const y = this.deck;
    if (m.engine === 'solar') {
      this.fill(
        limb([
          [-L * 0.5, y, 1.1],
          [-L * 0.5, y - 9, 1],
        ]),
        color('4a4a4a'),
      );
      this.fill(
        [polygon(-L * 0.95, y - 7, -L * 0.2, y - 17, -L * 0.02, y - 15, -L * 0.8, y - 4)],
        this.down(y - 17, y - 4, color('6fb2e8'), color('12305c')),
      );
      for (let i = 1; i < 4; i++)
        this.fill(
          [
            polygon(
              -L * 0.95 + i * L * 0.19,
              y - 7 - i * 2.5,
              -L * 0.95 + i * L * 0.19 + 0.8,
              y - 7 - i * 2.5,
              -L * 0.8 + i * L * 0.195 + 0.8,
              y - 4 - i * 2.7,
              -L * 0.8 + i * L * 0.195,
              y - 4 - i * 2.7,
            ),
          ],
          color('cfe4f4'),
          0.6,
        );
    } else if (m.engine === 'siberite') {
      for (let i = 0; i < 4; i++)
        this.fill(
          [polygon(-L + 5 + i * 5, y + 3, -L + 8 + i * 5, y + 3, -L + 7.4 + i * 5, y + 9, -L + 4.4 + i * 5, y + 9)],
          mix(SIBERITE, WHITE, 0.25),
        );
      this.scene.p.glow(
        this.sheet.place[0] * (-L + 13) + this.sheet.place[4],
        this.sheet.place[3] * (y + 5) + this.sheet.place[5],
        Math.abs(this.sheet.place[0]) * 14,
        SIBERITE,
        0.5,
      );
      this.fill(
        [polygon(-L + 2, y, -L + 6, y - 8, -L + 10, y - 2, -L + 13, y - 6, -L + 16, y)],
        this.down(y - 8, y, lighter(SIBERITE, 0.4), darker(SIBERITE, 0.3)),
      );
    } else {
      for (const x of [-L + 5, -L + 10]) {
        this.fill(
          limb([
            [x, y + 2, 1.6],
            [x, y - 8 - this.m.twist * 4, 1.5],
            [x - 3, y - 11 - this.m.twist * 4, 1.3],
          ]),
          this.down(y - 12, y + 2, color('8a8478'), color('2a2620')),
        );
        for (let i = 0; i < 4; i++)
          this.fill(
            [ellipse(x - 6 - i * 4, y - 15 - i * 4.4, 2.6 + i * 1.3, 2 + i)],
            color('d8d0c4'),
            0.22 - i * 0.045,
          );
      }
    }
  }

  protected control(): void {
    const { long: L, m } = this;
    const y = this.deck;
    if (m.control === 'manual') {
      this.fill(
        [polygon(L * 0.36, y + 1, L * 0.4, y - 6, L * 0.62, y - 6, L * 0.74, y + 1)],
        this.down(y - 6, y + 1, this.lit, this.dark),
      );
      this.fill(
        [polygon(L * 0.52, y - 1, L * 0.54, y - 4.6, L * 0.61, y - 4.6, L * 0.69, y - 1)],
        this.down(y - 5, y - 1, color('dff2f4'), color('3a5c68')),
      );
    } else if (m.control === 'remote') {
      this.fill(
        limb([
          [L * 0.5, y, 0.9],
          [L * 0.44, y - 22, 0.5],
        ]),
        color('26241e'),
      );
      this.fill([ellipse(L * 0.44, y - 22, 1.6, 1.6)], color('ff5a4a'));
    } else {
      this.fill([ellipse(L * 0.5, y, 6.4, 6)], this.down(y - 6, y + 2, lighter(this.lit, 0.2), this.dark));
      this.fill([ellipse(L * 0.53, y - 1.6, 2.6, 2)], SIBERITE);
    }
  }

  protected barrel(x0: number, y0: number, x1: number, y1: number, r: number): void {
    this.fill(
      limb([
        [x0, y0, r * 1.15],
        [x1, y1, r],
      ]),
      this.down(Math.min(y0, y1) - r, Math.max(y0, y1) + r, lighter(this.mid, 0.2), darker(this.dark, 0.3)),
    );
    this.fill([ellipse(x1, y1, r * 1.5, r * 1.35)], darker(this.dark, 0.35));
  }

  protected turret(half: number, high: number): number {
    const y = this.deck;
    this.fill(
      [polygon(-half - 8, y + 1, -half - 4, y - high, half - 10, y - high, half, y - high * 0.35, half - 2, y + 1)],
      this.down(y - high, y + 1, this.lit, this.dark),
    );
    this.fill(
      [polygon(-half - 4, y - high, half - 10, y - high, half - 12, y - high + 2, -half - 4, y - high + 2)],
      WHITE,
      0.2,
    );
    this.fill([ellipse(-half * 0.4, y - high, 4, 1.8)], darker(this.mid, 0.2));
    return y - high * 0.55;
  }
}
