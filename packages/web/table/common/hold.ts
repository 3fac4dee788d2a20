import { type PointerEvent, useRef } from 'react';

/** Holding a card on a touch screen: looks at it, and the following click does nothing. */
export function useHold(held: () => void) {
  const timer = useRef(0);
  const done = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      done.current = false;
      if (event.pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        done.current = true;
        held();
      }, 450) as unknown as number;
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault(): void }) => {
      event.preventDefault();
      held();
    },
    onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (!done.current) return;
      done.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
