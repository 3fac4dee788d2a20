/**
 * Texts that are too long for their place take a shorter form, never an ellipsis. All that wait are measured together,
 * so that a page full of cards is laid out once for each step and not once for each card.
 */

interface Waiting {
  readonly element: HTMLElement;
  readonly tooLong: () => void;
}

let waiting: Waiting[] = [];

function measure(): void {
  const now = waiting;
  waiting = [];
  const long = now.filter(({ element }) => element.scrollHeight > element.clientHeight + 1);
  for (const { tooLong } of long) tooLong();
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

/** Calls back where the element does not hold its text. */
export function whenTooLong(element: HTMLElement, tooLong: () => void): () => void {
  if (waiting.length === 0) queueMicrotask(measure);
  const entry = { element, tooLong };
  waiting.push(entry);
  return () => {
    waiting = waiting.filter((one) => one !== entry);
  };
}
