import type { Eff, Proc, Query } from '@bojiste/kernel';
import {
  $,
  all,
  best,
  calc,
  call,
  cardsBy,
  cardsIn,
  count,
  gt,
  let_,
  may,
  noted,
  pick,
  seq,
  some,
  verb,
  when,
} from '@bojiste/kernel/effects/build';

/** What cards of the boss do where the boss would choose: the dearest, and ties are the players'. */

/**
 * Where the rules leave the boss equal choices, the players decide. Of two partners the first proposes and the other
 * agrees; without agreement the first decides alone (SS-ORDER-04, SS-RULING-77, SS-RULING-90).
 */
export function jointly(v: string, what: Query, then: Eff): Eff {
  const alone = pick(v, what, then, { prompt: 'ask.bossTie' });
  const agreed = { ...may(then, { by: $('partner'), prompt: 'ask.agreeTie' }), else: alone } as Eff;
  const together = seq(let_('partner', 1), pick(v, what, agreed, { prompt: 'ask.bossTie' }));
  return when(all(calc('coop'), gt(count(what), 1)), together, alone);
}

const dearest = (what: Query): Query => best(what, 'x', calc('costOf', $('x')));

export const bossEffects: readonly Proc[] = [
  {
    key: 'destroyDearest',
    args: [],
    clauses: ['SS-RULING-79', 'SS-RULING-90'],
    do: jointly('t', dearest(cardsBy('enemyTargets')), verb('destroy', $('t'))),
  },
  {
    key: 'shakeBoard',
    args: [],
    clauses: ['SS-RULING-79', 'SS-RULING-90'],
    do: when(
      some(cardsBy('foeBoard')),
      jointly('t', dearest(cardsBy('foeBoard')), verb('destroy', $('t'))),
      call('harm', 2),
    ),
  },
  // The player concerned chooses the reserve (SS-COOP-12, SS-RULING-64).
  {
    key: 'devour',
    args: [],
    clauses: ['SS-COOP-12', 'SS-RULING-64'],
    do: seq(
      call('chooseVictim'),
      let_('v', noted('victim')),
      when(
        some(cardsIn('reserves', $('v'))),
        pick('r', cardsIn('reserves', $('v')), verb('destroy', $('r')), { by: $('v'), prompt: 'ask.devour' }),
        verb('damageSeat', $('v'), 2),
      ),
    ),
  },
  {
    key: 'endlessTide',
    args: [],
    clauses: ['SS-RULING-79', 'SS-TERM-13'],
    do: jointly('t', dearest(cardsBy('fallenMonsters')), verb('deploy', $('t'))),
  },
];
