import type { CardView, Handle, Seat } from '@bojiste/kernel';
import type { ZoneInfo } from '@bojiste/session/types';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Sign } from '../../cards/icon.tsx';
import { Chip, valuesOf } from '../../cards/summoner-wars/face.tsx';
import { Ground } from '../../ground/ground.tsx';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { MarkSign } from '../common/card-button.tsx';
import { type Table, useTable } from '../common/context.ts';
import { usePress } from '../common/drag.ts';
import { LYING, useMedia } from '../common/media.ts';
import { useCalled } from '../common/players.tsx';
import { pointingAt } from '../common/pointing.ts';
import { percent } from '../common/preview.tsx';
import { cardWords } from '../common/text-table.tsx';
import { Lines } from './lines.tsx';
import { type Travel, useTravels } from './travel.ts';

/** The battlefield as a grid of spaces with their names; the player's own back row is at the bottom. */

const NAME = /^([a-z])(\d+)$/;

export interface Spot {
  readonly zone: ZoneInfo;
  /** From the left and from the top, as this player sees it. */
  readonly x: number;
  readonly y: number;
}

interface Spots {
  readonly spots: readonly Spot[];
  readonly columns: number;
  readonly rows: number;
}

/** Where each space lies on the screen: read off the names of the spaces. Turned, the own side is left. */
function useSpots(table: Table, turned: boolean): Spots {
  const { catalogue, me } = table;
  return useMemo(() => {
    const zones = catalogue.zones.filter((zone) => zone.board);
    const at = zones.map((zone) => {
      const [, letter = 'a', number = '1'] = NAME.exec(zone.name) ?? [];
      return { zone, column: letter.charCodeAt(0) - 97, row: Number(number) - 1 };
    });
    const columns = 1 + Math.max(...at.map(({ column }) => column));
    const rows = 1 + Math.max(...at.map(({ row }) => row));
    const spots = at.map(({ zone, column, row }) => {
      const [x, y] = me === 1 ? [columns - 1 - column, row] : [column, rows - 1 - row];
      return turned ? { zone, x: rows - 1 - y, y: x } : { zone, x, y };
    });
    spots.sort((a, b) => a.y - b.y || a.x - b.x);
    return turned ? { spots, columns: rows, rows: columns } : { spots, columns, rows };
  }, [catalogue, me, turned]);
}

export function Board() {
  const table = useTable();
  const say = useWords(tableWords);
  const turned = useMedia(LYING);
  const { spots, columns, rows } = useSpots(table, turned);
  const travels = useTravels(table.view, spots);
  const [at, setAt] = useState(spots.length - columns);
  const grid = useRef<HTMLDivElement>(null);
  const [near, far] =
    table.me === 1 ? [nationOf(table, 1), nationOf(table, 0)] : [nationOf(table, 0), nationOf(table, 1)];
  const onKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = at + step;
    const sideways = Math.abs(step) === 1 && Math.floor(next / columns) !== Math.floor(at / columns);
    if (next < 0 || next >= spots.length || sideways) return;
    setAt(next);
    grid.current?.querySelectorAll<HTMLElement>('.sw-cell')[next]?.focus();
  };
  return (
    <div
      className="sw-board"
      data-turned={turned}
      style={{ '--columns': columns, '--rows': rows } as React.CSSProperties}
      data-region="board"
    >
      <div className="sw-ground">
        <Ground ground={{ kind: 'slabs', near, far, columns, rows, turned }} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of spaces is no table of data */}
      <div
        className="sw-grid"
        role="grid"
        tabIndex={-1}
        aria-label={say('board')}
        aria-rowcount={rows}
        aria-colcount={columns}
        ref={grid}
        onKeyDown={onKey}
      >
        {Array.from({ length: rows }, (_, y) => (
          // biome-ignore lint/a11y/useSemanticElements: see the grid
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          // biome-ignore lint/a11y/useFocusableInteractive: the spaces in it take the focus
          <div className="sw-row" role="row" key={y}>
            {spots.slice(y * columns, (y + 1) * columns).map((spot) => (
              <Cell
                key={spot.zone.id}
                spot={spot}
                focusable={spots[at] === spot}
                travels={travels}
                onFocus={() => setAt(spots.indexOf(spot))}
              />
            ))}
          </div>
        ))}
      </div>
      <Lines spots={spots} columns={columns} rows={rows} />
    </div>
  );
}

/** Each half of the board is the land of whoever began there. */
const nationOf = (table: Table, seat: Seat): string => {
  const summoner = table.view.cards.find((card) => card.owner === seat && table.info(card)?.type === 'summoner');
  return summoner === undefined ? '' : (table.info(summoner)?.set ?? '');
};

interface Shown {
  readonly mark: 'usable' | 'target' | 'place' | 'selected' | 'other' | '';
  readonly label: string;
}

