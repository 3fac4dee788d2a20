import type { CardDecl } from '@bojiste/kernel';
import {
  add,
  always,
  calc,
  cause,
  hostOf,
  only,
  printed,
  self,
  tag,
  tagged,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { dying, fights, opponentOf } from '../words.ts';
import {
  airship,
  city,
  darkImmune,
  enlists,
  firstAttack,
  freelancer,
  hunt,
  noEquipment,
  ofOwnCorporation,
  protects,
} from './common.ts';
import { answer, gear, SAVES, warrior, weapon } from './make.ts';

const host = hostOf(self);
const foe = opponentOf(host);

/** Mishima. */
export const mishima: readonly CardDecl[] = [
  warrior(['SAMURAI', 'Samuraj'], [3, 3, 3, 3], ['mishima']),
  warrior(['COMBAT WARHEAD', 'Bojová hlavice'], [4, 4, 3, 4], ['mishima'], [darkImmune]),
  warrior(['SUICIDE WARHEAD', 'Sebevražedná hlavice'], [10, 0, 0, 3], ['mishima'], [darkImmune, noEquipment], {
    facts: { fragile: true },
  }),
  warrior(['TATSU', 'Tatsu'], [6, 6, 7, 7], ['mishima'], [protects('tatsu', 'samurai')], {
    kinds: ['personality'],
    words: ['samurai'],
  }),
  warrior(['SHADOW WALKER', 'Vrah ze stínů'], [4, 3, 4, 5], ['mishima'], [firstAttack], {
    book: true,
    set: 'inquisition',
  }),
  warrior(['EX-MISHIMA FREELANCER', 'Ex-mishimský žoldnéř'], [3, 3, 3, 1], [], [freelancer], {
    roles: ['mercenary'],
    facts: { former: 'mishima' },
  }),
  weapon(
    'blade',
    ['SCALPER', 'Skalpovač'],
    [1, 0, 0],
    [always('scalper.fear', [add(only(foe), 'fight', -1)], { if: calc('wielded', self) })],
    { to: ['mishima'] },
  ),
  airship(['FUKIMURA NO. 12 "KAMIKAZE"', 'Vzdušný koráb Fukimura č. 12 „Kamikadze“'], 'mishima'),
  city(['LONGSHORE', 'Dlouhé pobřeží'], 'mishima'),
  hunt(['EXONERATED RONIN', 'Očištěný rónin'], ['mishima'], ofOwnCorporation('mishima')),
  enlists(['DUTIFUL SERVICE', 'Věrná služba'], 'mishima'),
  answer(SAVES, dying(tagged('mishima')))(['SWORN VENGEANCE', 'Přísaha pomsty'], verb('wound', cause)),
  weapon('blade', ['DAI-SHO OF THE ANCIENT EMPERORS', 'Daišó dávných císařů'], [6, 0, 0], [], {
    set: 'inquisition',
    type: 'relic',
    to: ['mishima'],
  }),
  gear(
    'ki',
    ["THE MONKEY'S FOOT", 'Opičí noha'],
    [0, 0, 0],
    [always('monkeys-foot', [add(only(host), 'armor', printed(foe, 'armor'))], { if: fights(host) })],
    { set: 'apocalypse' },
  ),
  gear(
    'ki',
    ["TORONAGA'S RAGING MIGHT", 'Toronagova zuřivá síla'],
    [0, 0, 0],
    [always('toronagas-might', [add(only(host), 'fight', printed(foe, 'fight'))], { if: fights(host) })],
    { set: 'apocalypse' },
  ),
  gear(
    'ki',
    ['SUPREME CONCENTRATION', 'Nejvyšší soustředění'],
    [0, 0, 0],
    [always('supreme-concentration', [add(only(host), 'shoot', printed(foe, 'shoot'))], { if: fights(host) })],
    { set: 'apocalypse' },
  ),
  gear('ki', ['KI SELF HEALING', 'Sebeléčení KI'], [0, 0, 0], [], { set: 'apocalypse', facts: { healsInCover: true } }),
  gear('ki', ['SHADOW WALK', 'Chůze stínem'], [0, 0, 0], [always('shadow-walk', [tag(only(host), 'firstAttack')])], {
    set: 'apocalypse',
  }),
];
