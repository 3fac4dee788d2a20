import { type GameMap, sector } from './types.ts';

/** Two players on a square; half a turn carries one base onto the other. Five deposits, three win. */
export const frozenLakes: GameMap = {
  key: 'frozen-lakes',
  names: { cs: 'Zamrzlá jezera', en: 'Frozen Lakes' },
  starts: [1, 9],
  sectors: [
    sector([1, 'Západní přístaviště', 'Western Landing', [2, 4], 6, 1, 0]),
    sector([2, 'Severní jezero', 'Northern Lake', [1, 3, 5], 4, 0, 1]),
    sector([3, 'Ledový hřbet', 'Ice Ridge', [2, 6], 5, 0, 1]),
    sector([4, 'Lomová stráň', 'Quarry Slope', [1, 5, 7], 4, 1, 0]),
    sector([5, 'Ruiny', 'Ruins', [2, 4, 6, 8], 2, 0, 1, 'ruins']),
    sector([6, 'Protější stráň', 'Far Slope', [3, 5, 9], 4, 1, 0]),
    sector([7, 'Sněžný hřbet', 'Snow Ridge', [4, 8], 5, 0, 1]),
    sector([8, 'Jižní jezero', 'Southern Lake', [5, 7, 9], 4, 0, 1]),
    sector([9, 'Východní přístaviště', 'Eastern Landing', [6, 8], 6, 1, 0]),
  ],
  symmetries: [[9, 8, 7, 6, 5, 4, 3, 2, 1]],
};
