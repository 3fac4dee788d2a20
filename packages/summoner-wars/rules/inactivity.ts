import type { Ability } from '@bojiste/kernel';
import { all, during, eq, noted, on, self, verb, you } from '@bojiste/kernel/effects/build';

/**
 * Trest za pasivitu (inactivity penalty), SW-PASS-01 to -08. It falls due with the other effects at the end of the
 * attack phase, so that the active player can order them (SW-TERM-28): hence an ability that every Summoner has.
 */
export const inactivity: Ability = on(
  'inactivity',
  { on: 'stepEnds', by: you, if: all(during('attack'), eq(noted('enemyAttacked'), 0)) },
  verb('penalise', self),
  {
    name: { cs: 'Trest za pasivitu', en: 'Inactivity penalty' },
    clauses: ['SW-PASS-01', 'SW-PASS-06'],
    tags: ['rule'],
  },
);
