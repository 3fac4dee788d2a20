import { BLACK, type Color, color, darker, lighter, mix, WHITE } from '../core/color.ts';
import { box, ellipse, limb, polygon } from '../core/forms.ts';
import type { Place, Shape } from '../core/shape.ts';
import { type Paint, Sheet } from '../core/sheet.ts';
import type { Scene } from '../scene/world.ts';

/**
 * Buildings of Original War: oblique boxes with a lit and a shaded wall, a roof of the nation and one sign that tells what
 * they are for. The same drawing serves cards, map and battle. Units: about 90 wide, the near corner at 0, 0, up is negative.
 */

export type HouseSign =
  | 'crates'
  | 'saw-roof'
  | 'chimneys'
  | 'dome'
  | 'towers'
  | 'derrick'
  | 'crystals'
  | 'pump'
  | 'sandbags'
  | 'gun'
  | 'rockets'
  | 'dish'
  | 'scaffold'
  | 'cross'
  | 'panels'
  | 'mast'
  | 'palisade'
  | 'tents'
  | 'rings'
  | 'mirrors'
  | 'laser'
  | 'flag'
  | 'cages'
  | 'well'
  | 'none';

export interface House {
  readonly sign: HouseSign;
  readonly wall: readonly [string, string];
  readonly roof: string;
  readonly mark: string;
  readonly wide: number;
  readonly tall: number;
  readonly pitched: boolean;
  readonly twist: number;
}

export const SIBERITE = color('49e6e0');

export class Lot {
  protected readonly sheet: Sheet;
  protected readonly lit: Color;
  protected readonly shade: Color;
  protected readonly roof: Color;

  constructor(
    protected readonly scene: Scene,
    protected readonly o: House,
    x: number,
    y: number,
    protected readonly unit: number,
  ) {
    // The lit wall looks to the light.
    const place: Place = [unit * scene.side, 0, 0, unit, x, y];
    this.sheet = new Sheet(scene.p.w, scene.p.h, place);
    this.lit = color(o.wall[0]);
    this.shade = color(o.wall[1]);
    this.roof = color(o.roof);
  }

  protected fill(shape: Shape, paint: Paint, opacity = 1): void {
    this.sheet.fill(shape, paint, opacity);
  }

  protected down(y0: number, y1: number, a: Color, b: Color): Paint {
    return { from: [0, y0], to: [0, y1], stops: [a, b] };
  }

  /** A box whose near corner is at x, y: `a` goes to the lit side, `b` to the shaded one. */
  protected block(x: number, y: number, a: number, b: number, tall: number, pitched = false): void {
    const k = 0.36;
    const { lit, shade, roof } = this;
    this.fill(
      [polygon(x, y, x - b, y - b * k, x - b, y - b * k - tall, x, y - tall)],
      this.down(y - tall, y, mix(shade, lit, 0.12), darker(shade, 0.3)),
    );
    this.fill(
      [polygon(x, y, x + a, y - a * k, x + a, y - a * k - tall, x, y - tall)],
      this.down(y - tall, y, lighter(lit, 0.12), mix(lit, shade, 0.35)),
    );
    if (pitched) {
      const high = Math.min(a, b) * 0.5 + 4;
      const mid = [x + a / 2, y - (a * k) / 2 - tall - high] as const;
      this.fill([polygon(x, y - tall, x + a, y - a * k - tall, mid[0], mid[1])], mix(lit, shade, 0.2));
      this.fill(
        [
          polygon(
            x + 2,
            y - tall + 1,
            mid[0],
            mid[1] - 1,
            mid[0] - b,
            mid[1] - b * k - 1,
            x - b - 1,
            y - b * k - tall + 1,
          ),
        ],
        this.down(mid[1] - b * k, y - tall, lighter(roof, 0.18), darker(roof, 0.25)),
      );
      for (let i = 1; i < 6; i++)
        this.fill(
          [
            polygon(
              x - (b * i) / 6,
              y - tall - (b * k * i) / 6,
              x - (b * i) / 6 + 0.8,
              y - tall - (b * k * i) / 6,
              mid[0] - (b * i) / 6 + 0.8,
              mid[1] - (b * k * i) / 6,
              mid[0] - (b * i) / 6,
              mid[1] - (b * k * i) / 6,
            ),
          ],
          BLACK,
          0.16,
        );
    } else {
      this.fill(
        [polygon(x, y - tall, x + a, y - a * k - tall, x + a - b, y - (a + b) * k - tall, x - b, y - b * k - tall)],
        this.down(y - (a + b) * k - tall, y - tall, lighter(roof, 0.22), roof),
      );
      this.fill(
        [polygon(x, y - tall, x + a, y - a * k - tall, x + a, y - a * k - tall + 1.6, x, y - tall + 1.6)],
        WHITE,
        0.25,
      );
    }
  }

