import { DtSign } from '../../cards/doomtrooper/face.tsx';
import { Sign } from '../../cards/icon.tsx';
import { doomtrooperWords } from '../../texts/doomtrooper.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { sizeOf, useTable } from '../common/context.ts';
import { SeatMark, seatsFrom, useSeatName } from '../common/players.tsx';
import { isAllied, resourceOf, sideOf } from './fields.ts';

/** Players with their points and piles: the others in the order of play, the own side last, as they sit. */
export function Sides() {
  const [own, ...others] = seatsFrom(useTable());
  return (
    <div className="dt-sides">
      {[...others, own].map((seat) => (
        <Side key={seat} seat={seat} />
      ))}
    </div>
  );
}

function Side({ seat }: { seat: number }) {
  const table = useTable();
  const say = useWords(tableWords);
  const dt = useWords(doomtrooperWords);
  const seatName = useSeatName((other) => isAllied(table, other));
  const debt = resourceOf(table, seat, 'debt');
  const destiny = resourceOf(table, seat, 'destiny');
  const pile = (kind: string) => sizeOf(table, kind, seat);
  return (
    <section
      className="dt-side"
      data-side={sideOf(table, seat)}
      data-active={table.view.active === seat}
      data-out={table.view.seats[seat].out}
      aria-label={seatName(seat)}
    >
      <h2>
        <SeatMark seat={seat} /> {seatName(seat)}
      </h2>
      <div className="dt-points">
        <span className="dt-destiny" title={dt('destiny')}>
          <DtSign name="destiny" label={dt('destiny')} /> <b key={destiny}>{destiny}</b>
        </span>
        <Victory seat={seat} />
      </div>
      {debt > 0 && <p className="dt-debt">{dt('debt', { n: debt })}</p>}
      <ul className="dt-piles">
        <li title={say('hand')}>
          <Sign name="hand" label={say('hand')} /> {pile('hand')}
        </li>
        <li title={dt('library')}>
          <DtSign name="library" label={dt('library')} /> {pile('library')}
        </li>
        <li title={dt('grave')}>
          <DtSign name="grave" label={dt('grave')} /> {pile('discard')}
        </li>
        {pile('sacrificed') > 0 && (
          <li title={dt('sacrificed')}>
            <DtSign name="sacrificed" label={dt('sacrificed')} /> {pile('sacrificed')}
          </li>
        )}
        {pile('sideboard') > 0 && (
          <li title={dt('sideboard')}>
            <DtSign name="sideboard" label={dt('sideboard')} /> {pile('sideboard')}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Victory points on their way to the number that wins. */
function Victory({ seat }: { seat: number }) {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  const n = resourceOf(table, seat, 'victory');
  const target = table.view.options[table.catalogue.facts.target as number] ?? 0;
  return (
    <span className="dt-victory" role="img" aria-label={dt('victoryOf', { n, target })}>
      <DtSign name="victory" /> <b key={n}>{n}</b>
      <small>/{target}</small>
      <span
        className="dt-victory-track"
        style={{ '--done': target > 0 ? Math.min(1, n / target) : 0 } as React.CSSProperties}
      />
    </span>
  );
}
