import type { CardDecl } from '@bojiste/kernel';
import { $, add, always, gain, inPlay, pick, verb, you } from '@bojiste/kernel/effects/build/index';
import { here, wounded, yours } from '../../words.ts';
import { both, vehicle } from '../build.ts';
import { doubleAttack, skilful, stun } from '../keywords.ts';
import { breakthrough, copiedResearch, fieldMedic, fieldRepair, noEscape, salvage, smoke, theft } from '../lines.ts';
import { tap, whenever } from '../traits.ts';

/** Pomocná a zvláštní vozidla Rusů. */

const n = { nation: 'russians' } as const;
const medium = { ...n, chassis: 'medium', control: 'manual', drive: 'combustion' } as const;
const heavy = { ...n, chassis: 'heavy', control: 'manual', drive: 'combustion' } as const;

export const russianSupport: readonly CardDecl[] = [
  vehicle({
    ...medium,
    key: 'workshop-truck',
    names: both('Pojízdná dílna', 'Mobile Workshop'),
    cost: [5, 1, 0],
    time: 6,
    requires: ['tech:oil-engine'],
    crew: [1, 2],
    body: [11, 10, 2],
    weapon: 'crane',
    special: 2,
    abilities: [
      skilful,
      tap('mobile-workshop', pick('c', yours.vehicles.with(here, wounded), verb('heal', $('c'), 1))),
    ],
    command: fieldRepair,
  }),
  vehicle({
    ...medium,
    key: 'tau-cannon',
    names: both('Tau-dělo', 'Tau Cannon'),
    drive: 'siberiteDrive',
    cost: [7, 0, 2],
    time: 8,
    requires: ['tech:tau-radiation', 'tech:gun', 'tech:siberite-engine'],
    crew: [1, 1],
    body: [10, 11, 2],
    weapon: 'cannon',
    attack: [6, 11, 8],
    abilities: [stun],
    command: noEscape,
  }),
  vehicle({
    ...medium,
    key: 'scout-car',
    names: both('Průzkumný obrněnec', 'Scout Car'),
    cost: [3, 1, 0],
    time: 4,
    requires: ['tech:oil-engine'],
    crew: [1, 1],
    body: [16, 8, 1],
    weapon: 'machine-gun',
    attack: [7, 3, 2],
    command: copiedResearch,
  }),
  vehicle({
    ...heavy,
    key: 'twin-rocket',
    names: both('Dvojče', 'Twin Rocket'),
    cost: [12, 1, 1],
    time: 10,
    requires: ['tech:rockets-1', 'tech:advanced-rocketry', 'sub:factory'],
    crew: [2, 2],
    body: [7, 15, 3],
    weapon: 'rocket',
    attack: [9, 8, 14],
    abilities: [doubleAttack],
    command: smoke(5),
  }),
  vehicle({
    ...medium,
    key: 'wrecker',
    names: both('Vyprošťovák', 'Wrecker'),
    cost: [4, 1, 0],
    time: 5,
    requires: ['tech:oil-engine'],
    crew: [1, 1],
    body: [11, 11, 2],
    weapon: 'cargo',
    special: 2,
    abilities: [
      whenever('wrecker', { on: 'destroyed', subject: [{ k: 'kind', kind: 'vehicle' }] }, gain('crates', you, 1)),
    ],
    command: salvage,
  }),
  vehicle({
    ...medium,
    key: 'ambulance',
    names: both('Sanitní polopás', 'Half-track Ambulance'),
    cost: [3, 1, 0],
    time: 5,
    requires: ['tech:oil-engine'],
    crew: [1, 2],
    body: [12, 9, 2],
    weapon: 'cargo',
    special: 2,
    abilities: [tap('ambulance', pick('c', yours.characters.with(here, wounded), verb('heal', $('c'), 1)))],
    command: fieldMedic,
  }),
  vehicle({
    ...heavy,
    key: 'propaganda-car',
    names: both('Agitační vůz', 'Propaganda Car'),
    cost: [4, 1, 0],
    time: 5,
    requires: ['tech:oil-engine'],
    crew: [1, 1],
    body: [10, 12, 2],
    weapon: 'radar',
    special: 1,
    abilities: [always('propaganda', [add(inPlay.kind('human').with(here, { k: 'by', who: you }), 'defence', 1)])],
    command: theft(2),
  }),
  vehicle({
    ...medium,
    key: 'science-van',
    names: both('Vědecký vůz', 'Science Van'),
    cost: [4, 1, 0],
    time: 5,
    requires: ['tech:oil-engine'],
    crew: [1, 2],
    body: [11, 9, 2],
    weapon: 'radar',
    special: 1,
    abilities: [always('science-van', [add(yours.people.with(here), 'research', 1)])],
    command: breakthrough(5),
  }),
];
