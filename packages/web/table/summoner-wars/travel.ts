import type { TableView } from '@bojiste/session/types';
import { type CSSProperties, useRef } from 'react';
import type { Spot } from './board.tsx';

/** Cards that changed their space since the last position: they travel there, new ones come from their side. */

export interface Travel {
  /** Changes with every travel, so that the same card can travel again. */
  readonly key: number;
  readonly kind: 'space' | 'outside';
  readonly style: CSSProperties;
}

interface Memory {
  readonly view: TableView | null;
  readonly at: ReadonlyMap<number, Spot>;
  readonly travels: ReadonlyMap<number, Travel>;
  readonly count: number;
}

export function useTravels(view: TableView, spots: readonly Spot[]): ReadonlyMap<number, Travel> {
  const memory = useRef<Memory>({ view: null, at: new Map(), travels: new Map(), count: 0 });
  const last = memory.current;
  if (last.view === view) return last.travels;
  const at = new Map<number, Spot>();
  const travels = new Map<number, Travel>();
  let { count } = last;
  for (const card of view.cards) {
    const spot = spots.find(({ zone }) => zone.id === card.zone);
    if (spot === undefined) continue;
    at.set(card.handle, spot);
    const before = last.at.get(card.handle);
    if (before === spot || last.view === null) continue;
    const style = { '--dx': (before?.x ?? spot.x) - spot.x, '--dy': (before?.y ?? spot.y) - spot.y };
    travels.set(card.handle, {
      key: ++count,
      kind: before === undefined ? 'outside' : 'space',
      style: style as CSSProperties,
    });
  }
  memory.current = { view, at, travels, count };
  return travels;
}
