import type { Ability } from '@bojiste/kernel';
import { on, self, verb } from '@bojiste/kernel/effects/build';
import { startOfTurn } from '../words.ts';

/**
 * TRVAJÍCÍ události (lasting events), SW-LAST-04, SW-LAST-06: discarded at the start of their player's next turn. Each
 * discard is an effect of its own, so that the active player orders all start-of-turn effects (SW-RULING-68).
 */
export const lastingEnds: Ability = on('lasting-ends', startOfTurn, verb('discard', self), {
  name: { cs: 'Konec trvající události', en: 'End of an active event' },
  clauses: ['SW-LAST-04', 'SW-TURN-05'],
  tags: ['rule'],
  live: ['lasting'],
});
