import type { Ability, Change, Eff } from '@bojiste/kernel';
import { always, cardsIn } from '@bojiste/kernel/effects/build/index';
import { stepBegins } from '../words.ts';
import { whenMet } from './traits.ts';

/** How technologies change other cards (OW-TECHC-05): standing effects, and something every round. */

export const standing = (key: string, ...what: Change[]): Ability => always(`tech-${key}`, what);
export const everyRound = (key: string, effect: Eff, step = 'mining'): Ability =>
  whenMet(`tech-${key}`, stepBegins(step), effect);
export const yourHand = cardsIn('hand');
