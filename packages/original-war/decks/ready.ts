import type { Deck } from '@bojiste/kernel';

export const readyDecks: readonly Deck[] = [];
