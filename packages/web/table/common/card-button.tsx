import type { CardView } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { ReactNode } from 'react';
import { Sign } from '../../cards/icon.tsx';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { type Table, useTable } from './context.ts';
import { usePress } from './drag.ts';
import { pointingAt } from './pointing.ts';
import { cardWords } from './text-table.tsx';

/** A card anywhere on a table: it can be looked at, chosen, and asked why not. */

export type Mark = 'usable' | 'target' | 'selected' | 'other' | '';

interface Marked {
  readonly mark: Mark;
  /** Handle of the card that is chosen by a click on this one. */
  readonly stand: number;
  readonly acts: readonly string[];
}

/** Cards of one kind in a hand or pile are alike: one option stands for all of them. */
export function markOf(table: Table, card: CardView): Marked {
  const { control, catalogue, view, tell } = table;
  // Where several are chosen every card stands for itself.
  const alone = card.key === null || sure(catalogue.zones[card.zone]).board || control.picking !== null;
  const alike = alone ? [] : view.cards.filter((one) => one.zone === card.zone && one.key === card.key && one !== card);
  const group = [card, ...alike].map(({ handle }) => handle);
  const marked = group.find((handle) => control.marks.cards.has(handle));
  const other = group.find((handle) => control.rootMarks.cards.has(handle));
  const stand = marked ?? other ?? card.handle;
  const acts = (control.marks.cards.get(stand) ?? []).flatMap(({ act }) => (act === null ? [] : tell(act)));
  if (control.picking?.cards.has(card.handle)) return { mark: 'selected', stand: card.handle, acts };
  if (control.selected !== 0 && control.selected === card.handle) return { mark: 'selected', stand, acts };
  if (marked !== undefined) return { mark: acts.length > 0 ? 'usable' : 'target', stand, acts };
  return { mark: control.pending && other !== undefined ? 'other' : '', stand, acts };
}

interface Props {
  readonly card: CardView;
  readonly className: string;
  readonly children: ReactNode;
  /** What the words about the card do not say. */
  readonly note?: string;
  readonly tabIndex?: number;
}

export function CardButton({ card, className, children, note = '', tabIndex }: Props) {
  const table = useTable();
  const say = useWords(tableWords);
  const { control } = table;
  const { mark, stand, acts } = markOf(table, card);
  const { handle, key } = card;
  const look = (pinned: boolean) => key !== null && control.inspect({ handle, key, pinned });
  const press = usePress({ handle: mark === 'usable' || mark === 'other' ? stand : 0, held: () => look(true) });
  const aimed = mark === 'target' ? (control.marks.cards.get(stand)?.[0] ?? null) : null;
  const state =
    mark === 'usable'
      ? say('canUse', { acts: acts.join(', ') })
      : mark === 'target'
        ? say(control.ownAims.has(stand) ? 'isOwnTarget' : 'isTarget')
        : mark === 'selected'
          ? say('selected')
          : '';
  const words = [key === null ? say('back') : cardWords(table, card).replace(/ \(\)$/, ''), note, state];
  const choose = (touch: boolean) => {
    look(false);
    control.card(stand, touch);
  };
  return (
    <button
      type="button"
      className={className}
      data-mark={mark}
      data-card={handle}
      data-key={key ?? ''}
      {...(tabIndex !== undefined && { tabIndex })}
      onClick={(event) => choose((event.nativeEvent as PointerEvent).pointerType === 'touch')}
      {...pointingAt(control, aimed, () => look(false))}
      data-aim={aimed?.key}
      {...press}
    >
      <span className="hidden">{words.filter((word) => word !== '').join(', ')}</span>
      {children}
      <MarkSign mark={mark} own={control.ownAims.has(stand)} several={control.picking !== null} />
    </button>
  );
}

interface Sighted {
  readonly mark: Mark | 'place';
  readonly own?: boolean;
  /** One of several that are chosen: nothing is aimed at. */
  readonly several?: boolean;
}

export function MarkSign({ mark, own = false, several = false }: Sighted) {
  if (mark === '') return null;
  const shape = mark === 'target' && several ? 'pick' : mark;
  return (
    <span className={`mark mark-${shape}`} data-own={own} aria-hidden="true">
      {shape === 'target' && <Sign name="target" />}
    </span>
  );
}
