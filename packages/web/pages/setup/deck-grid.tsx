import type { Deck } from '@bojiste/kernel';
import type { CardInfo } from '@bojiste/session/types';
import { useCardLanguage } from '../../app/settings.ts';
import { CardArt } from '../../art/card-art.tsx';
import type { Book } from '../../library/types.ts';
import { setupWords } from '../../texts/setup.ts';
import { useWords } from '../../texts/use.ts';
import { WAYS } from '../../texts/ways.ts';
import { savedDecks } from '../decks/store.ts';
import { RANDOM } from './plan.ts';

/** Decks by the picture of their leader, with a sentence on how they play: the pictures are the controls. */

const worth = ({ stats, type, kinds }: CardInfo): number =>
  (type === 'summoner' ? 100 : 0) +
  (kinds.includes('hero') || kinds.includes('personality') ? 20 : 0) +
  (stats.value ?? stats.cost ?? 0);

/** The card a deck is known by: its leader, or the dearest of its fighters. */
export function leaderOf({ catalogue }: Book, deck: Deck): CardInfo | null {
  const named = deck.leader === undefined ? undefined : catalogue.cards[deck.leader];
  if (named !== undefined) return named;
  const fighters = Object.keys(deck.cards)
    .flatMap((key) => catalogue.cards[key] ?? [])
    .filter(({ type }) => ['summoner', 'warrior', 'monster', 'character'].includes(type));
  return fighters.reduce<CardInfo | null>(
    (best, info) => (best === null || worth(info) > worth(best) ? info : best),
    null,
  );
}

interface Props {
  readonly book: Book;
  readonly value: string;
  /** Whose deck it is: names the group of pictures. */
  readonly seat: number;
  choose(name: string): void;
}

export function DeckGrid({ book, value, seat, choose }: Props) {
  const say = useWords(setupWords);
  const lang = useCardLanguage();
  const { game } = book.catalogue;
  const ready = book.decks.map((deck) => ({ name: `ready:${deck.key}`, deck }));
  const own = savedDecks(game).map(({ id, deck }) => ({ name: `own:${id}`, deck }));
  return (
    <div className="deck-grid" data-seat={seat}>
      {[...ready, ...own].map(({ name, deck }) => {
        const leader = leaderOf(book, deck);
        const way = WAYS[`${game}/${deck.key ?? ''}`];
        return (
          <label key={name} className="deck-tile" data-chosen={name === value}>
            <input type="radio" name={`deck-${seat}`} checked={name === value} onChange={() => choose(name)} />
            <span className="deck-picture" aria-hidden="true">
              {leader !== null && <CardArt game={game} card={leader} size="large" focus="50% 15%" />}
            </span>
            <strong>{deck.name[lang]}</strong>
            <span className="deck-way">{way?.[lang] ?? (name.startsWith('own:') ? say('own') : '')}</span>
          </label>
        );
      })}
      <label className="deck-tile" data-chosen={value === RANDOM}>
        <input type="radio" name={`deck-${seat}`} checked={value === RANDOM} onChange={() => choose(RANDOM)} />
        <strong>{say('random')}</strong>
      </label>
    </div>
  );
}
