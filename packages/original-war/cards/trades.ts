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
    name: { cs: 'Mechanik', en: 'Mechanic' },
    wording: {
      cs: 'Vyčerpáním v boji odebere vozidlu 1 zranění, jinak obnoví 1 obrany.',
      en: 'Exhausted in battle, removes 1 wound from a vehicle, or else restores 1 defence.',
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
    name: { cs: 'Dělník', en: 'Worker' },
    wording: {
      cs: 'Vyčerpáním v boji odebere budově 1 zranění, jinak obnoví 1 obrany.',
      en: 'Exhausted in battle, removes 1 wound from a building, or else restores 1 defence.',
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
    name: { cs: 'Vědec', en: 'Scientist' },
    wording: {
      cs: 'Vyčerpáním v boji zruší zranění vaší postavy.',
      en: 'Exhausted in battle, cancels a wound of your character.',
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
    name: { cs: 'Vědec', en: 'Scientist' },
    wording: {
      cs: 'Vyčerpáním v boji obnoví postavě 1 obrany.',
      en: 'Exhausted in battle, restores 1 defence to a character.',
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
