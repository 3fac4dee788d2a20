import { build as b } from '@bojiste/kernel/effects/index';
import type { Eff } from '@bojiste/kernel/effects/nodes';
import type { Lang } from '@bojiste/kernel/types';
import { expect, test } from 'vitest';
import { printEffect } from '../print/index.ts';
import { unit, words } from './print-game.ts';

type Say = (lang: Lang) => string;

const { self, you, foe, $ } = b;
const own = (kind: string) => b.inPlay.with(b.kind(kind), b.by(you));
const e =
  (x: Eff): Say =>
  (l) =>
    printEffect(words, x, l, unit());

const rows: readonly (readonly [string, Say, string, string])[] = [
  [
    'order',
    e(b.order('o', b.topOf('deck', 3), b.nothing)),
    'Seřaďte 3 vrchní karty svého dobíracího balíčku v libovolném pořadí.',
    'Arrange the top 3 cards of your draw pile in any order.',
  ],
  [
    'split',
    e(b.split('o', own('unit'), 4, 0, 4, b.eachShare('t', 's', 'o', b.verb('damage', $('t'), $('s'))))),
    'Rozdělte 4 mezi vlastní jednotky a způsobte každé z nich odpovídající počet zranění.',
    'Divide 4 among friendly units and deal that much damage to each of them.',
  ],
  [
    'number',
    e(b.number('n', 0, 5, b.when(b.gt($('n'), 2), b.draw(you, $('n'))))),
    'Vyberte číslo od 0 do 5. Pokud je vybrané číslo alespoň 3, doberte si zvolený počet karet.',
    'Choose a number from 0 to 5. If the chosen number is 3 or more, draw that many cards.',
  ],
  [
    'repeat',
    e(b.repeat(2, b.draw(you, 1))),
    'Dvakrát proveďte: doberte si 1 kartu.',
    'Twice, do the following: draw 1 card.',
  ],
  [
    'repeat2',
    e(b.repeat(b.count(own('structure')), b.pick('u', own('unit'), b.verb('push', $('u'), 1)))),
    'Za každou vlastní stavbu posuňte vlastní jednotku o 1 pole.',
    'For each friendly structure, push a friendly unit 1 space.',
  ],
  [
    'loop',
    e(b.loop(b.some(own('structure')), b.pick('u', own('structure'), b.verb('destroy', $('u'))))),
    'Dokud je na bojišti vlastní stavba, opakujte: zničte vlastní stavbu.',
    'As long as there is a friendly structure on the battlefield, repeat: destroy a friendly structure.',
  ],
  [
    'mark',
    e(b.pick('u', own('champion'), b.mark('tired', $('u')))),
    'Označte vlastního šampiona jako vyčerpaného.',
    'Mark a friendly champion as exhausted.',
  ],
  [
    'unmark',
    e(b.pick('u', own('champion'), b.unmark('tired', $('u')))),
    'Zrušte u vlastního šampiona označení „vyčerpaný“.',
    'Remove the “exhausted” mark from a friendly champion.',
  ],
  [
    'foe may',
    e(
      b.mayPick('u', b.inPlay.with(b.kind('unit'), b.by(foe)), b.verb('destroy', $('u')), {
        by: foe,
        else: b.draw(you, 2),
      }),
    ),
    'Soupeř může zničit vlastní jednotku. Pokud to neudělá, doberte si 2 karty.',
    "Your opponent may destroy a unit they control. If they don't, draw 2 cards.",
  ],
  [
    'may two',
    e(b.may(b.seq(b.gain('magic', you, -2), b.draw(you, 1), b.when(b.yourTurn, b.draw(foe, 1))))),
    'Můžete ztratit 2 magie a dobrat si 1 kartu. Pokud to uděláte a pokud jste na tahu, soupeř si dobere 1 kartu.',
    'You may lose 2 magic and draw 1 card. If you do and it is your turn, your opponent draws 1 card.',
  ],
  [
    'steal',
    e(b.pick('c', b.cardsIn('hand', foe), b.put($('c'), b.zone('hand')))),
    'Dejte kartu ze soupeřovy ruky do své ruky.',
    "Put a card from your opponent's hand into your hand.",
  ],
  [
    'under',
    e(b.pick('c', b.cardsIn('hand'), b.putUnder($('c'), b.zone('deck')))),
    'Dejte kartu ze své ruky dospod svého dobíracího balíčku.',
    'Put a card from your hand at the bottom of your draw pile.',
  ],
  [
    'attach',
    e(b.pick('u', own('common'), b.attach(self, $('u')))),
    'Přiložte tuto jednotku k vlastní obyčejné jednotce.',
    'Attach this unit to a friendly common.',
  ],
  [
    'let',
    e(
      b.seq(
        b.let_('n', b.counter(self, 'boost')),
        b.addCounter('boost', self, b.minus(0, $('n'))),
        b.draw(you, $('n')),
      ),
    ),
    'Odstraňte z této jednotky 1 posílení za každé posílení na ní a doberte si 1 kartu za každé posílení na ní.',
    'Remove 1 boost from this unit for each boost on it and draw 1 card for each boost on it.',
  ],
  [
    'win',
    e(b.when(b.eq(b.count(b.inPlay.with(b.kind('unit'), b.by(foe))), 0), b.win(you))),
    'Pokud není na bojišti žádná nepřátelská jednotka, vyhráváte hru.',
    'If there is no enemy unit on the battlefield, you win the game.',
  ],
  [
    'mates',
    e(b.each('p', b.seats('foes'), b.draw($('p'), 1))),
    'Každý soupeř si dobere 1 kartu.',
    'Each opponent draws 1 card.',
  ],
  [
    'foeeach',
    e(
      b.each('p', b.seats('others'), b.pick('c', b.cardsIn('hand', $('p')), b.verb('discard', $('c')), { by: $('p') })),
    ),
    'Každý jiný hráč odhodí kartu ze své ruky.',
    'Each other player discards a card from their hand.',
  ],
  [
    'collect',
    e(b.seq(b.collect('us', own('unit').adjacentTo(self)), b.each('u', b.chosen('us'), b.verb('heal', $('u'), 1)))),
    'Odstraňte z každé vlastní jednotky sousedící s touto jednotkou 1 zranění.',
    'Remove 1 damage from each friendly unit adjacent to this unit.',
  ],
  [
    'nested',
    e(b.may(b.seq(b.verb('discard', self), b.may(b.draw(you, 1))))),
    'Můžete odhodit tuto jednotku. Pokud to uděláte, můžete si dobrat 1 kartu.',
    'You may discard this unit. If you do, you may draw 1 card.',
  ],
  [
    'twosame',
    e(b.pickMany('x', own('common').within(3, b.the(own('summoner'))), 2, 2, b.seq(b.link(0, $('x'))))),
    'Vyberte 2 vlastní obyčejné jednotky do 3 polí od svého vyvolávače a spojte tuto jednotku s vybranými obyčejnými jednotkami.',
    'Choose 2 friendly commons within 3 spaces of your summoner and link this unit to the chosen commons.',
  ],
  [
    'two keys',
    e(
      b.pick(
        'u',
        b.best(own('unit'), 'x', b.stat($('x'), 'strength'), b.counter($('x'), 'boost')),
        b.verb('destroy', $('u')),
      ),
    ),
    'Zničte svou jednotku s nejvyšší silou, při shodě s nejvyšším počtem posílení.',
    'Destroy your unit with the highest strength, on a tie with the most boosts.',
  ],
  [
    'only if',
    e(b.lasts('turn', b.add(b.only(self).with(b.flagged('tired')), 'strength', 1))),
    'Tato jednotka (pokud je vyčerpaná) získá do konce tahu +1 k síle.',
    'This unit (if it is exhausted) gets +1 strength until end of turn.',
  ],
];

test.each(rows)('%s', (_, say, cs, en) => {
  expect([say('cs'), say('en')]).toEqual([cs, en]);
});
