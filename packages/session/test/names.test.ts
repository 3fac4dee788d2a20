import { describe, expect, it } from 'vitest';
import { loadGame } from '../games/index.ts';

/** Names as Czech sentences need them. */

/** Cards that do or suffer something in the log, by game: their names decline, so that sentences need no "karta". */
const ACTORS: Readonly<Record<string, ReadonlySet<string>>> = {
  'summoner-wars': new Set(['summoner', 'champion', 'common', 'structure']),
  siegestorm: new Set(['monster', 'boss']),
  'original-war': new Set(['character', 'vehicle', 'building', 'technology']),
  doomtrooper: new Set(['warrior', 'beast']),
};

/** Names that stay behind their noun: foreign ones without a declension or a gender of their own, and whole sentences. */
const APART: ReadonlySet<string> = new Set([
  ...['Abua Ši', 'Gulldune', 'Makeinda Ru', 'Miti Kyru', 'Miti Mumvej', 'Takullu'],
  ...['Džitó', 'Phische', 'Tatsu'],
]);

/** Doomtrooper's pool still grows: so many names may stand behind their noun until their forms are given. */
const WAITING: Readonly<Record<string, number>> = { doomtrooper: 20 };

describe.each(Object.keys(ACTORS))('%s', (id) => {
  it('lists the names of its cards only, each with six forms', async () => {
    const { def, told } = await loadGame(id);
    const called = new Set(def.cards.map((decl) => (told.short?.(decl) ?? decl.names).cs));
    const names = told.names ?? new Map();
    expect([...names.keys()].filter((name) => !called.has(name))).toEqual([]);
    for (const [name, { forms }] of names)
      expect(
        forms.every((form: string) => form.trim() !== ''),
        name,
      ).toBe(true);
  });

  it('knows the forms of every name that acts in its log', async () => {
    const { def, told } = await loadGame(id);
    const acting = def.cards.filter(({ type }) => ACTORS[id]?.has(type));
    const bare = acting.map((decl) => (told.short?.(decl) ?? decl.names).cs).filter((name) => !told.names?.has(name));
    const missing = [...new Set(bare)].filter((name) => !APART.has(name));
    expect(missing.slice(WAITING[id] ?? 0)).toEqual([]);
  });
});
