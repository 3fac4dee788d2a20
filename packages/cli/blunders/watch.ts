import { judge } from '@bojiste/ai/analyse';
import { cancelsOwn } from '@bojiste/ai/bots/own';
import {
  type Bilingual,
  cloneState,
  F,
  type Game,
  goingOn,
  idOf,
  notesOf,
  OP_TABLE,
  type OptionNote,
  ownLists,
  render,
  type Seat,
  type SetupInput,
  type State,
  sure,
  type Trace,
} from '@bojiste/kernel';
import { missesFree, winsAtOnce } from './looks.ts';
import type { BlunderSheet } from './sheet.ts';

/** Plain mistakes of one game, found while it is played again. They see the true state; players do not. */

/** Kinds that no player would do, whatever the plan. */
export const ABSURD = ['own-cancel', 'own-harm', 'empty-blow', 'unpayable', 'thrown-key', 'to-and-fro'] as const;
export const KINDS = [...ABSURD, 'idle', 'missed-win'] as const;
export type Kind = (typeof KINDS)[number];

export interface Blunder {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly turn: number;
  /** Number of the entry in the record, from 1. */
  readonly entry: number;
  readonly key: string;
  readonly text: Bilingual;
}

/** A free choice, with the position before it. */
interface Deed {
  readonly before: State;
  readonly seat: Seat;
  readonly note: OptionNote;
  readonly entry: number;
  readonly turn: number;
}

/** A find that must still be confirmed where the act has ended. */
interface Doubt {
  readonly kind: Kind;
  readonly deed: Deed;
}

/** Worth that a position must lose, and chances to win that must be thrown away, for harm to count. */
const FALL = 0.01;
const LOSS = 0.02;
/** A quick verdict first; what it suspects is judged again with more playouts, since the best of several rivals is lucky. */
const JUDGING = [
  { playouts: 8, rivals: 4 },
  { playouts: 32, rivals: 3 },
] as const;

const isMenu = (s: State): boolean => {
  const f = sure(s.frames[s.frames.length - 1]);
  return f.op === OP_TABLE || goingOn(f);
};

export class Watcher {
  readonly found: Blunder[] = [];
  private deed: Deed | null = null;
  private doubts: Doubt[] = [];
  /** Positions of the running turn at the menus of each seat, with the number of acts before them. */
  private readonly seen = new Map<string, number>();
  private acts = 0;
  private turn = -1;
  private readonly own: number;

  constructor(
    private readonly g: Game,
    private readonly sheet: BlunderSheet,
    setup: SetupInput,
    private readonly seed: string,
  ) {
    this.own = ownLists(g, setup);
  }

  /** Before a move is carried out; `auto` for one that left no choice. */
  before(s: State, seat: Seat, key: string, entry: number, auto: boolean): void {
    if (s.turn !== this.turn) this.newTurn(s);
    const notes = auto ? [] : notesOf(this.g, s, seat);
    const note = notes.find((one) => one.key === key);
    if (note === undefined || notes.length < 2) return;
    this.deed = { before: cloneState(s), seat, note, entry, turn: s.turn };
    if (cancelsOwn(this.g, s, seat, note.value)) this.doubts.push({ kind: 'own-cancel', deed: this.deed });
    if (isMenu(s)) this.atMenu(this.deed, notes);
  }

  private atMenu(deed: Deed, notes: readonly OptionNote[]): void {
    const { g, sheet } = this;
    const { before, seat, note } = deed;
    this.goesBack(deed);
    if (note.card >= 0) this.acts++;
    if (note.key === 'done' && missesFree(g, sheet, before, seat, notes, this.seed)) this.note('idle', deed);
    const [act, ...rest] = note.key.split(' ');
    const card = note.card < 0 ? null : sure(before.cards[note.card]);
    if (act === sheet.begins && rest.length > 0 && card !== null && sheet.unpayable?.(g, before, seat, card))
      this.note('unpayable', deed);
    const looked = this.doubts.some(({ kind, deed: other }) => kind === 'missed-win' && other.seat === seat);
    if (
      !looked &&
      before.active === seat &&
      sheet.near(g, before, seat) &&
      winsAtOnce(g, before, seat, this.seed, this.own)
    )
      this.doubts.push({ kind: 'missed-win', deed });
  }

