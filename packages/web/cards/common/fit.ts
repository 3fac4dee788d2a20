/**
 * Texts that are too long for their place take a shorter form, never an ellipsis. All that wait are measured together,
 * so that a page full of cards is laid out once for each step and not once for each card.
 */

export interface Measured {
  /** Of the card and of what another one covers of it: equal sizes hold equal texts. */
  readonly size: string;
  readonly tooLong: boolean;
}

interface Waiting {
  readonly element: HTMLElement;
  readonly heard: (measured: Measured) => void;
}

let waiting: Waiting[] = [];

export function sizeOf(text: HTMLElement): string {
  const card = text.parentElement;
  const covered = Number.parseFloat(getComputedStyle(text).getPropertyValue('--covered'));
  return `${card?.clientWidth} x ${card?.clientHeight} - ${Math.round(covered)}`;
}

function measure(): void {
  const now = waiting;
  waiting = [];
  const all = now.map(({ element }) => ({
    size: sizeOf(element),
    tooLong: element.scrollHeight > element.clientHeight + 1,
  }));
  for (const [i, { heard }] of now.entries()) heard(all[i] as Measured);
}

/** Fonts come in while texts already stand: what was measured in another font is measured anew. */
class Fonts {
  private seen = 0;
  private readonly told = new Set<() => void>();

  constructor() {
    if (typeof document === 'undefined') return;
    document.fonts?.addEventListener('loadingdone', () => {
      this.seen++;
      for (const tell of this.told) tell();
    });
  }

  readonly count = (): number => this.seen;

  readonly subscribe = (tell: () => void): (() => void) => {
    this.told.add(tell);
    return () => this.told.delete(tell);
  };
}

export const fonts = new Fonts();

/** Calls back with the size of the place and whether the text is too long for it. */
export function whenMeasured(element: HTMLElement, heard: (measured: Measured) => void): () => void {
  if (waiting.length === 0) queueMicrotask(measure);
  const entry = { element, heard };
  waiting.push(entry);
  return () => {
    waiting = waiting.filter((one) => one !== entry);
  };
}
