import type { CardDecl } from '@bojiste/kernel';
import { allow, always, either, flagged, forbid, kind, pick, tagged, verb } from '@bojiste/kernel/effects/build/index';
import { any, called, plain, riding, yours } from '../words.ts';
import { casts, me, slayer } from './common.ts';
import { deed } from './deeds.ts';
import { inSquad, other } from './families.ts';
import { type Bonus, bonus, t, w, warrior } from './make.ts';

/** Leads those who ride, never himself (DT-SELF-01). */
const leadsRiders = (key: string, riders: typeof any.warriors, n: number) =>
  always(key, bonus(riders.with(other), [n, n, n, n] as Bonus), inSquad);
const captainFacts = { set: 'warzone', kinds: ['captain'] as const, words: ['commander'] };

/** Velitelé, strážci a samotáři (officers, guards, loners) of the corporations, the Brotherhood and the tribes. */
export const officers: readonly CardDecl[] = [
  warrior(
    ['FLIGHT COMMANDER', 'Velitel letky'],
    [5, 9, 7, 9],
    ['capitol'],
    [
      leadsRiders(
        'flight-commander',
        yours.of('capitol').with(either(kind('airship'), tagged('asVehicle'), riding(kind('airship')))),
        3,
      ),
    ],
    captainFacts,
  ),
  warrior(
    ['KOMMANDANT', 'Komandant'],
    [5, 6, 9, 10],
    ['bauhaus'],
    [leadsRiders('kommandant', yours.of('bauhaus').with(either(riding(called('tank')), tagged('asVehicle'))), 5)],
    captainFacts,
  ),
  warrior(
    ['SHINOBI', 'Šinobi'],
    [5, 9, 8, 8],
    ['mishima'],
    [always('shinobi', bonus(yours.warriors.with(called('hatamoto'), plain), [5, 5, 5]))],
    { set: 'golgotha', kinds: ['personality', 'captain'], words: ['commander', 'hatamoto'] },
  ),
  warrior(
    ['WAR MEDIC', 'Válečný medik'],
    [0, 0, 5, 3],
    [],
    [
      always('war-medic.bare', [forbid('receive', me, [kind('equipment')], 2)]),
      always('war-medic.peace', [forbid('attack', me, undefined, 2)]),
      deed(
        'war-medic',
        3,
        t('Ošetření', 'Treatment'),
        pick('w', any.of('doomtrooper').with(flagged('wounded')), verb('heal', w)),
      ),
    ],
    { set: 'warzone' },
  ),
  warrior(
    ['NICHOLAI', 'Nikolaj'],
    [5, 4, 6, 8],
    ['brotherhood'],
    [
      casts('manipulation', 'exorcism'),
      always('nicholai.personal', [allow('cast', me, [kind('personalSpell')])]),
      slayer,
    ],
    { set: 'promo', limit: 0, kinds: ['personality'], words: ['mortificator'] },
  ),
];
