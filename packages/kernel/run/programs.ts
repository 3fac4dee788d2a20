import { Frame, OP_RUN, type Row, SET_ROW, type State } from '../state/records.ts';
import { NONE, type Ref, type Seat } from '../types.ts';
import type { Game } from './game.ts';

/** Starts a program above whatever is running. */
export function pushProgram(
  g: Game,
  s: State,
  prog: number,
  self: Ref,
  you: Seat,
  row: Row,
  marks: number,
  below: Frame | null = s.frames.length > 0 ? s.frames[s.frames.length - 1] : null,
): Frame {
  const program = g.programs[prog];
  const vars = program.blankVars.slice();
  const sets = program.blankSets.slice() as number[][];
  sets[SET_ROW] = row;
  const scope = below === null ? 0 : below.scope;
  const side = below === null ? 0 : below.side;
  const frame = new Frame(OP_RUN, prog, 0, self, you, side, scope, NONE, marks, vars, sets);
  s.frames.push(frame);
  return frame;
}
