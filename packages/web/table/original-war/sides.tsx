import type { CardView, Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { Sign } from '../../cards/icon.tsx';
import { OwArt, OwSign } from '../../cards/original-war/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { originalWarWords } from '../../texts/original-war.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { cardsIn, sizeOf, type Table, useTable } from '../common/context.ts';
import { SeatMark, useSeatName } from '../common/players.tsx';
import { SidePanel } from '../common/side.tsx';
import { isAllied, mapOf, teamOf } from './war.ts';

const GOODS = ['crates', 'oil', 'siberite', 'energy'] as const;

/** A player with what decides the war: mines, people, goods. */
export function Side({ seat }: { seat: Seat }) {
  const table = useTable();
  const say = useWords(tableWords);
  const ow = useWords(originalWarWords);
  const { view, catalogue } = table;
  const seatName = useSeatName((other) => isAllied(table, other));
  const owned = view.cards.filter((card) => card.control === seat && sure(catalogue.zones[card.zone]).board);
  const people = owned.filter((card) => {
    const info = table.info(card);
    return info?.type === 'character' && !info.kinds.includes('animal');
  });
  const first = people[0] ?? owned[0];
  const leader = first === undefined ? null : table.info(first);
  const nation = leader?.set ?? 'neutral';
  const good = (name: string) =>
    sure(view.seats[seat]).resources[catalogue.resources.findIndex((r) => r.name === name)] ?? 0;
  return (
    <SidePanel
      seat={seat}
      side={isAllied(table, seat) ? (seat === table.me ? 'own' : 'ally') : 'foe'}
      className={`ow-side ow-${nation}`}
      label={seatName(seat)}
      picture={leader !== null && <OwArt info={leader} size="large" />}
      name={
        <>
          <SeatMark seat={seat} /> <span>{seatName(seat)}</span>
          {nation !== 'neutral' && <small>{ow(`nation.${nation}` as 'nation.neutral')}</small>}
        </>
      }
      score={
        <>
          <Mines seat={seat} />
          <ul className="ow-goods-row">
            {GOODS.map((name) => (
              <li key={name} className={`ow-good ow-good-${name}`} title={ow(name)}>
                <OwSign name={name} label={ow(name)} /> <b key={good(name)}>{good(name)}</b>
              </li>
            ))}
          </ul>
        </>
      }
      piles={
        <ul>
          <Count sign={<OwSign name="people" label={ow('people')} />} n={people.length} label={ow('people')} />
          <Count sign={<Sign name="hand" label={say('hand')} />} n={sizeOf(table, 'hand', seat)} label={say('hand')} />
          <Count sign={<Sign name="deck" label={ow('deck')} />} n={sizeOf(table, 'deck', seat)} label={ow('deck')} />
          <Count
            sign={<OwSign name="reinforcements" label={ow('reinforcements')} />}
            n={sizeOf(table, 'reinforcements', seat)}
            label={ow('reinforcements')}
          />
        </ul>
      }
      more={<Knowledge seat={seat} />}
    />
  );
}

function Count({ sign, n, label }: { sign: React.ReactNode; n: number; label: string }) {
  return (
    <li title={label}>
      {sign} {n}
    </li>
  );
}

/** How near a side is to the majority of siberite: its finished mines, partners' too, among all deposits. */
function Mines({ seat }: { seat: Seat }) {
  const table = useTable();
  const ow = useWords(originalWarWords);
  const all = mapOf(table).sectors.reduce((sum, { siberite }) => sum + siberite, 0);
  const team = teamOf(table, seat);
  const n = table.view.cards.filter(
    (card) => teamOf(table, card.control) === team && isFinishedMine(table, card),
  ).length;
  return (
    <span className="ow-mines" title={ow('minesOf', { n, all })}>
      <OwSign name="siberite" label={ow('mines')} /> {n}
      <small>/{all}</small>
    </span>
  );
}

function isFinishedMine(table: Table, card: CardView): boolean {
  const info = table.info(card);
  if (info === null || !info.kinds.includes('siberiteMine') || !sure(table.catalogue.zones[card.zone]).board)
    return false;
  return !valuesOf(table.catalogue, info, card).is('unfinished');
}

/** Research under way with its progress, and what is known already. */
function Knowledge({ seat }: { seat: Seat }) {
  const table = useTable();
  const ow = useWords(originalWarWords);
  const running = cardsIn(table, 'research', seat);
  const known = cardsIn(table, 'researched', seat);
  if (running.length + known.length === 0) return null;
  return (
    <div className="ow-knowledge">
      {running.length > 0 && (
        <ul aria-label={ow('running')}>
          {running.map((card) => (
            <li key={card.handle}>
              <TechLink card={card} /> <Progress card={card} />
            </li>
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <details>
          <summary>
            <OwSign name="technology" /> {ow('researched')} {known.length}
          </summary>
          <ul>
            {known.map((card) => (
              <li key={card.handle}>
                <TechLink card={card} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function TechLink({ card }: { card: CardView }) {
  const { control, name } = useTable();
  return (
    <button
      type="button"
      className="card-link"
      data-card={card.handle}
      data-key={card.key ?? ''}
      onClick={() => control.inspect({ handle: card.handle, key: card.key ?? '', pinned: true })}
    >
      {name(card.handle)}
    </button>
  );
}

/** Tokens on the card are the work that is left. */
function Progress({ card }: { card: CardView }) {
  const table = useTable();
  const ow = useWords(originalWarWords);
  const info = table.info(card);
  if (info === null) return null;
  const values = valuesOf(table.catalogue, info, card);
  const all = values.stat('time');
  const done = Math.max(0, all - values.counter('work'));
  return (
    <span className="ow-progress" title={ow('work', { n: done, all })}>
      {done}/{all}
    </span>
  );
}
