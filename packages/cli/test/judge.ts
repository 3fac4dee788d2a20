import {
  decisionOf,
  F,
  type Game,
  idOf,
  Match,
  newHeader,
  type Seat,
  SPECTATOR,
  type State,
  sighted,
  statOf,
  type Trace,
} from '@bojiste/kernel';
import { shownAt } from '@bojiste/session/beats/lines';
import { plainParts } from '@bojiste/session/beats/words';
import { Play } from '@bojiste/session/play';
import type { Beat } from '@bojiste/session/types';
import type { CorpusGame } from '@bojiste/testing/corpus/format';
import { extrasOf, loadGame } from '../games.ts';
import { readCorpus } from '../jobs/corpus.ts';

/**
 * A judge reads the normal log of a whole recorded game, as a spectator with the players' names, and finds in it everything
 * that the record says: cards that left a hand for where all can see them, with their player; cards that were aimed at;
 * rolls with their faces; comparisons with both sums and their result; every change of points. And the log says nothing of
 * the kind that the record does not.
 */

const NAMES = ['Anna', 'Boris', 'Cyril', 'Dora'];

/** Points as the log counts them, in the singular or plural. */
const POINTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'summoner-wars': { magic: 'magic' },
  doomtrooper: { destiny: 'destiny points?', victory: 'victory points?' },
  siegestorm: { lives: '(?:life|lives)', threat: 'threat' },
  'original-war': { crates: 'crates?', oil: 'oil', siberite: 'siberite', energy: 'energy' },
};

export interface Line {
  readonly step: number;
  readonly text: string;
}

/** A whole game of the corpus and its log, line by line with the number of the move, as `bojiste replay show` prints it. */
export interface Case {
  readonly g: Game;
  readonly game: CorpusGame;
  readonly lines: readonly Line[];
  readonly beats: readonly Beat[];
  readonly who: readonly string[];
  /** Lines that read otherwise at the end of the game than when they were new. */
  readonly changed: readonly string[];
}

