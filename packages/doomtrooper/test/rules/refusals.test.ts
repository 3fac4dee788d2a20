import { OP_WINDOW, refOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { combatNow } from '../../reads/lookup.ts';
import { at } from '../kit.ts';

/** What is not to be had, and what a third player sees of it. */

const legion = { cohort: ['razide'], hand: ['lucky-shot'] };

rule('DT-TURN-07', 'after the last window of a turn nothing is played before the next one begins', () => {
  const hand = ['positive-karma'];
  const t = at({ A: { hand }, B: { hand } }).go('A done');
  const seen: string[] = [];
  while (t.s.active === 0) {
    const top = t.s.frames[t.s.frames.length - 1];
    if (top.op === OP_WINDOW) seen.push(t.g.windows[top.prog].spec.name);
    if (!t.idle()) t.go('A done');
  }
  expect(seen.some((name) => name !== 'afterDiscard')).toBe(false);
});

rule('DT-WAR-09', 'also a third player may attack him as soon as it is their turn', () => {
  const t = at({ A: { hand: ['hussar'], destiny: 5 }, B: {}, C: { squad: ['infantry'], hand: ['lucky-shot'] } });
  t.go('A recruit hussar').endTurn().endTurn();
  t.go('C attack', 'C close');
  expect(combatNow.get(t.g, t.s, 'defender')).toBe(refOf(t.card('hussar')));
});

rule('DT-KI-05', 'a lost Mishima gets no Ki power', () => {
  const gets = (warrior: string) =>
    at({ A: { squad: [warrior], hand: ['the-monkey-s-foot'], destiny: 9 }, B: {} }).can('A play the-monkey-s-foot');
  expect(gets('samurai')).toBe(true);
  expect(gets('samurai+insubordination')).toBe(false);
});

const bystander = { squad: ['sacred-warrior'], hand: ['exorcise-wound'], destiny: 2 };

rule('DT-ART-15', 'a third player casts a combat spell into a fight of two others', () => {
  const t = at({ A: { squad: ['hussar'] }, B: legion, C: bystander });
  t.go('A attack', 'A razide', 'A close', 'C exorcise-wound').settle();
  expect(t.res('C', 'destiny')).toBe(0);
});

rule('DT-TERM-04', 'without a combat a combat spell is not to be had by anybody', () => {
  const t = at({ A: bystander, B: legion, C: bystander, step: 'start' });
  for (let i = 0; i < 6; i++) {
    expect(t.can('A exorcise-wound') || t.can('C exorcise-wound')).toBe(false);
    if (!t.idle()) break;
  }
});

rule('DT-MOD-04', 'in whatever random order cards came to him, the values are the same', () => {
  const items = ['combat-armor', 't-32-wolfclaw-jbt', 'grim-reaper'];
  const shuffled = (seed: number) => items.map((_, i) => items[(i * 2 + seed) % items.length]);
  const stats = (order: readonly string[]) =>
    at({ A: { squad: [`hussar+${order.join('+')}`] }, B: {} }).stats('hussar');
  for (const seed of [0, 1, 2]) expect(stats(shuffled(seed))).toEqual(stats(items));
  expect(stats(items)).not.toEqual(stats(items.slice(1)));
});

rule('DT-PERS-08', 'where both hiders cannot pay, the copy of the third player comes into play', () => {
  const t = at({
    A: { hand: ['valerie-duval'], destiny: 9 },
    B: { hidden: ['valerie-duval'], destiny: 1 },
    C: { hidden: ['valerie-duval'], destiny: 0 },
  });
  t.go('A recruit valerie-duval').settle();
  expect(t.zone('A', 'squad')).toContain('valerie-duval');
  expect([t.zone('B', 'discard'), t.zone('C', 'discard')].every((pile) => pile.includes('valerie-duval'))).toBe(true);
});

rule('DT-TERM-18', 'of two copies of a relic the one that was away is put down when it comes back', () => {
  const t = at({
    A: { squad: ['mystic'], hand: ['bringer-of-light'] },
    B: { squad: ['inquisitor+bringer-of-light+shore-leave'], hand: ['lucky-shot'] },
  });
  t.go('A play bringer-of-light').endTurn();
  t.go('B shore-leave.back').settle();
  expect(t.attached('mystic')).toContain('bringer-of-light');
  expect(t.zone('B', 'discard')).toContain('bringer-of-light');
});

rule('DT-RULING-76', 'once the blows are due a combat card is cancelled no more', () => {
  const t = at({
    A: { squad: ['hussar'], hand: ['evasive-action'] },
    B: { squad: ['infantry'], hand: ['miscommunication', 'powerful-blow'] },
  });
  t.go('A attack', 'A close', 'A evasive-action', 'A hussar', 'B pass', 'B powerful-blow', 'B infantry');
  const when = new Set<number>();
  while (t.s.scopes.length > 0) {
    if (t.can('B miscommunication.late')) when.add(combatNow.get(t.g, t.s, 'phase'));
    if (!t.idle()) break;
  }
  expect([...when].some((phase) => phase > 5)).toBe(false);
  expect(when.size).toBeGreaterThan(0);
});

rule('DT-FIGHT-50', 'when he is to fall only what saves him is to be had', () => {
  const t = at({
    A: { squad: ['sean-gallagher'], hand: ['evasive-action', 'narrow-escape'] },
    B: { cohort: ['nepharite-of-ilian'], hand: ['powerful-blow'] },
  });
  t.go('A attack', 'A close', 'B powerful-blow', 'B nepharite-of-ilian');
  t.until(() => t.can('A narrow-escape'));
  expect(t.can('A evasive-action')).toBe(false);
});
