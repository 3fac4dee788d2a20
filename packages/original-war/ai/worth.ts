import type { CardDef, Game } from '@bojiste/kernel';
import { bit, CRANE, KIND, STAT } from '../types.ts';

/** What cards are worth by print alone, worked out once for a game: the evaluation adds up thousands of them a second. */

export interface Worth {
  /** What it can do and take in a battle. */
  readonly force: number;
  /** Finished and in play. */
  readonly full: number;
  /** In hand, where it can be laid; less where its conditions are not met yet. */
  readonly hand: number;
  readonly requires: readonly string[];
}

/** Buildings by what they open; a second one of the same design opens nothing new. */
const BUILDINGS: readonly (readonly [kind: number, full: number, hand: number])[] = [
  [KIND.siberiteMine, 4, 2.4],
  [KIND.oilWell, 5, 0.8],
  [KIND.warehouse, 10, 2.5],
  [KIND.storehouse, 6, 2],
  [KIND.factory, 5, 0.9],
  [KIND.workshop, 8.5, 1.3],
  [KIND.laboratory, 9, 2],
  [KIND.plant, 4.5, 0.7],
];
const LABORATORIES = ['weaponLab', 'siberiteLab', 'opticsLab', 'computerLab', 'spacetimeLab', 'cyberLab', 'biologyLab'];

const value = (def: CardDef, stat: number): number => Math.max(0, def.stats[stat]);

/** Attack and stamina multiply: a strong card that falls at once is worth as little as one that never hits. */
function forceOf(def: CardDef): number {
  const attack =
    (value(def, STAT.attackPeople) * 2 + value(def, STAT.attackVehicles) + value(def, STAT.attackBuildings)) / 4;
  const stamina = value(def, STAT.defence) * value(def, STAT.health);
  return Math.sqrt(attack * stamina) * (1 + value(def, STAT.initiative) * 0.02);
}

const isA = (def: CardDef, kind: number): boolean => (def.kinds & bit(kind)) !== 0;

function buildingWorth(def: CardDef, force: number): { full: number; hand: number } {
  const known = BUILDINGS.find(([kind]) => isA(def, kind));
  if (known !== undefined) return { full: known[1], hand: known[2] };
  if (def.words.some((word) => LABORATORIES.includes(word.slice(4)))) return { full: 6, hand: 0.9 };
  return { full: 1 + force * 0.22, hand: 0.45 };
}

/** A technology is worth what stands on it: designs and further technologies. */
function technologyWorth(g: Game, def: CardDef): number {
  const { key } = def.decl;
  if (key === 'siberite-detection') return 8;
  const word = `requires:${key}`;
  let opened = 0;
  for (const other of g.defs) {
    if (!other.words.includes(word) || (other.decl.set !== def.decl.set && def.decl.set !== 'neutral')) continue;
    opened += isA(other, KIND.technology) ? 0.25 : 0.2;
  }
  return 0.5 + Math.min(2.4, opened) + (def.abilities.length > 0 ? 0.6 : 0);
}

function worthOf(g: Game, def: CardDef): Worth {
  const force = forceOf(def);
  const facts = def.decl.facts?.requires;
  const requires = Array.isArray(facts) ? (facts as readonly string[]) : [];
  const base = { force, requires };
  if (isA(def, KIND.character)) {
    const experienced = def.decl.facts?.front === undefined ? 0 : 0.8;
    return { ...base, full: 4 + force * 0.35 + experienced, hand: 0 };
  }
  if (isA(def, KIND.technology)) return { ...base, full: technologyWorth(g, def), hand: 0 };
  if (isA(def, KIND.building)) return { ...base, ...buildingWorth(def, force) };
  const tool = value(def, STAT.weapon) === CRANE ? 2.5 : value(def, STAT.special) * 0.5;
  return { ...base, full: 2.5 + force * 0.8 + tool, hand: 1.1 };
}

const tables = new WeakMap<Game, readonly Worth[]>();

/** By number of the definition. */
export function worthTable(g: Game): readonly Worth[] {
  let table = tables.get(g);
  if (table === undefined) {
    table = g.defs.map((def) => worthOf(g, def));
    tables.set(g, table);
  }
  return table;
}
