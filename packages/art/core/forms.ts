import type { Line, Shape } from './shape.ts';

/** Simple shapes. All wind the same way, so that pieces that overlap add up. */

function area(line: Line): number {
  let sum = 0;
  for (let i = 0, j = line.length - 2; i < line.length; j = i, i += 2)
    sum += (line[j] - line[i]) * (line[j + 1] + line[i + 1]);
  return sum;
}

/** A closed line that winds like all the others. */
export function polygon(...points: number[]): Line {
  if (area(points) >= 0) return points;
  const out: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) out.push(points[i], points[i + 1]);
  return out;
}

export const box = (x: number, y: number, w: number, h: number): Line =>
  polygon(x, y, x + w, y, x + w, y + h, x, y + h);

export function ellipse(x: number, y: number, rx: number, ry: number, turn = 0): Line {
  const steps = Math.max(8, Math.min(40, Math.ceil((rx + ry) * 0.7)));
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const out: number[] = [];
  for (let i = 0; i < steps; i++) {
    const a = (i / steps) * 2 * Math.PI;
    const px = Math.cos(a) * rx;
    const py = Math.sin(a) * ry;
    out.push(x + px * cos - py * sin, y + px * sin + py * cos);
  }
  return polygon(...out);
}

/** A thick line through points [x, y, half width], round at every point: a limb, a branch, a strap. */
export function limb(points: readonly (readonly [number, number, number])[]): Shape {
  const out: Line[] = [];
  points.forEach(([x, y, r], i) => {
    out.push(ellipse(x, y, r, r));
    if (i === 0) return;
    const [px, py, pr] = points[i - 1];
    const length = Math.hypot(x - px, y - py) || 1;
    const nx = -(y - py) / length;
    const ny = (x - px) / length;
    out.push(
      polygon(px + nx * pr, py + ny * pr, x + nx * r, y + ny * r, x - nx * r, y - ny * r, px - nx * pr, py - ny * pr),
    );
  });
  return out;
}

/** A star or a cog: points on two circles in turn. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = -Math.PI / 2): Line {
  const out: number[] = [];
  for (let i = 0; i < points * 2; i++) {
    const a = turn + (i * Math.PI) / points;
    const r = i % 2 === 0 ? outer : inner;
    out.push(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  return polygon(...out);
}
