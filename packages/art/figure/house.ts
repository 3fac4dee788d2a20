import { color, darker, lighter, mix, WHITE } from '../core/color.ts';
import { box, ellipse, limb, polygon } from '../core/forms.ts';
import { lay } from '../core/sheet.ts';
import type { Scene } from '../scene/world.ts';
import { type House, Lot, SIBERITE } from './lot.ts';

/** A whole building: the box with the sign of what it is for. */

class Site extends Lot {
  draw(): void {
    const { o } = this;
    const solid = !['palisade', 'pump', 'derrick', 'scaffold', 'sandbags', 'tents', 'well'].includes(o.sign);
    this.behind();
    if (solid) {
      const a = o.wide * 0.52;
      const b = o.wide * (0.44 + o.twist * 0.1);
      this.block(0, 0, a, b, o.tall, o.pitched && o.sign !== 'saw-roof');
      this.windows(0, 0, a, o.tall, 3);
      const door = a * 0.36;
      this.fill(
        [
          polygon(
            -4,
            -1.4,
            -4 - door * 0.5,
            -1.4 - door * 0.18,
            -4 - door * 0.5,
            -1.4 - door * 0.18 - o.tall * 0.5,
            -4,
            -1.4 - o.tall * 0.5,
          ),
        ],
        darker(this.shade, 0.6),
      );
      this.fill([ellipse(a * 0.86, -a * 0.31 - o.tall * 0.5, 2.8, 3.2)], color(o.mark));
    }
    this.front();
    lay(this.scene, this.sheet, 0.006, 0.5);
  }

