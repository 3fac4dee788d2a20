import type { Bilingual, CardView, Handle, Lang, Seat } from '@bojiste/kernel';
import type { CardInfo, Catalogue, Session } from '@bojiste/session/types';
import { createContext, use } from 'react';
import { useCardLanguage } from '../../app/settings.ts';
import type { Frame } from '../../stage/player.ts';
import type { Playback } from '../../stage/use-playback.ts';
import type { Control } from './control.ts';

/** What every part of a table may look at. */
export interface TableState {
  readonly session: Session;
  readonly playback: Playback;
  readonly frame: Frame;
  readonly control: Control;
}

export const TableContext = createContext<TableState | null>(null);

export interface Table extends TableState {
  readonly catalogue: Catalogue;
  readonly view: Frame['update']['view'];
  /** The seat one sits with: the own one, the first player's for whoever only watches. */
  readonly me: number;
  /** Is this the player at this page? Nobody is, for whoever only watches. */
  isYou(seat: number): boolean;
  /** Language of the cards. */
  readonly lang: Lang;
  /** Of two languages the chosen one. */
  tell(words: Bilingual): string;
  info(card: CardView): CardInfo | null;
  /** The card with this handle as it is seen now. */
  find(handle: Handle): CardView | undefined;
  name(handle: Handle): string;
}

export function useTable(): Table {
  const state = use(TableContext);
  if (state === null) throw new Error('not at a table');
  const lang = useCardLanguage();
  const { session, frame } = state;
  const { catalogue } = session;
  const { view } = frame.update;
  const info = (card: CardView) => (card.key === null ? null : (catalogue.cards[card.key] ?? null));
  const find = (handle: Handle) => view.cards.find((card) => card.handle === handle);
  return {
    ...state,
    catalogue,
    view,
    me: session.me,
    isYou: (seat) => seat === session.me && session.watching !== true,
    lang,
    tell: (words) => words[lang],
    info,
    find,
    name: (handle) => {
      const card = find(handle);
      return card === undefined ? '' : (info(card)?.names[lang] ?? '');
    },
  };
}

/** Cards in a zone of a kind ("hand") and seat, in their order. */
export function cardsIn(table: Table, kind: string, seat: Seat): CardView[] {
  const zone = table.catalogue.zones.find((z) => z.kind === kind && z.seat === seat);
  return table.view.cards.filter((card) => card.zone === zone?.id).sort((a, b) => a.index - b.index);
}

export function sizeOf(table: Table, kind: string, seat: Seat): number {
  const zone = table.catalogue.zones.find((z) => z.kind === kind && z.seat === seat);
  return zone === undefined ? 0 : (table.view.sizes[zone.id] ?? 0);
}
