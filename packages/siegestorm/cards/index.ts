import type { CardDecl } from '@bojiste/kernel';
import { sheets } from './bosses/sheets.ts';
import { leaders as courtLeaders } from './khung-lai/leaders.ts';
import { ranks as courtRanks } from './khung-lai/ranks.ts';
import { shamans } from './raging-shamans/deck.ts';
import { leaders as yrsaLeaders } from './yrsa/leaders.ts';
import { ranks as yrsaRanks } from './yrsa/ranks.ts';
import { zloblins } from './zloblins/deck.ts';

/** All cards, by faction; boss cards after those of the players. */
export const cards: readonly CardDecl[] = [
  ...yrsaRanks,
  ...yrsaLeaders,
  ...courtRanks,
  ...courtLeaders,
  ...zloblins,
  ...shamans,
  ...sheets,
];
