import { GAMES } from '@bojiste/games';
import { compileGame, windowNames } from '@bojiste/kernel';
import { expect, it } from 'vitest';
import { loadGame } from '../games/index.ts';

/** A window says in words of its own what is asked and what comes of declining: nobody reads "Do you want to answer?". */
it.each(GAMES.map(({ id }) => id))('every window of %s has its words, in the own turn and in another', async (id) => {
  const extras = await loadGame(id);
  const g = compileGame(extras.def);
  const silent = windowNames(g).flatMap((name) =>
    [true, false].flatMap((own) => {
      const words = extras.window?.(name, own);
      const said = words !== undefined && [words.why, words.pass].every(({ cs, en }) => cs !== '' && en !== '');
      return said && words.why.cs.endsWith('?') && words.why.en.endsWith('?') ? [] : [`${name}, own ${own}`];
    }),
  );
  expect(silent).toEqual([]);
});

/** Nobody presses a bare yes: the answers say what they do. */
it.each(GAMES.map(({ id }) => id))(
  'both answers to every question of %s that is a yes or no have words',
  async (id) => {
    const extras = await loadGame(id);
    const g = compileGame(extras.def);
    const asked = g.programs.flatMap(({ asks }) => asks.flatMap((ask) => (ask?.kind === 'yesno' ? [ask.prompt] : [])));
    // What a card asks without words of its own is asked with the text of the card.
    const own = new Set(asked.filter((prompt) => prompt !== 'ask.yesno'));
    expect(Object.keys(extras.answers ?? {}).sort()).toEqual([...own].sort());
  },
);
