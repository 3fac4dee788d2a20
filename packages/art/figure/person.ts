import { BLACK, clamp, color, darker, lighter, mix, WHITE } from '../core/color.ts';
import { ellipse, star } from '../core/forms.ts';
import { lay } from '../core/sheet.ts';
import type { Scene } from '../scene/world.ts';
import { Bust, type Features } from './bust.ts';

/** A whole person: the bust with hair and what is worn on the head. */

class Portrait extends Bust {
  /** Without `whole` only the head: somebody else brings the body. */
  draw(whole: boolean): void {
    const { f } = this;
    if (f.cut === 'long' || f.cut === 'bob') this.backHair();
    if (f.gear === 'keffiyeh')
      this.path(
        'M-22 34C-27 6 -20 -22 0 -26C20 -22 27 6 24 36L14 50L-14 50Z',
        this.across(color('f0e4c8'), color('7c6844')),
      );
    if (whole) this.body();
    this.neck();
    this.face();
    if (f.ape !== true) this.top();
    lay(this.scene, this.sheet, 0.012);
  }

  private top(): void {
    const { f, hair } = this;
    const paint = this.across(mix(hair, color('ffd9a0'), 0.3), darker(hair, 0.45), 17);
    if (f.gear === 'none' || f.gear === 'goggles' || f.gear === 'headset' || f.gear === 'bandana') {
      if (f.cut === 'short' || f.cut === 'side')
        this.path(
          `M-15.8 -2C-18 -22 -8 -31 4 -31C14 -31 18.4 -20 16 -2L14.6 -10L10 -16L${f.cut === 'side' ? -7 : 2} -17L-10 -13L-14.4 -9Z`,
          paint,
        );
      if (f.cut === 'buzz')
        this.path('M-15 -6C-16.4 -24 -8 -28 0 -28C8 -28 16.4 -24 15 -6L12 -15L0 -18L-12 -15Z', paint, 0.85);
      if (f.cut === 'bob' || f.cut === 'long')
        this.path(
          `M-17 ${f.cut === 'long' ? 26 : 14}C-21 -2 -19 -30 0 -30C19 -30 21 -2 17 ${f.cut === 'long' ? 26 : 14}L14.6 6L14.4 -8C11 -15 6 -18 4 -18C-4 -14 -12 -9 -14.4 -6L-14.6 6Z`,
          paint,
        );
      if (f.cut === 'tail')
        this.path(
          'M-15.4 -3C-18 -24 -8 -31 0 -31C8 -31 18 -24 15.4 -3L13 -12Q4 -19 -2 -18Q-10 -16 -13.4 -10ZM10 -27C20 -30 24 -18 20 -6C19 -14 16 -20 10 -22Z',
          paint,
        );
    } else if (f.cut === 'bob' || f.cut === 'long') {
      for (const k of [-1, 1])
        this.path(
          `M${k * 14} -12L${k * 18} -8C${k * 20} 4 ${k * 19} 14 ${k * 16.4} ${f.cut === 'long' ? 30 : 16}L${k * 13.6} 10Z`,
          k > 0 ? mix(hair, color('ffd9a0'), 0.25) : darker(hair, 0.45),
        );
    }
    this.gear();
  }

