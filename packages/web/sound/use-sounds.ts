import { sure } from '@bojiste/kernel/state/sure';
import type { Session } from '@bojiste/session/types';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Cue } from '../stage/score.ts';
import { heardOf, loudest } from './cues.ts';
import { PALETTES } from './palettes.ts';
import { begin, sound as play, setVolume, wake } from './synth.ts';

/** True from the first click or key on, which a browser waits for. */
function useTouched(wanted: boolean): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!wanted || touched) return;
    const touch = () => {
      wake();
      setTouched(true);
    };
    addEventListener('pointerdown', touch, { once: true });
    addEventListener('keydown', touch, { once: true });
    return () => {
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  }, [wanted, touched]);
  return touched;
}

/** What is heard under the table, while somebody looks at it. */
export function useSounds(game: string): void {
  const { sound, volume } = useSettings();
  const touched = useTouched(sound);
  useEffect(() => setVolume(volume / 100), [volume]);
  useEffect(() => {
    const palette = PALETTES[game];
    if (!sound || !touched || palette === undefined) return;
    let end = begin(palette.ambience);
    const look = () => {
      end();
      end = document.hidden ? () => {} : begin(palette.ambience);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      end();
    };
  }, [game, sound, touched]);
}

/** Sounds of the stage. Cues that are played together because nothing moves are heard as one. */
export function hear(cues: readonly Cue[], { me, catalogue }: Session, won: boolean | null): void {
  const heard = cues.length === 1 ? heardOf(sure(cues[0]), me, won) : loudest(cues, me, won);
  const voice = heard === null ? undefined : PALETTES[catalogue.game]?.voices[heard.sound];
  if (heard !== null && voice !== undefined) play(voice, heard.strength);
}
