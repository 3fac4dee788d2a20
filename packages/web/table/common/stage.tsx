import type { CardView } from '@bojiste/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import './stage.css';
import { type Table, useTable } from './context.ts';
import { damageNumber, shatter } from './motion.ts';
import { LETTERS } from './players.tsx';

/**
 * What one sees happen: numbers over what was hurt, cards that break when they leave the board, the banner of a turn. It is
 * read off two positions that follow each other, so it tells nothing that does not stand on the table already.
 */

/** How a game says that a card was hurt: a counter that grows, or a value that falls. */
const HURT_COUNTERS = new Set(['damage', 'wounds']);
const HURT_STATS = new Set(['health']);

const MOST_AT_ONCE = 6;

const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Seen {
  readonly card: CardView;
  readonly box: DOMRect;
  readonly copy: HTMLElement;
}

const elementOf = (handle: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main [data-region=board] [data-card="${handle}"]`);

/** Everything on the board, with a copy of how it looks: what is gone can be shown once more. */
function look({ view, catalogue }: Table): Map<number, Seen> {
  const seen = new Map<number, Seen>();
  for (const card of view.cards) {
    const element = catalogue.zones[card.zone]?.board ? elementOf(card.handle) : null;
    if (element === null) continue;
    seen.set(card.handle, { card, box: element.getBoundingClientRect(), copy: element.cloneNode(true) as HTMLElement });
  }
  return seen;
}

/** How much worse off a card is than before. */
function hurtOf({ catalogue }: Table, before: CardView, now: CardView): number {
  let n = 0;
  catalogue.counters.forEach(({ name }, i) => {
    if (HURT_COUNTERS.has(name)) n += Math.max(0, (now.counters[i] ?? 0) - (before.counters[i] ?? 0));
  });
  catalogue.stats.forEach(({ name }, i) => {
    if (HURT_STATS.has(name)) n += Math.max(0, (before.stats[i] ?? 0) - (now.stats[i] ?? 0));
  });
  return n;
}

export function Stage() {
  const table = useTable();
  const { pace } = useSettings();
  const { view } = table;
  const before = useRef(new Map<number, Seen>());
  const last = useRef<unknown>(null);
  const still = pace === 'off' || reduced();
  useLayoutEffect(() => {
    if (last.current === view) return;
    const first = last.current === null;
    last.current = view;
    if (still) {
      before.current.clear();
      return;
    }
    const now = look(table);
    const gone: Seen[] = [];
    const hurt: [DOMRect, number][] = [];
    for (const [handle, seen] of before.current) {
      const after = now.get(handle);
      if (after !== undefined) hurt.push([after.box, hurtOf(table, seen.card, after.card)]);
      else if (view.cards.find((card) => card.handle === handle)?.zone !== seen.card.zone) gone.push(seen);
    }
    // Whoever winds a record over many steps wants no fireworks.
    if (!first && gone.length <= MOST_AT_ONCE) {
      for (const [box, n] of hurt) if (n > 0) damageNumber(box, n);
      for (const { copy, box } of gone) shatter(copy, box);
    }
    before.current = now;
  });
  return still ? null : <TurnBanner />;
}

/** Whose turn begins: shorter after the first turns, and gone by itself. */
function TurnBanner() {
  const { view, me } = useTable();
  const say = useWords(tableWords);
  const [begun] = useState(view.turn);
  if (view.turn === begun || view.turn === 0) return null;
  const own = view.active === me;
  const words = own
    ? say('yourTurn')
    : view.seats.length > 2
      ? say('player', { letter: LETTERS[view.active] })
      : say('theirTurn');
  return (
    <div
      className="turn-banner"
      key={view.turn}
      data-side={own ? 'own' : 'foe'}
      data-short={view.turn > 3}
      aria-hidden="true"
    >
      <strong>{words}</strong>
      <span>{say('turn', { n: view.turn })}</span>
    </div>
  );
}
