/**
 * What is there for certain: an element that the rules of its list promise (the card of an id, the seat of a seat). Where the
 * promise is broken it says so at once, instead of an `undefined` that wanders on. Not for what may really be missing.
 */
export function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something that must be there is missing');
  return value;
}
