import type { Deck } from '@bojiste/kernel';
import type { ReactNode } from 'react';
import { useCardLanguage } from '../../app/settings.ts';
import { CardArt } from '../../art/card-art.tsx';
import type { Book } from '../../library/types.ts';
import { decksWords } from '../../texts/decks.ts';
import { useWords } from '../../texts/use.ts';
import { WAYS } from '../../texts/ways.ts';
import { leaderOf } from '../common/deck-leader.ts';
import { totalOf } from './edit.ts';

interface Props {
  readonly book: Book;
  readonly deck: Deck;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A deck in a list: under the picture of its leader its name, how it plays, and its buttons. */
export function DeckBanner({ book, deck, children }: Props) {
  const say = useWords(decksWords);
  const lang = useCardLanguage();
  const { game } = book.catalogue;
  const leader = leaderOf(book, deck);
  const way = WAYS[`${game}/${deck.key ?? ''}`];
  return (
    <li className="deck-banner">
      <span className="deck-banner-picture" aria-hidden="true">
        {leader !== null && <CardArt game={game} card={leader} size="large" focus="50% 18%" />}
      </span>
      <strong>{deck.name[lang]}</strong>
      <span className="deck-size">{say('total', { n: totalOf(deck.cards) })}</span>
      {way !== undefined && <p>{way[lang]}</p>}
      <div className="row">{children}</div>
    </li>
  );
}
