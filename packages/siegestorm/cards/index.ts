import type { CardDecl } from '@bojiste/kernel';
import { leaders as courtLeaders } from './khung-lai/leaders.ts';
import { ranks as courtRanks } from './khung-lai/ranks.ts';
import { leaders as yrsaLeaders } from './yrsa/leaders.ts';
import { ranks as yrsaRanks } from './yrsa/ranks.ts';

/** All cards, by faction; boss cards after those of the players. */
export const cards: readonly CardDecl[] = [...yrsaRanks, ...yrsaLeaders, ...courtRanks, ...courtLeaders];
