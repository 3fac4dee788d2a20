import { BLACK, color, mix, WHITE } from '../core/color.ts';
import { box, ellipse, limb, polygon } from '../core/forms.ts';
import { lay } from '../core/sheet.ts';
import type { Scene } from '../scene/world.ts';
import { Chassis, type Machine, SIBERITE } from './chassis.ts';

/** A whole vehicle: the chassis with what it carries. */

class Vehicle extends Chassis {
  draw(): void {
    this.run();
    this.hull();
    this.engine();
    this.weapon();
    this.control();
    lay(this.scene, this.sheet, 0.008, 0.5);
  }

  private weapon(): void {
    const { long: L, m } = this;
    const y = this.deck;
    const small = m.chassis === 'light' ? 0.72 : 1;
    switch (m.weapon) {
      case 'cannon':
      case 'heavy-cannon':
      case 'behemoth': {
        const heavy = m.weapon !== 'cannon';
        const g = this.turret((heavy ? 22 : 17) * small, (heavy ? 13 : 10) * small);
        this.barrel(10 * small, g, L + (heavy ? 20 : 10), g - 3 - m.twist * 2, heavy ? 2.4 : 1.7);
        if (m.weapon === 'behemoth') this.barrel(6, g + 5, L + 16, g + 3, 2);
        break;
      }
      case 'machine-gun':
      case 'submachine-gun':
      case 'pistol':
        this.fill([box(-3, y - 7, 4, 8)], this.dark);
        this.barrel(-4, y - 8, 20, y - 9.4, 1);
        this.fill([polygon(-8, y - 4, -2, y - 12, 1, y - 4)], this.down(y - 12, y - 4, this.lit, this.dark));
        break;
      case 'rotary-gun': {
        const g = this.turret(12 * small, 8 * small);
        for (const d of [-1.8, 0, 1.8]) this.barrel(6, g + d, 28, g + d - 1, 0.9);
        this.fill([ellipse(16, g - 0.4, 1.6, 3.2)], this.dark);
        break;
      }
      case 'laser':
      case 'double-laser': {
        const g = this.turret(18 * small, 11 * small);
        for (const d of m.weapon === 'laser' ? [0] : [-2.6, 2.6]) {
          this.barrel(8, g + d, L + 4, g + d, 1.2);
          for (let i = 0; i < 4; i++) this.fill([ellipse(16 + i * 6, g + d, 1.1, 2.6)], mix(SIBERITE, WHITE, 0.3));
        }
        break;
      }
      case 'rocket-launcher':
      case 'rocket': {
        const n = m.weapon === 'rocket' ? 2 : 4;
        this.fill(
          limb([
            [-6, y, 2.4],
            [-6, y - 6, 2],
          ]),
          this.dark,
        );
        for (let i = 0; i < n; i++) {
          const d = i * (n === 2 ? 6.4 : 4.2);
          this.fill(
            [polygon(-24, y - 4 - d, -22, y - 7.6 - d, 18, y - 15 - d, 20, y - 11.4 - d)],
            this.down(y - 15 - d, y - 4 - d, this.lit, this.dark),
          );
          this.fill([polygon(18, y - 15 - d, 26, y - 14.4 - d, 20, y - 11.4 - d)], color('c2402c'));
        }
        break;
      }
      case 'radar':
      case 'decelerator': {
        this.fill(
          limb([
            [-4, y, 2.2],
            [-4, y - 13, 1.6],
          ]),
          this.dark,
        );
        this.fill(
          [polygon(-17, y - 24, 10, y - 12, 6, y - 8.6, -8, y - 11)],
          this.down(y - 24, y - 8, color('f0ece0'), color('6a6a68')),
        );
        this.fill(
          limb([
            [-2, y - 15, 0.7],
            [8, y - 25, 0.6],
          ]),
          color('3a382f'),
        );
        if (m.weapon === 'decelerator') this.fill([ellipse(8, y - 25, 3.4, 3.4)], mix(SIBERITE, WHITE, 0.35));
        break;
      }
      case 'crane':
        this.fill([box(-14, y - 10, 12, 11)], this.down(y - 10, y, color('f0b030'), color('8a5410')));
        this.fill(
          limb([
            [-6, y - 6, 2],
            [26, y - 32, 1.2],
          ]),
          color('d8962a'),
        );
        this.fill(
          limb([
            [-8, y - 8, 0.8],
            [24, y - 34, 0.6],
          ]),
          color('8a5410'),
        );
        this.fill(
          limb([
            [26, y - 32, 0.5],
            [26, y - 14, 0.5],
          ]),
          color('20180c'),
        );
        this.fill([polygon(23, y - 14, 29, y - 14, 28, y - 9, 24, y - 9)], color('3a342a'));
        break;
      case 'bulldozer':
        this.fill(
          [polygon(-12, y + 1, -10, y - 12, 10, y - 12, 14, y + 1)],
          this.down(y - 12, y, color('f0b030'), color('8a5410')),
        );
        this.fill([polygon(-8, y - 4, -7, y - 10, 7, y - 10, 9, y - 4)], color('7cb0c0'));
        this.fill(
          [polygon(L + 2, -24, L + 12, -22, L + 9, -2, L + 4, 1, L + 1, -8)],
          this.down(-24, 0, color('d8d2c4'), color('4a443a')),
        );
        break;
      case 'cargo':
        this.fill(
          [polygon(-L + 4, y + 2, -L + 4, y - 12, 8, y - 12, 8, y + 2)],
          this.down(y - 12, y + 2, color('b89458'), color('5a4020')),
        );
        for (let i = 0; i < 4; i++) this.fill([box(-L + 10 + i * 10, y - 12, 1.2, 14)], BLACK, 0.3);
        this.fill(
          [box(-L + 10, y - 19, 11, 8), box(-L + 22, y - 17, 9, 6)],
          this.down(y - 19, y - 11, color('c8a468'), color('6a4c28')),
        );
        break;
      case 'siberite-bomb':
      case 'explosive':
        this.fill([ellipse(-2, y - 7, 17, 8)], this.down(y - 15, y + 1, color('c8ccd0'), color('3c4046')));
        this.fill(
          [box(-6, y - 15, 3, 16), box(5, y - 14.6, 2.4, 15)],
          m.weapon === 'explosive' ? color('c2402c') : SIBERITE,
        );
        this.fill([polygon(-18, y - 7, -26, y - 14, -22, y - 7, -26, y)], this.dark);
        break;
      case 'control-tower':
        this.fill([polygon(-16, y + 1, -14, y - 14, 12, y - 14, 16, y + 1)], this.down(y - 14, y, this.lit, this.dark));
        this.fill([polygon(-12, y - 6, -11, y - 12, 9, y - 12, 11, y - 6)], color('8ac4d0'));
        this.fill(
          limb([
            [-8, y - 14, 0.7],
            [-10, y - 34, 0.4],
          ]),
          color('26241e'),
        );
        this.fill(
          limb([
            [4, y - 14, 0.7],
            [5, y - 28, 0.4],
          ]),
          color('26241e'),
        );
        break;
      case 'flame-thrower': {
        const g = this.turret(13 * small, 9 * small);
        this.barrel(6, g, 26, g - 1, 1.6);
        for (let i = 0; i < 6; i++)
          this.fill(
            [ellipse(30 + i * 5, g - 2 - i * 0.9, 3.4 + i * 1.3, 2.2 + i)],
            mix(color('fff0a0'), color('ff5a1a'), i / 5),
            0.75,
          );
        break;
      }
      case 'mortar':
        this.fill([box(-12, y - 4, 20, 5)], this.dark);
        this.barrel(-6, y - 3, 10, y - 22, 3);
        break;
      case 'ballista':
        this.fill(
          limb([
            [-18, y - 6, 1.6],
            [20, y - 12, 1.3],
          ]),
          color('8a5c30'),
        );
        this.fill(
          limb([
            [8, y - 24, 1],
            [14, y - 11, 1.5],
            [10, y + 2, 1],
          ]),
          color('a8743c'),
        );
        this.fill(
          limb([
            [-20, y - 7, 0.7],
            [30, y - 14, 0.7],
          ]),
          color('d8d0c0'),
        );
        break;
      case 'sabre':
        this.fill([polygon(L, y + 2, L + 18, y - 4, L + 2, y + 6)], color('e8ecf0'));
        break;
      case 'bazooka':
        this.barrel(-14, y - 8, 20, y - 12, 2.2);
        break;
    }
  }
}

export function paintMachine(
  scene: Scene,
  machine: Machine,
  x: number,
  y: number,
  unit: number,
  turned: boolean,
): void {
  new Vehicle(scene, machine, x, y, unit, turned).draw();
}
