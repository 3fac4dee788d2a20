import { type GameMap, sector } from './types.ts';

/** Three players; a third of a turn carries each base onto the next. Five deposits, three win. */
export const threeBorders: GameMap = {
  key: 'three-borders',
  names: { cs: 'Trojmezí', en: 'Three Borders' },
  starts: [1, 4, 7],
  sectors: [
    sector([1, 'Základna pod skálou', 'Base below the Rock', [2, 3], 6, 1, 0]),
    sector([2, 'Skalní průsmyk', 'Rock Pass', [1, 3, 9, 10], 4, 0, 1]),
    sector([3, 'Skalní studny', 'Rock Wells', [1, 2, 5], 4, 1, 0]),
    sector([4, 'Základna u řeky', 'Base by the River', [5, 6], 6, 1, 0]),
    sector([5, 'Říční průsmyk', 'River Pass', [3, 4, 6, 10], 4, 0, 1]),
    sector([6, 'Říční studny', 'River Wells', [4, 5, 8], 4, 1, 0]),
    sector([7, 'Základna v stepi', 'Base in the Steppe', [8, 9], 6, 1, 0]),
    sector([8, 'Stepní průsmyk', 'Steppe Pass', [6, 7, 9, 10], 4, 0, 1]),
    sector([9, 'Stepní studny', 'Steppe Wells', [2, 7, 8], 4, 1, 0]),
    sector([10, 'Mimozemské ruiny', 'Alien Ruins', [2, 5, 8], 2, 0, 2, 'ruins']),
  ],
  symmetries: [[4, 5, 6, 7, 8, 9, 1, 2, 3, 10]],
};
