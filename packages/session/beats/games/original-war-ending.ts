import type { Game, State } from '@bojiste/kernel';
import { depositsOf, minesOf } from '@bojiste/original-war/rules/victory';
import { ENDING, TALLY } from '@bojiste/original-war/types';
import type { Saying } from '../raw.ts';
import { p } from '../words.ts';

/** Why a game of Original War ended (OW-WIN, OW-RULING-106). */
export function ending(g: Game, s: State): Saying | null {
  const { turn } = s;
  const winner = s.seats.findIndex((_, seat) => (s.winners & (1 << seat)) !== 0);
  const loser = s.seats.findIndex(({ out }) => out !== 0);
  switch (s.tally[TALLY.ending]) {
    case ENDING.majority: {
      const [mines, deposits] = [winner < 0 ? 0 : minesOf(g, s, winner), depositsOf(s)];
      return {
        cs: (t) => p`${t.did(winner, 'obsadil')} doly ${mines} z ${deposits} ložisek siberitu (kolo ${turn})`,
        en: (t) => p`${t.who(winner)} held mines on ${mines} of ${deposits} siberite deposits (round ${turn})`,
      };
    }
    case ENDING.annihilation:
      return loser < 0
        ? null
        : {
            cs: (t) => p`${t.did(loser, 'přišel')} o všechny lidi i sklady (kolo ${turn})`,
            en: (t) => p`${t.who(loser)} lost all people and storehouses (round ${turn})`,
          };
    case ENDING.starvation:
      return loser < 0
        ? null
        : {
            cs: (t) => p`${t.who(loser, 'dat')} došly karty a zbyla méně než polovina lidí (kolo ${turn})`,
            en: (t) => p`${t.who(loser)} ran out of cards with less than half of the people left (round ${turn})`,
          };
    case ENDING.limit: {
      const mines = s.seats.map((_, seat) => minesOf(g, s, seat)).join(' : ');
      return {
        cs: () => [`hra skončila po dohodnutém počtu kol; siberitové doly ${mines}`],
        en: () => [`the agreed number of rounds was played; siberite mines ${mines}`],
      };
    }
    default:
      return null;
  }
}
