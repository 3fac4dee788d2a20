import { askBot, makeBot, Random } from '@bojiste/ai';
import {
  applyMove,
  cardNote,
  cloneState,
  compileGame,
  decidingSeats,
  decisionOf,
  explain,
  type Game,
  type LogEntry,
  Match,
  newHeader,
  type Refusal,
  recordFromText,
  recordToText,
  resultWords,
  type Seat,
  type SetupInput,
  type State,
  sampleWorld,
  undoLabel,
  viewOf,
} from '@bojiste/kernel';
import { catalogueOf } from './catalogue.ts';
import type { GameExtras } from './games/index.ts';
import { happening } from './happenings.ts';
import { cardByHandle, inspectCard } from './inspect.ts';
import { firstAim, previewOf } from './preview.ts';
import { actOf, questionOf } from './questions.ts';
import type { Attempt, Catalogue, Happening, Inspection, Look, Preview, Question, Reason, Update } from './types.ts';
import { both } from './words.ts';

/** One person against bots: holds the match and tells the table about it. Runs in a worker, and in tests. */

export interface HostInput {
  readonly setup: SetupInput;
  readonly me: Seat;
  readonly bot: string;
  /** A record to go on from. */
  readonly record?: string;
}

const nameOf = (g: Game, key: string) => g.cardDef(key).decl.names;

type Teller = (update: Update) => void;

export class Host {
  readonly g: Game;
  readonly me: Seat;
  private readonly match: Match;
  private readonly bot;
  private log: { readonly step: number; readonly line: Happening }[] = [];
  private fresh: Happening[] = [];

  constructor(
    private readonly extras: GameExtras,
    private readonly input: HostInput,
    private readonly tell: Teller,
  ) {
    this.g = compileGame(extras.def);
    this.me = input.me;
    const bot = makeBot(input.bot);
    if (bot === undefined) throw new Error(`there is no bot "${input.bot}"`);
    this.bot = bot;
    this.match = this.begin();
  }

  private begin(): Match {
    const { g, input } = this;
    const record = input.record === undefined ? null : recordFromText(input.record);
    const header = record?.header ?? newHeader(g, input.setup);
    // What happens before the first state is there is told when it is.
    let match: Match | null = null;
    const early: LogEntry[] = [];
    const hear = (state: State, entry: LogEntry) => {
      const line = happening(g, state, entry, this.me, this.extras);
      if (line === null) return;
      this.log.push({ step: state.step, line });
      this.fresh.push(line);
    };
    match = new Match(g, header, (entry) => (match === null ? early.push(entry) : hear(match.state, entry)));
    for (const entry of early) hear(match.state, entry);
    record?.entries.forEach((entry, at) => {
      match.repeat(entry, at);
      if (entry.k === 'undo') this.forget(match.state.step);
    });
    return match;
  }

  get catalogue(): Catalogue {
    return catalogueOf(this.g, this.extras.facts);
  }

  /** Tells the whole table and lets the others move. */
  open(): void {
    this.say(-1, true);
    this.goOn();
  }

  private get state(): State {
    return this.match.state;
  }

  // ---- moves ---------------------------------------------------------------------------------------------------------

  /** Forced moves and bots, up to the person's next real choice. */
  private goOn(): void {
    while (this.state.over < 0) {
      const seats = decidingSeats(this.g, this.state);
      const mine = seats.includes(this.me) ? decisionOf(this.g, this.state, this.me) : null;
      if (mine !== null && mine.options.length > 1) return;
      if (mine !== null) this.match.play({ seat: this.me, key: mine.options[0].key }, true);
      else this.askOther(seats[0]);
      this.say(mine === null ? seats[0] : this.me);
    }
  }

  private askOther(seat: Seat): void {
    // The stream of a bot begins anew at every decision, so that a game goes on the same after a reload.
    const random = new Random(`${this.match.header.setup.seed}/${seat}/${this.match.entries.length}`);
    const { key } = askBot(this.g, this.state, seat, this.bot, random);
    this.match.play({ seat, key });
  }

  answer(question: number, keys: readonly string[]): Reason | null {
    const seat = this.me;
    const refusal = this.match.play({ seat, decision: question, key: keys[0] });
    if (refusal !== null) return this.reason(refusal);
    let later: Refusal | null = null;
    for (const key of keys.slice(1)) later ??= this.match.play({ seat, key });
    this.say(seat);
    this.goOn();
    return later === null ? null : this.reason(later);
  }

