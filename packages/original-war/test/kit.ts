import {
  addCard,
  applyMove,
  beginAt,
  type Card,
  changeCounter,
  choose,
  decidingSeat,
  decisionOf,
  emptyState,
  type Game,
  newGame,
  notesOf,
  OP_RUN,
  refOf,
  run,
  type Seat,
  type State,
  setFlag,
  setHost,
  setResource,
  setTally,
  severalKey,
  statOf,
  tagsOf,
} from '@bojiste/kernel';
import { currentGame, useGames } from '@bojiste/testing';
import { decks as ready } from '../decks/index.ts';
import { maps } from '../maps/index.ts';
import { fitsSector } from '../rules/construction.ts';
import { defenceOf } from '../rules/defence.ts';
import { COUNTER, COUNTERS, FLAG, MAX_SEATS, STAT, TALLY } from '../types.ts';
import { stubGame } from './stubs.ts';

/** Positions for clause tests: cards by owner and key in sectors, options by act, card, sector or key. */

let made: ReturnType<typeof stubGame> | null = null;
const stubbed = {
  'original-war': () => {
    made ??= stubGame();
    return made;
  },
};

/** Handed in anew every time: other files in the same process hand in the game without the stubs. */
export function game(): Game {
  useGames(stubbed);
  return currentGame('original-war');
}

type Lists = Readonly<Partial<Record<'A' | 'B' | 'C' | 'D', readonly string[]>>>;

export interface Setting {
  /** "A sol exhausted w1 work3 xp2 weakB4 on:tank" per card of a sector. */
  readonly at?: Readonly<Record<string, readonly string[]>>;
  readonly hand?: Lists;
  readonly deck?: Lists;
  readonly reinforcements?: Lists;
  readonly technologies?: Lists;
  readonly research?: Lists;
  readonly researched?: Lists;
  readonly discard?: Lists;
  readonly stock?: Readonly<Partial<Record<string, readonly number[]>>>;
  readonly step?: string;
  readonly active?: string;
  readonly options?: Readonly<Record<string, number>>;
  readonly seats?: number;
  readonly teams?: readonly number[];
  readonly people?: number;
  readonly dice?: readonly number[];
}

const LETTERS = 'ABCDEF';
const FLAGS = ['exhausted', 'unfinished', 'gathering', 'powered', 'moved', 'dismantling'] as const;

export class Table {
  constructor(
    readonly g: Game,
    readonly s: State,
  ) {}

  /** "B sol": the first card of that key owned by B; without a letter A's. Cards anywhere. */
  card(label: string): Card {
    const [owner, key] = label.includes(' ') ? label.split(' ') : ['A', label];
    const found = this.s.cards.find((card) => {
      const def = this.g.defs[card.def].decl.key;
      return card.owner === LETTERS.indexOf(owner) && (def === key || def === `${key}-experienced`);
    });
    if (found === undefined) throw new Error(`no card "${label}"`);
    return found;
  }
  has(label: string, flag: keyof typeof FLAG): boolean {
    return (this.card(label).flags & (1 << FLAG[flag])) !== 0;
  }
  ready(label: string): boolean {
    return !this.has(label, 'exhausted') && !this.has(label, 'unfinished') && !this.has(label, 'gathering');
  }
  counter(label: string, name: keyof typeof COUNTER): number {
    return this.s.counters[this.card(label).id * COUNTERS + COUNTER[name]];
  }
  wounds(label: string): number {
    return this.counter(label, 'wounds');
  }
  xp(label: string): number {
    return this.counter(label, 'experience');
  }
  defence(label: string): number {
    return defenceOf(this.g, this.s, this.card(label));
  }
  stat(label: string, name: keyof typeof STAT): number {
    return statOf(this.g, this.s, this.card(label), STAT[name]);
  }
  tags(label: string): number {
    return tagsOf(this.g, this.s, this.card(label));
  }
  /** Name of the zone a card is in: S1, handA ... */
  where(label: string): string {
    return this.g.zones[this.card(label).zone].name;
  }
  size(zone: string, seat = 'A'): number {
    return this.s.zones[this.g.zoneOf(zone, LETTERS.indexOf(seat))].length;
  }
  stock(seat = 'A'): number[] {
    return this.s.seats[LETTERS.indexOf(seat)].resources.slice(0, 3);
  }
  energy(seat = 'A'): number {
    return this.s.seats[LETTERS.indexOf(seat)].resources[3];
  }
  tally(name: keyof typeof TALLY): number {
    return this.s.tally[TALLY[name]];
  }
  get step(): string {
    return [...this.g.names.steps].find(([, id]) => id === this.s.phase)?.[0] ?? '';
  }
  /** Whose decision it is. */
  get seat(): string {
    return this.s.over >= 0 ? '' : LETTERS[decidingSeat(this.g, this.s)];
  }

