import type { Session, Update } from '@bojiste/session/types';
import { type ReactNode, useEffect, useState } from 'react';
import type { Led } from '../../learn/led.ts';
import { openLocal } from '../../session/local.ts';
import { TableMenu, Tools } from '../../table/common/tools.tsx';
import { fetchTable } from '../../table/registry.ts';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { AtTable } from '../play/play.tsx';
import './learn.css';

/** A table at which somebody leads the player. The answers so far are kept, so that a reload goes on where it was. */

interface Props {
  readonly game: string;
  readonly led: Led;
  readonly me: number;
  readonly title: string;
  readonly back: { readonly href: string; readonly text: string };
  /** Shown over the table when the coach has come to an end. */
  end(coach: NonNullable<Update['coach']>, again: () => void, won: boolean): ReactNode;
  onEnd?(coach: NonNullable<Update['coach']>): void;
}

const PREFIX = 'bojiste.led.';
const keyOf = (game: string, led: Led): string =>
  `${PREFIX}${game}/${'own' in led ? `own/${led.id}` : JSON.stringify(led)}`;

function keep(key: string, { record, coach }: Update): void {
  if (coach !== undefined && coach.state !== 'on') localStorage.removeItem(key);
  else if (record !== undefined) localStorage.setItem(key, record);
}

export function LedTable({ game, led, me, title, back, end, onEnd }: Props) {
  const say = useWords(learnWords);
  const [round, setRound] = useState(0);
  const [session, setSession] = useState<Session | null>(null);
  const [coach, setCoach] = useState<Update['coach']>(undefined);
  const [won, setWon] = useState(false);
  const [error, setError] = useState('');
  const key = keyOf(game, led);
  const lead = JSON.stringify(led);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew for every round
  useEffect(() => {
    setSession(null);
    setCoach(undefined);
    const record = localStorage.getItem(key) ?? undefined;
    const setup = { seats: 2, mode: '', decks: [], seed: key };
    const input = { setup, me, bot: 'easy', led: JSON.parse(lead) as Led, ...(record !== undefined && { record }) };
    const updated = (update: Update) => {
      keep(key, update);
      setCoach(update.coach);
      setWon(update.won === true);
    };
    const opened = openLocal(game, input, { updated, failed: setError });
    fetchTable(game);
    opened.session.then(setSession).catch((failure: Error) => setError(failure.message));
    return () => opened.close();
  }, [game, lead, me, key, round]);
  const over = coach !== undefined && coach.state !== 'on';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every end
  useEffect(() => {
    if (over && coach !== undefined) onEnd?.(coach);
  }, [over]);
  if (error !== '') return <Note text={say('broken', { error })} back={back} />;
  if (session === null) return <Note text={say('opening')} back={back} />;
  const again = () => {
    localStorage.removeItem(key);
    setRound((n) => n + 1);
  };
  return (
    <AtTable
      key={`${key}/${round}`}
      session={session}
      bar={
        <>
          <LedBar title={title} back={back} />
          {over && coach !== undefined && <div className={`led-end panel world-${game}`}>{end(coach, again, won)}</div>}
        </>
      }
    />
  );
}

function LedBar({ title, back }: Pick<Props, 'title' | 'back'>) {
  return (
    <header className="play-bar">
      <a className="brand" href={back.href} title={back.text}>
        ← {back.text}
      </a>
      <h1>{title}</h1>
      <Tools>
        <TableMenu>
          <li>
            <a className="button" href={back.href}>
              ← {back.text}
            </a>
          </li>
        </TableMenu>
      </Tools>
    </header>
  );
}

function Note({ text, back }: { text: string; back: Props['back'] }) {
  return (
    <main className="page">
      <h1>{text}</h1>
      <p>
        <a className="button" href={back.href}>
          {back.text}
        </a>
      </p>
    </main>
  );
}
