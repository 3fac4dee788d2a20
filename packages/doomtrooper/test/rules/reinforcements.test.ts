import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { withGroups } from '../../rules/reinforcements.ts';
import { testCards } from '../cards.ts';
import { at, type Table } from '../kit.ts';

const pass = ['lucky-shot'];

/** A fights in close combat and is at the modifiers. */
const fighting = (A: Parameters<typeof at>[0]['A'], B: Parameters<typeof at>[0]['B'], ...moves: string[]): Table =>
  at({ A: { hand: ['test-help'], ...A }, B: { hand: pass, ...B } }).go('A attack', ...moves);

/** Goes on until the blow is to be aimed at one of a group. */
function aiming(t: Table): Table {
  for (let i = 0; i < 30 && !(t.can('B dragoon') && t.can('B hussar')); i++) t.idle();
  return t;
}

rule(['DT-REINF-01', 'DT-REINF-02'], 'only a card brings a third warrior, and only from the same area', () => {
  const pair = { squad: ['hussar', 'dragoon'] };
  const t = fighting(pair, { squad: ['infantry'] }, 'A hussar', 'A close', 'A test-help');
  expect(aiming(t).stat('hussar', 'fight')).toBe(3);
  const alone = fighting({ ...pair, hand: [] }, { squad: ['infantry'] }, 'A hussar', 'A close');
  expect(alone.stat('hussar', 'fight')).toBe(2);
  const far = fighting({ squad: ['hussar'], station: ['dragoon'] }, { squad: ['infantry'] }, 'A close');
  for (let i = 0; i < 20 && far.s.scopes.length > 0; i++) {
    expect(far.can('A test-help')).toBe(false);
    far.idle();
  }
});
rule('DT-RULING-86', 'the card says how the group fights; one that does not is refused', () => {
  const t = fighting({ squad: ['hussar', 'dragoon'] }, { squad: ['infantry'] }, 'A hussar', 'A close', 'A test-help');
  // Whoever strikes at a group chooses whom he strikes; Z 2 and 1 of the two are added.
  aiming(t).go('B dragoon').settle();
  expect(t.flag('infantry', 'wounded')).toBe(true);
  expect(t.flag('hussar', 'wounded')).toBe(false);
  const help = testCards.filter(({ key }) => key === 'test-help');
  expect(() => withGroups(help.map((card) => ({ ...card, facts: { post: '-' } })))).toThrow('groupMode');
  expect(withGroups(help)).toBe(help);
  // A helper that is gone does not end the combat.
  const lost = fighting(
    { squad: ['hussar', 'dragoon'] },
    { squad: ['infantry'], hand: ['test-discard'] },
    'A hussar',
    'A close',
    'A test-help',
    'B test-discard',
    'B dragoon',
  );
  lost.settle();
  expect(lost.zone('A', 'squad')).toEqual(['hussar']);
  expect(lost.flag('infantry', 'wounded')).toBe(true);
});
rule('DT-REINF-03', 'what one of the group has does not hold for the group', () => {
  const t = fighting({ squad: ['dragoon+test-mantle', 'hussar'] }, { squad: ['infantry'] }, 'A dragoon', 'A close');
  expect(t.role('dragoon', 'artImmune')).toBe(true);
  aiming(t.go('A test-help'));
  expect(t.role('dragoon', 'artImmune')).toBe(false);
  t.go('B hussar').settle();
  expect(t.role('dragoon', 'artImmune')).toBe(true);
});
rule('DT-REINF-04', 'what all of the group have, it has', () => {
  const t = fighting(
    { squad: ['dragoon+test-mantle', 'hussar+test-mantle'] },
    { squad: ['infantry'], hand: ['test-art-blow'] },
    'A dragoon',
    'A close',
    'A test-help',
    'B test-art-blow',
    'B dragoon',
  );
  aiming(t);
  expect(t.role('dragoon', 'artImmune')).toBe(true);
  expect(t.stat('dragoon', 'armor', 'infantry')).toBe(5);
});
