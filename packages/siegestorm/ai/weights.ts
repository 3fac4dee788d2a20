/**
 * What a position is weighed with. `first` was set by hand and stays as it is, so that later ones can be measured against
 * it; `own` is in force. `bojiste tune --game siegestorm` finds others from games that bots play with each other.
 */

export const first = {
  heal: 0.9,
  /** Cards in hand, up to a handful and beyond. */
  hand: 0.55,
  handMore: 0.4,
  /** A deck that does not last for the next draw loses (SS-GOAL-02); one that hardly does is near it. */
  doomed: 0,
  brink: 0,
  /** A reserve pays turn after turn: for each turn that is still to come. */
  reserve: 0.14,
  /** The further a monster has marched, the surer its strike. */
  deploy: 0.35,
  middle: 0.5,
  foremost: 0.7,
  striking: 0.9,
  strength: 0.8,
  /** What the boxes of a card are worth beside its numbers. */
  text: 0.3,
  body: 0.6,
  defence: 0.5,
  front: 0.9,
  frontDefence: 0.2,
  frontText: 0.2,
  /** Of a boss: each life, each card it can still draw, what marches against the players, its threat. */
  bossLife: 2,
  bossCard: 0.8,
  bossArmy: 0.6,
  threat: 0.6,
  /** Partners lose together: so much of the worth is that of the weaker one. */
  weakest: 0.6,
  scale: 14,
};

export type Scales = Readonly<typeof first>;

/** As measured: greedy play with these wins four of five duels against the first guess. */
export const own: Scales = {
  ...first,
  heal: 1,
  hand: 1.3,
  handMore: 1.1,
  reserve: 0.3,
  deploy: 0.75,
  middle: 0.85,
  foremost: 0.95,
  striking: 0.95,
  text: 0.45,
  body: 0.3,
  defence: 0.25,
  front: 0.4,
  frontText: 0,
  doomed: 12,
  brink: 4,
};
