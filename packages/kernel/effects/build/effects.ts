import type { Bilingual } from '../../types.ts';
import type {
  Arg,
  Change,
  Cond,
  Eff,
  EventField,
  EventPattern,
  Mode,
  Num,
  Place,
  Price,
  Query,
  RefX,
  Until,
  Who,
  WindowSpec,
} from '../nodes.ts';
import { chosen } from './queries.ts';
import { nobody, self, you } from './values.ts';

/** Effects: combinators, questions, and what every card game does. */

export const nothing: Eff = { k: 'nothing' };
export const seq = (...effects: Eff[]): Eff => ({ k: 'seq', do: effects });
export const together = (...effects: Eff[]): Eff => ({
  k: 'together',
  do: effects.length === 1 ? effects[0] : seq(...effects),
});
/** A packet whose events may be answered before they happen. */
export const openTogether = (answers: WindowSpec, ...effects: Eff[]): Eff => ({
  k: 'together',
  do: effects.length === 1 ? effects[0] : seq(...effects),
  answers,
});
export const when = (c: Cond, then: Eff, otherwise?: Eff): Eff => ({
  k: 'if',
  c,
  then,
  ...(otherwise && { else: otherwise }),
});
export const let_ = (v: string, be: Arg): Eff => ({ k: 'let', v, be });
export const collect = (v: string, of: Query): Eff => ({ k: 'collect', v, of });
export const each = (v: string, of: Query, effect: Eff): Eff => ({ k: 'each', v, of, do: effect });
/** Over the result of a split: the candidate and its share. */
export const eachShare = (v: string, share: string, of: string, effect: Eff): Eff => ({
  k: 'each',
  v,
  share,
  of: chosen(of),
  do: effect,
});
export const repeat = (n: Num, effect: Eff): Eff => ({ k: 'repeat', n, do: effect });
export const loop = (cond: Cond, effect: Eff): Eff => ({ k: 'loop', while: cond, do: effect });
export const stop = (out: string): Eff => ({ k: 'stop', out });

interface AskExtra {
  readonly by?: Who;
  readonly else?: Eff;
  readonly prompt?: string;
  readonly distinct?: 'name';
  readonly sequence?: boolean;
  readonly joint?: boolean;
}

export const pick = (v: string, from: Query, then: Eff, extra: AskExtra = {}): Eff => ({
  k: 'ask',
  ask: 'pick',
  by: you,
  v,
  from,
  many: false,
  min: 1,
  max: 1,
  then,
  ...extra,
});
export const mayPick = (v: string, from: Query, then: Eff, extra: AskExtra = {}): Eff => ({
  k: 'ask',
  ask: 'pick',
  by: you,
  v,
  from,
  many: false,
  min: 0,
  max: 1,
  then,
  ...extra,
});
export const pickMany = (v: string, from: Query, min: Num, max: Num, then: Eff, extra: AskExtra = {}): Eff => ({
  k: 'ask',
  ask: 'pick',
  by: you,
  v,
  from,
  many: true,
  min,
  max,
  then,
  ...extra,
});
export const place = (v: string, from: Query, then: Eff, extra: AskExtra = {}): Eff => ({
  k: 'ask',
  ask: 'place',
  by: you,
  v,
  from,
  many: false,
  min: 1,
  max: 1,
  then,
  ...extra,
});
export const mayPlace = (v: string, from: Query, then: Eff, extra: AskExtra = {}): Eff => ({
  k: 'ask',
  ask: 'place',
  by: you,
  v,
  from,
  many: false,
  min: 0,
  max: 1,
  then,
  ...extra,
});
export const may = (then: Eff, extra: AskExtra = {}): Eff => ({
  k: 'ask',
  ask: 'yesno',
  by: you,
  v: '',
  many: false,
  min: 0,
  max: 1,
  then,
  ...extra,
});
export const number = (v: string, min: Num, max: Num, then: Eff, extra: AskExtra = {}): Eff => ({
  k: 'ask',
  ask: 'number',
  by: you,
  v,
  many: false,
  min,
  max,
  then,
  ...extra,
});
export const order = (v: string, from: Query, then: Eff, extra: AskExtra = {}): Eff => ({
  k: 'ask',
  ask: 'order',
  by: you,
  v,
  from,
  many: true,
  min: 1,
  max: 1,
  then,
  ...extra,
});
export const split = (
  v: string,
  from: Query,
  total: Num,
  min: Num,
  max: Num,
  then: Eff,
  extra: AskExtra = {},
): Eff => ({
  k: 'ask',
  ask: 'split',
  by: you,
  v,
  from,
  many: true,
  min,
  max,
  total,
  then,
  ...extra,
});
export const mode = (key: string, text: Bilingual, effect: Eff, cond?: Cond): Mode => ({
  key,
  text,
  do: effect,
  ...(cond && { if: cond }),
});
export const oneOf = (...modes: Mode[]): Eff => ({ k: 'modes', by: you, modes, optional: false });
export const mayOneOf = (...modes: Mode[]): Eff => ({ k: 'modes', by: you, modes, optional: true });

