import type { Beat, Level } from './types.ts';

/** Beats as lines of a log. */

const LEVELS: readonly Level[] = ['brief', 'normal', 'full'];

export const shownAt = (beat: Beat, level: Level): boolean => LEVELS.indexOf(beat.level) <= LEVELS.indexOf(level);

/** What is shown at a level, the beats of one deed together. */
export function paragraphs(beats: readonly Beat[], level: Level): Beat[][] {
  const out: Beat[][] = [];
  for (const beat of beats) {
    if (!shownAt(beat, level)) continue;
    const last = out.at(-1);
    if (last !== undefined && last[0].group === beat.group) last.push(beat);
    else out.push([beat]);
  }
  return out;
}
