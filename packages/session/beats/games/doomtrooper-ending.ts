import { RES, TALLY } from '@bojiste/doomtrooper/types';
import { type Game, optionOf, type State } from '@bojiste/kernel';
import type { Saying } from '../raw.ts';
import { p } from '../words.ts';

/** Why a game of Doomtrooper ended (DT-WIN, DT-WAR-15). */
export function ending(g: Game, s: State): Saying {
  const { turn } = s;
  const totals = s.seats.map(({ resources }) => resources[RES.victory]).join(' : ');
  const where = { cs: `(${totals}, kolo ${turn})`, en: `(${totals}, turn ${turn})` };
  const rounds = optionOf(g, s, 'rounds');
  const played =
    rounds > 0 && s.seats.every(({ out, resources }) => out !== 0 || (resources[RES.turns] ?? 0) >= rounds);
  if (s.tally[TALLY.timeUp] === 1)
    return played
      ? {
          cs: () => [`byl odehrán dohodnutý počet kol ${where.cs}`],
          en: () => [`the agreed number of turns was played ${where.en}`],
        }
      : {
          cs: () => [`dohodnutý čas hry uplynul ${where.cs}`],
          en: () => [`the agreed time of the game was over ${where.en}`],
        };
  const target = optionOf(g, s, 'target');
  const best = Math.max(...s.seats.map(({ resources }) => resources[RES.victory] ?? 0));
  const winner = s.seats.findIndex((_, seat) => (s.winners & (1 << seat)) !== 0);
  if (winner >= 0 && best >= target)
    return {
      cs: (t) => p`${t.did(winner, 'dosáhl')} ${target} vítězných bodů ${where.cs}`,
      en: (t) => p`${t.who(winner)} reached ${target} victory points ${where.en}`,
    };
  const loser = s.seats.findIndex(({ out }) => out !== 0);
  if (winner >= 0 && loser >= 0)
    return {
      cs: (t) => p`${t.who(loser, 'dat')} došla knihovna i bojeschopní bojovníci ${where.cs}`,
      en: (t) => p`${t.who(loser)} had no library and no warrior able to fight left ${where.en}`,
    };
  return { cs: () => [`vítězné body ${where.cs}`], en: () => [`victory points ${where.en}`] };
}
