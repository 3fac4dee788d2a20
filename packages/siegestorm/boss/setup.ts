import {
  addCard,
  type Game,
  type Seat,
  type State,
  setResource,
  setTally,
  shuffled,
  shuffleZone,
} from '@bojiste/kernel';
import { modeOf } from '../rules/places.ts';
import { MODE, OPTION, RES, TALLY } from '../types.ts';

/** Příprava bosse: everything comes from the back of the boss card (SS-SIEGE-02 to 09, SS-MODE-03). */

/** Cards of a boss deck, three copies of each design (SS-COMP-07). */
function copiesOf(g: Game, deck: string): string[] {
  return g.defs.flatMap(({ decl }) =>
    decl.facts?.deck === deck ? new Array<string>(Number(decl.facts.copies)).fill(decl.key) : [],
  );
}

/** Shuffles one boss deck by itself and takes as many cards as the boss card says (SS-SIEGE-06, SS-SIEGE-08). */
function draft(g: Game, s: State, deck: string, n: number): string[] {
  const keys = copiesOf(g, deck);
  return shuffled(
    s,
    keys.map((_, i) => i),
  )
    .slice(0, n)
    .map((i) => keys[i]);
}

export const bossSheets = (g: Game): string[] =>
  g.defs.filter(({ decl }) => decl.type === 'sheet').map(({ decl }) => decl.key);

export function setUpBoss(g: Game, s: State, seat: Seat): void {
  const key = bossSheets(g)[s.options[OPTION.boss]];
  const sheet = addCard(g, s, key, seat, g.zoneOf('sheet', seat));
  const facts = g.defs[sheet.def].decl.facts ?? {};
  const coop = modeOf(s) === MODE.coop;
  const lives = Number(coop ? facts.livesCoop : facts.lives);
  setResource(s, seat, RES.lives, lives);
  setTally(s, TALLY.startLives, lives);
  setResource(s, seat, RES.threat, Number(facts.threat));
  setTally(s, TALLY.renewal, 1);
  const deck = g.zoneOf('deck', seat);
  const taken = [
    ...draft(g, s, String(facts.basicDeck), Number(facts.basic)),
    ...draft(g, s, String(facts.advancedDeck), Number(facts.advanced)),
  ];
  for (const card of taken) addCard(g, s, card, seat, deck);
  shuffleZone(g, s, deck);
}
