import { applyHostMove } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type Table } from '../kit.ts';

/** Three and four at the table. */

/** Whom A may name as the victim of its Sabotage. */
function victims(t: Table): string[] {
  t.go('A sabotage hussar');
  t.until(() => t.keys('A').some((key) => /^[A-D]$/.test(key)) || !t.can('A sabotage hussar'));
  return t.keys('A').sort();
}

rule('DT-SAB-11', 'of three everybody must have had a turn', () => {
  const may = (b: number, c: number) =>
    at({ A: { squad: ['hussar'] }, B: { turns: b }, C: { turns: c } }).can('A sabotage hussar');
  expect([may(0, 1), may(1, 0), may(1, 1)]).toEqual([false, false, true]);
});
rule('DT-SAB-03', 'the others can be sabotaged, oneself and team mates cannot', () => {
  expect(victims(at({ A: { squad: ['hussar'] }, B: {}, C: {} }))).toEqual(['B', 'C']);
  expect(victims(at({ A: { squad: ['hussar'] }, B: {}, C: {}, D: {}, mode: 'teams' }))).toEqual(['B', 'D']);
});
rule('DT-SAB-03', 'nobody sabotages who has left the game', () => {
  const t = at({ A: { squad: ['hussar'] }, B: {}, C: { squad: ['infantry'] } });
  expect(t.can('A sabotage hussar')).toBe(true);
  applyHostMove(t.g, t.s, { host: 'concede', seat: 1 });
  expect(t.can('A sabotage hussar')).toBe(false);
});
