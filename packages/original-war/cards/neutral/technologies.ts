import type { CardDecl } from '@bojiste/kernel';
import { add, allow, gain, you } from '@bojiste/kernel/effects/build/index';
import { attackBy, withWeapon, yours } from '../../words.ts';
import { both, type TechnologyRow, technology } from '../build.ts';
import { everyRound, standing } from '../technologies.ts';

/** Technologie, které zná každý národ. */

const row = (
  key: string,
  cs: string,
  en: string,
  field: TechnologyRow['field'],
  time: number,
  requires: readonly string[] = [],
  abilities: TechnologyRow['abilities'] = [],
): CardDecl => technology({ key, names: both(cs, en), nation: 'neutral', field, time, requires, abilities });

export const neutralTechnologies: readonly CardDecl[] = [
  row('oil-power', 'Využití ropy', 'Oil Power', 'basic', 2),
  row('oil-engine', 'Spalovací motor', 'Combustion Engine', 'basic', 4),
  row('siberite-detection', 'Detekce siberitu', 'Siberite Detection', 'basic', 3),
  row('siberite-power', 'Siberitová energie', 'Siberite Power', 'siberite', 4, [
    'tech:siberite-detection',
    'sub:siberiteLab',
  ]),
  row('siberite-engine', 'Siberitový pohon', 'Siberite Engine', 'siberite', 6, [
    'tech:siberite-power',
    'sub:siberiteLab',
  ]),
  row(
    'artifact-technology',
    'Technologie artefaktů',
    'Artifact Technology',
    'siberite',
    10,
    ['tech:siberite-power', 'sub:siberiteLab'],
    [everyRound('artifact-technology', gain('siberite', you, 1))],
  ),
  row(
    'ape-language',
    'Jazyk opolidí',
    'Ape-man Language',
    'basic',
    4,
    [],
    [standing('ape-language', allow('gather', yours.apes))],
  ),
  row('rotary-gun', 'Rotační kulomet', 'Rotary Machine Gun', 'weapons', 3, ['sub:weaponLab']),
  row('gun', 'Dělo', 'Cannon', 'weapons', 5, ['sub:weaponLab']),
  row('rocket', 'Raketomet', 'Rocket Launcher', 'weapons', 8, ['tech:gun', 'sub:weaponLab']),
  row(
    'heavy-metallurgy',
    'Pokročilá metalurgie',
    'Advanced Metallurgy',
    'weapons',
    8,
    ['tech:gun', 'sub:weaponLab'],
    [standing('heavy-metallurgy', add(yours.vehicles, 'defence', 1))],
  ),
  technology({
    key: 'weapons-advancement',
    names: both('Rozvoj zbraňových technologií', 'Weapons Advancement'),
    nation: 'neutral',
    field: 'weapons',
    time: 8,
    requires: ['sub:weaponLab'],
    book: ['name', 'affectsOthers'],
    abilities: [
      standing(
        'weapons-advancement',
        ...attackBy(yours.all.with(withWeapon('machine-gun', 'cannon', 'rocket-launcher')), 1),
      ),
    ],
  }),
  row(
    'masonry',
    'Zpevněné základy',
    'Reinforced Foundations',
    'basic',
    5,
    [],
    [standing('masonry', add(yours.buildings, 'defence', 2))],
  ),
];
