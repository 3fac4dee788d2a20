/**
 * What a position is weighed with. `first` was set by hand and stays as it is, so that later ones can be measured against
 * it; `own` is in force. `bojiste tune --game summoner-wars` finds others from games that bots play with each other.
 */

export const first = {
  /** For every life point a Summoner has left. */
  summoner: 3,
  /** For a unit, by its cost and what it has whatever it costs; a hurt one keeps this share of its worth. */
  unit: 1,
  body: 0.6,
  hurt: 0.4,
  structure: 0.25,
  magic: 0.35,
  hand: 0.5,
  deck: 0.04,
  boost: 0.15,
  /** For the strength of a unit, divided by its way to the enemy Summoner. */
  reach: 0.6,
  /** For what could be struck out of the enemy Summoner at once: by the player whose turn it is, and by the other. */
  strike: 0,
  stalk: 0,
  /** Points that make a clear advantage. */
  scale: 30,
};

export const own: typeof first = { ...first, unit: 1.7 };
