import {
  addCard,
  applyMove,
  choose,
  cloneState,
  decidingSeats,
  explain,
  type Game,
  type Move,
  notesOf,
  OP_TABLE,
  type Refusal,
  resetScratch,
  type State,
} from '@bojiste/kernel';
import { invariantFindings } from '../invariants/invariants.ts';
import { ModeError, PlainTable } from './tables.ts';

/**
 * Where a scene plays a card from hand, another course of it has two copies and plays both, one after the other, with
 * the answers of the scene as far as they are offered. Whatever holds in every game must hold at every decision, and
 * the second copy is offered like the first or refused with a reason.
 */

interface Played extends Move {
  /** It was chosen from a menu, and not as an answer to something under way. */
  readonly menu: boolean;
}

interface Start {
  readonly before: State;
  /** Number of the move that plays the card. */
  readonly at: number;
  readonly card: string;
}

const MOST_STARTS = 2;
const MOST_ANSWERS = 150;
/** What ends a question soonest. */
const SHORT = ['pass', 'none', 'no', 'done'];

const atMenu = (s: State): boolean => s.frames[s.frames.length - 1]?.op === OP_TABLE;

export class TwiceTable extends PlainTable {
  private readonly moves: Played[] = [];
  private readonly starts: Start[] = [];

  override play(move: Move): Refusal | null {
    const { g, s } = this.world;
    const menu = s.over < 0 && atMenu(s);
    const card = menu ? fromHand(g, s, move) : null;
    const before = card === null || this.starts.length >= MOST_STARTS ? null : cloneState(s);
    const refusal = super.play(move);
    if (refusal !== null) return refusal;
    if (before !== null && card !== null) this.starts.push({ before, at: this.moves.length, card });
    this.moves.push({ ...move, menu });
    return null;
  }

  override finish(): void {
    for (const start of this.starts) this.playTwice(start);
  }

  /** The move that plays the card, and the answers up to the next menu. */
  private answers(at: number): readonly Played[] {
    const next = this.moves.findIndex(({ menu }, i) => i > at && menu);
    return this.moves.slice(at, next < 0 ? this.moves.length : next);
  }

  private playTwice({ before, at, card }: Start): void {
    const { g } = this.world;
    const moves = this.answers(at);
    const [first] = moves;
    const s = before;
    addCard(g, s, card, first.seat, g.zoneOf(g.def.drawTo, first.seat));
    try {
      playThrough(g, s, moves);
      if (s.over >= 0 || !decidingSeats(g, s).includes(first.seat)) return;
      if (notesOf(g, s, first.seat).some(({ key }) => key === first.key)) playThrough(g, s, moves);
      else checkReason(g, s, first, card);
    } catch (error) {
      resetScratch();
      const what = error instanceof Error ? error.message : String(error);
      throw new ModeError(`with two copies, after "${first.key}": ${what}`);
    }
  }
}

/** The card of the own hand that a move of the menu plays. */
function fromHand(g: Game, s: State, { seat, key }: Move): string | null {
  const note = notesOf(g, s, seat).find((one) => one.key === key);
  const card = note === undefined ? undefined : s.cards[note.card];
  return card === undefined || card.zone !== g.zoneOf(g.def.drawTo, seat) ? null : g.defs[card.def].decl.key;
}

function check(g: Game, s: State): void {
  const findings = invariantFindings(g, s);
  if (findings.length > 0) throw new Error(findings.join('; '));
}

/** The moves as far as they are offered; whatever is still asked then is answered shortly, up to a menu. */
function playThrough(g: Game, s: State, moves: readonly Move[]): void {
  for (const { seat, key } of moves) {
    if (s.over >= 0 || !decidingSeats(g, s).includes(seat)) break;
    if (applyMove(g, s, { seat, key }) === null) check(g, s);
  }
  for (let i = 0; i < MOST_ANSWERS && s.over < 0 && !atMenu(s); i++) {
    const [seat] = decidingSeats(g, s);
    const notes = notesOf(g, s, seat);
    const short = SHORT.map((key) => notes.find((note) => note.key === key)).find((note) => note !== undefined);
    choose(g, s, seat, (short ?? notes[0]).value);
    check(g, s);
  }
}

/** Who still holds the second copy must be told why it does not go. */
function checkReason(g: Game, s: State, { seat, key }: Move, card: string): void {
  const hand = s.zones[g.zoneOf(g.def.drawTo, seat)];
  if (!atMenu(s) || !hand.some((id) => g.defs[s.cards[id].def].decl.key === card)) return;
  const { code } = explain(g, s, seat, key);
  if (code === 'unknown') throw new Error('the second copy is neither offered nor refused with a reason');
}
