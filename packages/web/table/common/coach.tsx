import { closingIsRinged, isRinged } from '@bojiste/learn/lessons/rings';
import type { Choice, Update } from '@bojiste/session/types';
import { useEffect } from 'react';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';
import './coach.css';

/** What the coach says, as the first lines of the prompt, and a ring round what it speaks of. */

/** Light within and gold without, so that it stands out on any ground and among what may be pressed; stronger than any mark of a table. */
const RING = [
  'outline: 3px solid #fff8e1 !important',
  'box-shadow: 0 0 0 6px var(--gold-line), 0 0 18px 8px var(--gold-line) !important',
  'animation: coach-ring 1.6s ease-in-out infinite',
].join('; ');

type Coach = NonNullable<Update['coach']>;

export function CoachLine({ coach }: { coach: Coach }) {
  const { tell, session } = useTable();
  const say = useWords(learnWords);
  useShowKey(coach);
  const rings = useRings(coach);
  const over = coach.state !== 'on';
  return (
    <div className="coach" data-coach={coach.state} data-step={coach.at} data-rings={rings}>
      {!over && (
        <p className="coach-line">
          <span className="coach-step">{say('stepOf', { at: coach.at, of: coach.of })}</span> {tell(coach.say)}
        </p>
      )}
      <p className="coach-answer" role="status">
        {coach.answer === null ? '' : tell(coach.answer)}
      </p>
      {coach.canShow && !over && coach.kind === 'lesson' && (
        <button type="button" className="button small" data-show onClick={() => session.showStep?.()}>
          {say('showMe')} <kbd>⇧C</kbd>
        </button>
      )}
      {coach.kind === 'puzzle' && !over && (
        <p className="row">
          <button type="button" className="button small" data-hint onClick={() => session.hint?.()}>
            {say('hint')}
          </button>
          <button type="button" className="button small" data-solution onClick={() => session.showStep?.()}>
            {say('solution')} <kbd>⇧C</kbd>
          </button>
        </p>
      )}
      {/* A rule of style, so that every table shows the rings without knowing of lessons. */}
      {rings !== '' && <style>{`:is(${rings}) { ${RING} }`}</style>}
    </div>
  );
}

/** Shift+C does the step, once the coach offers it. */
function useShowKey({ canShow, state }: Coach): void {
  const { session } = useTable();
  useEffect(() => {
    if (!canShow || state !== 'on') return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'C' && event.shiftKey) session.showStep?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session, canShow, state]);
}

/** A choice may be shown as a card, on a tab that is not open, as a place, and as a button. */
function selectorsOf({ card, place, key }: Choice): string[] {
  const found = [`[data-choice=${JSON.stringify(key)}]`];
  // A name in a list only shows the card.
  if (card !== 0) found.push(`[data-card="${card}"]:not(.card-link)`, `[data-holds~="${card}"]`);
  else if (place >= 0) found.push(`[data-place="${place}"]`);
  return found;
}

/** Selects what would be right now; empty where the table shows nothing of it. */
function useRings({ expect, state }: Coach): string {
  const { control } = useTable();
  if (state !== 'on') return '';
  const { picking } = control;
  const wanted = [...(control.question?.choices ?? []), ...control.menu].filter(({ key }) => isRinged(expect, key));
  // Of several, what is marked already is right no longer; then comes what closes the choice.
  const open = picking === null ? wanted : wanted.filter(({ card }) => !picking.cards.has(card));
  const closes = picking?.closing != null && closingIsRinged(expect, wanted.length, open.length);
  return [...new Set([...open.flatMap(selectorsOf), ...(closes ? ['[data-choice="done"]'] : [])])].join(', ');
}
