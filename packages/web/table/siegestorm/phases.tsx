import type { PhaseInfo } from '../../session/types.ts';
import { siegestormWords } from '../../texts/siegestorm.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from '../common/context.ts';
import { useWho } from './names.ts';

/** The steps of whoever is on turn: a player's, or the boss's own. */

const BEGIN = new Set(['prepare', 'reinforce']);

/** Turn tables stand one after another in the catalogue; each begins with its first step. */
function tableOf(phases: readonly PhaseInfo[], id: number): readonly PhaseInfo[] {
  const at = phases.findIndex((phase) => phase.id === id);
  if (at < 0) return [];
  const begins = phases.flatMap((phase, i) => (BEGIN.has(phase.name) ? i : []));
  const from = begins.filter((i) => i <= at).at(-1) ?? 0;
  return phases.slice(
    from,
    begins.find((i) => i > at),
  );
}

export function Phases() {
  const { catalogue, view, tell } = useTable();
  const say = useWords(tableWords);
  const ss = useWords(siegestormWords);
  const who = useWho();
  const steps = tableOf(catalogue.phases, view.phase);
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
    </section>
  );
}
