import { sure } from '@bojiste/kernel/state/sure';
import { DtSign } from '../../cards/doomtrooper/face.tsx';
import { doomtrooperWords } from '../../texts/doomtrooper.ts';
import { tableWords } from '../../texts/table.ts';
import { useTurnWords } from '../../texts/turns.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from '../common/context.ts';
import { useSeatName } from '../common/players.tsx';
import { Diamond, type Profile, StopsMenu } from '../common/stops.tsx';
import { isAllied, resourceOf } from './fields.ts';

/** The three steps of a turn with the windows between them, the actions that are left, and what they can be used for. */

/** The window that follows each step. */
const WINDOWS: Readonly<Record<string, string>> = {
  start: 'afterStart',
  draw: 'afterDraw',
  actions: 'afterAction',
  discard: 'afterDiscard',
};

export function Steps() {
  const table = useTable();
  const { catalogue, view, isYou } = table;
  const say = useWords(tableWords);
  const dt = useWords(doomtrooperWords);
  const turns = useTurnWords(catalogue.game);
  const seatName = useSeatName((seat) => isAllied(table, seat));
  const steps = catalogue.phases.filter(({ name }) => name !== 'extra');
  const now = steps.findIndex(({ id }) => id === view.phase);
  const last = view.tally.timeUp === 1 ? (view.tally.lastRound ?? 0) : 0;
  return (
    <section className="dt-steps" aria-label={dt('steps')} data-mine={isYou(view.active)}>
      <p>
        <span>{turns('turn', { n: view.turn })}</span>
        <b>{isYou(view.active) ? say('yourTurn') : seatName(view.active)}</b>
        {last > 0 && <span>{dt('turnLeft', { n: last })}</span>}
      </p>
      <ol>
        {steps.map((step, i) => (
          <li key={step.id} aria-current={i === now ? 'step' : undefined} data-past={i < now}>
            <span className="dt-step">{dt(`step.${step.name}` as 'step.start')}</span>
            {WINDOWS[step.name] !== undefined && <Diamond windows={[sure(WINDOWS[step.name])]} />}
          </li>
        ))}
      </ol>
      <Actions />
      <StopsMenu profiles={catalogue.facts.profiles as readonly Profile[]} />
    </section>
  );
}

/** Pips by what an action may be used for: most disputes are about that. */
const PIPS = [
  ['regular', 'regular'],
  ['extra', 'regular'],
  ['assault', 'assault'],
  ['peaceful', 'peaceful'],
] as const;

function Actions() {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  const { active } = table.view;
  const pips = PIPS.flatMap(([resource, sign]) =>
    Array.from({ length: resourceOf(table, active, resource) }, (_, i) => ({ key: `${resource}${i}`, sign })),
  );
  if (pips.length === 0) return null;
  const words = (['regular', 'assault', 'peaceful'] as const).flatMap((sign) => {
    const n = pips.filter((pip) => pip.sign === sign).length;
    return n > 0 ? `${dt(sign)} ${n}×` : [];
  });
  return (
    <p
      className="dt-actions"
      role="img"
      aria-label={`${dt('actionsLeft')}: ${words.join(', ')}`}
      title={words.join(', ')}
    >
      {pips.map(({ key, sign }) => (
        <span key={key} className={`dt-pip dt-pip-${sign}`} aria-hidden="true">
          <DtSign name={sign} />
        </span>
      ))}
    </p>
  );
}
