import type { CardDecl } from '@bojiste/kernel';
import { add } from '@bojiste/kernel/effects/build';
import { damage, isDefending, thisCard } from '../../words.ts';
import { action, faction, static_ } from '../make.ts';

/** Promokarty: friendly games only, if the opponent agrees (SS-PROMO-01, SS-PROMO-02). */

const card = faction('promo');

export const easterEggs: readonly CardDecl[] = [
  card(
    'goblin-mario',
    'Goblin Mario',
    'Goblin Mario',
    {
      rank: 'champion',
      cost: 1,
      an: 3,
      dn: 1,
      pool: 2,
      origin: 'expansion',
      promo: true,
      says: ['Sebral minci. Pak hrad.', 'He took a coin. Then the castle.'],
      clauses: ['SS-CARD-goblin-mario'],
    },
    action(damage(2)),
    static_([add(thisCard, 'dn', 1)], isDefending),
  ),
];
