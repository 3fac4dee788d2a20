import type { Deck } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { CardInfo } from '@bojiste/session/types';
import { useDeferredValue, useMemo, useState } from 'react';
import { useCardLanguage } from '../../app/settings.ts';
import type { Book } from '../../library/types.ts';
import { decksWords } from '../../texts/decks.ts';
import { libraryWords } from '../../texts/library.ts';
import { useWords } from '../../texts/use.ts';
import { Filters } from '../cards/filters.tsx';
import { type Filter, filtered, NO_FILTER } from '../cards/narrow.ts';
import { countOf, type Part } from './edit.ts';
import { CardRow } from './row.tsx';

interface Props {
  readonly book: Book;
  readonly deck: Deck;
  readonly part: Part;
  readonly misfits: readonly string[];
  count(part: Part, key: string, n: number): void;
}

/** Cards a deck of this game can be built of. */
export function Pool({ book, deck, part, misfits, count }: Props) {
  const say = useWords(decksWords);
  const library = useWords(libraryWords);
  const lang = useCardLanguage();
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [fitting, setFitting] = useState(true);
  const late = useDeferredValue(filter);
  const all = useMemo(() => book.deckable.map((key) => sure(book.catalogue.cards[key])), [book]);
  const shown = useMemo(() => {
    const may = (card: CardInfo) => !fitting || !misfits.includes(card.key);
    return filtered(all, late).filter(may);
  }, [all, late, fitting, misfits]);
  return (
    <>
      <Filters catalogue={book.catalogue} cards={all} filter={filter} change={setFilter} />
      <label className="check">
        <input type="checkbox" checked={fitting} onChange={() => setFitting(!fitting)} />
        {say('onlyFitting')}
      </label>
      <p className="quiet" role="status">
        {library('found', { n: shown.length })}
      </p>
      {shown.length === 0 && <p>{library('nothingFound')}</p>}
      <ul className="plain-list card-rows">
        {shown.map((info) => (
          <CardRow
            key={info.key}
            info={info}
            book={book}
            lang={lang}
            n={countOf(deck, part, info.key)}
            note={misfits.includes(info.key) ? say('misfit') : ''}
            set={(n) => count(part, info.key, n)}
          />
        ))}
      </ul>
    </>
  );
}
