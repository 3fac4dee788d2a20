import { BLACK, type Color, color, darker, lighter, mix, WHITE } from '../core/color.ts';
import { ellipse, polygon, star } from '../core/forms.ts';
import { type Random, randomOf } from '../core/random.ts';
import { type Place, type Shape, shapeOf } from '../core/shape.ts';
import { type Paint, Sheet } from '../core/sheet.ts';
import type { Scene } from '../scene/world.ts';

/**
 * A person to the chest, from features: one hard shadow down the middle of the face, planes instead of lines. Units: the
 * face is about 30 wide and 44 high, its middle at 0, 0; y grows downwards.
 */

export type Gear =
  | 'none'
  | 'helmet'
  | 'beret'
  | 'boonie'
  | 'ushanka'
  | 'keffiyeh'
  | 'hard-hat'
  | 'cap'
  | 'goggles'
  | 'headset'
  | 'bandana'
  | 'peaked';

export interface Features {
  readonly seed: number;
  readonly female: boolean;
  /** 0 to 4, light to dark. */
  readonly skin: number;
  readonly hair: string;
  readonly cut: 'short' | 'side' | 'buzz' | 'bob' | 'long' | 'tail' | 'bald';
  readonly beard: 'none' | 'stubble' | 'moustache' | 'full' | 'goatee';
  readonly gear: Gear;
  readonly coat: 'soldier' | 'worker' | 'mechanic' | 'scientist' | 'robe';
  /** Lit and shaded cloth. */
  readonly cloth: readonly [string, string];
  readonly mark: string;
  readonly badge: 'star' | 'bars' | 'moon' | 'claw';
  readonly glasses: boolean;
  readonly scar: boolean;
  readonly medal: boolean;
  /** An ape-man instead of a man. */
  readonly ape?: boolean;
}

const SKINS = [
  ['ffe3cf', 'e3b08f', '86534a'],
  ['ffd9b8', 'dba27c', '7c4a3a'],
  ['f6c9a0', 'c98a5e', '663a28'],
  ['d9a070', 'a56c42', '4a2a1c'],
  ['a87550', '774b30', '331d14'],
].map((tones) => tones.map(color));
const FUR = ['9a7458', '6a4a36', '2c1c14'].map(color);

export class Bust {
  protected readonly sheet: Sheet;
  protected readonly random: Random;
  protected readonly skin: readonly Color[];
  protected readonly hair: Color;
  protected readonly cloth: readonly [Color, Color];
  protected readonly jaw: number;

  constructor(
    protected readonly scene: Scene,
    protected readonly f: Features,
    x: number,
    y: number,
    unit: number,
  ) {
    // Drawn with the light from the right, turned where it comes from the left.
    const place: Place = [unit * scene.side, 0, 0, unit, x, y];
    this.sheet = new Sheet(scene.p.w, scene.p.h, place);
    this.random = randomOf(f.seed);
    this.skin = f.ape === true ? FUR : SKINS[f.skin];
    this.hair = color(f.hair);
    this.cloth = [color(f.cloth[0]), color(f.cloth[1])];
    this.jaw = f.female ? 11.4 : 12.6 + this.random() * 2.2;
  }

  protected path(d: string, paint: Paint, opacity = 1, clip?: ReturnType<Sheet['mask']>): void {
    this.sheet.fill(shapeOf(d), paint, opacity, clip);
  }

  protected fill(shape: Shape, paint: Paint, opacity = 1): void {
    this.sheet.fill(shape, paint, opacity);
  }

  /** From the lit side to the shaded one. */
  protected across(lit: Color, shade: Color, half = 24): Paint {
    return { from: [half, 0], to: [-half, 0], stops: [lit, mix(lit, shade, 0.45), shade] };
  }

  protected backHair(): void {
    const dark = darker(this.hair, 0.4);
    const low = this.f.cut === 'long' ? 38 : 20;
    this.path(
      `M-17 ${low}C-24 8 -20 -24 0 -26C20 -24 24 8 17 ${low}Z`,
      this.across(mix(this.hair, WHITE, 0.08), dark, 20),
    );
  }

