import type { GameDef } from '@bojiste/kernel';
import type { GameExtras } from './index.ts';

/** A game whose table shows only the common things. */
export const plainExtras = (def: GameDef): GameExtras => ({ def, facts: {}, level: () => 'player' });
