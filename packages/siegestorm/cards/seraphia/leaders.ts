import type { CardDecl } from '@bojiste/kernel';
import { add, it, verb } from '@bojiste/kernel/effects/build';
import {
  cancel,
  deployLossTop,
  destroyAny,
  destroyEnemy,
  enemies,
  extraTurn,
  heal,
  liquidateEnemy,
  protect,
  thisRetires,
  vision,
  yourMonsters,
  youStrike,
} from '../../words.ts';
import { action, activated, extraDraw, faction, replaced, static_, triggered } from '../make.ts';

/** Serafie: elites and champions. */

const seraph = faction('seraphia');

export const leaders: readonly CardDecl[] = [
  seraph(
    'archon',
    'Archont',
    'Archon',
    { rank: 'elite', cost: 3, an: 4, dn: 3, pool: 2, starter: 2 },
    action(cancel, { tags: ['cancel'] }),
    static_([add(yourMonsters, 'dn', 1)]),
  ),
  seraph(
    'seraph-guardian',
    'Serafí strážce',
    'Seraph Guardian',
    { rank: 'elite', cost: 4, an: 5, dn: 4, pool: 2, starter: 2 },
    action(destroyEnemy),
    activated(1, protect, 'protects'),
  ),
  seraph(
    'saint',
    'Světice',
    'Saint',
    { rank: 'elite', cost: 3, an: 4, dn: 3, pool: 2, starter: 2 },
    action(heal(3)),
    triggered(youStrike, heal(1)),
  ),
  seraph(
    'oracle',
    'Věštkyně',
    'Oracle',
    { rank: 'elite', cost: 3, an: 3, dn: 3, pool: 2 },
    action(vision(4), { tags: ['wide'] }),
    extraDraw,
  ),
  seraph(
    'exorcist',
    'Exorcista',
    'Exorcist',
    { rank: 'elite', cost: 4, an: 4, dn: 4, pool: 2 },
    action(liquidateEnemy(3)),
    static_([add(enemies, 'an', -1)]),
  ),
  seraph(
    'angel-of-dawn',
    'Anděl úsvitu',
    'Angel of Dawn',
    { rank: 'champion', cost: 5, an: 6, dn: 4, pool: 2, starter: 1 },
    action(extraTurn, { tags: ['wide'] }),
    triggered(youStrike, heal(1)),
  ),
  seraph(
    'archangel',
    'Archanděl',
    'Archangel',
    { rank: 'champion', cost: 6, an: 7, dn: 5, pool: 2, starter: 1 },
    action(destroyAny(2)),
    replaced(thisRetires, verb('toReserves', it)),
  ),
  seraph(
    'high-priestess',
    'Velekněžka',
    'High Priestess',
    { rank: 'champion', cost: 5, an: 5, dn: 5, pool: 2, starter: 1 },
    action(heal(5)),
    static_([add(yourMonsters, 'dn', 1)]),
  ),
  seraph(
    'throne',
    'Trůn',
    'Throne',
    { rank: 'champion', cost: 5, an: 5, dn: 5, pool: 2 },
    action(deployLossTop, { tags: ['deploys'] }),
    activated(2, cancel, 'cancel', 'cancel-action', 'once'),
  ),
];
