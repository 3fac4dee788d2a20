/**
 * Our own games beside chessops. Each has a file of its name here.
 * `warm`: the decisions after which the compiler has seen what is hot; `want`: how many times the speed of chessops.
 */
export const GAMES = {
  'summoner-wars': { warm: 60_000, want: 0.6 },
  siegestorm: { warm: 120_000, want: 0.6 },
  'original-war': { warm: 120_000, want: 0.25 },
  doomtrooper: { warm: 60_000, want: 0.25 },
};