/** How a space is marked: always by a shape of its own. */
function shownAs(
  table: Table,
  spot: Spot,
  card: CardView | undefined,
  say: ReturnType<typeof useWords<typeof tableWords>>,
): Shown {
  const { control, tell } = table;
  const { marks, rootMarks, pending } = control;
  const chosen = card !== undefined && (card.handle === control.selected || control.picking?.cards.has(card.handle));
  if (chosen) return { mark: 'selected', label: say('selected') };
  const own = card === undefined ? undefined : marks.cards.get(card.handle);
  if (own !== undefined) {
    const acts = own.map((choice) => (choice.act === null ? '' : tell(choice.act))).filter((act) => act !== '');
    if (acts.length > 0) return { mark: 'usable', label: say('canUse', { acts: acts.join(', ') }) };
    const yours = card !== undefined && control.ownAims.has(card.handle);
    return { mark: 'target', label: say(yours ? 'isOwnTarget' : 'isTarget') };
  }
  // Ways are written from where they begin: that is the card in question.
  const [start, ...way] = (control.question?.choices[0]?.key ?? '').split('-');
  if (card !== undefined && way.length > 0 && start === spot.zone.name)
    return { mark: 'selected', label: say('selected') };
  if (marks.places.has(spot.zone.id)) return { mark: 'place', label: say('isTarget') };
  if (pending && card !== undefined && rootMarks.cards.has(card.handle)) return { mark: 'other', label: '' };
  return { mark: '', label: '' };
}

interface CellProps {
  readonly spot: Spot;
  readonly focusable: boolean;
  readonly travels: ReadonlyMap<number, Travel>;
  readonly onFocus: () => void;
}

function Cell({ spot, focusable, travels, onFocus }: CellProps) {
  const table = useTable();
  const say = useWords(tableWords);
  const called = useCalled();
  const { view, control, me, lang, catalogue } = table;
  const card = view.cards.find((one) => one.zone === spot.zone.id);
  const info = card === undefined ? null : table.info(card);
  const travel = card === undefined ? undefined : travels.get(card.handle);
  const { mark, label } = shownAs(table, spot, card, say);
  const choices = card === undefined ? undefined : control.marks.cards.get(card.handle);
  const choice = choices?.[0] ?? control.marks.places.get(spot.zone.id)?.[0];
  const aimed = mark === 'target' || mark === 'place' ? (choice ?? null) : null;
  const press = usePress({
    handle: mark === 'usable' || mark === 'other' ? (card?.handle ?? 0) : 0,
    held: () => card?.key != null && control.inspect({ handle: card.handle, key: card.key, pinned: true }),
  });
  const act = (touch: boolean) => {
    const empty = card === undefined || control.marks.places.has(spot.zone.id);
    if (empty) return control.place(spot.zone.id, touch);
    if (card.key !== null) control.inspect({ handle: card.handle, key: card.key });
    control.card(card.handle, touch);
  };
  const flag = (name: string) =>
    card !== undefined && (card.flags & (1 << catalogue.flags.findIndex((f) => f.name === name))) !== 0;
  const words =
    card === undefined ? say('emptySpace', { name: spot.zone.name }) : `${spot.zone.name}, ${cardWords(table, card)}`;
  const side = card === undefined ? '' : called(card.control, say('opponent'));
  const point = pointingAt(
    control,
    aimed,
    () => card?.key != null && control.inspect({ handle: card.handle, key: card.key }),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    <button
      type="button"
      role="gridcell"
      className="sw-cell"
      data-mark={mark}
      data-card={card?.handle ?? 0}
      data-place={spot.zone.id}
      data-key={card?.key ?? ''}
      data-space={spot.zone.name}
      tabIndex={focusable ? 0 : -1}
      onClick={(event) => act((event.nativeEvent as PointerEvent).pointerType === 'touch')}
      {...point}
      onFocus={(event) => {
        onFocus();
        point.onFocus(event);
      }}
      data-aim={aimed?.key}
      {...press}
    >
      <span className="hidden">{[words, side, label].filter((word) => word !== '').join(', ')}</span>
      {card === undefined || info === null ? null : (
        <span className="sw-travel" key={travel?.key} data-from={travel?.kind} style={travel?.style}>
          <Chip
            info={info}
            values={valuesOf(catalogue, info, card)}
            side={card.control === me ? 'own' : 'foe'}
            lang={lang}
            moved={flag('moved')}
            attacked={flag('attacked')}
            stacked={view.cards.filter((one) => one.host === card.handle).length}
          />
        </span>
      )}
      <MarkSign mark={mark} own={card !== undefined && control.ownAims.has(card.handle)} />
      {mark === 'target' && choice !== undefined && <KillChance choiceKey={choice.key} handle={card?.handle ?? 0} />}
    </button>
  );
}

function KillChance({ choiceKey, handle }: { choiceKey: string; handle: Handle }) {
  const { control } = useTable();
  const odds = control.previews.get(choiceKey)?.odds.find((one) => one.card === handle);
  if (odds === undefined) return null;
  return odds.gone > 0 ? (
    <span className="chance" aria-hidden="true">
      <Sign name="skull" /> {percent(odds.gone)}
    </span>
  ) : (
    <span className="chance" aria-hidden="true">
      <Sign name="damage" /> {percent(odds.atLeast[0] ?? 0)}
    </span>
  );
}
