import type { AskInfo, Test } from '../../run/game.ts';
import { CARD_LIMIT, type Frame, type State } from '../../state/records.ts';
import type { Ref, Seat } from '../../types.ts';
import type { Ask, Eff, Query } from '../nodes.ts';
import type { Context } from './context.ts';
import { compileQuery, type Lister } from './queries.ts';
import { jump } from './steps.ts';

/** What all questions share: of what kind options are, which look the same, where an answer leads. */

export const DONE = -1;
export const EMPTY: number[] = [];
export type Emit = (c: Context, node: Eff) => void;

export function optionType(from: Query | undefined): AskInfo['of'] {
  if (from === undefined) return 'number';
  switch (from.k) {
    case 'cards':
      return 'card';
    case 'places':
      return 'place';
    case 'seats':
      return 'seat';
    case 'words':
      return 'word';
    case 'values':
      return 'value';
    case 'best':
      return optionType(from.of);
  }
}

/** Whoever is out of the game is asked nothing: what was meant for that seat is passed over. */
export const isOut = (s: State, seat: Seat): boolean => seat >= 0 && s.seats[seat].out !== 0;

/** The branches after an answer: `then`, and `else` when nothing was or could be chosen. */
export function branches(c: Context, node: Ask, emit: Emit): { otherwise: () => number } {
  let otherwise = 0;
  emit(c, node.then);
  if (node.else === undefined) otherwise = c.pc;
  else {
    const end = jump(c);
    otherwise = c.pc;
    emit(c, node.else);
    end(c.pc);
  }
  return { otherwise: () => otherwise };
}

/** Of interchangeable cards (a hand, a pile) only the first stands for all. */
export function dropAlike(c: Context, s: State, options: number[]): number[] {
  let kept = 0;
  for (let i = 0; i < options.length; i++) {
    if (hasAlike(c, s, options, kept, options[i])) continue;
    options[kept++] = options[i];
  }
  while (options.length > kept) options.pop();
  return options;
}

function hasAlike(c: Context, s: State, options: readonly number[], before: number, ref: Ref): boolean {
  const card = s.cards[ref & (CARD_LIMIT - 1)];
  if (!c.g.zones[card.zone].decl.alike) return false;
  for (let j = 0; j < before; j++) {
    const other = s.cards[options[j] & (CARD_LIMIT - 1)];
    if (other.def === card.def && other.zone === card.zone) return true;
  }
  return false;
}

/** May what asks not be aimed at this candidate? Nothing to ask where the game has no such cards. */
function sparing(c: Context, from: Query): ((s: State, f: Frame, value: number) => boolean) | null {
  const { g } = c;
  const { spares, sparesSeat } = g.def;
  const of = optionType(from);
  if (of === 'card' && spares !== undefined) return (s, f, value) => spares(g, s, f.self, value);
  return of === 'seat' && sparesSeat !== undefined ? (s, f, value) => sparesSeat(g, s, f.self, value) : null;
}

/** What a question offers: all that is found but what may not be a target of this. */
export function compileCandidates(c: Context, from: Query): Lister {
  const list = compileQuery(c, from);
  const spared = sparing(c, from);
  if (spared === null) return list;
  return (s, f, out) => {
    list(s, f, out);
    let kept = 0;
    for (let i = 0; i < out.length; i++) if (!spared(s, f, out[i])) out[kept++] = out[i];
    while (out.length > kept) out.pop();
  };
}

/** The same as a test of what was found last, kept in that place of the frame. */
export function compileChoosable(c: Context, from: Query, at: number, then: Test): Test {
  const spared = sparing(c, from);
  return spared === null ? then : (s, f) => !spared(s, f, f.vars[at]) && then(s, f);
}
