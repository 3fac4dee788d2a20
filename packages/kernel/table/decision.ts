import type { Game } from '../run/game.ts';
import { trace } from '../run/log.ts';
import { choose, chooseSeveral, decidingSeats, optionsOf } from '../run/loop.ts';
import { goingOn } from '../run/windows.ts';
import { digest } from '../state/json.ts';
import {
  type Card,
  type Frame,
  idOf,
  live,
  OP_GROUP,
  OP_ROWS,
  OP_RUN,
  OP_TABLE,
  OP_WINDOW,
  type State,
} from '../state/records.ts';
import type { Bilingual, Handle, Seat, Text, ZoneId } from '../types.ts';
import type { Attempt, Refused } from './contract.ts';
import { compareKeys, findCard, noteOption, type OptionNote } from './notation.ts';
import { canonicalKey, findSeveral, severalNotes } from './several.ts';

/** Decisions as people, bots and records see them: derived from the frames, never stored. */

export type DecisionKind = 'act' | 'respond' | 'pick' | 'order' | 'split' | 'number' | 'place' | 'yesno';

export interface Option {
  readonly key: string;
  readonly text: Text;
  /** Handle of the card it points at for this seat, 0 for none. */
  readonly card: Handle;
  readonly place: ZoneId;
}

/** The same question told whole: any of the candidates, in any order, as many as wanted. */
export interface Several {
  readonly min: number;
  readonly max: number;
  /** The order is part of the answer: it is written [b+a]. A set is written {a+b}. */
  readonly ordered: boolean;
  /** All that may be in it; interchangeable cards each for itself, with equal keys. */
  readonly options: readonly Option[];
  /** Options with equal numbers exclude each other (no two of one name); all differ where names do not matter. */
  readonly groups: readonly number[];
  /** Keys of what was taken so far by somebody who answers element by element. */
  readonly taken: readonly string[];
}

export interface Decision {
  /** Changes whenever the seat's situation does; a move quotes it. */
  readonly id: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly why: Text;
  /** What is being done: the ability, action or step that asks. */
  readonly label: Bilingual | null;
  readonly clauses: readonly string[];
  /** Handle of the card that asks, 0 for none. */
  readonly source: Handle;
  readonly options: readonly Option[];
  /** More of the same question may follow (picks, orders, shares). */
  readonly many: boolean;
  /** Where several may be chosen and told at once; options are its elements one by one, for whoever searches. */
  readonly several: Several | null;
  /** masked: the host lets the same time pass whether or not anybody could answer. */
  readonly hold: 'none' | 'masked';
}

export interface Move {
  readonly seat: Seat;
  /** Id of the decision it answers; left out in records. */
  readonly decision?: number;
  readonly key: string;
}

export interface Refusal extends Refused {
  readonly text: Text;
}

const KINDS = { [OP_TABLE]: 'act', [OP_WINDOW]: 'respond', [OP_GROUP]: 'pick', [OP_ROWS]: 'pick' } as const;
const PROMPTS = {
  [OP_TABLE]: 'ask.act',
  [OP_WINDOW]: 'ask.respond',
  [OP_GROUP]: 'ask.next',
  [OP_ROWS]: 'ask.replace',
} as const;
type OtherOp = keyof typeof KINDS;

const top = (s: State): Frame => s.frames[s.frames.length - 1];

/** Notes of a seat's options, sorted so that their order tells nothing about hidden cards. */
export function notesOf(g: Game, s: State, seat: Seat): OptionNote[] {
  const f = top(s);
  const notes = optionsOf(g, s, seat).map((value) => noteOption(g, s, f, seat, value));
  const used = new Set<string>();
  const unique = notes.filter((note) => !used.has(note.key) && used.add(note.key));
  return unique.sort((a, b) => rank(a) - rank(b) || compareKeys(a.key, b.key));
}

const FINAL = new Set(['done', 'pass', 'none', 'no']);
const rank = (note: OptionNote): number => (FINAL.has(note.key) ? 1 : 0);

/** Where the seat stands and what it may choose from. */
function decisionId(s: State, seat: Seat, notes: readonly OptionNote[]): number {
  const f = top(s);
  return digest(`${seat}/${s.seats[seat].moves}/${f.op}/${f.prog}/${f.pc}/${notes.map((n) => n.key).join(',')}`);
}

export function decisionOf(g: Game, s: State, seat: Seat): Decision | null {
  const notes = notesOf(g, s, seat);
  if (notes.length === 0) return null;
  const f = top(s);
  const ask = f.op === OP_RUN ? g.programs[f.prog].asks[f.pc] : undefined;
  const where = f.op === OP_RUN ? g.programs[f.prog].places[f.pc] : placeOf(g, s, f, seat);
  const menu = goingOn(f);
  const handles = s.handles[seat];
  return {
    id: decisionId(s, seat, notes),
    seat,
    kind: menu ? 'act' : ask === undefined ? KINDS[f.op as OtherOp] : ask.kind === 'modes' ? 'pick' : ask.kind,
    why: { key: ask?.prompt ?? (menu ? 'ask.act' : PROMPTS[f.op as OtherOp]), args: {} },
    label: where?.label ?? null,
    clauses: where?.clauses ?? [],
    source: f.self < 0 ? 0 : (handles[idOf(f.self)] ?? 0),
    options: notes.map((n) => optionOf(n, handles)),
    many: ask?.many ?? false,
    several: severalOf(g, s, seat),
    hold: f.op === OP_WINDOW && !menu ? 'masked' : 'none',
  };
}

