import type { Lang } from '@bojiste/kernel';
import { useEffect, useRef, useState } from 'react';
import { typeName } from '../../cards/names.ts';
import type { Book } from '../../library/types.ts';
import type { CardInfo } from '../../session/types.ts';
import { decksWords } from '../../texts/decks.ts';
import { useWords } from '../../texts/use.ts';
import { CardDetail } from '../cards/detail.tsx';

interface Props {
  readonly info: CardInfo;
  readonly book: Book;
  readonly lang: Lang;
  readonly n: number;
  readonly note?: string;
  set(n: number): void;
}

const MOST = 99;

/** A card with its count; its name opens it whole. */
export function CardRow({ info, book, lang, n, note = '', set }: Props) {
  const say = useWords(decksWords);
  const [open, setOpen] = useState(false);
  const name = info.names[lang];
  const { cost } = info.stats;
  return (
    <li className="card-row" data-in={n > 0}>
      <button type="button" className="card-row-name" onClick={() => setOpen(true)}>
        <span>{name}</span>
        <span className="quiet">
          {typeName(book.catalogue, info.type, lang)}
          {cost !== undefined && cost >= 0 && ` · ${cost}`}
          {note !== '' && ` · ${note}`}
        </span>
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={n === 0}
        aria-label={say('take', { name })}
        onClick={() => set(n - 1)}
      >
        −
      </button>
      <output aria-label={say('count', { name, n })}>{n}</output>
      <button
        type="button"
        className="icon-button"
        disabled={n >= MOST}
        aria-label={say('add', { name })}
        onClick={() => set(n + 1)}
      >
        +
      </button>
      {open && <Whole info={info} book={book} close={() => setOpen(false)} />}
    </li>
  );
}

function Whole({ info, book, close }: { info: CardInfo; book: Book; close: () => void }) {
  const say = useWords(decksWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="panel whole-card" aria-label={info.names.cs} onClose={close}>
      <CardDetail catalogue={book.catalogue} info={info} />
      <button type="button" className="button main" onClick={close}>
        {say('close')}
      </button>
    </dialog>
  );
}
