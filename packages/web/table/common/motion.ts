/** Single motions over a table: each makes its own elements and takes them away again. Only transforms and opacity move. */

function layer(box: DOMRect): HTMLElement {
  const element = document.createElement('div');
  element.className = 'stage-piece';
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
  element.animate(frames, { fill: 'forwards', ...options }).finished.finally(() => element.remove());
}

/** "−2" rises from what was hurt and fades; the burst behind it shows where. */
export function damageNumber(box: DOMRect, n: number): void {
  const element = layer(box);
  const burst = document.createElement('i');
  const number = document.createElement('b');
  number.textContent = `−${n}`;
  element.append(burst, number);
  play(
    element,
    [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(1.15)', opacity: 1, offset: 0.18 },
      { transform: 'scale(1)', opacity: 1, offset: 0.6 },
      { transform: 'translateY(-34px)', opacity: 0 },
    ],
    { duration: 950, easing: 'ease-out' },
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

/** A card that is gone breaks where it lay, and its pieces fall. */
export function shatter(copy: HTMLElement, box: DOMRect): void {
  SLICES.forEach((slice, i) => {
    const piece = layer(box);
    const part = copy.cloneNode(true) as HTMLElement;
    for (const name of ['data-card', 'data-mark', 'data-aim', 'id']) part.removeAttribute(name);
    part.tabIndex = -1;
    piece.style.clipPath = slice;
    piece.append(part);
    const way = (i - 2) * 16;
    play(
      piece,
      [
        { transform: 'none', opacity: 1, filter: 'brightness(2.2)' },
        { transform: 'none', opacity: 1, filter: 'brightness(1)', offset: 0.12 },
        { transform: `translate(${way}px, ${46 + i * 7}px) rotate(${way}deg)`, opacity: 0, filter: 'brightness(0.6)' },
      ],
      { duration: 620, easing: 'cubic-bezier(.4,0,.9,.6)' },
    );
  });
}
