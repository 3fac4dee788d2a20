import {
  cardOn,
  changeCounter,
  type Frame,
  type Game,
  live,
  refOf,
  ruleVerb,
  type State,
  setFlag,
  setTally,
  type Verb,
} from '@bojiste/kernel';
import { pushAllies } from '../reads/lookup.ts';
import { COUNTER, FLAG, NIGHT, SEAT_TARGET, TALLY } from '../types.ts';
import { say, tell, verbOf } from '../verbs/make.ts';
import { leaderField } from './calcs.ts';
import { sheetValue } from './setup.ts';

/** What the boss does. */

/** The threat rises, players with losses get some back, and the boss's own night follows (SS-RULING-101). */
function fallNight(g: Game, s: State, f: Frame): void {
  const sheet = cardOn(s, g.zoneOf('sheet', f.you));
  const rest = sheet === null ? 0 : sheetValue(g.defs[sheet.def].decl, 'night');
  if (rest === 0) return;
  tell(g, s, f, 'threatened', f.you, 1);
  for (let seat = 0; seat < s.seats.length; seat++) {
    const losses = s.zones[g.zoneOf('loss', seat)].length;
    if (seat !== f.you && losses > 0) tell(g, s, f, 'rested', seat, Math.min(rest, losses));
  }
  tell(g, s, f, 'nightFell', f.you);
}

export const bossVerbs: Readonly<Record<string, Verb>> = {
  /** Step 1: unused cards become reinforcements; nothing lies there in the first turn (SS-BTURN-02, SS-BTURN-03). */
  bossBegins: ruleVerb([], ['SS-BTURN-02', 'SS-BTURN-03'], (g, s, f) => {
    setTally(s, TALLY.bossTurns, s.tally[TALLY.bossTurns] + 1);
    setTally(s, TALLY.deployed, s.tally[TALLY.deployed] & ~(3 << (f.you * 2)));
    const to = g.zoneOf('reinforcements', f.you);
    for (const id of s.zones[g.zoneOf('hand', f.you)]) say(g, s, f, 'reinforced', refOf(s.cards[id]), to);
  }),
  bossEnds: ruleVerb([], ['SS-THREAT-06', 'SS-RULING-101'], (g, s, f) => {
    tell(g, s, f, 'bossTurnEnds', f.you);
    if (s.tally[TALLY.bossTurns] % NIGHT === 0) fallNight(g, s, f);
  }),
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
  bossLeader: verbOf(
    ['card'],
    (g, s, f, card) => {
      const field = leaderField(g, s, f.you);
      if (field >= 0) say(g, s, f, 'placed', card, field);
    },
    { cs: '[umístěte|umístit|umístí] {0:acc} na bojiště', en: '[place|places] {0} on the battlefield' },
    ['SS-ORDER-06', 'SS-RULING-68'],
    (g, s, f, card) => live(s, card) !== null && leaderField(g, s, f.you) >= 0,
  ),
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
  /** Counts towards the boss card's second condition of victory, which is met after so many times. */
  feat: verbOf(
    ['number'],
    (g, s, f, goal) => {
      const done = s.tally[TALLY.feats] + 1;
      tell(g, s, f, 'featDone', f.you, done);
      if (done >= goal) tell(g, s, f, 'bossBeaten', f.you);
    },
    {
      cs: '[připište|připsat|připíše] hráčům 1 bod; {0:count:point:nom} porazí bosse',
      en: '[give|gives] the players 1 point; {0:count:point} beat the boss',
    },
    ['SS-BOSS-02'],
  ),
  beatBoss: verbOf(
    [],
    (g, s, f) => tell(g, s, f, 'bossBeaten', f.you),
    { cs: 'boss je poražen', en: 'the boss is beaten' },
    ['SS-BOSS-02'],
  ),
  gang: verbOf(
    [],
    (g, s, f) => {
      const allies: number[] = [];
      pushAllies(g, s, f.you, 0, allies);
      for (const ref of allies) {
        const card = live(s, ref);
        if (card !== null) changeCounter(g, s, card, COUNTER.gang, 1);
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
