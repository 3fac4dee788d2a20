import type { CardDecl } from '@bojiste/kernel';
import { seq } from '@bojiste/kernel/effects/build';
import {
  damage,
  deployLossTop,
  destroyAny,
  destroyEnemy,
  discard,
  foeDiscards,
  foeDiscardsCard,
  heal,
  liquidateLosses,
  mayDraw,
  resurrect,
  sacrificeFor,
  suffer,
  thisStrikes,
  youDestroyEnemy,
  yoursDestroyed,
  youSacrifice,
  youStrike,
} from '../../words.ts';
import { action, activated, faction, triggered } from '../make.ts';

/** Styxie: elites and champions. */

const styx = faction('styxia');

const HARVEST = {
  cs: 'Kdykoli zničíte nepřítele, oživte z protivníkových ztrát 1 vrchní kartu.',
  en: "Whenever you destroy an enemy, resurrect 1 card from the top of the opponent's loss pile.",
};
const RUIN = {
  cs: 'Kdykoli protivník odhodí kartu vlivem efektu, uštědřete mu 1 DMG.',
  en: 'Whenever an effect makes the opponent discard a card, deal 1 damage to the opponent.',
};

export const leaders: readonly CardDecl[] = [
  styx(
    'reaper',
    'Žnec',
    'Reaper',
    {
      rank: 'elite',
      cost: 3,
      an: 4,
      dn: 3,
      pool: 2,
      starter: 2,
      says: ['Co pokosí, to si odveze.', 'What he mows he carts away.'],
    },
    action(destroyEnemy),
    triggered(youDestroyEnemy, resurrect(1), HARVEST),
  ),
  styx(
    'soul-broker',
    'Obchodník s dušemi',
    'Soul Broker',
    {
      rank: 'elite',
      cost: 3,
      an: 4,
      dn: 3,
      pool: 2,
      says: ['Kupuje levně. Prodává jen sobě.', 'He buys cheap and sells only to himself.'],
    },
    action(sacrificeFor(resurrect(3))),
    activated(1, sacrificeFor(mayDraw(2))),
  ),
  styx(
    'herald-of-ruin',
    'Hlasatel zkázy',
    'Herald of Ruin',
    {
      rank: 'elite',
      cost: 3,
      an: 4,
      dn: 2,
      pool: 2,
      starter: 1,
      says: ['Dobrá zpráva: už žádná nepřijde.', 'Good news: there will be no more.'],
    },
    action(seq(foeDiscards(2), discard(1))),
    triggered(foeDiscardsCard, damage(1), RUIN),
  ),
  styx(
    'siege-demon',
    'Obléhací démon',
    'Siege Demon',
    {
      rank: 'elite',
      cost: 3,
      an: 7,
      dn: 2,
      pool: 2,
      starter: 1,
      says: ['Bránu vyrazí. Čí, to je mu jedno.', 'It breaks gates. Whose, it does not ask.'],
    },
    action(destroyAny(1)),
    triggered(thisStrikes, suffer(1)),
  ),
  styx(
    'soul-eater',
    'Pojídač duší',
    'Soul Eater',
    {
      rank: 'elite',
      cost: 4,
      an: 5,
      dn: 4,
      pool: 2,
      says: ['Po něm nezbude ani co léčit.', 'It leaves nothing to heal.'],
    },
    action(liquidateLosses(5)),
    triggered(yoursDestroyed, damage(1)),
  ),
  styx(
    'lord-of-chains',
    'Pán řetězů',
    'Lord of Chains',
    {
      rank: 'champion',
      cost: 4,
      an: 5,
      dn: 4,
      pool: 2,
      says: ['Každý článek kdysi někoho držel za ruku.', 'Every link once held somebody by the hand.'],
    },
    action(resurrect(3)),
    activated(1, sacrificeFor(destroyEnemy), 'once'),
  ),
  styx(
    'queen-of-styx',
    'Královna Styxu',
    'Queen of Styx',
    {
      rank: 'champion',
      cost: 5,
      an: 6,
      dn: 4,
      pool: 2,
      starter: 1,
      says: ['Její dvůr mlčí. Jazyky má v klenotnici.', 'Her court is silent. The tongues are in the treasury.'],
    },
    action(foeDiscards(3)),
    triggered(youStrike, foeDiscards(1)),
  ),
  styx(
    'necromancer',
    'Nekromant',
    'Necromancer',
    {
      rank: 'champion',
      cost: 5,
      an: 5,
      dn: 4,
      pool: 2,
      says: ['Umírání bere jako výcvik.', 'He counts dying as training.'],
    },
    action(deployLossTop, { tags: ['deploys'] }),
    triggered(youSacrifice, heal(2)),
  ),
  styx(
    'abyss-dragon',
    'Drak propasti',
    'Abyss Dragon',
    {
      rank: 'champion',
      cost: 6,
      an: 8,
      dn: 4,
      pool: 2,
      starter: 1,
      says: ['Nehlídá poklad. Hlídá dno.', 'It guards no hoard. It guards the bottom.'],
    },
    action(sacrificeFor(damage(7))),
    triggered(youSacrifice, damage(2)),
  ),
];
