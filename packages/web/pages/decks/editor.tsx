import type { Deck } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { useEffect, useState } from 'react';
import { link } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import { CardArt } from '../../art/card-art.tsx';
import { ask } from '../../library/client.ts';
import type { Book, DeckReport, Options } from '../../library/types.ts';
import { decksWords } from '../../texts/decks.ts';
import { useWords } from '../../texts/use.ts';
import { leaderOf } from '../common/deck-leader.ts';
import { Contents } from './contents.tsx';
import { countOf, type Part, renamed, totalOf, withCount } from './edit.ts';
import { ExportDialog } from './exchange.tsx';
import { formatsOf, hasSideboard } from './formats.ts';
import { IssueList } from './issues.tsx';
import { Pool } from './pool.tsx';
import { takes } from './row.tsx';
import { keepDeck, type SavedDeck } from './store.ts';
import { isSignedIn, syncDecks } from './sync.ts';

type Side = 'pool' | 'contents';

/** One deck: cards to choose from beside what is in it, with the engine's own check after every change. */
export function Editor({ book, saved }: { book: Book; saved: SavedDeck }) {
  const { game } = book.catalogue;
  const say = useWords(decksWords);
  const [one, setOne] = useState(saved);
  const [part, setPart] = useState<Part>('cards');
  const [side, setSide] = useState<Side>('pool');
  const change = (deck: Deck, options: Options = one.options) => setOne(keepDeck({ ...one, deck, options }));
  const count = (into: Part, key: string, n: number) => change(withCount(one.deck, into, key, n));
  const report = useReport(game, one.deck, one.options);
  useKept(one);
  const move = (by: number) => (key: string) => {
    const n = countOf(one.deck, part, key) + by;
    if (n >= 0) count(part, key, n);
  };
  return (
    <div className="editor" data-side={side}>
      <Head book={book} one={one} change={change} />
      <div className="editor-bar">
        <strong>{say('total', { n: totalOf(one.deck.cards) })}</strong>
        <Verdict report={report} />
        <fieldset className="segments editor-sides">
          <legend className="hidden">{say('view')}</legend>
          {(['pool', 'contents'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={side === name} onClick={() => setSide(name)}>
              {say(name)}
            </button>
          ))}
        </fieldset>
      </div>
      <section className="editor-pool" aria-label={say('pool')} {...takes(move(-1))}>
        {hasSideboard(game) && (
          <label className="check">
            <input
              type="checkbox"
              checked={part === 'sideboard'}
              onChange={() => setPart(part === 'cards' ? 'sideboard' : 'cards')}
            />
            {say('toSide')}
          </label>
        )}
        <Pool book={book} deck={one.deck} part={part} misfits={report?.misfits ?? []} count={count} />
      </section>
      <section className="editor-deck panel" aria-label={say('contents')} {...takes(move(1))}>
        {report !== null && report.issues.length > 0 && <IssueList game={game} issues={report.issues} />}
        <Contents book={book} deck={one.deck} count={count} />
      </section>
    </div>
  );
}

const RESTING = 1500;

/** A deck that has not changed for a moment is kept on the server, too. */
function useKept(one: SavedDeck): void {
  useEffect(() => {
    if (one.dirty !== true || !isSignedIn()) return;
    const timer = setTimeout(() => syncDecks().catch(() => {}), RESTING);
    return () => clearTimeout(timer);
  }, [one]);
}

/** The check of the present deck; the last one stays while a new one is on its way. */
function useReport(game: string, deck: Deck, options: Options): DeckReport | null {
  const [report, setReport] = useState<DeckReport | null>(null);
  useEffect(() => {
    let current = true;
    ask('check', game, deck, options).then((found) => current && setReport(found));
    return () => {
      current = false;
    };
  }, [game, deck, options]);
  return report;
}

function Verdict({ report }: { report: DeckReport | null }) {
  const say = useWords(decksWords);
  if (report === null) return null;
  const n = report.issues.length;
  return (
    <span className={n === 0 ? 'verdict good' : 'verdict bad'} role="status">
      {n === 0 ? `✓ ${say('legal')}` : `! ${say('issues', { n })}`}
    </span>
  );
}

interface HeadProps {
  readonly book: Book;
  readonly one: SavedDeck;
  change(deck: Deck, options?: Options): void;
}

function Head({ book, one, change }: HeadProps) {
  const { game, cards } = book.catalogue;
  const say = useWords(decksWords);
  const lang = useCardLanguage();
  const [exporting, setExporting] = useState(false);
  const leader = leaderOf(book, one.deck);
  const formats = book.options.filter(({ name }) => formatsOf(game).includes(name));
  return (
    <div className="fields editor-head">
      <span className="editor-face" aria-hidden="true">
        {leader !== null && <CardArt game={game} card={leader} size="large" focus="50% 18%" />}
      </span>
      <label className="field wide">
        {say('name')}
        <input
          type="text"
          maxLength={80}
          value={one.deck.name[lang]}
          onChange={(event) => change(renamed(one.deck, event.target.value))}
        />
      </label>
      {book.leaders.length > 0 && (
        <label className="field">
          {say('leader')}
          <select value={one.deck.leader} onChange={(event) => change({ ...one.deck, leader: event.target.value })}>
            {book.leaders.map((key) => (
              <option key={key} value={key}>
                {sure(cards[key]).names[lang]}
              </option>
            ))}
          </select>
        </label>
      )}
      {formats.length > 0 && <Agreed options={formats} one={one} change={change} />}
      <div className="row">
        <a className="button main" href={`${link('setup', game)}?deck=own:${one.id}`}>
          {say('play')}
        </a>
        <button type="button" className="button" onClick={() => setExporting(true)}>
          {say('save')}
        </button>
        <a className="button" href={link('decks', game)}>
          {say('back')}
        </a>
      </div>
      {exporting && <ExportDialog book={book} deck={one.deck} close={() => setExporting(false)} />}
    </div>
  );
}

interface AgreedProps {
  readonly options: Book['options'];
  readonly one: SavedDeck;
  change(deck: Deck, options?: Options): void;
}

/** What the deck is agreed to be: behind its title, so that the cards are in sight. */
function Agreed({ options, one, change }: AgreedProps) {
  const say = useWords(decksWords);
  const lang = useCardLanguage();
  return (
    <details className="editor-rules">
      <summary>{say('agreed')}</summary>
      <div className="fields">
        {options.map((option) => (
          <label key={option.name} className="field">
            {option.text[lang]}
            <select
              value={one.options[option.name] ?? option.start}
              onChange={(event) => change(one.deck, { ...one.options, [option.name]: Number(event.target.value) })}
            >
              {option.values.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text[lang]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
