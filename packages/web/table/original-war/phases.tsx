import { originalWarWords } from '../../texts/original-war.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from '../common/context.ts';
import { useSeatName } from '../common/players.tsx';
import { type Profile, StopsMenu } from '../common/stops.tsx';
import { isAllied } from './war.ts';

/** Phases in which a player does most of the work; the others mostly pass by themselves. */
const WORKING = new Set(['construction', 'movement', 'battle']);

/** The eight phases of a round in a row; on small screens only those that matter most and the one that runs. */
export function Phases() {
  const table = useTable();
  const { catalogue, view, isYou } = table;
  const say = useWords(tableWords);
  const ow = useWords(originalWarWords);
  const seatName = useSeatName((seat) => isAllied(table, seat));
  const now = catalogue.phases.findIndex(({ id }) => id === view.phase);
  const most = view.options[catalogue.facts.roundLimit as number] ?? 0;
  const round = Math.max(1, Math.ceil(view.turn / view.seats.filter(({ out }) => !out).length));
  return (
    <section className="ow-phases" aria-label={ow('phases')} data-mine={isYou(view.active)}>
      <p>
        <span>{most > 0 ? ow('roundOf', { n: Math.min(round, most), most }) : ow('round', { n: round })}</span>
        <b>{isYou(view.active) ? say('yourTurn') : seatName(view.active)}</b>
      </p>
      <ol>
        {catalogue.phases.map((phase, i) => (
          <li
            key={phase.id}
            className="ow-phase"
            aria-current={i === now ? 'step' : undefined}
            data-past={i < now}
            data-small={!WORKING.has(phase.name)}
            title={ow(`phase.${phase.name}` as 'phase.draw')}
          >
            <span>{ow(`phase.${phase.name}` as 'phase.draw')}</span>
          </li>
        ))}
      </ol>
      <StopsMenu profiles={catalogue.facts.profiles as readonly Profile[]} />
    </section>
  );
}
