import type { CardView } from '@bojiste/kernel';
import { type ReactNode, useState } from 'react';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { CardButton, markOf } from './card-button.tsx';
import { type Table, useTable } from './context.ts';

/**
 * The own hand, and beside it other cards that a player may look through: each set is a tab. Where only cards of
 * another tab can be chosen, it comes to the front by itself.
 */

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly cards: readonly CardView[];
  /** Shown with nothing in it too. */
  readonly always?: boolean;
}

interface Props {
  readonly tabs: readonly Tab[];
  readonly face: (card: CardView) => ReactNode;
  /** Cards soon come to a hand that is empty: its place is kept for them. */
  readonly refills: boolean;
}

const chosenFrom = (table: Table, cards: readonly CardView[]): number =>
  cards.filter((card) => ['usable', 'target'].includes(markOf(table, card).mark)).length;

export function Hands({ tabs, face, refills }: Props) {
  const table = useTable();
  const say = useWords(tableWords);
  const [wanted, setWanted] = useState({ id: tabs[0]?.id ?? '', tick: '' });
  const { tick, marks } = table.control;
  const shown = tabs.filter(({ cards, always }) => always === true || cards.length > 0);
  const counts = new Map(shown.map(({ id, cards }) => [id, chosenFrom(table, cards)]));
  const first = shown.find(({ id }) => (counts.get(id) ?? 0) > 0);
  const inTabs = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const elsewhere = marks.places.size > 0 || marks.cards.size > inTabs;
  const stays = wanted.tick === tick || first === undefined || elsewhere || (counts.get(wanted.id) ?? 0) > 0;
  const open = shown.find(({ id }) => id === (stays ? wanted.id : first.id)) ?? shown[0];
  return (
    <section className="hands" aria-label={say('hand')} data-region="hand" data-refills={refills}>
      {shown.length > 1 && (
        <div className="hands-tabs">
          {shown.map(({ id, label, cards }) => (
            <button
              key={id}
              type="button"
              className="hands-tab"
              aria-pressed={id === open?.id}
              data-holds={id === open?.id ? '' : cards.map(({ handle }) => handle).join(' ')}
              onClick={() => setWanted({ id, tick })}
            >
              {label} <b>{cards.length}</b>
              {(counts.get(id) ?? 0) > 0 && <span className="hands-dot"> ● {counts.get(id)}</span>}
            </button>
          ))}
        </div>
      )}
      {open === undefined || open.cards.length === 0 ? (
        // Hands are hidden from whoever watches: nothing is said of what is in them.
        table.session.watching !== true && <p className="quiet">{say('handEmpty')}</p>
      ) : (
        <ul style={{ '--n': open.cards.length } as React.CSSProperties}>
          {open.cards.map((card, i) => (
            <li key={card.handle} style={{ '--i': i } as React.CSSProperties}>
              <CardButton card={card} className="hands-card travels">
                {face(card)}
              </CardButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Cards that can be chosen but lie in none of these places: in a deck that is searched, a pile, somebody's hand. */
export function strayCards(table: Table, lies: (card: CardView) => boolean): CardView[] {
  const { control, view } = table;
  return view.cards.filter((card) => control.marks.cards.has(card.handle) && !lies(card));
}
