import {
  type Card,
  type Chapter,
  changeCounter,
  F,
  type Game,
  known,
  live,
  NONE,
  type Row,
  type State,
  setDefinition,
} from '@bojiste/kernel';
import { infoOf } from '../reads/info.ts';
import { allied, crewOf, isAnimal, isAssigned, isKind, printedStat } from '../reads/lookup.ts';
import { CAUSE, COUNTER, COUNTERS, KIND, STAT } from '../types.ts';

/** Zkušenost: points by trade, and the turned card (OW-XP, OW-CHAR-04 to -06, OW-RULING-83, OW-RULING-84). */

/** OW-CHAR-06, OW-ANIMAL-01: the experienced side and animals count nothing. */
export function learn(g: Game, s: State, card: Card, n: number): void {
  if (isAnimal(g, card) || infoOf(g, card).back < 0) return;
  changeCounter(g, s, card, COUNTER.experience, n);
}

export const isRipe = (g: Game, s: State, card: Card): boolean => {
  const points = s.counters[card.id * COUNTERS + COUNTER.experience];
  return points > 0 && points >= printedStat(g, card, STAT.threshold) && infoOf(g, card).back !== NONE;
};

/** Wounds, weakening, state and assignment stay; surplus points are lost (OW-RULING-84). */
function turn(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  setDefinition(s, card, infoOf(g, card).back);
  changeCounter(g, s, card, COUNTER.experience, -1000);
}

/** OW-XP-01, OW-XP-02, OW-RULING-83: who learns from a wound given by an attack or counter-attack. */
export function learnFromWound(g: Game, s: State, row: Row, victim: Card): void {
  if (row[F.cause] !== CAUSE.attack) return;
  const source = known(s, row[F.source]);
  if (source === null || isAnimal(g, source)) return;
  if (isAnimal(g, victim) ? victim.owner === source.control : allied(s, victim.control, source.control)) return;
  if (isKind(g, source, KIND.character)) {
    if (isKind(g, source, KIND.soldier) && !isAssigned(g, source)) learn(g, s, source, 1);
    return;
  }
  const trade = isKind(g, source, KIND.vehicle) ? KIND.mechanic : KIND.soldier;
  for (const member of crewOf(g, s, source)) if (isKind(g, member, trade)) learn(g, s, member, 1);
}

export const experience: Chapter = {
  events: [
    {
      name: 'promoted',
      commit: turn,
      after: {
        cs: 'se {subject} stane {subject:adj:zkušený:ins}',
        en: '{subject} {subject:n:becomes,become} experienced',
      },
      log: { cs: '{subject}: zkušená postava', en: '{subject} becomes experienced' },
      clauses: ['OW-XP-06', 'OW-CHAR-05'],
    },
  ],
};
