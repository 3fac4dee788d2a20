import { siegestormWords } from '../../texts/siegestorm.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from '../common/context.ts';
import { StopsMenu } from '../common/stops.tsx';
import { useWho } from './names.ts';

/** The steps of whoever is on turn: a player's, or the boss's own. */

export function Phases() {
  const { catalogue, view, tell } = useTable();
  const say = useWords(tableWords);
  const ss = useWords(siegestormWords);
  const who = useWho();
  const current = catalogue.phases.find(({ id }) => id === view.phase)?.table;
  const steps = catalogue.phases.filter(({ table }) => table === current);
  const now = steps.findIndex((phase) => phase.id === view.phase);
  return (
    <section className="ss-phases" aria-label={ss('phases')}>
      <p>
        {say('turn', { n: view.turn })} · <b>{who(view.active)}</b>
      </p>
      <ol>
        {steps.map((phase, i) => (
          <li key={phase.id} aria-current={i === now ? 'step' : undefined} data-past={i < now}>
            {tell(phase.text)}
          </li>
        ))}
      </ol>
      <StopsMenu />
    </section>
  );
}
