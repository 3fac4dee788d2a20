import type { CardDecl } from '@bojiste/kernel';
import {
  add,
  always,
  by,
  flagged,
  forbid,
  lasts,
  no,
  only,
  pick,
  respond,
  self,
  seq,
  spend,
  stat,
  tag,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../../rules/anytime.ts';
import { any, itemsInPlay } from '../../words.ts';
import { deed } from '../deeds.ts';
import { apostleGift, fighting, foeOfHost, gift } from '../legion.ts';
import { type Names, t, target, w } from '../make.ts';

/** A power for heretics: so much to all four numbers. */
const power = (names: Names, n: number): CardDecl =>
  gift(names, [n, n, n, n], [], { set: 'inquisition', to: ['heretic'] });
const untilYourTurn = { turnOf: you, at: 'start' } as const;
const enemy = any.warriors.with(no(by(you)));

/** Dary Černé symetrie: more gifts for all, for heretics, and of the Apostles. */
export const gifts: readonly CardDecl[] = [
  power(['BARBAROUS POWER', 'Barbarská moc'], 1),
  power(['MONSTROUS POWER', 'Obludná moc'], 2),
  power(['UNHOLY POWER', 'Bezbožná moc'], 4),
  power(['UNGODLY POWER', 'Rouhačská moc'], 5),
  apostleGift('semai', ['MIND MELT', 'Tavení mysli'], [2, 2, 0]),
  apostleGift(
    'algeroth',
    ['INDIGESTION', 'Zažívací potíže'],
    [0, 0, 0],
    [always('indigestion', [add(foeOfHost, 'armor', -2)], fighting)],
  ),
  apostleGift(
    'demnogonis',
    ['DECAY', 'Rozklad'],
    [0, 0, 0],
    [
      respond('decay', target(itemsInPlay('equipment'), verb('discard', w)), {
        name: t('Rozklad', 'Decay'),
        tags: [...ANYTIME],
        price: [spend('destiny', stat(self, 'fee'))],
      }),
    ],
    { fee: 10 },
  ),
  apostleGift(
    'muawijhe',
    ['SEND DREAMS', 'Sesílání snů'],
    [0, 0, 0],
    [
      respond('send-dreams', target(enemy.with(no(flagged('covered'))), verb('cover', w)), {
        name: t('Děsivé sny', 'Horrible dreams'),
        tags: [...ANYTIME],
        price: [spend('destiny', stat(self, 'fee'))],
      }),
    ],
    { fee: 5 },
  ),
  apostleGift(
    'muawijhe',
    ['SLEEP', 'Spánek'],
    [0, 0, 0],
    [
      deed(
        'sleep',
        1,
        t('Uspat', 'Put to sleep'),
        pick('w', enemy, lasts(untilYourTurn, forbid('attack', only(w)), tag(only(w), 'sheltered'))),
      ),
    ],
  ),
  apostleGift(
    'semai',
    ['SHROUD', 'Rubáš'],
    [0, 0, 0],
    [
      deed(
        'shroud',
        1,
        t('Zahalit svět', 'Shroud the world'),
        seq(lasts(untilYourTurn, forbid('combat', any.warriors))),
      ),
    ],
  ),
];
