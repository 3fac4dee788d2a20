import type { Deck } from '@bojiste/kernel';
import { useEffect, useRef, useState } from 'react';
import { go, link } from '../../app/router.ts';
import { useCardLanguage, useSettings } from '../../app/settings.ts';
import type { Book } from '../../library/types.ts';
import { decksWords } from '../../texts/decks.ts';
import { useWords } from '../../texts/use.ts';
import { DeckBanner } from './banner.tsx';
import { ImportDialog } from './exchange.tsx';
import { dropDeck, newDeck, type SavedDeck, savedDecks } from './store.ts';
import { codeToText, deckFromText } from './text.ts';
import { useSync } from './use-sync.ts';

const playWith = (game: string, name: string) => `${link('setup', game)}?deck=${encodeURIComponent(name)}`;

export function DeckLists({ book, code }: { book: Book; code: string | null }) {
  const { game } = book.catalogue;
  const say = useWords(decksWords);
  const lang = useCardLanguage();
  const [own, setOwn] = useState(() => savedDecks(game));
  const [importing, setImporting] = useState(false);
  const refresh = () => setOwn(savedDecks(game));
  const { state, sync } = useSync(refresh);
  const shared = useShared(book, code, refresh);
  const begin = (deck: Deck) => go(link('decks', game, newDeck(game, deck).id));
  const copy = (deck: Deck) => {
    const name = (of: 'cs' | 'en') => decksWords.copyName[of].replace('{name}', deck.name[of]);
    begin({ ...deck, name: { cs: name('cs'), en: name('en') } });
  };
  const { cs, en } = decksWords.newName;
  const leader = book.leaders[0];
  return (
    <>
      {shared !== '' && (
        <p className="notice" role="status">
          {shared}
        </p>
      )}
      <section>
        <h2>{say('mine')}</h2>
        {own.length === 0 && <p className="quiet">{say('none')}</p>}
        <p className="quiet" role="status">
          {say(`sync.${state}`)} {state === 'alone' && <a href={link('account')}>{say('toAccount')}</a>}
        </p>
        <ul className="plain-list deck-list">
          {own.map((one) => (
            <OwnDeck
              key={one.id}
              book={book}
              one={one}
              dropped={() => {
                refresh();
                sync();
              }}
            />
          ))}
        </ul>
        <p className="row">
          <button
            type="button"
            className="button"
            onClick={() => begin({ name: { cs, en }, cards: {}, ...(leader !== undefined && { leader }) })}
          >
            {say('empty')}
          </button>
          <button type="button" className="button" onClick={() => setImporting(true)}>
            {say('load')}
          </button>
        </p>
      </section>
      <section>
        <h2>{say('ready')}</h2>
        <ul className="plain-list deck-list">
          {book.decks.map((deck) => (
            <DeckBanner key={deck.key} book={book} deck={deck}>
              <a
                className="button main"
                href={playWith(game, `ready:${deck.key}`)}
                aria-label={say('playWith', { name: deck.name[lang] })}
              >
                {say('play')}
              </a>
              <button
                type="button"
                className="button"
                aria-label={say('copyOf', { name: deck.name[lang] })}
                onClick={() => copy(deck)}
              >
                {say('copy')}
              </button>
            </DeckBanner>
          ))}
        </ul>
      </section>
      {importing && <ImportDialog book={book} done={begin} close={() => setImporting(false)} />}
    </>
  );
}

/** A deck that came in the address is kept at once, and the address let go. */
function useShared(book: Book, code: string | null, kept: () => void): string {
  const { language } = useSettings();
  const [told, setTold] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is taken once
  useEffect(() => {
    if (code === null) return;
    const { game } = book.catalogue;
    try {
      const { deck } = deckFromText(book.catalogue, codeToText(code), decksWords.newName[language]);
      newDeck(game, deck);
      setTold(decksWords.shared[language]);
      kept();
    } catch {
      setTold(decksWords.notDeck[language]);
    }
    history.replaceState(null, '', link('decks', game));
  }, [code]);
  return told;
}

function OwnDeck({ book, one, dropped }: { book: Book; one: SavedDeck; dropped: () => void }) {
  const say = useWords(decksWords);
  const lang = useCardLanguage();
  const asked = useRef<HTMLDialogElement>(null);
  const name = one.deck.name[lang];
  return (
    <DeckBanner book={book} deck={one.deck}>
      <a className="button main" href={playWith(one.game, `own:${one.id}`)} aria-label={say('playWith', { name })}>
        {say('play')}
      </a>
      <a className="button" href={link('decks', one.game, one.id)} aria-label={`${say('edit')}: ${name}`}>
        {say('edit')}
      </a>
      <button
        type="button"
        className="button"
        aria-label={`${say('remove')}: ${name}`}
        onClick={() => asked.current?.showModal()}
      >
        {say('remove')}
      </button>
      <dialog ref={asked} className="panel" aria-label={say('remove')}>
        <p>{say('removeSure', { name })}</p>
        <form method="dialog" className="row">
          <button type="submit" className="button">
            {say('keep')}
          </button>
          <button
            type="submit"
            className="button danger"
            onClick={() => {
              dropDeck(one.id);
              dropped();
            }}
          >
            {say('remove')}
          </button>
        </form>
      </dialog>
    </DeckBanner>
  );
}
