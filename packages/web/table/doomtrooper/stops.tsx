import type { Bilingual, Stop } from '@bojiste/kernel';
import { useEffect, useState } from 'react';
import type { Stops } from '../../session/types.ts';
import { doomtrooperWords } from '../../texts/doomtrooper.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from '../common/context.ts';
import { useSeatName } from '../common/players.tsx';
import { isAllied } from './fields.ts';

/** When a player is asked in windows: a diamond for each, three profiles, and a brake for the next one. */

interface Profile {
  readonly key: string;
  readonly text: Bilingual;
  readonly otherwise: Stop;
  readonly stops: Stops;
}

const ORDER: readonly Stop[] = ['never', 'useful', 'always'];
const SHAPES: Readonly<Record<Stop, string>> = { never: '◇', useful: '◈', always: '◆' };

function useStops(): { stops: Stops; change: ((wanted: Stops) => void) | null } {
  const { frame, session } = useTable();
  const stops = frame.update.stops ?? {};
  return { stops, change: session.stops === undefined ? null : (wanted) => session.stops?.(wanted) };
}

/** Never, when there is an answer, always: a click goes on to the next. */
export function Diamond({ window }: { window: string }) {
  const { catalogue, tell } = useTable();
  const dt = useWords(doomtrooperWords);
  const { stops, change } = useStops();
  const info = catalogue.windows.find(({ name }) => name === window);
  const stop = stops[window];
  if (info === undefined || stop === undefined || change === null) return null;
  const next = ORDER[(ORDER.indexOf(stop) + 1) % ORDER.length];
  const label = dt('stopAt', { window: tell(info.text), stop: dt(`stop.${stop}`) });
  return (
    <button
      type="button"
      className="dt-diamond"
      data-stop={stop}
      title={label}
      aria-label={label}
      onClick={() => change({ [window]: next })}
    >
      {SHAPES[stop]}
    </button>
  );
}

export function Profiles() {
  const { catalogue, tell } = useTable();
  const dt = useWords(doomtrooperWords);
  const { stops, change } = useStops();
  const profiles = catalogue.facts.profiles as readonly Profile[];
  if (change === null) return null;
  const wanted = (profile: Profile): Stops =>
    Object.fromEntries(catalogue.windows.map(({ name }) => [name, profile.stops[name] ?? profile.otherwise]));
  const isOn = (profile: Profile) => Object.entries(wanted(profile)).every(([name, stop]) => stops[name] === stop);
  return (
    <details className="dt-stops">
      <summary>
        {dt('stops')}: <b>{tell(profiles.find(isOn)?.text ?? { cs: dt('ownProfile'), en: dt('ownProfile') })}</b>
      </summary>
      <div className="dt-stops-list">
        <fieldset className="segments small">
          <legend className="hidden">{dt('profile')}</legend>
          {profiles.map((profile) => (
            <button
              key={profile.key}
              type="button"
              aria-pressed={isOn(profile)}
              onClick={() => change(wanted(profile))}
            >
              {tell(profile.text)}
            </button>
          ))}
        </fieldset>
        <p className="quiet">{dt('stopsAbout')}</p>
        <ul>
          {catalogue.windows.map(({ name, text }) => (
            <li key={name}>
              <Diamond window={name} />
              <span>
                {tell(text)}
                <small>{dt(`stop.${stops[name] ?? 'useful'}`)}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

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
