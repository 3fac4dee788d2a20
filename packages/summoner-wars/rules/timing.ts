import type { CalcDecl, Game, Seat, State } from '@bojiste/kernel';
import { F, NONE, SET_ROW, statOf } from '@bojiste/kernel';
import { damageOn, isFree, standing } from '../reads/lookup.ts';
import { STAT } from '../types.ts';
import { straightRun } from './distance.ts';

/** Kolize časování (timing collisions), SW-TIME-01, SW-TIME-02, and the questions triggers ask when their event happens. */

/** SW-TIME-01, SW-RULING-09: the active player orders everything that is due at once, also what the opponent controls. */
export const ladder = (_: Game, s: State, __: Seat, tags: readonly string[]): { rung: number; chooser: Seat } =>
  // What ends "as soon as" its condition holds (SW-LAST-08) is no effect that somebody could put off.
  tags.includes('atOnce') ? { rung: -1, chooser: NONE } : { rung: 0, chooser: s.active };

export const timingCalcs: Readonly<Record<string, CalcDecl>> = {
  vacated: {
    type: 'places',
    args: ['place'],
    run: (_, s, __, place, ___, ____, out) => {
      if (isFree(s, place)) out.push(place);
      return 0;
    },
    text: { cs: 'uvolněné pole|n:moře@na', en: 'the vacated space@on' },
  },
  /** Would the injury that is about to be dealt eliminate its victim? */
  lethal: {
    type: 'cond',
    args: [],
    run: (g, s, f) => {
      const row = f.sets[SET_ROW];
      const card = standing(s, row[F.subject]);
      return card !== null && damageOn(s, card) + row[F.amount] >= statOf(g, s, card, STAT.life) ? 1 : 0;
    },
    text: { cs: 'by ji to eliminovalo', en: 'that would destroy it' },
  },
  straightRun: {
    type: 'number',
    args: ['number'],
    run: (_, __, ___, way) => (way < 0 ? 0 : straightRun(way)),
    text: { cs: 'počet polí v přímém směru', en: 'number of spaces in one direction' },
  },
};
