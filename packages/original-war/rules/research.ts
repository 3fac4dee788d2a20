import {
  type Chapter,
  changeCounter,
  cond,
  F,
  type Game,
  live,
  propose,
  type Row,
  refOf,
  relocate,
  ruleVerb,
  type State,
  someCards,
  statOf,
} from '@bojiste/kernel';
import { cardsBy, self, verb } from '@bojiste/kernel/effects/build/index';
import { meets } from '../reads/info.ts';
import { ids } from '../reads/lookup.ts';
import { COUNTER, STAT } from '../types.ts';
import { laboratoryStands } from './exhaustion.ts';

/** Výzkum technologií: any technology of the own deck whose conditions hold; it costs time only (OW-RSCH, OW-RULING-37). */

function begin(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  relocate(g, s, card, ids(g).research + card.owner, row);
  row[F.subject] = refOf(card);
  changeCounter(g, s, card, COUNTER.work, row[F.amount]);
}

/** OW-RSCH-06: among the researched ones its abilities apply at once. */
function complete(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  relocate(g, s, card, ids(g).researched + card.owner, row);
  row[F.subject] = refOf(card);
}

export const research: Chapter = {
  acts: [
    {
      key: 'research',
      text: { cs: 'Zahájit výzkum', en: 'Begin research' },
      clauses: ['OW-RSCH-01', 'OW-RSCH-02', 'OW-RSCH-03'],
      of: cardsBy('researchable'),
      do: verb('beginResearch', self),
    },
  ],
  calcs: {
    researchable: someCards([], (g, s, f, _, __, ___, out) => {
      if (!laboratoryStands(g, s, f.you)) return;
      for (const id of s.zones[ids(g).technologies + f.you])
        if (meets(g, s, f.you, s.cards[id])) out.push(refOf(s.cards[id]));
    }),
    /** OW-TECHC-05: only what lies among the researched technologies counts. */
    knows: cond(
      [{ word: 'card' }],
      (g, s, f, technology) =>
        f.you >= 0 && s.zones[ids(g).researched + f.you].some((id) => s.cards[id].def === technology),
      { cs: 'máte vyzkoumanou technologii {0}', en: 'you have researched {0}' },
    ),
  },
  verbs: {
    beginResearch: ruleVerb(['card'], ['OW-RSCH-01'], (g, s, f, ref) => {
      const card = live(s, ref);
      if (card !== null) propose(g, s, f, ids(g).event('begun'), ref, statOf(g, s, card, STAT.time));
    }),
  },
  events: [
    {
      name: 'begun',
      commit: begin,
      log: { cs: '{by} zkoumá: {subject}', en: '{by} begins to research {subject}' },
      clauses: ['OW-RSCH-01'],
    },
    {
      name: 'researched',
      commit: complete,
      after: { cs: 'je {subject} vyzkoumán{subject:end}', en: '{subject} {subject:n:is,are} researched' },
      log: { cs: 'Vyzkoumáno: {subject}', en: '{subject} is researched' },
      clauses: ['OW-RSCH-06'],
    },
  ],
};
