import type { CardDecl } from '@bojiste/kernel';
import { add, it, verb } from '@bojiste/kernel/effects/build';
import {
  allies,
  cancel,
  damage,
  damageEach,
  deployFromHand,
  deployLossTop,
  destroyAny,
  destroyEnemy,
  enemies,
  extraTurn,
  heal,
  liquidateLosses,
  thisRetires,
  youSacrifice,
  youStrike,
} from '../../words.ts';
import { action, activated, extraDraw, faction, piercing, replaced, static_, triggered } from '../make.ts';

/** Yrsa: elites and champions. */

const yrsa = faction('yrsa');

export const leaders: readonly CardDecl[] = [
  yrsa(
    'jarl',
    'Jarl',
    'Jarl',
    { rank: 'elite', cost: 3, an: 4, dn: 2, pool: 2, starter: 2 },
    action(deployFromHand(2), { tags: ['deploys'] }),
    static_([add(allies, 'an', 1)]),
  ),
  yrsa(
    'mammoth-rider',
    'Mamutí jezdec',
    'Mammoth Rider',
    { rank: 'elite', cost: 4, an: 6, dn: 3, pool: 2, starter: 2 },
    action(destroyEnemy),
    piercing(1),
  ),
  yrsa(
    'seidkona',
    'Seidkona',
    'Seidkona',
    { rank: 'elite', cost: 3, an: 3, dn: 3, pool: 2 },
    action(cancel, { tags: ['cancel'] }),
    activated(2, cancel, 'cancel', 'cancel-action', 'once'),
  ),
  yrsa(
    'blood-skald',
    'Krvavý skald',
    'Blood Skald',
    { rank: 'elite', cost: 3, an: 5, dn: 2, pool: 2, starter: 2 },
    action(damageEach(3)),
    triggered(youSacrifice, damage(2)),
  ),
  yrsa(
    'frost-giant',
    'Ledový obr',
    'Frost Giant',
    { rank: 'elite', cost: 4, an: 5, dn: 4, pool: 2 },
    action(destroyAny(1)),
    static_([add(enemies, 'an', -1)]),
  ),
  yrsa(
    'war-queen',
    'Válečná královna',
    'War Queen',
    { rank: 'champion', cost: 5, an: 6, dn: 4, pool: 2, starter: 1 },
    action(extraTurn, { tags: ['wide'] }),
    triggered(youStrike, heal(1)),
  ),
  yrsa(
    'sea-wyrm',
    'Mořský wyrm',
    'Sea Wyrm',
    { rank: 'champion', cost: 6, an: 8, dn: 4, pool: 2, starter: 1 },
    action(damage(6)),
    replaced(thisRetires, verb('toReserves', it)),
  ),
  yrsa(
    'gatherer-of-the-fallen',
    'Sběračka padlých',
    'Gatherer of the Fallen',
    { rank: 'champion', cost: 5, an: 5, dn: 4, pool: 2, starter: 1 },
    action(deployLossTop, { tags: ['deploys'] }),
    triggered(youStrike, heal(2)),
  ),
  yrsa(
    'norn',
    'Norna',
    'Norn',
    { rank: 'champion', cost: 5, an: 4, dn: 5, pool: 2 },
    action(liquidateLosses(2)),
    extraDraw,
  ),
];
