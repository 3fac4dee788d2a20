import type { Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { ClockInfo } from '@bojiste/session/wire';
import { useEffect, useState } from 'react';

const DAY = 86_400_000;

function words(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / 3_600_000)} h`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** Milliseconds since the clock was told, by the server's time. */
function useElapsed(clock: ClockInfo, ahead: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return clock.paused ? 0 : Math.max(0, now + ahead - clock.at);
}

/** Time left of one seat. Who is away, or answers in somebody else's turn, uses up another bank first. */
export function SeatClock({
  clock,
  seat,
  present,
  ahead,
}: {
  clock: ClockInfo;
  seat: Seat;
  present: boolean;
  ahead: number;
}) {
  const elapsed = useElapsed(clock, ahead);
  const runs = clock.running.includes(seat);
  const answers = runs && clock.answering.includes(seat);
  let passed = runs ? elapsed : 0;
  const take = (bank: number): number => {
    const used = Math.min(passed, bank);
    passed -= used;
    return bank - used;
  };
  // In the order in which the server uses them.
  if (!present) take(sure(clock.away[seat]));
  const small = answers ? take(sure(clock.windows[seat])) : 0;
  const left = take(sure(clock.banks[seat]));
  return (
    <span className="seat-clock" data-running={runs} data-low={runs && small === 0 && left < 30_000} role="timer">
      {words(left)}
      {small > 0 && ` + ${words(small)}`}
    </span>
  );
}

export function GameLimit({ clock, ahead }: { clock: ClockInfo; ahead: number }) {
  const elapsed = useElapsed(clock, ahead);
  return <span role="timer">{words(Math.max(0, clock.left - elapsed))}</span>;
}
