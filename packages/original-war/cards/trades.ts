import type { Ability } from '@bojiste/kernel';
import {
  $,
  act,
  by,
  calc,
  drop,
  exhaust,
  flagged,
  inPlay,
  instead,
  kind,
  pick,
  plus,
  self,
  stat,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import type { Profession } from '../types.ts';

/** Povolání v boji: what a trade lets a character do in battle (OW-PROF, OW-RULING-78, OW-RULING-79). Printed as a reminder. */

const broken = where('x', calc('hurtOrWeak', $('x')));
const inBattle = inPlay.with(flagged('inBattle'));
const isFree = calc('freeSpecialist', self);

const mechanic = act(
  'mechanic',
  pick('c', inBattle.kind('vehicle').with(broken), verb('mend', $('c'), plus(1, stat(self, 'vehicleRepair')))),
  {
    when: isFree,
    price: [exhaust('exhausted')],
    clauses: ['OW-PROF-01', 'OW-PROF-02', 'OW-RULING-79'],
    keyword: {
      name: { cs: 'Mechanik', en: 'Mechanic' },
      reminder: {
        cs: 'V boji vyčerpej tuto postavu: odeber 1 zranění z vozidla, nebo nezraněnému vozidlu obnov 1 bod obrany.',
        en: 'In battle, exhaust this character: remove 1 wound from a vehicle, or restore 1 defence to an unwounded one.',
      },
    },
  },
);

const worker = act(
  'worker',
  pick('c', inBattle.kind('building').with(broken), verb('mend', $('c'), plus(1, stat(self, 'buildingRepair')))),
  {
    when: isFree,
    price: [exhaust('exhausted')],
    clauses: ['OW-PROF-03', 'OW-PROF-04', 'OW-RULING-79'],
    keyword: {
      name: { cs: 'Dělník', en: 'Worker' },
      reminder: {
        cs: 'V boji vyčerpej tuto postavu: odeber 1 zranění z budovy, nebo nezraněné budově obnov 1 bod obrany.',
        en: 'In battle, exhaust this character: remove 1 wound from a building, or restore 1 defence to an unwounded one.',
      },
    },
  },
);

const treats = instead(
  'scientist-saves',
  { on: 'wounded', subject: [kind('character'), flagged('inBattle'), by(you)], if: isFree },
  drop,
  {
    optional: true,
    price: [exhaust('exhausted')],
    clauses: ['OW-PROF-05', 'OW-RULING-78'],
    keyword: {
      name: { cs: 'Vědec', en: 'Scientist' },
      reminder: {
        cs: 'Když má být tvá postava v boji zraněna, můžeš vyčerpat tuto postavu a zranění zrušit.',
        en: 'When one of your characters would be wounded in battle, you may exhaust this character to cancel the wound.',
      },
    },
  },
);

const heals = act(
  'scientist-heals',
  pick(
    'c',
    inBattle.kind('character').with(by(you), where('x', calc('isWeak', $('x')))),
    verb('restoreDefence', $('c'), plus(1, stat(self, 'healing'))),
  ),
  {
    when: isFree,
    price: [exhaust('exhausted')],
    clauses: ['OW-KEY-01', 'OW-RULING-78'],
    keyword: {
      name: { cs: 'Vědec', en: 'Scientist' },
      reminder: {
        cs: 'V boji vyčerpej tuto postavu: obnov své oslabené postavě 1 bod obrany.',
        en: 'In battle, exhaust this character: restore 1 defence to one of your weakened characters.',
      },
    },
  },
);

const TRADES: Readonly<Record<Profession, readonly Ability[]>> = {
  soldier: [],
  worker: [worker],
  mechanic: [mechanic],
  scientist: [treats, heals],
};

export const trade = (profession: Profession): readonly Ability[] => TRADES[profession];
