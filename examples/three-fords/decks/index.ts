import type { Deck, DeckIssue, Game } from '@bojiste/kernel';

/** Two ready-made decks, and what a deck must be (TF-SETUP-01). */

const SIZE = 12;
const COPIES = 3;
const CLAUSE = 'TF-SETUP-01';

export const decks: readonly Deck[] = [
  {
    key: 'north',
    name: { cs: 'Severní břeh', en: 'North bank' },
    cards: { spearman: 3, 'shield-bearer': 3, drummer: 2, scout: 2, 'field-dressing': 2 },
  },
  {
    key: 'south',
    name: { cs: 'Jižní břeh', en: 'South bank' },
    cards: { veteran: 3, archer: 3, spearman: 2, scout: 2, volley: 2 },
  },
];

export function checkDeck(g: Game, deck: Deck): readonly DeckIssue[] {
  const issues: DeckIssue[] = [];
  const known = new Set(g.def.cards.map(({ key }) => key));
  for (const [card, n] of Object.entries(deck.cards)) {
    if (!known.has(card))
      issues.push({
        code: 'unknownCard',
        clause: CLAUSE,
        card,
        text: { cs: `Karta ${card} ve hře není.`, en: `The game has no card ${card}.` },
        fix: { cs: 'Odeberte ji.', en: 'Remove it.' },
      });
    else if (n > COPIES)
      issues.push({
        code: 'copies',
        clause: CLAUSE,
        card,
        text: { cs: `Nejvýše ${COPIES} stejné karty, ne ${n}.`, en: `At most ${COPIES} copies, not ${n}.` },
        fix: { cs: `Ponechte ${COPIES}.`, en: `Keep ${COPIES}.` },
      });
  }
  const size = Object.values(deck.cards).reduce((sum, n) => sum + n, 0);
  if (size !== SIZE)
    issues.push({
      code: 'size',
      clause: CLAUSE,
      text: { cs: `Balíček má ${size} karet místo ${SIZE}.`, en: `The deck has ${size} cards instead of ${SIZE}.` },
      fix: { cs: `Upravte ho na ${SIZE} karet.`, en: `Change it to ${SIZE} cards.` },
    });
  return issues;
}