  protected body(): void {
    const { f } = this;
    const [lit, shade] = this.cloth;
    const wide = f.ape === true ? 58 : f.female ? 40 : 47;
    const low = 96;
    const coat =
      f.coat === 'scientist'
        ? ([color('fbf7ea'), color('80848c')] as const)
        : f.coat === 'robe'
          ? ([color('f0e4c8'), color('84704a')] as const)
          : ([lighter(lit, 0.08), darker(shade, 0.35)] as const);
    this.path(
      `M${-wide - 4} ${low}C${-wide} 52 ${-wide * 0.76} 44 ${-wide * 0.62} 41C-22 36 -13 33 -11 27L11 27C13 33 22 36 ${wide * 0.62} 41C${wide * 0.76} 44 ${wide} 52 ${wide + 4} ${low}Z`,
      this.across(f.ape === true ? FUR[0] : coat[0], f.ape === true ? FUR[2] : coat[1], wide),
    );
    if (f.ape === true) return;
    const collar = f.coat === 'scientist' ? color('d8d8d4') : mix(lit, shade, 0.3);
    if (f.coat === 'soldier') {
      this.path(
        `M${-wide * 0.7} 43L${-wide * 0.8} ${low}L${-wide * 0.52} ${low}L${-wide * 0.46} 40Z`,
        darker(shade, 0.4),
      );
      this.path(
        `M${wide * 0.46} 40L${wide * 0.54} ${low}L${wide * 0.82} ${low}L${wide * 0.72} 43Z`,
        darker(shade, 0.15),
      );
      for (const x of [-wide * 0.66, wide * 0.62])
        this.fill([polygon(x - 6, 64, x + 6, 64, x + 7, 82, x - 7, 82)], mix(lit, shade, x < 0 ? 0.9 : 0.35));
    }
    if (f.coat === 'worker') {
      this.path(
        `M${-wide * 0.62} 41L${-wide * 0.72} ${low}L${-wide * 0.42} ${low}L${-wide * 0.38} 39Z`,
        color('b86424'),
      );
      this.path(`M${wide * 0.38} 39L${wide * 0.44} ${low}L${wide * 0.74} ${low}L${wide * 0.64} 42Z`, color('f29a3c'));
    }
    if (f.coat === 'mechanic') {
      this.path(
        `M-20 40L-26 ${low}L26 ${low}L21 40L10 58L-9 58Z`,
        this.across(mix(lit, color('4a5a6c'), 0.6), color('181c22')),
      );
      this.path(`M-9 58L-12 ${low}L-10 ${low}L-7 58ZM8 58L10 ${low}L12 ${low}L10 58Z`, color('c8a24a'), 0.7);
    }
    if (f.coat === 'scientist')
      this.path('M-9 40L0 58L9 40L4 36L-4 36Z', this.across(color('6a8ca8'), color('2c4054'), 9));
    if (f.coat === 'scientist') this.path('M-1.8 42L0 66L2 42Z', color(f.mark));
    this.path('M-13 27L-22 37L-8 56L0 42L-8 36Z', darker(collar, 0.32));
    this.path('M13 27L23 37L9 57L0 42L8 36Z', lighter(collar, 0.1));
    this.badge(wide * 0.62, 56);
    if (f.medal) {
      for (const [i, code] of ['d84a3a', 'e8c14a', '4a7ab8'].entries()) {
        const left = -wide * 0.6 + i * 6;
        this.fill([polygon(left, 58, left + 5, 58, left + 5, 62, left, 62)], color(code));
      }
    }
  }

  private badge(x: number, y: number): void {
    const { f } = this;
    const gold = color('fff0c8');
    this.fill([ellipse(x, y, 5.2, 5.2)], color(f.mark));
    if (f.badge === 'star') this.fill([star(x, y, 4, 1.7, 5)], gold);
    if (f.badge === 'bars')
      this.fill(
        [-2, 0.6].map((d) => polygon(x - 3.4, y + d, x + 3.4, y + d, x + 3.4, y + d + 1.5, x - 3.4, y + d + 1.5)),
        gold,
      );
    if (f.badge === 'moon') {
      this.fill([ellipse(x, y, 3.6, 3.6)], gold);
      this.fill([ellipse(x + 1.5, y - 0.6, 3, 3)], color(f.mark));
    }
    if (f.badge === 'claw')
      this.fill(
        [-2, 0, 2].map((d) => polygon(x + d - 0.5, y - 3, x + d + 0.7, y - 3, x + d - 1, y + 3)),
        gold,
      );
  }

