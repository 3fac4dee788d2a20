import { sure } from '@bojiste/kernel/state/sure';
import type { Beat, Level } from './types.ts';

/** Beats as lines of a log. */

const LEVELS: readonly Level[] = ['brief', 'normal', 'full'];

export const shownAt = (beat: Pick<Beat, 'level'>, level: Level): boolean =>
  LEVELS.indexOf(beat.level) <= LEVELS.indexOf(level);

/** One line for a turn: its heading, then what is worth a brief mention. Beats before the first turn are a line too. */
export function turnLines(beats: readonly Beat[]): Beat[][] {
  const out: Beat[][] = [];
  for (const beat of beats) {
    if (!shownAt(beat, 'brief')) continue;
    const last = out.at(-1);
    if (last === undefined || beat.kind === 'turn' || beat.kind === 'end') out.push([beat]);
    else last.push(beat);
  }
  return out;
}

/** What is shown at a level, the beats of one deed together. */
export function paragraphs(beats: readonly Beat[], level: Level): Beat[][] {
  const out: Beat[][] = [];
  for (const beat of beats) {
    if (!shownAt(beat, level)) continue;
    const last = out.at(-1);
    if (last !== undefined && sure(last[0]).group === beat.group) last.push(beat);
    else out.push([beat]);
  }
  return out;
}
