import type { CardDecl } from '@bojiste/kernel';

/**
 * Odemyká: what a technology makes possible, read off the conditions of all cards, so that no technology is silent about
 * what it is good for. A card of one nation counts for that nation and for neutral technologies.
 */

const requiresOf = (card: CardDecl): readonly string[] =>
  Array.isArray(card.facts?.requires) ? (card.facts.requires as readonly string[]) : [];

/** Technologies named in a card's own abilities ("while you know ..."). */
const knownBy = (card: CardDecl): readonly string[] =>
  [...JSON.stringify(card.abilities).matchAll(/"knows","args":\["([\w-]+)"\]/g)].map(([, key]) => key);

export function withUnlocks(cards: readonly CardDecl[]): CardDecl[] {
  const opened = new Map<string, string[]>();
  for (const card of cards) {
    const technologies = requiresOf(card).flatMap((one) =>
      one.startsWith('tech:') ? [one.slice('tech:'.length)] : [],
    );
    for (const key of new Set([...technologies, ...knownBy(card)])) {
      const list = opened.get(key) ?? [];
      // The experienced side of a person is the same card.
      if (card.facts?.front === undefined) list.push(card.key);
      opened.set(key, list);
    }
  }
  return cards.map((card) =>
    card.type === 'technology' ? { ...card, facts: { ...card.facts, unlocks: opened.get(card.key) ?? [] } } : card,
  );
}
