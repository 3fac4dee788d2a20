import {
  type Decision,
  decidingSeats,
  decisionOf,
  F,
  type Game,
  type HostMove,
  intending,
  type Option,
  type Seat,
  type Sighted,
  type State,
  sighted,
  type Trace,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { aimsOf, cardOf, chosenIn, isSecret } from './chosen.ts';
import {
  actDeed,
  aimDeed,
  avertDeed,
  cancelDeed,
  endDeed,
  handDeed,
  passDeed,
  pointsDeed,
  resumeDeed,
  rollDeed,
  turnDeed,
} from './common.ts';
import { ASKED, isDoing, QUIET, restOf, startsDeed } from './kinds.ts';
import { leaveDeed, NOBODY_OUT, type Outs, outsAfter } from './leaving.ts';
import { Named } from './named.ts';
import { Piles } from './piles.ts';
import type { Aim, Intent, Place, Purse } from './place.ts';
import { type Deed, type Narration, type Raw, rawBeat, type Stand, type Told } from './raw.ts';
import { toldRow } from './told-row.ts';

/**
 * Makes beats of a match as it is played. It hears every move, row and change in order (`hear`) and is told when a move is
 * through (`settle`). What belongs together is held back within one move and told once: cards drawn, points gained,
 * cards chosen that no later event names, passes.
 */

const RECENT = 6;

export class Chronicle {
  beats: Raw[] = [];
  /** The last deeds, for questions about them: kept also where beats are not. */
  recent: Raw[] = [];
  private next = 0;
  private group = 0;
  /** Turn of the last heading. */
  private turn = -1;
  /** Moves before the one that is carried out; -1 while the game is set up. */
  private step = -1;
  private over = false;
  outs: Outs = NOBODY_OUT;
  private passes = 0;
  private dice: number[] = [];
  private aims: Aim[] = [];
  private purses: Purse[] = [];
  private readonly piles = new Piles();
  /** Cards that left a hand, until something tells why. */
  private left: { readonly card: Sighted; readonly to: number; readonly by: Seat }[] = [];
  private mover: Seat = -1;
  /** Cards that were laid down to be carried out: told already, also where an answer came in between. */
  private laid: readonly number[] = [];
  private moves: Told['moves'][number][] = [];
  /** Somebody answered in the middle of something. */
  private interrupted = false;
  /** Whose turn it is by the last heading. */
  private was: Seat = -1;
  /** Menus of the running turn that held nothing but its end; -1 once there was something to do. */
  private idle = 0;
  /** What somebody chose in a window and keeps secret until it closes; when somebody answers it is dropped. */
  private intent: Intent | null = null;
  private readonly named = new Named();
  /** Whose turn it is has done something in it. */
  private acted = false;

  constructor(
    readonly g: Game,
    private readonly how: Narration,
    /** Hears every beat as it is told. */
    private readonly told: (beat: Raw) => void = () => {},
  ) {}

  hear(s: State, trace: Trace): void {
    // What nobody had to choose, and that something is paid, is told by what comes of it.
    if (trace.k === 'taken' || trace.k === 'paid') return;
    if (trace.k !== 'move') this.carryOut(s);
    switch (trace.k) {
      case 'move':
        this.move(s, trace.seat, trace.key);
        return;
      case 'row':
        this.row(s, trace);
        return;
      case 'resource':
        this.resource(s, trace);
        return;
      case 'card':
        this.moved(s, trace);
        return;
      case 'die':
        this.dice.push(trace.face);
        return;
      case 'cancelled':
        if (trace.card >= 0) this.add(s, cancelDeed(sighted(this.g, s, trace.card)), 'cancelled');
        return;
      case 'averted':
        if (trace.card >= 0) this.tell(s, avertDeed(this.how, this.g, s, trace), 'averted');
    }
  }

  /** The move is through: what was held back is told. */
  settle(s: State): void {
    this.flush(s);
    this.outs = outsAfter(this.outs, s);
    // Whoever is asked next must know what is aimed at.
    if (s.over >= 0 || !decidingSeats(this.g, s).includes(this.mover)) this.tellAims(s);
    if (s.over < 0 || this.over) return;
    this.over = true;
    this.group = this.next;
    this.add(s, endDeed(this.how, this.g, s, this.outs.last), 'ended');
  }

  /** A move of the host is about to be carried out. */
  host(s: State, move: HostMove): void {
    const deed = leaveDeed(this.g, s, move);
    if (deed === null) return;
    this.flush(s);
    this.begin();
    this.add(s, deed, 'left');
    this.begin();
  }

  /** Taken back: everything from this state on has not happened. Numbers of beats are not used again. */
  forget(s: State): void {
    this.beats = this.beats.filter((beat) => beat.step < s.step);
    this.recent = this.recent.filter((beat) => beat.step < s.step);
    this.turn = s.turn > 0 ? s.turn : -1;
    this.over = false;
    this.passes = 0;
    this.idle = -1;
    this.was = s.active;
    this.acted = this.beats.some((beat) => beat.turn === s.turn && isDoing(beat, s.active));
    this.clear();
  }

  /** The game goes on from a snapshot: what was told stays told, and that is told too. */
  resume(s: State): void {
    this.turn = s.turn > 0 ? s.turn : -1;
    this.passes = 0;
    this.clear();
    // Before the moves that come: taking one of them back does not unsay it.
    this.step = s.step - 1;
    this.begin();
    this.add(s, resumeDeed(), 'resumed');
    this.begin();
  }

  /** The last deeds are not part of it: they are told again by whoever goes on. */
  get place(): Place {
    const { next, group, turn, step, passes, mover, laid, interrupted, over, outs, aims, named } = this;
    const { idle, was, acted, intent } = this;
    const rest = { passes, mover, laid, interrupted, over, outs, aims, idle, was, acted, intent };
    return { next, group, turn, step, ...rest, named: named.kept };
  }

  goOn(place: Place): void {
    const { aims, named, ...rest } = place;
    Object.assign(this, rest, { aims: [...aims] });
    this.named.goOn(named);
    this.beats = [];
  }

  private clear(): void {
    this.intent = null;
    this.dice = [];
    this.aims = [];
    this.purses = [];
    this.piles.clear();
    this.left = [];
    this.laid = [];
    this.moves = [];
    this.interrupted = false;
    this.named.clear();
  }

  // ---- moves ---------------------------------------------------------------------------------------------------------

  private move(s: State, seat: Seat, key: string): void {
    this.flush(s);
    this.step = s.step;
    this.mover = seat;
    const decision = decisionOf(this.g, s, seat);
    const chosen = decision === null ? [] : chosenIn(decision, key);
    const [option] = chosen;
    if (decision === null || option === undefined) return;
    if (decision.kind === 'act' && seat === s.active && this.idle >= 0)
      this.idle = decision.options.length > 1 ? -1 : this.idle + 1;
    if (decision.kind === 'respond' && key === 'pass') {
      this.passes++;
      return;
    }
    this.intent = isSecret(this.g, s, decision, key) ? { decision, option } : null;
    if (this.intent !== null) return;
    if (decision.kind === 'act' || decision.kind === 'respond') {
      this.tellAims(s);
      this.begin();
      this.interrupted = decision.kind === 'respond';
      if (!QUIET.has(key)) this.act(s, decision, option);
    } else for (const one of chosen) this.aims.push(...aimsOf(this.g, s, decision, one, this.next));
  }

  /** The window has closed and what was chosen in it is done: now it may be told. */
  private carryOut(s: State): void {
    if (this.intent === null || (intending(s) & (1 << this.intent.decision.seat)) !== 0) return;
    const { decision, option } = this.intent;
    this.intent = null;
    this.mover = decision.seat;
    this.tellAims(s);
    this.begin();
    if (!QUIET.has(option.key)) this.act(s, decision, option);
  }

  /** What somebody set out to do, where no event of the game will tell it. */
  private act(s: State, { seat }: Decision, option: Option): void {
    const card = cardOf(s, seat, option);
    const of = card === undefined ? null : sighted(this.g, s, card.id);
    // What is played from a hand is told when it lies on the table.
    if (card !== undefined && sure(this.g.zones[card.zone]).decl.name === 'hand') return;
    const [word = ''] = option.key.split(' ');
    this.tell(s, actDeed(this.how, this.g, option, seat, of), word);
  }

  private tell(s: State, deed: Deed | null, event: string, at: Stand = s): void {
    if (deed !== null) this.add(s, deed, event, at);
  }

  /** A new deed. */
  private begin(): void {
    this.group = this.next;
    this.named.clear();
  }

  // ---- what happens --------------------------------------------------------------------------------------------------

  private row(s: State, { row, subject, source }: Extract<Trace, { k: 'row' }>): void {
    const { name, clauses } = sure(this.g.events[sure(row[F.kind])]).decl;
    if (name === 'turned') this.turned(s);
    const make = this.how.rows[name];
    const moves = this.moves;
    this.moves = [];
    if (make === undefined) return;
    if (name === 'commanded' && subject !== null && this.laid.includes(subject.id)) {
      this.laid = this.laid.filter((id) => id !== subject.id);
      return;
    }
    if (startsDeed(this.how, name, this.interrupted, this.next - this.group)) {
      this.interrupted = false;
      this.begin();
    }
    const from = source === null ? null : this.named.asSeen(source);
    const told = toldRow(
      this.g,
      s,
      { row, subject, source: from },
      this.dice,
      moves,
      ({ id }) => this.named.last(id) >= 0,
    );
    const made = make(told);
    for (const deed of made === null ? [] : Array.isArray(made) ? (made as Deed[]) : [made as Deed]) {
      if (deed.dice !== undefined) this.dice = [];
      this.add(s, { clauses, ...deed }, name);
    }
  }

  private turned(s: State): void {
    if (s.turn === this.turn) return;
    this.flush(s);
    this.tellAims(s);
    // It belongs to the turn that has ended.
    const ended = { turn: this.turn, active: this.was, phase: s.phase };
    this.tell(s, restOf(this.was, this.idle, this.acted), 'idle', ended);
    this.idle = 0;
    this.acted = false;
    this.was = s.active;
    this.turn = s.turn;
    this.laid = [];
    this.begin();
    this.add(s, turnDeed(this.how, this.g, s), 'turned');
    this.begin();
  }

  private resource(s: State, { seat, resource, from, to }: Extract<Trace, { k: 'resource' }>): void {
    if (this.how.points[sure(this.g.def.resources[resource]).name] === undefined || this.turn < 0) return;
    const open = this.purses.find((one) => one.seat === seat && one.resource === resource);
    if (open !== undefined && Math.sign(to - from) === Math.sign(open.to - open.from)) open.to = to;
    else {
      if (open !== undefined) this.pay(s, open);
      this.purses.push({ seat, resource, from, to });
    }
  }

  private moved(s: State, { card, from, to }: Extract<Trace, { k: 'card' }>): void {
    const [a, b] = [sure(this.g.zones[from]), sure(this.g.zones[to])];
    this.moves.push({ card, from, to });
    if (b.decl.name === 'hand' && this.how.decks.includes(a.decl.name)) {
      this.piles.drew(b.seat, card);
      return;
    }
    if (a.decl.name === 'hand' && this.turn < 0 && this.how.decks.includes(b.decl.name)) this.piles.gave(a.seat, card);
    if (a.decl.name !== 'hand' || this.turn < 0) return;
    const make = this.how.left?.[b.decl.name];
    if (make !== undefined && this.how.lays?.has(b.decl.name) === true) {
      this.laid = [...this.laid, card.id];
      this.add(s, make(card, to, a.seat), 'laid');
    } else this.left.push({ card, to, by: a.seat });
  }

  private pay(s: State, purse: Purse): void {
    this.purses = this.purses.filter((one) => one !== purse);
    if (purse.from !== purse.to) this.add(s, pointsDeed(this.how, this.g, purse), 'points');
  }

  // ---- telling -------------------------------------------------------------------------------------------------------

  private add(s: State, deed: Deed, event: string, at: Stand = s): void {
    this.pass(s);
    // What only the full log tells has not been named for the others.
    if (deed.level !== 'full') for (const card of [deed.card, ...(deed.objects ?? [])]) this.note(card);
    const { step } = this;
    const last = this.beats.at(-1);
    if (
      deed.fold !== undefined &&
      last?.fold?.key === deed.fold.key &&
      last.step === step &&
      last.group === this.group
    ) {
      const folded = deed.fold.of([...last.objects, ...(deed.objects ?? [])], last.amount + (deed.amount ?? 0));
      this.beats.pop();
      this.next--;
      this.push({ ...folded, clauses: deed.clauses, fold: deed.fold }, event, at);
      return;
    }
    this.push(deed, event, at);
  }

  private push(deed: Deed, event: string, { turn, active, phase }: Stand): void {
    const { step } = this;
    const group = Math.min(this.group, this.next);
    const added = rawBeat(deed, { n: this.next, step, group, event, turn, active, phase });
    this.beats.push(added);
    this.acted ||= isDoing(added, this.was);
    this.next++;
    this.told(added);
    if (ASKED.has(deed.kind)) this.recent = [...this.recent.slice(1 - RECENT), added];
    if (deed.kind === 'turn') this.recent = [];
  }

  private note(card: Sighted | null | undefined): void {
    if (card != null) this.named.note(card, this.next);
  }

  private pass(s: State): void {
    const count = this.passes;
    this.passes = 0;
    if (count > 0) this.add(s, passDeed(count), 'passed');
  }

  /** Cards that were chosen and that nothing has named since. */
  private tellAims(s: State): void {
    const aims = this.aims.filter(({ card, at }) => card !== null && this.named.last(card.id) < at);
    this.aims = [];
    for (const seat of new Set(aims.map((aim) => aim.seat))) {
      const cards = aims.flatMap((aim) => (aim.seat === seat && aim.card !== null ? [aim.card] : []));
      this.add(s, aimDeed(cards, seat), 'chosen');
    }
  }

  private flush(s: State): void {
    if (this.dice.length > 0) {
      const faces = this.dice;
      this.dice = [];
      if (this.turn >= 0) this.add(s, rollDeed(this.how, this.g, s, this.mover, faces), 'rolled');
    }
    for (const { card, to, by } of this.left) {
      const make = this.how.left?.[sure(this.g.zones[to]).decl.name] ?? handDeed;
      if (this.named.last(card.id) < 0) this.add(s, make(card, to, by), 'left');
    }
    this.left = [];
    for (const purse of [...this.purses]) this.pay(s, purse);
    for (const { deed, event } of this.piles.take(this.how)) this.add(s, deed, event);
  }
}
