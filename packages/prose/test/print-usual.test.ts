import { build as b } from '@bojiste/kernel/effects/index';
import type { Ability, Eff } from '@bojiste/kernel/effects/nodes';
import type { CalcDecl, GameDef, Verb } from '@bojiste/kernel/table/contract';
import { expect, test } from 'vitest';
import { exactText, printCard } from '../print/index.ts';
import { both, unit, words } from './print-game.ts';

/** What a table may agree on, and words of the game for a question, a roll, a number. */

const { self, it, $, option } = b;

const verb = (args: Verb['args'], cs: string, en: string): Verb => ({
  args,
  exec: () => undefined,
  could: () => true,
  hint: () => 0,
  clauses: [],
  text: both(cs, en),
});

const calc = (type: CalcDecl['type'], args: CalcDecl['args'], cs: string, en: string): CalcDecl => ({
  type,
  args,
  run: () => 0,
  text: both(cs, en),
});

const game: GameDef = {
  ...words,
  options: [{ name: 'late', text: both('pozdější znění', 'later wording'), values: [], start: 0 }],
  events: [
    ...words.events,
    { name: 'rolled', after: both('{subject} hodí kostkami', '{subject} rolls dice') },
    { name: 'struck', after: both('{source} udeří', '{source} strikes') },
  ],
  verbs: {
    ...words.verbs,
    shift: verb(
      ['card', 'number', 'number'],
      '[posuňte|posunout|posune] {0:acc} o {1:span:2:space:acc}',
      '[push|pushes] {0} {1:span:2:space}',
    ),
    hand: verb(
      ['card', 'card', 'number'],
      '[přesuňte|přesunout|přesune] z {0:gen} {2:take:boost} na {1:acc}',
      '[move|moves] {2:take:boost} from {0} to {1}',
    ),
    nudge: verb(['card'], 'můžete {0:acc} postrčit', 'you may nudge {0}'),
    roll: verb(['number'], '[hoďte|hodit|hodí] {0:count:die|f:žena:ins}', '[roll|rolls] {0:count:die}'),
  },
  calcs: {
    ...words.calcs,
    byBlow: calc('cond', [], 'jde o úder', 'it is a blow'),
    near: calc('cards', ['cards', 'card'], '{0} na dohled od {1:gen}', '{0} in sight of {1}'),
    stars: calc('number', [], 'počet hvězd // za každou hvězdu', 'number of stars // for each star'),
  },
  tallies: [{ name: 'moons', reset: 'turn', start: 0, hidden: true }],
  texts: {
    ...words.texts,
    'during.combat': both('v souboji', 'during a combat'),
    'none.stars': both('nepadne hvězda', 'no star is rolled'),
    'some.stars': both('padne hvězda', 'a star is rolled'),
    'each.moons': both('za každý měsíc', 'for each moon'),
    'event.rolled.same': both('znovu všemi kostkami', 'all the dice again'),
    'event.destroyed.byBlow': both('úder {source:gen} zničí {subject:acc}', '{source:poss} blow destroys {subject}'),
    'event.destroyed.not.byBlow': both(
      '{source} zničí {subject:acc} bez úderu',
      '{source} destroys {subject} without a blow',
    ),
    'later.struck': both('při tomto úderu', 'with that blow'),
  },
};

const damage = (card: Parameters<typeof b.verb>[1], n: Parameters<typeof b.verb>[1]): Eff => b.verb('damage', card, n);
const stars = b.calc('stars');
const enemies = b.inPlay.with(b.kind('unit'), b.by(b.foe));
const text = (a: Ability): readonly string[] => [exactText(game, a, 'cs', unit()), exactText(game, a, 'en', unit())];
const moved = { on: 'moved', subject: [b.isCard(self)] };

