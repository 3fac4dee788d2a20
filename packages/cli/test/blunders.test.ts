import { choose, decidingSeats, type Game, notesOf, SEAT_LETTERS, type State, watching } from '@bojiste/kernel';
import { startScene } from '@bojiste/testing/scene/position';
import { readScenes } from '@bojiste/testing/scene/read';
import { describe, expect, it } from 'vitest';
import { Watcher } from '../blunders/watch.ts';
import { blundersOf, loadGame } from '../games.ts';
import { call, callJson, pathOf } from './call.ts';

const LAST = 14;

/** One move of the scene; whoever is asked before it passes, and what leaves no choice is done. */
function step(g: Game, s: State, watcher: Watcher, wanted: string | undefined, entry: number): boolean {
  const seat = decidingSeats(g, s)[0];
  const notes = notesOf(g, s, seat);
  const note = notes.find(({ key }) => `${SEAT_LETTERS[seat]} ${key.split('#')[0]}` === wanted);
  const taken = note ?? notes[notes.length - 1];
  watcher.before(s, seat, taken.key, entry, note === undefined);
  watching(
    undefined,
    () => choose(g, s, seat, taken.value),
    (state, told) => watcher.trace(state, told),
  );
  watcher.after(s);
  return note !== undefined;
}

/** Kinds found while these moves are made in a position, and then everybody passes. */
async function found(game: string, scene: string, moves: readonly string[]): Promise<string[]> {
  const g = await loadGame(game);
  const { s } = startScene(g, readScenes(`scene: planted\ngame: ${game}\n${scene}`, 'planted.yaml')[0]);
  const setup = { seats: 2, mode: g.def.modes[0].key, decks: [], seed: 'planted' };
  const watcher = new Watcher(g, await blundersOf(game), setup, 'planted');
  let entry = 0;
  for (const move of moves) {
    for (let left = LAST; !step(g, s, watcher, move, ++entry); left--)
      if (left === 0)
        throw new Error(`${move} is not offered; there is ${notesOf(g, s, decidingSeats(g, s)[0]).map((n) => n.key)}`);
  }
  const { turn } = s;
  for (let left = LAST; left > 0 && s.over < 0 && s.turn === turn; left--) step(g, s, watcher, undefined, ++entry);
  if (s.over < 0) step(g, s, watcher, undefined, ++entry);
  return watcher.found.map(({ kind }) => kind);
}

const ATTACK = `
seats: { A: {}, B: {} }
board: { a1: A svara, c4: A bear-cavalry, b4: { card: A jarmund, damage: 5 }, c5: { card: B undead-archer, damage: 1 }, f8: B ret-talus }
active: A
step: attack
`;
const LAST_BLOW = ATTACK.replace('B ret-talus', '{ card: B ret-talus, damage: 11 }').replace('f8', 'd4');