  private notes() {
    return notesOf(this.g, this.s, decidingSeat(this.g, this.s));
  }
  keys(): string[] {
    return this.notes().map((note) => note.key);
  }
  /** Is the act offered with this card now? */
  can(act: string, label: string): boolean {
    const { id } = this.card(label);
    return this.notes().some((note) => note.key.startsWith(`${act} `) && note.card === id);
  }
  /** Is a card of this key in hand offered to be laid? */
  canPlay(key: string): boolean {
    return this.keys().some((one) => one === `build ${key}` || one === `make ${key}`);
  }
  acts(): string[] {
    return [...new Set(this.notes().map((note) => note.key.split(' ')[0]))];
  }
  /** Cards offered now, as labels. */
  offered(): string[] {
    return this.notes().flatMap((note) => (note.card < 0 ? [] : [this.label(this.s.cards[note.card])]));
  }
  label(card: Card): string {
    return `${LETTERS[card.owner] ?? '-'} ${this.g.defs[card.def].decl.key}`;
  }
  sectors(): string[] {
    return this.notes().flatMap((note) => (note.place < 0 ? [] : [this.g.zones[note.place].name]));
  }
  private take(find: (note: ReturnType<typeof notesOf>[number]) => boolean, what: string): this {
    const note = this.notes().find(find);
    if (note === undefined)
      throw new Error(`no option "${what}" for ${this.seat}; there are: ${this.keys().join(', ')}`);
    choose(this.g, this.s, decidingSeat(this.g, this.s), note.value);
    return this;
  }
  act(act: string, label: string): this {
    const { id } = this.card(label);
    return this.take((note) => note.key.startsWith(`${act} `) && note.card === id, `${act} ${label}`);
  }
  /** A card by label, a sector by name, or an option by its key. */
  pick(...what: string[]): this {
    for (const one of what) {
      if (this.keys().includes(one)) this.take((note) => note.key === one, one);
      else if (/^S\d+$/.test(one)) this.take((note) => this.g.zones[note.place]?.name === one, one);
      else this.take((note) => note.card === this.card(one).id, one);
    }
    return this;
  }
  /** Names of the cards a question about several is about. */
  several(): string[] {
    return this.question.options.map(({ key }) => nameOf(key)).sort();
  }
  /** Answers a question about several at once, by names. */
  pickAll(...names: string[]): this {
    const { options, ordered } = this.question;
    const keys = names.map((name) => options.find(({ key }) => nameOf(key) === name)?.key ?? name);
    const key = severalKey(keys, ordered);
    const refusal = applyMove(this.g, this.s, { seat: decidingSeat(this.g, this.s), key });
    if (refusal !== null) throw new Error(`${key}: ${refusal.code}`);
    return this;
  }
  private get question() {
    const asked = decisionOf(this.g, this.s, decidingSeat(this.g, this.s))?.several;
    if (asked === null || asked === undefined) throw new Error('nothing is asked about several');
    return asked;
  }
  /** Answers only if a question of this kind is open: a single candidate answers itself. */
  andThen(...what: string[]): this {
    for (const one of what) if (this.asks()) this.pick(one);
    return this;
  }
  /** Is a question open that is no menu and no window? */
  asks(): boolean {
    return this.s.over < 0 && this.s.frames[this.s.frames.length - 1].op === OP_RUN;
  }
  build(label: string, sector?: string): this {
    this.act(this.g.defs[this.card(label).def].decl.type === 'vehicle' ? 'make' : 'build', label);
    return sector === undefined ? this : this.andThen(sector);
  }
  /** Could the card be laid to this sector now? */
  fits(label: string, sector: string): boolean {
    const card = this.card(label);
    const vehicle = this.g.defs[card.def].decl.type === 'vehicle';
    return (
      this.can(vehicle ? 'make' : 'build', label) &&
      fitsSector(this.g, this.s, card.owner, card, Number(sector.slice(1)) - 1)
    );
  }
  /** Passes, declines or ends whatever is asked. */
  done(times = 1): this {
    for (let i = 0; i < times; i++) this.take((note) => ['done', 'pass', 'none', 'no'].includes(note.key), 'done');
    return this;
  }
  /** Declines everything until the test holds. */
  until(test: (t: this) => boolean): this {
    for (let i = 0; i < 400 && !test(this) && this.s.over < 0; i++) {
      const last = this.keys().find((key) => ['done', 'pass', 'none', 'no', 'decline'].includes(key)) ?? this.keys()[0];
      this.take((note) => note.key === last, last);
    }
    if (!test(this)) throw new Error('it never came to that');
    return this;
  }
  toStep(step: string, seat?: string): this {
    return this.until(
      (t) =>
        t.step === step &&
        t.acts().some((act) => act === 'done' || t.keys().includes('done')) &&
        (seat === undefined || t.s.active === LETTERS.indexOf(seat)),
    );
  }
  endRound(): this {
    const { turn } = this.s;
    return this.until((t) => t.s.turn > turn || t.s.over >= 0);
  }
  workBy(job: string, ...workers: string[]): this {
    this.act('work', job);
    for (const worker of workers)
      if (this.s.frames.length > 0 && this.offered().includes(worker.includes(' ') ? worker : `A ${worker}`))
        this.pick(worker);
    if (this.keys().includes('none')) this.done();
    return this;
  }
  /** A's slot menu (or whose turn it is): attack with the card on turn. */
  attack(target: string): this {
    this.pick('attack');
    if (this.keys().length > 0 && this.seat !== '') {
      const { id } = this.card(target);
      const note = this.notes().find((one) => one.card === id);
      if (note !== undefined) this.pick(target);
    }
    return this;
  }
  /** Passes windows until a slot menu or another phase. */
  calm(): this {
    return this.until((t) => !t.keys().some((key) => ['pass'].includes(key)) || t.s.over >= 0);
  }
  /** Declines blocks, tactics and saves until the attack is over. */
  resolve(): this {
    return this.until((t) => !t.keys().some((key) => ['pass', 'none', 'no'].includes(key)) || t.s.over >= 0);
  }
  /** Declines whatever comes before the next slot menu (of a player). */
  slot(seat?: string): this {
    return this.until((t) => t.keys().includes('decline') && (seat === undefined || t.seat === seat));
  }
  inBattle(): boolean {
    return this.s.tally[TALLY.sector] >= 0;
  }
}

