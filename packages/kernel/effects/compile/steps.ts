import type { Step, Test } from '../../run/game.ts';
import type { Frame, State } from '../../state/records.ts';
import type { Context } from './context.ts';

/** Shared, so that callers can see that there is nothing to test. */
export const yes: Test = () => true;

/** A step that does something and goes on. */
export function simple(c: Context, act: (s: State, f: Frame) => void): void {
  c.emit(act as Step);
}

/** A jump whose target is set later. */
export function jump(c: Context): (pc: number) => void {
  let target = 0;
  c.emit((_, f) => {
    f.pc = target;
    return false;
  });
  return (pc) => {
    target = pc;
  };
}
