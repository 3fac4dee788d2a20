import type { CardDecl } from '@bojiste/kernel';
import { add, it, verb } from '@bojiste/kernel/effects/build';
import {
  damage,
  destroyReserve,
  draw,
  foeDiscards,
  isDefending,
  mayDraw,
  metamorphosis,
  placeFromHand,
  ready,
  resurrect,
  thisCard,
  thisStrikes,
  thisSupports,
  vision,
  yoursRetire,
} from '../../words.ts';
import { action, activated, defenderAura, faction, replaced, static_, triggered } from '../make.ts';

/** Čchun-laj, the eastern court: reserves, vision, metamorphosis, cancelling. Soldiers and veterans. */

const court = faction('khung-lai');

export const ranks: readonly CardDecl[] = [
  court(
    'rice-militia',
    'Rýžový milicionář',
    'Rice Militiaman',
    { rank: 'soldier', cost: 0, an: 2, dn: 1, pool: 4, starter: 4 },
    action(draw(1), { tags: ['wide'] }),
    static_([add(thisCard, 'dn', 1)], isDefending),
  ),
  court(
    'fist-student',
    'Učedník pěsti',
    'Student of the Fist',
    { rank: 'soldier', cost: 0, an: 3, dn: 0, pool: 4, starter: 4 },
    action(damage(1)),
    activated(1, metamorphosis, 'metamorphosis'),
  ),
  court(
    'lamplighter',
    'Lampář',
    'Lamplighter',
    { rank: 'soldier', cost: 1, an: 2, dn: 3, pool: 4, starter: 2 },
    action(vision(3), { tags: ['wide'] }),
    activated(1, vision(2), 'wide'),
  ),
  court(
    'litter-bearer',
    'Nosič nosítek',
    'Litter Bearer',
    { rank: 'soldier', cost: 1, an: 2, dn: 3, pool: 4, starter: 4 },
    action(placeFromHand(3)),
    triggered(thisSupports, mayDraw(1)),
  ),
  court(
    'harbour-thief',
    'Zlodějka z přístavu',
    'Harbour Thief',
    { rank: 'soldier', cost: 1, an: 3, dn: 1, pool: 4, starter: 2 },
    action(foeDiscards(1)),
    triggered(thisStrikes, foeDiscards(1)),
  ),
  court(
    'imperial-spearman',
    'Císařský kopiník',
    'Imperial Spearman',
    { rank: 'veteran', cost: 2, an: 4, dn: 3, pool: 4, starter: 3 },
    action(damage(3)),
    defenderAura('your', 1),
  ),
  court(
    'armoured-yak',
    'Obrněný jak',
    'Armoured Yak',
    { rank: 'veteran', cost: 2, an: 3, dn: 3, pool: 4, starter: 3, clauses: ['SS-CARD-obrneny-jak'] },
    action(ready(3)),
    replaced(yoursRetire, verb('returnToHand', it)),
  ),
  court(
    'assassin',
    'Nájemný vrah',
    'Assassin',
    { rank: 'veteran', cost: 2, an: 3, dn: 3, pool: 4, starter: 3, clauses: ['SS-CARD-najemny-vrah'] },
    action(damage(2)),
    activated(2, destroyReserve(1)),
  ),
  court(
    'fox-double',
    'Liščí dvojnice',
    'Fox Double',
    { rank: 'veteran', cost: 2, an: 3, dn: 2, pool: 4 },
    action(resurrect(2)),
    activated(1, metamorphosis, 'metamorphosis'),
  ),
];
