import type { CardDecl } from '@bojiste/kernel';
import { add } from '@bojiste/kernel/effects/build';
import {
  bounceEnemy,
  damage,
  draw,
  heal,
  isDefending,
  mayDraw,
  ready,
  stash,
  thisCard,
  thisStrikes,
  thisSupports,
  vision,
  yoursDestroyed,
} from '../../words.ts';
import { action, activated, defenderAura, faction, static_, triggered } from '../make.ts';

/** Serafie: protection, healing, control. Soldiers and veterans. */

const seraph = faction('seraphia');

export const ranks: readonly CardDecl[] = [
  seraph(
    'acolyte',
    'Akolytka',
    'Acolyte',
    { rank: 'soldier', cost: 0, an: 1, dn: 2, pool: 4, starter: 4 },
    action(heal(1)),
    static_([add(thisCard, 'dn', 1)], isDefending),
  ),
  seraph(
    'bell-ringer',
    'Zvoník',
    'Bell Ringer',
    { rank: 'soldier', cost: 0, an: 2, dn: 1, pool: 4, starter: 4 },
    action(draw(1), { tags: ['wide'] }),
    activated(1, heal(1)),
  ),
  seraph(
    'pilgrim-guard',
    'Poutní stráž',
    'Pilgrim Guard',
    { rank: 'soldier', cost: 1, an: 2, dn: 2, pool: 4, starter: 4 },
    action(damage(2)),
    triggered(thisSupports, heal(1)),
  ),
  seraph(
    'dove-keeper',
    'Holubářka',
    'Dove Keeper',
    { rank: 'soldier', cost: 1, an: 2, dn: 2, pool: 4, starter: 4 },
    action(ready(2)),
    triggered(thisSupports, mayDraw(1)),
  ),
  seraph(
    'confessor',
    'Zpovědník',
    'Confessor',
    { rank: 'soldier', cost: 1, an: 2, dn: 2, pool: 4 },
    action(vision(3), { tags: ['wide'] }),
    triggered(thisStrikes, heal(1)),
  ),
  seraph(
    'sword-sister',
    'Sestra meče',
    'Sister of the Sword',
    { rank: 'veteran', cost: 2, an: 3, dn: 2, pool: 4, starter: 3 },
    action(damage(3)),
    triggered(thisStrikes, heal(1)),
  ),
  seraph(
    'wall-of-faith',
    'Zeď víry',
    'Wall of Faith',
    { rank: 'veteran', cost: 2, an: 2, dn: 4, pool: 4, starter: 3 },
    action(heal(2)),
    defenderAura('your', 1),
  ),
  seraph(
    'inquisitor',
    'Inkvizitor',
    'Inquisitor',
    { rank: 'veteran', cost: 2, an: 4, dn: 2, pool: 4, starter: 3 },
    action(bounceEnemy(2)),
    activated(1, heal(1)),
  ),
  seraph(
    'relic-bearer',
    'Nosička relikvie',
    'Relic Bearer',
    { rank: 'veteran', cost: 2, an: 3, dn: 3, pool: 4 },
    action(stash),
    triggered(yoursDestroyed, heal(1)),
  ),
];
