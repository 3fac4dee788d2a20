import { ifPossible, propose, refOf, rollDie, setTally, type Verb } from '@bojiste/kernel';
import { ids } from '../reads/lookup.ts';
import { TALLY } from '../types.ts';
import { verb } from './make.ts';

/** Verbs of chance: a coin, cards of a hand at random. */

const HEADS = 1;

export const chanceVerbs: Readonly<Record<string, Verb>> = {
  tossCoin: verb({
    args: [],
    exec: (_, s) => setTally(s, TALLY.coin, rollDie(s, 2) === 0 ? HEADS : 0),
    text: { cs: '[hoďte|hodit|hodí] mincí', en: '[flip|flips] a coin' },
    clauses: ['DT-TIME-06'],
  }),
  /** Nobody looks at them before they are discarded. */
  discardAtRandom: verb({
    args: ['seat', 'number'],
    ...ifPossible(
      (g, s, _, seat, n) => n > 0 && seat >= 0 && s.zones[ids(g).hand + seat].length > 0,
      (g, s, f, seat, n) => {
        const z = ids(g);
        const left = s.zones[z.hand + seat].slice();
        for (let i = 0; i < n && left.length > 0; i++) {
          const [id] = left.splice(rollDie(s, left.length), 1);
          propose(g, s, f, z.event('put'), refOf(s.cards[id]), 0, z.hand + seat, z.discard + seat);
        }
      },
    ),
    text: {
      cs: '{0:subj} [odhoďte|odhodit|odhodí] z ruky náhodně {1:count:karta|f:žena}',
      en: '{0:subj} [discard|discards] {1:count:card} from hand at random',
    },
    hint: (_, __, ___, ____, n) => n,
    clauses: ['DT-DISC-01'],
  }),
};
