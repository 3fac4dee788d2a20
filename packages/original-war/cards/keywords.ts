import type { Ability, Change } from '@bojiste/kernel';
import { add, always, hostOf, only, self, tag } from '@bojiste/kernel/effects/build/index';
import { attackSplit, me } from '../words.ts';

/** Popis schopností karet: the keywords of the manual (OW-KEY). Equal keywords of all cards share one key. */

const word = (key: string, cs: string, en: string, clause: string, what: readonly Change[]): Ability =>
  always(key, what, { wording: { cs: `${cs}.`, en: `${en}.` }, clauses: [clause] });

const plus = (key: string, stat: string, cs: string, en: string, clause: string) => (n: number) =>
  word(`${key}+${n}`, `${cs} +${n}`, `${en} +${n}`, clause, [add(me, stat, n)]);

export const healing = plus('healing', 'healing', 'Léčení', 'Healing', 'OW-KEY-01');
export const buildingRepair = plus('building-repair', 'buildingRepair', 'Oprava budov', 'Building repair', 'OW-KEY-02');
export const vehicleRepair = plus('vehicle-repair', 'vehicleRepair', 'Oprava vozidel', 'Vehicle repair', 'OW-KEY-03');
export const construction = plus('construction', 'construction', 'Stavba budov', 'Construction', 'OW-KEY-08');
export const production = plus('production', 'production', 'Výroba vozidel', 'Production', 'OW-KEY-09');
export const research = plus('research', 'research', 'Výzkum', 'Research', 'OW-KEY-10');

/** The numbers stand on the card itself; the keyword only says so and adds nothing to anything (OW-KEY-04, OW-KEY-05). */
export const crew = (least: number, most: number): Ability => {
  const x = least === most ? `${least}` : undefined;
  return word(
    `crew-${least}-${most}`,
    x ? `Posádka: ${x}` : `Posádka: ${least} až ${most}`,
    x ? `Crew: ${x}` : `Crew: ${least} to ${most}`,
    least === most ? 'OW-KEY-04' : 'OW-KEY-05',
    [add(me, 'health', 0)],
  );
};

export const protection = (n: number): Ability =>
  word(`protection-${n}`, `Ochrana ${n}`, `Protection ${n}`, 'OW-KEY-14', [add(me, 'protection', n)]);

export const skilful = word('skilful', 'Zručný', 'Skilful', 'OW-KEY-11', [tag(me, 'skilful')]);
export const areaAttack = word('area-attack', 'Plošný útok', 'Area attack', 'OW-KEY-12', [tag(me, 'area')]);
export const piercing = word('piercing', 'Průrazný', 'Piercing', 'OW-KEY-13', [tag(me, 'piercing')]);
export const doubleAttack = word('double-attack', 'Dvojitý útok', 'Double attack', 'OW-KEY-15', [tag(me, 'double')]);
export const stun = word('stun', 'Omráčení', 'Stun', 'OW-KEY-16', [tag(me, 'stun')]);
/** The kinds of the card carry the rule; these are its printed words (OW-KEY-17, OW-KEY-18). */
export const mercenary = word('mercenary', 'Žoldák', 'Mercenary', 'OW-KEY-17', [add(me, 'gathering', 0)]);
export const hero = word('hero', 'Hrdina', 'Hero', 'OW-KEY-18', [add(me, 'gathering', 0)]);

const hostVehicle = only(hostOf(self)).kind('vehicle');
const hostBuilding = only(hostOf(self)).kind('building');

const LABELS: Readonly<Record<string, readonly [string, string]>> = {
  defence: ['obrana', 'defence'],
  speed: ['rychlost', 'speed'],
  special: ['speciální útok', 'special attack'],
};

/** Posádka vozidla, posádka budovy: the card this character is assigned to gets the bonus (OW-KEY-06, OW-KEY-07). */
const crewBonus = (key: string, cs: string, en: string, clause: string, of: typeof hostVehicle) => ({
  attack: (people: number, vehicles: number, buildings: number): Ability =>
    word(
      `${key}-attack-${people}-${vehicles}-${buildings}`,
      `${cs}: +${people}/+${vehicles}/+${buildings} útok`,
      `${en}: +${people}/+${vehicles}/+${buildings} attack`,
      clause,
      attackSplit(of, people, vehicles, buildings),
    ),
  stat: (stat: string, n: number): Ability => {
    const [czech, english] = LABELS[stat] ?? [stat, stat];
    return word(`${key}-${stat}-${n}`, `${cs}: +${n} ${czech}`, `${en}: +${n} ${english}`, clause, [add(of, stat, n)]);
  },
  protection: (n: number): Ability =>
    word(`${key}-protection-${n}`, `${cs}: Ochrana ${n}`, `${en}: Protection ${n}`, clause, [add(of, 'protection', n)]),
  tag: (name: string, czech: string, english: string): Ability =>
    word(`${key}-${name}`, `${cs}: ${czech}`, `${en}: ${english}`, clause, [tag(of, name)]),
});
export const vehicleCrew = crewBonus('vehicle-crew', 'Posádka vozidla', 'Vehicle crew', 'OW-KEY-07', hostVehicle);
export const buildingCrew = crewBonus('building-crew', 'Posádka budovy', 'Building crew', 'OW-KEY-06', hostBuilding);

/** All that cards grant by key. */
export const keywords: readonly Ability[] = [skilful, areaAttack, piercing, doubleAttack, stun];
