import type { Deck } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { useEffect, useRef, useState } from 'react';
import { link } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import type { Book } from '../../library/types.ts';
import { decksWords } from '../../texts/decks.ts';
import { useWords } from '../../texts/use.ts';
import { download, fileName } from '../common/files.ts';
import { totalOf } from './edit.ts';
import { answerLine, deckFromText, deckToCode, deckToJson, deckToText, OtherGame, type ReadDeck } from './text.ts';

/** A dialog that is open while it is there. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}

export function ImportDialog({ book, done, close }: { book: Book; done: (deck: Deck) => void; close: () => void }) {
  const say = useWords(decksWords);
  const dialog = useModal();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [read, setRead] = useState<ReadDeck | null>(null);
  const takeIn = (source: string) => {
    setError('');
    try {
      const found = deckFromText(book.catalogue, source, say('newName'));
      if (totalOf(found.deck.cards) === 0) setError(say('notDeck'));
      else if (found.unknown.length === 0) done(found.deck);
      else setRead(found);
    } catch (failure) {
      setError(say(failure instanceof OtherGame ? 'otherGame' : 'notDeck'));
    }
  };
  const fromFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const content = await file.text();
    setText(content);
    takeIn(content);
  };
  return (
    <dialog ref={dialog} className="panel exchange" aria-label={say('load')} onClose={close}>
      <h2>{say('load')}</h2>
      <label className="field">
        {say('paste')}
        <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {error !== '' && (
        <p className="notice bad" role="alert">
          {error}
        </p>
      )}
      {read !== null && <OpenLines book={book} read={read} answered={setRead} />}
      <div className="row">
        {read === null ? (
          <button type="button" className="button main" disabled={text.trim() === ''} onClick={() => takeIn(text)}>
            {say('take_in')}
          </button>
        ) : (
          <button type="button" className="button main" onClick={() => done(read.deck)}>
            {say('take_in')}: {say('total', { n: totalOf(read.deck.cards) })}
          </button>
        )}
        <label className="button">
          {say('file')}
          <input
            className="hidden"
            type="file"
            accept=".txt,.json,text/plain,application/json"
            onChange={(event) => fromFile(event.target.files?.[0])}
          />
        </label>
        <button type="button" className="button" onClick={close}>
          {say('cancel')}
        </button>
      </div>
    </dialog>
  );
}

function OpenLines({ book, read, answered }: { book: Book; read: ReadDeck; answered: (read: ReadDeck) => void }) {
  const say = useWords(decksWords);
  const lang = useCardLanguage();
  const nameOf = (key: string) => sure(book.catalogue.cards[key]).names[lang];
  if (read.unknown.length === 0) return null;
  return (
    <div className="notice bad" role="alert">
      <p>{say('unknownLines')}</p>
      <ul>
        {read.unknown.map((open) => (
          <li key={`${open.line}/${open.text}`}>
            {open.line > 0 && `${say('line', { n: open.line })}: `}
            <code>{open.text}</code> {open.absent !== undefined && say('absent')}
            {open.maybe.length > 0 && say('meant')}
            {open.maybe.map((key) => (
              <button
                type="button"
                className="button small"
                key={key}
                onClick={() => answered(answerLine(read, open, key))}
              >
                {nameOf(key)}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ExportDialog({ book, deck, close }: { book: Book; deck: Deck; close: () => void }) {
  const say = useWords(decksWords);
  const lang = useCardLanguage();
  const dialog = useModal();
  const [told, setTold] = useState('');
  const { catalogue } = book;
  const text = deckToText(catalogue, deck, lang);
  const file = fileName(deck.name[lang]);
  const copy = (what: string) => navigator.clipboard?.writeText(what).then(() => setTold(say('copied')));
  const address = () => {
    const { origin, pathname } = location;
    return `${origin}${pathname}${link('decks', catalogue.game)}?d=${deckToCode(catalogue.game, deck)}`;
  };
  return (
    <dialog ref={dialog} className="panel exchange" aria-label={say('save')} onClose={close}>
      <h2>{say('save')}</h2>
      <label className="field">
        {say('asText')}
        <textarea readOnly value={text} />
      </label>
      <div className="row">
        <button type="button" className="button" onClick={() => copy(text)}>
          {say('copyText')}
        </button>
        <button type="button" className="button" onClick={() => copy(address())}>
          {say('share')}
        </button>
        <button type="button" className="button" onClick={() => download(`${file}.txt`, text)}>
          {say('fileText')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(`${file}.json`, deckToJson(catalogue.game, deck), 'application/json')}
        >
          {say('fileJson')}
        </button>
        <button type="button" className="button main" onClick={close}>
          {say('close')}
        </button>
      </div>
      <p role="status">{told}</p>
    </dialog>
  );
}
