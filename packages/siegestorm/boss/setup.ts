import {
  addCard,
  type CardDecl,
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

/** The boss card of the agreed difficulty (SS-SIEGE-02): by its name and not by its place, so that bosses can be added. */
function sheetFor(g: Game, s: State): string {
  const agreed = g.def.options[OPTION.boss].values.find(({ value }) => value === s.options[OPTION.boss]);
  const found = g.defs.find(({ decl }) => decl.type === 'sheet' && decl.facts?.difficulty === agreed?.name);
  if (found === undefined) throw new Error(`siegestorm: no boss card is "${agreed?.name}"`);
  return found.decl.key;
}

/** A value of the boss card; what is not written there is an error and no default (SS-RULING-03). */
export function sheetValue(sheet: CardDecl, name: string): number {
  const value = sheet.facts?.[name];
  if (typeof value !== 'number') throw new Error(`siegestorm: the boss card ${sheet.key} says nothing of ${name}`);
  return value;
}

export function setUpBoss(g: Game, s: State, seat: Seat): void {
  const sheet = addCard(g, s, sheetFor(g, s), seat, g.zoneOf('sheet', seat));
  const { decl } = g.defs[sheet.def];
  const coop = modeOf(s) === MODE.coop;
  const lives = sheetValue(decl, coop ? 'livesCoop' : 'lives');
  setResource(s, seat, RES.lives, lives);
  setTally(s, TALLY.startLives, lives);
  setResource(s, seat, RES.threat, sheetValue(decl, 'threat'));
  setTally(s, TALLY.renewal, 1);
  const deck = g.zoneOf('deck', seat);
  const taken = [
    ...draft(g, s, String(decl.facts?.basicDeck), sheetValue(decl, 'basic')),
    ...draft(g, s, String(decl.facts?.advancedDeck), sheetValue(decl, 'advanced')),
  ];
  for (const card of taken) addCard(g, s, card, seat, deck);
  shuffleZone(g, s, deck);
}
