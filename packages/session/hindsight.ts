import type { Bilingual, Seat } from '@bojiste/kernel';
import { shownAt } from './beats/lines.ts';
import type { Raw } from './beats/raw.ts';
import { plainParts } from './beats/words.ts';
import type { Play } from './play.ts';
import type { Question } from './types.ts';

/**
 * Choices as somebody reads of them later, who neither sees the question nor the table: what was played is told in the words
 * of the log, what was not played by the question and its answer.
 */

/** An answer that names its act says it all; any other needs its question. Null where it was none of the choices. */
export function answerLater({ kind, why, choices }: Question, key: string): Bilingual | null {
  const choice = choices.find((one) => one.key === key);
  if (choice === undefined) return null;
  const { text, act } = choice;
  if (kind === 'act' || act !== null) return text;
  return { cs: `${asked(why.cs)} ${text.cs}`, en: `${asked(why.en)} ${text.en}` };
}

const asked = (why: string): string => (/[?:]$/.test(why) ? why : `${why.replace(/[.…]$/, '')}:`);

const MOST_BEATS = 3;

interface Listened {
  readonly at: number;
  readonly seat: Seat;
  readonly beats: Raw[];
  ended: boolean;
}

/** Hears a record being played and keeps what was told of the entries somebody asked about. */
export class Hindsight {
  private readonly heard: Listened[] = [];

  /** The entry that comes next is this seat's: what is told from here on is its deed, until something else begins. */
  begin(at: number, seat: Seat): void {
    this.heard.push({ at, seat, beats: [], ended: false });
  }

  /** Somebody does something new from a menu. */
  acted(): void {
    for (const one of this.heard) one.ended = true;
  }

  hear(beats: readonly Raw[]): void {
    for (const one of this.heard) for (const beat of beats) if (!one.ended) this.add(one, beat);
  }

  private add(one: Listened, beat: Raw): void {
    if (!shownAt(beat, 'normal') || beat.kind === 'phase') return;
    const [first] = one.beats;
    // What others did in between would be told as if the seat had done it.
    one.ended = beat.kind === 'turn' || (first === undefined ? beat.by !== one.seat : first.group !== beat.group);
    if (!one.ended) one.beats.push(beat);
  }

  /** What came of an entry, in a few sentences; null where nothing was told of it. */
  told(play: Play, viewer: Seat, at: number): Bilingual | null {
    const beats = this.heard.find((one) => one.at === at)?.beats.slice(0, MOST_BEATS) ?? [];
    const said = play.tell(beats, viewer);
    if (said.length === 0) return null;
    const all = (lang: 'cs' | 'en') => said.map(({ text }) => plainParts(text[lang])).join(' ');
    return { cs: all('cs'), en: all('en') };
  }
}
