import type { State } from '../state/records.ts';

/** Is this scope the innermost living one of its name? Changes of outer ones sleep meanwhile (a fight within a fight). */
export function scopeSpeaks(s: State, serial: number): boolean {
  let name = -1;
  let last = 0;
  for (let i = 0; i < s.scopes.length; i += 3) if (s.scopes[i] === serial) name = s.scopes[i + 1];
  for (let i = 0; i < s.scopes.length; i += 3) if (s.scopes[i + 1] === name) last = s.scopes[i];
  return last === serial;
}
