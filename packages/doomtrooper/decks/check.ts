import type { Deck, DeckIssue, Game } from '@bojiste/kernel';

/** Hrací balíček a sideboard (DT-DECK-01 to 08). */

const t = (cs: string, en: string) => ({ cs, en });
const total = (cards: Deck['cards']): number => Object.values(cards).reduce((sum, n) => sum + n, 0);
const START: Readonly<Record<string, number>> = { minDeck: 60, copies: 4, sideboard: 25 };

export function checkDeck(g: Game, deck: Deck, options: Readonly<Record<string, number>>): readonly DeckIssue[] {
  const limit = (name: string): number => options[name] ?? START[name];
  const issues: DeckIssue[] = [];
  const size = total(deck.cards);
  if (size < limit('minDeck')) {
    issues.push({
      code: 'tooSmall',
      clause: 'DT-DECK-01',
      text: t(
        `Balíček má ${size} karet, nejméně ${limit('minDeck')}.`,
        `The deck has ${size} cards, at least ${limit('minDeck')}.`,
      ),
      fix: t(`Přidejte ${limit('minDeck') - size} karet.`, `Add ${limit('minDeck') - size} cards.`),
    });
  }
  const side = total(deck.sideboard ?? {});
  if (side !== limit('sideboard') && side !== 0) {
    issues.push({
      code: 'sideboard',
      clause: 'DT-DECK-03',
      text: t(
        `Sideboard má ${side} karet, přesně ${limit('sideboard')}.`,
        `The sideboard has ${side} cards, exactly ${limit('sideboard')}.`,
      ),
      fix: t('Upravte počet karet v sideboardu.', 'Change the number of cards in the sideboard.'),
    });
  }
  for (const key of new Set([...Object.keys(deck.cards), ...Object.keys(deck.sideboard ?? {})])) {
    issues.push(...checkCard(g, key, (deck.cards[key] ?? 0) + (deck.sideboard?.[key] ?? 0), limit('copies')));
  }
  return issues;
}

function checkCard(g: Game, key: string, n: number, copies: number): DeckIssue[] {
  const index = g.names.cards.get(key);
  if (index === undefined || key === 'player') {
    return [
      {
        code: 'unknown',
        clause: 'DT-DECK-01',
        card: key,
        text: t(`Neznámá karta ${key}.`, `Unknown card ${key}.`),
        fix: t('Odeberte ji.', 'Remove it.'),
      },
    ];
  }
  const { decl } = g.defs[index];
  const most = Math.min(copies, (decl.facts?.limit as number | undefined) ?? copies);
  if (n <= most) return [];
  return [
    {
      code: 'tooMany',
      clause: 'DT-DECK-02',
      card: key,
      text: t(`${decl.names.cs}: ${n} kopií, nejvýše ${most}.`, `${decl.names.en}: ${n} copies, at most ${most}.`),
      fix: t(`Odeberte ${n - most}.`, `Remove ${n - most}.`),
    },
  ];
}
