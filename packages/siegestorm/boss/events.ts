import { changeResource, type EventDecl, F, live, moveCard } from '@bojiste/kernel';
import { RES, TALLY } from '../types.ts';

/** What only the boss does (tah bosse). Each is narrated with the clause it rests on. */

export const sheetEvents: readonly EventDecl[] = [
  {
    name: 'restored',
    toSeat: true,
    commit: (_, s, row) => changeResource(s, row[F.to], RES.lives, row[F.amount], s.tally[TALLY.startLives]),
    log: { cs: 'boss si obnovuje životy: {amount}', en: 'the boss restores {amount} lives' },
    clauses: ['SS-TERM-18'],
  },
  {
    name: 'reinforced',
    commit: (g, s, row) => {
      const card = live(s, row[F.subject]);
      if (card !== null) moveCard(g, s, card, row[F.to]);
    },
    log: { cs: 'boss odkládá do posil: {subject}', en: 'the boss sets {subject} aside as a reinforcement' },
    clauses: ['SS-BTURN-02', 'SS-TERM-26'],
  },
  {
    name: 'ordered',
    log: {
      cs: 'boss hraje nejdražší kartu nejvyššího rozkazu: {subject}',
      en: 'the boss plays the dearest card of the highest order: {subject}',
    },
    clauses: ['SS-ORDER-02', 'SS-ORDER-03', 'SS-RULING-65'],
  },
  {
    name: 'raged',
    after: { cs: 'je na {subject:acc} umístěn žeton běsů', en: 'a rage token is put on {subject}' },
    log: { cs: '{subject}: žeton běsů, schopnost totemu', en: '{subject}: a rage token, the totem takes effect' },
    clauses: ['SS-SPEC-03', 'SS-SPEC-06'],
  },
  {
    name: 'ganged',
    after: {
      cs: '{by:subj} [rozdáte|rozdat|rozdá] žetony gangu',
      en: '{by:subj} [hand|hands] out gang tokens',
    },
    log: { cs: 'boss rozdává žetony gangu', en: 'the boss hands out gang tokens' },
    clauses: ['SS-SPEC-04'],
  },
  {
    name: 'bossTurnEnds',
    after: { cs: '=na konci {by:poss:turn:gen}', en: '=at the end of {by:poss:turn}' },
    clauses: ['SS-THREAT-06'],
  },
];