function put(t: Table, sector: number, text: string): Card {
  const [owner, key, ...marks] = text.split(' ');
  const card = addCard(t.g, t.s, key, LETTERS.indexOf(owner), sector);
  for (const mark of marks) {
    const flag = FLAGS.find((one) => one === mark);
    if (flag !== undefined) setFlag(t.s, card, FLAG[flag], true);
    else if (/^w\d+$/.test(mark)) changeCounter(t.g, t.s, card, COUNTER.wounds, Number(mark.slice(1)));
    else if (/^work\d+$/.test(mark)) changeCounter(t.g, t.s, card, COUNTER.work, Number(mark.slice(4)));
    else if (/^xp\d+$/.test(mark)) changeCounter(t.g, t.s, card, COUNTER.experience, Number(mark.slice(2)));
    else if (/^weak[A-F]\d+$/.test(mark))
      changeCounter(t.g, t.s, card, COUNTER.weak + LETTERS.indexOf(mark[4]), Number(mark.slice(5)));
    else if (mark.startsWith('on:'))
      setHost(
        t.s,
        card,
        refOf(
          [...t.s.zones[sector]]
            .map((id) => t.s.cards[id])
            .filter((c) => t.g.defs[c.def].decl.key === mark.slice(3))
            .at(-1) as Card,
        ),
      );
    else throw new Error(`unknown mark "${mark}"`);
  }
  return card;
}

