import type { Bilingual } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { doomtrooperWords } from '../../web/texts/doomtrooper.ts';
import { legend as doomtrooperLegend } from '../../web/texts/legend/doomtrooper.ts';
import { legend as originalWarLegend } from '../../web/texts/legend/original-war.ts';
import { legend as siegestormLegend } from '../../web/texts/legend/siegestorm.ts';
import { legend as summonerWarsLegend } from '../../web/texts/legend/summoner-wars.ts';
import { originalWarWords } from '../../web/texts/original-war.ts';
import { siegestormWords } from '../../web/texts/siegestorm.ts';
import { summonerWarsWords } from '../../web/texts/summoner-wars.ts';
import { pageTerms } from '../terms.ts';

/** What the page says of a game is held to the terms of that game, as its cards and clauses are. */

/** What the signs on cards mean. */
const signs = (legend: Readonly<Record<string, Bilingual>>): Readonly<Record<string, Bilingual>> =>
  Object.fromEntries(Object.entries(legend).map(([sign, text]) => [`sign.${sign}`, text]));

const PAGES: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  'summoner-wars': { ...summonerWarsWords, ...signs(summonerWarsLegend) },
  siegestorm: { ...siegestormWords, ...signs(siegestormLegend) },
  'original-war': { ...originalWarWords, ...signs(originalWarLegend) },
  doomtrooper: { ...doomtrooperWords, ...signs(doomtrooperLegend) },
};

describe('words of the page', () => {
  it.each(Object.entries(PAGES))('%s: says the words of the game', (id, words) => {
    expect(pageTerms(id, words)).toEqual([]);
  });

  it('finds a planted word', () => {
    const planted = { help: { cs: 'Zničte jednotku.', en: 'Destroy the unit.' } };
    expect(pageTerms('summoner-wars', planted)).toEqual([
      { place: 'page/help', lang: 'cs', found: 'Zničte', right: 'eliminovat' },
    ]);
  });
});
