import { build as b } from '@bojiste/kernel/effects/index';
import type { Ability, Eff } from '@bojiste/kernel/effects/nodes';
import type { GameDef } from '@bojiste/kernel/table/contract';
import { describe, expect, test } from 'vitest';
import { lintGame } from '../lint/index.ts';
import { exactText } from '../print/index.ts';
import { both, card, unit, words } from './print-game.ts';
import { samples } from './print-samples.ts';

const { self, you, $ } = b;
const main = { key: 'main', args: [], clauses: [], do: b.nothing };
const game: GameDef = { ...words, procs: [main] };

const withAbility = (ability: Ability, more: Partial<GameDef> = {}): GameDef => ({
  ...game,
  cards: [unit(ability)],
  ...more,
});
const codes = (def: GameDef): readonly string[] => lintGame(def).map((i) => `${i.code} ${i.place}`);
const messages = (def: GameDef): readonly string[] => lintGame(def).map((i) => i.message);
const doing = (effect: Eff): GameDef => withAbility(b.act('test', effect));

test('a sound game has no issues', () => {
  const carrier = { ...card(['unit']), key: 'carrier', words: ['carrier'] };
  const zones = [{ ...words.zones[0]!, name: 'board', group: 'board' }, ...words.zones];
  expect(lintGame({ ...game, zones, abilities: samples, cards: [carrier] })).toEqual([]);
});

describe('names', () => {
  test.each<[string, Eff]>([
    ['unknown stat "luck"', b.draw(you, b.stat(self, 'luck'))],
    ['unknown counter "luck"', b.draw(you, b.counter(self, 'luck'))],
    ['unknown counter "luck"', b.addCounter('luck', self, 1)],
    ['unknown resource "luck"', b.pay(b.spend('luck', 1))],
    ['unknown flag "luck"', b.mark('luck', self)],
    ['unknown tally "luck"', b.draw(you, b.noted('luck'))],
    ['unknown zone "luck"', b.put(self, b.zone('luck'))],
    ['unknown kind "luck"', b.pick('u', b.inPlay.kind('luck'), b.show($('u')))],
    ['unknown tag "luck"', b.pick('u', b.inPlay.tagged('luck'), b.show($('u')))],
    ['unknown card word "luck"', b.pick('u', b.inPlay.named('luck'), b.show($('u')))],
    ['unknown ability "luck"', b.pick('u', b.inPlay.with(b.having('luck')), b.show($('u')))],
    ['unknown ability "luck"', b.lasts('turn', b.grant(b.only(self), 'luck'))],
    ['unknown layer "luck"', b.lasts('turn', b.change(b.only(self), 'strength', 'luck', 1))],
    ['unknown rule "luck"', b.lasts('turn', b.forbid('luck', b.only(self)))],
    ['unknown event "luck"', b.later({ on: 'luck' }, 'turn', b.nothing)],
    ['unknown verb "luck"', b.verb('luck', self)],
    ['unknown native "luck"', b.native('luck')],
    ['unknown calc "luck"', b.draw(you, b.calc('luck'))],
    ['unknown option "luck"', b.draw(you, b.option('luck'))],
    ['unknown step "luck"', b.when(b.during('luck'), b.draw(you, 1))],
    ['unknown turn table "luck"', b.turn('luck', b.seats('all'))],
  ])('%s', (message, effect) => {
    expect(messages(doing(effect))).toEqual([message]);
  });

  test('a scope or procedure that cards speak of needs a name and a text', () => {
    const scope = ['unknown scope "luck"', 'the text of this ability needs texts["scope.luck"]'];
    expect(messages(doing(b.end('luck')))).toEqual(scope);
    expect(messages(doing(b.lasts({ scope: 'luck' }, b.mute(b.only(self)))))).toEqual(scope);
    expect(messages(doing(b.call('luck')))).toEqual([
      'unknown proc "luck"',
      'the text of this ability needs texts["proc.luck"]',
    ]);
  });

  test('the place leads to the node', () => {
    const deep = b.seq(b.nothing, b.may(b.verb('heal', self, b.stat(self, 'luck'))));
    expect(codes(doing(deep))).toEqual(['unknown-name words/cards/sample/test.do.do[1].then.args[1].stat']);
  });

  test('cards, decks and the way in', () => {
    const odd = { ...card(['ghost']), stats: { luck: 1 } };
    const deck = { name: both('Balíček', 'Deck'), cards: { nobody: 1 } };
    expect(messages({ ...words, main: 'luck', drawTo: 'luck', procs: [], cards: [odd], decks: [deck] })).toEqual([
      'unknown proc "luck"',
      'unknown zone "luck"',
      'unknown kind "ghost"',
      'unknown stat "luck"',
      'unknown card "nobody"',
    ]);
  });
});

