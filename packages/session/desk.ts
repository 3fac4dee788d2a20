import {
  applyMove,
  asTold,
  cardAt,
  cardNote,
  cloneState,
  type Decision,
  decidingSeats,
  decisionOf,
  explain,
  type Game,
  type Handle,
  idOf,
  itemIndex,
  knowledgeOf,
  learned,
  noteShown,
  type Refusal,
  type Seat,
  type Shown,
  type State,
  sampleWorld,
  type Tracer,
  type UndoLabel,
  viewOf,
  watching,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { GameExtras } from './games/index.ts';
import { cardByHandle, inspectCard } from './inspect.ts';
import { firstAim, previewOf } from './preview.ts';
import { actOf, questionOf } from './questions.ts';
import { refusedFor } from './refusals.ts';
import { tipsOf } from './tips.ts';
import type { Attempt, Choice, Inspection, Look, Preview, Question, Reason, Tip } from './types.ts';
import { type Ear, wordingOf } from './wording.ts';
import { both } from './words.ts';

const nameOf = (g: Game, key: string) => g.cardDef(key).decl.names;

/** Answers what one seat asks about the game: what is wanted of it, what would come of a choice, why something cannot be done. */
export class Desk {
  constructor(
    readonly g: Game,
    private readonly held: () => State,
    private readonly me: Seat,
    private readonly extras: GameExtras,
    /** Seats whose lists the others do not know, as bits. */
    private readonly own: number,
    /** May the seat take back what it chose last? */
    private readonly undo: () => UndoLabel,
    private readonly ear: Ear,
  ) {}

  private get state(): State {
    return this.held();
  }

  private sample(s: State, key: readonly number[]): State {
    return sampleWorld(this.g, s, this.me, key, this.own);
  }

  /** What the seat is asked; forced moves (fewer options than `least`) are no question. */
  question(s: State = this.state, least = 2, undo = this.undo()): Question | null {
    if (s.over >= 0 || !decidingSeats(this.g, s).includes(this.me)) return null;
    const decision = decisionOf(this.g, s, this.me);
    if (decision === null || decision.options.length < least) return null;
    const world = () => this.sample(s, [5, 5, 5, 5]);
    const question = questionOf(this.g, decision, world, undo, wordingOf(this.g, s, decision, this.extras, this.ear));
    const answered = this.answered(s, decision);
    const asked = { ...question, ...(answered > 0 && { source: answered }), ...this.ear.sparing(s, decision) };
    return asTold(this.g.def, asked);
  }

  /** Handle of the card that a window is about, 0 where it is about none that the seat sees. */
  private answered(s: State, { kind, seat }: Decision): number {
    const at = kind === 'respond' ? itemIndex(s, s.frames.length - 1) : -1;
    const ref = at < 0 ? -1 : sure(s.frames[at]).self;
    return ref < 0 ? 0 : (sure(s.handles[seat])[idOf(ref)] ?? 0);
  }

  look(keys: readonly string[]): Look | null {
    const { g, me } = this;
    const copy = cloneState(this.state);
    const before = knowledgeOf(g, copy);
    const shown: Shown = new Map();
    const news = () => (learned(g, before, copy, shown) & (1 << me)) !== 0;
    const own: number[] = [];
    const hear: Tracer = (s, happened) => {
      if (happened.k === 'taken' && happened.seat === me && sure(s.cards[happened.card]).control === me)
        own.push(happened.card);
    };
    for (const key of keys) {
      // What comes after something new came to light would tell of it by being refused or not.
      if (news()) return null;
      const tried = watching(
        (entry) => noteShown(shown, entry),
        () => applyMove(g, copy, { seat: me, key }),
        hear,
      );
      if (tried !== null) return null;
    }
    // Only where the seat learns nothing: what is seen so could be taken back freely as well.
    const open = copy.over < 0 && !news();
    const question = open ? this.question(copy, 1, 'free') : null;
    if (question !== null && question.kind !== 'act') return { question };
    return this.aim(keys, !open, own[0]);
  }

  /** What is done at once has no further question; the table still wants to show what it is aimed at. */
  private aim(keys: readonly string[], final: boolean, own?: number): Look | null {
    const { g, me } = this;
    const decision = decisionOf(g, this.state, me);
    const option = decision?.options.find(({ key }) => key === keys[0]);
    if (decision === null || option === undefined) return null;
    const handle = own === undefined ? 0 : sure(this.state.handles[me])[own];
    const place = own === undefined ? firstAim(g, me, keys, (key) => this.sample(this.state, key)) : -1;
    if (place < 0 && !final && own === undefined) return null;
    const { cards } = viewOf(g, this.state, me);
    const at = cards.find((card) => (own === undefined ? place >= 0 && card.zone === place : card.handle === handle));
    const act = actOf(g, option) ?? both(g, option.text);
    const aim =
      at?.key == null ? { cs: g.zones[place]?.name ?? '', en: g.zones[place]?.name ?? '' } : nameOf(g, at.key);
    const arrow = (lang: 'cs' | 'en') => (aim[lang] === '' ? act[lang] : `${act[lang]} → ${aim[lang]}`);
    const text = { cs: arrow('cs'), en: arrow('en') };
    const aimed = { key: '', text, act: null, card: at?.handle ?? 0, place, fold: 0 };
    const choice: Choice = own === undefined ? aimed : { ...aimed, own: true };
    const { id, clauses } = decision;
    return {
      question: {
        id,
        kind: 'pick',
        title: act,
        about: null,
        why: { cs: '', en: '' },
        label: act,
        clauses,
        source: option.card,
        choices: [choice],
        many: false,
        several: null,
        undo: this.undo(),
      },
    };
  }

  preview(keys: readonly string[]): Preview | null {
    const { g, state, me, extras } = this;
    return state.over >= 0 ? null : previewOf(g, state, me, keys, extras, (key) => this.sample(state, key));
  }

  /** What the coach would say after these answers, where nothing new comes to light by them. */
  tips(keys: readonly string[]): Tip[] {
    const { g, state, me, extras } = this;
    if (keys.length > 0 && this.look(keys) === null) return [];
    return tipsOf(g, this.sample(state, [6, 6, 6, 6]), me, keys, extras.coach);
  }

  inspect(card: Handle): Inspection | null {
    return inspectCard(this.g, this.state, this.me, card);
  }

  whyNot({ card, act, target, place }: Attempt): Reason {
    const { g, state, me } = this;
    const note = (handle: Handle | undefined): string => {
      const found = handle === undefined ? null : cardByHandle(state, me, handle);
      return found === null ? '' : cardNote(g, state, found, me);
    };
    const tried = cardByHandle(state, me, card);
    const usual = tried === null ? undefined : this.extras.usual?.(g, state, tried);
    const words = [
      act ?? usual ?? '',
      note(card),
      note(target),
      place === undefined ? '' : (g.zones[place]?.name ?? ''),
    ];
    return this.reason(explain(g, state, me, words.filter((word) => word !== '').join(' ')));
  }

  /** Why an answer is not taken, about the question that is asked. */
  refused(text: string, refusal: Refusal | null = null): Reason {
    const { g, state, me } = this;
    const decision = decisionOf(g, state, me);
    const question = this.question(state, 1);
    // The kernel itself knows about answers that come too late or from the wrong seat.
    const early = refusal !== null && ['malformed', 'over', 'notYours', 'stale'].includes(refusal.code);
    if (decision === null || question === null || early) return this.reason(refusal ?? explain(g, state, me, text));
    const found = asTold(g.def, refusedFor(g, state, decision, question, text));
    return found.refusal === null
      ? { text: found.text, clause: '', blockers: [], near: found.near }
      : this.reason(found.refusal);
  }

  reason(refusal: Refusal): Reason {
    const { g, state } = this;
    const names = (refusal.blockers ?? []).map((ref) => sure(g.defs[cardAt(state, ref).def]).decl.names);
    return { text: both(g, refusal.text), clause: refusal.clause, blockers: names };
  }
}
