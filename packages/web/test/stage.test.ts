import { readFileSync } from 'node:fs';
import type { Beat, Catalogue, Update } from '@bojiste/session/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '../library/games.ts';
import { shelved } from '../library/shelf.ts';
import { Host } from '../session/host.ts';
import { MOTIONS } from '../stage/perform.ts';
import { type Frame, StagePlayer, type Status } from '../stage/player.ts';
import { type Cue, MOTION_OF, scoreOf } from '../stage/score.ts';

/** Everything one player is told of a game: bots move for both sides, the player's by way of questions. */
async function gameOf(game: string, seed: string, most: number): Promise<{ updates: Update[]; catalogue: Catalogue }> {
  const shelf = await shelved(game);
  const updates: Update[] = [];
  const [mode] = shelf.extras.def.modes;
  const seats = mode.seats[0];
  const decks = Array.from({ length: seats }, (_, i) => shelf.extras.def.decks[i]);
  const input = { setup: { seats, mode: mode.key, decks, seed, options: {} }, me: 0, bot: 'easy' };
  const host = new Host(shelf, input, { update: (update) => updates.push(update) });
  host.open();
  await host.settled;
  for (let i = 0; i < most; i++) {
    const question = updates.at(-1)?.question;
    if (question == null) break;
    const at =
      question.choices.length > 1 && i % 5 === 4 ? question.choices.length - 1 : (i * 7) % question.choices.length;
    host.answer(question.id, [question.choices[at].key]);
    await host.settled;
  }
  return { updates, catalogue: host.opening };
}

interface Seen {
  readonly frame: Frame;
  readonly log: readonly Beat[];
  readonly status: Status;
}

/** A stage whose clock is turned by hand. */
function stageOf(catalogue: Catalogue) {
  const seen: Seen[] = [];
  const performed: Cue[] = [];
  let waiting: (() => void) | null = null;
  const player = new StagePlayer(() => catalogue, 0, {
    after(_, then) {
      waiting = then;
      return () => {
        waiting = null;
      };
    },
    still: () => false,
    pace: () => 'normal',
    show: (frame, log, status) => seen.push({ frame, log, status }),
    perform: (cue) => performed.push(cue),
    hear: () => {},
  });
  const tick = (): boolean => {
    const then = waiting;
    waiting = null;
    then?.();
    return then !== null;
  };
  const last = (): Seen => seen[seen.length - 1];
  return { player, seen, performed, tick, last };
}

let played: Awaited<ReturnType<typeof gameOf>>;
beforeAll(async () => {
  played = await gameOf('summoner-wars', 'stage', 60);
});

/** What could be read off the page besides the log, in which the same words may stand from an earlier roll. */
const readable = ({ frame }: Seen): string =>
  JSON.stringify([frame.caption, frame.dice, frame.update.view, frame.update.question, frame.update.scene]);

describe('motions', () => {
  it('are there for every kind of beat that the session can tell', () => {
    const source = readFileSync(new URL('../../session/beats/types.ts', import.meta.url), 'utf8');
    const union = /export type BeatKind =([\s\S]*?);\n\n/.exec(source)?.[1] ?? '';
    const kinds = [...union.matchAll(/\| '(\w+)'/g)].map(([, kind]) => kind);
    expect(kinds.length).toBeGreaterThan(15);
    expect(Object.keys(MOTION_OF).sort()).toEqual([...kinds].sort());
    for (const reading of Object.values(MOTION_OF))
      if (typeof reading === 'string') expect(Object.keys(MOTIONS)).toContain(reading);
  });

  it.each(GAME_IDS)('every beat of %s that a player is shown becomes a cue', async (game) => {
    const { updates, catalogue } = await gameOf(game, 'cues', 40);
    const told = updates.flatMap(({ happened }) => happened).filter(({ level }) => level !== 'full');
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((beat) => scoreOf([beat], catalogue).length === 0)).toEqual([]);
  });

  it('a step of the turn is lit where it stands now, never before what is still to be seen', () => {
    const { updates, catalogue } = played;
    for (const { happened } of updates) {
      const cues = scoreOf(happened, catalogue);
      const first = cues.findIndex(({ kind, after }) => kind === 'phase' && after);
      if (first >= 0) expect(cues.slice(first).every(({ after }) => after)).toBe(true);
    }
  });
});

