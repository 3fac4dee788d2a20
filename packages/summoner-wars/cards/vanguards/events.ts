import {
  $,
  allow,
  always,
  each,
  grant,
  isCard,
  may,
  on,
  pay,
  play,
  self,
  spendCounter,
  together,
} from '@bojiste/kernel/effects/build';
import { destroyed, handUnits, startOfTurn, yourSummoner, yours } from '../../words.ts';
import { called, nationCards, ours } from '../build.ts';
import { boost, discard, heal, stronger, unboost } from '../effects.ts';

/** Předvoj (Vanguards): events. */

const { epic, standard } = nationCards('vanguards');

/** It stays as long as a boost can be spent at the start of its player's turn. */
export const holyJudgment = epic(
  'holy-judgment',
  ours('Svatý soud', 'Holy Judgment'),
  { cost: 0, phase: 'attack', lasting: true, ownEnd: true },
  play('holy-judgment', boost(self, 2), called('Svatý soud', 'Holy Judgment')),
  always('judgment', [stronger(yours.commons, 1)], { ...called('Svatý soud', 'Holy Judgment'), live: ['lasting'] }),
  on('judgment-fades', destroyed(yours.units), unboost(self, 1), {
    ...called('Svatý soud', 'Holy Judgment'),
    live: ['lasting'],
  }),
  on('judgment-ends', startOfTurn, may(pay(spendCounter('boost', 1)), { else: discard(self) }), {
    ...called('Svatý soud', 'Holy Judgment'),
    live: ['lasting'],
    clauses: ['SW-LAST-04', 'SW-PREC-01'],
  }),
);

export const guardingSpirits = standard(
  'guarding-spirits',
  ours('Strážní duchové', 'Guarding Spirits'),
  { cost: 0, phase: 'magic', lasting: true, symbols: ['divine', 'light'] },
  always('guarding-spirits', [grant(yours.commons.within(3, yourSummoner), 'guarded')], {
    ...called('Strážní duchové', 'Guarding Spirits'),
    live: ['lasting'],
  }),
);

export const massHeal = standard(
  'mass-heal',
  ours('Hromadné léčení', 'Mass Heal'),
  { cost: 1, phase: 'move', symbols: ['divine'] },
  play(
    'mass-heal',
    together(each('u', yours.troops.within(2, yourSummoner), heal($('u'), 2))),
    called('Hromadné léčení', 'Mass Heal'),
  ),
);

export const renewedHope = standard(
  'renewed-hope',
  ours('Obnovená naděje', 'Renewed Hope'),
  { cost: 0, phase: 'summon', lasting: true, symbols: ['light'] },
  always(
    'renewed-hope',
    [allow('summonAnytime', handUnits), allow('summonBeside', handUnits, [isCard(yourSummoner)])],
    {
      ...called('Obnovená naděje', 'Renewed Hope'),
      live: ['lasting'],
      clauses: ['SW-PREC-01'],
    },
  ),
);