  /** Two acts of one turn that undid each other. */
  private goesBack(deed: Deed): void {
    const { before, seat } = deed;
    const position = `${seat} ${positionOf(before, this.sheet)}`;
    const known = this.seen.get(position);
    if (known !== undefined && this.acts - known >= 2) this.note('to-and-fro', deed);
    this.seen.set(position, this.acts);
  }

  /** Whatever happens while a move is carried out. */
  trace(s: State, told: Trace): void {
    const { g, sheet, deed } = this;
    if (told.k !== 'row' || deed === null) return;
    const { row, subject } = told;
    const name = sure(g.events[sure(row[F.kind])]).decl.name;
    const by = row[F.by];
    if (by === deed.seat && sheet.empty?.(g, deed.before, s, row)) this.note('empty-blow', deed);
    if (subject === null || subject.control !== deed.seat) return;
    // Who passes lets others go on; what they do is not his deed, whoever's name it goes under.
    const harms = deed.note.key !== 'pass' && by === deed.seat && sheet.harms.includes(name);
    if (harms && g.onBoard[subject.zone] === 1) this.doubt('own-harm', deed);
    if (name !== sheet.throws || sure(g.zones[subject.zone]).decl.name !== g.def.drawTo) return;
    const card = sure(deed.before.cards[idOf(sure(row[F.subject]))]);
    if (sheet.key?.(g, deed.before, deed.seat, card)) this.note('thrown-key', deed);
  }

  /** After a move: what was in doubt is settled once nothing is half done. */
  after(s: State): void {
    if (s.over < 0 && !isMenu(s)) return;
    const open = this.doubts;
    this.doubts = s.over < 0 ? open.filter(({ kind }) => kind === 'missed-win') : [];
    for (const { kind, deed } of open) {
      if (kind === 'missed-win') {
        if (s.over >= 0 && (s.winners & (1 << deed.seat)) === 0) this.note(kind, deed);
      } else if (this.confirmed(kind, deed, s)) this.note(kind, deed);
    }
  }

  private confirmed(kind: Kind, deed: Deed, s: State): boolean {
    const { g } = this;
    const fall = g.def.evaluate(g, deed.before, deed.seat) - g.def.evaluate(g, s, deed.seat);
    if (kind === 'own-cancel') return fall > -FALL;
    if (fall <= FALL) return false;
    return JUDGING.every((settings, round) => {
      const asked = { ...settings, own: this.own };
      const seed = `${this.seed}/${deed.entry}/${round}`;
      return judge(g, deed.before, deed.seat, deed.note.key, seed, asked).known.loss > LOSS;
    });
  }

  private newTurn(s: State): void {
    for (const { kind, deed } of this.doubts) if (kind === 'missed-win') this.note(kind, deed);
    this.doubts = this.doubts.filter(({ kind }) => kind !== 'missed-win');
    this.turn = s.turn;
    this.acts = 0;
    this.seen.clear();
  }

  private doubt(kind: Kind, deed: Deed): void {
    if (!this.doubts.some((one) => one.kind === kind && one.deed === deed)) this.doubts.push({ kind, deed });
  }

  private note(kind: Kind, { seat, turn, entry, note }: Deed): void {
    if (this.found.some((one) => one.kind === kind && one.entry === entry)) return;
    const text = { cs: render(this.g, note.text, 'cs'), en: render(this.g, note.text, 'en') };
    this.found.push({ kind, seat, turn, entry, key: note.key, text });
  }
}

/** What two acts that undo each other leave as it was. */
function positionOf(s: State, { passing }: BlunderSheet): string {
  const cards = s.cards.map((c) => `${c.zone},${c.control},${c.host},${c.face},${c.flags & ~passing.flags}`);
  const seats = s.seats.map(({ resources }) => resources.map((n, i) => (passing.resources.includes(i) ? 0 : n)).join());
  return [s.phase, s.draws, s.active, cards.join(';'), s.counters.join(), seats.join(';')].join('|');
}
