import type { CardInfo } from '@bojiste/session/types';
import { useDeferredValue, useMemo, useState } from 'react';
import { link, useRoute } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import { CardFace } from '../../cards/faces.tsx';
import { useBook } from '../../library/client.ts';
import { isGame } from '../../library/games.ts';
import type { Book } from '../../library/types.ts';
import { libraryWords } from '../../texts/library.ts';
import { useWords } from '../../texts/use.ts';
import { GameTabs } from '../common/game-tabs.tsx';
import { CardNumbers } from './card-numbers.tsx';
import { CardDetail } from './detail.tsx';
import { Filters } from './filters.tsx';
import { type Filter, filtered, NO_FILTER } from './narrow.ts';
import '../common/common.css';
import './cards.css';

/** `#/cards/<game>/<card>`: every card of a game. */
export default function Cards() {
  const { parts } = useRoute();
  const game = isGame(parts[0]) ? parts[0] : 'summoner-wars';
  const book = useBook(game);
  const say = useWords(libraryWords);
  return (
    <main className={`page world-${game}`}>
      <h1>{say('cardsTitle')}</h1>
      <GameTabs page="cards" game={game} />
      {book === null ? (
        <p aria-busy="true">{say('opening')}</p>
      ) : (
        <Browser key={game} book={book} open={parts[1] ?? ''} />
      )}
    </main>
  );
}

function Browser({ book, open }: { book: Book; open: string }) {
  const { catalogue } = book;
  const say = useWords(libraryWords);
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const late = useDeferredValue(filter);
  const all = useMemo(() => Object.values(catalogue.cards), [catalogue]);
  const shown = useMemo(() => filtered(all, late), [all, late]);
  const [counted, setCounted] = useState(false);
  const once = useMemo(() => Object.fromEntries(shown.map(({ key }) => [key, 1])), [shown]);
  const card = catalogue.cards[open];
  return (
    <div className="cards-layout" data-open={card !== undefined}>
      <div>
        <Filters catalogue={catalogue} cards={all} filter={filter} change={setFilter} />
        <div className="row found">
          <p className="quiet" role="status">
            {say('found', { n: shown.length })}
          </p>
          <button type="button" className="button small" aria-pressed={counted} onClick={() => setCounted(!counted)}>
            {say('numbers')}
          </button>
        </div>
        {shown.length === 0 ? (
          <p>{say('nothingFound')}</p>
        ) : counted ? (
          <CardNumbers catalogue={catalogue} counts={once} />
        ) : (
          <Grid book={book} cards={shown} open={open} />
        )}
      </div>
      {card !== undefined && (
        <aside className="card-aside panel">
          <a className="icon-button close" href={link('cards', catalogue.game)} aria-label={say('close')}>
            ×
          </a>
          <CardDetail catalogue={catalogue} info={card} />
        </aside>
      )}
    </div>
  );
}

function Grid({ book, cards, open }: { book: Book; cards: readonly CardInfo[]; open: string }) {
  const { catalogue } = book;
  const lang = useCardLanguage();
  return (
    <ul className="card-grid">
      {cards.map((info) => (
        <li key={info.key}>
          <a href={link('cards', catalogue.game, info.key)} aria-current={info.key === open ? 'true' : undefined}>
            <span className="hidden">{info.names[lang]}</span>
            <CardFace size="hand" info={info} catalogue={catalogue} lang={lang} />
          </a>
        </li>
      ))}
    </ul>
  );
}
