import type { Seat } from '@bojiste/kernel';
import { Mark } from '../../cards/siegestorm/face.tsx';
import type { Front as Field } from '../../ground/front.ts';
import { Ground } from '../../ground/ground.tsx';
import { siegestormWords } from '../../texts/siegestorm.ts';
import { useWords } from '../../texts/use.ts';
import { cardsIn, type Table, useTable } from '../common/context.ts';
import { SeatMark } from '../common/players.tsx';
import { useFrontName, useWho } from './names.ts';
import { type Front, type Side, spaceName } from './places.ts';
import { factionOf, limitsOf, resourceOf } from './sides.tsx';
import { Space } from './space.tsx';

/** A board with the armies on both sides of it. */

const FORWARD = ['1', '2', '3'] as const;

/** Three positions and the slot of who is striking: the near army walks to the right, the far one to the left. */
export function Lane({ of, far }: { of: Side; far: boolean }) {
  const who = useWho();
  const ss = useWords(siegestormWords);
  const positions = far ? (['3', '2', '1'] as const) : FORWARD;
  const strike = <Space name={spaceName(of, '-strike')} kind="strike" seat={of.seat} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of spaces is no form
    <div className="ss-lane" data-far={far} role="group" aria-label={ss('army', { who: who(of.seat) })}>
      {far && strike}
      {positions.map((position) => (
        <Space key={position} name={spaceName(of, position)} kind={position} seat={of.seat} />
      ))}
      {!far && strike}
    </div>
  );
}

/** The lands of two sides; a boss looms over its own, and its threat lights the sky. */
function landsOf(table: Table, near: number, far: number): Field {
  const lands = { kind: 'front', far: factionOf(table, far), near: factionOf(table, near) } as const;
  const sheet = cardsIn(table, 'sheet', far)[0];
  const boss = sheet === undefined ? null : table.info(sheet);
  if (boss === null) return lands;
  const { key, set, type, kinds, stats, facts } = boss;
  const threat = resourceOf(table, 'threat', far) / Math.max(1, limitsOf(table).threat);
  return { ...lands, boss: { key, set, type, kinds, stats, facts }, threat };
}

export function FrontBoard({ front, titled }: { front: Front; titled: boolean }) {
  const table = useTable();
  const name = useFrontName()(front);
  const { near, far, land, shared, place } = front;
  return (
    <section className="ss-front" data-place={place} aria-label={name}>
      {titled && (
        <h2 className="ss-front-name">
          <SeatMark seat={near.seat} /> {name} <SeatMark seat={far.seat} />
        </h2>
      )}
      {!shared && <Ground ground={landsOf(table, near.seat, far.seat)} />}
      {!shared && <Lane of={far} far />}
      <div className="ss-board">
        <Space name={spaceName(far, '-front')} kind="front" seat={far.seat} />
        <Space name={land} kind="land" seat={-1} />
        <Space name={spaceName(near, '-front')} kind="front" seat={near.seat} />
      </div>
      <Lane of={near} far={false} />
    </section>
  );
}

interface Tabbed {
  readonly fronts: readonly Front[];
  readonly open: string;
  readonly counts: ReadonlyMap<string, number>;
  show(key: string): void;
}

/** On small screens one board at a time. */
export function FrontTabs({ fronts, open, counts, show }: Tabbed) {
  const name = useFrontName();
  const ss = useWords(siegestormWords);
  if (fronts.length < 2) return null;
  return (
    <fieldset className="ss-tabs">
      <legend className="hidden">{ss('fronts')}</legend>
      {fronts.map((front) => (
        <button key={front.key} type="button" aria-pressed={front.key === open} onClick={() => show(front.key)}>
          <SeatMark seat={front.place === 'other' ? front.near.seat : front.far.seat} /> {name(front)}
          {(counts.get(front.key) ?? 0) > 0 && <span className="hands-dot"> ● {counts.get(front.key)}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** The boss's one army, before both boards of the co-operative mode. */
export function BossLane({ seat }: { seat: Seat }) {
  const ss = useWords(siegestormWords);
  const { view } = useTable();
  return (
    <section className="ss-boss-lane" aria-label={ss('bossArmy')} data-active={view.active === seat}>
      <h2 className="ss-front-name">
        <Mark name="threat" /> {ss('bossArmy')}
      </h2>
      <Lane of={{ seat, side: 0 }} far />
    </section>
  );
}
