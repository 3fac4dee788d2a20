import { hidingPlaces } from '../../run/answers.ts';
import { addMod } from '../../run/atoms.ts';
import type { Game } from '../../run/game.ts';
import { modelOf } from '../../run/listen.ts';
import { pushProgram } from '../../run/programs.ts';
import { rowsFrame, submit } from '../../run/rows.ts';
import { closeScope, openScope, scopeNamed } from '../../run/scopes.ts';
import { UNTIL } from '../../run/usage.ts';
import { pushWindow } from '../../run/windows.ts';
import { type Frame, SET_ROW, SET_ROWS, type Sets, type State } from '../../state/records.ts';
import { NONE } from '../../types.ts';
import type { Eff, Until, WindowSpec } from '../nodes.ts';
import { compileDelayed } from './abilities.ts';
import { compileChange } from './changes.ts';
import { Context } from './context.ts';
import { compileCond, compileEff, compileWho } from './parts.ts';
import { simple } from './steps.ts';
import { compileArg } from './values.ts';

/** What stretches over time: packets, scopes, procedures, windows, lasting and delayed effects. */

/** Effects: trees are flattened into steps with jumps. A step sets the next `pc` itself. */

const EMPTY: number[] = [];

export function compileTogether(c: Context, node: Extract<Eff, { k: 'together' }>): void {
  const { g } = c;
  const window = node.answers === undefined ? NONE : internWindow(c, node.answers);
  const outer = c.helper();
  simple(c, (s, f) => {
    f.vars[outer] = f.collect;
    if (f.collect < 0) {
      f.collect = s.frames.length - 1;
      f.sets[SET_ROWS] = EMPTY;
    }
  });
  compileEff(c, node.do);
  simple(c, (s, f) => {
    // Inside another packet the rows have gone there already.
    if (f.vars[outer] >= 0) return;
    f.collect = NONE;
    const rows = f.sets[SET_ROWS];
    f.sets[SET_ROWS] = EMPTY;
    if (rows.length === 0) return;
    if (window === NONE) submit(g, s, NONE, rows, f.scope);
    else {
      s.frames.push(rowsFrame(rows, f.scope));
      pushWindow(g, s, f, window);
    }
  });
}

export function compileScope(c: Context, node: Extract<Eff, { k: 'scope' }>): void {
  const { g } = c;
  const name = c.lookup(g.names.scopes, node.scope, 'scope');
  const body = new Context(g, `${c.place}/${node.scope}`, c.parts, c);
  body.within.add(node.scope);
  compileEff(body, node.do);
  const decl = g.def.scopes.find((scope) => scope.name === node.scope);
  if (decl !== undefined) body.program.held = c.held(decl);
  simple(body, (s, f) => closeScope(s, f.scope));
  if (node.while !== undefined) body.program.guard = compileCond(body, node.while);
  const prog = body.register();
  simple(c, (s, f) => {
    const frame = pushProgram(g, s, prog, f.self, f.you, f.sets[SET_ROW], 0, f);
    frame.vars = f.vars.slice();
    frame.sets = f.sets.slice() as Sets;
    frame.scope = openScope(s, name, s.frames.length - 1);
  });
}

export function compileCall(c: Context, node: Extract<Eff, { k: 'call' }>): void {
  const { g } = c;
  const proc = g.def.procs.find((p) => p.key === node.proc);
  if (proc === undefined) c.fail(`unknown procedure "${node.proc}"`);
  c.inside(proc.within, `"${node.proc}"`);
  if (proc.args.length !== node.args.length)
    c.fail(`"${node.proc}" takes ${proc.args.length} arguments, not ${node.args.length}`);
  const args = node.args.map((arg) => compileArg(c, arg));
  const you = node.as === undefined ? null : compileWho(c, node.as);
  simple(c, (s, f) => {
    const by = you === null ? f.you : you(s, f);
    const frame = pushProgram(g, s, g.names.procs.get(node.proc) as number, f.self, by, f.sets[SET_ROW], 0, f);
    frame.collect = f.collect;
    for (let i = 0; i < args.length; i++) frame.vars[i] = args[i](s, f);
  });
}

export function internWindow(c: Context, spec: WindowSpec): number {
  const { g } = c;
  const found = g.windows.findIndex((w) => w.spec === spec);
  if (found >= 0) return found;
  const asks =
    spec.asks === undefined ? null : compileCond(new Context(g, `${c.place}/${spec.name}`, c.parts), spec.asks);
  g.windows.push({ spec, allow: g.tagBit(spec.allow), asks, via: NONE, hidden: [] });
  return g.windows.length - 1;
}

/** What of the windows depends on procedures and cards: those are compiled later. */
export function finishWindows(g: Game): void {
  for (const window of g.windows) {
    const { via, allow } = window.spec;
    window.via = via === undefined ? NONE : (g.names.procs.get(via) ?? NONE);
    window.hidden = hidingPlaces(g, allow);
  }
}

interface End {
  readonly code: number;
  readonly seat: (s: State, f: Frame) => number;
  readonly scope: (s: State) => number;
}

export function compileUntil(c: Context, until: Until): End {
  const nobody = () => NONE;
  const none = () => 0;
  if (typeof until === 'string') return { code: UNTIL[until], seat: nobody, scope: none };
  if ('scope' in until) {
    const name = c.lookup(c.g.names.scopes, until.scope, 'scope');
    return { code: UNTIL.scope, seat: nobody, scope: (s) => scopeNamed(s, name) };
  }
  const seat = compileWho(c, until.turnOf);
  return { code: until.at === 'start' ? UNTIL.turnStart : UNTIL.turnEnd, seat, scope: none };
}

export function compileLasts(c: Context, node: Extract<Eff, { k: 'lasts' }>): void {
  const { g } = c;
  const end = compileUntil(c, node.until);
  const changes = node.what.map((change) => compileChange(c, change));
  simple(c, (s, f) => {
    for (const change of changes)
      addMod(g, s, f.self, f.you, change, end.code, end.seat(s, f), end.scope(s), captured(g, s, f, change));
  });
}

/** A copy notes what its model is: the model may leave for a place where nobody may look it up. */
function captured(g: Game, s: State, f: Frame, change: number): number[] {
  const { kind, from } = g.changes[change];
  return kind === 'copy' ? [...f.vars, modelOf(s, from(s, f))] : f.vars.slice();
}

export function compileLater(c: Context, node: Extract<Eff, { k: 'later' }>): void {
  const { g } = c;
  const end = compileUntil(c, node.until);
  const change = compileDelayed(c, node.at, node.do);
  simple(c, (s, f) => addMod(g, s, f.self, f.you, change, end.code, end.seat(s, f), end.scope(s), f.vars.slice()));
}