describe('arguments', () => {
  test('verbs, calcs and procedures take what they declare', () => {
    expect(messages(doing(b.verb('push', self)))).toEqual(['verb "push" takes 2 arguments, not 1']);
    expect(messages(doing(b.draw(you, b.calc('specials', self))))).toEqual([
      'calc "specials" takes 0 arguments, not 1',
    ]);
    expect(messages(doing(b.call('main', self)))[0]).toBe('procedure "main" takes 0 arguments, not 1');
    expect(messages(doing(b.verb('boost', self, 1)))).toEqual(['verb "boost" needs a counter']);
  });
});

describe('variables', () => {
  test('use before binding', () => {
    expect(messages(doing(b.seq(b.show($('u')), b.pick('u', b.inPlay, b.nothing))))).toEqual([
      'variable "u" is used before it is bound',
    ]);
    expect(messages(doing(b.each('u', b.chosen('us'), b.show($('u')))))).toEqual([
      'variable "us" is used before it is bound',
    ]);
    expect(messages(doing(b.pick('u', b.inPlay.within(1, $('u')), b.nothing)))).toHaveLength(1);
  });

  test('a variable bound by one step is seen by the next', () => {
    expect(lintGame(doing(b.seq(b.let_('n', 1), b.draw(you, $('n')))))).toEqual([]);
    expect(lintGame(doing(b.seq(b.pick('u', b.inPlay, b.nothing), b.show($('u')))))).toEqual([]);
  });

  test('those of sums and tests stay inside', () => {
    const sum = b.draw(you, b.sum('x', b.inPlay, b.stat($('x'), 'cost')));
    expect(lintGame(doing(sum))).toEqual([]);
    expect(messages(doing(b.seq(sum, b.show($('x')))))).toHaveLength(1);
  });

  test('a procedure knows its arguments', () => {
    const proc = { key: 'reveal', args: ['card'], clauses: [], do: b.show($('card')) };
    expect(lintGame({ ...game, procs: [main, proc] })).toEqual([]);
  });
});

describe('loops and size', () => {
  test('a loop must be able to end', () => {
    expect(codes(doing(b.loop(b.forever, b.draw(you, 1))))).toEqual(['unbounded-loop words/cards/sample/test.do']);
    expect(codes(doing(b.loop(b.forever, b.may(b.draw(you, 1)))))).toEqual([]);
    expect(codes(doing(b.loop(b.forever, b.seq(b.draw(you, 1), b.stop('loop')))))).toEqual([]);
  });

  test('a counted loop and one that asks in a procedure are bounded', () => {
    const counted = b.seq(b.let_('n', 3), b.loop(b.gt($('n'), 0), b.let_('n', b.minus($('n'), 1))));
    expect(codes(doing(counted))).toEqual([]);
    const asking = { key: 'asking', args: [], clauses: [], do: b.may(b.draw(you, 1)) };
    const through = { key: 'through', args: [], clauses: [], do: b.call('asking') };
    const def = withAbility(b.act('test', b.loop(b.forever, b.call('through'))), {
      procs: [main, asking, through],
      texts: { 'proc.through': both('proveďte to', 'do that') },
    });
    expect(codes(def)).toEqual([]);
  });

  test('too deep, too large', () => {
    const deep = Array.from({ length: 45 }).reduce<Eff>((inner) => b.seq(inner), b.nothing);
    expect(messages(doing(deep))).toEqual(['47 nodes deep, 40 allowed']);
    const large = b.seq(...Array.from({ length: 2_100 }, () => b.nothing));
    expect(messages(doing(large))).toEqual(['2102 nodes, 2000 allowed']);
  });
});