  protected windows(x: number, y: number, a: number, tall: number, n: number): void {
    for (let i = 0; i < n; i++) {
      const wx = x + (a * (i + 0.28)) / n;
      const wy = y - (wx - x) * 0.36 - tall * 0.72;
      const w = (a * 0.46) / n;
      const burn = (i * 7 + Math.floor(this.o.twist * 10)) % 3 !== 0;
      this.fill(
        [polygon(wx, wy, wx + w, wy - w * 0.36, wx + w, wy - w * 0.36 + tall * 0.34, wx, wy + tall * 0.34)],
        burn ? color('ffd76b') : color('34404a'),
      );
    }
  }

  protected smoke(x: number, y: number): void {
    for (let i = 0; i < 7; i++)
      this.fill(
        [ellipse(x + i * 3.6 + i * i * 0.3, y - i * 5, 3.4 + i * 1.7, 2.8 + i * 1.4)],
        mix(color('efe4d4'), color('8a8078'), i / 9),
        0.5 - i * 0.06,
      );
  }

  protected stack(x: number, y: number, r: number, tall: number): void {
    this.fill([polygon(x - r, y, x - r * 0.8, y - tall, x + r * 0.8, y - tall, x + r, y)], {
      from: [x + r, 0],
      to: [x - r, 0],
      stops: [lighter(this.lit, 0.15), this.shade, darker(this.shade, 0.4)],
    });
    this.fill([ellipse(x, y - tall, r * 0.8, r * 0.3)], darker(this.shade, 0.6));
    this.fill([box(x - r * 0.84, y - tall + 4, r * 1.68, 2.4)], color('c2402c'), 0.8);
  }

  private crystal(x: number, y: number, tall: number, lean: number): void {
    const w = tall * 0.16;
    this.fill(
      [polygon(x - w, y, x - w + lean * tall * 0.7, y - tall * 0.72, x + lean * tall, y - tall, x, y)],
      mix(SIBERITE, color('0c4a54'), 0.35),
    );
    this.fill(
      [polygon(x, y, x + lean * tall, y - tall, x + w + lean * tall * 0.76, y - tall * 0.66, x + w, y)],
      mix(SIBERITE, WHITE, 0.45),
    );
  }

  protected crystals(x: number, y: number, n: number, tall: number): void {
    const p = this.sheet.place;
    this.scene.p.glow(p[0] * x + p[4], p[3] * (y - tall * 0.4) + p[5], this.unit * tall * 0.8, SIBERITE, 0.5);
    for (let i = 0; i < n; i++)
      this.crystal(
        x + (i - n / 2) * tall * 0.26,
        y - (i % 2) * 2,
        tall * (1 - Math.abs(i - n / 2 + 0.5) * 0.16),
        (i - n / 2 + 0.5) * 0.16,
      );
  }

  /** Signs that stand behind the house. */
  protected behind(): void {
    const { o } = this;
    const t = o.tall;
    switch (o.sign) {
      case 'chimneys':
        for (const [x, h] of [
          [-22, 34],
          [-8, 42],
        ]) {
          this.stack(x, -t - 8, 4, h);
          this.smoke(x, -t - 8 - h);
        }
        break;
      case 'towers':
        for (const x of [-26, 6]) {
          this.fill([polygon(x - 14, -8, x - 9, -38, x - 10, -58, x + 10, -58, x + 9, -38, x + 14, -8)], {
            from: [x + 14, 0],
            to: [x - 14, 0],
            stops: [lighter(this.lit, 0.1), mix(this.lit, this.shade, 0.6), darker(this.shade, 0.3)],
          });
          this.smoke(x, -60);
        }
        break;
      case 'mast':
        this.fill(
          limb([
            [-10, -t, 1.6],
            [-10, -t - 46, 0.8],
          ]),
          color('5a544a'),
        );
        for (let i = 0; i < 5; i++)
          this.fill(
            limb([
              [-14 + i * 0.6, -t - 4 - i * 8, 0.5],
              [-6 - i * 0.6, -t - 10 - i * 8, 0.5],
            ]),
            color('7a7466'),
          );
        this.fill([ellipse(-10, -t - 47, 2, 2)], color('ff5a4a'));
        break;
      case 'rings':
        for (let i = 0; i < 4; i++)
          this.fill(
            [ellipse(-6, -t - 24, 26 - i * 1.2, 26 - i * 1.2)],
            i % 2 === 0 ? mix(SIBERITE, WHITE, 0.3) : color('2c4854'),
            0.9,
          );
        this.fill([ellipse(-6, -t - 24, 20, 20)], darker(SIBERITE, 0.5), 0.7);
        break;
      default:
        break;
    }
  }
}
