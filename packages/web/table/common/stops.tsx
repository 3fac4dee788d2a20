import type { Bilingual, Stop } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Stops, WindowInfo } from '@bojiste/session/types';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';
import './stops.css';

/** When a player is asked in windows: a diamond for each, and the profiles a game knows. */

export interface Profile {
  readonly key: string;
  readonly text: Bilingual;
  readonly otherwise: Stop;
  readonly stops: Stops;
}

const ORDER: readonly Stop[] = ['never', 'apt', 'useful', 'always'];
const SHAPES: Readonly<Record<Stop, string>> = { never: '◇', apt: '◈', useful: '⬖', always: '◆' };

function useStops(): { stops: Stops; change: ((wanted: Stops) => void) | null } {
  const { frame, session } = useTable();
  const stops = frame.update.stops ?? {};
  return { stops, change: session.stops === undefined ? null : (wanted) => session.stops?.(wanted) };
}

/** Never, when it matters, when there is an answer, always: a click goes on to the next. Windows of one kind are set together. */
export function Diamond({ windows }: { windows: readonly string[] }) {
  const { catalogue, tell } = useTable();
  const say = useWords(tableWords);
  const { stops, change } = useStops();
  const info = catalogue.windows.find(({ name }) => name === windows[0]);
  const stop = stops[sure(windows[0])];
  if (info === undefined || stop === undefined || change === null) return null;
  const next = sure(ORDER[(ORDER.indexOf(stop) + 1) % ORDER.length]);
  const label = say('stopAt', { window: tell(info.text), stop: say(`stop.${stop}`) });
  return (
    <button
      type="button"
      className="stop-diamond"
      data-stop={stop}
      title={label}
      aria-label={label}
      onClick={() => change(Object.fromEntries(windows.map((name) => [name, next])))}
    >
      {SHAPES[stop]}
    </button>
  );
}

/** Windows that are called the same are one setting for the player. */
function kindsOf(windows: readonly WindowInfo[]): { readonly text: Bilingual; readonly names: readonly string[] }[] {
  const kinds = new Map<string, { text: Bilingual; names: string[] }>();
  for (const { name, text } of windows) {
    const kind = kinds.get(text.en);
    if (kind === undefined) kinds.set(text.en, { text, names: [name] });
    else kind.names.push(name);
  }
  return [...kinds.values()];
}

/** All windows with their diamonds, opened from the bar of phases. */
export function StopsMenu({ profiles = [] }: { profiles?: readonly Profile[] }) {
  const { catalogue, tell } = useTable();
  const say = useWords(tableWords);
  const { stops, change } = useStops();
  if (change === null || catalogue.windows.length === 0) return null;
  const wanted = (profile: Profile): Stops =>
    Object.fromEntries(catalogue.windows.map(({ name }) => [name, profile.stops[name] ?? profile.otherwise]));
  const isOn = (profile: Profile) => Object.entries(wanted(profile)).every(([name, stop]) => stops[name] === stop);
  const chosen = profiles.find(isOn);
  return (
    <details className="stops">
      {profiles.length > 0 ? (
        <summary>
          <span className="stops-sign" aria-hidden="true">
            ◈
          </span>
          <span className="stops-words">
            {say('stops')}: <b>{chosen === undefined ? say('ownProfile') : tell(chosen.text)}</b>
          </span>
        </summary>
      ) : (
        <summary title={say('stops')}>
          <span aria-hidden="true">◈</span>
          <span className="hidden">{say('stops')}</span>
        </summary>
      )}
      <div className="stops-list">
        {profiles.length > 0 && (
          <fieldset className="segments small">
            <legend className="hidden">{say('profile')}</legend>
            {profiles.map((profile) => (
              <button
                key={profile.key}
                type="button"
                aria-pressed={profile === chosen}
                onClick={() => change(wanted(profile))}
              >
                {tell(profile.text)}
              </button>
            ))}
          </fieldset>
        )}
        <p className="quiet">{say('stopsAbout')}</p>
        <ul>
          {kindsOf(catalogue.windows).map(({ text, names }) => (
            <li key={text.en}>
              <Diamond windows={names} />
              <span>
                {tell(text)}
                <small>{say(`stop.${stops[sure(names[0])] ?? 'useful'}`)}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
