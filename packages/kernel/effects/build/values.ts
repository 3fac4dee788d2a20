import type { Calc, CalcArg, CardQuery, EventField, Num, Place, Query, RefX, Who } from '../nodes.ts';

/** Values: objects, seats, places, numbers. */

export const self: RefX = { k: 'self' };
export const it: RefX = { k: 'it' };
export const cause: RefX = { k: 'cause' };
/** @public */
export const item: RefX = { k: 'item' };
export const you: Who = { k: 'you' };
export const foe: Who = { k: 'foe' };
export const active: Who = { k: 'active' };
export const nobody: Who = { k: 'nobody' };

/** A variable, as object, place, seat or number. */
export const $ = (v: string): { readonly k: 'var'; readonly v: string } => ({ k: 'var', v });
export const hostOf = (of: RefX): RefX => ({ k: 'host', of });
export const linked = (slot: number | string): RefX => ({ k: 'link', slot });
export const noted = (tally: string): { readonly k: 'tally'; readonly tally: string } => ({ k: 'tally', tally });
export const the = (of: CardQuery): RefX => ({ k: 'the', of });
export const controller = (of: RefX): Who => ({ k: 'controller', of });
export const ownerOf = (of: RefX): Who => ({ k: 'owner', of });
export const placeOf = (of: RefX): Place => ({ k: 'placeOf', of });
export const zone = (name: string, of: Who = you): Place => ({ k: 'zone', zone: name, of });
export const ev = (field: EventField): { readonly k: 'event'; readonly field: EventField } => ({ k: 'event', field });

export const stat = (of: RefX, name: string, versus?: RefX): Num => ({
  k: 'stat',
  of,
  stat: name,
  ...(versus && { versus }),
});
export const printed = (of: RefX, name: string): Num => ({ k: 'printed', of, stat: name });
export const baseOf = (of: RefX, name: string): Num => ({ k: 'base', of, stat: name });
export const counter = (of: RefX, name: string): Num => ({ k: 'counter', of, counter: name });
export const resource = (of: Who, name: string): Num => ({ k: 'resource', of, resource: name });
export const count = (of: Query): Num => ({ k: 'count', of });
export const sum = (v: string, of: Query, each: Num): Num => ({ k: 'sum', v, of, each });
/** The most that one of them has, 0 where there is none. */
export const most = (v: string, of: Query, each: Num): Num => ({ k: 'most', v, of, each });
export const distance = (from: RefX | Place, to: RefX | Place): Num => ({ k: 'distance', from, to });
export const option = (name: string): Num => ({ k: 'option', option: name });
export const calc = (name: string, ...args: CalcArg[]): Calc => ({ k: 'calc', name, args });
export const plus = (a: Num, b: Num): Num => ({ k: 'math', op: 'add', a, b });
export const minus = (a: Num, b: Num): Num => ({ k: 'math', op: 'sub', a, b });
export const times = (a: Num, b: Num): Num => ({ k: 'math', op: 'mul', a, b });
export const divDown = (a: Num, b: Num): Num => ({ k: 'math', op: 'divDown', a, b });
export const divUp = (a: Num, b: Num): Num => ({ k: 'math', op: 'divUp', a, b });
export const atMost = (a: Num, b: Num): Num => ({ k: 'math', op: 'min', a, b });
export const atLeast = (a: Num, b: Num): Num => ({ k: 'math', op: 'max', a, b });