describe('plain mistakes', () => {
  it('own-harm: the own champion is attacked though an enemy stands there', async () => {
    expect(await found('summoner-wars', ATTACK, ['A attack c4', 'A b4'])).toContain('own-harm');
    expect(await found('summoner-wars', ATTACK, ['A attack c4', 'A c5'])).toEqual([]);
  });

  it('idle: the attack phase ends with an enemy in reach', async () => {
    expect(await found('summoner-wars', ATTACK, ['A done'])).toEqual(['idle']);
    const far = ATTACK.replace('c5', 'f5');
    expect(await found('summoner-wars', far, ['A done'])).toEqual([]);
  });

  it('missed-win: one blow would have ended it', async () => {
    expect(await found('summoner-wars', LAST_BLOW, ['A attack c4', 'A c5'])).toContain('missed-win');
    expect(await found('summoner-wars', LAST_BLOW, ['A attack c4', 'A d4'])).toEqual([]);
  });

  const DOOM = (a: string, b = '') => `
seats:
  A: { player: [player], turns: 3, ${a} }
  B: { player: [player], turns: 3, squad: [sea-lion], destiny: 5${b} }
turn: 5
active: A
step: actions
`;

  it('own-cancel: the own card is called off', async () => {
    const karma = ['A meditate player', 'A positive-karma positive-karma'];
    const both = DOOM('regular: 3, destiny: 5, squad: [hussar], hand: [positive-karma, miscommunication]');
    expect(await found('doomtrooper', both, [...karma, 'A miscommunication miscommunication'])).toContain('own-cancel');
    expect(await found('doomtrooper', both, karma)).not.toContain('own-cancel');
    const theirs = DOOM('regular: 3, squad: [hussar], hand: [positive-karma]', ', hand: [miscommunication]');
    expect(await found('doomtrooper', theirs, [...karma, 'B miscommunication miscommunication'])).not.toContain(
      'own-cancel',
    );
  });

  it('unpayable: somebody dear is hidden with nothing to pay him', async () => {
    const poor = DOOM('regular: 3, destiny: 0, squad: [hussar], hand: [cardinal-durand, hussar]');
    expect(await found('doomtrooper', poor, ['A hide cardinal-durand'])).toContain('unpayable');
    const rich = poor.replace('destiny: 0', 'destiny: 20');
    expect(await found('doomtrooper', rich, ['A hide cardinal-durand'])).not.toContain('unpayable');
  });

  it('to-and-fro: into cover and out again', async () => {
    const squad = DOOM('regular: 3, destiny: 5, squad: [hussar, dragoon]');
    const back = ['A seekCover hussar', 'A leaveCover hussar', 'A meditate player'];
    expect(await found('doomtrooper', squad, back)).toContain('to-and-fro');
    expect(await found('doomtrooper', squad, ['A seekCover hussar', 'A meditate player'])).not.toContain('to-and-fro');
  });

  it('thrown-key: a mine that could be laid at once', async () => {
    const end = `
seats: { A: { crates: 20, oil: 9, siberite: 9, researched: [siberite-detection], hand: [siberite-mine, storehouse] }, B: {} }
board: { S1: [A storehouse, A cornell, A laboratory], S4: [A storehouse, A woodruff], S7: [B storehouse, B kovaljuk] }
active: A
step: battle
`;
    expect(await found('original-war', end, ['A siberite-mine'])).toContain('thrown-key');
    expect(await found('original-war', end, ['A done'])).not.toContain('thrown-key');
    const poor = end.replace('crates: 20', 'crates: 0');
    expect(await found('original-war', poor, ['A siberite-mine'])).not.toContain('thrown-key');
  });

  it('empty-blow: an attack without a die, unless it spares the penalty for passivity', async () => {
    const weak = ATTACK.replace(
      'c4: A bear-cavalry, ',
      'c4: { card: A bear-cavalry, flags: [attacked] }, d5: A blarf, ',
    );
    const done = `${weak}tally: { enemyAttacked: 1 }\n`;
    expect(await found('summoner-wars', done, ['A attack d5'])).toContain('empty-blow');
    expect(await found('summoner-wars', weak, ['A attack d5'])).not.toContain('empty-blow');
  });
});

describe('bojiste blunders', () => {
  it('plays games, keeps them, and finds the same in their records', async () => {
    const dir = pathOf('kept');
    const args = ['blunders', '--game', 'siegestorm', '--bots', 'random', '--games', '1', '--workers', '1'];
    const { code, found: played } = await callJson(...args, '--keep', dir);
    expect(code).toBe(0);
    expect(played).toMatchObject({ games: 1, seats: { random: 2 } });
    const { found: read } = await callJson('blunders', `${dir}/0.txt`);
    const plain = (list: readonly { kind: string; entry: number }[]) =>
      list.map(({ kind, entry }) => `${kind} ${entry}`);
    expect(plain(read.finds)).toEqual(plain(played.finds));
    const { out } = await call('blunders', `${dir}/0.txt`, '--lang', 'en');
    expect(out).toMatch(/A: absurd [0-9.]+, all [0-9.]+ a game/);
  });

  it('says what is missing', async () => {
    expect((await call('blunders', '--game', 'summoner-wars')).err).toContain('takes records, or --games N');
    expect((await call('blunders', '--game', 'skirmish', '--games', '1')).err).toContain('does not say');
  });
});
