import { decidingSeats, decisionOf, type Game, intending, newHeader, type Seat, windowAsking } from '@bojiste/kernel';
import { TALLY } from '@bojiste/original-war/types';
import { Play } from '@bojiste/session/play';
import { describe, expect, it } from 'vitest';
import { extrasOf, loadGame } from '../games.ts';
import { readCorpus } from '../jobs/corpus.ts';
import { makePlan, setupOf } from '../setups.ts';

const stream = (seed: number) => (most: number) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * most);
};

async function begin(seed: string): Promise<Play> {
  const g = await loadGame('doomtrooper');
  const setup = setupOf(makePlan(g, {}), seed, 0);
  return new Play({ g, extras: await extrasOf(g), header: newHeader(g, setup) });
}

/** The seat that decides; its window, where one asks it that it could answer. */
function now(g: Game, play: Play): { seat: Seat; keys: string[]; window: string | null } {
  const [seat] = decidingSeats(g, play.state);
  const keys = decisionOf(g, play.state, seat)?.options.map(({ key }) => key) ?? [];
  return { seat, keys, window: keys.length > 1 ? windowAsking(g, play.state) : null };
}

/** Goes on as the settings say, else by chance; windows are mostly declined. */
function step(play: Play, next: (most: number) => number): void {
  const { seat, keys, window } = now(play.g, play);
  const forced = play.forced(seat);
  const declined = window !== null && next(4) > 0;
  const key = forced?.key ?? (declined ? 'pass' : keys[next(keys.length)]);
  expect(play.play({ seat, key }, forced !== null)).toBeNull();
}

/** Plays until the seat is asked in a window; false when the game ends before. */
function untilAsked(play: Play, next: (most: number) => number, least = 0): boolean {
  for (let i = 0; i < 3000 && play.state.over < 0; i++) {
    const { seat, window } = now(play.g, play);
    if (window !== null && play.state.turn >= least && play.forced(seat) === null) return true;
    step(play, next);
  }
  return false;
}

describe('windows of Doomtrooper', () => {
  it('let pass what was declined in such a window while nothing has happened', async () => {
    let spared = 0;
    for (const seed of [1, 2, 3]) {
      const play = await begin(`spare ${seed}`);
      const next = stream(seed);
      for (let i = 0; i < 600 && play.state.over < 0; i++) {
        const { seat, window } = now(play.g, play);
        const forced = play.forced(seat);
        if (window !== null && forced !== null) {
          expect(forced.key).toBe('pass');
          // The numbers of a fight never pass by unasked.
          expect(['modifiers', 'afterPhase5', 'saves', 'points', 'sabotage']).not.toContain(window);
          spared++;
        }
        step(play, next);
      }
    }
    expect(spared).toBeGreaterThan(10);
  });

  it('explain themselves at the first one and never again', async () => {
    const play = await begin('note');
    const next = stream(5);
    expect(untilAsked(play, next)).toBe(true);
    const { seat } = now(play.g, play);
    expect(play.desk(seat).question(play.state, 1)?.note?.en).toContain('Stop here');
    play.play({ seat, key: 'pass' });
    const again = (): boolean => now(play.g, play).seat === seat;
    do {
      expect(untilAsked(play, next)).toBe(true);
      if (!again()) step(play, next);
    } while (!again());
    expect(play.desk(seat).question(play.state, 1)?.note).toBeUndefined();
  });

  it('ask again where a pass was taken back, also who is spared, at this table and when it is opened again', async () => {
    let asked = 0;
    for (const seed of [1, 2, 3, 4]) {
      const play = await begin(`back ${seed}`);
      const next = stream(seed);
      while (untilAsked(play, next)) {
        const { seat } = now(play.g, play);
        const before = play.state.step;
        play.play({ seat, key: 'pass' });
        play.mute(seat, 'turn');
        if (!play.undo(seat)) continue;
        expect(play.state.step).toBe(before);
        expect(play.forced(seat)).toBeNull();
        const record = play.match.record;
        const again = await begin(`back ${seed}`);
        record.entries.forEach((entry, at) => {
          again.repeat(entry, at);
        });
        expect(again.forced(seat)).toBeNull();
        asked++;
        break;
      }
    }
    expect(asked).toBeGreaterThan(1);
  });

  it('do not ask again in a turn that was muted, whatever happens, until the player stops them', async () => {
    const play = await begin('mute');
    const next = stream(11);
    expect(untilAsked(play, next, 4)).toBe(true);
    const { turn } = play.state;
    const { seat } = now(play.g, play);
    expect(play.desk(seat).question(play.state, 1)?.mutes).toContain('turn');
    play.mute(seat, 'turn');
    expect(play.forced(seat)?.key).toBe('pass');
    play.brake(seat);
    expect(play.forced(seat)).toBeNull();
    play.mute(seat, 'turn');
    play.play({ seat, key: 'pass' }, true);
    while (play.state.turn === turn && play.state.over < 0) {
      const { seat: asked, window } = now(play.g, play);
      if (
        asked === seat &&
        window !== null &&
        !play
          .desk(seat)
          .question(play.state, 1)
          ?.choices.some(({ key }) => key === 'done')
      )
        expect(play.forced(seat)?.key).toBe('pass');
      step(play, next);
    }
  });

  it('keep secret what the active player means to do until they close', async () => {
    let kept = 0;
    for (const seed of [1, 2, 3, 4]) {
      const play = await begin(`secret ${seed}`);
      const next = stream(seed);
      for (let i = 0; i < 400 && play.state.over < 0; i++) {
        const told = play.beats.length;
        const before = intending(play.state);
        step(play, next);
        const { state } = play;
        if (intending(state) === 0 || before !== 0) continue;
        kept++;
        const acts = play.beats.slice(told).filter(({ by, kind }) => by === state.active && kind === 'act');
        expect(acts.map(({ event }) => event)).toEqual([]);
      }
    }
    expect(kept).toBeGreaterThan(10);
  });
});

describe('windows of Original War', () => {
  it('stop asking about what was declined a few times in a battle, never about reactions, and begin anew in the next', async () => {
    const g = await loadGame('original-war');
    const extras = await extrasOf(g);
    const spared = new Map<string, number>();
    const asked = new Map<string, number>();
    let battles = 0;
    for (const game of readCorpus('original-war').games.slice(0, 8)) {
      const play = new Play({ g, extras, header: newHeader(g, game.setup) });
      for (const move of game.moves) {
        const { state } = play;
        const decision = decisionOf(g, state, move.seat);
        const window = windowAsking(g, state);
        const answers = decision?.options.filter(({ key }) => key !== 'pass') ?? [];
        const forced = play.forced(move.seat);
        if (window !== null && answers.length === 1 && state.active !== move.seat) {
          const { turn } = state;
          const stretch = `${game.number} ${turn} ${state.tally[TALLY.sector]} ${window === 'event' ? '' : state.tally[TALLY.battleRound]}`;
          const name = `${stretch} ${move.seat} ${window} ${answers[0].key}`;
          const count = forced === null ? asked : spared;
          if (!asked.has(name)) battles++;
          // What is asked about for the first time in a battle, or a round of it, is never spared.
          if (forced !== null) expect(asked.get(name), name).toBeGreaterThanOrEqual(2);
          count.set(name, (count.get(name) ?? 0) + 1);
        }
        expect(play.play(move, forced !== null && move.key === 'pass')).toBeNull();
      }
    }
    expect(battles).toBeGreaterThan(20);
    expect([...spared.keys()].filter((name) => name.includes('reaction'))).toEqual([]);
    expect(spared.size).toBeGreaterThan(0);
  });
});
