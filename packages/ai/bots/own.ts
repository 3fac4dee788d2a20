import { answerOf, CARD_LIMIT, type Game, itemIndex, OP_WINDOW, type Seat, type State } from '@bojiste/kernel';

/** Answers that call something off, and whose it is. */

const calling = new WeakMap<Game, readonly boolean[]>();

/** Does a node of this effect call off what is answered? */
function callsOff(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(callsOff);
  if (node === null || typeof node !== 'object') return false;
  return (node as { k?: unknown }).k === 'cancel' || Object.values(node).some(callsOff);
}

/** By number of an ability. */
function cancelsOf(g: Game): readonly boolean[] {
  let table = calling.get(g);
  if (table === undefined) {
    table = g.abilities.map(({ ability }) => ability.kind === 'respond' && callsOff(ability));
    calling.set(g, table);
  }
  return table;
}

/** Would this answer call off what the seat itself, or a partner, has played? */
export function cancelsOwn(g: Game, s: State, seat: Seat, value: number): boolean {
  const top = s.frames.length - 1;
  if (s.frames[top].op !== OP_WINDOW || value < 0) return false;
  if (!cancelsOf(g)[Math.floor(answerOf(value) / CARD_LIMIT)]) return false;
  const item = itemIndex(s, top);
  if (item < 0) return false;
  const { you } = s.frames[item];
  return you === seat || g.def.allied(s, you, seat);
}
