import type { Bilingual } from '../types.ts';

/** How a game can end. Games give their own reasons in the log; the record keeps these. */
export const OUTCOME = {
  won: 0,
  draw: 1,
  /** The rules ran in a circle: nobody wins. */
  endless: 2,
  /** The format's limit of turns or rounds was reached. */
  turnLimit: 3,
  conceded: 4,
  timeUp: 5,
  gone: 6,
  ruled: 7,
  annulled: 8,
} as const;

export const outcomeText: Readonly<Record<keyof typeof OUTCOME, Bilingual>> = {
  won: { cs: 'vítězství', en: 'victory' },
  draw: { cs: 'remíza', en: 'draw' },
  endless: { cs: 'nekonečná smyčka: remíza', en: 'endless loop: draw' },
  turnLimit: { cs: 'dosažen limit tahů', en: 'turn limit reached' },
  conceded: { cs: 'soupeř se vzdal', en: 'opponent conceded' },
  timeUp: { cs: 'vypršel čas', en: 'time ran out' },
  gone: { cs: 'hráč odešel', en: 'a player left' },
  ruled: { cs: 'rozhodl rozhodčí', en: 'decided by a referee' },
  annulled: { cs: 'hra byla anulována', en: 'the game was annulled' },
};
