import { type GameMap, sector } from './types.ts';

/** Six players, all against all or in teams; a sixth of a turn carries each base onto the next. Nine deposits, five win. */
export const sixFires: GameMap = {
  key: 'six-fires',
  names: { cs: 'Šest ohňů', en: 'Six Fires' },
  starts: [1, 4, 7, 10, 13, 16],
  sectors: [
    sector([1, 'Severní tábor', 'North Camp', [2, 3], 6, 1, 0]),
    sector([2, 'Severní svah', 'North Slope', [1, 3, 18, 19], 4, 0, 1]),
    sector([3, 'Severní slatina', 'North Fen', [1, 2, 5], 4, 1, 0, 'swamp']),
    sector([4, 'Severovýchodní tábor', 'North-east Camp', [5, 6], 6, 1, 0]),
    sector([5, 'Severovýchodní svah', 'North-east Slope', [3, 4, 6, 19], 4, 0, 1]),
    sector([6, 'Severovýchodní slatina', 'North-east Fen', [4, 5, 8], 4, 1, 0, 'swamp']),
    sector([7, 'Jihovýchodní tábor', 'South-east Camp', [8, 9], 6, 1, 0]),
    sector([8, 'Jihovýchodní svah', 'South-east Slope', [6, 7, 9, 19], 4, 0, 1]),
    sector([9, 'Jihovýchodní slatina', 'South-east Fen', [7, 8, 11], 4, 1, 0, 'swamp']),
    sector([10, 'Jižní tábor', 'South Camp', [11, 12], 6, 1, 0]),
    sector([11, 'Jižní svah', 'South Slope', [9, 10, 12, 19], 4, 0, 1]),
    sector([12, 'Jižní slatina', 'South Fen', [10, 11, 14], 4, 1, 0, 'swamp']),
    sector([13, 'Jihozápadní tábor', 'South-west Camp', [14, 15], 6, 1, 0]),
    sector([14, 'Jihozápadní svah', 'South-west Slope', [12, 13, 15, 19], 4, 0, 1]),
    sector([15, 'Jihozápadní slatina', 'South-west Fen', [13, 14, 17], 4, 1, 0, 'swamp']),
    sector([16, 'Severozápadní tábor', 'North-west Camp', [17, 18], 6, 1, 0]),
    sector([17, 'Severozápadní svah', 'North-west Slope', [15, 16, 18, 19], 4, 0, 1]),
    sector([18, 'Severozápadní slatina', 'North-west Fen', [2, 16, 17], 4, 1, 0, 'swamp']),
    sector([19, 'Velké ruiny', 'Great Ruins', [2, 5, 8, 11, 14, 17], 3, 0, 3, 'ruins']),
  ],
  symmetries: [[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1, 2, 3, 19]],
};
