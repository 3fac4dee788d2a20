import { build as b } from '@bojiste/kernel/effects/index';
import type { Ability } from '@bojiste/kernel/effects/nodes';
import type { GameDef } from '@bojiste/kernel/table/contract';
import { describe, expect, test } from 'vitest';
import { bidOne, clean } from '../grammar/finish.ts';
import { settleOwner } from '../grammar/pronouns.ts';
import { cardParagraphs, exactText, printCard } from '../print/index.ts';
import { unit, words } from './print-game.ts';

/** How a game sets its voice: address, whose, exceptions, prices, keywords. */

const { self, you } = b;
const withTexts = (texts: GameDef['texts'], more: Partial<GameDef> = {}): GameDef => ({
  ...words,
  ...more,
  texts: { ...words.texts, ...texts },
});
const both = (def: GameDef, ability: Ability) =>
  (['cs', 'en'] as const).map((lang) => exactText(def, ability, lang, unit(ability)));

describe('the reader is addressed as the game says', () => {
  test.each([
    ['zničte', 'znič'],
    ['umístěte', 'umísti'],
    ['doberte si', 'dober si'],
    ['vezměte', 'vezmi'],
    ['získejte', 'získej'],
    ['obětujte', 'obětuj'],
    ['utrpíte', 'utrpíte'],
  ])('%s is bidden to one as %s', (many, one) => expect(bidOne(many)).toBe(one));

  const draws = b.act('a', b.draw(you, 2));
  test('vy and ty', () => {
    expect(both(words, draws)[0]).toBe('Můžete si dobrat 2 karty.');
    expect(both(withTexts({ 'voice.address': { cs: 'ty', en: 'you' } }), draws)[0]).toBe('Můžeš si dobrat 2 karty.');
  });

  test('verbs that tell what you do follow, words that only look like them do not', () => {
    const ty = { address: 'ty', choose: 'vybrat' } as const;
    expect(clean('udeříte a máte kartu na místě', 'cs', ty)).toBe('udeříš a máš kartu na místě');
  });
});

test('the time at the front is your own only where the main clause speaks to you', () => {
  const start = b.on('a', { on: 'stepBegins', by: you, if: b.during('move') }, b.draw(you, 1));
  expect(both(words, start)[0]).toMatch(/^Na začátku své /);
  expect(settleOwner('bez značky', true)).toBe('bez značky');
});

test('a keyword is said by its name, its meaning follows where there is room', () => {
  const strong: Ability = {
    ...b.always('k', [b.add(b.only(self), 'strength', 2)]),
    keyword: { name: { cs: 'Síla 2', en: 'Strength 2' } },
  };
  const card = unit(strong);
  const [cs] = cardParagraphs(words, card, 'cs');
  expect(cs).toMatchObject({ text: 'Síla 2.', short: 'Síla 2.', reminder: 'Tato jednotka má +2 k síle.' });
  expect(printCard(words, card, 'en')).toEqual(['Strength 2. (This unit gets +2 strength.)']);
});

test('what a card has itself is told in few words on a small face', () => {
  const strong = b.always('k', [b.add(b.only(self), 'strength', 2), b.add(b.only(self), 'life', 2)]);
  const [cs] = cardParagraphs(words, unit(strong), 'cs');
  expect(cs).toMatchObject({ short: '+2 k síle a životu.', text: 'Tato jednotka má +2 k síle a životu.' });
});

test('a price may stand before a colon', () => {
  const def = withTexts({ 'voice.price': { cs: 'dvojtečka', en: 'colon' } });
  const act = b.act('a', b.draw(you, 1), { price: [b.spend('magic', 2)] });
  expect(both(def, act)).toEqual(['Zaplaťte 2 magie: doberte si 1 kartu.', 'Pay 2 magic: draw 1 card.']);
});
