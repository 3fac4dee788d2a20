import { compileGame, newHeader } from '@bojiste/kernel';
import { summonerWarsExtras as extras } from '@bojiste/session/games/summoner-wars';
import { Play } from '@bojiste/session/play';
import { startScene } from '@bojiste/testing/scene/position';
import { readScenes } from '@bojiste/testing/scene/read';
import { expect, it } from 'vitest';

/** Deeds that name two cards name both of them in the log. */

const SWAP = `
scene: a swap is told with both cards
clauses: [SW-TERM-95]
game: summoner-wars
seats: { A: {}, B: {} }
board: { c2: A sneeks, c1: A horde-clinger, e5: A ice-smith, f8: B svara }
active: A
step: attack
moves: []
`;

it('a swap names both cards in both languages', () => {
  const g = compileGame(extras.def);
  const [scene] = readScenes(SWAP, 'swap.yaml');
  const setup = { seats: 2, mode: 'duel', decks: g.def.decks.slice(0, 2), seed: 'swap', options: {} };
  const play = new Play({ g, extras, header: newHeader(g, setup), start: () => startScene(g, scene).s });
  expect(play.play({ seat: 0, key: 'sly c2' })).toBeNull();
  expect(play.play({ seat: 0, key: 'c1' })).toBeNull();
  const told = play.tell(play.beats, 0).map(({ text }) => [text.cs, text.en].map((parts) => JSON.stringify(parts)));
  const [swap] = told.filter(([, en]) => en.includes('swapped places'));
  expect(swap[0]).toMatch(/vyměnil.* místo s.*Přilnavci hordy/);
  for (const text of swap) expect(text).toContain('horde-clinger');
});