  private front(): void {
    const { o } = this;
    const t = o.tall;
    const roofY = -t - o.wide * 0.17;
    switch (o.sign) {
      case 'crates':
        for (const [x, y, s] of [
          [26, 4, 11],
          [38, 0, 9],
          [30, -6, 8],
          [-30, 0, 10],
        ]) {
          this.fill([box(x, y - s, s, s)], this.down(y - s, y, color('d0a664'), color('7a5a24')));
          this.fill(
            limb([
              [x + 1, y - 1, 0.6],
              [x + s - 1, y - s + 1, 0.6],
            ]),
            color('5a3c14'),
          );
          this.fill([box(x, y - s, s, 1.2), box(x, y - 1.2, s, 1.2)], color('8a6428'));
        }
        break;
      case 'saw-roof':
        for (let i = 0; i < 3; i++) {
          const [x, y] = [2 - i * 14, -t - i * 5];
          this.fill([polygon(x, y, x + 22, y - 8, x + 22, y - 20, x, y - 12)], color('ffd76b'));
          this.fill(
            [polygon(x, y - 12, x + 22, y - 20, x + 12, y - 16, x - 12, y - 7)],
            this.down(y - 20, y, lighter(this.roof, 0.2), darker(this.roof, 0.2)),
          );
        }
        this.stack(-30, -t - 8, 3.4, 26);
        this.smoke(-30, -t - 36);
        break;
      case 'dome':
        this.fill([ellipse(-2, roofY + 2, 17, 16)], {
          from: [14, roofY - 14],
          to: [-16, roofY + 6],
          stops: [color('f4f8f8'), color('9fc0c8'), color('3c5c68')],
        });
        this.fill([polygon(0, roofY - 13, 4, roofY - 13, 2, roofY - 26)], color('5a6a70'));
        this.fill([ellipse(5, roofY - 5, 4, 2.4)], WHITE, 0.6);
        break;
      case 'derrick':
        this.crystals(-26, 6, 5, 30);
        for (const [a, b] of [
          [-14, 0],
          [14, 0],
        ])
          this.fill(
            limb([
              [a, b + 4, 1.6],
              [0, -56, 1.1],
            ]),
            color('7a5c34'),
          );
        for (let i = 1; i < 5; i++)
          this.fill(
            limb([
              [-14 + i * 2.8, 4 - i * 12, 0.8],
              [14 - i * 2.8, 4 - i * 12, 0.8],
            ]),
            color('5a4424'),
          );
        this.fill([ellipse(0, -58, 4.4, 4.4)], color('c8a860'));
        this.block(30, 4, 18, 14, 13, true);
        break;
      case 'crystals':
        this.crystals(30, 6, 4, 24);
        break;
      case 'pump':
        this.fill([box(-34, -2, 70, 5)], color('5a5040'));
        for (const a of [-8, 8])
          this.fill(
            limb([
              [a, -2, 1.5],
              [0, -32, 1.2],
            ]),
            color('6a5c44'),
          );
        this.fill(
          limb([
            [-30, -22, 2],
            [0, -33, 2.6],
            [27, -42, 2.4],
          ]),
          this.down(-42, -20, this.roof, darker(this.roof, 0.4)),
        );
        this.fill([polygon(24, -48, 33, -46, 31, -34, 24, -38)], darker(this.roof, 0.2));
        this.fill(
          limb([
            [30, -36, 0.6],
            [30, 0, 0.6],
          ]),
          color('20180c'),
        );
        this.fill([box(-38, -14, 14, 13)], this.down(-14, -1, this.lit, this.shade));
        this.fill([ellipse(40, 2, 9, 3)], color('16120c'));
        break;
      case 'sandbags':
        this.fill([polygon(-42, 0, -32, -22, 32, -22, 42, 0)], this.down(-22, 0, this.lit, this.shade));
        this.fill(
          [polygon(-28, -22, -22, -34, 22, -34, 28, -22)],
          this.down(-34, -22, lighter(this.lit, 0.15), mix(this.lit, this.shade, 0.5)),
        );
        this.fill([box(-22, -15, 46, 5)], color('120e0a'));
        for (let j = 0; j < 2; j++)
          for (let i = 0; i < 9; i++)
            this.fill(
              [ellipse(-40 + i * 10 + j * 5, 4 - j * 4.4, 5.6, 3)],
              mix(color('c8b48a'), color('7a6844'), ((i * 3 + j) % 4) / 4),
            );
        this.fill(
          limb([
            [10, -12, 1],
            [36, -15, 0.8],
          ]),
          color('20201c'),
        );
        break;
      case 'gun':
      case 'laser':
        this.fill(
          [polygon(-14, roofY + 8, -10, roofY - 6, 8, roofY - 6, 14, roofY + 6)],
          this.down(roofY - 6, roofY + 8, this.lit, this.shade),
        );
        this.fill(
          limb([
            [4, roofY, 2],
            [40, roofY - 8, 1.6],
          ]),
          color('3a3a38'),
        );
        if (o.sign === 'laser')
          for (let i = 0; i < 4; i++)
            this.fill([ellipse(14 + i * 7, roofY - 2 - i * 1.5, 1.3, 3)], mix(SIBERITE, WHITE, 0.3));
        break;
      case 'rockets':
        for (let i = 0; i < 3; i++)
          this.fill(
            [
              polygon(
                -16,
                roofY + 2 - i * 6,
                -14,
                roofY - 2 - i * 6,
                22,
                roofY - 14 - i * 6,
                30,
                roofY - 15 - i * 6,
                22,
                roofY - 9 - i * 6,
              ),
            ],
            this.down(roofY - 20, roofY, color('d8d4c8'), color('6a665c')),
          );
        break;
      case 'dish':
        this.fill(
          limb([
            [0, roofY + 4, 2],
            [0, roofY - 10, 1.6],
          ]),
          color('4a463c'),
        );
        this.fill(
          [polygon(-20, roofY - 26, 16, roofY - 6, 10, roofY - 2, -10, roofY - 6)],
          this.down(roofY - 26, roofY - 2, color('f4f0e4'), color('6a6a68')),
        );
        this.fill(
          limb([
            [0, roofY - 10, 0.7],
            [14, roofY - 26, 0.6],
          ]),
          color('3a382f'),
        );
        break;
      case 'scaffold':
        for (let i = 0; i < 5; i++)
          this.fill(
            limb([
              [-34 + i * 17, 4, 1],
              [-34 + i * 17, -48, 1],
            ]),
            color('a8783c'),
          );
        for (let i = 0; i < 4; i++)
          this.fill(
            limb([
              [-36, -4 - i * 14, 0.9],
              [36, -6 - i * 14, 0.9],
            ]),
            color('8a5c2c'),
          );
        this.fill(
          limb([
            [-34, 0, 0.8],
            [0, -46, 0.8],
          ]),
          color('c8944c'),
        );
        this.fill([box(-28, -34, 40, 12)], this.down(-34, -22, this.lit, this.shade));
        break;
      case 'cross':
        this.fill([ellipse(14, -t * 0.72, 7, 7.4)], WHITE);
        this.fill([box(12.4, -t * 0.72 - 5, 3.4, 10), box(9, -t * 0.72 - 1.7, 10, 3.4)], color('c2302a'));
        break;
      case 'panels':
      case 'mirrors':
        for (const [x, y] of [
          [-44, 4],
          [26, 6],
          [-12, 10],
        ]) {
          this.fill(
            limb([
              [x + 12, y, 1],
              [x + 12, y - 8, 1],
            ]),
            color('4a463c'),
          );
          this.fill(
            [polygon(x, y - 6, x + 22, y - 18, x + 30, y - 15, x + 8, y - 2)],
            this.down(
              y - 18,
              y - 2,
              o.sign === 'panels' ? color('7cc0f0') : color('fff8e0'),
              o.sign === 'panels' ? color('142f5c') : color('b8a470'),
            ),
          );
        }
        break;
      case 'palisade':
        for (let i = 0; i < 15; i++) {
          const x = -42 + i * 6;
          this.fill(
            [
              polygon(
                x,
                4,
                x + 0.3,
                -24 - (i % 3) * 2,
                x + 2.8,
                -30 - (i % 3) * 2,
                x + 5.2,
                -24 - (i % 3) * 2,
                x + 5.6,
                4,
              ),
            ],
            { from: [x + 6, 0], to: [x, 0], stops: [color('c89a5c'), color('5a3a1c')] },
          );
        }
        this.fill([box(-44, -14, 92, 3)], color('4a2e14'));
        break;
      case 'tents':
        for (const [x, s] of [
          [-24, 0.8],
          [22, 0.9],
          [0, 1.1],
        ]) {
          this.fill(
            [polygon(x - 26 * s, 4, x, -36 * s, x + 6 * s, 4)],
            this.down(-36 * s, 4, mix(this.lit, this.shade, 0.6), darker(this.shade, 0.2)),
          );
          this.fill(
            [polygon(x, -36 * s, x + 28 * s, 2, x + 6 * s, 4)],
            this.down(-36 * s, 4, lighter(this.lit, 0.15), mix(this.lit, this.shade, 0.3)),
          );
          this.fill([polygon(x + 2 * s, -10 * s, x + 6 * s, 4, x - 4 * s, 4)], color('1c140c'));
        }
        break;
      case 'flag':
        this.fill(
          limb([
            [10, roofY + 6, 0.8],
            [10, roofY - 34, 0.7],
          ]),
          color('3a342a'),
        );
        this.fill([polygon(10, roofY - 34, 34, roofY - 31, 32, roofY - 19, 10, roofY - 21)], color(o.mark));
        break;
      case 'cages':
        for (const x of [-40, 26]) {
          this.fill([box(x, -18, 22, 20)], color('20180f'), 0.75);
          for (let i = 0; i < 5; i++) this.fill([box(x + i * 5, -18, 1.6, 20)], color('a8844c'));
          this.fill([box(x - 1, -20, 24, 3)], color('6a4a24'));
        }
        break;
      case 'well':
        this.fill([ellipse(0, 0, 20, 7), box(-20, -14, 40, 14), ellipse(0, -14, 20, 7)], {
          from: [20, 0],
          to: [-20, 0],
          stops: [this.lit, this.shade],
        });
        this.fill([ellipse(0, -14, 15, 5)], color('0c2a34'));
        for (const x of [-18, 18])
          this.fill(
            limb([
              [x, -14, 1.5],
              [x, -42, 1.3],
            ]),
            color('7a5428'),
          );
        this.fill([polygon(-28, -38, 0, -56, 28, -38)], this.down(-56, -38, lighter(this.roof, 0.2), this.roof));
        break;
      default:
        break;
    }
  }
}

export function paintHouse(scene: Scene, house: House, x: number, y: number, unit: number): void {
  new Site(scene, house, x, y, unit).draw();
}
