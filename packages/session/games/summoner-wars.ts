import { type Bilingual, F, type Game, type Seat, type State, statOf } from '@bojiste/kernel';
import { summonerWars } from '@bojiste/summoner-wars';
import { DICE } from '@bojiste/summoner-wars/rules/dice';
import { COUNTER, LIMIT, STAT, TALLY } from '@bojiste/summoner-wars/types';
import { summonerWarsTold } from '../beats/games/summoner-wars.ts';
import type { GameExtras } from './index.ts';

type Face = readonly [melee: number, ranged: number, special: number];

const DICE_OPTION = summonerWars.options.findIndex((option) => option.name === 'dice');
const facesOf = (s: State): readonly Face[] => DICE[s.options[DICE_OPTION]];

const phaseOf = (g: Game, s: State): string => [...g.names.steps].find(([, id]) => id === s.phase)?.[0] ?? '';

/** Ending the attack without an attack costs the Summoner a life, which is said before it is done (SW-PASS-01). */
function endOf(g: Game, s: State, seat: Seat): Bilingual | undefined {
  if (phaseOf(g, s) !== 'attack' || s.tally[TALLY.enemyAttacked] !== 0) return undefined;
  const found = s.cards.find(({ def, owner }) => owner === seat && g.defs[def].decl.type === 'summoner');
  if (found === undefined) return undefined;
  const { cs, en } = g.defs[found.def].decl.names;
  return {
    cs: `Ukončit fázi Útok: Vyvolavač ${cs} utrpí 1 zranění (nezaútočili jste na cizí objekt)`,
    en: `End the Attack phase: ${en} takes 1 damage (you attacked no enemy object)`,
  };
}

function status(g: Game, s: State): Bilingual | undefined {
  const phase = phaseOf(g, s);
  if (phase === 'move')
    return {
      cs: `Pohyb: ${s.tally[TALLY.moves]} ze ${LIMIT.moves}`,
      en: `Move: ${s.tally[TALLY.moves]} of ${LIMIT.moves}`,
    };
  if (phase !== 'attack') return undefined;
  const most = LIMIT.attacks + s.tally[TALLY.extraAttacks];
  return { cs: `Útok: ${s.tally[TALLY.attacks]} ze ${most}`, en: `Attack: ${s.tally[TALLY.attacks]} of ${most}` };
}

/** What the Summoner has left. */
function lifeOf(g: Game, s: State, seat: Seat): number {
  const found = s.cards.find(({ def, owner }) => owner === seat && g.defs[def].decl.type === 'summoner');
  if (found === undefined || !g.zones[found.zone].board) return 0;
  return Math.max(0, statOf(g, s, found, STAT.life) - s.counters[found.id * g.def.counters.length + COUNTER.damage]);
}

export const summonerWarsExtras: GameExtras = {
  def: summonerWars,
  facts: { limits: LIMIT, dice: DICE, diceOption: DICE_OPTION },
  told: summonerWarsTold,
  word: (g, s, decision, key) => (key === 'done' && decision.kind === 'act' ? endOf(g, s, decision.seat) : undefined),
  status,
  score: { text: { cs: 'Životy Vyvolavače', en: 'Summoner’s life' }, of: lifeOf },
  dice: (g, entry) => (g.events[entry.kind].decl.name === 'rolled' ? [entry.row[F.amount]] : []),
  faces: (_, s) => facesOf(s).map((face) => face.join()),
};
