import type { CardDecl } from '@bojiste/kernel';
import { gates } from './bosses/gates.ts';
import { sheets } from './bosses/sheets.ts';
import { hungrySwarm } from './hungry-swarm/deck.ts';
import { leaders as courtLeaders } from './khung-lai/leaders.ts';
import { ranks as courtRanks } from './khung-lai/ranks.ts';
import { easterEggs } from './promo/easter-eggs.ts';
import { shamans } from './raging-shamans/deck.ts';
import { leaders as seraphLeaders } from './seraphia/leaders.ts';
import { ranks as seraphRanks } from './seraphia/ranks.ts';
import { stoneWatch } from './stone-watch/deck.ts';
import { leaders as styxLeaders } from './styxia/leaders.ts';
import { ranks as styxRanks } from './styxia/ranks.ts';
import { leaders as yrsaLeaders } from './yrsa/leaders.ts';
import { ranks as yrsaRanks } from './yrsa/ranks.ts';
import { zloblins } from './zloblins/deck.ts';

/** All cards, by faction; boss cards after those of the players. */
export const cards: readonly CardDecl[] = [
  ...yrsaRanks,
  ...yrsaLeaders,
  ...courtRanks,
  ...courtLeaders,
  ...seraphRanks,
  ...seraphLeaders,
  ...styxRanks,
  ...styxLeaders,
  ...easterEggs,
  ...zloblins,
  ...stoneWatch,
  ...shamans,
  ...hungrySwarm,
  ...gates,
  ...sheets,
];
