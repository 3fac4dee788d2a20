import type { Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { useEffect, useState } from 'react';
import { StageControls } from '../../stage/controls.tsx';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';
import { Line } from './log.tsx';
import { useNames } from './names.ts';
import { LETTERS } from './players.tsx';

/** The others move, or dice are rolling: what is told now stands here too. */
export function Waiting() {
  const { playback, frame, isYou, view } = useTable();
  const say = useWords(tableWords);
  const own = isYou(frame.by);
  const who = useMover();
  // Between two moves it is not the last one to move who matters, but whoever the table waits for.
  const movers = playback.playing ? [frame.by] : view.waiting.filter((seat) => !isYou(seat));
  const title =
    movers.length > 1
      ? say('waitingFor', { who: movers.map(who).join(', ') })
      : movers.length === 0 || (own && playback.playing)
        ? say('theirTurn')
        : say('watching', { who: who(sure(movers[0])) });
  return (
    <>
      <h2 id="prompt-title">{frame.rolling ? say('rolling') : title}</h2>
      {own && frame.rolling ? null : (
        <ul className="told">
          {frame.caption.slice(0, 4).map((line, i) => (
            // The same thing may be told twice, and lines never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={i}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
      {playback.playing ? (
        <div className="row stage-row">
          <button type="button" className="button" data-primary onClick={playback.skip}>
            {say('skip')} <kbd>N</kbd>
          </button>
          <StageControls />
        </div>
      ) : playback.paused ? (
        <StageControls />
      ) : (
        <Thinking />
      )}
    </>
  );
}

/** Who moves: the name of a seat that no player holds, a letter where there are several opponents. */
function useMover(): (seat: Seat) => string {
  const { view, tell } = useTable();
  const say = useWords(tableWords);
  const named = useNames();
  return (seat) => {
    const name = view.seats[seat]?.name;
    if (name !== undefined) return tell(name);
    return named(
      seat,
      view.seats.length > 2 && seat >= 0 ? say('player', { letter: sure(LETTERS[seat]) }) : say('opponent'),
    );
  };
}

/** Nobody wants to be told of what is over in a moment. */
const LONG = 1200;

/** A bot that takes its time shows how far it is, and may be hurried. */
function Thinking() {
  const { session } = useTable();
  const say = useWords(tableWords);
  const [share, setShare] = useState(0);
  const [long, setLong] = useState(false);
  useEffect(() => session.thinking?.(setShare), [session]);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p className="quiet">{say(session.watching === true ? 'playersThink' : 'thinking')}</p>
      {long && share > 0 && (
        <>
          <progress className="thought" value={share} aria-label={say('thinking')} />
          <button type="button" className="button" onClick={() => session.hurry?.()}>
            {say('hurry')}
          </button>
        </>
      )}
    </>
  );
}
