import { type Bilingual, F, type Game, type Seat, type State, statOf } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { summonerWars } from '@bojiste/summoner-wars';
import { coach } from '@bojiste/summoner-wars/ai/coach';
import { DICE } from '@bojiste/summoner-wars/rules/components';
import { COUNTER, LIMIT, STAT, TALLY } from '@bojiste/summoner-wars/types';
import { summonerWarsTold } from '../beats/games/summoner-wars.ts';
import type { Penalty } from '../wording.ts';
import type { GameExtras } from './index.ts';

type Face = readonly [melee: number, ranged: number, special: number];

const DICE_OPTION = summonerWars.options.findIndex((option) => option.name === 'dice');
const facesOf = (s: State): readonly Face[] => sure(DICE[sure(s.options[DICE_OPTION])]);

const phaseOf = (g: Game, s: State): string => [...g.names.steps].find(([, id]) => id === s.phase)?.[0] ?? '';

/** Ending the attack without an attack costs the Summoner a life, which is said before it is done (SW-PASS-01). */
function penalty(g: Game, s: State, seat: Seat): Penalty | undefined {
  if (phaseOf(g, s) !== 'attack' || s.tally[TALLY.enemyAttacked] !== 0) return undefined;
  const found = s.cards.find(({ def, owner }) => owner === seat && sure(g.defs[def]).decl.type === 'summoner');
  if (found === undefined) return undefined;
  const { cs, en } = sure(g.defs[found.def]).decl.names;
  return {
    text: {
      cs: `Trest za pasivitu: ještě jste nezaútočili na cizí objekt. Ukončíte-li teď fázi Útok, utrpí Vyvolavač ${cs} 1 zranění.`,
      en: `Inactivity penalty: you have not attacked an enemy object yet. If you end the Attack phase now, ${en} takes 1 damage.`,
    },
    key: 'done',
    answer: {
      cs: `Ukončit fázi Útok: Vyvolavač ${cs} utrpí 1 zranění`,
      en: `End the Attack phase: ${en} takes 1 damage`,
    },
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
  const most = LIMIT.attacks + sure(s.tally[TALLY.extraAttacks]);
  return { cs: `Útok: ${s.tally[TALLY.attacks]} ze ${most}`, en: `Attack: ${s.tally[TALLY.attacks]} of ${most}` };
}

/** What the Summoner has left. */
function lifeOf(g: Game, s: State, seat: Seat): number {
  const found = s.cards.find(({ def, owner }) => owner === seat && sure(g.defs[def]).decl.type === 'summoner');
  if (found === undefined || !sure(g.zones[found.zone]).board) return 0;
  return Math.max(
    0,
    statOf(g, s, found, STAT.life) - sure(s.counters[found.id * g.def.counters.length + COUNTER.damage]),
  );
}

export const summonerWarsExtras: GameExtras = {
  def: summonerWars,
  coach,
  facts: { limits: LIMIT, dice: DICE, diceOption: DICE_OPTION },
  told: summonerWarsTold,
  penalty,
  status,
  score: { text: { cs: 'Životy Vyvolavače', en: 'Summoner’s life' }, of: lifeOf },
  dice: (g, entry) => (sure(g.events[entry.kind]).decl.name === 'rolled' ? [sure(entry.row[F.amount])] : []),
  faces: (_, s) => facesOf(s).map((face) => face.join()),
};
