import type { CardDecl } from '@bojiste/kernel';
import { add, always, it, on, play, seq, verb } from '@bojiste/kernel/effects/build';
import { bossDeck, bossSheet } from '../cards/boss-make.ts';
import { action, activated, faction, replaced, static_, triggered } from '../cards/make.ts';
import * as w from '../words.ts';

/** Cards of the checks: plain monsters of any numbers, and one card for each text the checks speak of. */

const idleness = seq();
const make = faction('yrsa');
const none = { abilities: () => [] };
const idle = { abilities: () => [play('plain.action', idleness, { tags: ['action'] }), react] };
const react = action(idleness).abilities('x')[1];

/** M cost/AN/DN is written m2/5/1. */
function plain(): CardDecl[] {
  const out: CardDecl[] = [];
  for (let cost = 0; cost <= 7; cost++)
    for (let an = 0; an <= 9; an++)
      for (let dn = 0; dn <= 9; dn++)
        out.push(make(`m${cost}/${an}/${dn}`, 'M', 'M', { rank: 'soldier', cost, an, dn, pool: 4 }, idle, none));
  return out;
}

const stats = (text: string) => {
  const [cost, an, dn] = text.split('/').map(Number);
  return { rank: 'soldier', cost, an, dn, pool: 4 } as const;
};
type Box = Parameters<typeof make>[4];
const card = (key: string, numbers: string, red: Box = idle, blue: Box = none): CardDecl =>
  make(key, key, key, stats(numbers), red, blue);

const players: readonly CardDecl[] = [
  card('deal1', '0/1/1', action(w.damage(1))),
  card('deal2', '0/1/1', action(w.damage(2))),
  card('deal2-for2', '2/1/1', action(w.damage(2))),
  card('deal3', '0/1/1', action(w.damage(3))),
  card('deal5', '0/1/1', action(w.damage(5))),
  card('deal10', '0/1/1', action(w.damage(10))),
  card('draw1', '0/3/0', action(w.draw(1), { tags: ['wide'] })),
  card('draw2', '0/1/1', action(w.draw(2))),
  card('draw3', '1/1/1', action(w.draw(3))),
  card('draw3-deal5', '0/1/1', action(seq(w.draw(3), w.damage(5)))),
  card('draw5', '0/1/1', action(w.draw(5))),
  card('deal5-draw1', '0/1/1', action(seq(w.damage(5), w.draw(1)))),
  card('draw1-deploy', '0/1/1', action(seq(w.draw(1), w.deployFromHand(9)))),
  card('heal1', '0/5/1', action(w.heal(1))),
  card('heal2', '0/1/1', action(w.heal(2))),
  card('heal3-for1', '1/1/1', action(w.heal(3))),
  card('vision3', '0/1/1', action(w.vision(3))),
  card('discard1', '0/1/1', action(w.foeDiscards(1))),
  card('steal1', '0/1/1', action(w.steal(1))),
  card('resurrect2', '0/1/1', action(w.resurrect(2))),
  card('ready1', '0/1/1', action(w.ready(1))),
  card('destroy1', '2/1/1', action(w.destroyAny(1))),
  card('destroy-free', '0/1/1', action(w.destroyAny(1))),
  card('destroy-enemy', '0/1/1', action(w.destroyEnemy)),
  card('destroy-reserve', '0/1/1', action(w.destroyReserve(1))),
  card('liquidate-enemy', '0/1/1', action(w.liquidateEnemy(9))),
  card('sacrifice-deal3', '0/1/1', action(w.sacrificeFor(w.damage(3)))),
  card('deploy-hand', '1/1/1', action(w.deployFromHand(9), { tags: ['deploys'] })),
  card('deploy-loss', '0/3/1', action(w.deployLossTop, { tags: ['deploys'] })),
  card('place', '1/1/1', action(w.placeFromHand())),
  card('extra', '0/1/1', action(w.extraTurn)),
  card('advance', '0/1/1', action(w.advance(1))),
  card('cancel', '1/1/1', action(w.cancel, { tags: ['cancel'] })),
  card('cancel-free', '0/1/1', action(w.cancel, { tags: ['cancel'] })),
  card('each2', '0/1/1', action(w.damageEach(2))),
  card('per-reserve', '0/1/1', action(w.damage({ k: 'math', op: 'mul', a: 2, b: w.foeReserves }))),
  // blue boxes
  card('an-allies', '0/2/2', idle, static_([add(w.allies, 'an', 1)])),
  card('an-all', '0/3/0', idle, static_([add(w.yourMonsters, 'an', 1)])),
  card('dn-monsters', '0/0/0', idle, static_([add(w.yourMonsters, 'dn', 1)])),
  card('dn-allies', '0/0/0', idle, static_([add(w.allies, 'dn', 1)])),
  card('foe-dn', '0/0/0', idle, static_([add(w.foeDefender, 'dn', -1)])),
  card('enemies-dn', '0/0/0', idle, static_([add(w.enemies, 'dn', -1)])),
  card('strike-draw', '0/0/0', idle, triggered(w.youStrike, w.draw(1))),
  card('strike-discard', '0/0/0', idle, triggered(w.youStrike, w.foeDiscards(1))),
  card('strike-heal', '0/0/0', idle, triggered(w.youStrike, w.heal(1))),
  card('destroyed-draw', '0/0/0', idle, triggered(w.yoursDestroyed, w.draw(1))),
  card('extra-draw', '0/0/0', idle, triggered(w.yourDrawStep, w.draw(1))),
  card('pay1-deal1', '0/0/0', idle, activated(1, w.damage(1))),
  card('pay1-deal2', '0/0/0', idle, activated(1, w.damage(2))),
  card('pay1-draw1', '0/0/0', idle, activated(1, w.draw(1))),
  card('pay1-heal1', '0/0/0', idle, activated(1, w.heal(1))),
  card('pay2-deal1', '0/0/0', idle, activated(2, w.damage(1))),
  card('pay1-protect', '0/1/1', idle, activated(1, w.protect)),
  card('pay1-meta', '0/1/1', idle, activated(1, w.metamorphosis, 'metamorphosis')),
  card('pay1-dragon', '0/1/1', idle, activated(1, w.deployLossTop, 'deploys')),
  card('pay2-dragon', '0/1/1', idle, activated(2, w.deployLossTop, 'deploys')),
  card('pay1-advance', '0/1/1', idle, activated(1, w.advance(1))),
  card('pay1-reserve', '0/1/1', idle, activated(1, w.destroyReserve(1))),
  card('pay1-cancel-action', '0/1/1', idle, activated(1, w.cancelAction, 'cancel', 'cancel-action')),
  card('strike-to-reserve', '0/4/2', action(w.draw(1)), replaced(w.thisRetires, verb('toReserves', it))),
  card('strikers-to-hand', '0/2/4', idle, replaced(w.yoursRetire, verb('returnToHand', it))),
  card('deal1-and-more', '0/1/1', action(w.damage(1)), static_([add(w.thisCard, 'an', 5)])),
  card('costly-action', '5/3/0', action(w.heal(1))),
  { ...card('cheaper', '0/0/0', idle), abilities: [react, always('cheaper.ability', [add(w.yourHand, 'cost', -2)])] },
];

