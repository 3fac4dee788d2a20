import { F, type State, streamWord } from '@bojiste/kernel';
import { summonerWars } from '@bojiste/summoner-wars';
import { DICE, FACES } from '@bojiste/summoner-wars/rules/dice';
import { LIMIT } from '@bojiste/summoner-wars/types';
import type { Level, Roll } from '../types.ts';
import type { GameExtras } from './index.ts';

const BRIEF = new Set(['turned', 'attacking', 'destroyed', 'summoned', 'played', 'ended']);
const FULL = new Set(['drawn', 'discarded']);

type Face = readonly [melee: number, ranged: number, special: number];

const DICE_OPTION = summonerWars.options.findIndex((option) => option.name === 'dice');
const facesOf = (s: State): readonly Face[] => DICE[s.options[DICE_OPTION]];

const counted = (faces: readonly Face[], rolled: readonly number[]): Face =>
  rolled.reduce<Face>(([m, r, sp], n) => [m + faces[n][0], r + faces[n][1], sp + faces[n][2]], [0, 0, 0]);

/** The last dice of the stream, as they fell. */
const lastFaces = (s: State, n: number): number[] =>
  Array.from({ length: n }, (_, i) => streamWord(s.key, s.draws - n + i, s.rollbacks) % FACES);

/** Dice of a script do not come from the stream: faces that show what was counted. */
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
    if (event === 'gain') return amount === 0 ? 'full' : 'normal';
    return BRIEF.has(event) ? 'brief' : FULL.has(event) ? 'full' : 'normal';
  },
  roll(_, s, event): Roll | undefined {
    if (event !== 'rolled') return undefined;
    const { tally } = s;
    const die = facesOf(s);
    const n = tally[DICE_AT];
    const wanted: Face = [tally[MELEE], tally[RANGED], tally[SPECIAL]];
    const fell = s.draws < n ? [] : lastFaces(s, n);
    if (fell.length === n && counted(die, fell).every((sum, i) => sum === wanted[i])) return { faces: fell };
    const faces = facesFor(die, n, wanted);
    return faces === null ? undefined : { faces };
  },
  dice: (g, entry) => (g.events[entry.kind].decl.name === 'rolled' ? [entry.row[F.amount]] : []),
  faces: (_, s) => facesOf(s).map((face) => face.join()),
};
