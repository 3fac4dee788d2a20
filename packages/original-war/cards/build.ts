import type { Ability, Bilingual, CardDecl } from '@bojiste/kernel';
import { INITIATIVE, type Nation, type Profession, type Weapon, weaponId } from '../types.ts';
import { crew, protection } from './keywords.ts';
import { trade } from './trades.ts';

/** How cards are written: one small record each. Numbers are our own unless the manual prints them (fact `source`). */

export const both = (cs: string, en: string): Bilingual => ({ cs, en });

/** One side of a character, or what a vehicle or building fights with: speed/defence/health, weapon, attack triple or special value. */
export interface Body {
  readonly body: readonly [speed: number | null, defence: number, health: number];
  readonly weapon?: Weapon;
  readonly attack?: readonly [people: number, vehicles: number, buildings: number];
  readonly special?: number;
  /** Only where it differs from what is usual for the attack type. */
  readonly initiative?: number;
  readonly abilities?: readonly Ability[];
}

const bodyStats = ({
  body: [speed, defence, health],
  weapon = 'none',
  attack,
  special,
  initiative,
}: Body): Record<string, number> => ({
  ...(speed !== null && { speed }),
  defence,
  health,
  weapon: weaponId(weapon),
  ...(attack && { attackPeople: attack[0], attackVehicles: attack[1], attackBuildings: attack[2] }),
  ...(special !== undefined && { special }),
  ...(special === undefined && { initiative: initiative ?? INITIATIVE[weapon] ?? 0 }),
});

const weaponWord = (body: Body): string[] => (body.weapon === undefined ? [] : [`weapon:${body.weapon}`]);

// ---- characters ----------------------------------------------------------------------------------------------------------

export interface CharacterRow {
  readonly key: string;
  /** Name: what is unique. Subname: which version it is (OW-CHAR-01, OW-CHAR-02). */
  readonly name: Bilingual;
  readonly subname: Bilingual;
  readonly nation: Nation;
  readonly trade: Profession;
  readonly sort?: 'human' | 'ape' | 'animal';
  readonly experience?: number;
  readonly hero?: boolean;
  readonly mercenary?: boolean;
  /** Fields the manual prints itself; all others are the project's. */
  readonly book?: readonly string[];
  readonly front: Body;
  readonly back?: Body;
}

const nameKey = (name: Bilingual): string => name.cs.toLowerCase();

function side(row: CharacterRow, body: Body, key: string, facts: CardDecl['facts']): CardDecl {
  const { name, subname, nation, sort = 'human', hero, mercenary } = row;
  return {
    key,
    names: both(`${name.cs}, ${subname.cs}`, `${name.en}, ${subname.en}`),
    words: [`name:${nameKey(name)}`, ...weaponWord(body)],
    set: nation,
    type: 'character',
    kinds: ['character', sort, row.trade, 'unique', ...(hero ? ['hero'] : []), ...(mercenary ? ['mercenary'] : [])],
    stats: bodyStats(body),
    abilities: [...(sort === 'human' ? trade(row.trade) : []), ...(body.abilities ?? [])],
    facts: {
      nation,
      name: nameKey(name),
      subname: subname.cs,
      source: 'project',
      ...(row.book && { book: row.book }),
      ...facts,
    },
  };
}

/** Front and experienced side (OW-CHAR-05): two definitions of one card; animals have no other side. */
export function character(row: CharacterRow): CardDecl[] {
  const back = `${row.key}-experienced`;
  const front = side(row, row.front, row.key, row.back === undefined ? {} : { back });
  const stats = { ...front.stats, ...(row.back && { threshold: row.experience ?? 4 }) };
  if (row.back === undefined) return [{ ...front, stats }];
  return [{ ...front, stats }, side(row, row.back, back, { front: row.key })];
}

// ---- buildings and vehicles --------------------------------------------------------------------------------------------------

interface BuiltRow extends Body {
  readonly key: string;
  readonly names: Bilingual;
  readonly nation: Nation;
  readonly cost: readonly [crates: number, oil: number, siberite: number];
  readonly time: number;
  readonly requires?: readonly string[];
  readonly unique?: boolean;
  readonly mercenary?: boolean;
  readonly crew?: readonly [number, number];
  readonly protection?: number;
  readonly energy?: number;
  readonly book?: readonly string[];
  readonly command?: Ability;
}

export interface BuildingRow extends BuiltRow {
  /** Subtypes (OW-BLDC-04). */
  readonly sub: readonly string[];
  /** Upgrades: subtype of the building they are put on (OW-UPGR-01). */
  readonly on?: string;
  readonly deposit?: 'oil' | 'siberite';
  readonly output?: number;
}

export interface VehicleRow extends BuiltRow {
  readonly chassis: 'light' | 'medium' | 'heavy' | 'hover' | 'behemoth';
  readonly control: 'manual' | 'computer' | 'remote';
  readonly drive: 'combustion' | 'solar' | 'siberiteDrive';
}

