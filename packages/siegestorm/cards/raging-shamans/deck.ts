import type { CardDecl } from '@bojiste/kernel';
import { verb } from '@bojiste/kernel/effects/build';
import { advance, damage, damageEach, destroyDearestEnemy, extraTurn } from '../../words.ts';
import { bossDeck } from '../boss-make.ts';

/** Běsní šamani: the advanced boss deck. */

const shaman = bossDeck('raging-shamans', 'advanced');

export const shamans: readonly CardDecl[] = [
  shaman('shaman-berserk', 'Šaman-berserk', 'Shaman-Berserk', {
    says: ['Modlí se čelem napřed.', 'Prays forehead first.'],
    order: 'deploy',
    cost: 2,
    an: 4,
    dn: 1,
    action: damage(1),
    clauses: ['SS-CARD-saman-berserk'],
  }),
  shaman('seal-of-haste', 'Pečeť spěchu', 'Seal of Haste', {
    says: ['Vosk ještě teče a oni už běží.', 'The wax still runs, and so do they.'],
    order: 'action',
    cost: 1,
    rage: true,
    action: advance(1),
    clauses: ['SS-CARD-pecet-spechu'],
  }),
  shaman('exalted-shaman', 'Povznesený šaman', 'Exalted Shaman', {
    says: ['Země ho pustila. Nebe nechtělo.', 'Earth let him go, heaven would not have him.'],
    order: 'deploy',
    cost: 4,
    an: 6,
    dn: 4,
    shield: true,
    action: destroyDearestEnemy,
    clauses: ['SS-CARD-povzneseny-saman'],
  }),
  shaman('root-totem', 'Totem kořenů', 'Root Totem', {
    says: ['Pije z toho, co prolili jiní.', 'Drinks what others spilled.'],
    order: 'leader',
    cost: 2,
    an: 0,
    dn: 4,
    totem: verb('restore', 2),
  }),
  shaman('lightning-totem', 'Totem blesku', 'Lightning Totem', {
    says: ['Bouřka na uvázání.', 'A storm on a leash.'],
    order: 'leader',
    cost: 2,
    an: 0,
    dn: 3,
    totem: damage(2),
  }),
  shaman('wrath-totem', 'Totem hněvu', 'Wrath Totem', {
    says: ['Vyřezaný z lavice vězňů.', "Carved from a prisoners' bench."],
    order: 'leader',
    cost: 3,
    an: 0,
    dn: 3,
    totem: verb('gang'),
  }),
  shaman('seal-of-blood', 'Pečeť krve', 'Seal of Blood', {
    says: ['Podpis obou stran.', 'Signed by both sides.'],
    order: 'action',
    cost: 3,
    rage: true,
    action: damageEach(3),
    clauses: ['SS-CARD-anon-each-player'],
  }),
  shaman('spirit-caller', 'Duchovolající', 'Spirit Caller', {
    says: ['Volá. A ono to přijde dvakrát.', 'He calls, and it comes twice.'],
    order: 'deploy',
    cost: 4,
    an: 4,
    dn: 3,
    action: extraTurn,
  }),
];
