import { figureOf, middle, type Point } from './spots.ts';

/** Single motions over a table: each makes its own elements and takes them away again. Only transforms and opacity move. */

function piece(box: { left: number; top: number; width: number; height: number }, kind = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = `stage-piece ${kind}`;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  (document.querySelector('main') ?? document.body).append(element);
  return element;
}

function play(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  element.animate(frames, { fill: 'both', ...options }).finished.finally(() => element.remove());
}

/** "−2" rises from what was hurt and fades; the burst behind it shows where. What was hurt shakes. */
export function number(element: HTMLElement, text: string, kind: 'harm' | 'heal' | 'gain', length: number): void {
  const over = piece(element.getBoundingClientRect(), `stage-number stage-${kind}`);
  const words = document.createElement('b');
  words.textContent = text;
  if (kind === 'harm') over.append(document.createElement('i'));
  over.append(words);
  play(
    over,
    [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(1.18)', opacity: 1, offset: 0.16 },
      { transform: 'scale(1)', opacity: 1, offset: 0.62 },
      { transform: 'translateY(-34px)', opacity: 0 },
    ],
    { duration: Math.max(700, length * 1.6), easing: 'ease-out' },
  );
  if (kind !== 'harm') return;
  const shake = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  figureOf(element).animate(shake, { duration: 200, easing: 'linear' });
}

/** A ring spreads once from what is pointed at. */
export function ring(element: HTMLElement, length: number, kind = ''): void {
  play(
    piece(element.getBoundingClientRect(), `stage-ring ${kind}`),
    [
      { transform: 'scale(1.35)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1, offset: 0.35 },
      { transform: 'scale(1)', opacity: 1, offset: 0.7 },
      { transform: 'scale(1.08)', opacity: 0 },
    ],
    { duration: Math.max(360, length), easing: 'ease-out' },
  );
}

/** Slices of a broken card, from side to side, each with its own way to fall. */
const SLICES = [
  'polygon(0 0, 34% 0, 22% 100%, 0 100%)',
  'polygon(34% 0, 62% 0, 48% 58%, 26% 68%)',
  'polygon(62% 0, 100% 0, 100% 46%, 54% 40%)',
  'polygon(26% 66%, 50% 56%, 62% 100%, 20% 100%)',
  'polygon(52% 42%, 100% 46%, 100% 100%, 62% 100%)',
];

function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-card', 'data-mark', 'data-aim', 'data-place', 'id']) copy.removeAttribute(name);
  for (const mark of copy.querySelectorAll('.mark, .chance')) mark.remove();
  copy.tabIndex = -1;
  return copy;
}

/** Out of sight until the position after it is drawn, which may be at once. */
const hide = (element: HTMLElement, length: number): void => {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: length });
};

/** A card that is gone breaks where it lay, and its pieces fall. */
export function shatter(element: HTMLElement, length: number): void {
  const box = element.getBoundingClientRect();
  const copy = copyOf(element);
  SLICES.forEach((slice, i) => {
    const part = piece(box, 'stage-copy');
    part.style.clipPath = slice;
    part.append(copy.cloneNode(true));
    const way = (i - 2) * 16;
    play(
      part,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(1.05)', opacity: 1, offset: 0.14 },
        { transform: `translate(${way}px, ${46 + i * 7}px) rotate(${way}deg)`, opacity: 0 },
      ],
      { duration: 640, easing: 'cubic-bezier(.4,0,.9,.6)' },
    );
  });
  const flash = piece(box, 'stage-flash');
  play(flash, [{ opacity: 0.9 }, { opacity: 0 }], { duration: 260, easing: 'ease-out' });
  hide(figureOf(element), length + 40);
}

/** A card that leaves in another way turns and sinks. */
export function slipAway(element: HTMLElement, length: number): void {
  const part = piece(element.getBoundingClientRect(), 'stage-copy');
  part.append(copyOf(element));
  play(
    part,
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(28px) rotate(14deg) scale(0.86)', opacity: 0 },
    ],
    { duration: 320, easing: 'ease-in' },
  );
  hide(figureOf(element), length + 40);
}

let arrow: HTMLElement | null = null;

const ARROW = `<svg viewBox="0 0 100 40" preserveAspectRatio="none"><defs><linearGradient id="stage-fire" x1="0" x2="1">
<stop offset="0" stop-color="#ffd75a" stop-opacity="0"/><stop offset=".35" stop-color="#ffb03a"/><stop offset="1" stop-color="#e2301c"/>
</linearGradient></defs><path d="M0 20C30 12 60 11 80 12L80 2L100 20L80 38L80 28C60 29 30 28 0 20Z" fill="url(#stage-fire)"/></svg>`;

