import { amount, type CalcDecl, cond, F, type Frame, idOf, known, live } from '@bojiste/kernel';
import { inArmy, mates, onBoard } from '../rules/battlefield.ts';
import { RES, TALLY } from '../types.ts';
import { reservesOf } from './lookup.ts';

/** Numbers and conditions that rules and cards ask by name, of no one chapter. All read only. */

/** The event a trigger or replacement is about. */
const rowOf = (f: Frame): readonly number[] => f.sets[1];

export const questions: Readonly<Record<string, CalcDecl>> = {
  /** Against the boss its threat stands for reserves (SS-SDIFF-03). */
  reserveCount: amount(['seat'], (g, s, _, seat) => reservesOf(g, s, seat), {
    cs: 'počet* {0:poss:reserves:gen}|i:hrad;s2=počtu,s3=počtu,s6=počtu,s7=počtem // za každou {0:poss:reserve:acc}',
    en: 'number* of {0:poss:reserves} // for each of {0:poss:reserves}',
  }),
  /** Decided when the effect resolves; partners share their turn. */
  foeTurn: cond([], (_, s, f) => !mates(s, s.active, f.you), {
    cs: 'je na tahu protivník // není na tahu protivník',
    en: "it is the opponent's turn // it is not the opponent's turn",
  }),
  /** Držení pozic: a monster on a front or in no man's land (SS-HOLD-01). */
  isHolding: {
    ...cond(
      ['card'],
      (g, s, _, ref) => {
        const card = live(s, ref);
        return card !== null && onBoard(g, card.zone);
      },
      { cs: 'drží {0:nom} pozici // nedrží {0:nom} pozici', en: '{0} holds position // {0} does not hold position' },
    ),
    tail: { cs: 'na bojišti // mimo bojiště', en: 'on the battlefield // off the battlefield' },
  },
  /** Nepřítel: a monster of an opposing army (SS-ALLY-02). Also asked of one that has just left it. */
  isEnemy: {
    ...cond(
      ['card'],
      (g, s, f, ref) => {
        const card = known(s, ref);
        return card !== null && inArmy(g, card.zone) && !mates(s, card.control, f.you);
      },
      { cs: 'je {0:nom} nepřítelem // není {0:nom} nepřítelem', en: '{0} is an enemy // {0} is not an enemy' },
    ),
    noun: {
      cs: 'nepřítel|m:muž;s2=nepřítele,s4=nepřítele,p1=nepřátelé,p2=nepřátel,p3=nepřátelům,p4=nepřátele,p6=nepřátelích,p7=nepřáteli',
      en: 'enemy|enemies',
    },
  },
  /** A command card from hand lies on the chain while it resolves; strikers and activated monsters stand on the battlefield. */
  byHandAction: cond([], (g, s, f) => live(s, rowOf(f)[F.source] ?? -1)?.zone === g.zoneOf('chain', 0), {
    cs: 'je zdrojem akce z ruky',
    en: 'the source is an action from hand',
  }),
  belowHalf: cond(
    ['card'],
    (_, s, __, sheet) => {
      const boss = s.cards[idOf(sheet)].control;
      return s.seats[boss].resources[RES.lives] * 2 < s.tally[TALLY.startLives];
    },
    { cs: 'má {0:nom} méně než polovinu životů', en: '{0} has less than half of its lives' },
  ),
  isThere: cond(['card'], (_, s, __, ref) => live(s, ref) !== null),
  inPlay: cond(['card'], (g, s, _, ref) => {
    const card = live(s, ref);
    return card !== null && g.zones[card.zone].board;
  }),
  handSize: amount(['seat'], (g, s, _, seat) => s.zones[g.zoneOf('hand', seat)].length),
  deckSize: amount([], (g, s, f) => s.zones[g.zoneOf('deck', f.you)].length),
  myself: amount([], (_, __, f) => f.you),
};
