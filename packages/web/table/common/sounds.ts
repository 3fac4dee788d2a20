import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { play, type Sound } from '../../app/sound.ts';
import type { Update } from '../../session/types.ts';
import type { Frame } from '../../stage/player.ts';

/** What a moment of a game sounds like, if anything. */

const HURT = new Set(['damage', 'death']);

export function soundOf(before: Update | null, now: Update, me: number): Sound | null {
  if (now.result !== null) return before?.result != null || now.won === null ? null : now.won ? 'won' : 'lost';
  if (now.happened.some(({ dice }) => dice !== undefined)) return 'dice';
  if (now.happened.some(({ kind }) => HURT.has(kind))) return 'hit';
  if (now.question !== null && now.by !== me && before?.question == null) return 'turn';
  return now.happened.some(({ level }) => level !== 'full') ? 'card' : null;
}

export function useSounds(frame: Frame | null, me: number): void {
  const { sound } = useSettings();
  const last = useRef<Update | null>(null);
  const update = frame?.update ?? null;
  useEffect(() => {
    const before = last.current;
    last.current = update;
    // The first moment is the table as it was left.
    if (!sound || update === null || before === null) return;
    const heard = soundOf(before, update, me);
    if (heard !== null) play(heard);
  }, [update, sound, me]);
}
