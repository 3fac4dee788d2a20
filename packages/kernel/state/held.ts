/**
 * What a module holds on to beside the state. Positions are all there is to know of a game; what is needed to think about
 * one is made by one of these three, so that it can be seen, and emptied after an error. A scan in `npm test` finds the rest.
 */

const kept: (() => void)[] = [];

/** Taken back to what it was at the beginning: lists, sets and maps empty, numbers 0, fields as they were. */
function emptier(held: object): () => void {
  if (Array.isArray(held))
    return () => {
      held.length = 0;
    };
  if (held instanceof Set || held instanceof Map) return () => held.clear();
  if (held instanceof Float64Array || held instanceof Int32Array) return () => held.fill(0);
  const first = { ...held };
  const parts = Object.values(held).flatMap((part) => (typeof part === 'object' && part !== null ? emptier(part) : []));
  return () => {
    Object.assign(held, first);
    for (const empty of parts) empty();
  };
}

/** Needed for the time of a call and of no meaning after it. An error on the way empties it. */
export function scratch<T extends object>(held: T): T {
  kept.push(emptier(held));
  return held;
}

/** How something is asked, for the time of a call: whoever changes it puts it back. */
export const setting = <T extends object>(held: T): T => held;

/** What was once worked out and would come out the same again: nobody can tell whether it was kept. */
export const memo = <T extends object>(held: T): T => held;

/** After an error inside a question or an event nothing of it is left over for the next. */
export function resetScratch(): void {
  for (const empty of kept) empty();
}