describe('the stage', () => {
  it('tells nothing of what the dice bring before they lie still', () => {
    const { updates, catalogue } = played;
    const stage = stageOf(catalogue);
    let rolls = 0;
    for (const update of updates) {
      const before = stage.seen.length;
      const known = before === 0 ? '' : JSON.stringify(stage.last().frame.update.view);
      stage.player.push(update);
      while (stage.tick());
      const shown = stage.seen.slice(before);
      const roll = update.happened.find(({ dice }) => (dice?.faces.length ?? 0) > 0);
      if (roll === undefined || update.log !== undefined) continue;
      rolls++;
      const lie = shown.findIndex(({ frame }) => frame.cue?.kind === 'fell' && frame.cue.beat === roll);
      expect(lie).toBeGreaterThan(0);
      for (const one of shown.slice(0, lie)) {
        expect(one.frame.dice?.faces ?? null).toBeNull();
        expect(JSON.stringify(one.frame.update.view)).toBe(known);
        expect(one.frame.update.question).toBeNull();
        expect(one.log.some(({ n }) => n >= roll.n)).toBe(false);
        expect(one.frame.caption.some(({ n }) => n >= roll.n)).toBe(false);
        expect(readable(one)).not.toContain(JSON.stringify(roll.text.en));
      }
      // While they light up, only the dice tell it.
      expect(shown[lie].frame.dice?.faces).toEqual(roll.dice?.faces);
      expect(shown[lie].log.some(({ n }) => n >= roll.n)).toBe(false);
    }
    expect(rolls).toBeGreaterThan(3);
  });

  it('comes to the same position and log as the game, whatever was paused, stepped, repeated or skipped', () => {
    const { updates, catalogue } = played;
    const plain = stageOf(catalogue);
    const busy = stageOf(catalogue);
    for (const [i, update] of updates.entries()) {
      for (const stage of [plain, busy]) stage.player.push(update);
      while (plain.tick());
      if (i % 3 === 0) {
        busy.player.pause(true);
        expect(busy.tick()).toBe(false);
        busy.player.stepOn();
        busy.player.pause(false);
      }
      if (i % 4 === 1) busy.player.repeat();
      if (i % 4 === 2) busy.player.finish();
      if (i % 5 === 3) busy.player.skip();
      while (busy.tick());
      for (const stage of [plain, busy]) {
        const { frame, log, status } = stage.last();
        expect(status.playing).toBe(false);
        expect([i, stage === plain, frame.update === update]).toEqual([i, stage === plain, true]);
        expect(log.map(({ n }) => n)).toEqual(plain.last().log.map(({ n }) => n));
      }
    }
    const all = updates.flatMap(({ happened }) => happened.map(({ n }) => n));
    expect(
      plain
        .last()
        .log.map(({ n }) => n)
        .slice(-all.length),
    ).toEqual(all);
  });

  it('shows again what the others did since the own last move', () => {
    const { updates, catalogue } = played;
    const stage = stageOf(catalogue);
    const at = updates.findIndex((update, i) => i > 3 && update.by === 1 && updates[i + 1]?.question != null);
    for (const update of updates.slice(0, at + 2)) stage.player.push(update);
    while (stage.tick());
    expect(stage.last().status.repeatable).toBe(true);
    const first = stage.performed.length;
    const asked = stage.last().frame.update.question;
    stage.player.repeat();
    expect(stage.last().frame.update.question).toBeNull();
    while (stage.tick());
    expect(stage.performed.length + stage.seen.length).toBeGreaterThan(first);
    expect(stage.last().frame.update.question).toBe(asked);
  });
});
