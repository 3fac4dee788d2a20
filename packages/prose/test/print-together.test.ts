import { build as b } from '@bojiste/kernel/effects/index';
import type { Ability, Cond } from '@bojiste/kernel/effects/nodes';
import { describe, expect, test } from 'vitest';
import { ofOneVerb } from '../print/coordination.ts';
import { cardParagraphs } from '../print/index.ts';
import { newTalk } from '../print/speak.ts';
import { unit, words } from './print-game.ts';

/** What is told together: abilities under one condition, deeds of one verb. */

const { self } = b;
const me = b.only(self);
const tired = b.is(self, b.flagged('tired'));
const strong = (key: string, n: number, on: Cond = tired): Ability =>
  b.always(key, [b.add(me, 'strength', n)], { if: on });
const printed = (...abilities: Ability[]) =>
  (['cs', 'en'] as const).map((lang) => cardParagraphs(words, { ...unit(), abilities }, lang).map(({ text }) => text));

describe('abilities that stand under one condition', () => {
  const living = b.always('b', [b.add(me, 'life', 3)], { if: tired });

  test('the condition is said once', () => {
    expect(printed(strong('a', 2), living)).toEqual([
      ['Je-li tato jednotka vyčerpaná, má +2 k síle a +3 k životu.'],
      ['While this unit is exhausted, it gets +2 strength and +3 life.'],
    ]);
  });

  test('what is asked besides is told with what comes of it', () => {
    const more = b.all(tired, b.is(self, b.withCounter('boost', 'ge', 1)));
    expect(printed(strong('a', 2), strong('b', 1, more))).toEqual([
      ['Je-li tato jednotka vyčerpaná, má +2 k síle, a má-li alespoň 1 posílení, má další +1 k síle.'],
      [
        'While this unit is exhausted, it gets +2 strength, and while it has at least 1 boost, it gets another +1 strength.',
      ],
    ]);
  });

  test('what has a name, or another condition, stands alone', () => {
    const [cs] = printed(strong('a', 2), { ...living, name: { cs: 'Jméno', en: 'Name' } });
    expect(cs).toHaveLength(2);
    expect(printed(strong('a', 2), b.always('b', [b.add(me, 'life', 3)]))[0]).toHaveLength(2);
  });
});

describe('deeds of one verb', () => {
  const en = newTalk(words, 'en');
  const cs = newTalk(words, 'cs');

  test.each([
    [en, ['choose a unit', 'choose at least 1 card'], ['choose a unit and at least 1 card']],
    [cs, ['vyberte jednotku', 'vyberte kartu', 'odhoďte ji'], ['vyberte jednotku a kartu', 'odhoďte ji']],
    [en, ['choose a unit', 'choose a card', 'discard it'], ['choose a unit and a card,', 'discard it']],
    [
      en,
      ["return a card to its owner's hand", "return a unit to its owner's hand"],
      ["return a card and a unit to their owners' hands"],
    ],
  ])('have it once', (t, given, said) => expect(ofOneVerb(t, given)).toEqual(said));

  test.each([
    [['discard it', 'discard a card']],
    [['choose a unit', 'choose a unit']],
    [['put 1 boost on a unit', 'put 1 boost on it for each boost']],
    [['choose a unit that is exhausted', 'choose a card']],
  ])('unless one of them would be read otherwise', (given) => expect(ofOneVerb(en, given)).toEqual(given));
});
