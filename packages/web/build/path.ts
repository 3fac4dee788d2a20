import { sure } from '../../kernel/state/sure.ts';

/**
 * Drawings in whole numbers: icons stand on a grid of 512 and are shown far smaller, so that fractions only weigh. Every
 * point is rounded from where it really is, so that errors do not add up.
 */

/** Numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi;

/** Flags of arcs may be written without a space: "a1 1 0 01.5.5". */
function numbersOf(command: string, text: string): number[] {
  if (command.toUpperCase() !== 'A') return (text.match(NUMBER) ?? []).map(Number);
  const out: number[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const flag = out.length % 7 === 3 || out.length % 7 === 4;
    const found = flag ? /^[\s,]*([01])/.exec(rest) : /^[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/i.exec(rest);
    if (found === null) break;
    out.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
  return out;
}

const join = (numbers: readonly number[]): string =>
  numbers.reduce((text, n, i) => (i === 0 || n < 0 ? `${text}${n}` : `${text} ${n}`), '');

interface Pen {
  /** Where it really is, where it is drawn, and where the running shape began. */
  at: readonly [number, number];
  drawn: readonly [number, number];
  start: readonly [number, number];
  startDrawn: readonly [number, number];
}

function stroke(pen: Pen, command: string, args: readonly number[]): string {
  const relative = command === command.toLowerCase();
  const kind = command.toUpperCase();
  const [bx, by] = relative ? pen.at : [0, 0];
  const point = (x: number, y: number): [number, number] => [Math.round(x), Math.round(y)];
  if (kind === 'Z') {
    pen.at = pen.start;
    pen.drawn = pen.startDrawn;
    return 'z';
  }
  const [dx, dy] = pen.drawn;
  const move = (x: number, y: number) => {
    pen.at = [x, y];
    pen.drawn = point(x, y);
  };
  if (kind === 'H' || kind === 'V') {
    const [x, y] = kind === 'H' ? [bx + sure(args[0]), pen.at[1]] : [pen.at[0], by + sure(args[0])];
    move(x, y);
    return kind === 'H' ? `h${pen.drawn[0] - dx}` : `v${pen.drawn[1] - dy}`;
  }
  if (kind === 'A') {
    const [rx, ry, turn, large, sweep, x, y] = args as [number, number, number, number, number, number, number];
    move(bx + x, by + y);
    const radii = [Math.max(1, Math.round(rx)), Math.max(1, Math.round(ry)), Math.round(turn), large, sweep];
    return `a${join([...radii, pen.drawn[0] - dx, pen.drawn[1] - dy])}`;
  }
  const out: number[] = [];
  for (let i = 0; i < args.length; i += 2) {
    const [x, y] = point(bx + sure(args[i]), by + sure(args[i + 1]));
    out.push(x - dx, y - dy);
  }
  move(bx + sure(args[args.length - 2]), by + sure(args[args.length - 1]));
  if (kind === 'M') {
    pen.start = pen.at;
    pen.startDrawn = pen.drawn;
  }
  return `${kind.toLowerCase()}${join(out)}`;
}

/** The same drawing, in whole numbers and relative strokes. */
export function wholeNumbers(path: string): string {
  const pen: Pen = { at: [0, 0], drawn: [0, 0], start: [0, 0], startDrawn: [0, 0] };
  let out = '';
  let last = '';
  for (const [, letter = '', text = ''] of path.matchAll(COMMAND)) {
    const numbers = numbersOf(letter, text);
    const takes = TAKES[letter.toUpperCase()] ?? 0;
    for (let i = 0; i === 0 || i < numbers.length; i += Math.max(1, takes)) {
      // What follows a move without a letter is a line.
      const command = letter.toUpperCase() === 'M' && i > 0 ? (letter === 'M' ? 'L' : 'l') : letter;
      const one = stroke(pen, command, numbers.slice(i, i + takes));
      const same = one[0] === last && last !== 'm' && last !== 'z';
      out += same ? (one[1] === '-' ? one.slice(1) : ` ${one.slice(1)}`) : one;
      last = sure(one[0]);
      if (takes === 0) break;
    }
  }
  return out;
}
