import type { CardDecl } from '@bojiste/kernel';
import { bossDeck } from '../boss-make.ts';

/** Brány: leaders that stand on the boss's front from the start and belong to no deck. */

const made = bossDeck('none', 'basic');

const gate = (key: string, cs: string, en: string, dn: number): CardDecl => {
  const card = made(key, cs, en, { order: 'leader', cost: 0, an: 0, dn, shield: true, barrier: true });
  return { ...card, set: 'bosses', facts: { ...card.facts, copies: 0 } };
};

export const gates: readonly CardDecl[] = [
  gate('gate', 'Brána', 'Gate', 2),
  gate('iron-gate', 'Železná brána', 'Iron Gate', 3),
];
