/**
 * What a position is weighed with. `first` was set by hand and stays as it is, so that later ones can be measured against
 * it; `own` is in force. `bojiste tune --game original-war` finds others from games that bots play with each other.
 */

export const first = {
  /** Points that make a clear advantage. */
  scale: 45,
  /** For each in stock; the first ones count more. */
  crate: 0.3,
  oil: 0.35,
  siberite: 0.45,
  /** For a card in hand or soon drawn; more (`dig`) while what is needed for the first mine is missing. */
  card: 0.42,
  dig: 0.75,
  /** For a card left in the deck, and besides for the last of them. */
  deck: 0.04,
  lastCards: 0.25,
  /** For somebody who is ready, and besides for those wanted where a mine can be dug. */
  ready: 0.2,
  errand: 0.8,
  /** For the whole way to a majority of the deposits. */
  claim: 36,
  /** For a free deposit beside which one may build, and for people near it. */
  access: 1.5,
  walk: 3,
  /** Taken off for work in a sector with nobody near. */
  job: 1.2,
  /** Taken off for each animal. */
  beast: 1.5,
  /** Share of what an army could take where it stands, and a march away. */
  threat: 0.35,
  approach: 0.22,
  /** Taken off for fewer than half of the people. */
  thin: 8,
  /** People below which a player comes near annihilation (OW-WIN-03), and what that takes off. */
  brink: 14,
  doom: 0,
  /** By how much more is worth what belongs to somebody near the end; for standing around the storehouse of such a one. */
  hunt: 0,
  siege: 0,
  /** Taken off for few people and a deck that runs out (OW-WIN-04). */
  famine: 0,
};

export type Weighing = Readonly<typeof first>;

export const own: Weighing = { ...first, doom: 50, hunt: 3, siege: 70, famine: 20 };
