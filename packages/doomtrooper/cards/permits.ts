import type { CardDecl } from '@bojiste/kernel';
import { alike, always, forbid, inPlay, not, self, some } from '@bojiste/kernel/effects/build/index';
import { me } from './common.ts';
import { freeAttacks, freeRelics, freeZones, stands } from './laid.ts';
import { anytime, asActions } from './make.ts';

/** Karty, které dovolují, co pravidla dovolují vždy (DT-RULING-120, DT-REL-02): cards that permit what is permitted anyway. */
const standing = always('standing', [forbid('discard', me, undefined, 2), forbid('sacrifice', me, undefined, 2)]);

export const permits: readonly CardDecl[] = [
  asActions(
    2,
    ['TOTAL WAR!', 'Totální válka!'],
    stands,
    { set: 'apocalypse', post: '+', when: not(some(inPlay.with(alike(self)))) },
    [freeAttacks('total-war')],
  ),
  anytime(
    ['NOTED COLLECTOR', 'Věhlasný sběratel'],
    stands,
    { book: true, set: 'inquisition', post: '+', facts: { waitsFor: ['curse-of-algeroth'] } },
    [standing, freeRelics('noted-collector')],
  ),
  anytime(['GRAND TACTICIAN', 'Velký stratég'], stands, { book: true, set: 'warzone', post: '+' }, [
    standing,
    freeZones('grand-tactician'),
  ]),
];
