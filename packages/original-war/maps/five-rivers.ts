import { type GameMap, sector } from './types.ts';

/** Five players; a fifth of a turn carries each base onto the next. Seven deposits, four win. */
export const fiveRivers: GameMap = {
  key: 'five-rivers',
  names: { cs: 'Pět řek', en: 'Five Rivers' },
  starts: [1, 4, 7, 10, 13],
  sectors: [
    sector([1, 'Základna na prahu', 'Base on the Threshold', [2, 3], 6, 1, 0]),
    sector([2, 'Prahový průsmyk', 'Threshold Pass', [1, 3, 15, 16], 4, 0, 1]),
    sector([3, 'Prahové studny', 'Threshold Wells', [1, 2, 5], 4, 1, 0]),
    sector([4, 'Základna v lesích', 'Base in the Woods', [5, 6], 6, 1, 0]),
    sector([5, 'Lesní průsmyk', 'Forest Pass', [3, 4, 6, 16], 4, 0, 1]),
    sector([6, 'Lesní studny', 'Forest Wells', [4, 5, 8], 4, 1, 0]),
    sector([7, 'Základna u jezera', 'Base by the Lake', [8, 9], 6, 1, 0]),
    sector([8, 'Jezerní průsmyk', 'Lake Pass', [6, 7, 9, 16], 4, 0, 1]),
    sector([9, 'Jezerní studny', 'Lake Wells', [7, 8, 11], 4, 1, 0]),
    sector([10, 'Základna na pláni', 'Base on the Plain', [11, 12], 6, 1, 0]),
    sector([11, 'Planinový průsmyk', 'Plain Pass', [9, 10, 12, 16], 4, 0, 1]),
    sector([12, 'Planinové studny', 'Plain Wells', [10, 11, 14], 4, 1, 0]),
    sector([13, 'Základna v roklině', 'Base in the Gorge', [14, 15], 6, 1, 0]),
    sector([14, 'Roklinový průsmyk', 'Gorge Pass', [12, 13, 15, 16], 4, 0, 1]),
    sector([15, 'Roklinové studny', 'Gorge Wells', [2, 13, 14], 4, 1, 0]),
    sector([16, 'Srdce kráteru', 'Heart of the Crater', [2, 5, 8, 11, 14], 3, 0, 2, 'crater']),
  ],
  symmetries: [[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1, 2, 3, 16]],
};