describe('keys', () => {
  const one = b.act('same', b.draw(you, 1));

  test('equal abilities may share a key, different ones may not', () => {
    const twin = { ...unit({ ...one }), key: 'twin' };
    expect(lintGame({ ...game, cards: [unit(one), twin] })).toEqual([]);
    const other = { ...unit(b.act('same', b.draw(you, 2))), key: 'other' };
    expect(codes({ ...game, cards: [unit(one), other] })).toEqual(['duplicate-key words/cards/other/same']);
  });

  test('two cards with one key', () => {
    expect(codes({ ...game, cards: [unit(one), unit(one)] })).toEqual(['duplicate-key words/cards/sample']);
  });
});

describe('texts', () => {
  test('missing in a language', () => {
    const nameless = { ...b.act('test', b.draw(you, 1)), name: both('Lov', '') };
    expect(codes(withAbility(nameless))).toEqual(['missing-text words/cards/sample/test.name']);
    expect(messages({ ...game, texts: { 'word.space': both('', 'space') } })).toEqual(['no text in cs']);
  });

  test('an event that cards listen to must say how it reads', () => {
    const def = withAbility(b.instead('test', { on: 'moved' }, b.drop));
    expect(messages(def)).toEqual(['event "moved" has no text for "before"']);
  });

  test('words and templates that cannot be read', () => {
    const def = {
      ...withAbility(b.act('test', b.pick('u', b.inPlay.kind('beast'), b.show($('u'))))),
      // Only a word that a card names must be declined.
      kinds: [
        ...game.kinds,
        { name: 'beast', text: both('zvíře', 'beast') },
        { name: 'plant', text: both('rostlina', 'plant') },
      ],
      counters: [...game.counters, { name: 'rage', text: both('zuřivost|f:kůň', 'rage') }],
      rules: [...game.rules, { name: 'fly', text: both('létat[?', 'fly') }],
    };
    expect(codes(def)).toEqual([
      'bad-text words/kinds/beast',
      'bad-text words/counters/rage',
      'bad-text words/rules/fly',
    ]);
  });

  test('a name that cards say must have its forms, and stands after its kind until it has', () => {
    const ticker = { ...card(['unit']), key: 'ticker', names: both('Ticker', 'Ticker'), words: ['ticker'] };
    const seeks = b.act('test', b.pick('u', b.inPlay.kind('unit').named('ticker'), b.show($('u'))));
    const def = { ...withAbility(seeks), cards: [unit(seeks), ticker] };
    expect(messages(def)).toEqual(['cards name this card, and its name has no forms in cs']);
    expect(exactText(def, seeks, 'cs')).toBe('Můžete odkrýt jednotku Ticker.');
    expect(exactText(def, seeks, 'en')).toBe('You may reveal a unit named Ticker.');
    const known = { ...def, texts: { ...def.texts, 'name.ticker': both('Ticker|m:pán', 'Ticker') } };
    expect(messages(known)).toEqual([]);
    expect(exactText(known, seeks, 'cs')).toBe('Můžete odkrýt Tickera.');
  });

  test.each([
    ['article', both('Zničte jednotku.', 'Destroy an unit.'), 'en: a or an ("an unit")'],
    ['agreement', both('Má +1.', 'This unit get +1 strength.'), 'en: agreement ("This unit get ")'],
    ['capital', both('zničte jednotku.', 'Destroy it.'), 'cs: a small letter at the start ("zničte jednot")'],
  ])('a planted fault of the %s is found in a card', (_, wording, message) => {
    expect(messages(withAbility({ ...b.act('test', b.draw(you, 1)), wording }))).toContain(message);
  });
});
