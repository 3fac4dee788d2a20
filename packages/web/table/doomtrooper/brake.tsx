import { useEffect, useState } from 'react';
import { doomtrooperWords } from '../../texts/doomtrooper.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from '../common/context.ts';
import { useSeatName } from '../common/players.tsx';
import { isAllied } from './fields.ts';

/** Windows that went by without a question since the player last did something, and a way to stop at the next one. */
export function Brake() {
  const table = useTable();
  const { frame, session, me, catalogue, tell, view } = table;
  const dt = useWords(doomtrooperWords);
  const seatName = useSeatName((seat) => isAllied(table, seat));
  const [passed, setPassed] = useState<readonly string[]>([]);
  const [braked, setBraked] = useState(false);
  const { update } = frame;
  useEffect(() => {
    const fresh = update.passed ?? [];
    if (fresh.length > 0) setPassed((before) => [...before, ...fresh]);
    else if (update.by === me) setPassed([]);
    if (update.question !== null) setBraked(false);
  }, [update, me]);
  if (session.brake === undefined || update.result !== null) return null;
  const textOf = (name: string) =>
    tell(catalogue.windows.find((one) => one.name === name)?.text ?? { cs: name, en: name });
  const last = passed.at(-1);
  const brake = () => {
    setBraked(true);
    session.brake?.();
  };
  return (
    <div className="dt-brake" role="status">
      <span className="dt-brake-text">
        {last !== undefined
          ? dt('passed', { n: passed.length, last: textOf(last) })
          : view.active === me
            ? dt('windowsAsk')
            : dt('goesOn', { who: seatName(view.active) })}
      </span>
      <button type="button" className="button small" data-brake aria-pressed={braked} onClick={brake}>
        {braked ? dt('braked') : dt('brake')} <kbd>S</kbd>
      </button>
    </div>
  );
}
