import { expect, test } from 'vitest';
import { sentenceFaults } from '../lint/sentences.ts';

test.each([
  ['Destroy an unit.', 'en', 'a or an'],
  ['Destroy a enemy.', 'en', 'a or an'],
  ['Discard the a card.', 'en', 'two articles'],
  ['Attach it to an own warrior.', 'en', 'own without whose'],
  ['Each cards is discarded.', 'en', 'one thing in the plural'],
  ['Choose two card.', 'en', 'several things in the singular'],
  ['This unit get +1 strength.', 'en', 'agreement'],
  ['Tato karta je vyřazen.', 'cs', 'agreement'],
  ['Tento bojovník nemůže být zabita.', 'cs', 'agreement'],
  ['Každý bojovník mají +1 k síle.', 'cs', 'agreement'],
  ['Všechny jednotky získá +1 k síle.', 'cs', 'agreement'],
  ['Draw 1 card. gain 1 magic.', 'en', 'a small letter after a full stop'],
  ['draw 1 card.', 'en', 'a small letter at the start'],
  ['Získejte 1 magii', 'cs', 'no full stop at the end'],
  ['Zničte {0}.', 'cs', 'a mark of the printer'],
  ['Each of your other other units moves.', 'en', 'a word said twice'],
  ['Akce je běžná (běžná).', 'cs', 'a word said twice'],
] as const)('%s: %s, %s', (text, lang, fault) => {
  expect(sentenceFaults(text, lang).map((x) => x.fault)).toContain(fault);
});

test.each([
  'Players may look only through their own pile, e.g. when they search it.',
  "Each card’s and each player's cards.",
  'A unit attacks an enemy.',
  'Pay 8 magic: draw an 8.',
  'Your monsters get +1 defence. It is yours.',
])('nothing is wrong with %s', (text) => expect(sentenceFaults(text, 'en')).toEqual([]));

test.each([
  'Tato karta je vyřazena a tento bojovník nemůže být zabit.',
  'Každá jednotka má +1 k síle. Všechny jednotky získají +1 k síle.',
  'Vojáci ve stejné oblasti jako tento bojovník mají +1 k síle.',
  'Tento bojovník je naživu. Vybraná karta je ve hře jedna.',
])('nic není špatně: %s', (text) => expect(sentenceFaults(text, 'cs')).toEqual([]));