export const scope = (name: string, effect: Eff, cond?: Cond): Eff => ({
  k: 'scope',
  scope: name,
  do: effect,
  ...(cond && { while: cond }),
});
export const end = (name: string): Eff => ({ k: 'end', scope: name });
export const call = (proc: string, ...args: Arg[]): Eff => ({ k: 'call', proc, args });
/** Another seat carries the procedure out. */
export const callAs = (as: Who, proc: string, ...args: Arg[]): Eff => ({ k: 'call', proc, args, as });
export const window = (w: WindowSpec): Eff => ({ k: 'window', w });
export const asItem = (card: RefX, effect: Eff): Eff => ({ k: 'item', card, do: effect });
export const announce = (card: RefX, ability: Num = -1): Eff => ({ k: 'announce', card, ability });
export const use = (card: RefX, ability: Num, announced = false): Eff => ({
  k: 'use',
  card,
  ability,
  ...(announced && { announced }),
});
export const cancel: Eff = { k: 'cancel' };
export const flush: Eff = { k: 'flush' };
export const lasts = (until: Until, ...what: Change[]): Eff => ({ k: 'lasts', until, what });
/** Once, after the next such event within its time. */
export const later = (at: EventPattern, until: Until, effect: Eff): Eff => ({ k: 'later', at, until, do: effect });
export const pay = (...price: Price[]): Eff => ({ k: 'pay', price });
export const amend = (field: EventField, n: Num): Eff => ({ k: 'amend', field, n });
export const drop: Eff = { k: 'drop' };
export const step = (label: Bilingual, clauses: readonly string[], effect: Eff): Eff => ({
  k: 'step',
  label,
  clauses,
  do: effect,
});
export const verb = (name: string, ...args: Arg[]): Eff => ({ k: 'verb', verb: name, args });
export const verbOn = (name: string, word: string, ...args: Arg[]): Eff => ({ k: 'verb', verb: name, word, args });
export const native = (name: string, ...args: Arg[]): Eff => ({ k: 'native', name, args });
export const playCard = (card: RefX): Eff => ({ k: 'playCard', card });
export const turn = (table: string, of: Query): Eff => ({ k: 'turn', table, seats: of });

export const put = (card: RefX, to: Place): Eff => verb('put', card, to);
export const putDown = (card: RefX, to: Place): Eff => verb('putDown', card, to);
export const putUnder = (card: RefX, to: Place): Eff => verb('putUnder', card, to);
export const draw = (who: Who, n: Num): Eff => verb('draw', who, n);
export const shuffle = (where_: Place): Eff => verb('shuffle', where_);
export const addCounter = (name: string, card: RefX, n: Num): Eff => verbOn('count', name, card, n);
export const gain = (name: string, who: Who, n: Num): Eff => verbOn('gain', name, who, n);
export const mark = (flag: string, card: RefX): Eff => verbOn('mark', flag, card, 1);
export const unmark = (flag: string, card: RefX): Eff => verbOn('mark', flag, card, 0);
export const control = (card: RefX, who: Who): Eff => verb('control', card, who);
export const attach = (card: RefX, to: RefX): Eff => verb('attach', card, to);
/** A bond that the game declares: this card is bound to that one, or free again. */
export const bind = (link: string, card: RefX, to: RefX): Eff => ({
  k: 'verb',
  verb: 'bind',
  word: link,
  args: [card, to],
});
export const unbind = (link: string, card: RefX): Eff => ({ k: 'verb', verb: 'free', word: link, args: [card] });
export const link = (slot: Num, to: RefX, from: RefX = self): Eff => verb('link', from, slot, to);
export const show = (card: RefX): Eff => verb('show', card);
/** @public */
export const hide = (card: RefX): Eff => verb('hide', card);
/** Lets one seat look at a card. */
export const peek = (card: RefX, who: Who): Eff => verb('peek', card, who);
/** Ends the lasting effects that came from a card. */
export const endEffects = (card: RefX): Eff => verb('endEffects', card);
export const note = (tally: string, n: Arg): Eff => verbOn('tally', tally, n);
export const did = (event: string, subject: RefX | Who = nobody, n: Num = 0, from: Arg = -1, to: Arg = -1): Eff =>
  verbOn('did', event, subject, n, from, to);
export const beginTurn = (who: Who): Eff => verb('beginTurn', who);
export const win = (who: Who): Eff => verb('win', who);