  /** Back to the last real choice, where that is free; forced moves go with it. */
  undo(): boolean {
    if (undoLabel(this.state, this.me) !== 'free' || !this.match.undo(this.me)) return false;
    const forced = () => (decisionOf(this.g, this.state, this.me)?.options.length ?? 0) < 2;
    while (forced() && this.match.undo(this.me));
    this.forget(this.state.step);
    this.say(-1, true);
    return true;
  }

  private forget(step: number): void {
    this.log = this.log.filter((one) => one.step < step);
    this.fresh = [];
  }

  concede(): void {
    this.match.host({ host: 'concede', seat: this.me });
    this.say(this.me);
  }

  // ---- telling -------------------------------------------------------------------------------------------------------

  private say(by: Seat, whole = false): void {
    const { g, state, me } = this;
    const { decision: _, ...view } = viewOf(g, state, me);
    const question = this.question();
    const over = state.over >= 0;
    const result = (lang: 'cs' | 'en') => resultWords(state.over, state.winners, lang);
    this.tell({
      view,
      question,
      happened: this.fresh,
      ...(whole && { log: this.log.map(({ line }) => line) }),
      by,
      busy: !over && question === null,
      result: over ? { cs: result('cs'), en: result('en') } : null,
      won: over && state.winners !== 0 ? (state.winners & (1 << me)) !== 0 : null,
      ...((over || question !== null || by === me) && { record: recordToText(this.match.record) }),
    });
    this.fresh = [];
  }

  private question(s: State = this.state, least = 2): Question | null {
    if (s.over >= 0 || !decidingSeats(this.g, s).includes(this.me)) return null;
    const decision = decisionOf(this.g, s, this.me);
    if (decision === null || decision.options.length < least) return null;
    return questionOf(this.g, decision, () => sampleWorld(this.g, s, this.me, [5, 5, 5, 5]));
  }

  // ---- a player's own questions --------------------------------------------------------------------------------------

  look(keys: readonly string[]): Look | null {
    const copy = cloneState(this.state);
    for (const key of keys) if (applyMove(this.g, copy, { seat: this.me, key }) !== null) return null;
    // Only where nothing comes to light: what is seen so could be taken back freely as well.
    const open = copy.over < 0 && copy.barrier === this.state.barrier;
    const question = open ? this.question(copy, 1) : null;
    if (question !== null && question.kind !== 'act') return { question };
    return this.aim(keys, !open);
  }

  /** What is done at once has no further question; the table still wants to show what it is aimed at. */
  private aim(keys: readonly string[], final: boolean): Look | null {
    const { g, me } = this;
    const decision = decisionOf(g, this.state, me);
    const option = decision?.options.find(({ key }) => key === keys[0]);
    if (decision === null || option === undefined) return null;
    const place = firstAim(g, this.state, me, keys);
    if (place < 0 && !final) return null;
    const { cards } = viewOf(g, this.state, me);
    const at = cards.find((card) => place >= 0 && card.zone === place);
    const act = actOf(g, option) ?? both(g, option.text);
    const aim =
      at?.key == null ? { cs: g.zones[place]?.name ?? '', en: g.zones[place]?.name ?? '' } : nameOf(g, at.key);
    const arrow = (lang: 'cs' | 'en') => (aim[lang] === '' ? act[lang] : `${act[lang]} → ${aim[lang]}`);
    const text = { cs: arrow('cs'), en: arrow('en') };
    const choice = { key: '', text, act: null, card: at?.handle ?? 0, place, fold: 0 };
    const { id, clauses, undo } = decision;
    return {
      question: {
        id,
        kind: 'pick',
        why: { cs: '', en: '' },
        label: act,
        clauses,
        source: option.card,
        choices: [choice],
        many: false,
        undo,
      },
    };
  }

  preview(keys: readonly string[]): Preview | null {
    return this.state.over >= 0 ? null : previewOf(this.g, this.state, this.me, keys, this.extras);
  }

  inspect(card: number): Inspection | null {
    return inspectCard(this.g, this.state, this.me, card);
  }

  whyNot({ card, act, target, place }: Attempt): Reason {
    const { g, state, me } = this;
    const note = (handle: number | undefined): string => {
      const found = handle === undefined ? null : cardByHandle(state, me, handle);
      return found === null ? '' : cardNote(g, state, found, me);
    };
    const words = [act ?? '', note(card), note(target), place === undefined ? '' : (g.zones[place]?.name ?? '')];
    return this.reason(explain(g, state, me, words.filter((word) => word !== '').join(' ')));
  }

  private reason(refusal: Refusal): Reason {
    const { g, state } = this;
    const names = (refusal.blockers ?? []).map((ref) => g.defs[state.cards[ref & 4095].def].decl.names);
    return { text: both(g, refusal.text), clause: refusal.clause, blockers: names };
  }
}
