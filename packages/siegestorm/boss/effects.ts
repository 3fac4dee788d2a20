import type { Proc } from '@bojiste/kernel';
import { $, call, cardsIn, let_, noted, pick, seq, some, verb, when } from '@bojiste/kernel/effects/build';

/** What cards of the boss make a player do. */

export const bossEffects: readonly Proc[] = [
  // The player concerned chooses the reserve (SS-COOP-12, SS-RULING-64).
  {
    key: 'devour',
    args: ['n'],
    clauses: ['SS-COOP-12', 'SS-RULING-64'],
    do: seq(
      call('chooseVictim'),
      let_('v', noted('victim')),
      when(
        some(cardsIn('reserves', $('v'))),
        pick('r', cardsIn('reserves', $('v')), verb('destroy', $('r')), { by: $('v'), prompt: 'ask.devour' }),
        verb('damageSeat', $('v'), $('n')),
      ),
    ),
  },
];
