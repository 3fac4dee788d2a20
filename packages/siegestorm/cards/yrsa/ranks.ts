import type { CardDecl } from '@bojiste/kernel';
import { add, lasts } from '@bojiste/kernel/effects/build';
import {
  damage,
  foeDiscards,
  foeUndefended,
  heal,
  isDefending,
  mayDraw,
  ready,
  resurrect,
  sacrificeFor,
  steal,
  thisCard,
  thisStrikes,
  thisSupports,
  vision,
  yoursDestroyed,
  youSacrifice,
} from '../../words.ts';
import { action, activated, defenderAura, faction, static_, triggered } from '../make.ts';

/** Yrsa, the northern clans: pressure, sacrifice, resurrection, healing. Soldiers and veterans. */

const yrsa = faction('yrsa');

export const ranks: readonly CardDecl[] = [
  yrsa(
    'shield-maiden',
    'Štítonoška',
    'Shield Maiden',
    { rank: 'soldier', cost: 0, an: 1, dn: 2, pool: 4, starter: 4 },
    action(heal(1)),
    static_([add(thisCard, 'dn', 1)], isDefending),
  ),
  yrsa(
    'axeman',
    'Sekerník',
    'Axeman',
    { rank: 'soldier', cost: 0, an: 2, dn: 1, pool: 4, starter: 4 },
    action(damage(1)),
    static_([add(thisCard, 'againstMonsters', 1)]),
  ),
  yrsa(
    'wolf-tracker',
    'Vlčí stopař',
    'Wolf Tracker',
    { rank: 'soldier', cost: 1, an: 3, dn: 1, pool: 4, starter: 4 },
    action(damage(2)),
    static_([add(thisCard, 'an', 1)], foeUndefended),
  ),
  yrsa(
    'sled-supplier',
    'Zásobovač saní',
    'Sled Supplier',
    { rank: 'soldier', cost: 1, an: 2, dn: 2, pool: 4, starter: 4 },
    action(ready(2)),
    triggered(thisSupports, mayDraw(1)),
  ),
  yrsa(
    'rune-keeper',
    'Runopravkyně',
    'Rune Keeper',
    { rank: 'soldier', cost: 1, an: 1, dn: 2, pool: 4 },
    action(vision(3), { tags: ['wide'] }),
    activated(1, heal(1)),
  ),
  yrsa(
    'berserker',
    'Berserkr',
    'Berserker',
    { rank: 'veteran', cost: 2, an: 5, dn: 0, pool: 4, starter: 3 },
    action(sacrificeFor(damage(3))),
    triggered(youSacrifice, lasts('turn', add(thisCard, 'an', 1))),
  ),
  yrsa(
    'shield-wall',
    'Hradba štítů',
    'Shield Wall',
    { rank: 'veteran', cost: 2, an: 2, dn: 4, pool: 4, starter: 3 },
    action(heal(3)),
    defenderAura('your', 1),
  ),
  yrsa(
    'raven-scout',
    'Havraní zvěd',
    'Raven Scout',
    { rank: 'veteran', cost: 2, an: 4, dn: 1, pool: 4, starter: 3 },
    action(steal(1)),
    triggered(thisStrikes, foeDiscards(1)),
  ),
  yrsa(
    'barrow-warden',
    'Mohylník',
    'Barrow Warden',
    { rank: 'veteran', cost: 2, an: 3, dn: 2, pool: 4 },
    action(resurrect(2)),
    triggered(yoursDestroyed, heal(1)),
  ),
];