/** A fat arrow from one point to another; only one is ever seen. */
export function drawArrow(from: Point, to: Point, length: number): void {
  arrow?.remove();
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far < 24) return;
  const thick = Math.min(44, Math.max(26, far / 5));
  const over = piece({ left: from.x, top: from.y - thick / 2, width: far - 10, height: thick }, 'stage-arrow');
  over.innerHTML = ARROW;
  const turn = `rotate(${Math.atan2(dy, dx)}rad)`;
  const duration = Math.max(900, length * 2.6);
  play(
    over,
    [
      { transform: `${turn} scaleX(0)`, opacity: 1 },
      { transform: `${turn} scaleX(1)`, opacity: 1, offset: 180 / duration },
      { transform: `${turn} scaleX(1)`, opacity: 1, offset: 0.82 },
      { transform: `${turn} scaleX(1)`, opacity: 0 },
    ],
    { duration, easing: 'ease-out' },
  );
  arrow = over;
}

/** Leans back, rushes a part of the way and comes back. */
export function lunge(element: HTMLElement, to: Point, length: number): void {
  const from = middle(element.getBoundingClientRect());
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const reach = Math.min(56, far * 0.42);
  const step = (n: number): string => `translate(${(dx / far) * n}px, ${(dy / far) * n}px)`;
  figureOf(element).animate(
    [
      { transform: 'none', zIndex: 8 },
      { transform: step(-10), offset: 0.3, zIndex: 8, easing: 'cubic-bezier(.6,0,.9,.4)' },
      { transform: step(reach), offset: 0.55, zIndex: 8 },
      { transform: step(reach * 0.9), offset: 0.66, zIndex: 8 },
      { transform: 'none', zIndex: 8 },
    ],
    { duration: Math.max(320, length), easing: 'ease-out' },
  );
}

/** A starburst with two values that are compared. */
export function burst(at: Point, words: string, below: string, length: number): void {
  const over = piece({ left: at.x - 110, top: at.y - 70, width: 220, height: 140 }, 'stage-burst');
  const text = document.createElement('b');
  text.textContent = words;
  const line = document.createElement('small');
  line.textContent = below;
  over.append(document.createElement('i'), text, line);
  play(
    over,
    [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(1.1)', opacity: 1, offset: 0.14 },
      { transform: 'scale(1)', opacity: 1, offset: 0.22 },
      { transform: 'scale(1)', opacity: 1, offset: 0.86 },
      { transform: 'scale(0.94)', opacity: 0 },
    ],
    { duration: Math.max(700, length), easing: 'ease-out' },
  );
}

/** A card that has just come to lie here flies in from there. */
export function flyIn(element: HTMLElement, from: Point, delay: number): void {
  const to = middle(element.getBoundingClientRect());
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) rotate(-24deg) scale(0.3)`, opacity: 0 },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 40}px) rotate(-10deg) scale(0.75)`, opacity: 1, offset: 0.5 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 340, delay, easing: 'cubic-bezier(.3,.7,.2,1)', fill: 'backwards' },
  );
}

/** A card back flies from one point to another: somebody else drew. */
export function flyBack(from: Point, to: Point, delay: number): void {
  const over = piece({ left: from.x - 17, top: from.y - 24, width: 34, height: 48 }, 'stage-back');
  const way = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
  play(
    over,
    [
      { transform: 'rotate(-20deg)', opacity: 0 },
      { transform: 'rotate(-8deg)', opacity: 1, offset: 0.2 },
      { transform: `${way} scale(0.7)`, opacity: 1, offset: 0.85 },
      { transform: `${way} scale(0.6)`, opacity: 0 },
    ],
    { duration: 420, delay, easing: 'cubic-bezier(.3,.7,.2,1)' },
  );
}

/** A card back goes out of a pile to one side and into it again. */
export function mix(at: Point, side: -1 | 1, delay: number): void {
  const over = piece({ left: at.x - 17, top: at.y - 24, width: 34, height: 48 }, 'stage-back');
  play(
    over,
    [
      { transform: 'none', opacity: 0 },
      { transform: `translate(${side * 26}px, -10px) rotate(${side * 14}deg)`, opacity: 1, offset: 0.45 },
      { transform: 'none', opacity: 0 },
    ],
    { duration: 300, delay, easing: 'ease-in-out' },
  );
}

/** It drops onto the table, and light spreads from where it lands. */
export function drop(element: HTMLElement, length: number): void {
  figureOf(element).animate(
    [
      { transform: 'translateY(-14px) scale(1.28)', opacity: 0 },
      { transform: 'translateY(-6px) scale(1.2)', opacity: 1, offset: 0.3 },
      { transform: 'scale(0.98)', opacity: 1, offset: 0.8 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 320, easing: 'cubic-bezier(.3,.7,.2,1)' },
  );
  ring(element, length, 'stage-light');
}
