import type { Session, Tip } from '@bojiste/session/types';
import type { Coaching } from '../../app/settings.ts';
import { heedTip, isKnownTip, type Progress } from '../../learn/progress.ts';
import { FINAL } from './choices.ts';

/** Which of the coach's tips is shown, and how a player comes to hear less of them. */

/** Tips that were passed over so often are not said again in this game. */
const IGNORED = 3;

/** What was shown last and how often tips were passed over, for each game that is open. */
interface Heard {
  key: string;
  tip: Tip;
  readonly ignored: Map<string, number>;
}
const heard = new WeakMap<Session, Heard>();

/** Of all tips the one to be said: warnings about what the player is pointing at or has begun come first. */
export function pickTip(
  tips: readonly Tip[],
  mode: Coaching,
  pointed: readonly string[],
  isQuiet: (tag: string) => boolean,
): Tip | null {
  if (mode === 'silent') return null;
  const open = tips.filter(({ tag }) => !isQuiet(tag));
  const against = open.find(({ kind, keys }) => kind === 'warning' && keys.some((key) => pointed.includes(key)));
  if (against !== undefined) return against;
  // What only one of many answers would cost is said when that answer is pointed at; what ending costs, always.
  const said = open.filter(
    ({ kind, keys }) => kind !== 'warning' || keys.length === 0 || keys.some((key) => FINAL.has(key)),
  );
  return said.find(({ kind }) => mode === 'teacher' || kind === 'warning') ?? null;
}

export const quietTags =
  (session: Session, game: string, progress: Progress) =>
  (tag: string): boolean =>
    isKnownTip(progress, `${game}/${tag}`) || (heard.get(session)?.ignored.get(tag) ?? 0) >= IGNORED;

export function noteShown(session: Session, game: string, tip: Tip | null): void {
  const known = heard.get(session);
  if (tip === null) {
    if (known !== undefined) known.key = '';
    return;
  }
  heard.set(session, { key: `${game}/${tip.tag}`, tip, ignored: known?.ignored ?? new Map() });
}

/** Was the advice followed, or the warning met rightly? Undefined where the answer says nothing about it. */
function isHeeded({ kind, keys }: Tip, answer: string): boolean | undefined {
  if (keys.length === 0) return undefined;
  const named = keys.includes(answer);
  if (kind === 'warning') return !named;
  return named ? true : FINAL.has(answer) ? false : undefined;
}

/** The player answers while a tip stands there. */
export function noteAnswer(session: Session, [answer = '']: readonly string[]): void {
  const shown = heard.get(session);
  if (shown === undefined || shown.key === '') return;
  const { key, tip, ignored } = shown;
  shown.key = '';
  const heeded = isHeeded(tip, answer);
  if (heeded === true) heedTip(key);
  else if (heeded === false) ignored.set(tip.tag, (ignored.get(tip.tag) ?? 0) + 1);
}
