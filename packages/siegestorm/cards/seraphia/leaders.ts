import type { CardDecl } from '@bojiste/kernel';
import { add, atMost, seq } from '@bojiste/kernel/effects/build';
import {
  bounceAny,
  cancel,
  cancelAction,
  damage,
  deployLossTop,
  destroyEnemy,
  enemies,
  extraTurn,
  heal,
  healed,
  isDefending,
  protect,
  vision,
  youHeal,
  yourDrawStep,
  yourMonsters,
  youStrike,
} from '../../words.ts';
import { action, activated, defenderAura, faction, onceTriggered, static_, triggered } from '../make.ts';

/** Serafie: elites and champions. */

const seraph = faction('seraphia');

const PER_HEALED = {
  wording: {
    cs: 'Uštědři protivníkovi 1 DMG za každou kartu ve svém balíčku léčení, nejvýše 6.',
    en: 'Deal 1 damage to the opponent for each card in your healing deck, at most 6.',
  },
};
const VISIONS = {
  cs: 'Jednou za tah, když se vyléčíš, uštědři protivníkovi 2 DMG.',
  en: 'Once per turn, when you heal, deal 2 damage to the opponent.',
};

export const leaders: readonly CardDecl[] = [
  seraph(
    'archon',
    'Archont',
    'Archon',
    { rank: 'elite', cost: 3, an: 4, dn: 3, pool: 2, starter: 2, says: ['„Ne.“', '"No."'] },
    action(seq(cancel, heal(2)), { tags: ['cancel'] }),
    activated(2, cancelAction, 'cancel', 'cancel-action', 'once'),
  ),
  seraph(
    'seraph-guardian',
    'Serafí strážce',
    'Seraph Guardian',
    {
      rank: 'elite',
      cost: 3,
      an: 3,
      dn: 5,
      pool: 2,
      starter: 1,
      clauses: ['SS-CARD-anon-protection'],
      says: ['Šest křídel. Čtyři z nich jsou štíty.', 'Six wings. Four of them are shields.'],
    },
    action(destroyEnemy),
    activated(1, protect, 'protects'),
  ),
  seraph(
    'saint',
    'Světice',
    'Saint',
    {
      rank: 'elite',
      cost: 3,
      an: 3,
      dn: 3,
      pool: 2,
      starter: 2,
      says: ['Za života zázrak. Po smrti dva.', 'One miracle in life. Two after.'],
    },
    action(heal(3)),
    triggered(youStrike, heal(1)),
  ),
  seraph(
    'oracle',
    'Věštkyně',
    'Oracle',
    {
      rank: 'elite',
      cost: 3,
      an: 3,
      dn: 3,
      pool: 2,
      says: ['Vidí konec. Proto se usmívá.', 'She sees the end. That is why she smiles.'],
    },
    action(vision(4), { tags: ['wide'] }),
    onceTriggered(youHeal, damage(2), VISIONS),
  ),
  seraph(
    'exorcist',
    'Exorcista',
    'Exorcist',
    {
      rank: 'elite',
      cost: 4,
      an: 5,
      dn: 4,
      pool: 2,
      starter: 1,
      says: ['Zlo neničí. Posílá je domů.', 'He does not destroy evil. He sends it home.'],
    },
    action(bounceAny),
    static_([add(enemies, 'an', -1)], isDefending),
  ),
  seraph(
    'throne',
    'Trůn',
    'Throne',
    {
      rank: 'champion',
      cost: 4,
      an: 4,
      dn: 5,
      pool: 2,
      says: ['Nesedí na něm nikdo. Nikdo jiný by se nevešel.', 'No one sits upon it. No one else would fit.'],
    },
    action(deployLossTop, { tags: ['deploys'] }),
    triggered(yourDrawStep, heal(1)),
  ),
  seraph(
    'angel-of-dawn',
    'Anděl úsvitu',
    'Angel of Dawn',
    {
      rank: 'champion',
      cost: 5,
      an: 5,
      dn: 4,
      pool: 2,
      starter: 1,
      says: ['Noc měla ještě hodinu. Anděl ji zkrátil.', 'The night had an hour left. The angel cut it short.'],
    },
    action(extraTurn, { tags: ['wide'] }),
    triggered(youStrike, heal(1)),
  ),
  seraph(
    'high-priestess',
    'Velekněžka',
    'High Priestess',
    {
      rank: 'champion',
      cost: 5,
      an: 4,
      dn: 5,
      pool: 2,
      starter: 1,
      says: ['Každou uzdravenou ránu někomu vrátí.', 'Every wound she heals she gives back to someone.'],
    },
    action(damage(atMost(6, healed)), PER_HEALED),
    static_([add(yourMonsters, 'dn', 1)]),
  ),
  seraph(
    'archangel',
    'Archanděl',
    'Archangel',
    {
      rank: 'champion',
      cost: 6,
      an: 7,
      dn: 5,
      pool: 2,
      starter: 1,
      says: ['Nebe otevřelo bránu dovnitř i ven.', 'Heaven opened its gate both ways.'],
    },
    action(seq(damage(3), heal(3))),
    defenderAura('your', 2),
  ),
];
