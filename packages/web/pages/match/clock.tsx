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

/** Time left of one seat. Who is away uses up another bank first. */
export function SeatClock({
  clock,
  seat,
  present,
  ahead,
}: {
  clock: ClockInfo;
  seat: number;
  present: boolean;
  ahead: number;
}) {
  const elapsed = useElapsed(clock, ahead);
  const runs = clock.running.includes(seat);
  const excused = present ? 0 : Math.min(elapsed, clock.away[seat]);
  const left = Math.max(0, clock.banks[seat] - (runs ? elapsed - excused : 0));
  return (
    <span className="seat-clock" data-running={runs} data-low={runs && left < 30_000} role="timer">
      {words(left)}
    </span>
  );
}

export function GameLimit({ clock, ahead }: { clock: ClockInfo; ahead: number }) {
  const elapsed = useElapsed(clock, ahead);
  return <span role="timer">{words(Math.max(0, clock.left - elapsed))}</span>;
}
