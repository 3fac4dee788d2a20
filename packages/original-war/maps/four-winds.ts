import { type GameMap, sector } from './types.ts';

/** Four players, all against all or two teams; a quarter of a turn carries each base onto the next. Seven deposits. */
export const fourWinds: GameMap = {
  key: 'four-winds',
  names: { cs: 'Čtyři větry', en: 'Four Winds' },
  starts: [1, 4, 7, 10],
  sectors: [
    sector([1, 'Severní tábor', 'North Camp', [2, 3], 6, 1, 0]),
    sector([2, 'Severní svah', 'North Slope', [1, 3, 12, 13], 4, 0, 1]),
    sector([3, 'Severní slatina', 'North Fen', [1, 2, 5], 4, 1, 0, 'swamp']),
    sector([4, 'Východní tábor', 'East Camp', [5, 6], 6, 1, 0]),
    sector([5, 'Východní svah', 'East Slope', [3, 4, 6, 13], 4, 0, 1]),
    sector([6, 'Východní slatina', 'East Fen', [4, 5, 8], 4, 1, 0, 'swamp']),
    sector([7, 'Jižní tábor', 'South Camp', [8, 9], 6, 1, 0]),
    sector([8, 'Jižní svah', 'South Slope', [6, 7, 9, 13], 4, 0, 1]),
    sector([9, 'Jižní slatina', 'South Fen', [7, 8, 11], 4, 1, 0, 'swamp']),
    sector([10, 'Západní tábor', 'West Camp', [11, 12], 6, 1, 0]),
    sector([11, 'Západní svah', 'West Slope', [9, 10, 12, 13], 4, 0, 1]),
    sector([12, 'Západní slatina', 'West Fen', [2, 10, 11], 4, 1, 0, 'swamp']),
    sector([13, 'Velký kráter', 'Great Crater', [2, 5, 8, 11], 3, 0, 3, 'crater']),
  ],
  symmetries: [[4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 13]],
};
