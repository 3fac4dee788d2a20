import { expectTypeOf, test } from 'vitest';
import type { CardId, Handle, Ref, Row, Seat, Sets, ZoneId } from '../index.ts';
import { type F, refOf, type SET_ROW } from '../index.ts';

/** What a number names is checked by the compiler alone: these lines fail in tsc, not in a run. */
test('one kind of id never stands for another', () => {
  expectTypeOf<Seat>().not.toExtend<CardId>();
  expectTypeOf<CardId>().not.toExtend<Ref>();
  expectTypeOf<Ref>().not.toExtend<CardId>();
  expectTypeOf<CardId>().not.toExtend<Handle>();
  expectTypeOf<Handle>().not.toExtend<CardId>();
  expectTypeOf<ZoneId>().not.toExtend<Seat>();
  expectTypeOf<Seat[]>().not.toExtend<readonly Ref[]>();
});

test('a literal may be any of them, and any of them is a number', () => {
  expectTypeOf<0>().toExtend<Seat>();
  expectTypeOf<-1>().toExtend<Ref>();
  expectTypeOf<ZoneId>().toExtend<number>();
});

test('objects and events say what their numbers name', () => {
  expectTypeOf(refOf).returns.toEqualTypeOf<Ref>();
  expectTypeOf<Row[typeof F.subject]>().toEqualTypeOf<Ref>();
  expectTypeOf<Row[typeof F.by]>().toEqualTypeOf<Seat>();
  expectTypeOf<Sets[typeof SET_ROW]>().toEqualTypeOf<Row>();
});