function built(row: BuiltRow): Pick<CardDecl, 'key' | 'names' | 'set' | 'abilities'> & {
  stats: Record<string, number>;
  facts: Record<string, never>;
} {
  const [crates, oil, siberite] = row.cost;
  const [least = 0, most = 0] = row.crew ?? [];
  return {
    key: row.key,
    names: row.names,
    set: row.nation,
    stats: {
      ...bodyStats(row),
      crates,
      oil,
      siberite,
      time: row.time,
      energy: row.energy ?? 0,
      crewMin: least,
      crewMax: most,
    },
    abilities: [
      ...(most > 0 ? [crew(least, most)] : []),
      ...(row.protection ? [protection(row.protection)] : []),
      ...(row.abilities ?? []),
      ...(row.command ? [row.command] : []),
    ],
    facts: {},
  };
}

const requireWords = (requires: readonly string[] = []): string[] =>
  requires.map((one) => `requires:${one.slice(one.indexOf(':') + 1)}`);
const commandKind = (command: Ability | undefined): string => command?.tags?.[0] ?? '';

/** Not on the card, but without it the card does nothing: for whoever mixes decks to try cards (OW-ENERGY-02). */
const currentFor = ({ energy = 0 }: BuiltRow): string[] => (energy > 0 ? ['sub:plant'] : []);

const SUB_KINDS = ['storehouse', 'warehouse', 'workshop', 'factory', 'laboratory', 'plant', 'oilWell', 'siberiteMine'];

export function building(row: BuildingRow): CardDecl {
  const base = built(row);
  return {
    ...base,
    words: [
      ...row.sub.map((sub) => `sub:${sub}`),
      ...requireWords(row.requires),
      ...weaponWord(row),
      ...(row.command ? [`command:${commandKind(row.command)}`] : []),
    ],
    type: 'building',
    kinds: [
      'building',
      ...row.sub.filter((sub) => SUB_KINDS.includes(sub)),
      ...(row.on ? ['upgrade'] : []),
      ...(row.unique ? ['unique'] : []),
      ...(row.mercenary ? ['mercenary'] : []),
    ],
    stats: { ...base.stats, ...(row.deposit && { output: row.output ?? 1 }) },
    facts: {
      nation: row.nation,
      name: row.key,
      requires: row.requires ?? [],
      sub: row.sub,
      command: commandKind(row.command),
      source: 'project',
      waitsFor: [...(row.on ? [`sub:${row.on}`] : []), ...currentFor(row)],
      ...(row.on && { on: row.on }),
      ...(row.deposit && { deposit: row.deposit }),
      ...(row.book && { book: row.book }),
    },
  };
}

export function vehicle(row: VehicleRow): CardDecl {
  const base = built(row);
  return {
    ...base,
    words: [
      `chassis:${row.chassis}`,
      ...requireWords(row.requires),
      ...weaponWord(row),
      ...(row.command ? [`command:${commandKind(row.command)}`] : []),
    ],
    type: 'vehicle',
    kinds: [
      'vehicle',
      row.control,
      row.drive,
      ...(row.unique ? ['unique'] : []),
      ...(row.mercenary ? ['mercenary'] : []),
    ],
    facts: {
      nation: row.nation,
      name: row.key,
      requires: row.requires ?? [],
      chassis: row.chassis,
      command: commandKind(row.command),
      source: 'project',
      waitsFor: ['sub:workshop', ...(row.control === 'remote' ? ['sub:tower'] : []), ...currentFor(row)],
      ...(row.book && { book: row.book }),
    },
  };
}

// ---- technologies ---------------------------------------------------------------------------------------------------------------

export interface TechnologyRow {
  readonly key: string;
  readonly names: Bilingual;
  readonly nation: Nation;
  /** Field (OW-TECHC-03). */
  readonly field: 'basic' | 'weapons' | 'siberite' | 'computer' | 'optics' | 'spacetime' | 'biology';
  readonly time: number;
  readonly requires?: readonly string[];
  readonly abilities?: readonly Ability[];
  readonly book?: readonly string[];
}

export function technology(row: TechnologyRow): CardDecl {
  return {
    key: row.key,
    names: row.names,
    words: [`tech:${row.key}`, `field:${row.field}`, ...requireWords(row.requires)],
    set: row.nation,
    type: 'technology',
    kinds: ['technology'],
    stats: { time: row.time },
    abilities: (row.abilities ?? []).map((ability) => ({ ...ability, live: ['researched'] })),
    facts: {
      nation: row.nation,
      name: row.key,
      requires: row.requires ?? [],
      field: row.field,
      /** OW-TABLE-02, OW-EX-08: such a technology is never hidden in a stack. */
      affectsOthers: (row.abilities ?? []).length > 0,
      source: 'project',
      ...(row.book && { book: row.book }),
    },
  };
}
