import type { Deck, Seat } from '@bojiste/kernel';
import { useCardLanguage } from '../../app/settings.ts';
import { CardArt } from '../../art/card-art.tsx';
import type { Book } from '../../library/types.ts';
import { setupWords } from '../../texts/setup.ts';
import { useWords } from '../../texts/use.ts';
import { WAYS } from '../../texts/ways.ts';
import { leaderOf } from '../common/deck-leader.ts';
import { savedDecks } from '../decks/store.ts';
import { RANDOM } from './plan.ts';

/** Decks by the picture of their leader: the pictures are the controls. How a chosen one plays, its portrait tells. */

interface Props {
  readonly book: Book;
  readonly value: string;
  /** What the other side took, '' for nothing that is to be seen. */
  readonly other: string;
  /** Whose deck it is: names the group of pictures. */
  readonly seat: Seat;
  choose(name: string): void;
}

export function DeckGrid({ book, value, other, seat, choose }: Props) {
  const say = useWords(setupWords);
  const lang = useCardLanguage();
  const { game } = book.catalogue;
  const ready = book.decks.map((deck) => ({ name: `ready:${deck.key}`, deck }));
  const own = savedDecks(game).map(({ id, deck }) => ({ name: `own:${id}`, deck }));
  const tile = (name: string, deck: Deck | null) => {
    const leader = deck === null ? null : leaderOf(book, deck);
    return (
      <label
        key={name}
        className="deck-tile"
        data-chosen={name === value}
        data-other={name === other}
        title={deck === null ? undefined : WAYS[`${game}/${deck.key ?? ''}`]?.[lang]}
      >
        <input type="radio" name={`deck-${seat}`} checked={name === value} onChange={() => choose(name)} />
        <span className={leader === null ? 'deck-unknown' : 'deck-picture'} aria-hidden="true">
          {leader === null ? '?' : <CardArt game={game} card={leader} size="large" focus="50% 15%" />}
        </span>
        <strong>{deck === null ? say('random') : deck.name[lang]}</strong>
        {name.startsWith('own:') && <span className="deck-way">{say('own')}</span>}
      </label>
    );
  };
  return (
    <div className="deck-grid" data-seat={seat} data-side={seat === 0 ? 'own' : 'foe'}>
      {[...ready, ...own].map(({ name, deck }) => tile(name, deck))}
      {tile(RANDOM, null)}
    </div>
  );
}
