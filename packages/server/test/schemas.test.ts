import { severalKey } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../wire/schemas.ts';

describe('an answer on the wire', () => {
  const read = (option: string) =>
    readMessage(JSON.stringify({ t: 'answer', id: 'a-1', match: 'm', decision: 7, option })).message;
  const many = (n: number) =>
    severalKey(
      Array.from({ length: n }, (_, i) => `workshop-engineer-of-the-base#${i}`),
      false,
    );

  it('may name as many things at once as a large deck has cards', () => {
    for (const n of [1, 20, 80]) expect(read(many(n))).toMatchObject({ t: 'answer', option: many(n) });
  });

  it('has an end all the same', () => {
    expect(read(many(400))).toBeNull();
  });
});
