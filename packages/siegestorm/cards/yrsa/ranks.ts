import type { CardDecl } from '@bojiste/kernel';
import { add, count, ge, lasts, seq } from '@bojiste/kernel/effects/build';
import {
  allies,
  cancelAction,
  damage,
  damageEach,
  deployFromHand,
  destroyReserve,
  foeUndefended,
  inFoeTurn,
  isDefending,
  isHolding,
  losses,
  suffer,
  thisCard,
  thisHolds,
  yourDefender,
} from '../../words.ts';
import { action, activated, faction, piercing, static_, triggered } from '../make.ts';

/** Yrsa, the northern clans: strike first and every turn, advance out of turn, hold the front. Soldiers and veterans. */

const yrsa = faction('yrsa');

/** The defender of an army is one: said in the singular. */
const WALL = {
  cs: 'Drží-li tato nestvůra pozici, má obránce tvé armády +2 k OČ.',
  en: 'While this monster holds position, the defender of your army has +2 defence.',
};

export const ranks: readonly CardDecl[] = [
  yrsa(
    'axeman',
    'Sekerník',
    'Axeman',
    { rank: 'soldier', cost: 0, an: 2, dn: 1, pool: 4, starter: 4, says: ['„Na dveře neklepu.“', '"I do not knock."'] },
    action(damage(1)),
    static_([add(thisCard, 'againstMonsters', 1)]),
  ),
  yrsa(
    'shield-maiden',
    'Štítonoška',
    'Shield Maiden',
    {
      rank: 'soldier',
      cost: 0,
      an: 1,
      dn: 2,
      pool: 4,
      starter: 3,
      says: ['Udeř do jejího štítu a štít udeří do tebe.', 'Strike her shield and the shield strikes back.'],
    },
    action(inFoeTurn(damage(2), damage(1))),
    static_([add(thisCard, 'dn', 1)], isDefending),
  ),
  yrsa(
    'wolf-pup',
    'Vlče',
    'Wolf Pup',
    {
      rank: 'soldier',
      cost: 0,
      an: 1,
      dn: 0,
      pool: 4,
      starter: 3,
      says: ['Samo kňučí. Se smečkou vyje.', 'Alone it whines. With the pack it howls.'],
    },
    action(damage(1)),
    static_([add(thisCard, 'an', count(allies))]),
  ),
  yrsa(
    'wolf-tracker',
    'Vlčí stopař',
    'Wolf Tracker',
    {
      rank: 'soldier',
      cost: 1,
      an: 3,
      dn: 1,
      pool: 4,
      starter: 4,
      says: ['Nehledá stopy. Hledá ty, kdo je nechali.', 'He looks not for tracks but for those who left them.'],
    },
    action(damage(2)),
    static_([add(thisCard, 'an', 1)], foeUndefended),
  ),
  yrsa(
    'sled-supplier',
    'Zásobovač saní',
    'Sled Supplier',
    {
      rank: 'soldier',
      cost: 1,
      an: 2,
      dn: 2,
      pool: 4,
      starter: 3,
      says: ['Sáně jedou tam lehké a zpět těžké.', 'The sleds go out light and come back heavy.'],
    },
    action(deployFromHand(1), { tags: ['deploys'] }),
    triggered(thisHolds, damage(2)),
  ),
  yrsa(
    'rune-keeper',
    'Runopravkyně',
    'Rune Keeper',
    {
      rank: 'soldier',
      cost: 1,
      an: 1,
      dn: 2,
      pool: 4,
      says: ['Runa krve se píše vlastní.', 'The rune of blood is written in your own.'],
    },
    action(damageEach(2)),
    activated(1, lasts('turn', add(allies, 'an', 1)), 'once'),
  ),
  yrsa(
    'berserker',
    'Berserkr',
    'Berserker',
    {
      rank: 'veteran',
      cost: 2,
      an: 5,
      dn: 0,
      pool: 4,
      starter: 3,
      says: ['Bolest je pro něj druhý dech.', 'Pain is his second wind.'],
    },
    action(seq(damage(3), suffer(1))),
    static_([add(thisCard, 'an', 2)], ge(losses, 12)),
  ),
  yrsa(
    'shield-wall',
    'Hradba štítů',
    'Shield Wall',
    {
      rank: 'veteran',
      cost: 2,
      an: 2,
      dn: 4,
      pool: 4,
      starter: 2,
      says: ['Projít se dá. Jen ne najednou a ne živý.', 'You may pass. Not all at once and not alive.'],
    },
    action(cancelAction, { tags: ['cancel', 'cancel-action'] }),
    static_([add(yourDefender, 'dn', 2)], isHolding, WALL),
  ),
  yrsa(
    'raven-scout',
    'Havraní zvěd',
    'Raven Scout',
    {
      rank: 'veteran',
      cost: 2,
      an: 4,
      dn: 1,
      pool: 4,
      starter: 3,
      says: ['Havran ví, kde máte sklad. A teď to ví i on.', 'The raven knows your storehouse. Now so does he.'],
    },
    action(destroyReserve(1)),
    piercing(1),
  ),
];
