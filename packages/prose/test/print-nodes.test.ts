import { build as b } from '@bojiste/kernel/effects/index';
import type { Cond, Filter, Limit, Num, Query, Until } from '@bojiste/kernel/effects/nodes';
import type { GameDef } from '@bojiste/kernel/table/contract';
import type { Lang } from '@bojiste/kernel/types';
import { expect, test } from 'vitest';
import {
  printChanges,
  printCondition,
  printEvent,
  printFilters,
  printLimit,
  printMode,
  printNumber,
  printPrice,
  printQuery,
  printUntil,
} from '../print/index.ts';
import { unit, words } from './print-game.ts';

type Say = (lang: Lang) => string;

const { self, you, foe, $ } = b;
const own = (kind: string) => b.inPlay.with(b.kind(kind), b.by(you));
const k = unit();
const c =
  (x: Cond): Say =>
  (l) =>
    printCondition(words, x, l, k);
const n =
  (x: Num): Say =>
  (l) =>
    printNumber(words, x, l, k);
const f =
  (...x: Filter[]): Say =>
  (l) =>
    printFilters(words, x, l, k);
const q =
  (x: Query, shape?: Parameters<typeof printQuery>[4]): Say =>
  (l) =>
    printQuery(words, x, l, k, shape);

const rows: readonly (readonly [string, Say, string, string])[] = [
  ['same', c(b.same(b.controller($('x')), you)), 'ovládáte danou kartu', 'you control that card'],
  ['same2', c(b.same(b.ownerOf(self), foe)), 'vlastní tuto jednotku soupeř', 'your opponent owns this unit'],
  ['same3', c(b.same($('x'), $('y'))), 'je danou kartou daná karta', 'that card is that card'],
  [
    'some',
    c(b.some(own('structure').within(2, self))),
    'je na bojišti vlastní stavba do 2 polí od této jednotky',
    'there is a friendly structure within 2 spaces of this unit on the battlefield',
  ],
  [
    'notsome',
    c(b.not(b.some(own('structure')))),
    'není na bojišti žádná vlastní stavba',
    'there is no friendly structure on the battlefield',
  ],
  [
    'not any',
    c(b.not(b.any(b.is(self, b.flagged('tired')), b.some(own('unit'))))),
    'tato jednotka není vyčerpaná a není na bojišti žádná vlastní jednotka',
    'this unit is not exhausted and there is no friendly unit on the battlefield',
  ],
  [
    'is kinds',
    c(b.is($('x'), b.kind('structure'), b.by(you))),
    'je daná karta stavbou a patří vám',
    'that card is a structure and is friendly',
  ],
  [
    'count',
    c(b.ge(b.count(own('unit')), 3)),
    'jsou na bojišti alespoň 3 vlastní jednotky',
    'there are at least 3 friendly units on the battlefield',
  ],
  [
    'count5',
    c(b.ge(b.count(own('unit')), 5)),
    'je na bojišti alespoň 5 vlastních jednotek',
    'there are at least 5 friendly units on the battlefield',
  ],
  [
    'count0',
    c(b.eq(b.count(own('unit')), 0)),
    'není na bojišti žádná vlastní jednotka',
    'there is no friendly unit on the battlefield',
  ],
  [
    'stat',
    c(b.gt(b.stat(self, 'strength'), 3)),
    'je síla této jednotky alespoň 4',
    "this unit's strength is 4 or more",
  ],
  [
    'stat2',
    c(b.lt(b.stat(self, 'strength'), b.stat($('x'), 'strength'))),
    'je síla této jednotky nižší než síla dané karty',
    "this unit's strength is less than that card's strength",
  ],
  ['stateq', c(b.eq(b.stat(self, 'strength'), 3)), 'je síla této jednotky 3', "this unit's strength is 3"],
  ['res', c(b.lt(b.resource(foe, 'magic'), 3)), 'má soupeř nejvýše 2 magie', 'your opponent has at most 2 magic'],
  ['res0', c(b.eq(b.resource(you, 'magic'), 0)), 'nemáte žádnou magii', 'you have no magic'],
  [
    'during',
    c(b.during('move', 'attack')),
    'se to děje ve fázi přesunu nebo fázi útoku',
    'this happens during the move phase or attack phase',
  ],
  ['turn', c(b.not(b.turnOf(foe))), 'není na tahu soupeř', "it is not your opponent's turn"],
  ['could', c(b.could(b.verb('destroy', $('x')))), 'lze zničit danou kartu', 'you can destroy that card'],
  ['may', c(b.mayDo('move', self)), 'se tato jednotka smí přesunout', 'this unit can move'],
  [
    'mayno',
    c(b.not(b.mayDo('attack', self, $('x')))),
    'nesmí tato jednotka zaútočit na danou kartu',
    "this unit can't attack that card",
  ],
  ['scope', c(b.inScope('combat')), 'probíhá boj', 'a combat is under way'],
  ['cancelled', c(b.not(b.cancelled)), 'nebyl efekt zrušen', 'the effect was not cancelled'],
  [
    'a word',
    c(b.calc('bears', self, 'carrier')),
    'tato jednotka nese jméno přenašeč',
    'this unit bears the name Carrier',
  ],
  [
    'a word and a selection',
    c(b.calc('has', 'structure', own('unit'))),
    'stavba vidí vlastní jednotky',
    'a structure sees friendly units',
  ],
  ['calc', c(b.calc('lethal', self)), 'by tuto jednotku zranění zničilo', 'the damage would destroy this unit'],
  ['printed', n(b.printed(self, 'cost')), 'vytištěná cena této jednotky', "this unit's printed cost"],
  ['counter', n(b.counter(self, 'boost')), 'počet posílení na této jednotce', 'the number of boosts on this unit'],
  [
    'count',
    n(b.count(own('structure').within(2, self))),
    'počet vlastních staveb do 2 polí od této jednotky',
    'the number of friendly structures within 2 spaces of this unit',
  ],
  [
    'sum',
    n(b.sum('x', own('unit'), b.stat($('x'), 'cost'))),
    'součet cen vlastních jednotek',
    'the total cost of friendly units',
  ],
  [
    'sum2',
    n(b.sum('x', own('unit'), b.plus(b.stat($('x'), 'cost'), 1))),
    'součet hodnot „cena dané jednotky plus 1“ za každou vlastní jednotku',
    "the total of “that unit's cost plus 1” for each friendly unit",
  ],
  [
    'dist',
    n(b.distance(self, $('x'))),
    'vzdálenost mezi touto jednotkou a danou kartou',
    'the distance between this unit and that card',
  ],
  [
    'half',
    n(b.divUp(b.stat(self, 'life'), 2)),
    'polovina života této jednotky (zaokrouhleno nahoru)',
    "half this unit's life (rounded up)",
  ],
  ['twice', n(b.times(2, b.stat(self, 'life'))), 'dvojnásobek života této jednotky', "twice this unit's life"],
  [
    'min',
    n(b.atMost(b.stat(self, 'life'), b.stat(self, 'strength'))),
    'menší z hodnot život této jednotky a její síla',
    "the lesser of this unit's life and its strength",
  ],
  [
    'max',
    n(b.atLeast(b.minus(b.stat(self, 'life'), 1), 1)),
    'život této jednotky minus 1 (nejméně 1)',
    "this unit's life minus 1 (minimum 1)",
  ],
  ['res', n(b.resource(you, 'magic')), 'vaše magie', 'your magic'],
  ['calc', n(b.calc('specials')), 'počet hozených hvězd', 'the number of stars rolled'],
  ['not tired', f(b.kind('unit'), b.no(b.flagged('tired'))), 'nevyčerpaná jednotka', 'a unit that is not exhausted'],
  [
    'not moved',
    f(b.kind('unit'), b.no(b.flagged('moved'))),
    'jednotka, která se v tomto tahu nepřesunula',
    'a unit that has not moved this turn',
  ],
  [
    'not undead',
    f(b.kind('champion'), b.no(b.tagged('undead'))),
    'šampion, který není nemrtvý',
    'a champion that is not undead',
  ],
  ['gate', f(b.kind('unit'), b.tagged('gate')), 'jednotka, která je i portálem', 'a unit that is also a gate'],
  [
    'not kind',
    f(b.kind('unit'), b.by(foe), b.no(b.kind('structure'))),
    'nepřátelská jednotka, která není stavbou',
    'an enemy unit that is not a structure',
  ],
  [
    'stat ge',
    f(b.kind('unit'), b.withStat('strength', 'ge', 3)),
    'jednotka se silou alespoň 3',
    'a unit with strength 3 or more',
  ],
  [
    'stat lt x',
    f(b.kind('unit'), b.withStat('strength', 'lt', b.stat(self, 'strength'))),
    'jednotka se silou nižší než síla této jednotky',
    "a unit with strength less than this unit's strength",
  ],
  [
    'counter',
    f(b.kind('unit'), b.withCounter('boost', 'ge', 2)),
    'jednotka s alespoň 2 posíleními',
    'a unit with at least 2 boosts',
  ],
  ['counter0', f(b.kind('unit'), b.withCounter('damage', 'eq', 0)), 'jednotka bez zranění', 'a unit with no damage'],
  [
    'counter1',
    f(b.kind('unit'), b.withCounter('damage', 'gt', 0)),
    'jednotka s alespoň 1 zraněním',
    'a unit with at least 1 damage',
  ],
  ['owned', f(b.kind('unit'), b.ownedBy(you)), 'jednotka, kterou vlastníte', 'a unit you own'],
  [
    'by owner',
    f(b.kind('unit'), b.by(b.ownerOf($('z')))),
    'jednotka, kterou ovládá vlastník dané karty',
    "a unit controlled by that card's owner",
  ],
  ['notby', f(b.kind('champion'), b.no(b.by(you))), 'šampion, kterého neovládáte', 'a champion you do not control'],
  [
    'mixed',
    f(b.kind('unit'), b.either(b.flagged('tired'), b.withCounter('boost', 'eq', 0), b.near(1, self))),
    'jednotka, která je vyčerpaná, nemá žádné posílení nebo sousedí s touto jednotkou',
    'a unit that is exhausted, has no boosts, or is adjacent to this unit',
  ],
  [
    'one verb',
    f(b.kind('unit'), b.either(b.flagged('tired'), b.tagged('undead'))),
    'jednotka, která je vyčerpaná nebo nemrtvá',
    'a unit that is exhausted or undead',
  ],
  ['other', f(b.kind('unit'), b.by(you), b.no(b.isCard(self))), 'jiná vlastní jednotka', 'another friendly unit'],
  ['other2', f(b.kind('unit'), b.no(b.isCard($('x')))), 'jednotka jiná než daná karta', 'a unit other than that card'],
  [
    'ring',
    f(b.kind('unit'), b.near(3, self, 2)),
    'jednotka ve vzdálenosti 2 až 3 polí od této jednotky',
    'a unit 2 to 3 spaces from this unit',
  ],
  [
    'not near',
    f(b.kind('unit'), b.no(b.near(1, self))),
    'jednotka nesousedící s touto jednotkou',
    'a unit not adjacent to this unit',
  ],
  [
    'far',
    f(b.kind('unit'), b.no(b.near(2, self))),
    'jednotka ve vzdálenosti větší než 2 pole od této jednotky',
    'a unit more than 2 spaces from this unit',
  ],
  [
    'test',
    f(b.kind('unit'), b.where('u', b.calc('lethal', $('u')))),
    'jednotka, pro kterou platí, že by ji zranění zničilo',
    'a unit such that the damage would destroy it',
  ],
  [
    'zones',
    q(b.cardsInAll('discard').kind('unit')),
    'jednotka na odhazovací hromádce libovolného hráče',
    "a unit in any player's discard pile",
  ],
  ['top', q(b.topOf('deck', 1)), 'vrchní karta vašeho dobíracího balíčku', 'the top card of your draw pile'],
  [
    'attached',
    q(b.attachedTo(self), { plural: true }),
    'karty přiložené k této jednotce',
    'cards attached to this unit',
  ],
  ['others', q(b.seats('others'), { det: 'each' }), 'každý jiný hráč', 'each other player'],
  ['foes', q(b.seats('foes'), { plural: true }), 'soupeři', 'opponents'],
  [
    'best',
    q(b.best(own('unit'), 'x', b.minus(0, b.stat($('x'), 'life')))),
    'vaše jednotka s nejnižším životem',
    'your unit with the lowest life',
  ],
  [
    'bestc',
    q(b.best(own('unit'), 'x', b.counter($('x'), 'damage'))),
    'vaše jednotka s nejvyšším počtem zranění',
    'your unit with the most damage',
  ],
  [
    'places',
    q(b.places(b.free, b.near(1, self))),
    'prázdné pole sousedící s touto jednotkou',
    'an empty space adjacent to this unit',
  ],
  [
    'until',
    (l) =>
      (['ever', 'turn', 'step', 'source', { scope: 'combat' }, { turnOf: foe, at: 'end' }] satisfies Until[])
        .map((u) => printUntil(words, u, l))
        .join(' | '),
    ' | do konce tahu | do konce fáze | dokud tato karta zůstává ve hře | do konce boje | do konce příštího tahu soupeře',
    " | until end of turn | until end of phase | as long as this card remains in play | until end of combat | until the end of your opponent's next turn",
  ],
  [
    'limit',
    (l) =>
      (
        [
          { per: 'turn', n: 2 },
          { per: 'game', n: 1 },
          { per: 'step', n: 3 },
        ] satisfies Limit[]
      )
        .map((u) => printLimit(words, u, l))
        .join(' | '),
    'nejvýše dvakrát za tah | jednou za hru | nejvýše třikrát za fázi',
    'up to twice per turn | once per game | up to 3 times per phase',
  ],
  [
    'price',
    (l) => printPrice(words, [b.spend('magic', 3), b.spendCounter('boost', 2), b.exhaust('tired')], l, k),
    'Zaplaťte 3 magie, utraťte z této jednotky 2 posílení a označte tuto jednotku jako vyčerpanou.',
    'Pay 3 magic, spend 2 boosts from this unit, and mark this unit as exhausted.',
  ],
  [
    'mode',
    (l) => printMode(words, b.mode('a', { cs: '', en: '' }, b.pay(b.spend('magic', 1))), l, k),
    'Zaplatit 1 magii',
    'Pay 1 magic',
  ],
  [
    'event',
    (l) =>
      printEvent(
        words,
        { on: 'destroyed', subject: [b.kind('champion'), b.by(foe)], source: [b.isCard(self)], if: b.turnOf(foe) },
        l,
        'after',
        k,
      ),
    'poté, co je v tahu soupeře útokem této jednotky zničen nepřátelský šampion',
    "after an enemy champion is destroyed by this unit during your opponent's turn",
  ],
  [
    'changes',
    (l) => printChanges(words, [b.tag(b.only(self), 'undead'), b.mute(own('structure'))], l, k),
    'Tato jednotka je nemrtvá a vlastní stavby nemají žádné schopnosti.',
    'This unit is undead and friendly structures have no abilities.',
  ],
];

