import { HandCard, valuesOf } from '../../cards/summoner-wars/face.tsx';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { cardsIn, useTable } from '../common/context.ts';
import { useHold } from '../common/hold.ts';
import { cardWords } from '../common/text-table.tsx';

export function Hand() {
  const table = useTable();
  const say = useWords(tableWords);
  const cards = cardsIn(table, 'hand', table.me);
  return (
    <section className="hand" aria-label={say('hand')} data-region="hand">
      {cards.length === 0 && <p className="quiet">{say('handEmpty')}</p>}
      <ul style={{ '--n': cards.length } as React.CSSProperties}>
        {cards.map((card) => (
          <li key={card.handle}>
            <Held handle={card.handle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Held({ handle }: { handle: number }) {
  const table = useTable();
  const say = useWords(tableWords);
  const { control, catalogue, lang, tell } = table;
  const card = table.find(handle);
  const hold = useHold(() => card?.key != null && control.inspect({ handle, key: card.key, pinned: true }));
  if (card?.key == null) return null;
  const info = catalogue.cards[card.key];
  // Cards of one kind are alike in a hand: one option stands for all of them.
  const alike = cardsIn(table, 'hand', table.me).filter((other) => other.key === card.key);
  const marked = alike.find((other) => control.marks.cards.has(other.handle));
  const other = alike.find((one) => control.rootMarks.cards.has(one.handle));
  const stand = marked ?? other;
  const selected = control.selected !== 0 && stand?.handle === control.selected && alike[0].handle === handle;
  const acts = stand === undefined ? [] : (control.rootMarks.cards.get(stand.handle) ?? []);
  const mark = selected
    ? 'selected'
    : marked !== undefined
      ? 'usable'
      : control.pending && other !== undefined
        ? 'other'
        : '';
  const usable = acts.flatMap((choice) => (choice.act === null ? [] : tell(choice.act)));
  const words = [cardWords(table, card), ...(usable.length > 0 ? [say('canUse', { acts: usable.join(', ') })] : [])];
  return (
    <button
      type="button"
      className="hand-card"
      data-mark={mark}
      data-card={handle}
      data-key={card.key}
      aria-pressed={selected}
      onClick={() => {
        control.inspect({ handle, key: info.key });
        control.card(stand?.handle ?? handle);
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && control.inspect({ handle, key: info.key })}
      draggable={mark === 'usable'}
      onDragStart={() => control.card(stand?.handle ?? handle)}
      {...hold}
    >
      <span className="hidden">{words.join(', ')}</span>
      <HandCard info={info} values={valuesOf(catalogue, info, card)} lang={lang} />
      {mark !== '' && <span className={`mark mark-${mark}`} aria-hidden="true" />}
    </button>
  );
}
