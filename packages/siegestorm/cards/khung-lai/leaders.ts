import type { CardDecl } from '@bojiste/kernel';
import { add, atMost, divDown, ge, it, verb } from '@bojiste/kernel/effects/build';
import {
  allies,
  cancel,
  damage,
  deployFromHand,
  destroyEnemy,
  enemies,
  liquidateEnemy,
  metamorphosis,
  placeFromHand,
  ready,
  reserves,
  steal,
  thisCard,
  thisRetires,
  yoursSupport,
  yoursTransform,
} from '../../words.ts';
import {
  action,
  activated,
  extraDraw,
  faction,
  onceTriggered,
  replaced,
  safeReserves,
  static_,
  triggered,
} from '../make.ts';

/** Čchun-laj: elites and champions. */

const court = faction('khung-lai');

const MASKS = {
  cs: 'Jednou za tah, když se tvá nestvůra promění, uštědři protivníkovi 2 DMG.',
  en: 'Once per turn, when your monster is metamorphosed, deal 2 damage to the opponent.',
};
const GRANARIES = {
  cs: 'Tato nestvůra má +1 k ÚČ za každé 2 tvé zálohy.',
  en: 'This monster has +1 attack for every 2 of your reserves.',
};
const PER_RESERVE = {
  wording: {
    cs: 'Uštědři protivníkovi 1 DMG za každou svou zálohu, nejvýše 6.',
    en: 'Deal 1 damage to the opponent for each of your reserves, at most 6.',
  },
};

export const leaders: readonly CardDecl[] = [
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
      says: ['Hvězdy to věděly. Jen se jich nikdo nezeptal včas.', 'The stars knew. Nobody asked in time.'],
    },
    action(cancel, { tags: ['cancel'] }),
    extraDraw,
  ),
  court(
    'veteran-master',
    'Vysloužilý mistr',
    'Veteran Master',
    {
      rank: 'elite',
      cost: 3,
      an: 6,
      dn: 3,
      pool: 2,
      starter: 2,
      clauses: ['SS-CARD-vyslouzily-mistr'],
      says: ['Odešel na odpočinek. Třikrát.', 'He has retired. Three times.'],
    },
    action(damage(3)),
    replaced(thisRetires, verb('toReserves', it)),
  ),
  court(
    'mask-maker',
    'Maskér',
    'Mask Maker',
    {
      rank: 'elite',
      cost: 3,
      an: 3,
      dn: 3,
      pool: 2,
      says: ['Tvář je jen nejstarší maska.', 'A face is only the oldest mask.'],
    },
    action(ready(4)),
    onceTriggered(yoursTransform, damage(2), MASKS),
  ),
  court(
    'jade-golem',
    'Nefritový golem',
    'Jade Golem',
    {
      rank: 'elite',
      cost: 4,
      an: 6,
      dn: 5,
      pool: 2,
      starter: 2,
      says: ['Ticho má v sobě. Hluk si najde venku.', 'It keeps silence within and finds noise without.'],
    },
    action(destroyEnemy),
    static_([add(enemies, 'an', -1)]),
  ),
  court(
    'judge-of-the-dead',
    'Soudce podsvětí',
    'Judge of the Dead',
    {
      rank: 'elite',
      cost: 4,
      an: 4,
      dn: 4,
      pool: 2,
      says: ['Odvolání se podává v příštím životě.', 'Appeals are heard in the next life.'],
    },
    action(liquidateEnemy(3)),
    triggered(yoursSupport, damage(1)),
  ),
  court(
    'grand-vizier-ikee',
    'Velkovezír Ikee',
    'Grand Vizier Ikee',
    {
      rank: 'champion',
      cost: 5,
      an: 7,
      dn: 4,
      pool: 2,
      starter: 1,
      clauses: ['SS-CARD-velkovezir-ikee'],
      says: ['Císař vládne. Ikee rozhoduje, komu.', 'The emperor rules. Ikee decides whom.'],
    },
    action(placeFromHand()),
    static_([add(allies, 'an', 1)], ge(reserves, 2)),
  ),
  court(
    'lady-of-a-thousand-faces',
    'Paní tisíce tváří',
    'Lady of a Thousand Faces',
    {
      rank: 'champion',
      cost: 5,
      an: 6,
      dn: 4,
      pool: 2,
      starter: 1,
      says: ['Tisící prvá tvář je tvoje.', 'The thousand and first face is yours.'],
    },
    action(steal(2)),
    activated(1, metamorphosis, 'metamorphosis'),
  ),
  court(
    'son-of-heaven',
    'Syn nebes',
    'Son of Heaven',
    {
      rank: 'champion',
      cost: 5,
      an: 5,
      dn: 5,
      pool: 2,
      says: ['Slunce mu vychází na jeho rozkaz, jen o něm neví.', 'The sun rises at his command and does not know it.'],
    },
    action(deployFromHand(4), { tags: ['deploys'] }),
    safeReserves,
  ),
  court(
    'heavenly-general',
    'Nebeský generál',
    'Heavenly General',
    {
      rank: 'champion',
      cost: 6,
      an: 8,
      dn: 5,
      pool: 2,
      starter: 1,
      says: [
        'Bitvu vyhrál v kuchyni. Tady ji jen podepíše.',
        'He won the battle in the kitchens. Here he only signs it.',
      ],
    },
    action(damage(atMost(6, reserves)), PER_RESERVE),
    static_([add(thisCard, 'an', divDown(reserves, 2))], undefined, GRANARIES),
  ),
];
