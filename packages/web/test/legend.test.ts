import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures as doomtrooperFigures } from '../pages/learn/how-to-play/doomtrooper.ts';
import { figures as originalWarFigures } from '../pages/learn/how-to-play/original-war.ts';
import { figures as siegestormFigures } from '../pages/learn/how-to-play/siegestorm.ts';
import { figures as summonerWarsFigures } from '../pages/learn/how-to-play/summoner-wars.ts';
import * as doomtrooper from '../texts/legend/doomtrooper.ts';
import * as originalWar from '../texts/legend/original-war.ts';
import * as siegestorm from '../texts/legend/siegestorm.ts';
import * as summonerWars from '../texts/legend/summoner-wars.ts';

const signsOf = (file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(new URL(`../cards/icons/${file}.json`, import.meta.url), 'utf8')));

const GAMES = [
  ['Summoner Wars', 'signs', summonerWars, summonerWarsFigures],
  ['Siegestorm', 'siegestorm-signs', siegestorm, siegestormFigures],
  ['Original War', 'original-war-signs', originalWar, originalWarFigures],
  ['Doomtrooper', 'doomtrooper-signs', doomtrooper, doomtrooperFigures],
] as const;

describe.each(GAMES)('the legend of %s', (_, file, { legend, pageSigns }, figures) => {
  it('explains every sign of cards and board, and no other', () => {
    expect([...Object.keys(legend), ...pageSigns].sort()).toEqual(signsOf(file).sort());
  });

  it('has a meaning of its own for each, in both languages', () => {
    for (const lang of ['cs', 'en'] as const) {
      const texts = Object.values(legend).map((meaning) => meaning[lang]);
      expect(texts.filter((text, i) => text === '' || texts.indexOf(text) !== i)).toEqual([]);
    }
  });

  it('is drawn with signs that exist', () => {
    const used = Object.values(figures)
      .flat()
      .flatMap(({ marks }) => marks.flatMap((mark) => ('sign' in mark && mark.sign !== undefined ? [mark.sign] : [])));
    expect(used.filter((sign) => !signsOf(file).includes(sign))).toEqual([]);
  });
});
