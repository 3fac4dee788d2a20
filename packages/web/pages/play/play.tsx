import type { Handle } from '@bojiste/kernel';
import type { Session, Update } from '@bojiste/session/types';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { link, useRoute } from '../../app/router.ts';
import { openLocal } from '../../session/local.ts';
import { keptReport } from '../../session/reports.ts';
import { keepGame, type SavedGame, savedGame } from '../../session/saved.ts';
import { useSounds } from '../../sound/use-sounds.ts';
import { Stage } from '../../stage/stage.tsx';
import { usePlayback } from '../../stage/use-playback.ts';
import { TableContext } from '../../table/common/context.ts';
import { useControl } from '../../table/common/control.ts';
import { DragNote } from '../../table/common/drag-note.tsx';
import { End } from '../../table/common/end.tsx';
import { useTableKeys } from '../../table/common/keyboard.ts';
import { fetchTable, tables } from '../../table/registry.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { Bar } from './bar.tsx';
import './play.css';
import { useLock } from './lock.ts';
import { downloadReport, freeze } from './report.tsx';

/** `#/play/<id>`: a game of this browser. */
export default function Play() {
  const { parts } = useRoute();
  const id = parts[0] ?? '';
  const [thawed, setThawed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when it is thawed
  const game = useMemo(() => savedGame(id), [id, thawed]);
  const say = useWords(tableWords);
  const [mine, takeOver] = useLock(id);
  if (game === null) return <Note text={say('noGame')} />;
  if (mine === null) return <Note text={say('opening')} />;
  if (!mine) return <Note text={say('elsewhere')} action={{ text: say('takeOver'), act: takeOver }} />;
  if (game.frozen === true) return <Frozen game={game} thaw={() => setThawed((n) => n + 1)} />;
  return <Opening key={id} game={game} />;
}

/** Reported: as it was, until the player wants to go on. */
function Frozen({ game, thaw }: { game: SavedGame; thaw: () => void }) {
  const say = useWords(tableWords);
  const report = keptReport(game.id);
  const goOn = () => {
    keepGame({ ...game, frozen: false });
    thaw();
  };
  return (
    <Note text={say('frozen')} action={{ text: say('keepPlaying'), act: goOn }}>
      {report !== null && (
        <button type="button" className="button" onClick={() => downloadReport(game.id, report)}>
          {say('reportAgain')}
        </button>
      )}
    </Note>
  );
}

interface NoteProps {
  readonly text: string;
  readonly action?: { readonly text: string; act(): void };
  readonly children?: ReactNode;
}

function Note({ text, action, children }: NoteProps) {
  const say = useWords(tableWords);
  return (
    <main className="page">
      <h1>{text}</h1>
      <p className="row">
        {action !== undefined && (
          <button type="button" className="button main" onClick={action.act}>
            {action.text}
          </button>
        )}
        {children}
        <a className="button" href={link('home')}>
          {say('leave')}
        </a>
      </p>
    </main>
  );
}

/** Keeps the record whenever the game says that it is worth it. */
function keep(game: SavedGame, update: Update): void {
  if (update.record === undefined) return;
  const { record, result, won, view } = update;
  keepGame({ ...game, record, over: result !== null, turn: view.turn, ...(result !== null && { result, won }) });
}

function Opening({ game }: { game: SavedGame }) {
  const [session, setSession] = useState<Session | null>(null);
  const [error, setError] = useState('');
  const say = useWords(tableWords);
  useEffect(() => {
    const { setup, me, bot, bots, record } = savedGame(game.id) ?? game;
    const input = { setup, me, bot, ...(bots !== undefined && { bots }), ...(record !== undefined && { record }) };
    const opened = openLocal(game.game, input, { updated: (update) => keep(game, update), failed: setError });
    fetchTable(game.game);
    opened.session.then(setSession).catch((failure: Error) => setError(failure.message));
    return () => {
      opened.close();
      setSession(null);
    };
  }, [game]);
  if (error !== '') return <Broken id={game.id} error={error} />;
  return session === null ? <Note text={say('opening')} /> : <AtTable session={session} />;
}

/** The engine stopped: the record up to here is safe, and tells whoever mends it everything. */
function Broken({ id, error }: { id: string; error: string }) {
  const say = useWords(tableWords);
  const report = () => {
    const made = freeze(id, '', error);
    if (made !== null) downloadReport(id, made);
  };
  return <Note text={say('broken', { error })} action={{ text: say('reportSend'), act: report }} />;
}

/** Shows the table anew when the rest of the catalogue has come. */
function useWhole(session: Session): void {
  const [, setWhole] = useState(false);
  useEffect(() => {
    session.whole?.then(() => setWhole(true));
  }, [session]);
}

/** The table of a session, wherever its game runs; online tables have a bar of their own. */
export function AtTable({ session, bar = <Bar /> }: { session: Session; bar?: ReactNode }) {
  const say = useWords(tableWords);
  useWhole(session);
  const playback = usePlayback(session);
  const { frame } = playback;
  const asked = frame === null || frame.rolling ? null : frame.update.question;
  const cards = frame?.update.view.cards;
  const own = useCallback(
    (handle: Handle) => cards?.find((card) => card.handle === handle)?.control === session.me,
    [cards, session],
  );
  const control = useControl(session, asked, own);
  useTableKeys(control, playback);
  useSounds(session.catalogue.game);
  const table = useMemo(
    () => (frame === null ? null : { session, playback, frame, control }),
    [session, playback, frame, control],
  );
  const Game = tables[session.catalogue.game];
  if (table === null || Game === undefined) return <Note text={say('opening')} />;
  return (
    <TableContext value={table}>
      {bar}
      <Suspense fallback={<Note text={say('opening')} />}>
        <Game />
      </Suspense>
      <DragNote />
      <Stage />
      <End />
    </TableContext>
  );
}
