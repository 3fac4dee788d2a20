import type { Frame, State } from '../state/records.ts';
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

/** The frame whose variables the innermost living scope of that name holds, null outside one. */
export function scopeFrame(s: State, name: number): Frame | null {
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
