/** Shapes are closed lines in points; drawings of the icon set and own paths become them. */

export type Line = readonly number[];
/** x, y, x, y ...; inside by the non-zero rule. */
export type Shape = readonly Line[];
/** x' = a x + c y + e, y' = b x + d y + f. */
export type Place = readonly [number, number, number, number, number, number];

export const HERE: Place = [1, 0, 0, 1, 0, 0];

/** First `b`, then `a`. */
export const after = (a: Place, b: Place): Place => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

/** Puts a drawing of side `side` with its middle at x, y. */
export function centred(x: number, y: number, size: number, turn = 0, flip = false, side = 512): Place {
  const k = size / side;
  const cos = Math.cos(turn) * k;
  const sin = Math.sin(turn) * k;
  const f = flip ? -1 : 1;
  const half = side / 2;
  return [cos * f, sin * f, -sin, cos, x - cos * f * half + sin * half, y - sin * f * half - cos * half];
}

export const moved = (place: Place, x: number, y: number): [number, number] => [
  place[0] * x + place[2] * y + place[4],
  place[1] * x + place[3] * y + place[5],
];

const TOKENS = /([a-zA-Z])|([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/gi;

function curve(out: number[], p: readonly number[]): void {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = p;
  const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
  const steps = Math.max(2, Math.min(14, Math.ceil(Math.sqrt(length) * 0.75)));
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    const s = 1 - t;
    const a = s * s * s;
    const b = 3 * s * s * t;
    const c = 3 * s * t * t;
    const d = t * t * t;
    out.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}

/** An arc of a path as the specification of SVG (implementation notes, arcs) turns it into angles. */
function arc(out: number[], x0: number, y0: number, args: readonly number[], x: number, y: number): void {
  let [rx, ry] = [Math.abs(args[0]), Math.abs(args[1])];
  if (rx === 0 || ry === 0) {
    out.push(x, y);
    return;
  }
  const phi = (args[2] * Math.PI) / 180;
  const cos = Math.cos(phi);
  const sin = Math.sin(phi);
  const dx = (x0 - x) / 2;
  const dy = (y0 - y) / 2;
  const ux = cos * dx + sin * dy;
  const uy = -sin * dx + cos * dy;
  const over = (ux * ux) / (rx * rx) + (uy * uy) / (ry * ry);
  if (over > 1) {
    rx *= Math.sqrt(over);
    ry *= Math.sqrt(over);
  }
  const under = rx * rx * uy * uy + ry * ry * ux * ux;
  const root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - under) / under)) * (args[3] === args[4] ? -1 : 1);
  const mx = (root * rx * uy) / ry;
  const my = (-root * ry * ux) / rx;
  const from = Math.atan2((uy - my) / ry, (ux - mx) / rx);
  let sweep = Math.atan2((-uy - my) / ry, (-ux - mx) / rx) - from;
  if (args[4] === 1 && sweep < 0) sweep += 2 * Math.PI;
  if (args[4] === 0 && sweep > 0) sweep -= 2 * Math.PI;
  const cx = cos * mx - sin * my + (x0 + x) / 2;
  const cy = sin * mx + cos * my + (y0 + y) / 2;
  const steps = Math.max(2, Math.ceil(Math.abs(sweep) * 4));
  for (let i = 1; i <= steps; i++) {
    const a = from + (sweep * i) / steps;
    out.push(
      cx + rx * Math.cos(a) * cos - ry * Math.sin(a) * sin,
      cy + rx * Math.cos(a) * sin + ry * Math.sin(a) * cos,
    );
  }
}

const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

class Pen {
  readonly lines: number[][] = [];
  private line: number[] = [];
  private x = 0;
  private y = 0;
  /** The last control point, for smooth curves. */
  private cx = 0;
  private cy = 0;
  private last = '';

