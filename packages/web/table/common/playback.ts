import { useCallback, useEffect, useRef, useState } from 'react';
import { type Pace, useSettings } from '../../app/settings.ts';
import type { Beat, Roll, Session, Update } from '../../session/types.ts';

/**
 * Updates are shown one after another, so that a player can follow what the others do: a roll first tumbles over the
 * old position, then the new one stands. Skipping shows the last.
 */

export interface Frame {
  readonly update: Update;
  /** What is being told now. */
  readonly caption: readonly Beat[];
  readonly dice: Roll | null;
  readonly rolling: boolean;
  /** Whose move it was, -1 for nobody's. */
  readonly by: number;
}

export interface Playback {
  /** Null until the first update. */
  readonly frame: Frame | null;
  readonly log: readonly Beat[];
  /** Is something still to be shown? */
  readonly playing: boolean;
  skip(): void;
}

const BEAT: Readonly<Record<Pace, number>> = { slow: 1600, normal: 700, fast: 350, off: 0 };
const ROLL: Readonly<Record<Pace, number>> = { slow: 1100, normal: 650, fast: 300, off: 0 };

const told = (update: Update): readonly Beat[] => update.happened.filter(({ level }) => level !== 'full');
const rolled = (update: Update): Roll | null =>
  update.happened.filter(({ dice }) => dice !== undefined).at(-1)?.dice ?? null;

const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function usePlayback(session: Session | null): Playback {
  const { pace } = useSettings();
  const queue = useRef<Update[]>([]);
  const timer = useRef(0);
  const shown = useRef<Frame | null>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [log, setLog] = useState<readonly Beat[]>([]);
  const [playing, setPlaying] = useState(false);
  const speed = useRef<Pace>(pace);
  speed.current = pace;

  const show = useCallback((next: Frame) => {
    shown.current = next;
    setFrame(next);
  }, []);

  const next = useCallback(() => {
    timer.current = 0;
    const update = queue.current.shift();
    if (update === undefined) {
      setPlaying(false);
      return;
    }
    setPlaying(true);
    const caption = told(update);
    const dice = rolled(update);
    const final = (): void => {
      if (update.log !== undefined) setLog(update.log);
      else if (update.happened.length > 0) setLog((lines) => [...lines, ...update.happened]);
      const kept = dice ?? (caption.length === 0 || update.by === session?.me ? (shown.current?.dice ?? null) : null);
      show({ update, caption, dice: update.log === undefined ? kept : null, rolling: false, by: update.by });
      const foreign = update.by >= 0 && update.by !== session?.me;
      // Whoever is asked need not wait for the end of what was told.
      const asked = update.question !== null || update.result !== null;
      const wait = foreign && !asked && caption.length > 0 ? BEAT[speed.current] : 0;
      if (wait === 0) next();
      else timer.current = setTimeout(next, wait) as unknown as number;
    };
    const roll = reduced() ? 0 : ROLL[speed.current];
    if (dice === null || roll === 0 || shown.current === null) {
      final();
      return;
    }
    // What the dice bring about is told when they lie still.
    const upTo = caption.slice(
      0,
      caption.findIndex(({ dice: fell }) => fell !== undefined),
    );
    show({ update: { ...shown.current.update, question: null }, caption: upTo, dice, rolling: true, by: update.by });
    timer.current = setTimeout(final, roll) as unknown as number;
  }, [session, show]);

  useEffect(() => {
    if (session === null) return;
    const stop = session.subscribe((update) => {
      queue.current.push(update);
      if (timer.current === 0) next();
    });
    if (queue.current.length > 0 && timer.current === 0) next();
    return () => {
      stop();
      clearTimeout(timer.current);
      timer.current = 0;
    };
  }, [session, next]);

  const skip = useCallback(() => {
    if (timer.current === 0) return;
    clearTimeout(timer.current);
    const before = speed.current;
    speed.current = 'off';
    next();
    speed.current = before;
  }, [next]);

  return { frame, log, playing, skip };
}
