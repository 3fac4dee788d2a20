import type { CardDecl } from '@bojiste/kernel';
import { add, verb } from '@bojiste/kernel/effects/build';
import { allies, damage, foeDiscards, gangsUp } from '../../words.ts';
import { bossDeck } from '../boss-make.ts';

/** Zloblini: the basic boss deck. */

const zloblin = bossDeck('zloblins', 'basic');

export const zloblins: readonly CardDecl[] = [
  zloblin('zloblin-brawler', 'Zloblinní rváč', 'Zloblin Brawler', {
    says: ['Nejdřív kousne, pak se ptá, do čeho.', 'Bites first, asks into what.'],
    order: 'deploy',
    cost: 1,
    an: 3,
    dn: 1,
    action: damage(1),
  }),
  zloblin('zloblin-archer', 'Zloblinní lučištník', 'Zloblin Archer', {
    says: ['Míří na všechny. Někoho trefí.', 'Aims at all, hits some.'],
    order: 'special',
    cost: 1,
    action: verb('gang'),
    clauses: ['SS-CARD-zloblinni-lucistnik', 'SS-SPEC-04'],
  }),
  zloblin('zloblin-leader', 'Zloblinní vůdce', 'Zloblin Leader', {
    says: ['Velí ten, kdo křičí poslední.', 'Whoever shouts last commands.'],
    order: 'leader',
    cost: 2,
    an: 2,
    dn: 3,
    ability: { changes: [add(allies, 'an', 1)] },
    clauses: ['SS-CARD-zloblinni-vudce'],
  }),
  zloblin('zloblin-pavise', 'Zloblinní pavéza', 'Zloblin Pavise', {
    says: ['Dveře ukradené i s domem.', 'A door, stolen with its house.'],
    order: 'deploy',
    cost: 2,
    an: 2,
    dn: 3,
    shield: true,
  }),
  zloblin('zloblin-pickpocket', 'Zloblinní kapsář', 'Zloblin Pickpocket', {
    says: ['Tvá kapsa, jeho ruka, naše ztráta.', 'Your pocket, his hand, our loss.'],
    order: 'action',
    cost: 1,
    action: foeDiscards(1),
  }),
  zloblin('barrel-sapper', 'Sudový sapér', 'Barrel Sapper', {
    says: ['Knot je krátký. Sapér taky.', 'The fuse is short, and so is he.'],
    order: 'action',
    cost: 2,
    action: damage(2),
  }),
  zloblin('boar-rider', 'Jezdec na kanci', 'Boar Rider', {
    says: ['Směr určuje kanec.', 'The boar decides where.'],
    order: 'deploy',
    cost: 3,
    an: 5,
    dn: 2,
    action: damage(1),
  }),
  zloblin('horde-drummer', 'Bubeník hordy', 'Horde Drummer', {
    says: ['Jediná píseň, zato nahlas.', 'One song, but loud.'],
    order: 'leader',
    cost: 3,
    an: 1,
    dn: 4,
    ability: { event: gangsUp, effect: damage(1) },
  }),
];
