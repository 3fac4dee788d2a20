import { type CalcDecl, live, somePlaces } from '@bojiste/kernel';
import { $, mode, place, placesBy, step, verb } from '@bojiste/kernel/effects/build';
import { POS } from '../types.ts';
import { landOf, sideAt, spaceOf } from './battlefield.ts';

/** Držení pozic (SS-HOLD): a monster that leaves its army stays on the board. */

export const hold = mode(
  'hold',
  { cs: 'držet pozici', en: 'hold position' },
  step(
    { cs: 'Držení pozic', en: 'Hold position' },
    ['SS-HOLD-01', 'SS-HOLD-02', 'SS-HOLD-04', 'SS-HOLD-05'],
    place('p', placesBy('holdFields', $('m')), verb('hold', $('m'), $('p')), { prompt: 'ask.hold' }),
  ),
);

export const holdCalcs: Readonly<Record<string, CalcDecl>> = {
  /** Where a leaving monster may hold: the own front, also occupied, and an empty no man's land (SS-HOLD-01 to 05). */
  holdFields: somePlaces(['card'], (g, s, f, ref, _, __, out) => {
    const card = live(s, ref);
    if (card === null) return;
    const side = sideAt(g, s, card.zone, card.control);
    out.push(spaceOf(g, f.you, side, POS.front));
    const land = landOf(g, s, f.you, side);
    if (s.zones[land].length === 0) out.push(land);
  }),
};
