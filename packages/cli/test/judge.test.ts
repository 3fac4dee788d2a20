import { askBot, makeBot, Random } from '@bojiste/ai';
import {
  decidingSeats,
  decisionOf,
  F,
  type Game,
  type GameRecord,
  idOf,
  Match,
  newHeader,
  SPECTATOR,
  type State,
  statOf,
  type Trace,
} from '@bojiste/kernel';
import { shownAt } from '@bojiste/session/beats/lines';
import { plainParts } from '@bojiste/session/beats/words';
import { Play } from '@bojiste/session/play';
import { describe, expect, it } from 'vitest';
import { extrasOf, loadGame } from '../games.ts';
import { makePlan, setupOf } from '../setups.ts';

/**
 * A judge reads the normal log of a recorded game, as a spectator with the players' names, and must find in it everything
 * that the record says: cards that left a hand for the table, with who played them; cards that were aimed at; rolls with
 * their faces; comparisons with both totals; every change of points.
 */

const NAMES = ['Anna', 'Boris'];
const MOST = 260;

async function playOne(id: string, seed: string) {
  const g = await loadGame(id);
  const extras = await extrasOf(g);
  const setup = setupOf(makePlan(g, {}), seed, 0);
  const play = new Play({ g, extras, header: newHeader(g, setup), names: NAMES });
  const bot = makeBot('greedy:budget=20:worlds=1');
  if (bot === undefined) throw new Error('no bot');
  const randoms = setup.decks.map((_, seat) => new Random(`${seed}/${seat}`));
  for (let i = 0; i < MOST && play.state.over < 0; i++) {
    const [seat] = decidingSeats(g, play.state);
    const options = decisionOf(g, play.state, seat)?.options ?? [];
    const random = randoms[seat];
    const key = options.length === 1 ? options[0].key : askBot(g, play.state, seat, bot, random, { own: play.own }).key;
    expect(play.play({ seat, key })).toBeNull();
  }
  return { g, extras, play };
}

