import { Suspense, useEffect, useMemo, useState } from 'react';
import { ask, useBook } from '../../library/client.ts';
import type { ReplayInfo } from '../../library/types.ts';
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

function Show({ game, info }: { game: SavedGame; info: ReplayInfo }) {
  const book = useBook(info.game);
  const [step, setStep] = useState(0);
  const [seat, setSeat] = useState(game.me);
  const catalogue = book?.catalogue;
  const session = useMemo(
    () => (catalogue === undefined ? null : new ReplaySession(catalogue, seat)),
    [catalogue, seat],
  );
  useEffect(() => {
    session?.show(step);
  }, [session, step]);
  return (
    <div className={`watch world-${info.game}`}>
      <Reel game={game} info={info} step={step} go={setStep} seat={seat} look={setSeat} />
      {session !== null && <AtTable key={seat} session={session} />}
    </div>
  );
}

function AtTable({ session }: { session: ReplaySession }) {
  const playback = usePlayback(session);
  const control = useControl(session, null);
  useSounds(session.catalogue.game);
  const { frame } = playback;
  const table = useMemo(
    () => (frame === null ? null : { session, playback, frame, control }),
    [session, playback, frame, control],
  );
  const Game = tables[session.catalogue.game];
  if (table === null || Game === undefined) return null;
  return (
    <TableContext value={table}>
      <Suspense>
        <Game />
      </Suspense>
      <Stage />
    </TableContext>
  );
}
