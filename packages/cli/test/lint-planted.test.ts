import type { Ability, Bilingual, GameDef } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../commands/lint.ts';
import { loadGame } from '../games.ts';
import { termsOf } from '../terms.ts';

/** Each check of the texts finds a fault that is planted in a card of each game. */

const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];
const KEY = 'planted';
const sound: Bilingual = { cs: 'Vše je v pořádku.', en: 'All is well.' };

/** The game with nothing but one card, which has only this ability. */
function withOnly(def: GameDef, ability: Partial<Ability>): GameDef {
  const card = def.cards.find(({ abilities }) => abilities.length > 0);
  if (card === undefined) throw new Error('no card has an ability');
  const planted = { kind: 'always', what: [], ...ability, key: KEY } as unknown as Ability;
  return { ...def, abilities: [], cards: [{ ...card, abilities: [planted] }] };
}

const found = (def: GameDef, ability: Partial<Ability>): readonly string[] =>
  findingsOf(def.id, withOnly(def, ability))
    .filter(({ place }) => place.includes(`/${KEY}`))
    .map(({ code, message }) => `${code} ${message}`);

const worded = (def: GameDef, text: Partial<Bilingual>): readonly string[] =>
  found(def, { wording: { ...sound, ...text } } as Partial<Ability>);

/** A word that the terms of the game forbid in cards, of letters alone. */
function bannedIn(id: string, lang: 'cs' | 'en'): string {
  const bans = termsOf(id)
    .filter((term) => term.in === undefined || term.in.includes('cards'))
    .flatMap(({ not_cs, not_en }) => (lang === 'cs' ? not_cs : not_en) ?? []);
  const word = bans.map((ban) => ban.replace('*', '')).find((ban) => /^\p{Ll}{5,}$/u.test(ban));
  if (word === undefined) throw new Error(`${id} forbids no word in ${lang}`);
  return word;
}

describe.each(GAMES)('%s', (id) => {
  it('nothing is wrong with a sound text', async () => {
    expect(worded((await loadGame(id)).def, {})).toEqual([]);
  });

  it('terms', async () => {
    const { def } = await loadGame(id);
    expect(worded(def, { cs: `Text se slovem ${bannedIn(id, 'cs')}.` })[0]).toMatch(/^term cs: .* is not our word/);
    expect(worded(def, { en: `A text with ${bannedIn(id, 'en')}.` })[0]).toMatch(/^term en: .* is not our word/);
  });

  it('articles', async () => {
    expect(worded((await loadGame(id)).def, { en: 'This is an test.' })).toEqual(['bad-text en: a or an ("an test")']);
  });

  it('agreement', async () => {
    const { def } = await loadGame(id);
    expect(worded(def, { en: 'They gets it.' })).toEqual(['bad-text en: agreement ("They gets ")']);
    expect(worded(def, { cs: 'Tato karta je nalezen.' })).toEqual(['bad-text cs: agreement ("Tato karta je nalezen")']);
  });

  it('capitals', async () => {
    const { def } = await loadGame(id);
    expect(worded(def, { en: 'all is well.' })[0]).toContain('en: a small letter at the start');
    expect(worded(def, { cs: 'Vše je tu. a nic nechybí.' })[0]).toContain('cs: a small letter after a full stop');
  });

  it('text equals behaviour: a condition that no text tells', async () => {
    const { def } = await loadGame(id);
    const calcs = { ...def.calcs, [KEY]: { type: 'cond', args: [], run: () => true, text: { cs: '', en: '' } } };
    const silent = { if: { k: 'calc', name: KEY, args: [] } } as unknown as Partial<Ability>;
    const game = { ...def, calcs } as unknown as GameDef;
    expect(found(game, silent).filter((message) => message.startsWith('silent'))).not.toEqual([]);
    expect(found(game, {}).filter((message) => message.startsWith('silent'))).toEqual([]);
  });

  it('text equals behaviour: a number that a text by hand does not say', async () => {
    const { def } = await loadGame(id);
    const stat = def.stats[0]?.name;
    const layer = def.layers.find(({ op }) => op === 'add')?.name;
    const of = { k: 'cards', from: { k: 'one', ref: { k: 'self' } }, where: [] };
    const what = [{ k: 'stat', of, stat, layer, n: 7 }];
    const said = found(def, { what, wording: sound } as unknown as Partial<Ability>);
    expect(said).toContain('silent cs: the text by hand does not say 7');
    expect(said).toContain('silent en: the text by hand does not say 7');
  });
});
