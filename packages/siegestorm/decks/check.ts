import type { CardDecl, Deck, DeckIssue, Game } from '@bojiste/kernel';
import { COPIES, LIMIT, type Rank } from '../types.ts';

/** Tvorba balíčků: 34 cards, copies by rank, one faction unless the format mixes them (SS-DECK, SS-WILD, SS-PROMO). */

/** Options of deck checking: wilderness mixes factions; promo cards need the opponent's consent and are never rated. */
export interface DeckFormat {
  readonly wilderness?: number;
  readonly promo?: number;
  readonly rated?: number;
}

const issue = (
  code: string,
  clause: string,
  cs: string,
  en: string,
  fixCs: string,
  fixEn: string,
  card?: string,
): DeckIssue => ({
  code,
  clause,
  text: { cs, en },
  fix: { cs: fixCs, en: fixEn },
  ...(card !== undefined && { card }),
});

const isPlayer = (card: CardDecl | undefined): boolean => card?.type === 'monster';

function checkSize(deck: Deck): DeckIssue[] {
  const n = Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
  if (n === LIMIT.deck) return [];
  const off = n - LIMIT.deck;
  return [
    issue(
      'size',
      'SS-SET-02',
      `Balíček má ${n} karet, má jich mít ${LIMIT.deck}.`,
      `The deck has ${n} cards and needs ${LIMIT.deck}.`,
      off > 0 ? `Odeberte ${off}.` : `Přidejte ${-off}.`,
      off > 0 ? `Take out ${off}.` : `Add ${-off}.`,
    ),
  ];
}

function checkCopies(card: CardDecl, copies: number): DeckIssue[] {
  const rank = card.facts?.rank as Rank;
  const most = COPIES[rank];
  if (copies <= most) return [];
  const clause = most === COPIES.soldier ? 'SS-SET-04' : 'SS-SET-05';
  return [
    issue(
      'copies',
      clause,
      `${card.names.cs}: ${copies} kopií, nejvýše ${most}.`,
      `${card.names.en}: ${copies} copies, at most ${most}.`,
      `Odeberte ${copies - most}.`,
      `Take out ${copies - most}.`,
      card.key,
    ),
  ];
}

/** The faction most cards belong to; the others are odd. */
function mainFaction(g: Game, deck: Deck): string {
  const count = new Map<string, number>();
  for (const [key, n] of Object.entries(deck.cards)) {
    const faction = String(g.def.cards.find((card) => card.key === key)?.facts?.faction ?? '');
    count.set(faction, (count.get(faction) ?? 0) + n);
  }
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function checkPromo(card: CardDecl, format: DeckFormat): DeckIssue[] {
  if (card.facts?.promo !== true || (format.promo === 1 && format.rated !== 1)) return [];
  const rated = format.rated === 1;
  return [
    issue(
      'promo',
      rated ? 'SS-PROMO-01' : 'SS-PROMO-02',
      `${card.names.cs} je promokarta${rated ? ' a v hodnocené hře nesmí být' : ': soupeř s ní musí souhlasit'}.`,
      `${card.names.en} is a promo card${rated ? ' and banned from rated games' : ': the opponent has to agree'}.`,
      'Vyměňte ji za jinou.',
      'Exchange it for another.',
      card.key,
    ),
  ];
}

export function checkDeck(g: Game, deck: Deck, options: Readonly<Record<string, number>>): readonly DeckIssue[] {
  const format = options as DeckFormat;
  const issues = checkSize(deck);
  const main = mainFaction(g, deck);
  for (const [key, copies] of Object.entries(deck.cards)) {
    const card = g.def.cards.find((one) => one.key === key);
    if (card === undefined || !isPlayer(card)) {
      issues.push(
        issue(
          'unknown',
          'SS-COMP-07',
          `${key} není karta pro hráče.`,
          `${key} is no player card.`,
          'Odeberte ji.',
          'Take it out.',
          key,
        ),
      );
      continue;
    }
    issues.push(...checkCopies(card, copies), ...checkPromo(card, format));
    if (format.wilderness !== 1 && card.facts?.faction !== main && card.facts?.promo !== true) {
      issues.push(
        issue(
          'faction',
          'SS-SET-03',
          `${card.names.cs} patří jiné frakci.`,
          `${card.names.en} belongs to another faction.`,
          'Odeberte ji, nebo hrajte Divočinu.',
          'Take it out, or play Wilderness.',
          key,
        ),
      );
    }
  }
  return issues;
}
