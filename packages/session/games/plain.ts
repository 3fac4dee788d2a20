import type { GameDef } from '@bojiste/kernel';
import { plainNarration } from '../beats/games/plain.ts';
import type { GameExtras } from './index.ts';

/** What a table needs of a game that has nothing of its own to show. */
export const plainExtras = (def: GameDef): GameExtras => ({ def, facts: {}, told: plainNarration(def) });
