import { sure } from '@bojiste/kernel/state/sure';
import { useDeferredValue, useEffect, useState } from 'react';
import { go, link, useRoute } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import { type GameId, isGame } from '../../library/games.ts';
import { type Chapter as BookChapter, rulebook } from '../../library/rulebooks.ts';
import { rulesWords } from '../../texts/rules.ts';
import { useWords } from '../../texts/use.ts';
import { GameTabs } from '../common/game-tabs.tsx';
import { ClauseText } from './clause.tsx';
import { chapterOf, findClauses } from './find.ts';
import '../common/common.css';
import './rules.css';

/** `#/rules/<game>/<clause or number of a chapter>`: the rulebook, clause by clause. */
export default function Rules() {
  const { parts } = useRoute();
  const game = isGame(parts[0]) ? parts[0] : 'summoner-wars';
  const say = useWords(rulesWords);
  const book = useRulebook(game);
  return (
    <main className={`page world-${game}`}>
      <div className="page-head">
        <h1>{say('title')}</h1>
        <p className="quiet">{say('intro')}</p>
      </div>
      <GameTabs page="rules" game={game} />
      {book === null ? (
        <p aria-busy="true">{say('opening')}</p>
      ) : (
        <Reader key={game} game={game} book={book} at={parts[1] ?? ''} />
      )}
    </main>
  );
}

function useRulebook(game: GameId): readonly BookChapter[] | null {
  const [opened, setOpened] = useState<{ game: string; sections: readonly BookChapter[] } | null>(null);
  useEffect(() => {
    let current = true;
    rulebook(game).then((sections) => current && setOpened({ game, sections }));
    return () => {
      current = false;
    };
  }, [game]);
  return opened?.game === game ? opened.sections : null;
}

interface ReaderProps {
  readonly game: GameId;
  readonly book: readonly BookChapter[];
  readonly at: string;
}

function Reader({ game, book, at }: ReaderProps) {
  const say = useWords(rulesWords);
  const [query, setQuery] = useState('');
  const [both, setBoth] = useState(false);
  const late = useDeferredValue(query);
  const chapter = chapterOf(book, at);
  const known = at === '' || chapter >= 0;
  return (
    <div className="rules-layout">
      <Chapters game={game} book={book} chapter={Math.max(0, chapter)} />
      <div className="rules-text">
        <search className="fields">
          <label className="field wide">
            {say('search')}
            <input
              type="search"
              value={query}
              placeholder={say('searchHint')}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <label className="check">
            <input type="checkbox" checked={both} onChange={() => setBoth(!both)} />
            {say('both')}
          </label>
        </search>
        {!known && <p className="notice bad">{say('unknown', { id: at })}</p>}
        {late.trim() === '' ? (
          <Chapter game={game} section={sure(book[Math.max(0, chapter)])} marked={at} both={both} />
        ) : (
          <Found game={game} book={book} query={late} both={both} />
        )}
      </div>
    </div>
  );
}

function Chapters({ game, book, chapter }: { game: GameId; book: readonly BookChapter[]; chapter: number }) {
  const say = useWords(rulesWords);
  const lang = useCardLanguage();
  const address = (i: number) => link('rules', game, String(i + 1));
  return (
    <nav className="chapters" aria-label={say('chapters')}>
      <label className="field chapter-choice">
        {say('chapterOf')}
        <select value={chapter} onChange={(event) => go(address(Number(event.target.value)))}>
          {book.map(({ title }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: chapters stay where they are
            <option key={i} value={i}>
              {title[lang]}
            </option>
          ))}
        </select>
      </label>
      <ol>
        {book.map(({ title, clauses }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters stay where they are
          <li key={i}>
            <a href={address(i)} aria-current={i === chapter ? 'true' : undefined}>
              {title[lang]} <span className="quiet">{clauses.length}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Chapter(props: { game: GameId; section: BookChapter; marked: string; both: boolean }) {
  const { game, section, marked, both } = props;
  const lang = useCardLanguage();
  useEffect(() => {
    if (section.clauses.some(({ id }) => id === marked))
      document.getElementById(marked)?.scrollIntoView({ block: 'center' });
  }, [marked, section]);
  return (
    <section aria-labelledby="chapter-title">
      <h2 id="chapter-title">{section.title[lang]}</h2>
      {section.clauses.map((clause) => (
        <ClauseText key={clause.id} game={game} clause={clause} marked={clause.id === marked} both={both} />
      ))}
    </section>
  );
}

const MOST = 60;

function Found({
  game,
  book,
  query,
  both,
}: {
  game: GameId;
  book: readonly BookChapter[];
  query: string;
  both: boolean;
}) {
  const say = useWords(rulesWords);
  const found = findClauses(book, query);
  return (
    <>
      <p role="status" className="quiet">
        {found.length === 0 ? say('none') : say('found', { n: found.length })}{' '}
        {found.length > MOST && say('more', { n: MOST })}
      </p>
      {found.slice(0, MOST).map((clause) => (
        <ClauseText key={clause.id} game={game} clause={clause} marked={false} both={both} />
      ))}
    </>
  );
}
