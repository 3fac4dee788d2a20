import type { CardDecl } from '@bojiste/kernel';
import { add, verb } from '@bojiste/kernel/effects/build';
import { bossTurnEnds, damage, deployDearestLoss, devour, foeDiscards, thisCard, thisDestroyed } from '../../words.ts';
import { bossDeck } from '../boss-make.ts';

/** Hladové hejno: the second advanced boss deck. It eats hands and reserves, and its dead come back. */

const swarm = bossDeck('hungry-swarm', 'advanced');

export const hungrySwarm: readonly CardDecl[] = [
  swarm('larva', 'Larva', 'Larva', {
    says: ['Malá. Zatím.', 'Small, so far.'],
    order: 'deploy',
    cost: 1,
    an: 2,
    dn: 0,
    action: foeDiscards(1),
  }),
  swarm('gnawer', 'Hlodač', 'Gnawer', {
    says: ['Zuby má i pak.', 'Teeth remain.'],
    order: 'deploy',
    cost: 2,
    an: 3,
    dn: 1,
    ability: { event: thisDestroyed, effect: damage(1) },
  }),
  swarm('devouring-cloud', 'Žravý mrak', 'Devouring Cloud', {
    says: ['Sýpky slyšíš dřív, než je vidíš prázdné.', 'You hear the granary before you see it empty.'],
    order: 'action',
    cost: 2,
    action: devour(2),
  }),
  swarm('brood-mother', 'Chůva roje', 'Brood Nurse', {
    says: ['Ukolébavka o tisíci hlasech.', 'A lullaby of a thousand voices.'],
    order: 'leader',
    cost: 3,
    an: 1,
    dn: 4,
    ability: { event: bossTurnEnds, effect: verb('gang') },
  }),
  swarm('hive-totem', 'Totem úlu', 'Hive Totem', {
    says: ['Med je z něčeho jiného.', 'The honey is made of something else.'],
    order: 'leader',
    cost: 2,
    an: 0,
    dn: 3,
    totem: foeDiscards(1),
  }),
  swarm('frenzy', 'Hladové šílenství', 'Frenzy', {
    says: ['Když dojde jídlo, dojde na spojence.', 'When food ends, friends begin.'],
    order: 'action',
    cost: 2,
    rage: true,
    action: damage(2),
  }),
  swarm('tunneller', 'Razič chodeb', 'Tunneller', {
    says: ['Zeď řeší odspodu.', 'Solves walls from below.'],
    order: 'deploy',
    cost: 3,
    an: 4,
    dn: 1,
    shield: true,
    ability: { changes: [add(thisCard, 'pierce', 2)] },
  }),
  swarm('endless-tide', 'Nekonečný příliv', 'Endless Tide', {
    says: ['Mrtvé nepočítej. Oni taky ne.', 'Do not count the dead, they do not.'],
    order: 'action',
    cost: 4,
    action: deployDearestLoss,
  }),
];
