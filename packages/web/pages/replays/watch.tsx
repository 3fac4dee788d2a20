import type { Seat } from '@bojiste/kernel';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useRoute } from '../../app/router.ts';
import { ask, useBook } from '../../library/client.ts';
import type { Course, ReplayInfo } from '../../library/types.ts';
import type { SavedGame } from '../../session/saved.ts';
import { useSounds } from '../../sound/use-sounds.ts';
import { Stage } from '../../stage/stage.tsx';
import { usePlayback } from '../../stage/use-playback.ts';
import { TableContext } from '../../table/common/context.ts';
import { useControl } from '../../table/common/control.ts';
import { tables } from '../../table/registry.ts';
import { replaysWords } from '../../texts/replays.ts';
import { useWords } from '../../texts/use.ts';
import { Reel } from './controls.tsx';
import { ReplaySession } from './session.ts';
import { placeAfter, type Unit } from './steps.ts';

/** A record on its own table. */
export function Watch({ game, record }: { game: SavedGame; record: string }) {
  const say = useWords(replaysWords);
  const [info, setInfo] = useState<ReplayInfo | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    let current = true;
    ask('replay', record)
      .then((found) => current && setInfo(found))
      .catch((failure: Error) => current && setError(failure.message));
    return () => {
      current = false;
    };
  }, [record]);
  if (info !== null) return <Show game={game} info={info} />;
  return (
    <main className="page" aria-busy={error === ''}>
      <h1>{error === '' ? say('opening') : say('notRecord', { why: error })}</h1>
    </main>
  );
}

/** Between what was shown and the next thing. */
const BREATH_MS = 700;

/** The last step within so many entries of the record: a link may lead into the middle of a game. */
const stepAt = ({ steps }: ReplayInfo, at: number): number => steps.filter(({ entries }) => entries <= at).length;

function Show({ game, info }: { game: SavedGame; info: ReplayInfo }) {
  const book = useBook(info.game);
  const { query } = useRoute();
  const [place, setPlace] = useState(() => ({ step: stepAt(info, Number(query.get('at'))), play: false }));
  const [seat, setSeat] = useState(game.me);
  const course = useCourse(seat);
  const [unit, setUnit] = useState<Unit>('beat');
  const [auto, setAuto] = useState(false);
  const [still, setStill] = useState(true);
  const catalogue = book?.catalogue;
  const session = useMemo(
    () => (catalogue === undefined ? null : new ReplaySession(catalogue, seat)),
    [catalogue, seat],
  );
  const { step, play } = place;
  useEffect(() => {
    session?.show(step, play);
  }, [session, step, play]);
  const go = (to: number, played = false) => setPlace({ step: to, play: played });
  useEffect(() => {
    if (!auto || !still || course === null) return;
    if (step >= info.steps.length) {
      setAuto(false);
      return;
    }
    const next = placeAfter({ steps: info.steps, course }, step, unit);
    const timer = setTimeout(() => setPlace({ step: next, play: true }), BREATH_MS);
    return () => clearTimeout(timer);
  }, [auto, still, step, course, info, unit]);
  return (
    <div className={`watch world-${info.game}`}>
      {course !== null && (
        <Reel {...{ game, info, course, step, seat, unit, auto, go }} look={setSeat} measure={setUnit} run={setAuto} />
      )}
      {session === null ? <Opening /> : <AtTable key={seat} session={session} rests={setStill} />}
    </div>
  );
}

function useCourse(seat: Seat): Course | null {
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    let current = true;
    ask('course', seat).then((found) => current && setCourse(found));
    return () => {
      current = false;
    };
  }, [seat]);
  return course;
}

/** A long game takes a moment until its table stands. */
function Opening() {
  const say = useWords(replaysWords);
  return (
    <p className="page quiet" aria-busy="true">
      {say('opening')}
    </p>
  );
}

function AtTable({ session, rests }: { session: ReplaySession; rests: (still: boolean) => void }) {
  const playback = usePlayback(session);
  const control = useControl(session, null);
  useSounds(session.catalogue.game);
  const { frame, playing } = playback;
  useEffect(() => rests(!playing), [playing, rests]);
  const table = useMemo(
    () => (frame === null ? null : { session, playback, frame, control }),
    [session, playback, frame, control],
  );
  const Game = tables[session.catalogue.game];
  if (table === null || Game === undefined) return <Opening />;
  return (
    <TableContext value={table}>
      <Suspense>
        <Game />
      </Suspense>
      <Stage />
    </TableContext>
  );
}
