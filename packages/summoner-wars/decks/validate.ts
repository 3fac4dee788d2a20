import type { Deck, DeckIssue, Game } from '@bojiste/kernel';

export function checkDeck(_: Game, __: Deck): readonly DeckIssue[] {
  return [];
}