  protected neck(): void {
    const [, mid, deep] = this.skin;
    this.path('M-9 10L-9.5 27L-5 36L0 40L6 35L9.5 27L9 10Z', this.across(mid, deep, 10));
    this.path('M-10 14L-9.5 25L2 29L9.5 21L8.5 14Z', darker(deep, 0.3), 0.75);
  }

  protected face(): void {
    const { f, jaw } = this;
    const [light, mid, deep] = this.skin;
    for (const k of [-1, 1]) this.fill([ellipse(k * 15, 0, 2.8, 4.8, k * 0.15)], k > 0 ? mid : deep);
    const outline = `M-14.6 -8C-16 4 ${-jaw - 0.4} 12 ${-jaw + 0.6} 13C-9.4 20 -6 22.6 -3.4 22.6L4 22.6C7 22.6 9.6 20 ${jaw - 0.6} 13C${jaw + 0.4} 12 16 4 14.6 -8C14.4 -24 6 -26 0 -26C-6 -26 -14.4 -24 -14.6 -8Z`;
    this.path(outline, this.across(light, deep, 15));
    const head = this.sheet.mask(shapeOf(outline));
    const inside = (d: string, c: Color, a: number) => this.path(d, c, a, head);
    // The hard shadow: brow, nose, lip and chin bite into it.
    inside(
      'M-22 -30L-2 -26L-3.4 -7L-7.6 -4L-3 -2L-5.4 4L-2 8L-5.6 10.4L-2 15L-5 17.4L-1 24L-22 24Z',
      mix(deep, color('1a0e18'), 0.35),
      0.6,
    );
    inside('M3 22L10 18L13.6 9L15 22Z', deep, 0.45);
    inside('M3 4L10.4 2L12.4 7L6 13Z', mix(light, color('ff8a6a'), 0.35), f.female ? 0.42 : 0.3);
    inside('M-12.6 -6.5L-2 -5.4L0 -4L2 -5.4L12.6 -6.8L13 -2L3 -0.8L0 -1.6L-3 -0.8L-13 -2Z', darker(deep, 0.25), 0.5);
    for (const k of [-1, 1]) this.eye(k * 6.2, k);
    this.path('M0.4 -2L-3.2 8.4L-1 9.6L1.4 9L0 4Z', darker(deep, 0.2), 0.75);
    this.path('M0.8 -1L1.6 7.6L3.2 8.4L2.2 5Z', WHITE, 0.4);
    this.mouth();
    if (f.ape === true) this.muzzle();
    const old = this.random();
    if (old > 0.5 && !f.female)
      for (const k of [-1, 1])
        this.path(
          `M${k * 3.6} 9.4Q${k * 7.2} 12 ${k * 6.8} 16L${k * 6.2} 16Q${k * 6.4} 12.4 ${k * 3.2} 10Z`,
          deep,
          0.7,
        );
    this.beard();
    if (f.scar) this.path('M9 -8.5L10 -8.6L11.2 8L10.2 8.2Z', color('a0403a'), 0.8);
    if (f.glasses) this.glasses();
  }

  private eye(x: number, k: number): void {
    const iris =
      this.f.ape === true
        ? color('e8a030')
        : color(['2a1c14', '3a5a6a', '4a5a34', '1c1512'][Math.floor(this.f.seed) % 4]);
    this.path(
      `M${x - 3.5} -0.4Q${x} -2.6 ${x + 3.5} -0.4Q${x} 1.2 ${x - 3.5} -0.4Z`,
      k > 0 ? color('f4ece0') : color('b9a89c'),
    );
    this.fill([ellipse(x + 0.5, -0.7, 1.5, 1.5)], iris);
    this.fill([ellipse(x + 0.6, -0.7, 0.75, 0.75)], BLACK);
    this.fill([ellipse(x + 1.1, -1.2, 0.45, 0.45)], WHITE, 0.9);
    this.path(
      `M${x - 3.9} -0.3Q${x} -3 ${x + 3.9} -0.5L${x + 3.7} -1.2Q${x} -4 ${x - 3.8} -1.2Z`,
      color('20130e'),
      this.f.female ? 1 : 0.8,
    );
    const lift = this.f.female ? -0.6 : 0.2;
    this.path(
      `M${x - 4.4 * k} ${-3.6 + lift}Q${x} ${-6.4 + lift} ${x + 4.8 * k} ${-4.6 + lift}Q${x} ${-4.8 + lift} ${x - 4.4 * k} ${-2.6 + lift}Z`,
      darker(this.hair, 0.3),
    );
  }