export async function openCase(id: string, number: number): Promise<Case> {
  const g = await loadGame(id);
  const game = readCorpus(id).games.find((one) => one.number === number);
  if (game === undefined) throw new Error(`${id}: no game ${number}`);
  const play = new Play({ g, extras: await extrasOf(g), header: newHeader(g, game.setup), names: NAMES });
  const fresh = new Map<number, string>();
  for (const move of game.moves) {
    const known = play.beats.length;
    const refusal = play.play(move);
    if (refusal !== null) throw new Error(`${id}/${number}: ${move.key} is refused`);
    for (const { n, text } of play.tell(play.beats.slice(known), SPECTATOR)) fresh.set(n, plainParts(text.en));
  }
  const beats = play.tell(play.beats, SPECTATOR).filter((beat) => shownAt(beat, 'normal'));
  const lines = beats.map(({ step, text }) => ({ step, text: plainParts(text.en) }));
  const who = play.state.seats.map((_, seat) => play.who(seat, SPECTATOR).en);
  const changed = beats.flatMap(({ n, step }, i) => {
    const was = fresh.get(n) ?? lines[i].text;
    return was === lines[i].text ? [] : [`${step}: "${was}" became "${lines[i].text}"`];
  });
  return { g, game, lines, beats, who, changed };
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the record says happened in one move; `until`: the next act or answer of anybody. */
interface Fact {
  readonly step: number;
  until: number;
  readonly what: 'card' | 'target' | 'attack' | 'strike' | 'fight' | 'roll' | 'damage' | 'cancelled';
  readonly wanted: RegExp;
}

/** A total before and after one move. */
interface Change {
  readonly step: number;
  readonly seat: Seat;
  readonly name: string;
  readonly from: number;
  to: number;
}

export interface Findings {
  readonly facts: readonly Fact[];
  readonly changes: readonly Change[];
  readonly dice: readonly number[];
}

/** Words in which no player is named anew. */
const sameSubject = (who: readonly string[]): string => `(?:(?!${who.map(quoted).join('|')}).)*`;

/** Reads the record and never the log. */
class Clerk {
  readonly facts: Fact[] = [];
  readonly changes: Change[] = [];
  readonly dice: number[] = [];
  private step = -1;
  private begun = false;

  constructor(
    private readonly g: Game,
    private readonly who: readonly string[],
  ) {}

  hear(s: State, trace: Trace): void {
    if (trace.k === 'move') this.move(s, trace.seat, trace.key);
    else if (trace.k === 'row') this.row(s, trace);
    else if (!this.begun) return;
    else if (trace.k === 'resource') this.points(trace.seat, trace.resource, trace.from, trace.to);
    else if (trace.k === 'die') this.dice.push(trace.face);
    else if (trace.k === 'cancelled') this.cancelled(s, trace.card);
    else if (trace.k === 'card') this.card(s, trace);
  }

  private name(def: number): string {
    const { en } = this.g.defs[def].decl.names;
    // People of Original War are called by their names, without what they are; two of one name keep it.
    return this.g.def.id === 'original-war' ? `${quoted(en.split(', ')[0])}(?:, [\\w ]+)?` : quoted(en);
  }

  private add(what: Fact['what'], wanted: string): void {
    this.facts.push({ step: this.step, until: Number.POSITIVE_INFINITY, what, wanted: new RegExp(wanted, 'i') });
  }

  private sees(s: State, id: number): boolean {
    return (sighted(this.g, s, id).seen & (1 << s.seats.length)) !== 0;
  }

  private move(s: State, seat: Seat, key: string): void {
    this.step = s.step;
    const decision = decisionOf(this.g, s, seat);
    if (decision === null) return;
    if (decision.kind === 'act' || decision.kind === 'respond')
      for (const fact of this.facts) fact.until = Math.min(fact.until, s.step);
    const option = decision.options.find((one) => one.key === key);
    const card = s.cards.find(
      ({ id }) => option !== undefined && option.card > 0 && s.handles[seat][id] === option.card,
    );
    if (!this.begun || decision.kind !== 'pick' || card === undefined) return;
    if (this.g.zones[card.zone].board && this.sees(s, card.id)) this.add('target', this.name(card.def));
  }

  /** From a hand to where everybody sees it: who, and which card. */
  private card(s: State, { card, from, to }: Extract<Trace, { k: 'card' }>): void {
    const [a, b] = [this.g.zones[from], this.g.zones[to]];
    if (a.decl.name !== 'hand' || b.decl.name === 'payment' || (card.seen & (1 << s.seats.length)) === 0) return;
    // Reserves lie face down.
    const what = b.decl.name === 'reserves' ? 'a card into the reserves' : this.name(card.def);
    this.add('card', `(?=.*${quoted(this.who[a.seat])}).*${what}`);
  }

  private cancelled(s: State, card: number): void {
    if (card < 0 || !this.sees(s, card)) return;
    this.add('cancelled', `effect of ${sameSubject(this.who)}${this.name(s.cards[card].def)} was cancelled`);
  }

  private points(seat: Seat, resource: number, from: number, to: number): void {
    const { name } = this.g.def.resources[resource];
    if (POINTS[this.g.def.id][name] === undefined) return;
    const last = this.changes.filter((one) => one.seat === seat && one.name === name).at(-1);
    if (last !== undefined && last.step === this.step) last.to = to;
    else this.changes.push({ step: this.step, seat, name, from, to });
  }

  private row(s: State, { row, subject, source }: Extract<Trace, { k: 'row' }>): void {
    const { g } = this;
    const event = g.events[row[F.kind]].decl.name;
    if (event === 'turned') this.begun = true;
    if (event === 'compared' && subject !== null)
      if (g.def.id === 'doomtrooper') this.struck(s, row, subject.def);
      else this.battled(s, row, subject.def);
    if (event === 'strikes' && subject !== null) this.add('strike', `${this.name(subject.def)} struck .*: attack \\d+`);
    if (event === 'attacking' && source !== null && subject !== null)
      this.add('attack', `${this.name(source.def)} attacked .*${this.name(subject.def)}`);
    if (event === 'rolled' && subject !== null && row[F.amount] > 0)
      this.add('roll', `${row[F.amount]} (die|dice) rolled \\(.+\\)`);
    if (event === 'damage' && subject !== null && row[F.amount] > 0 && g.zones[s.cards[subject.id].zone].board)
      this.add('damage', `${this.name(subject.def)} took ${row[F.amount]} damage \\(life \\d+ → \\d+\\)`);
    if (event === 'damaged' && row[F.amount] > 0 && this.who[row[F.to]] !== undefined) {
      // A boss has no deck; its lives are points.
      if (s.seats.length !== row[F.to] + 1 || !this.who[row[F.to]].includes('boss'))
        this.add('damage', `${quoted(this.who[row[F.to]])} took ${row[F.amount]} damage.*\\d+ → \\d+\\)`);
    }
  }

  private struck(s: State, row: readonly number[], striker: number): void {
    const { g } = this;
    const to = s.cards[idOf(row[F.to])];
    const armor = statOf(g, s, to, g.names.stats.get('armor') ?? 0, row[F.subject]);
    const result = ['nothing', 'a wound', 'death'][row[F.amount]];
    const against = `against Armour (.*= )?${armor} \\(${this.name(to.def)}\\)`;
    this.add('fight', `${this.name(striker)}: (Fight|Shoot) .*\\d+ ${against} → ${result}`);
  }

  private battled(s: State, row: readonly number[], target: number): void {
    const from = this.name(s.cards[idOf(row[F.source])].def);
    const [attack, defence] = [row[F.amount], row[F.extra]];
    const result = attack >= defence ? 'a hit' : attack > 0 ? 'weakened' : 'nothing';
    this.add(
      'fight',
      `${from}: attack (.*= )?${attack} against defence (.*= )?${defence} \\(${this.name(target)}\\) → ${result}`,
    );
  }
}

export function recordOf({ g, game, who }: Pick<Case, 'g' | 'game' | 'who'>): Findings {
  const clerk = new Clerk(g, who);
  const match = new Match(g, newHeader(g, game.setup), undefined, undefined, (s, trace) => clerk.hear(s, trace));
  for (const move of game.moves) match.play(move);
  return clerk;
}

// ---- what the judge makes of the lines ------------------------------------------------------------------------------

const said = (lines: readonly Line[], from: number, to: number): string =>
  lines
    .filter(({ step }) => step >= from && step <= to)
    .map(({ text }) => text)
    .join(' ');

/** Is it told? A card and its player in one sentence; what is aimed at by what follows in the same deed, if not before. */
function isTold(lines: readonly Line[], { step, until, wanted, what }: Fact): boolean {
  if (what === 'card') return lines.some((line) => line.step === step && wanted.test(line.text));
  // What the last deed was aimed at may be told no more.
  if (what === 'target') return !Number.isFinite(until) || wanted.test(said(lines, step, until));
  return wanted.test(said(lines, step, step));
}

/** Facts of the record that the log does not tell. */
const missing = (lines: readonly Line[], facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) =>
    isTold(lines, fact)
      ? []
      : [`${fact.step} ${fact.what}: ${fact.wanted} not in "${said(lines, fact.step, fact.step)}"`],
  );

