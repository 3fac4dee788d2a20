import {
  changeCounter,
  type Game,
  live,
  refOf,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  setTally,
  type Verb,
} from '@bojiste/kernel';
import { pushAllies } from '../rules/lookup.ts';
import { spotOf } from '../rules/places.ts';
import { COUNTER, FLAG, POS, SEAT_TARGET, TALLY } from '../types.ts';
import { say, tell, verbOf } from '../verbs/make.ts';
import { leaderField } from './calcs.ts';

/** What the boss does. */

/** Players with losses to put back: nobody else rests. */
function tired(g: Game, s: State, boss: Seat): Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < s.seats.length; seat++)
    if (seat !== boss && s.seats[seat].out === 0 && s.zones[g.zoneOf('loss', seat)].length > 0) out.push(seat);
  return out;
}

export const bossVerbs: Readonly<Record<string, Verb>> = {
  /** Step 1: unused cards become reinforcements; nothing lies there in the first turn (SS-BTURN-02, SS-BTURN-03). */
  bossBegins: ruleVerb([], ['SS-BTURN-02', 'SS-BTURN-03'], (g, s, f) => {
    setTally(s, TALLY.bossTurns, s.tally[TALLY.bossTurns] + 1);
    setTally(s, TALLY.deployed, s.tally[TALLY.deployed] & ~(3 << (f.you * 2)));
    const to = g.zoneOf('reinforcements', f.you);
    for (const id of s.zones[g.zoneOf('hand', f.you)]) say(g, s, f, 'reinforced', refOf(s.cards[id]), to);
  }),
  bossEnds: ruleVerb([], ['SS-THREAT-06'], (g, s, f) => tell(g, s, f, 'bossTurnEnds', f.you)),
  bossOrders: ruleVerb(['card'], ['SS-ORDER-02'], (g, s, f, card) => say(g, s, f, 'ordered', card)),
  bossFindsAllDear: ruleVerb([], ['SS-THREAT-01'], (g, s, f) => tell(g, s, f, 'foundTooDear', f.you)),
  /** Says why the strike goes where it goes. */
  bossAims: ruleVerb(['number'], ['SS-BTURN-06', 'SS-BTURN-07'], (g, s, f, target) => {
    if (target >= SEAT_TARGET) tell(g, s, f, 'aimedAtPlayer', target - SEAT_TARGET);
    else say(g, s, f, 'aimedAtCard', target);
  }),
  bossDraw: ruleVerb(['number'], ['SS-BTURN-09'], (g, s, f, n) => {
    for (let i = 0; i < n; i++) tell(g, s, f, 'drew', f.you);
  }),
  bossLeader: ruleVerb(['card'], ['SS-ORDER-06', 'SS-RULING-68'], (g, s, f, card) => {
    const field = leaderField(g, s, f.you);
    if (field >= 0) say(g, s, f, 'placed', card, field);
  }),
  rageToken: ruleVerb(['card'], ['SS-SPEC-03'], (g, s, f, ref) => {
    const card = live(s, ref);
    if (card === null) return;
    changeCounter(g, s, card, COUNTER.rage, 1);
    setFlag(s, card, FLAG.activated, true);
    say(g, s, f, 'raged', ref);
  }),
  calm: ruleVerb(['card'], ['SS-RULING-73'], (_, s, __, ref) => {
    const card = live(s, ref);
    if (card !== null) setFlag(s, card, FLAG.activated, false);
  }),
  feat: verbOf(
    [],
    (g, s, f) => tell(g, s, f, 'featDone', f.you, s.tally[TALLY.feats] + 1),
    { cs: 'splní se část podmínky vítězství', en: 'part of the condition of victory is met' },
    ['SS-BOSS-02'],
  ),
  dawn: verbOf([], (g, s, f) => tell(g, s, f, 'dawned', f.you), { cs: 'boss je poražen', en: 'the boss is beaten' }, [
    'SS-BOSS-02',
  ]),
  rest: verbOf(
    ['number'],
    (g, s, f, n) => {
      for (const seat of tired(g, s, f.you))
        tell(g, s, f, 'rested', seat, Math.min(n, s.zones[g.zoneOf('loss', seat)].length));
    },
    {
      cs: 'každý hráč dá {0:count:topCard} svých ztrát v pořadí pod své zdroje',
      en: 'each player puts {0:count:topCard} of their loss pile under their resources in order',
    },
    ['SS-DISP-01'],
    (g, s, f, n) => n > 0 && tired(g, s, f.you).length > 0,
  ),
  raiseGate: verbOf(
    [],
    (g, s, f) => {
      for (const id of s.zones[g.zoneOf('loss', f.you)]) {
        const card = s.cards[id];
        const field = leaderField(g, s, f.you);
        if (g.defs[card.def].decl.facts?.gate === true && field >= 0) say(g, s, f, 'placed', refOf(card), field);
      }
    },
    { cs: 'padlá brána stojí znovu', en: 'a fallen gate stands again' },
    ['SS-ORDER-06', 'SS-RULING-68'],
  ),
  gang: verbOf(
    [],
    (g, s, f) => {
      const allies: number[] = [];
      pushAllies(g, s, f.you, 0, allies);
      for (const ref of allies) {
        const card = live(s, ref);
        if (card !== null && spotOf(g, card.zone)?.pos !== POS.front) changeCounter(g, s, card, COUNTER.gang, 1);
      }
      say(g, s, f, 'ganged', f.self);
    },
    {
      cs: '[položte|položit|položí] na každého spojence žeton gangu',
      en: '[put|puts] a gang token on each ally',
    },
    ['SS-SPEC-04', 'SS-SPEC-05', 'SS-RULING-71'],
  ),
};
