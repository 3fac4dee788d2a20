import type { Lang } from '@bojiste/kernel';
import type { CardInfo } from '@bojiste/session/types';
import { useEffect, useRef, useState } from 'react';
import { CardArt } from '../../art/card-art.tsx';
import { typeName } from '../../cards/names.ts';
import type { Book } from '../../library/types.ts';
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

/** What a card that is dragged is called on its way; the buttons beside it do the same. */
const DRAGGED = 'text/x-bojiste-card';

/** A card let go in the part of the editor from which it was taken stays as it was. */
let from: Element | null = null;
const partOf = (element: Element): Element | null => element.closest('.editor-pool, .editor-deck');

/** Handlers of a place that takes cards that are let go over it. */
export const takes = (take: (key: string) => void) => ({
  onDragOver: (event: React.DragEvent) => {
    if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
  },
  onDrop: (event: React.DragEvent) => {
    const key = event.dataTransfer.getData(DRAGGED);
    if (key === '') return;
    event.preventDefault();
    if (from === null || !event.currentTarget.contains(from)) take(key);
  },
});

/** A card with its count; its name opens it whole. */
export function CardRow({ info, book, lang, n, note = '', set }: Props) {
  const say = useWords(decksWords);
  const [open, setOpen] = useState(false);
  const name = info.names[lang];
  const { cost } = info.stats;
  return (
    <li
      className="card-row"
      data-in={n > 0}
      draggable
      onDragStart={({ dataTransfer, currentTarget }) => {
        dataTransfer.setData(DRAGGED, info.key);
        from = partOf(currentTarget);
        dataTransfer.effectAllowed = 'copyMove';
      }}
    >
      <span className="card-row-picture" aria-hidden="true">
        <CardArt game={book.catalogue.game} card={info} size="small" focus="50% 20%" />
      </span>
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
