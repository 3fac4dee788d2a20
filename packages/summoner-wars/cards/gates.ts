import { gate } from './build.ts';

/** SW-CARD-portal-startovni, SW-CARD-portal-obycejny. */
export const gates = [
  gate('starting-gate', { cs: 'Portál (startovní)', en: 'Starting Gate' }, 10),
  gate('gate', { cs: 'Portál', en: 'Gate' }, 5),
];
