import type { Choice } from '@bojiste/session/types';
import type { FocusEvent, PointerEvent } from 'react';
import type { Control } from './control.ts';

/**
 * Shows what a choice would do while the mouse is over it or the keyboard stands on it. A finger shows nothing before it
 * is lifted: the preview makes the prompt higher, what was touched moves away, and the tap would be lost.
 */
export const pointingAt = (control: Control, choice: Choice | null, entered?: () => unknown) => ({
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) control.point(choice);
  },
  onBlur: () => control.point(null),
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    entered?.();
    control.point(choice);
  },
  onPointerLeave: () => control.point(null),
});