test.each<[string, Ability, string, string]>([
  [
    'a span of numbers, and one number',
    b.on('a', moved, b.seq(b.verb('shift', self, 1, 2), b.verb('shift', self, 1, 1))),
    'Poté, co se tato jednotka přesune, posuňte ji o 1–2 pole a posuňte ji o 1 pole.',
    'After this unit moves, push it 1–2 spaces and push it 1 space.',
  ],
  [
    'all that lies there, and so many',
    b.on(
      'a',
      moved,
      b.pick(
        'u',
        enemies,
        b.seq(b.verb('hand', self, $('u'), b.counter(self, 'boost')), b.verb('hand', $('u'), self, 2)),
      ),
    ),
    'Poté, co se tato jednotka přesune, přesuňte z ní všechna posílení na nepřátelskou jednotku a přesuňte z ní 2 posílení na tuto jednotku.',
    'After this unit moves, move all boosts from it to an enemy unit and move 2 boosts from it to this unit.',
  ],
  [
    'a selection that a function narrows',
    b.on('a', moved, b.together(b.each('u', b.cardsBy('near', enemies, self), damage($('u'), 1)))),
    'Poté, co se tato jednotka přesune, způsobte každé nepřátelské jednotce na dohled od ní 1 zranění.',
    'After this unit moves, deal 1 damage to each enemy unit in sight of it.',
  ],
  [
    'what is asked while something goes on',
    b.always('a', [b.add(b.only(self), 'strength', 1)], { if: b.all(b.inScope('combat'), b.eq(stars, 0)) }),
    'Pokud v souboji nepadne hvězda, má tato jednotka +1 k síle.',
    'If no star is rolled during a combat, this unit gets +1 strength.',
  ],
  [
    'the dice of the event again',
    b.on('a', { on: 'rolled', subject: enemies.where }, b.verb('roll', b.ev('amount'))),
    'Kdykoli nepřátelská jednotka hodí kostkami, hoďte znovu všemi kostkami.',
    'Whenever an enemy unit rolls dice, roll all the dice again.',
  ],
  [
    'an event that a question singles out',
    b.on(
      'a',
      { on: 'destroyed', subject: enemies.where, source: [b.isCard(self)], if: b.calc('byBlow') },
      damage(self, 1),
    ),
    'Poté, co úder této jednotky zničí nepřátelskou jednotku, způsobte této jednotce 1 zranění.',
    "After this unit's blow destroys an enemy unit, deal 1 damage to this unit.",
  ],
  [
    'and its denial',
    b.on(
      'a',
      { on: 'destroyed', subject: enemies.where, source: [b.isCard(self)], if: b.not(b.calc('byBlow')) },
      damage(self, 1),
    ),
    'Poté, co tato jednotka zničí nepřátelskou jednotku bez úderu, způsobte této jednotce 1 zranění.',
    'After this unit destroys an enemy unit without a blow, deal 1 damage to this unit.',
  ],
  [
    'what is about to happen',
    b.on(
      'a',
      moved,
      b.later(
        { on: 'struck', source: [b.isCard(self)], subject: enemies.where },
        { scope: 'combat' },
        damage(it, b.plus(b.noted('moons'), stars)),
      ),
    ),
    'Poté, co se tato jednotka přesune, při tomto úderu způsobte dané jednotce 1 zranění za každý měsíc a za každou hvězdu.',
    'After this unit moves, with that blow, deal 1 damage to that unit for each moon and for each star.',
  ],
  [
    'as often as one likes',
    b.play('a', b.loop(b.forever, b.mayPick('u', enemies, damage($('u'), 1), { else: b.stop('loop') }))),
    'Libovolněkrát můžete způsobit nepřátelské jednotce 1 zranění.',
    'Any number of times, you may deal 1 damage to an enemy unit.',
  ],
  [
    'how often, not whose turn',
    b.on('a', moved, b.verb('nudge', b.the(b.inPlay.with(b.kind('summoner'), b.by(b.you)))), { limit: b.oncePerTurn }),
    'Poté, co se tato jednotka přesune, jednou za tah můžete svého vyvolávače postrčit.',
    'Once per turn, after this unit moves, you may nudge your summoner.',
  ],
])('%s', (_, ability, cs, en) => {
  expect(text(ability)).toEqual([cs, en]);
});

test('a card is told as it is at the usual table', () => {
  const late = b.eq(option('late'), 1);
  const card = unit(
    b.always('a', [b.add(b.only(self), 'strength', 1)], { if: b.not(late) }),
    b.always('b', [b.add(b.only(self), 'strength', 2)], { if: late }),
    b.on('c', { ...moved, if: b.any(b.not(late), b.yourTurn) }, damage(self, 1)),
    b.on('d', moved, b.when(late, damage(self, 2), damage(self, 3))),
    b.on(
      'e',
      moved,
      b.pick('u', enemies.with(b.where('x', b.any(b.not(late), b.is($('x'), b.kind('common'))))), damage($('u'), 1)),
    ),
    b.on('f', { ...moved, if: b.all(late, b.yourTurn) }, damage(self, 9)),
  );
  expect(printCard(game, card, 'en')).toEqual([
    'This unit gets +1 strength.',
    'After this unit moves, deal 1 damage to it.',
    'After this unit moves, deal 3 damage to it.',
    'After this unit moves, deal 1 damage to an enemy unit.',
  ]);
  const then = { ...game, options: [{ ...game.options[0], start: 1 }] } as GameDef;
  expect(printCard(then, card, 'en')).toEqual([
    'This unit gets +2 strength.',
    'After this unit moves during your turn, deal 1 damage to it.',
    'After this unit moves, deal 2 damage to it.',
    'After this unit moves, deal 1 damage to an enemy common.',
    'After this unit moves during your turn, deal 9 damage to it.',
  ]);
});