interface Fact {
  readonly step: number;
  /** The next act or answer of anybody. */
  until: number;
  readonly wanted: RegExp;
  readonly what: string;
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the record says, without a look at the beats. */
function factsOf(g: Game, record: GameRecord, words: Readonly<Record<string, string>>): Fact[] {
  const facts: Fact[] = [];
  let step = -1;
  let begun = false;
  const name = (def: number): string => quoted(g.defs[def].decl.names.en);
  const add = (what: string, wanted: string) =>
    facts.push({ step, until: Number.POSITIVE_INFINITY, what, wanted: new RegExp(wanted) });
  const spectator = (s: State): number => 1 << s.seats.length;
  const heard = (s: State, trace: Trace): void => {
    if (trace.k === 'move') {
      step = s.step;
      const decision = decisionOf(g, s, trace.seat);
      if (decision?.kind === 'act' || decision?.kind === 'respond')
        for (const fact of facts) fact.until = Math.min(fact.until, step);
      const option = decision?.options.find(({ key }) => key === trace.key);
      const card = s.cards.find(
        ({ id }) => option !== undefined && option.card > 0 && s.handles[trace.seat][id] === option.card,
      );
      const open = card !== undefined && g.zones[card.zone].board && card.face === 0;
      if (begun && decision?.kind === 'pick' && open) add('target', name(card.def));
      return;
    }
    if (trace.k === 'row') {
      const event = g.events[trace.row[F.kind]].decl.name;
      if (event === 'turned') begun = true;
      if (event === 'compared' && trace.subject !== null) fight(s, trace.row, trace.subject.def);
      if (event === 'strikes' && trace.subject !== null)
        add('strike', `${name(trace.subject.def)} struck .*: attack \\d+`);
      if (event === 'attacking' && trace.source !== null && trace.subject !== null)
        add('attack', `${name(trace.source.def)} attacked .*${name(trace.subject.def)}`);
      return;
    }
    if (!begun) return;
    if (trace.k === 'resource') {
      const word = words[g.def.resources[trace.resource].name];
      if (word !== undefined) add('points', `${NAMES[trace.seat] ?? '.*'} (gained|paid|lost) \\d+ ${word}`);
    }
    if (trace.k === 'card' && g.zones[trace.from].decl.name === 'hand' && g.zones[trace.to].board)
      if ((trace.card.seen & spectator(s)) !== 0) add('card', name(trace.card.def));
  };
  function fight(s: State, row: readonly number[], striker: number): void {
    const versus = (stat: string, id: number, other: number): number =>
      statOf(g, s, s.cards[id], g.names.stats.get(stat) ?? 0, other);
    if (g.def.id === 'doomtrooper') {
      const armor = versus('armor', idOf(row[F.to]), row[F.subject]);
      const target = name(s.cards[idOf(row[F.to])].def);
      add(
        'fight',
        `${name(striker)}: (Fight|Shoot) .*\\d+ against Armour (.*= )?${armor} \\(${target}\\) → (nothing|a wound|death)`,
      );
    } else {
      const from = name(s.cards[idOf(row[F.source])].def);
      add(
        'fight',
        `${from}: attack (.*= )?${row[F.amount]} against defence (.*= )?${row[F.extra]} \\(${name(striker)}\\)`,
      );
    }
  }
  const match = new Match(g, record.header, undefined, undefined, heard);
  record.entries.forEach((entry, at) => {
    match.repeat(entry, at);
  });
  return facts;
}

describe('a judge can tell from the normal log alone', () => {
  it.each([
    ['summoner-wars', { magic: 'magic' }],
    ['doomtrooper', { destiny: 'destiny points?', victory: 'victory points?' }],
    ['siegestorm', {}],
    ['original-war', { crates: 'crates?', oil: 'oil', siberite: 'siberite' }],
  ] as [string, Record<string, string>][])(
    '%s: every card, target, roll, fight and change of points',
    { timeout: 180_000 },
    async (id, words) => {
      const { g, play } = await playOne(id, 'judge');
      const log = play.tell(play.beats, SPECTATOR).filter((beat) => shownAt(beat, 'normal'));
      const facts = factsOf(g, play.match.record, words);
      expect(facts.length).toBeGreaterThan(15);
      const said = (from: number, to: number): string =>
        log
          .filter(({ step }) => step >= from && step <= to)
          .map(({ text }) => plainParts(text.en))
          .join(' ');
      // A target may be named by what follows in the same deed: up to the next act or answer.
      // What the last deed aims at may not have been told yet.
      const missing = facts.filter(
        ({ step, until, wanted, what }) =>
          (what !== 'target' || Number.isFinite(until)) && !wanted.test(said(step, what === 'target' ? until : step)),
      );
      expect(missing.map(({ step, what, wanted }) => `${step} ${what} ${wanted}`)).toEqual([]);
      // Totals are a chain without a gap: each change begins where the last one ended.
      const totals = new Map<string, number>();
      for (const { change } of log) {
        if (change === undefined || change.seat < 0 || words[change.name] === undefined) continue;
        const key = `${change.seat}/${change.name}`;
        expect(totals.get(key) ?? change.from).toBe(change.from);
        totals.set(key, change.to);
      }
      for (const [key, total] of totals) {
        const [seat, name] = key.split('/');
        const at = g.def.resources.findIndex((one) => one.name === name);
        expect(play.state.seats[Number(seat)].resources[at]).toBe(total);
      }
      // Dice of the record, face by face.
      const rolled: number[] = [];
      const again = new Match(g, play.match.header, undefined, undefined, (s, trace) => {
        if (trace.k === 'die' && s.turn > 0) rolled.push(trace.face);
      });
      play.match.entries.forEach((entry, at) => {
        again.repeat(entry, at);
      });
      expect(log.flatMap(({ dice }) => dice?.faces ?? [])).toEqual(rolled);
    },
  );
});