  do(letter: string, n: readonly number[]): void {
    const kind = letter.toUpperCase();
    const [bx, by] = letter === kind ? [0, 0] : [this.x, this.y];
    if (kind === 'Z') {
      if (this.line.length > 1) [this.x, this.y] = this.line;
    } else if (kind === 'M') {
      this.end();
      [this.x, this.y] = [bx + n[0], by + n[1]];
      this.line.push(this.x, this.y);
    } else {
      if (this.line.length === 0) this.line.push(this.x, this.y);
      this.draw(kind, n, bx, by);
    }
    this.last = kind;
  }

  private draw(kind: string, n: readonly number[], bx: number, by: number): void {
    const { x, y, line } = this;
    const to = (px: number, py: number) => {
      this.x = px;
      this.y = py;
    };
    const control = (px: number, py: number) => {
      this.cx = px;
      this.cy = py;
    };
    if (kind === 'L') to(bx + n[0], by + n[1]);
    else if (kind === 'H') to(bx + n[0], y);
    else if (kind === 'V') to(x, by + n[0]);
    else if (kind === 'A') {
      to(bx + n[5], by + n[6]);
      arc(line, x, y, n, this.x, this.y);
      return;
    } else if (kind === 'C' || kind === 'S') {
      const smoothly = kind === 'S';
      const follows = this.last === 'C' || this.last === 'S';
      const x1 = smoothly ? (follows ? 2 * x - this.cx : x) : bx + n[0];
      const y1 = smoothly ? (follows ? 2 * y - this.cy : y) : by + n[1];
      const k = smoothly ? 0 : 2;
      control(bx + n[k], by + n[k + 1]);
      to(bx + n[k + 2], by + n[k + 3]);
      curve(line, [x, y, x1, y1, this.cx, this.cy, this.x, this.y]);
      return;
    } else {
      const follows = this.last === 'Q' || this.last === 'T';
      if (kind === 'T') control(follows ? 2 * x - this.cx : x, follows ? 2 * y - this.cy : y);
      else control(bx + n[0], by + n[1]);
      const k = kind === 'T' ? 0 : 2;
      to(bx + n[k], by + n[k + 1]);
      const third = (a: number, b: number) => a + ((b - a) * 2) / 3;
      const { cx, cy } = this;
      curve(line, [x, y, third(x, cx), third(y, cy), third(this.x, cx), third(this.y, cy), this.x, this.y]);
      return;
    }
    line.push(this.x, this.y);
  }

  end(): void {
    if (this.line.length > 4) this.lines.push(this.line);
    this.line = [];
  }
}

/** Flags of arcs may be written together with what follows: "a1 1 0 01.5.5". */
function tokensOf(path: string): { letter: string; numbers: number[] }[] {
  const out: { letter: string; numbers: number[] }[] = [];
  for (const [, letter, n] of path.matchAll(TOKENS)) {
    if (letter !== undefined) {
      out.push({ letter, numbers: [] });
      continue;
    }
    const now = out[out.length - 1];
    if (now === undefined) continue;
    let text = n;
    while (now.letter.toUpperCase() === 'A' && [3, 4].includes(now.numbers.length % 7) && /^[01]./.test(text)) {
      now.numbers.push(Number(text[0]));
      text = text.slice(1);
    }
    now.numbers.push(Number(text));
  }
  return out;
}

const shapes = new Map<string, Shape>();

/** A path in the language of SVG as a shape; the same path is read once. */
export function shapeOf(path: string): Shape {
  const found = shapes.get(path);
  if (found !== undefined) return found;
  const pen = new Pen();
  for (const { letter, numbers } of tokensOf(path)) {
    const takes = TAKES[letter.toUpperCase()] ?? 0;
    if (takes === 0) pen.do(letter, []);
    for (let i = 0; takes > 0 && i + takes <= numbers.length; i += takes) {
      // What follows a move without a letter is a line.
      const again = i > 0 && letter.toUpperCase() === 'M' ? (letter === 'M' ? 'L' : 'l') : letter;
      pen.do(again, numbers.slice(i, i + takes));
    }
  }
  pen.end();
  shapes.set(path, pen.lines);
  return pen.lines;
}
