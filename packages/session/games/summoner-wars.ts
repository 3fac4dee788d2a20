import { F, type State } from '@bojiste/kernel';
import { summonerWars } from '@bojiste/summoner-wars';
import { DICE } from '@bojiste/summoner-wars/rules/dice';
import { LIMIT } from '@bojiste/summoner-wars/types';
import type { Level, Roll } from '../types.ts';
import type { GameExtras } from './index.ts';

const BRIEF = new Set(['turned', 'attacking', 'destroyed', 'summoned', 'played', 'ended']);
const FULL = new Set(['drawn', 'discarded']);

type Face = readonly [melee: number, ranged: number, special: number];

const DICE_OPTION = summonerWars.options.findIndex((option) => option.name === 'dice');
const facesOf = (s: State): readonly Face[] => DICE[s.options[DICE_OPTION]];

/** The faces behind the counted symbols; where several rolls fit, one of them, for the eye only. */
function facesFor(faces: readonly Face[], n: number, wanted: Face, from = 0): number[] | null {
  if (n === 0) return wanted.every((left) => left === 0) ? [] : null;
  for (let i = from; i < faces.length; i++) {
    const rest = wanted.map((left, k) => left - faces[i][k]) as unknown as Face;
    if (rest.some((left) => left < 0)) continue;
    const found = facesFor(faces, n - 1, rest, i);
    if (found !== null) return [i, ...found];
  }
  return null;
}

const tallyAt = (name: string): number => summonerWars.tallies.findIndex((tally) => tally.name === name);
const [DICE_AT, MELEE, RANGED, SPECIAL] = ['dice', 'melee', 'ranged', 'special'].map(tallyAt);

export const summonerWarsExtras: GameExtras = {
  def: summonerWars,
  facts: { limits: LIMIT, dice: DICE, diceOption: DICE_OPTION },
  level(event, amount): Level {
    if (event === 'gain') return amount === 0 ? 'full' : 'player';
    return BRIEF.has(event) ? 'brief' : FULL.has(event) ? 'full' : 'player';
  },
  roll(_, s, event): Roll | undefined {
    if (event !== 'rolled') return undefined;
    const { tally } = s;
    const faces = facesFor(facesOf(s), tally[DICE_AT], [tally[MELEE], tally[RANGED], tally[SPECIAL]]);
    return faces === null ? undefined : { faces };
  },
  dice: (g, entry) => (g.events[entry.kind].decl.name === 'rolled' ? [entry.row[F.amount]] : []),
  faces: (_, s) => facesOf(s).map((face) => face.join()),
};
