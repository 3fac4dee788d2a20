import type { Frame, State } from '../../state/records.ts';
import type { Context } from './context.ts';

/** A step that does something and goes on. The next step is set first: what it does may push a frame. */
export function simple(c: Context, act: (s: State, f: Frame) => void): void {
  const next = c.pc + 1;
  c.emit((s, f) => {
    f.pc = next;
    act(s, f);
    return false;
  });
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