test.each(rows)('%s', (_, say, cs, en) => {
  expect([say('cs'), say('en')]).toEqual([cs, en]);
});

/** The same game with words of its own for what is yours and for a role. */
const other: GameDef = {
  ...words,
  texts: {
    ...words.texts,
    'voice.own': { cs: 'váš', en: 'your' },
    'with.undead': { cs: 's kletbou', en: 'with a curse' },
    'with.gate': { cs: 's portálem', en: 'with a gate' },
  },
};

test('what is yours and what a card has are said in the words of a game', () => {
  const units = own('unit').with(b.tagged('undead'));
  const said = (lang: Lang, shape?: Parameters<typeof printQuery>[4]) => printQuery(other, units, lang, k, shape);
  expect([said('cs'), said('en')]).toEqual(['vaše jednotka s kletbou', 'one of your units with a curse']);
  expect([said('cs', { plural: true }), said('en', { plural: true })]).toEqual([
    'vaše jednotky s kletbou',
    'your units with a curse',
  ]);
  const either = [b.kind('unit'), b.either(b.tagged('undead'), b.tagged('gate'))];
  expect([printFilters(other, either, 'cs', k), printFilters(other, either, 'en', k)]).toEqual([
    'jednotka s kletbou nebo portálem',
    'a unit with a curse or a gate',
  ]);
});