const optionOf = ({ key, text, card, place }: OptionNote, handles: readonly number[]): Option => ({
  key,
  text,
  card: card < 0 ? 0 : handles[card],
  place,
});

function severalOf(g: Game, s: State, seat: Seat): Several | null {
  const asked = severalNotes(g, s, seat);
  if (asked === null) return null;
  const { notes, taken, ...bounds } = asked;
  return {
    ...bounds,
    options: notes.map((note) => optionOf(note, s.handles[seat])),
    taken: taken.map(({ key }) => key),
  };
}

interface Where {
  readonly label: Bilingual | null;
  readonly clauses: readonly string[];
}

function placeOf(g: Game, s: State, f: Frame, seat: Seat): Where | undefined {
  if (f.op !== OP_WINDOW) return tableStep(g, s, f, seat);
  const { text, clauses } = g.windows[f.prog].spec;
  return { label: text, clauses: clauses ?? [] };
}

function tableStep(
  g: Game,
  s: State,
  f: Frame,
  seat: Seat,
): { label: Bilingual; clauses: readonly string[] } | undefined {
  if (f.op !== OP_TABLE) return undefined;
  for (let i = 0; i < f.vars[0]; i++) {
    if (g.def.decider(g, s, f.vars[1 + i * 3]) !== seat) continue;
    const { step } = g.turns[f.prog][f.vars[2 + i * 3]];
    return { label: step.text, clauses: step.clauses };
  }
  return undefined;
}

/** One decision for every seat that may act now. */
export function decisionsOf(g: Game, s: State): Decision[] {
  return decidingSeats(g, s).flatMap((seat) => decisionOf(g, s, seat) ?? []);
}

const refuse = (code: string, key: string, refused: Partial<Refused> = {}): Refusal => ({
  code,
  clause: '',
  args: {},
  blockers: [],
  ...refused,
  text: { key: `refusal.${refused.code ?? code}`, args: { key, ...refused.args } },
});

/** What a move means to the rules: an option, or several elements of one question. */
export type Found = { readonly value: number } | { readonly values: readonly number[] };

/** The option behind a move, or why it is refused. Nothing is changed. */
export function findMove(g: Game, s: State, move: Move): Found | Refusal {
  if (typeof move.key !== 'string' || !Number.isInteger(move.seat)) return refuse('malformed', String(move.key));
  if (s.over >= 0) return refuse('over', move.key, idle(g, s, move));
  if (!decidingSeats(g, s).includes(move.seat)) return refuse('notYours', move.key, idle(g, s, move));
  const notes = notesOf(g, s, move.seat);
  if (move.decision !== undefined && move.decision !== decisionId(s, move.seat, notes))
    return refuse('stale', move.key);
  const note = notes.find((n) => n.key === move.key);
  if (note !== undefined) return { value: note.value };
  const several = findSeveral(g, s, move.seat, move.key);
  if (several !== null) return 'fault' in several ? refuse(several.fault, move.key) : several;
  const alike = g.def.alike?.(g, s, move.seat, move.key, notes) ?? null;
  return alike === null ? explain(g, s, move.seat, move.key) : { value: alike };
}

/** Carries out a move. A refused move changes nothing. */
export function applyMove(g: Game, s: State, move: Move): Refusal | null {
  const found = findMove(g, s, move);
  if ('code' in found) return found;
  trace(s, { k: 'move', seat: move.seat, key: canonicalKey(move.key) });
  if ('value' in found) choose(g, s, move.seat, found.value);
  else chooseSeveral(g, s, move.seat, found.values);
  return null;
}

/** The clause for somebody who has nothing to decide now, where the game names one. */
function idle(g: Game, s: State, { seat, key }: Move): Partial<Refused> {
  if (g.def.idleClause === undefined || s.seats[seat] === undefined) return {};
  return { clause: g.def.idleClause(g, s, seat, attemptOf(g, s, seat, key)) };
}

/** The action somebody is in the middle of: an answer to its question is part of it. */
function actUnderWay(g: Game, s: State): { key: string; card: Card | null } | null {
  if (s.frames.length === 0) return null;
  const f = top(s);
  if (f.op !== OP_RUN) return null;
  const act = g.acts.find(({ prog }) => prog === f.prog);
  return act === undefined ? null : { key: act.rule.key, card: live(s, f.self) };
}

/** Understands what was tried as far as possible and asks the game why it cannot be done. */
export function explain(g: Game, s: State, seat: Seat, key: string): Refusal {
  return refuse('unknown', key, g.def.whyNot(g, s, seat, attemptOf(g, s, seat, key)));
}

function attemptOf(g: Game, s: State, seat: Seat, key: string): Attempt {
  const words = key.trim().split(/\s+/);
  const said = g.def.acts.some((a) => a.key === words[0]) || g.names.abilities.has(words[0]) ? words[0] : null;
  const running = said === null ? actUnderWay(g, s) : null;
  const rest = said === null ? words : words.slice(1);
  const cards = rest.map((word) => findCard(g, s, seat, word));
  // The first card acts, unless an action is under way; what else is named is aimed at.
  const actor = running === null ? cards.findIndex((card) => card !== null) : -1;
  const aims = rest.map((word, i) => (i === actor ? -1 : g.zones.findIndex((z) => z.name === word)));
  return {
    key,
    act: said ?? running?.key ?? null,
    card: running === null ? (cards[actor] ?? null) : running.card,
    target: cards.find((card, i) => card !== null && i !== actor) ?? null,
    place: aims.find((at) => at >= 0) ?? -1,
  };
}
