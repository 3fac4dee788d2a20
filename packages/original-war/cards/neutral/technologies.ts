import type { CardDecl } from '@bojiste/kernel';
import { both, technology } from '../build.ts';

/** Technologie, které zná každý národ. */
export const neutralTechnologies: readonly CardDecl[] = [
  technology({
    key: 'oil-power',
    names: both('Využití ropy', 'Oil Power'),
    nation: 'neutral',
    field: 'basic',
    time: 3,
  }),
  technology({
    key: 'siberite-detection',
    names: both('Detekce siberitu', 'Siberite Detection'),
    nation: 'neutral',
    field: 'basic',
    time: 3,
  }),
];
