import { Sign } from '../../cards/icon.tsx';
import { summonerWarsWords } from '../../texts/summoner-wars.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from '../common/context.ts';
import { useNames } from '../common/names.ts';
import { useLimits } from './sides.tsx';

/** The six phases as a ring around the turn, with what is left of each. */
export function Phases() {
  const { catalogue, view, isYou } = useTable();
  const named = useNames();
  const say = useWords(tableWords);
  const sw = useWords(summonerWarsWords);
  const limits = useLimits();
  const phases = catalogue.phases.filter((phase) => phase.menu);
  const now = phases.findIndex((phase) => phase.id === view.phase);
  const most: Record<string, readonly [number, number]> = {
    move: [view.tally.moves ?? 0, limits.moves],
    attack: [view.tally.attacks ?? 0, limits.attacks + (view.tally.extraAttacks ?? 0)],
  };
  return (
    <section className="sw-phases" aria-label={sw('phases')} data-mine={isYou(view.active)}>
      <p className="sw-turn">
        <span>{say('turn', { n: view.turn })}</span>
        <b>{isYou(view.active) ? say('yourTurn') : named(view.active, say('theirTurn'))}</b>
      </p>
      <ol>
        {phases.map((phase, i) => {
          const count = most[phase.name];
          return (
            <li
              key={phase.id}
              aria-current={i === now ? 'step' : undefined}
              data-past={i < now}
              style={{ '--i': i } as React.CSSProperties}
              title={sw(`phase.${phase.name}` as 'phase.move')}
            >
              <Sign name={phase.name === 'magic' ? 'magic-crystal' : phase.name} />
              <span className="sw-phase-name">{sw(`phase.${phase.name}` as 'phase.move')}</span>
              {count !== undefined && (
                <span className="sw-count">
                  {count[0]}/{count[1]}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
