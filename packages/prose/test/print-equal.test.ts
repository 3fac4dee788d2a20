import { build as b } from '@bojiste/kernel/effects/index';
import type { Eff } from '@bojiste/kernel/effects/nodes';
import { describe, expect, test } from 'vitest';
import { printAbility, printEffect } from '../print/index.ts';
import { unit, words } from './print-game.ts';

/** What comes to the same is told once: amounts, ways of being one thing, refusing and having too little. */

const { self, $ } = b;
const effect = (x: Eff) => [printEffect(words, x, 'cs', unit()), printEffect(words, x, 'en', unit())];
const P = $('p');

describe('equal amounts that are counted', () => {
  const structures = b.count(b.inPlay.kind('structure'));
  const said = (...n: Parameters<typeof b.add>[2][]) => {
    const [first = 0, second = 0] = n;
    const ability = b.always('a', [b.add(b.only(self), 'strength', first), b.add(b.only(self), 'life', second)]);
    return (['cs', 'en'] as const).map((lang) => printAbility(words, ability, lang, unit()));
  };

  test('are told once', () => {
    expect(said(structures, structures)).toEqual([
      'Tato jednotka má +1 k síle a životu za každou stavbu.',
      'This unit gets +1 strength and life for each structure.',
    ]);
    const twice = b.times(2, b.stat(self, 'strength'));
    expect(said(twice, twice)).toEqual([
      'Tato jednotka má +X k síle a životu, kde X je dvojnásobek její síly.',
      'This unit gets +X strength and life, where X is twice its strength.',
    ]);
  });

  test('others are told one by one', () => {
    expect(said(b.stat(self, 'life'), b.stat(self, 'strength'))).toEqual([
      'Tato jednotka má +X k síle, kde X je její život, a životu, kde X je její síla.',
      'This unit gets +X strength, where X is its life and life, where X is its strength.',
    ]);
  });
});

describe('who has too little refuses', () => {
  const loss = b.verb('destroy', self);
  const toll = (has: number, n: number, other: Eff = loss): Eff =>
    b.each(
      'p',
      b.seats('all'),
      b.when(b.ge(b.resource(P, 'magic'), has), b.may(b.gain('magic', P, -n), { by: P, else: loss }), other),
    );

  test('where both come to the same', () => {
    expect(effect(toll(2, 2))).toEqual([
      'Každý hráč může zaplatit 2 magie. Pokud to neudělá, zničte tuto jednotku.',
      "Each player may pay 2 magic. If they don't, destroy this unit.",
    ]);
  });

  test('not where it is asked for more than is taken, or something else comes of it', () => {
    expect(effect(toll(3, 2))[1]).toMatch(/at least 3/);
    expect(effect(toll(2, 2, b.draw(P, 1)))[1]).toMatch(/at least 2/);
  });
});

test('a thing is introduced by its amount once', () => {
  const own = b.inPlay.with(b.kind('unit'), b.by(b.you));
  expect(effect(b.pick('u', own, b.draw(b.you, b.times(2, b.stat($('u'), 'life')))))).toEqual([
    'Doberte si tolik karet, kolik činí dvojnásobek života vlastní jednotky.',
    "Draw cards equal to twice a friendly unit's life.",
  ]);
});
