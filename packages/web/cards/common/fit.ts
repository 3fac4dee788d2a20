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

/** Calls back where the element does not hold its text. */
export function whenTooLong(element: HTMLElement, tooLong: () => void): () => void {
  if (waiting.length === 0) queueMicrotask(measure);
  const entry = { element, tooLong };
  waiting.push(entry);
  return () => {
    waiting = waiting.filter((one) => one !== entry);
  };
}
