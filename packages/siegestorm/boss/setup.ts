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
import { frontSides, modeOf, spaceOf } from '../rules/battlefield.ts';
import { MODE, OPTION, POS, RES, TALLY } from '../types.ts';

/** Příprava bosse: everything comes from the back of the boss card (SS-SIEGE-02 to 09, SS-MODE-03). */

/** Cards of a boss deck, three copies of each design (SS-COMP-07). */
function copiesOf(g: Game, deck: string): string[] {
  return g.defs.flatMap(({ decl }) =>
    decl.facts?.deck === deck ? new Array<string>(Number(decl.facts.copies)).fill(decl.key) : [],
  );
}

/** Shuffles one boss deck by itself and takes as many cards as the boss card says (SS-SIEGE-06, SS-SIEGE-08); some take all totems. */
function draft(g: Game, s: State, deck: string, n: number, totems = false): string[] {
  const all = copiesOf(g, deck);
  const isTotem = (key: string): boolean => totems && g.cardDef(key).decl.kinds.includes('totem');
  const first = all.filter(isTotem);
  const keys = all.filter((key) => !isTotem(key));
  const rest = shuffled(
    s,
    keys.map((_, i) => i),
  )
    .slice(0, Math.max(0, n - first.length))
    .map((i) => keys[i]);
  return [...first, ...rest].slice(0, n);
}

/** The deck agreed at the table, or the boss's own (SS-SIEGE-05). */
function deckFor(g: Game, s: State, sheet: CardDecl, tier: 'basic' | 'advanced'): string {
  const agreed = agreedName(g, s, tier === 'basic' ? OPTION.basicDeck : OPTION.advancedDeck);
  return agreed === 'usual' ? String(sheet.facts?.[`${tier}Deck`]) : agreed;
}

const agreedName = (g: Game, s: State, option: number): string =>
  g.def.options[option].values.find(({ value }) => value === s.options[option])?.name ?? '';

/** The boss card of the agreed difficulty (SS-SIEGE-02): by names and not by its place, so that bosses can be added. */
function sheetFor(g: Game, s: State): string {
  const boss = agreedName(g, s, OPTION.boss);
  const difficulty = agreedName(g, s, OPTION.difficulty);
  const found = g.defs.find(({ decl }) => decl.facts?.boss === boss && decl.facts.difficulty === difficulty);
  if (found === undefined) throw new Error(`siegestorm: no boss card is "${boss}", "${difficulty}"`);
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
  // How many cards it draws is a value like the others, though effects may change it later.
  sheetValue(decl, 'hand');
  const lives = sheetValue(decl, coop ? 'livesCoop' : 'lives');
  setResource(s, seat, RES.lives, lives);
  setTally(s, TALLY.startLives, lives);
  setResource(s, seat, RES.threat, sheetValue(decl, 'threat'));
  setTally(s, TALLY.renewal, 1);
  const deck = g.zoneOf('deck', seat);
  const taken = [
    ...draft(g, s, deckFor(g, s, decl, 'basic'), sheetValue(decl, 'basic')),
    ...draft(g, s, deckFor(g, s, decl, 'advanced'), sheetValue(decl, 'advanced'), decl.facts?.totems === true),
  ];
  for (const card of taken) addCard(g, s, card, seat, deck);
  shuffleZone(g, s, deck);
  const stands = String(decl.facts?.stands ?? '');
  if (stands !== '')
    for (const side of frontSides(s, seat)) addCard(g, s, stands, seat, spaceOf(g, seat, side, POS.front));
}