  private mouth(): void {
    const { f } = this;
    const deep = this.skin[2];
    const lip = mix(deep, f.female ? color('b0303a') : color('3a1414'), 0.55);
    this.path('M-5.2 13.4Q-1 12 0 12.6Q2 12 5.6 13.2Q2 14.6 0 14.4Q-2 14.6 -5.2 13.4Z', lip);
    this.path('M-3.2 14.8Q0 17.6 3.6 14.7Q0 15.6 -3.2 14.8Z', f.female ? color('d0606a') : deep, 0.5);
  }

  private muzzle(): void {
    this.path(
      'M-9 6C-12 14 -8 24 0 24C8 24 12 14 9 6C4 3 -4 3 -9 6Z',
      this.across(color('b89070'), color('4a3022'), 10),
    );
    this.path('M-6 15Q0 19 6.4 14.6Q0 16.6 -6 15Z', color('20100c'));
    this.path('M-2.6 9L-1 10.4L-2.8 11ZM2.6 9L1 10.4L2.8 11Z', BLACK);
    this.path(
      'M-17 4C-20 -20 -10 -32 0 -32C10 -32 20 -20 17 4L14 -4L12 -8L0 -9L-12 -8L-14 -4Z',
      this.across(color('6a4c38'), color('1c120e'), 16),
    );
  }

  private beard(): void {
    const { f } = this;
    if (f.female || f.ape === true) return;
    const dark = darker(this.hair, 0.25);
    if (f.beard === 'moustache' || f.beard === 'full')
      this.path('M-7 11.6Q-2 9.6 0 10.6Q2 9.6 7.4 11.6Q3 13 0 12.2Q-3 13 -7 11.6Z', dark);
    if (f.beard === 'full') {
      this.path(
        'M-15 3C-14.4 16 -8 25 -6 26.4Q0 29 6.4 26.4C9 25 14.4 16 15 3L11.4 9.6L6 10.2L0 11.4L-6 10.2L-11.4 9.6Z',
        this.across(mix(this.hair, color('c9a070'), 0.25), darker(this.hair, 0.5), 14),
      );
      this.path('M-3.8 13.6Q0 12.4 4 13.4Q0 15.4 -3.8 13.6Z', mix(this.skin[2], color('2a0c0c'), 0.5));
    }
    if (f.beard === 'goatee') this.path('M-5 16Q0 14.6 5 16L4 24Q0 26.4 -3.6 24Z', dark);
    if (f.beard === 'stubble')
      this.path(
        'M-14.4 6C-12 18 -8 22.4 -3 22.6L4 22.6C8 22.4 12 18 14.4 6L7 10.6L0 10L-7 10.6Z',
        color('2a2a30'),
        0.22,
      );
  }

  private glasses(): void {
    for (const k of [-1, 1]) {
      this.fill([ellipse(k * 6.6, -0.4, 5, 4)], color('20242a'));
      this.fill([ellipse(k * 6.6, -0.4, 4.1, 3.1)], k > 0 ? color('cfe4e8') : color('7c98a0'), 0.9);
      this.fill([ellipse(k * 6.6 + 0.4, -0.4, 1.3, 1.3)], color('1c1512'));
      this.path(`M${k * 6.6 + 1} -3.2L${k * 6.6 + 3.2} -2.4L${k * 6.6} 1.6L${k * 6.6 - 1.2} 1Z`, WHITE, 0.5);
    }
    this.path('M-2 -1.2Q0 -2.2 2 -1.2L2 -0.4Q0 -1.4 -2 -0.4Z', color('20242a'));
  }
}