export function table(setting: Setting = {}): Table {
  const g = game();
  const seats = setting.seats ?? 2;
  const s = emptyState(g, {
    seats,
    mode: 'duel',
    decks: [],
    seed: 'kit',
    options: { roundLimit: 0, ...setting.options },
  });
  const t = new Table(g, s);
  const map = seats === 2 ? 0 : seats;
  const index = seats === 2 ? 0 : maps.findIndex((one) => one.starts.length === seats);
  setTally(s, TALLY.map, index < 0 ? map : index);
  for (const sector of maps[index].sectors) addCard(g, s, `${maps[index].key}-${sector.no}`, -1, sector.no - 1);
  addCard(g, s, maps[index].key, -1, g.zoneOf('table', 0));
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    setTally(s, TALLY.teams + seat, seat < seats ? (setting.teams?.[seat] ?? seat) : -1);
    if (seat < seats) setTally(s, TALLY.starts + seat, maps[index].starts[seat] - 1);
  }
  setTally(s, TALLY.first, 0);
  setTally(s, TALLY.people, setting.people ?? 0);
  for (let seat = 0; seat < seats; seat++) setTally(s, TALLY.started + seat, setting.people ?? 0);
  for (const [name, list] of Object.entries(setting.at ?? {}))
    for (const text of list) put(t, Number(name.slice(1)) - 1, text);
  for (const zone of ['hand', 'deck', 'reinforcements', 'technologies', 'research', 'researched', 'discard'] as const)
    for (const [seat, list] of Object.entries(setting[zone] ?? {}))
      for (const text of list) put(t, g.zoneOf(zone, LETTERS.indexOf(seat)), `${seat} ${text}`);
  for (const [seat, list] of Object.entries(setting.stock ?? {}))
    for (const [i, n] of (list ?? []).entries()) setResource(s, LETTERS.indexOf(seat), i, n);
  s.script = [...(setting.dice ?? [])];
  const active = LETTERS.indexOf(setting.active ?? 'A') as Seat;
  beginAt(g, s, [active], setting.step ?? 'construction');
  // What must follow from the position follows at once.
  s.unsettled = 1;
  run(g, s);
  return t;
}

/** A battle in S4, begun by A, at its first question. Another possible battle in S6 keeps the phase open afterwards. */
export function battle(at: readonly string[], more: Setting = {}): Table {
  const t = table({ step: 'battle', ...more, at: { S4: at, S6: ['A ape', 'B ape'], ...more.at } });
  return t.pick('S4');
}

/** A real game from its first question, with the ready decks in turn. */
export function fromDecks(options: Record<string, number> = {}, seed = 'x', seats = 2, mode = 'duel'): Table {
  const decks = Array.from({ length: seats }, (_, i) => ready[i % ready.length]);
  return new Table(game(), newGame(game(), { seats, mode, decks, seed, options }));
}

/** The same at the start of its first round. */
export const afterSetup = (options: Record<string, number> = {}, seed = 'x', seats = 2, mode = 'duel'): Table =>
  fromDecks(options, seed, seats, mode).until((t) => t.s.turn === 1);

/** `remo#7` is a remo. */
const nameOf = (key: string): string => key.split('#')[0] ?? key;
