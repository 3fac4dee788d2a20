import { Frame, NO_ROW, OP_RUN, type Row, SET_ROW, type Sets, type State } from '../state/records.ts';
import { NONE, type Ref, type Seat } from '../types.ts';
import type { Game, Program } from './game.ts';

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
  const scope = below === null ? 0 : below.scope;
  const side = below === null ? 0 : below.side;
  const frame = program.spare.pop() ?? newFrame(program, prog);
  frame.self = self;
  frame.you = you;
  frame.side = side;
  frame.scope = scope;
  frame.marks = marks;
  frame.sets[SET_ROW] = row;
  s.frames.push(frame);
  return frame;
}

/** Starts a procedure with its arguments; `below` lends it its source and the event it is about. */
export function pushCall(g: Game, s: State, proc: string, you: Seat, args: readonly number[], below?: Frame): Frame {
  const prog = g.names.procs.get(proc);
  if (prog === undefined) throw new Error(`no procedure "${proc}"`);
  const frame = pushProgram(g, s, prog, below?.self ?? NONE, you, below?.sets[SET_ROW] ?? NO_ROW, 0, below);
  for (let i = 0; i < args.length; i++) frame.vars[i] = args[i];
  return frame;
}

function newFrame(program: Program, prog: number): Frame {
  const sets = program.blankSets.slice() as Sets;
  return new Frame(OP_RUN, prog, 0, NONE, NONE, 0, 0, NONE, 0, program.blankVars.slice(), sets);
}

const ENOUGH = 8;

/** Pops the topmost frame, whose program has ended. Nothing else holds it: copies of a state copy its frames. */
export function endProgram(g: Game, s: State, frame: Frame): void {
  s.frames.pop();
  const program = g.programs[frame.prog];
  if (program.spare.length >= ENOUGH || frame.vars.length !== program.blankVars.length) return;
  frame.pc = 0;
  frame.collect = NONE;
  for (let i = 0; i < frame.vars.length; i++) frame.vars[i] = NONE;
  for (let i = 0; i < frame.sets.length; i++) frame.sets[i] = EMPTY;
  program.spare.push(frame);
}

const EMPTY: number[] = [];
