import type { CardDecl, Clause, GameDef, Section } from '@bojiste/kernel';
import { expect, test } from 'vitest';
import { type Citation, citationsInCode, citationsInScenes } from '../clauses/scan.ts';
import { neverAlone, thinClauses } from '../clauses/thin.ts';
import { provedByTestCards, unrealCards } from '../clauses/words.ts';
import { pebbles } from './pebbles.ts';

/** Naming a clause is not showing it. */

const both = { cs: 'x', en: 'x' };
const clause = (id: string, check: string): Clause => ({ id, kind: 'rule', title: both, text: both, check });
const book = (...clauses: Clause[]): Section[] => [{ code: 'X', title: both, clauses }];

const armour = clause('X-01', 'Given an armour, when a second one is assigned, then rejected; a weapon is accepted.');
const thirds = clause('X-02', 'Given a three-player game, when A passes, then B is asked before C.');

const inCode = (body: string, more = ''): Citation[] =>
  citationsInCode(`${more}\nrule('X-01', 'a second armour is refused', () => {${body}});`, 'a.test.ts');
const inScene = (moves: string): Citation[] =>
  citationsInScenes(`scene: refused, with C\nclauses: [X-01, X-02]\n# refused: C\nmoves:\n${moves}\n`, 'a.yaml');

test('a refusal wants a test in which something is refused; its title is no proof', () => {
  const thin = { 'X-01': ['refusal'] };
  expect(thinClauses(book(armour), [])).toEqual(thin);
  expect(thinClauses(book(armour), inCode("expect(t.can('A play sword')).toBe(true);"))).toEqual(thin);
  expect(thinClauses(book(armour), inCode("expect(t.can('A play armour')).toBe(false);"))).toEqual({});
  expect(thinClauses(book(armour), inCode('never();', 'const never = () => expect(() => go()).toThrow();'))).toEqual(
    {},
  );
  expect(thinClauses(book(armour), inCode('play();', 'const never = () => expect(() => go()).toThrow();'))).toEqual(
    thin,
  );
  expect(thinClauses(book(armour), inScene('  - A sword'))).toEqual(thin);
  expect(thinClauses(book(armour), inScene('  - refused: A armour'))).toEqual({});
});

test('three players want a third seat', () => {
  expect(thinClauses(book(thirds), inScene('  - A pass\n  - B pass'))).toEqual({ 'X-02': ['three'] });
  expect(thinClauses(book(thirds), inScene('  - A pass\n  - B pass\n  - C pass'))).toEqual({});
});

test('a clause that every test names together with others has no test of its own', () => {
  expect(neverAlone(book(armour, thirds), inScene('  - A pass'))).toEqual(['X-01', 'X-02']);
  expect(neverAlone(book(armour, thirds), [...inScene('  - A pass'), ...inCode('')])).toEqual(['X-02']);
});

test('a word that only test cards have proves no clause about cards', () => {
  const odd = { key: 'odd-card', abilities: [{ k: 'verb', verb: 'unheardOf' }] } as unknown as CardDecl;
  const plain = { ...pebbles.cards[0], key: 'plain-card' };
  const unreal = unrealCards(pebbles as GameDef, [odd, plain]);
  expect([...unreal]).toEqual([['odd-card', ['verb unheardOf']]]);
  const oddly = inCode("at({ hand: ['odd-card'] });");
  expect(provedByTestCards(oddly, unreal.keys())).toEqual(['X-01']);
  expect(provedByTestCards([...oddly, ...inCode("at({ hand: ['odd-card-2'] });")], unreal.keys())).toEqual([]);
});
