import type { CardDecl } from '@bojiste/kernel';
import { add, it, times, verb } from '@bojiste/kernel/effects/build';
import {
  allies,
  cancel,
  damage,
  deployLossTop,
  destroyAny,
  destroyEnemy,
  enemies,
  extraTurn,
  foeReserves,
  heal,
  liquidateEnemy,
  metamorphosis,
  placeFromHand,
  protect,
  steal,
  thisCard,
  thisRetires,
  yoursDestroyed,
} from '../../words.ts';
import { action, activated, extraDraw, faction, replaced, static_, triggered } from '../make.ts';

/** Čchun-laj: elites and champions. */

const court = faction('khung-lai');

export const leaders: readonly CardDecl[] = [
  court(
    'veteran-master',
    'Vysloužilý mistr',
    'Veteran Master',
    { rank: 'elite', cost: 3, an: 5, dn: 3, pool: 2, starter: 2, clauses: ['SS-CARD-vyslouzily-mistr'] },
    action(damage(3)),
    replaced(thisRetires, verb('toReserves', it)),
  ),
  court(
    'court-astrologer',
    'Dvorní astroložka',
    'Court Astrologer',
    {
      rank: 'elite',
      cost: 3,
      an: 4,
      dn: 4,
      pool: 2,
      starter: 2,
      clauses: ['SS-CARD-anon-cancel', 'SS-CARD-anon-extra-draw'],
    },
    action(cancel, { tags: ['cancel'] }),
    extraDraw,
  ),
  court(
    'jade-golem',
    'Nefritový golem',
    'Jade Golem',
    { rank: 'elite', cost: 4, an: 5, dn: 5, pool: 2, starter: 2 },
    action(destroyEnemy),
    static_([add(enemies, 'an', -1)]),
  ),
  court(
    'cleanser',
    'Čistič',
    'Cleanser',
    { rank: 'elite', cost: 3, an: 5, dn: 2, pool: 2, clauses: ['SS-CARD-cistic'] },
    action(damage(times(2, foeReserves))),
    static_([add(thisCard, 'againstMonsters', 2)]),
  ),
  court(
    'judge-of-the-dead',
    'Soudce podsvětí',
    'Judge of the Dead',
    { rank: 'elite', cost: 4, an: 4, dn: 4, pool: 2 },
    action(liquidateEnemy(3)),
    triggered(yoursDestroyed, heal(1)),
  ),
  court(
    'grand-vizier-ikee',
    'Velkovezír Ikee',
    'Grand Vizier Ikee',
    { rank: 'champion', cost: 5, an: 7, dn: 4, pool: 2, starter: 1, clauses: ['SS-CARD-velkovezir-ikee'] },
    action(placeFromHand()),
    static_([add(allies, 'an', 1)]),
  ),
  court(
    'ancient-dragon',
    'Prastarý drak',
    'Ancient Dragon',
    { rank: 'champion', cost: 6, an: 8, dn: 5, pool: 2, starter: 1, clauses: ['SS-CARD-prastary-drak'] },
    action(destroyAny(2)),
    activated(2, deployLossTop, 'deploys', 'once'),
  ),
  court(
    'lady-of-a-thousand-faces',
    'Paní tisíce tváří',
    'Lady of a Thousand Faces',
    { rank: 'champion', cost: 5, an: 6, dn: 4, pool: 2, starter: 1 },
    action(steal(2)),
    activated(1, metamorphosis, 'metamorphosis'),
  ),
  court(
    'son-of-heaven',
    'Syn nebes',
    'Son of Heaven',
    { rank: 'champion', cost: 5, an: 5, dn: 4, pool: 2, clauses: ['SS-CARD-anon-protection'] },
    action(extraTurn, { tags: ['wide'] }),
    activated(1, protect, 'protects'),
  ),
];
