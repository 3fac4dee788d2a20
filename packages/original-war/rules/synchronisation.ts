import type { Bilingual, GameRecord, Match, Refused } from '@bojiste/kernel';

/**
 * Ztráta synchronizace (OW-SYNC, OW-RULING-102): a player may report that the engine plays otherwise than the rules. The
 * report names a clause and keeps the record of the game; upheld, it annuls the game and nobody loses.
 */

export interface Grievance {
  readonly key: 'overlooked' | 'conditions' | 'missed';
  readonly text: Bilingual;
  readonly clause: string;
  /** What the own negligence missed gives no right (OW-SYNC-03). */
  readonly admitted: boolean;
}

export const grievances: readonly Grievance[] = [
  {
    key: 'overlooked',
    text: { cs: 'Hra opomněla kartu nebo pravidlo', en: 'The game overlooked a card or a rule' },
    clause: 'OW-SYNC-02',
    admitted: true,
  },
  {
    key: 'conditions',
    text: { cs: 'Karta byla vyložena bez splněných podmínek', en: 'A card was played without its conditions' },
    clause: 'OW-SYNC-02',
    admitted: true,
  },
  {
    key: 'missed',
    text: { cs: 'Zapomněl jsem něco zahrát nebo přesunout', en: 'I forgot to play or move something' },
    clause: 'OW-SYNC-03',
    admitted: false,
  },
];

export interface Report {
  readonly grievance: Grievance['key'];
  /** The clause the engine is said to break. */
  readonly clause: string;
  readonly record: GameRecord;
}

const refuse = (code: string, clause: string): Refused => ({ code, clause, args: {}, blockers: [] });

/** The report, with the game as it was until then; or why it is not taken. `clauses` are the ids of the rulebook. */
export function fileReport(
  match: Match,
  key: Grievance['key'],
  clause: string,
  clauses: { has(id: string): boolean },
): Report | Refused {
  const grievance = grievances.find((one) => one.key === key);
  if (grievance?.admitted !== true) return refuse('notAdmitted', grievance?.clause ?? 'OW-SYNC-03');
  if (!clauses.has(clause)) return refuse('noClause', 'OW-RULING-102');
  return { grievance: key, clause, record: match.record };
}

/** A referee agrees: the game does not count. */
export function uphold(match: Match): void {
  match.host({ host: 'annul' });
}
