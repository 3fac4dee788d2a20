import { $, mode, step, verb } from '@bojiste/kernel/effects/build';

/** Podpora a zálohy (SS-SUPP): a monster that leaves its army goes to the reserves. */

export const support = mode(
  'support',
  { cs: 'přesunout do záloh (podpora)', en: 'go to the reserves (support)' },
  step({ cs: 'Podpora', en: 'Support' }, ['SS-SUPP-01', 'SS-SUPP-08'], verb('support', $('m'))),
);
