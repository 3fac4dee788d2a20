import {
  type ActRule,
  type CalcDecl,
  type Card,
  cardAt,
  type Game,
  permitted,
  type Ref,
  refOf,
  type Seat,
  type State,
  statOf,
  tagsOf,
} from '@bojiste/kernel';
import {
  $,
  cardsBy,
  is,
  pay,
  pick,
  place,
  placeOf,
  placesBy,
  self,
  seq,
  spend,
  stat,
  tagged,
  together,
  verb,
  when,
} from '@bojiste/kernel/effects/build';
import { hasKind, ids, isFree, isUnit } from '../reads/lookup.ts';
import { KIND, MAGIC, STAT, TAG } from '../types.ts';
import { yours } from '../words.ts';
import { DIRECTIONS, STEP } from './distance.ts';

/** Fáze 1 – Vyvolávání (summoning), SW-SUM-01 to -13. */

/** SW-SUM-07, SW-TERM-65: starting gate, ordinary gate, or a card that is a gate by its ability. */
export function isGate(g: Game, s: State, card: Card): boolean {
  return hasKind(g, card, KIND.gate) || (tagsOf(g, s, card) & (1 << TAG.gate)) !== 0;
}

/** May the card be summoned beside this object: an own gate (SW-SUM-05, -06), or one a card allows? */
const opensSpace = (g: Game, s: State, card: Card, host: Card): boolean =>
  permitted(g, s, ids(g).rule.summonBeside, card, isGate(g, s, host), host);

/** SW-SUM-04, -05, -08: free spaces beside such an object. */
function listSpaces(g: Game, s: State, ref: Ref, out: number[]): void {
  const card = cardAt(s, ref);
  for (let i = 0; i < s.field.length; i++) {
    const host = s.cards[s.field[i]];
    if (host.control !== card.control || !opensSpace(g, s, card, host)) continue;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const at = STEP[host.zone * DIRECTIONS + direction];
      if (at >= 0 && isFree(s, at) && !out.includes(at)) out.push(at);
    }
  }
}

/** SW-SUM-02, -03, -09: units in hand that can be paid; outside the phase only where a card allows it. */
function listSummonable(g: Game, s: State, seat: Seat, out: number[]): void {
  const { hand, rule, step } = ids(g);
  const cards = s.zones[hand + seat];
  const magic = s.seats[seat].resources[MAGIC];
  for (let i = 0; i < cards.length; i++) {
    const card = s.cards[cards[i]];
    if (!isUnit(g, card) || hasKind(g, card, KIND.summoner)) continue;
    if (statOf(g, s, card, STAT.cost) > magic) continue;
    if (s.phase === step.summon || permitted(g, s, rule.summonAnytime, card, false)) out.push(refOf(card));
  }
}

export const summoningCalcs: Readonly<Record<string, CalcDecl>> = {
  summonable: {
    type: 'cards',
    args: [],
    run: (g, s, f, _, __, ___, out) => {
      listSummonable(g, s, f.you, out);
      return 0;
    },
    text: { cs: 'jednotka*, kterou můžete vyvolat|f:žena', en: 'unit* you may summon' },
  },
  summonSpaces: {
    type: 'places',
    args: ['card'],
    run: (g, s, _, ref, __, ___, out) => {
      listSpaces(g, s, ref, out);
      return 0;
    },
    text: {
      cs: 'volné pole* sousedící s vlastním portálem|n:moře@na',
      en: 'empty space* adjacent to a friendly gate@on',
    },
  },
};

const cost = pay(spend('magic', stat(self, 'cost')));

/** SW-TERM-58: the price is paid before the unit is there. A sacrificed unit gives up its space in the same moment. */
export const summonAct: ActRule = {
  key: 'summon',
  text: { cs: 'vyvolání', en: 'summon' },
  clauses: ['SW-SUM-01', 'SW-SUM-05'],
  of: cardsBy('summonable'),
  do: when(
    is(self, tagged('sacrifice')),
    pick('u', yours.units, seq(cost, together(verb('summonOver', self, $('u'), placeOf($('u')))))),
    place('p', placesBy('summonSpaces', self), seq(cost, verb('summon', self, $('p')))),
  ),
};
