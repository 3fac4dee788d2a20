import type { Deck } from '@bojiste/kernel';
import type { CardInfo } from '@bojiste/session/types';
import type { Book } from '../../library/types.ts';

const worth = ({ stats, type, kinds }: CardInfo): number =>
  (type === 'summoner' ? 100 : 0) +
  (kinds.includes('hero') || kinds.includes('personality') ? 20 : 0) +
  (stats.value ?? stats.cost ?? 0);

function dearest({ catalogue }: Book, deck: Deck, taken: ReadonlySet<string>): CardInfo | null {
  const fighters = Object.keys(deck.cards)
    .flatMap((key) => catalogue.cards[key] ?? [])
    .filter(({ type }) => ['summoner', 'warrior', 'monster', 'character'].includes(type));
  const free = fighters.filter(({ key }) => !taken.has(key));
  return (free.length > 0 ? free : fighters).reduce<CardInfo | null>(
    (best, info) => (best === null || worth(info) > worth(best) ? info : best),
    null,
  );
}

const known = new WeakMap<Book, ReadonlyMap<Deck, CardInfo | null>>();

/** Ready decks of one people share most of their fighters: each is known by somebody else. */
function readyLeaders(book: Book): ReadonlyMap<Deck, CardInfo | null> {
  const kept = known.get(book);
  if (kept !== undefined) return kept;
  const taken = new Set<string>();
  const leaders = new Map<Deck, CardInfo | null>();
  for (const deck of book.decks) {
    const leader = book.catalogue.cards[deck.leader ?? ''] ?? dearest(book, deck, taken);
    if (leader !== null) taken.add(leader.key);
    leaders.set(deck, leader);
  }
  known.set(book, leaders);
  return leaders;
}

/** The card a deck is known by: its leader, or the dearest of its fighters. */
export function leaderOf(book: Book, deck: Deck): CardInfo | null {
  const ready = readyLeaders(book).get(deck);
  if (ready !== undefined) return ready;
  return book.catalogue.cards[deck.leader ?? ''] ?? dearest(book, deck, new Set());
}
