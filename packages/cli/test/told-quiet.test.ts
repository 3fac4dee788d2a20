import { F, Match, newHeader, type Seat, type Trace } from '@bojiste/kernel';
import type { Raw } from '@bojiste/session/beats/raw';
import { plainParts } from '@bojiste/session/beats/words';
import { Play } from '@bojiste/session/play';
import { describe, expect, it } from 'vitest';
import { extrasOf, loadGame } from '../games.ts';
import { readCorpus } from '../jobs/corpus.ts';

/**
 * What a log likes to pass over: that something did not happen, that somebody did nothing, and what something came from.
 * The log of recorded games is compared with what the rules did in them.
 */

type Row = Extract<Trace, { k: 'row' }>;
type Averted = Extract<Trace, { k: 'averted' }>;

interface Recorded {
  readonly play: Play;
  readonly rows: readonly { readonly step: number; readonly row: Row; readonly name: string }[];
  readonly averted: readonly { readonly step: number; readonly card: string; readonly name: string }[];
  /** By turn: whose it was, and whether that seat did anything but going on. */
  readonly turns: ReadonlyMap<number, { readonly seat: Seat; readonly chose: boolean }>;
}

const GOING_ON = ['pass', 'done', 'no', 'none'];

async function recorded(id: string, number: number): Promise<Recorded> {
  const g = await loadGame(id);
  const game = readCorpus(id).games.find((one) => one.number === number);
  if (game === undefined) throw new Error(`${id} has no game ${number}`);
  const header = newHeader(g, game.setup);
  const play = new Play({ g, extras: await extrasOf(g), header });
  const rows: Recorded['rows'][number][] = [];
  const averted: Recorded['averted'][number][] = [];
  const nameOf = (kind: number) => g.events[kind].decl.name;
  const noteAverted = ({ kind, card }: Averted, step: number, key: (card: number) => string) =>
    card >= 0 && averted.push({ step, card: key(card), name: nameOf(kind) });
  // What the rules did is heard beside the log, by a match of its own.
  const match: Match = new Match(g, header, undefined, undefined, (s, trace) => {
    if (trace.k === 'row') rows.push({ step: s.step - 1, row: trace, name: nameOf(trace.row[F.kind]) });
    if (trace.k === 'averted') noteAverted(trace, s.step, (card) => g.defs[s.cards[card].def].decl.key);
  });
  const turns = new Map<number, { seat: Seat; chose: boolean }>();
  for (const move of game.moves) {
    const { turn, active } = play.state;
    const now = turns.get(turn) ?? { seat: active, chose: false };
    turns.set(turn, now);
    now.chose ||= move.seat === active && !GOING_ON.includes(move.key);
    expect(match.play(move)).toBeNull();
    expect(play.play(move)).toBeNull();
  }
  return { play, rows, averted, turns };
}

const keyOf = ({ g }: Play, card: { readonly def: number }): string => g.defs[card.def].decl.key;
const count = (list: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const one of list) found[one] = (found[one] ?? 0) + 1;
  return found;
};

/** Events that a player hears of when they do not happen. */
const SPARED: readonly (readonly [string, number, readonly string[]])[] = [
  ['original-war', 1, ['wounded', 'destroyed']],
  ['doomtrooper', 2, ['harmed', 'killed', 'discarded']],
];

describe('the log says', () => {
  it.each(SPARED)('%s, game %i: whenever a card was spared something, and which card', async (id, number, names) => {
    const { play, averted } = await recorded(id, number);
    const happened = averted.filter(({ name }) => names.includes(name)).map(({ card }) => card);
    expect(happened.length).toBeGreaterThan(0);
    const told = play.beats.filter(({ event }) => event === 'averted');
    expect(count(told.map(({ objects }) => keyOf(play, objects[0])))).toEqual(count(happened));
    for (const { text } of play.tell(told, 0)) {
      expect(plainParts(text.en)).toMatch(/ was not \w+\.$/);
      expect(plainParts(text.cs)).toMatch(/ neby[lao] .*\.$| nebyl[iy] .*\.$/);
    }
  });

  it.each([
    ['siegestorm', 1],
    ['siegestorm', 2],
    ['summoner-wars', 4],
    ['doomtrooper', 4],
  ])('%s, game %i: that somebody did nothing in a turn, and only then', async (id, number) => {
    const { play, turns } = await recorded(id, number);
    const idle = play.beats.filter(({ event }) => event === 'idle');
    const by = (turn: number) => idle.filter((beat) => beat.turn === turn);
    // The last turn is followed by the end and not by another.
    const whole = [...turns].filter(([turn]) => turn > 0 && turns.has(turn + 1));
    for (const [turn, { seat, chose }] of whole) {
      expect(by(turn).length, `turn ${turn}`).toBeLessThanOrEqual(1);
      const own = play.beats.filter((beat) => beat.turn === turn && beat.by === seat && beat.event !== 'idle');
      const acted = own.some(
        ({ kind, level }) => level !== 'full' && ['play', 'act', 'move', 'choice', 'sum'].includes(kind),
      );
      if (!chose && !acted)
        expect(
          by(turn).map((beat) => beat.by),
          `turn ${turn}`,
        ).toEqual([seat]);
      // Who had nothing to play may still be struck for; who played something did something.
      if (own.some(({ kind }) => kind === 'play')) expect(by(turn), `turn ${turn}`).toEqual([]);
    }
  });
});

/** Does a beat of the deed name the card? */
const names = (deed: readonly Raw[], id: number): boolean =>
  deed.some(({ card, objects }) => [card, ...objects].some((one) => one?.id === id));

describe('whatever hurts, heals or takes a card away', () => {
  it.each([
    ['siegestorm', 1],
    ['summoner-wars', 1],
    ['original-war', 1],
    ['doomtrooper', 4],
  ])('%s, game %i: is told together with the card it came from', async (id, number) => {
    const { play, rows } = await recorded(id, number);
    const unnamed: string[] = [];
    let all = 0;
    for (const { step, row, name } of rows) {
      const { subject, source } = row;
      if (subject === null || source === null || subject.id === source.id) continue;
      const told = play.beats.filter(
        (beat) =>
          beat.step === step &&
          beat.event === name &&
          ['damage', 'death', 'heal', 'leave'].includes(beat.kind) &&
          beat.objects.some((one) => one.id === subject.id),
      );
      for (const { group } of told) {
        all++;
        const deed = play.beats.filter((beat) => beat.group === group);
        if (!names(deed, source.id)) unnamed.push(`${step} ${name} by ${keyOf(play, source)}`);
      }
    }
    expect(all).toBeGreaterThan(20);
    expect(unnamed).toEqual([]);
  });
});
