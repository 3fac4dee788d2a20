import {
  type Card,
  type Chapter,
  cond,
  type Game,
  has,
  refOf,
  type State,
  someCards,
  somePlaces,
} from '@bojiste/kernel';
import { weakening } from '../rules/defence.ts';
import { FLAG, KIND, TALLY } from '../types.ts';
import {
  allied,
  filterInPlay,
  isAssigned,
  isReady,
  neighbours,
  sectorsOf,
  someIn,
  standing,
  standsAs,
} from './lookup.ts';

/** What card texts ask of the game, of no one chapter. */

/** Ready, unassigned and in the battle (OW-PROF-06). */
const isFree = (g: Game, card: Card): boolean => isReady(card) && !isAssigned(g, card) && has(card, FLAG.inBattle);

const inAttack = (s: State): Card[] =>
  filterInPlay(s, (card) => has(card, FLAG.targeted) || refOf(card) === s.tally[TALLY.attacker]);

export const questions: Chapter = {
  calcs: {
    freeSpecialist: cond(
      ['card'],
      (g, s, _, ref) => {
        const card = standing(s, ref);
        return card !== null && isFree(g, card);
      },
      { cs: '{0:nom} je v boji připraven{0:end} a není posádkou', en: '{0} is ready in a battle and no crew' },
    ),
    isWeak: cond(
      ['card'],
      (_, s, __, ref) => {
        const card = standing(s, ref);
        return card !== null && weakening(s, card) > 0;
      },
      { cs: '{0:nom} je oslaben{0:end}', en: '{0} {0:n:is,are} weakened' },
    ),
    yourInAttack: someCards(
      [],
      (_, s, f, __, ___, ____, out) => {
        for (const card of inAttack(s)) if (card.control === f.you) out.push(refOf(card));
      },
      { cs: 'váš karta* v tomto útoku|f:žena', en: 'one of your cards* in this attack|your cards' },
    ),
    theirInAttack: someCards(
      [],
      (_, s, f, __, ___, ____, out) => {
        for (const card of inAttack(s)) if (!allied(s, card.control, f.you)) out.push(refOf(card));
      },
      { cs: 'nepřátelská karta* v tomto útoku|f:žena', en: 'enemy card* in this attack' },
    ),
    sectors: somePlaces(
      [],
      (_, s, __, ___, ____, _____, out) => {
        for (let sector = 0; sector < sectorsOf(s); sector++) out.push(sector);
      },
      { cs: 'sektor|i:hrad', en: 'sector' },
    ),
    ownBases: somePlaces(
      [],
      (g, s, f, _, __, ___, out) => {
        for (let sector = 0; sector < sectorsOf(s); sector++)
          if (someIn(s, sector, (card) => standsAs(g, card, f.you, KIND.storehouse))) out.push(sector);
      },
      { cs: 'sektor* s tvým skladištěm|i:hrad', en: 'sector* with your storehouse' },
    ),
    sectorsBeside: somePlaces(
      ['card'],
      (_, s, __, ref, ___, ____, out) => {
        const card = standing(s, ref);
        if (card !== null) out.push(...neighbours(s, card.zone));
      },
      { cs: 'sousední sektor|i:hrad', en: 'adjacent sector' },
    ),
  },
};