/** A sentence about points: who, how many, which, how many then. */
function pointsIn({ g, who }: Case, { step, text }: Line) {
  return Object.entries(POINTS[g.def.id]).flatMap(([name, word]) =>
    who.flatMap((called, seat) => {
      const sentence = new RegExp(
        `^${quoted(called)} (gained|paid|lost) (\\d+) ${word} \\((\\d+) (?:in all|left)\\)`,
        'i',
      );
      const found = sentence.exec(text);
      if (found === null) return [];
      const [, verb, n, to] = found;
      return [{ step, seat, name, by: verb === 'gained' ? Number(n) : -Number(n), to: Number(to) }];
    }),
  );
}

/** Points follow one another in the log without a gap, and stand where the record says after every move. */
function pointFaults(it: Case, changes: readonly Change[]): string[] {
  const told = it.lines.flatMap((line) => pointsIn(it, line));
  const faults: string[] = [];
  for (const { step, seat, name, from, to } of changes) {
    let now = from;
    for (const one of told.filter((line) => line.step === step && line.seat === seat && line.name === name)) {
      if (now + one.by !== one.to) faults.push(`${step}: ${name} ${now} and ${one.by} come to ${one.to}`);
      now = one.to;
    }
    if (now !== to) faults.push(`${step}: ${it.who[seat]} has ${to} ${name}, the log says ${now}`);
  }
  const known = new Set(changes.map(({ step, seat, name }) => `${step}/${seat}/${name}`));
  for (const { step, seat, name, by } of told)
    if (!known.has(`${step}/${seat}/${name}`)) faults.push(`${step}: ${name} ${by} is in no record`);
  return faults;
}

/** Every sum comes to its total: "4 + 2 (Powerful Blow) = 6". */
function sumFaults(lines: readonly Line[]): string[] {
  return lines.flatMap(({ step, text }) =>
    [...text.matchAll(/(\d+)((?: [+−] \d+(?: \([^()]*\))?)+) = (−?\d+)/g)].flatMap(([whole, base, terms, total]) => {
      const parts = [...terms.matchAll(/([+−]) (\d+)/g)].map(([, sign, n]) => (sign === '+' ? 1 : -1) * Number(n));
      const sum = parts.reduce((a, b) => a + b, Number(base));
      return sum === Number(total.replace('−', '-')) ? [] : [`${step}: ${whole}`];
    }),
  );
}

/** The dice that a line draws, and how many it says there are. */
function diceFaults({ beats, lines }: Case, dice: readonly number[]): string[] {
  const drawn = beats.flatMap((beat) => beat.dice?.faces ?? []);
  const faults = drawn.join() === dice.join() ? [] : [`dice: ${drawn.length} drawn, ${dice.length} fell`];
  beats.forEach((beat, i) => {
    const n = beat.dice?.faces.length ?? 0;
    const counted = [...lines[i].text.matchAll(/(\d+)×/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    if (n > 0 && counted !== n) faults.push(`${beat.step}: ${n} dice, "${lines[i].text}"`);
  });
  return faults;
}

const NUMBERS = /\d+/g;

/** Both languages say the same numbers. */
function twinFaults({ beats }: Case): string[] {
  const numbers = (text: string): string => [...(text.match(NUMBERS) ?? [])].sort().join();
  return beats.flatMap(({ step, text }) => {
    const [cs, en] = [plainParts(text.cs), plainParts(text.en)];
    return numbers(cs) === numbers(en) ? [] : [`${step}: "${cs}" and "${en}"`];
  });
}

export function judge(it: Case, { facts, changes, dice }: Findings): string[] {
  return [
    ...missing(it.lines, facts),
    ...pointFaults(it, changes),
    ...sumFaults(it.lines),
    ...diceFaults(it, dice),
    ...twinFaults(it),
    ...it.changed,
  ];
}
