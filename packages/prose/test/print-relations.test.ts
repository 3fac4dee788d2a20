import { build as b } from '@bojiste/kernel/effects/index';
import type { Cond, Num, Query } from '@bojiste/kernel/effects/nodes';
import type { Lang } from '@bojiste/kernel/types';
import { expect, test } from 'vitest';
import { printCondition, printNumber, printQuery } from '../print/index.ts';
import { unit, words } from './print-game.ts';

/** How a card stands to others, in both languages. */

type Say = (lang: Lang) => string;

const { self, you, $ } = b;
const own = (kind: string) => b.inPlay.with(b.kind(kind), b.by(you));
const k = unit();
const c =
  (x: Cond): Say =>
  (l) =>
    printCondition(words, x, l, k);
const n =
  (x: Num): Say =>
  (l) =>
    printNumber(words, x, l, k);
const q =
  (x: Query): Say =>
  (l) =>
    printQuery(words, x, l, k);

const rows: readonly (readonly [string, Say, string, string])[] = [
  [
    'upon',
    q(b.inPlay.with(b.kind('unit'), b.upon(b.kind('structure')))),
    'jednotka přiložená ke stavbě',
    'a unit attached to a structure',
  ],
  [
    'bearing',
    q(b.inPlay.with(b.kind('unit'), b.no(b.bearing(b.kind('structure'))))),
    'jednotka bez stavby',
    'a unit without a structure',
  ],
  ['in a zone', c(b.is(self, b.inZone('hand', you))), 'je tato jednotka ve vaší ruce', 'this unit is in your hand'],
  [
    'beside',
    q(b.inPlay.with(b.kind('unit'), b.sameZoneAs(self))),
    'jednotka na stejném místě jako tato jednotka',
    'a unit in the same place as this unit',
  ],
  ['copy', q(b.inPlay.with(b.alike(self))), 'kopie této jednotky', 'a copy of this unit'],
  [
    'most',
    n(b.most('m', own('unit'), b.stat($('m'), 'strength'))),
    'nejvyšší síla mezi vlastními jednotkami',
    'the highest strength of friendly units',
  ],
];

test.each(rows)('%s', (_, say, cs, en) => {
  expect(say('cs')).toBe(cs);
  expect(say('en')).toBe(en);
});
