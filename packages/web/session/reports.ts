import type { SavedGame } from './saved.ts';

/** A game in which the engine seems to be at fault, kept as it was: its record says everything about it. */

export interface Report {
  readonly format: 'bojiste-report/1';
  readonly game: string;
  /** What the player saw and expected. */
  readonly note: string;
  /** The page's own error, where there was one. */
  readonly error: string;
  readonly me: number;
  readonly bot: string;
  readonly setup: SavedGame['setup'];
  readonly record: string;
  readonly made: string;
}

const PREFIX = 'bojiste.report.';

export function makeReport({ game, setup, me, bot, record }: SavedGame, note: string, error = ''): Report {
  const made = new Date().toISOString();
  return { format: 'bojiste-report/1', game, note, error, me, bot, setup, record: record ?? '', made };
}

export const keepReport = (id: string, report: Report): void =>
  localStorage.setItem(PREFIX + id, JSON.stringify(report));

export function keptReport(id: string): Report | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Report | null;
  } catch {
    return null;
  }
}
