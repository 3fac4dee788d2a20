import type { CardDecl } from '@bojiste/kernel';
import { add, allow, by, draw, forbid, gain, kind, tag, you } from '@bojiste/kernel/effects/build/index';
import { attackBy, ofChassis, researches, theirs, withWeapon, yours } from '../../words.ts';
import { both, type TechnologyRow, technology } from '../build.ts';
import { everyRound, standing, yourHand } from '../technologies.ts';
import { whenMet } from '../traits.ts';

/** Technologie Američanů: slunce, optika, počítače. */

const row = (
  key: string,
  cs: string,
  en: string,
  field: TechnologyRow['field'],
  time: number,
  requires: readonly string[] = [],
  abilities: TechnologyRow['abilities'] = [],
): CardDecl => technology({ key, names: both(cs, en), nation: 'americans', field, time, requires, abilities });

const opto = 'sub:opticsLab';
const comp = 'sub:computerLab';
const weap = 'sub:weaponLab';
const sib = 'sub:siberiteLab';

export const americanTechnologies: readonly CardDecl[] = [
  row('solar-power', 'Solární energie', 'Solar Power', 'basic', 2),
  row(
    'solar-engine',
    'Solární pohon',
    'Solar Engine',
    'basic',
    4,
    [],
    [standing('solar-engine', add(yours.solarVehicles, 'speed', 1))],
  ),
  row(
    'ape-psychology',
    'Psychologie opolidí',
    'Ape-man Psychology',
    'basic',
    6,
    ['tech:ape-language'],
    [standing('ape-psychology', allow('work', yours.apes))],
  ),
  row('radar', 'Radar', 'Radar', 'optics', 4, [opto]),
  row('remote-control', 'Dálkové ovládání', 'Remote Control', 'optics', 6, ['tech:radar', opto]),
  row(
    'partial-invisibility',
    'Částečná neviditelnost',
    'Partial Invisibility',
    'optics',
    10,
    ['tech:remote-control', 'tech:laser-sights', opto],
    [standing('partial-invisibility', add(yours.people, 'protection', 1))],
  ),
  row(
    'materialisation-detection',
    'Detekce materializace',
    'Materialisation Detection',
    'optics',
    4,
    ['tech:radar', opto],
    [everyRound('materialisation-detection', gain('crates', you, 1))],
  ),
  row(
    'laser-sights',
    'Laserové zaměřovače',
    'Laser Sights',
    'optics',
    8,
    [opto],
    [standing('laser-sights', add(yours.soldiers, 'initiative', 2))],
  ),
  row('soporific-ammunition', 'Uspávací munice', 'Soporific Ammunition', 'weapons', 6, ['tech:laser-sights', weap]),
  row('high-energy-laser', 'Vysokoenergetický laser', 'High-energy Laser', 'optics', 6, ['tech:laser-sights', opto]),
  row('double-laser', 'Dvojitý laser', 'Double Laser', 'optics', 6, [
    'tech:high-energy-laser',
    'tech:siberite-power',
    opto,
  ]),
  row('siberite-fission', 'Štěpení siberitu', 'Siberite Fission', 'siberite', 14, [
    'tech:siberite-engine',
    'tech:rocket',
    sib,
  ]),
  row('artificial-intelligence', 'Umělá inteligence', 'Artificial Intelligence', 'computer', 5, [comp]),
  row(
    'advanced-ai',
    'Pokročilá umělá inteligence',
    'Advanced Artificial Intelligence',
    'computer',
    9,
    ['tech:artificial-intelligence', comp],
    [standing('advanced-ai', add(yours.computerVehicles, 'initiative', 2))],
  ),
  row(
    'advanced-chassis',
    'Pokročilý podvozek',
    'Advanced Chassis',
    'computer',
    4,
    ['tech:artificial-intelligence', comp],
    [standing('advanced-chassis', add(yours.vehicles.with(ofChassis('medium')), 'speed', 1))],
  ),
  row(
    'gun-turrets',
    'Stabilizované věže',
    'Stabilised Turrets',
    'weapons',
    7,
    ['tech:gun', weap],
    [standing('gun-turrets', ...attackBy(yours.vehicles.with(withWeapon('cannon')), 1))],
  ),
  row(
    'optics-1',
    'Rozvoj optoelektroniky I',
    'Optics Advancement I',
    'optics',
    5,
    [opto],
    [standing('optics-1', ...attackBy(yours.vehicles.with(withWeapon('laser', 'double-laser')), 1))],
  ),
  row(
    'optics-2',
    'Rozvoj optoelektroniky II',
    'Optics Advancement II',
    'optics',
    7,
    ['tech:optics-1', opto],
    [standing('optics-2', tag(yours.vehicles.with(withWeapon('laser', 'double-laser')), 'piercing'))],
  ),
  row(
    'optics-3',
    'Rozvoj optoelektroniky III',
    'Optics Advancement III',
    'optics',
    9,
    ['tech:optics-2', opto],
    [
      standing(
        'optics-3',
        forbid('block', theirs.all, [kind('vehicle'), by(you), withWeapon('laser', 'double-laser')]),
      ),
    ],
  ),
  row(
    'computers-1',
    'Rozvoj počítačů I',
    'Computer Advancement I',
    'computer',
    5,
    [comp],
    [standing('computers-1', add(yours.people, 'research', 1))],
  ),
  row(
    'computers-2',
    'Rozvoj počítačů II',
    'Computer Advancement II',
    'computer',
    7,
    ['tech:computers-1', comp],
    [everyRound('computers-2', draw(you, 1), 'construction')],
  ),
  row(
    'computers-3',
    'Rozvoj počítačů III',
    'Computer Advancement III',
    'computer',
    9,
    ['tech:computers-2', comp],
    [standing('computers-3', add(yourHand.kind('vehicle'), 'crates', -1))],
  ),
  row(
    'solar-panels',
    'Účinnější panely',
    'Better Panels',
    'basic',
    5,
    ['tech:solar-power'],
    [everyRound('solar-panels', gain('energy', you, 1), 'construction')],
  ),
  row(
    'field-hospitals',
    'Polní nemocnice',
    'Field Hospitals',
    'basic',
    6,
    [],
    [standing('field-hospitals', add(yours.scientists, 'healing', 2))],
  ),
  row(
    'open-archives',
    'Otevřené archivy',
    'Open Archives',
    'computer',
    6,
    [comp],
    [whenMet('tech-open-archives', researches({ where: [kind('technology')] }), gain('crates', you, 1))],
  ),
];
