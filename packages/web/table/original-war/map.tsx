import type { CardView, ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { type KeyboardEvent, useRef } from 'react';
import { OwArt, OwSign } from '../../cards/original-war/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { Ground } from '../../ground/ground.tsx';
import type { Relief } from '../../ground/map.ts';
import { originalWarWords } from '../../texts/original-war.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { MarkSign, markOf } from '../common/card-button.tsx';
import { type Table, useTable } from '../common/context.ts';
import { LETTERS, SeatMark, useSeatName } from '../common/players.tsx';
import { pointingAt } from '../common/pointing.ts';
import { layoutOf, type Point } from './layout.ts';
import {
  type Force,
  forcesIn,
  isAllied,
  mapOf,
  markedIn,
  type SectorInfo,
  sceneOf,
  sectorCard,
  startOf,
} from './war.ts';

/** The map: sectors as tiles of paper, the paths between them, and what stands where. */

interface Props {
  readonly open: number;
  readonly tall: boolean;
  readonly onOpen: (zone: ZoneId) => void;
}

/** Moves the focus to the nearest sector in the direction of an arrow key. */
function nearest(points: readonly Point[], from: number, key: string): number {
  const dir = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (dir === undefined) return -1;
  const [x0, y0] = sure(points[from]);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(([x, y], i) => {
    const along = (x - x0) * sure(dir[0]) + (y - y0) * sure(dir[1]);
    const aside = Math.abs((x - x0) * sure(dir[1])) + Math.abs((y - y0) * sure(dir[0]));
    if (i === from || along < 0.02 || along + 2 * aside >= least) return;
    least = along + 2 * aside;
    best = i;
  });
  return best;
}

export function SectorMap({ open, tall, onOpen }: Props) {
  const table = useTable();
  const ow = useWords(originalWarWords);
  const map = mapOf(table);
  const points = layoutOf(map.key, map.sectors.length, startOf(table, table.me), tall);
  const board = useRef<HTMLElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const next = nearest(points, open, event.key);
    if (next < 0) return;
    event.preventDefault();
    onOpen(next);
    board.current?.querySelectorAll<HTMLElement>('.ow-tile')[next]?.focus();
  };
  return (
    <section
      className="ow-map"
      aria-label={ow('map')}
      data-region="board"
      data-sectors={map.sectors.length}
      ref={board}
      onKeyDown={onKey}
    >
      <Ground ground={reliefOf(table, points)} />
      <Paths points={points} />
      {map.sectors.map((_, zone) => (
        <Tile
          key={sure(map.sectors[zone]).no}
          zone={zone}
          at={sure(points[zone])}
          open={open === zone}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
}

/** The land under the sectors: what is not named is told by what lies there, and who begins there. */
function reliefOf(table: Table, points: readonly Point[]): Relief {
  const { sectors } = mapOf(table);
  const starts = new Set(table.view.seats.map((_, seat) => startOf(table, seat)));
  const landOf = ({ land, oil }: SectorInfo, zone: ZoneId): string =>
    land ?? (starts.has(zone) ? 'base' : oil > 0 ? 'ford' : 'plain');
  return {
    kind: 'map',
    seed: sectors.length,
    sites: sectors.map((sector, zone) => ({
      x: sure(points[zone])[0],
      y: sure(points[zone])[1],
      land: landOf(sector, zone),
      paths: sector.paths.map((no) => no - 1),
    })),
  };
}

/** Paths as they are walked; the way that is being pointed at is drawn over them. */
function Paths({ points }: { points: readonly Point[] }) {
  const table = useTable();
  const { sectors } = mapOf(table);
  const at = (zone: ZoneId) => points[zone] ?? [0, 0];
  const way = wayOf(table);
  return (
    <svg className="ow-paths" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {sectors.flatMap(({ no, paths }) =>
        paths
          .filter((other) => other > no)
          .map((other) => (
            <line
              key={`${no}-${other}`}
              x1={at(no - 1)[0]}
              y1={at(no - 1)[1]}
              x2={at(other - 1)[0]}
              y2={at(other - 1)[1]}
            />
          )),
      )}
      {way.length > 1 && <polyline className="ow-way" points={way.map((zone) => at(zone).join()).join(' ')} />}
    </svg>
  );
}

/** A way is noted by its sectors ("S2-S4"); it begins where the card is that asks. */
function wayOf({ control, find }: Table): number[] {
  const key = control.pointed?.key ?? '';
  const from = find(control.selected || (control.question?.source ?? 0))?.zone;
  if (from === undefined || !/^S\d+(-S\d+)*$/.test(key)) return [];
  return [from, ...key.split('-').map((name) => Number(name.slice(1)) - 1)];
}

interface TileProps {
  readonly zone: ZoneId;
  readonly at: Point;
  readonly open: boolean;
  readonly onOpen: (zone: ZoneId) => void;
}

function Tile({ zone, at, open, onOpen }: TileProps) {
  const table = useTable();
  const ow = useWords(originalWarWords);
  const say = useWords(tableWords);
  const { control, tell, view } = table;
  const seatName = useSeatName((seat) => isAllied(table, seat));
  const sector = sure(mapOf(table).sectors[zone]);
  const card = sectorCard(table, zone);
  const own = card === undefined ? null : markOf(table, card);
  const place = control.marks.places.get(zone);
  // What can be done with a whole sector has its buttons in the opened sector: a click here only looks.
  const mark = place !== undefined ? 'place' : own?.mark === 'target' ? 'target' : '';
  const held = markedIn(table, zone) - (mark === 'target' ? 1 : 0);
  const forces = forcesIn(table, zone);
  const starts = view.seats.flatMap((_, seat) => (startOf(table, seat) === zone ? seat : []));
  const fought = sceneOf(table)?.sector === zone;
  const words = [
    ow('sectorOf', { no: sector.no, name: tell(sector.names) }),
    ...(sector.oil > 0 ? [ow('oilDeposit', { n: sector.oil })] : []),
    ...(sector.siberite > 0 ? [ow('siberiteDeposit', { n: sector.siberite })] : []),
    ow('cratesFall', { n: sector.crates }),
    ...starts.map((seat) => ow('start', { who: seatName(seat) })),
    ...forces.map((force) => forceWords(force, force.seat < 0 ? ow('wild') : seatName(force.seat), ow)),
    ow('paths', { list: sector.paths.join(', ') }),
    ...(mark === 'place' || mark === 'target' ? [say('isTarget')] : []),
    ...(own !== null && own.acts.length > 0 ? [say('canUse', { acts: own.acts.join(', ') })] : []),
    ...(held > 0 ? [ow('usableHere', { n: held })] : []),
  ];
  const choose = (touch: boolean) => {
    onOpen(zone);
    if (card?.key != null) control.inspect({ handle: card.handle, key: card.key });
    if (place !== undefined) control.place(zone, touch);
    else if (card !== undefined && mark !== '') control.card(card.handle, touch);
    else if (control.pending) control.place(zone, touch);
  };
  return (
    <button
      type="button"
      className={`ow-tile ow-land-${sector.land ?? 'plain'}`}
      style={{ '--x': at[0], '--y': at[1] } as React.CSSProperties}
      data-mark={mark}
      data-place={zone}
      data-card={card?.handle ?? 0}
      data-key={card?.key ?? ''}
      data-battle={fought}
      aria-pressed={open}
      tabIndex={open ? 0 : -1}
      onClick={(event) => choose((event.nativeEvent as PointerEvent).pointerType === 'touch')}
      {...pointingAt(control, place?.[0] ?? null)}
      data-aim={(place ?? (mark === 'target' ? control.marks.cards.get(own?.stand ?? 0) : undefined))?.[0]?.key}
    >
      <span className="hidden">{words.join(', ')}</span>
      <span className="ow-tile-picture" aria-hidden="true">
        <OwSign name={`land.${sector.land ?? 'plain'}`} />
      </span>
      <span className="ow-tile-head" aria-hidden="true">
        <b>{sector.no}</b>
        <span className="ow-tile-name">{tell(sector.names)}</span>
      </span>
      <span className="ow-tile-goods" aria-hidden="true">
        <Goods sign="crates" n={sector.crates} />
        <Goods sign="oil" n={sector.oil} />
        <Goods sign="siberite" n={sector.siberite} />
        {starts.map((seat) => (
          <span className="ow-goods ow-goods-start" key={seat}>
            <OwSign name="start" />
            {LETTERS[seat]}
          </span>
        ))}
      </span>
      {forces.map((force) => (
        <ForceRow key={force.seat} force={force} />
      ))}
      {fought && (
        <span className="ow-tile-battle" aria-hidden="true">
          <OwSign name="battle" />
        </span>
      )}
      {held > 0 && mark !== 'place' && (
        <span className="ow-tile-held" aria-hidden="true">
          ● {held}
        </span>
      )}
      <MarkSign mark={mark} />
    </button>
  );
}

function Goods({ sign, n }: { sign: string; n: number }) {
  if (n === 0) return null;
  return (
    <span className={`ow-goods ow-goods-${sign}`}>
      <OwSign name={sign} />
      {n}
    </span>
  );
}

const COUNTED = [
  ['people', 'people'],
  ['vehicles', 'vehicle'],
  ['buildings', 'building'],
] as const;

/** So many faces lie in a row without hiding each other. */
const FACES = 4;
const THINGS = 4;

/** Whoever stands here by their faces, buildings and vehicles behind them; the numbers say how many in all. */
function ForceRow({ force }: { force: Force }) {
  const things = [...force.buildings, ...force.vehicles];
  return (
    <span className="ow-tile-side" data-side={force.side} aria-hidden="true">
      <Standing cards={things} />
      <Tokens cards={force.people} most={FACES} className="ow-tile-faces" />
      <span className="ow-tile-force">
        {force.seat >= 0 && <SeatMark seat={force.seat} />}
        {COUNTED.map(
          ([kind, sign]) =>
            force[kind].length > 0 && (
              <span className="ow-tile-count" key={kind}>
                <OwSign name={force.seat < 0 ? 'animal' : sign} />
                {force[kind].length}
              </span>
            ),
        )}
      </span>
    </span>
  );
}

/** Buildings and vehicles stand in their sector as on their cards; those in front cover those behind a little. */
function Standing({ cards }: { cards: readonly CardView[] }) {
  const { info, catalogue } = useTable();
  const known = cards.flatMap((card) => {
    const about = info(card);
    return about === null
      ? []
      : [{ handle: card.handle, about, building: valuesOf(catalogue, about, card).is('unfinished') }];
  });
  if (known.length === 0) return null;
  return (
    <span className="ow-tile-things">
      {known.slice(0, THINGS).map(({ handle, about, building }) => (
        <span key={handle} className="ow-thing" data-unfinished={building}>
          <OwArt info={about} size="bare" />
        </span>
      ))}
    </span>
  );
}

function Tokens({ cards, most, className }: { cards: readonly CardView[]; most: number; className: string }) {
  const { info } = useTable();
  const known = cards.flatMap((card) => {
    const about = info(card);
    return about === null ? [] : [{ handle: card.handle, about }];
  });
  if (known.length === 0) return null;
  return (
    <span className={className}>
      {known.slice(0, most).map(({ handle, about }) => (
        <span key={handle} className="ow-token">
          <OwArt info={about} />
        </span>
      ))}
    </span>
  );
}

type OwSay = ReturnType<typeof useWords<typeof originalWarWords>>;

export function forceWords(force: Force, who: string, ow: OwSay): string {
  const counts = COUNTED.flatMap(([kind]) => (force[kind].length > 0 ? ow(`${kind}N`, { n: force[kind].length }) : []));
  return `${who}: ${counts.join(', ')}`;
}
