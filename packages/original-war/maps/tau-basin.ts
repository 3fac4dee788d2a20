import { type GameMap, sector } from './types.ts';

/** Two players; the mirror runs through the plateau and the crater. Five deposits, three win. */
export const tauBasin: GameMap = {
  key: 'tau-basin',
  names: { cs: 'Povodí Tau', en: 'Tau Basin' },
  starts: [1, 8],
  sectors: [
    sector([1, 'Jižní základna', 'Southern Base', [2, 3], 6, 1, 0]),
    sector([2, 'Horní les', 'Upper Forest', [1, 3, 4], 4, 0, 1, 'forest']),
    sector([3, 'Jižní brod', 'Southern Ford', [1, 2, 5], 4, 1, 0]),
    sector([4, 'Náhorní plošina', 'Plateau', [2, 5, 7], 3, 0, 1]),
    sector([5, 'Kráter', 'Crater', [3, 4, 6], 3, 0, 2, 'crater']),
    sector([6, 'Severní brod', 'Northern Ford', [5, 7, 8], 4, 1, 0]),
    sector([7, 'Severní les', 'Northern Forest', [4, 6, 8], 4, 0, 1, 'forest']),
    sector([8, 'Severní základna', 'Northern Base', [6, 7], 6, 1, 0]),
  ],
  symmetries: [[8, 7, 6, 4, 5, 3, 2, 1]],
};
