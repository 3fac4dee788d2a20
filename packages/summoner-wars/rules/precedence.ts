import { type CalcDecl, type Game, refOf, type State, statOf } from '@bojiste/kernel';
import { KIND, STAT, TALLY } from '../types.ts';
import { adjacent, SPACES } from './distance.ts';
import { hasKind, isUnit, standing } from './lookup.ts';

/**
 * Efekty karet mají přednost (cards over rules), SW-PREC-01, SW-PREC-02: numbers and tests that cards ask for, among them
 * all that differ between the printed cards and their later adjustment.
 */

const adjusted = (g: Game, s: State): boolean => s.options[g.names.options.get('adjusted') as number] === 1;

/** Units beside an object that still stands, with or without Summoners. */
function listBeside(g: Game, s: State, ref: number, summoners: boolean, out: number[]): void {
  const object = standing(s, ref);
  if (object === null) return;
  for (const card of s.cards) {
    if (card.zone >= SPACES || !adjacent(card.zone, object.zone) || !isUnit(g, card)) continue;
    if (summoners || !hasKind(g, card, KIND.summoner)) out.push(refOf(card));
  }
}

const beside: CalcDecl['text'] = { cs: 'jednotka* sousedící s {0:ins}|f:žena', en: 'unit* adjacent to {0}' };

export const precedenceCalcs: Readonly<Record<string, CalcDecl>> = {
  /** The cards as printed, not as adjusted later. */
  asPrinted: {
    type: 'cond',
    args: [],
    run: (g, s) => (adjusted(g, s) ? 0 : 1),
    text: { cs: '', en: '' },
  },
  /** SW-RULING-58. */
  axeHits: {
    type: 'number',
    args: [],
    run: (g, s) => s.options[g.names.options.get('frostAxe') as number],
    text: { cs: '2', en: '2' },
  },
  /** Four straight spaces as printed; adjusted, two more than the normal maximum. */
  chargeReach: {
    type: 'number',
    args: ['card'],
    run: (g, s, _, ref) => {
      const card = standing(s, ref);
      return card !== null && adjusted(g, s) ? statOf(g, s, card, STAT.moveMax) + 2 : 4;
    },
    text: { cs: '4', en: '4' },
  },
  /** As printed any structure sets the ram off, adjusted only an own one. */
  ramMoved: {
    type: 'cond',
    args: ['card'],
    run: (g, s, f, ref) => (!adjusted(g, s) || s.cards[ref & 4095].control === f.you ? 1 : 0),
    text: { cs: '', en: '' },
  },
  unitsBeside: {
    type: 'cards',
    args: ['card'],
    run: (g, s, _, ref, __, ___, out) => {
      listBeside(g, s, ref, true, out);
      return 0;
    },
    text: beside,
  },
  /** As printed any unit beside the ram may suffer, adjusted no Summoner. */
  ramVictims: {
    type: 'cards',
    args: ['card'],
    run: (g, s, _, ref, __, ___, out) => {
      listBeside(g, s, ref, !adjusted(g, s), out);
      return 0;
    },
    text: beside,
  },
  /** As printed any attack meets the shield, adjusted only an enemy's. */
  shielded: {
    type: 'cond',
    args: ['card'],
    run: (g, s, f, ref) => (!adjusted(g, s) || s.cards[ref & 4095].control !== f.you ? 1 : 0),
    text: { cs: '', en: '' },
  },
  /** Special symbols of the last roll, but never so many that the unit's strength would fall below 1. */
  shieldLoss: {
    type: 'number',
    args: ['card'],
    run: (g, s, _, ref) => {
      const card = standing(s, ref);
      const most = card === null ? 0 : Math.max(0, statOf(g, s, card, STAT.strength) - 1);
      return -Math.min(most, s.tally[TALLY.special]);
    },
    text: { cs: 'počet hozených zvláštních symbolů', en: 'number of special symbols rolled' },
  },
};
