import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  act,
  add,
  all,
  always,
  by,
  calc,
  call,
  cardsBy,
  ev,
  flagged,
  inPlay,
  kind,
  mayDo,
  on,
  pick,
  respond,
  seq,
  turnOf,
  verb,
  where,
  window,
  you,
} from '@bojiste/kernel/effects/build/index';
import { AFTER } from '../rules/anytime.ts';
import { COVER_BONUS } from '../types.ts';

/** What keeps attackers from minding cover is a rule of its own. */
const usesCover = where('x', mayDo('useCover', $('x')));

/** The player himself: what is done without a card is done with this one, and rules that hold for his warriors live here. */
export const player: CardDecl = {
  key: 'player',
  names: { cs: 'Hráč', en: 'Player' },
  set: 'rules',
  type: 'player',
  kinds: ['player'],
  stats: {},
  // Four actions to be rid of a card are only there with a card that grants some.
  facts: { waitsFor: ['don-t-call-again', 'initiative', 'inspired'] },
  abilities: [
    respond('take-weapon', pick('w', cardsBy('spareWeapons'), verb('wield', $('w'))), {
      name: { cs: 'Jiná zbraň', en: 'Another weapon' },
      tags: ['modifier', 'late', 'rule'],
      clauses: ['DT-FIGHT-39'],
    }),
    always('cover', [add(inPlay.with(by(you), kind('warrior'), flagged('covered'), usesCover), 'armor', COVER_BONUS)], {
      name: { cs: 'Úkryt', en: 'Cover' },
      tags: ['rule'],
      clauses: ['DT-COVER-02'],
    }),
    act(
      'shake-off',
      pick(
        'c',
        cardsBy('shakable'),
        seq(verb('spendAction', you, calc('shakeCost', $('c'))), verb('discard', $('c')), call('afterAction')),
      ),
      {
        name: { cs: 'Zbavit se karty', en: 'Get rid of a card' },
        tags: ['rule'],
        during: ['actions', 'extra'],
        clauses: ['DT-TARGET-07'],
      },
    ),
    // One of the players looks after it for all.
    ...(['killed', 'entered', 'fightersNamed', 'healed', 'combatEnded'] as const).map((event) =>
      on(`after-${event}`, { on: event, if: all(turnOf(you), calc('awaited')) }, window(AFTER), {
        name: { cs: 'Hned po události', en: 'Right after it' },
        tags: ['rule'],
        clauses: ['DT-TIME-06'],
      }),
    ),
    on(
      'reward',
      { on: 'killed', by: you, if: all(calc('scored'), calc('unclaimed')) },
      call('takeKill', ev('amount'), calc('killEarns')),
      { name: { cs: 'Body za zabití', en: 'Points for a kill' }, tags: ['rule'], clauses: ['DT-RULING-85'] },
    ),
  ],
};