const bossCard = bossDeck('zloblins', 'basic');
const boss = (key: string, is: Parameters<typeof bossCard>[3]) => bossCard(key, key, key, is);

const bosses: readonly CardDecl[] = [
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((cost) => [
    boss(`b-deploy${cost}`, { order: 'deploy', cost, an: 3, dn: 1 }),
    boss(`b-leader${cost}`, { order: 'leader', cost, an: 1, dn: 1 }),
    boss(`b-action${cost}`, { order: 'action', cost, action: idleness }),
    boss(`b-gang${cost}`, { order: 'special', cost, action: verb('gang') }),
  ]),
  boss('b-an5', { order: 'deploy', cost: 2, an: 5, dn: 2 }),
  boss('b-an4', { order: 'deploy', cost: 2, an: 4, dn: 2 }),
  boss('b-an3-discard', { order: 'deploy', cost: 2, an: 3, dn: 2, action: w.foeDiscards(1) }),
  boss('b-an0', { order: 'deploy', cost: 2, an: 0, dn: 0, action: w.damage(1) }),
  boss('b-shield', { order: 'deploy', cost: 2, an: 2, dn: 3, shield: true }),
  boss('b-shield-leader', { order: 'leader', cost: 2, an: 2, dn: 1, shield: true }),
  boss('b-totem', { order: 'leader', cost: 2, an: 0, dn: 2, totem: verb('restore', 1) }),
  boss('b-totem3', { order: 'leader', cost: 3, an: 0, dn: 2, totem: w.damage(1) }),
  boss('b-totem-hit', { order: 'deploy', cost: 2, an: 0, dn: 2, totem: w.damage(1) }),
  boss('b-rage', { order: 'action', cost: 1, rage: true, action: idleness }),
  boss('b-haste', { order: 'action', cost: 1, rage: true, action: w.advance(1) }),
  boss('b-deal3', { order: 'action', cost: 1, action: w.damage(3) }),
  boss('b-each2', { order: 'action', cost: 1, action: w.damageEach(2) }),
  boss('b-each3', { order: 'action', cost: 1, action: w.damageEach(3) }),
  boss('b-extra', { order: 'action', cost: 1, action: w.extraTurn }),
  boss('b-threat', { order: 'action', cost: 1, action: w.raiseThreat(1) }),
  boss('b-destroy', { order: 'action', cost: 1, action: w.destroyDearestEnemy }),
];

const values = {
  difficulty: 'hard',
  threat: 2,
  basic: 14,
  advanced: 6,
  lives: 20,
  livesCoop: 30,
  hand: 4,
  night: 0,
  clauses: [],
} as const;
const sheets: readonly CardDecl[] = [1, 2, 3, 4, 5].map((hand) =>
  bossSheet(`sheet${hand}`, 'B', 'B', { ...values, hand }),
);
/** Threat +1 when three lives are lost at once. */
const hurtSheet = bossSheet(
  'sheet-hurt',
  'B',
  'B',
  { ...values, hand: 1 },
  on(
    'sheet-hurt.threat',
    { on: 'damaged', if: { k: 'compare', op: 'ge', a: { k: 'event', field: 'amount' }, b: 3 } },
    w.raiseThreat(1),
    { wording: { cs: '', en: '' } },
  ),
);

export const fixtures: readonly CardDecl[] = [...plain(), ...players, ...bosses, ...sheets, hurtSheet];