  private gear(): void {
    const [lit, shade] = this.cloth;
    const warm = color('fff2d0');
    const cloth = this.across(mix(lit, warm, 0.2), darker(shade, 0.5), 20);
    switch (this.f.gear) {
      case 'helmet':
        this.path('M-20 -6C-22 -30 -8 -36 0 -36C8 -36 22 -30 20.6 -6L17 -8L14 -12Q0 -15.4 -14 -12L-17 -7Z', cloth);
        this.path('M-20.4 -8Q0 -18 20.6 -8L20.8 -5.4Q0 -14.6 -20.4 -5.4Z', BLACK, 0.35);
        for (const k of [-1, 1])
          this.path(
            `M${k * 15} -8Q${k * 14.6} 14 ${k * 3} 23L${k * 2.2} 24.4Q${k * 16} 16 ${k * 16.4} -8Z`,
            darker(shade, 0.5),
          );
        this.path('M4 -34C14 -32 17 -24 18 -14L15 -14C14 -24 10 -30 4 -32Z', WHITE, 0.14);
        break;
      case 'beret':
        this.path(
          'M-16 -12C-26 -20 -18 -32 -4 -34C10 -36 20 -28 18 -15L16 -12Q0 -17 -16 -12Z',
          this.across(lighter(color(this.f.mark), 0.2), darker(color(this.f.mark), 0.55), 18),
        );
        this.fill([star(8, -20, 3, 1.4, 5)], color('ffe08a'));
        break;
      case 'boonie':
        this.path('M-15 -13C-16.6 -30 -8 -33 0 -33C8 -33 16.6 -30 15 -13Z', cloth);
        this.path(
          'M-28 -6C-20 -17 -8 -18.4 0 -18.4C8 -18.4 20 -17 28 -7Q10 -12.6 0 -12Q-10 -12.6 -28 -6Z',
          this.across(lit, darker(shade, 0.5), 26),
        );
        break;
      case 'ushanka':
        this.path(
          'M-18.6 -9C-21 -33 -8 -36 0 -36C8 -36 21 -33 18.6 -9Q0 -14 -18.6 -9Z',
          this.across(color('8a6a4a'), color('2c1c14')),
        );
        this.path(
          'M-20 -7C-19.6 -23 -8 -24 0 -24C8 -24 19.6 -23 20 -7Q0 -15 -20 -7Z',
          this.across(color('d0ae84'), color('4a3424')),
        );
        for (const k of [-1, 1])
          this.path(
            `M${k * 14} -13L${k * 21.6} -9L${k * 21} 12L${k * 15} 15L${k * 13.4} 3Z`,
            k > 0 ? color('b08c64') : color('3c2a1e'),
          );
        this.fill([star(0, -18, 3.6, 1.5, 5)], color('c9302a'));
        break;
      case 'keffiyeh':
        this.path(
          'M-20 20C-25 -8 -19 -30 0 -34C19 -30 25 -8 21 22L14 12L15 -8L10 -17L0 -19L-10 -17L-15 -8L-15 12Z',
          this.across(color('fff4dc'), color('8a744a')),
        );
        this.path('M-18.4 -17Q0 -28 18.4 -17L18.4 -14Q0 -25 -18.4 -14Z', color('2a1c12'));
        break;
      case 'hard-hat':
        this.path('M-20 -10C-20.6 -33 -8 -37 0 -37C8 -37 20.6 -33 20 -10Q0 -17 -20 -10Z', {
          from: [20, 0],
          to: [-20, 0],
          stops: ['ffe27a', 'f0b030', '9a5e12'].map(color),
        });
        this.path('M-3 -36.6L3.4 -36.6L4 -16L-3.4 -16Z', color('fff6c0'), 0.45);
        this.path('M-24 -7Q0 -19 24 -8.6L20 -12Q0 -20.6 -20 -11Z', color('8a5410'));
        break;
      case 'cap':
      case 'peaked':
        this.path('M-16.6 -11C-18.6 -31 -8 -34 0 -34C8 -34 18.6 -31 16.6 -11Q0 -16 -16.6 -11Z', cloth);
        this.path('M-4 -15Q15 -18 27 -8Q15 -11 -2 -11Z', darker(shade, 0.55));
        if (this.f.gear === 'peaked') {
          this.path(
            'M-21 -18C-20 -32 -8 -36 0 -36C10 -36 22 -32 21 -18Q0 -25 -21 -18Z',
            this.across(mix(lit, warm, 0.15), darker(shade, 0.5), 20),
          );
          this.path('M-17 -15Q0 -21 17 -15L16.6 -11Q0 -17 -16.6 -11Z', color(this.f.mark));
          this.fill([star(0, -25, 3, 1.3, 5)], color('ffe08a'));
        }
        break;
      case 'goggles':
        this.path('M-17 -17L17 -17L17 -12.6L-17 -12.6Z', color('2a1c12'));
        for (const k of [-1, 1]) {
          this.fill([ellipse(k * 6.9, -14.6, 6.4, 5)], color('6a5236'));
          this.sheet.fill([ellipse(k * 6.9, -14.6, 4.8, 3.7)], {
            from: [k * 6.9 + 4, -18],
            to: [k * 6.9 - 4, -11],
            stops: ['e9fbff', '4fb8c9', '12303c'].map(color),
          });
        }
        break;
      case 'headset':
        this.path(
          'M-16 0C-19 -28 -8 -32.6 0 -32.6C8 -32.6 19 -28 16 0L14.4 0C16.4 -26 8 -30 0 -30C-8 -30 -16.4 -26 -14.4 0Z',
          color('20242a'),
        );
        this.fill([ellipse(16, 1, 3.6, 5.4)], color('3a4048'));
        this.path('M15 5Q12 15 5 16.4L5 15.2Q11 14 13.6 4Z', color('20242a'));
        break;
      case 'bandana':
        this.path(
          'M-16 -11C-17 -26 -8 -30 0 -30C8 -30 17 -26 16 -11Q0 -17 -16 -11Z',
          this.across(lighter(color(this.f.mark), 0.15), darker(color(this.f.mark), 0.55), 16),
        );
        break;
    }
  }
}

/** `unit` is how many pixels one unit of the face takes. */
export function paintPerson(scene: Scene, features: Features, x: number, y: number, unit: number): void {
  new Portrait(scene, features, x, y, clamp(unit, 0.1, 40)).draw(true);
}

export function paintHead(scene: Scene, features: Features, x: number, y: number, unit: number): void {
  new Portrait(scene, features, x, y, clamp(unit, 0.1, 40)).draw(false);
}
