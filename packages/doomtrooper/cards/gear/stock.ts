import type { Ability } from '@bojiste/kernel';
import { $, attachedTo, pick, respond, self, seq, verb } from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../../rules/anytime.ts';
import { react, t } from '../make.ts';

/** What lies under a card that keeps equipment. */
export const stock = attachedTo(self);

/** Any of it may go at any time. */
export const throwsOut = (key: string): Ability =>
  respond(`${key}.drop`, pick('e', stock, seq(react, verb('discard', $('e')))), {
    name: t('Vyhodit vybavení', 'Throw equipment out'),
    tags: [...ANYTIME],
  });
