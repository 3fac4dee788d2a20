import { idOf, type State } from '../state/records.ts';
import type { Ref } from '../types.ts';
import type { CompiledAbility } from './game.ts';

/** When the note of a use is forgotten. */
export const RESETS = { step: 0, turn: 1, game: 2 } as const;

/** When a continuous or delayed effect ends. */
export const UNTIL = { ever: 0, turn: 1, step: 2, source: 3, scope: 4, turnStart: 5, turnEnd: 6 } as const;

/** May this object use the ability once more before its limit is reset? */
export function limitLeft(s: State, ref: Ref, ability: CompiledAbility): boolean {
  if (ability.limit === 0) return true;
  let uses = 0;
  for (let i = 0; i < s.used.length; i += 2)
    if (s.used[i + 1] === ability.id && (s.used[i] === ref || (ability.limitShared && together(s, s.used[i], ref))))
      uses++;
  return uses < ability.limit;
}

/** Do two objects belong to the same seat, wherever they are by now? */
const together = (s: State, a: Ref, b: Ref): boolean => s.cards[idOf(a)].control === s.cards[idOf(b)].control;
