/**
 * What a position is weighed with. `first` was set by hand and stays as it is, so that later ones can be measured against
 * it; `own` is in force. `bojiste tune --game doomtrooper` finds others from games that bots play with each other.
 */

export const first = {
  /** For the whole way to the target. */
  victory: 88,
  /** For a warrior able to fight: whatever he is, and for the better of his attacks and for his defence. */
  body: 1.5,
  attack: 0.3,
  armor: 0.3,
  /** For one that is not. */
  idle: 2,
  /** There is one attack a turn: every further warrior is worth so much of the one before. */
  further: 0.8,
  /** Rounds before the time limit from which on everything but points begins to count less (DT-WIN-06). */
  season: 9,
  /** Share of the points that the best attack would win now. */
  threat: 0.5,
  /** Share of his worth that a wounded one keeps. */
  hurt: 0.55,
  attached: 0.5,
  /** Destiny points: those that bring a warrior into play, and those beyond. */
  destiny: 0.55,
  destinyMore: 0.1,
  hand: 0.3,
  hidden: 0.9,
  /** A countdown of last turns. */
  lastStand: -6,
  scale: 40,
};

export type Own = Readonly<typeof first>;

export const own: Own = { ...first };
