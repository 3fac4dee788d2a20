import type { Deck } from '@bojiste/kernel';
import { useCardLanguage } from '../../app/settings.ts';
import { typeName } from '../../cards/names.ts';
import type { Book } from '../../library/types.ts';
import { decksWords } from '../../texts/decks.ts';
import { libraryWords } from '../../texts/library.ts';
import { useWords } from '../../texts/use.ts';
import { CardNumbers } from '../cards/card-numbers.tsx';
import { countsOf, curveOf, groupsOf, type Part, totalOf } from './edit.ts';
import { CardRow } from './row.tsx';

interface Props {
  readonly book: Book;
  readonly deck: Deck;
  count(part: Part, key: string, n: number): void;
}

/** What is in the deck, by type. */
export function Contents({ book, deck, count }: Props) {
  const say = useWords(decksWords);
  const library = useWords(libraryWords);
  const side = totalOf(countsOf(deck, 'sideboard'));
  return (
    <>
      <h2>{say('contents')}</h2>
      {totalOf(deck.cards) === 0 ? <p className="quiet">{say('nothing')}</p> : <Spread book={book} deck={deck} />}
      {totalOf(deck.cards) > 0 && (
        <details className="deck-numbers">
          <summary>{library('numbers')}</summary>
          <CardNumbers catalogue={book.catalogue} counts={deck.cards} />
        </details>
      )}
      <PartList book={book} deck={deck} part="cards" count={count} />
      {side > 0 && (
        <>
          <h2>
            {say('side')} <span className="quiet">{side}</span>
          </h2>
          <PartList book={book} deck={deck} part="sideboard" count={count} />
        </>
      )}
    </>
  );
}

function PartList({ book, deck, part, count }: Props & { part: Part }) {
  const lang = useCardLanguage();
  return groupsOf(book.catalogue, countsOf(deck, part)).map(({ type, n, cards }) => (
    <section key={type}>
      <h3>
        {typeName(book.catalogue, type, lang)} <span className="quiet">{n}</span>
      </h3>
      <ul className="plain-list">
        {cards.map((card) => (
          <CardRow
            key={card.info.key}
            info={card.info}
            book={book}
            lang={lang}
            n={card.n}
            set={(copies) => count(part, card.info.key, copies)}
          />
        ))}
      </ul>
    </section>
  ));
}

/** How many cards of each price. */
function Spread({ book, deck }: { book: Book; deck: Deck }) {
  const say = useWords(decksWords);
  const lang = useCardLanguage();
  const curve = curveOf(book.catalogue, deck.cards);
  if (curve === null) return null;
  const stat = book.catalogue.stats.find(({ name }) => name === curve.stat)?.text[lang] ?? '';
  const most = Math.max(...curve.bars.map(({ n }) => n));
  return (
    <figure className="curve">
      <figcaption>{say('curve', { stat })}</figcaption>
      <ol>
        {curve.bars.map(({ value, n }) => (
          <li key={value} style={{ '--h': n / most } as React.CSSProperties}>
            <span className="hidden">{say('curveBar', { value, n })}</span>
            <span aria-hidden="true">{n || ''}</span>
            <i aria-hidden="true" />
            <span aria-hidden="true" className="quiet">
              {value}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
