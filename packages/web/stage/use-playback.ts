import type { Beat, Session } from '@bojiste/session/types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { hear } from '../sound/use-sounds.ts';
import { perform } from './perform.ts';
import { type Frame, StagePlayer, type Status } from './player.ts';

/** The stage at a table: what it shows now, and how to go through what the others do. */

export interface Playback extends Status {
  /** Null until the first update. */
  readonly frame: Frame | null;
  readonly log: readonly Beat[];
  /** The present motion is over at once. */
  finish(): void;
  /** Everything up to the next question is over at once. */
  skip(): void;
  pause(on: boolean): void;
  stepOn(): void;
  repeat(): void;
}

export const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Shown {
  readonly frame: Frame | null;
  readonly log: readonly Beat[];
  readonly status: Status;
}

const NOTHING: Shown = { frame: null, log: [], status: { playing: false, paused: false, repeatable: false } };

function after(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

export function usePlayback(session: Session): Playback {
  const { pace, sound } = useSettings();
  const audible = useRef(sound);
  audible.current = sound;
  const speed = useRef(pace);
  speed.current = pace;
  const [shown, setShown] = useState<Shown>(NOTHING);
  const player = useMemo(
    () =>
      // Whoever watches has no moves of their own: everybody's are shown.
      new StagePlayer(() => session.catalogue, session.watching === true ? -1 : session.me, {
        after,
        still: () => reduced() || document.hidden,
        pace: () => speed.current,
        show: (frame, log, status) => setShown({ frame, log, status }),
        perform: (cue, length) => perform(cue, length, session),
        hear: (cues, won) => {
          if (audible.current) hear(cues, session, won);
        },
      }),
    [session],
  );
  useEffect(() => {
    const stop = session.subscribe((update) => player.push(update));
    return () => {
      stop();
      player.close();
    };
  }, [session, player]);
  return useMemo(
    () => ({
      frame: shown.frame,
      log: shown.log,
      ...shown.status,
      finish: () => player.finish(),
      skip: () => player.skip(),
      pause: (on) => player.pause(on),
      stepOn: () => player.stepOn(),
      repeat: () => player.repeat(),
    }),
    [shown, player],
  );
}
