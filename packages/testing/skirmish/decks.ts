import type { Game } from '@bojiste/kernel';
import type { Deck, DeckIssue } from '@bojiste/kernel/table/agreed';

/** Two ready decks, and what a deck must be. */

export const DECK_SIZE = 12;
const COPIES = 2;

export const decks: readonly Deck[] = [
  {
    key: 'lions',
    name: { cs: 'Lvi', en: 'Lions' },
    cards: {
      recruit: 1,
      archer: 1,
      knight: 1,
      rider: 2,
      warden: 1,
      martyr: 1,
      spy: 1,
      bolt: 1,
      surge: 1,
      parry: 1,
      blade: 1,
    },
  },
  {
    key: 'ravens',
    name: { cs: 'Havrani', en: 'Ravens' },
    cards: {
      recruit: 1,
      medic: 1,
      bearer: 1,
      mimic: 1,
      phoenix: 1,
      sleeper: 1,
      archer: 1,
      insight: 1,
      bribe: 1,
      hush: 1,
      parry: 1,
      surge: 1,
    },
  },
];

export function checkDeck(g: Game, deck: Deck): readonly DeckIssue[] {
  const issues: DeckIssue[] = [];
  const clause = 'SK-SETUP-04';
  let size = 0;
  for (const [key, n] of Object.entries(deck.cards)) {
    size += n;
    const decl = g.def.cards.find((card) => card.key === key);
    if (decl === undefined || decl.type === 'captain') {
      issues.push({
        code: 'unknownCard',
        clause,
        card: key,
        text: { cs: `Karta ${key} do balíčku nepatří.`, en: `${key} does not belong in a deck.` },
        fix: { cs: 'Odeberte ji.', en: 'Remove it.' },
      });
    } else if (n > COPIES || n < 1 || !Number.isInteger(n)) {
      issues.push({
        code: 'copies',
        clause,
        card: key,
        text: {
          cs: `${decl.names.cs}: nejvýše ${COPIES} kopie, ne ${n}.`,
          en: `${decl.names.en}: at most ${COPIES}, not ${n}.`,
        },
        fix: { cs: `Ponechte ${COPIES}.`, en: `Keep ${COPIES}.` },
      });
    }
  }
  if (size !== DECK_SIZE) {
    issues.push({
      code: 'size',
      clause,
      text: { cs: `Balíček má ${size} karet, ne ${DECK_SIZE}.`, en: `The deck has ${size} cards, not ${DECK_SIZE}.` },
      fix: { cs: `Upravte na ${DECK_SIZE}.`, en: `Make it ${DECK_SIZE}.` },
    });
  }
  return issues;
}
