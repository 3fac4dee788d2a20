import type { ScopeDecl } from '../effects/procedures.ts';
import { type Frame, OP_RUN, type State } from '../state/records.ts';
import { NONE } from '../types.ts';
import { endMods } from './atoms.ts';
import type { Game } from './game.ts';

/**
 * Scopes: named stretches of a procedure (a fight, an attack). Their guard is tested whenever the state is settled;
 * when it fails the scope ends, its modifiers with it, and its frames pop as control returns to them.
 */

export function openScope(s: State, name: number, frame: number): number {
  const serial = ++s.serial;
  s.scopes = [...s.scopes, serial, name, frame];
  return serial;
}

export function closeScope(s: State, serial: number): void {
  const kept: number[] = [];
  for (let i = 0; i < s.scopes.length; i += 3) {
    if (s.scopes[i] !== serial) kept.push(s.scopes[i], s.scopes[i + 1], s.scopes[i + 2]);
  }
  if (kept.length === s.scopes.length) return;
  s.scopes = kept;
  s.unsettled = 1;
  endMods(s, (mod) => mod.scope === serial);
}

/** Serial of the innermost living scope of that name, 0 for none. */
export function scopeNamed(s: State, name: number): number {
  let serial = 0;
  for (let i = 0; i < s.scopes.length; i += 3) if (s.scopes[i + 1] === name) serial = s.scopes[i];
  return serial;
}

/** The frame in which the innermost living scope of that name runs, null outside one. */
function scopeFrame(s: State, name: number): Frame | null {
  for (let i = s.scopes.length - 3; i >= 0; i -= 3) {
    if (s.scopes[i + 1] === name) return s.frames[s.scopes[i + 2]] ?? null;
  }
  return null;
}

/** Ends scopes whose guard no longer holds. */
export function settleScopes(g: Game, s: State): void {
  for (let i = s.scopes.length - 3; i >= 0; i -= 3) {
    const frame: Frame | undefined = s.frames[s.scopes[i + 2]];
    const guard = frame === undefined ? null : g.programs[frame.prog].guard;
    if (guard !== null && frame !== undefined && !guard(s, frame)) closeScope(s, s.scopes[i]);
  }
}

/** The innermost run of one of these procedures, null while none runs. */
function runOf(s: State, programs: readonly number[]): Frame | null {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame.op === OP_RUN && programs.includes(frame.prog)) return frame;
  }
  return null;
}

/** What rules ask about a scope. Outside it there is nothing: `frame` is null, values are -1 and setting does nothing. */
export interface ScopeReader<Name extends string> {
  /** Number of the innermost one, by which it is told from others before and after; 0 outside. */
  serial(g: Game, s: State): number;
  /** The frame of the innermost one. */
  frame(g: Game, s: State): Frame | null;
  /** What the innermost one holds, or the one that is running in a frame known already. */
  get(g: Game, s: State, name: Name, of?: Frame | null): number;
  set(g: Game, s: State, name: Name, to: number): void;
  /** A number that differs, as a rule, whenever one of these or the depth of the scopes does; 0 outside. */
  stamp(...names: Name[]): (g: Game, s: State) => number;
}

/** How rules reach what a scope holds: by the declared names, whatever the program that opened it calls or counts. */
export function scopeReader<Name extends string>(decl: ScopeDecl<Name>): ScopeReader<Name> {
  const places = new Map<string, number>(decl.holds.map((name, i) => [name, i]));
  let last: Game | null = null;
  let scope = NONE;
  let programs: readonly number[] = [];
  const load = (g: Game): void => {
    last = g;
    if (decl.procedures !== undefined) programs = decl.procedures.map((name) => g.names.procs.get(name) ?? NONE);
    else scope = g.names.scopes.get(decl.name) ?? NONE;
  };
  const frame = (g: Game, s: State): Frame | null => {
    if (g !== last) load(g);
    if (decl.procedures !== undefined) return runOf(s, programs);
    return s.scopes.length === 0 ? null : scopeFrame(s, scope);
  };
  const slot = (g: Game, of: Frame, name: Name): number => g.programs[of.prog].held[places.get(name) as number];
  return {
    serial: (g, s) => {
      if (g !== last) load(g);
      return s.scopes.length === 0 ? 0 : scopeNamed(s, scope);
    },
    frame,
    get: (g, s, name, of = frame(g, s)) => (of === null ? NONE : of.vars[slot(g, of, name)]),
    set: (g, s, name, to) => {
      const of = frame(g, s);
      if (of !== null) of.vars[slot(g, of, name)] = to;
    },
    stamp: (...names) => {
      const at = names.map((name) => places.get(name) as number);
      return (g, s) => {
        const of = frame(g, s);
        if (of === null) return 0;
        const { held } = g.programs[of.prog];
        let key = s.scopes.length;
        for (let i = 0; i < at.length; i++) key = (Math.imul(key, 31) + of.vars[held[at[i]]] + 7) | 0;
        return key;
      };
    },
  };
}
