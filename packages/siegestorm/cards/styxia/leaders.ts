import type { CardDecl } from '@bojiste/kernel';
import { add } from '@bojiste/kernel/effects/build';
import {
  advance,
  allies,
  damage,
  damageEach,
  deployLossTop,
  destroyAny,
  destroyEnemy,
  enemies,
  extraTurn,
  foeDiscards,
  heal,
  liquidateLosses,
  mayDraw,
  sacrificeFor,
  steal,
  thisCard,
  yoursDestroyed,
  youSacrifice,
  youStrike,
} from '../../words.ts';
import { action, activated, faction, piercing, static_, triggered } from '../make.ts';

/** Styxie: elites and champions. */

const styx = faction('styxia');

export const leaders: readonly CardDecl[] = [
  styx(
    'reaper',
    'Žnec',
    'Reaper',
    { rank: 'elite', cost: 3, an: 4, dn: 3, pool: 2, starter: 2 },
    action(destroyEnemy),
    static_([add(thisCard, 'againstMonsters', 2)]),
  ),
  styx(
    'soul-broker',
    'Obchodník s dušemi',
    'Soul Broker',
    { rank: 'elite', cost: 3, an: 4, dn: 3, pool: 2, starter: 2 },
    action(steal(1)),
    activated(1, sacrificeFor(mayDraw(2))),
  ),
  styx(
    'siege-demon',
    'Obléhací démon',
    'Siege Demon',
    { rank: 'elite', cost: 4, an: 6, dn: 3, pool: 2, starter: 2 },
    action(destroyAny(1)),
    piercing(1),
  ),
  styx(
    'herald-of-ruin',
    'Hlasatel zkázy',
    'Herald of Ruin',
    { rank: 'elite', cost: 3, an: 3, dn: 2, pool: 2 },
    action(advance),
    static_([add(allies, 'an', 1)]),
  ),
  styx(
    'soul-eater',
    'Pojídač duší',
    'Soul Eater',
    { rank: 'elite', cost: 4, an: 5, dn: 3, pool: 2 },
    action(liquidateLosses(3)),
    triggered(yoursDestroyed, damage(1)),
  ),
  styx(
    'queen-of-styx',
    'Královna Styxu',
    'Queen of Styx',
    { rank: 'champion', cost: 5, an: 6, dn: 4, pool: 2, starter: 1 },
    action(foeDiscards(3)),
    triggered(youStrike, foeDiscards(1)),
  ),
  styx(
    'abyss-dragon',
    'Drak propasti',
    'Abyss Dragon',
    { rank: 'champion', cost: 6, an: 8, dn: 4, pool: 2, starter: 1 },
    action(damageEach(5)),
    static_([add(allies, 'an', 1)]),
  ),
  styx(
    'necromancer',
    'Nekromant',
    'Necromancer',
    { rank: 'champion', cost: 5, an: 5, dn: 4, pool: 2, starter: 1 },
    action(deployLossTop, { tags: ['deploys'] }),
    triggered(youSacrifice, heal(2)),
  ),
  styx(
    'lord-of-chains',
    'Pán řetězů',
    'Lord of Chains',
    { rank: 'champion', cost: 5, an: 5, dn: 5, pool: 2 },
    action(extraTurn, { tags: ['wide'] }),
    static_([add(enemies, 'an', -1)]),
  ),
];
