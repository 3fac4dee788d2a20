import type { CardDecl } from '@bojiste/kernel';
import { add } from '@bojiste/kernel/effects/build';
import {
  damage,
  destroyReserve,
  draw,
  foeDiscards,
  foeUndefended,
  heal,
  isDefending,
  mayDraw,
  ready,
  resurrect,
  sacrificeFor,
  thisCard,
  thisDestroyed,
  thisStrikes,
  thisSupports,
  youSacrifice,
} from '../../words.ts';
import { action, activated, defenderAura, faction, static_, triggered } from '../make.ts';

/** Styxie: discarding, wrecking lines, sacrifice. Soldiers and veterans. */

const styx = faction('styxia');

export const ranks: readonly CardDecl[] = [
  styx(
    'imp',
    'Ďáblík',
    'Imp',
    { rank: 'soldier', cost: 0, an: 2, dn: 1, pool: 4, starter: 4 },
    action(damage(1)),
    triggered(thisDestroyed, foeDiscards(1)),
  ),
  styx(
    'thrall',
    'Otrok',
    'Thrall',
    { rank: 'soldier', cost: 0, an: 1, dn: 2, pool: 4, starter: 4 },
    action(draw(1), { tags: ['wide'] }),
    static_([add(thisCard, 'dn', 1)], isDefending),
  ),
  styx(
    'tormentor',
    'Mučitel',
    'Tormentor',
    { rank: 'soldier', cost: 1, an: 3, dn: 1, pool: 4, starter: 4 },
    action(foeDiscards(1)),
    static_([add(thisCard, 'an', 1)], foeUndefended),
  ),
  styx(
    'ferryman',
    'Převozník',
    'Ferryman',
    { rank: 'soldier', cost: 1, an: 2, dn: 3, pool: 4, starter: 4 },
    action(ready(2)),
    triggered(thisSupports, mayDraw(1)),
  ),
  styx(
    'grave-robber',
    'Vykradač hrobů',
    'Grave Robber',
    { rank: 'soldier', cost: 1, an: 2, dn: 2, pool: 4 },
    action(resurrect(1)),
    activated(1, damage(1)),
  ),
  styx(
    'pit-fiend',
    'Běs z jámy',
    'Pit Fiend',
    { rank: 'veteran', cost: 2, an: 5, dn: 1, pool: 4, starter: 3 },
    action(sacrificeFor(damage(4))),
    triggered(youSacrifice, damage(1)),
  ),
  styx(
    'bone-wall',
    'Kostěná hradba',
    'Bone Wall',
    { rank: 'veteran', cost: 2, an: 2, dn: 4, pool: 4, starter: 3 },
    action(sacrificeFor(heal(4))),
    defenderAura('your', 1),
  ),
  styx(
    'whisperer',
    'Našeptávač',
    'Whisperer',
    { rank: 'veteran', cost: 2, an: 4, dn: 3, pool: 4, starter: 3 },
    action(foeDiscards(2)),
    triggered(thisStrikes, foeDiscards(1)),
  ),
  styx(
    'plague-bearer',
    'Morový nosič',
    'Plague Bearer',
    { rank: 'veteran', cost: 2, an: 3, dn: 2, pool: 4, clauses: ['SS-CARD-anon-aura'] },
    action(destroyReserve(1)),
    defenderAura('foe', -1),
  ),
];
