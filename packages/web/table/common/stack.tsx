import type { CardView } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { ReactNode } from 'react';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { type Table, useTable } from './context.ts';
import { SeatMark } from './players.tsx';
import './stack.css';

/**
 * What was announced and can be answered, as large cards over the board: an arrow leads from each to what it answers, and
 * the last one is carried out first. Clicks go through it, and while something on the board is chosen it makes room.
 */
export function Stack({ face }: { face: (card: CardView) => ReactNode }) {
  const table = useTable();
  const say = useWords(tableWords);
  const { items } = table.view;
  // Whoever plays a card knows it: it is shown when it is answered, or somebody else's.
  if (items.length === 0 || (items.length === 1 && sure(items[0]).by === table.me)) return null;
  return (
    <section className="stack" aria-label={say('stack')} data-small={isAiming(table)}>
      <ol>
        {items.map(({ card: handle, by, cancelled }, i) => {
          const card = table.find(handle);
          const first = i === items.length - 1 && items.length > 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the order is the item
            <li key={i} data-side={by === table.me ? 'own' : 'foe'} data-cancelled={cancelled}>
              <span className="stack-card" aria-hidden="true">
                {card !== undefined && face(card)}
              </span>
              <p>
                <SeatMark seat={by} /> <span className="stack-name">{table.name(handle)}</span>
                {cancelled ? <b> {say('stackCancelled')}</b> : first && <b> {say('stackFirst')}</b>}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Is something to be chosen that lies on the board? */
const isAiming = ({ control, catalogue, view }: Table): boolean =>
  control.marks.places.size > 0 ||
  view.cards.some((card) => control.marks.cards.has(card.handle) && sure(catalogue.zones[card.zone]).board);
