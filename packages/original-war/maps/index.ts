import { fiveRivers } from './five-rivers.ts';
import { fourWinds } from './four-winds.ts';
import { frozenLakes } from './frozen-lakes.ts';
import { sixFires } from './six-fires.ts';
import { tauBasin } from './tau-basin.ts';
import { threeBorders } from './three-borders.ts';
import type { GameMap } from './types.ts';

export type { GameMap, Sector } from './types.ts';

export const maps: readonly GameMap[] = [tauBasin, frozenLakes, threeBorders, fourWinds, fiveRivers, sixFires];

const FAR = 99;

/** Number of paths between any two sectors (from 0) of a map; unreachable ones are far. */
function measure(map: GameMap): number[][] {
  return map.sectors.map((from) => {
    const away: number[] = new Array(map.sectors.length).fill(FAR);
    away[from.no - 1] = 0;
    const queue = [from.no];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      for (const next of map.sectors[at - 1].paths) {
        if (away[next - 1] !== FAR) continue;
        away[next - 1] = away[at - 1] + 1;
        queue.push(next);
      }
    }
    return away;
  });
}

const distances = maps.map(measure);

/** Sectors are zones 0..n-1 in the order of their numbers. */
export function sectorDistance(map: number, a: number, b: number): number {
  return distances[map]?.[a]?.[b] ?? FAR;
}

/** Sectors beside a sector, as zones. */
const beside = maps.map((map) => map.sectors.map((s) => s.paths.map((no) => no - 1)));
export const pathsFrom = (map: number, sector: number): readonly number[] => beside[map]?.[sector] ?? [];

/** The map a table of so many players uses unless it says otherwise. */
export const usualMap = (seats: number): number => maps.findIndex((map) => map.starts.length === seats);
