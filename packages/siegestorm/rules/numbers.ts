import { type CalcDecl, F, type Frame, idOf, known, live } from '@bojiste/kernel';
import { RES, TALLY } from '../types.ts';
import { calc, yes } from './function.ts';
import { reservesOf } from './lookup.ts';
import { inArmy, mates, onBoard } from './places.ts';

/** Numbers and conditions that card texts speak of. All read only. */

/** The event a trigger or replacement is about. */
const rowOf = (f: Frame): readonly number[] => f.sets[1];

export const cardNumbers: Readonly<Record<string, CalcDecl>> = {
  /** Against the boss its threat stands for reserves (SS-SDIFF-03). */
  reserveCount: calc(
    'number',
    ['seat'],
    (g, s, _, seat) => reservesOf(g, s, seat),
    'počet* {0:poss:reserves:gen}|i:hrad;s2=počtu,s3=počtu,s6=počtu,s7=počtem // za každou {0:poss:reserve:acc}',
    'number* of {0:poss:reserves} // for each of {0:poss:reserves}',
  ),
  /** Decided when the effect resolves; partners share their turn. */
  foeTurn: calc(
    'cond',
    [],
    yes((_, s, f) => !mates(s, s.active, f.you)),
    'je protivníkův tah // není protivníkův tah',
    "it is the opponent's turn // it is not the opponent's turn",
  ),
  /** Držení pozic: a monster on a front or in no man's land (SS-HOLD-01). */
  isHolding: {
    ...calc(
      'cond',
      ['card'],
      yes((g, s, _, ref) => {
        const card = live(s, ref);
        return card !== null && onBoard(g, card.zone);
      }),
      'drží {0:nom} pozici // nedrží {0:nom} pozici',
      '{0} holds position // {0} does not hold position',
    ),
    tail: { cs: 'na bojišti // mimo bojiště', en: 'on the battlefield // off the battlefield' },
  },
  /** Nepřítel: a monster of an opposing army (SS-ALLY-02). Also asked of one that has just left it. */
  isEnemy: {
    ...calc(
      'cond',
      ['card'],
      yes((g, s, f, ref) => {
        const card = known(s, ref);
        return card !== null && inArmy(g, card.zone) && !mates(s, card.control, f.you);
      }),
      'je {0:nom} nepřítelem // není {0:nom} nepřítelem',
      '{0} is an enemy // {0} is not an enemy',
    ),
    noun: {
      cs: 'nepřítel|m:muž;s2=nepřítele,s4=nepřítele,p1=nepřátelé,p2=nepřátel,p3=nepřátelům,p4=nepřátele,p6=nepřátelích,p7=nepřáteli',
      en: 'enemy|enemies',
    },
  },
  /** A command card from hand lies on the chain while it resolves; strikers and activated monsters stand on the battlefield. */
  byHandAction: calc(
    'cond',
    [],
    yes((g, s, f) => live(s, rowOf(f)[F.source] ?? -1)?.zone === g.zoneOf('chain', 0)),
    'je zdrojem akce z ruky',
    'the source is an action from hand',
  ),
  belowHalf: calc(
    'cond',
    ['card'],
    yes((_, s, __, sheet) => {
      const boss = s.cards[idOf(sheet)].control;
      return s.seats[boss].resources[RES.lives] * 2 < s.tally[TALLY.startLives];
    }),
    'má {0:nom} méně než polovinu životů',
    '{0} has less than half of its lives',
  ),
};
