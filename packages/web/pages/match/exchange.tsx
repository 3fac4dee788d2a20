import type { Deck, DeckIssue } from '@bojiste/kernel';
import type { BetweenGames, TableInfo } from '@bojiste/session/wire';
import { useEffect, useRef, useState } from 'react';
import { useCardLanguage } from '../../app/settings.ts';
import { useBook } from '../../library/client.ts';
import { call } from '../../session/online-api.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { countOf, countsOf, type Part, totalOf, withCount } from '../decks/edit.ts';
import { IssueList } from '../decks/issues.tsx';

/** Between two games of a series: cards change places with the sideboard, one copy at a time. */

const OTHER: Readonly<Record<Part, Part>> = { cards: 'sideboard', sideboard: 'cards' };

function moved(deck: Deck, from: Part, key: string): Deck {
  const to = OTHER[from];
  const less = withCount(deck, from, key, countOf(deck, from, key) - 1);
  return withCount(less, to, key, countOf(deck, to, key) + 1);
}

/** What this player may know between the games; null where there is nothing to exchange. */
export function useBetween({ id, me, rules, series }: TableInfo): BetweenGames | null {
  const [between, setBetween] = useState<BetweenGames | null>(null);
  const wanted = me >= 0 && rules.bestOf > 1 && series?.decided !== true;
  useEffect(() => {
    if (!wanted) return;
    call<BetweenGames>('GET', `/api/tables/${id}/series`).then(setBetween, () => setBetween(null));
  }, [id, wanted]);
  return between === null || between.swap === '' || between.decided ? null : between;
}

interface Props {
  readonly table: TableInfo;
  readonly between: BetweenGames;
  /** Goes on with this deck. */
  play(deck: Deck): void;
}

export function Exchange({ table, between, play }: Props) {
  const say = useWords(onlineWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [deck, setDeck] = useState(between.deck);
  const issues = useIssues(table.id, deck);
  const { game } = table.rules;
  return (
    <>
      <button type="button" className="button small" onClick={() => dialog.current?.showModal()}>
        {say('exchange')}
      </button>
      <dialog ref={dialog} className="panel exchange" aria-label={say('exchange')}>
        <h2>{say('exchange')}</h2>
        <p>{say('exchangeAbout')}</p>
        <div className="exchange-parts">
          {(['cards', 'sideboard'] as const).map((part) => (
            <PartList
              key={part}
              game={game}
              deck={deck}
              part={part}
              wanted={totalOf(countsOf(between.registered, part))}
              move={(key) => setDeck(moved(deck, part, key))}
            />
          ))}
        </div>
        <div role="status">
          {issues.length > 0 ? <IssueList game={game} issues={issues} /> : <p>✓ {say('exchangeGood')}</p>}
        </div>
        <p className="row">
          <button
            type="button"
            className="button main"
            disabled={issues.length > 0}
            title={issues.length > 0 ? say('exchangeBad') : undefined}
            onClick={() => play(deck)}
          >
            {say('exchangePlay')}
          </button>
          <button type="button" className="button" onClick={() => setDeck(between.registered)}>
            {say('exchangeBack')}
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {say('close')}
          </button>
        </p>
      </dialog>
    </>
  );
}

/** The server's own check of the exchange; the last one stays while a new one is on its way. */
function useIssues(id: string, deck: Deck): readonly DeckIssue[] {
  const [issues, setIssues] = useState<readonly DeckIssue[]>([]);
  useEffect(() => {
    let current = true;
    call<{ issues: readonly DeckIssue[] }>('POST', `/api/tables/${id}/series`, { deck }).then(
      (found) => current && setIssues(found.issues),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [id, deck]);
  return issues;
}

interface PartProps {
  readonly game: string;
  readonly deck: Deck;
  readonly part: Part;
  readonly wanted: number;
  move(key: string): void;
}

function PartList({ game, deck, part, wanted, move }: PartProps) {
  const say = useWords(onlineWords);
  const lang = useCardLanguage();
  const cards = useBook(game, 'brief')?.catalogue.cards ?? {};
  const nameOf = (key: string): string => cards[key]?.names[lang] ?? key;
  const counts = countsOf(deck, part);
  const keys = Object.keys(counts).sort((a, b) => nameOf(a).localeCompare(nameOf(b), lang));
  return (
    <section>
      <h3>
        {say(`exchange.${part}`)} {totalOf(counts)}/{wanted}
      </h3>
      <ul className="plain-list">
        {keys.map((key) => (
          <li key={key} className="row">
            <span className="exchange-name">
              {counts[key]}× {nameOf(key)}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={say(`exchange.from.${part}`, { name: nameOf(key) })}
              title={say(`exchange.from.${part}`, { name: nameOf(key) })}
              onClick={() => move(key)}
            >
              {part === 'cards' ? '→' : '←'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
