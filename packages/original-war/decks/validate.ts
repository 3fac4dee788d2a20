import type { Deck, DeckIssue, Game } from '@bojiste/kernel';

export function checkDeck(_: Game, __: Deck, ___: Readonly<Record<string, number>>): readonly DeckIssue[] {
  return [];
}
