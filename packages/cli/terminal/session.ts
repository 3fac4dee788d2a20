import { askBot, type Bot, Random } from '@bojiste/ai';
import {
  decidingSeats,
  type Game,
  type Lang,
  languageOf,
  type Move,
  newHeader,
  type RecordHeader,
  type Seat,
  type SetupInput,
  severalKey,
  sure,
} from '@bojiste/kernel';
import { clausesOf } from '@bojiste/rulebook';
import { paragraphs } from '@bojiste/session/beats/lines';
import { numbersOf } from '@bojiste/session/beats/numbers';
import { plainParts } from '@bojiste/session/beats/words';
import type { GameExtras } from '@bojiste/session/games/index';
import { Play } from '@bojiste/session/play';
import type { Beat, Choice, Question } from '@bojiste/session/types';
import { capital } from '@bojiste/session/wording';
import type { Paint } from './paint.ts';
import { MUTED, phrases, wordOf } from './phrases.ts';

/** A game in words: what is asked, what was typed, what happened. Knows no terminal; lines go in and out. */

export interface SessionInput {
  readonly g: Game;
  readonly extras: GameExtras;
  readonly setup: SetupInput;
  /** Goes by this instead of the set-up: seed, decks and names of a game agreed elsewhere. */
  readonly header?: RecordHeader;
  /** The person's seat; the bot plays all others. */
  readonly seat: Seat;
  readonly bot: Bot;
  readonly lang: Lang;
  readonly say: (line: string) => void;
  /** How headings and less important lines look; plain where nothing is said. */
  readonly paint?: Paint;
}

export class Session {
  readonly table: Play;
  /** Beats that the player has heard. */
  private told = 0;
  private readonly randoms: readonly Random[];
  private readonly input: SessionInput;

  constructor(given: SessionInput) {
    const { g, extras, setup, header = newHeader(g, setup) } = given;
    this.input = { ...given, lang: languageOf(g.def, given.lang) };
    this.table = new Play({ g, extras, header });
    this.randoms = Array.from({ length: setup.seats }, (_, i) => new Random(`${setup.seed}/${i}`));
  }

  private phrase(key: keyof typeof phrases, args: Readonly<Record<string, string>> = {}): string {
    return phrases[key][this.input.lang].replace(/\{(\w+)\}/g, (_, name: string) => args[name] ?? '');
  }

  begin(): void {
    const { g, lang, bot, say } = this.input;
    say(this.phrase('begins', { game: g.def.names[lang], bot: bot.name }));
    say(this.phrase('help'));
    this.sayView();
    this.told = 0;
  }

  /** What happened, a paragraph for each deed. */
  private lines(beats: readonly Beat[]): string[] {
    const { lang } = this.input;
    const { heading = (text: string) => text } = this.input.paint ?? {};
    return paragraphs(beats, 'normal').flatMap((deed) => {
      const line = deed.map(({ text }) => plainParts(text[lang])).join(' ');
      return sure(deed[0]).kind === 'turn' ? ['', heading(line)] : [line];
    });
  }

  /** Lets bots and forced moves happen up to the player's next real choice; null when the game is over. */
  advance(): Question | null {
    const { say, seat, lang } = this.input;
    const { table } = this;
    while (table.state.over < 0 && !this.asked()) this.playOn();
    const happened = table.tell(table.beats.slice(this.told), seat);
    this.told = table.beats.length;
    const undo = () => table.match.undoLabel(seat, 1 << seat);
    const { question, result } = table.updateFor(seat, { by: -1, told: { happened }, undo });
    for (const line of this.lines(happened)) say(line);
    if (result !== null) {
      this.sayNumbers();
      say(result[lang]);
    }
    return question;
  }

  /** The course of the game, a line for each side. */
  private sayNumbers(): void {
    const { seat, lang, say } = this.input;
    const { table } = this;
    const { played, hurt, lost } = numbersOf(table.beats, table.state.seats.length);
    table.state.seats.forEach((_, side) => {
      const counted = { played: `${played[side]}`, hurt: `${hurt[side]}`, lost: `${lost[side]}` };
      say(this.phrase('inNumbers', { who: capital(table.who(side, seat))[lang], ...counted }));
    });
  }

  /** Is the player to be asked now? */
  private asked(): boolean {
    const { g, seat } = this.input;
    return decidingSeats(g, this.table.state).includes(seat) && this.table.forced(seat) === null;
  }

  private playOn(): void {
    const { g, seat, bot } = this.input;
    const { table } = this;
    const seats = decidingSeats(g, table.state);
    const forced = seats.includes(seat) ? table.forced(seat) : null;
    if (forced !== null) {
      table.play({ seat, key: forced.key }, true);
      return;
    }
    const other = sure(seats[0]);
    const random = this.randoms[other] ?? sure(this.randoms[0]);
    const only = table.only(other);
    table.play(
      { seat: other, key: only ?? askBot(g, table.state, other, bot, random, { own: table.own }).key },
      only !== null,
    );
  }

  /** The question and its numbered options. */
  ask({ title, about, why, penalty, note, choices, several, mutes = [] }: Question): void {
    const { lang, say, paint } = this.input;
    const strong = paint?.strong ?? ((text: string) => text);
    if (about !== null) say(plainParts(about[lang]));
    say(strong(title[lang] === why[lang] ? why[lang] : `${title[lang]}. ${why[lang]}`));
    if (penalty !== undefined) say(penalty[lang]);
    if (note !== undefined) say(note[lang]);
    choices.forEach((choice, i) => {
      say(`${i + 1}. ${this.words(choice)} [${choice.key}]`);
    });
    if (several !== null) say(this.phrase(howMany(several), { min: `${several.min}`, max: `${several.max}` }));
    const what = mutes.map((one) => MUTED[one][lang]).join(lang === 'cs' ? ' nebo ' : ' or ');
    if (what !== '') say(this.phrase('mutes', { what }));
    say(`${this.phrase('prompt')}:`);
  }

  private words({ text }: Choice): string {
    const words = text[this.input.lang];
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
  }

  /** Takes one typed line. False: the player leaves. */
  take(line: string, question: Question): boolean {
    const text = line.trim();
    if (text === '') return true;
    const [first = '', ...rest] = text.split(/\s+/);
    switch (wordOf(first)) {
      case 'quit':
        this.input.say(this.phrase('left'));
        return false;
      case 'view':
        this.sayView();
        return true;
      case 'log':
        this.sayLog(Number(rest[0]) || 20);
        return true;
      case 'undo':
        this.undo();
        return true;
      case 'quiet':
        this.quiet(question, rest[0] ?? '');
        return true;
      case 'stop':
        this.table.brake(this.input.seat);
        this.input.say(this.phrase('braked'));
        return true;
      case 'help':
        this.input.say(this.phrase('help'));
        return true;
      case 'why':
        this.why(question, rest.join(' '));
        return true;
      default:
        this.choose(question, text);
        return true;
    }
  }

  /** Lets this window pass and others like it. */
  private quiet({ mutes = [] }: Question, word: string): void {
    const { lang, say, seat } = this.input;
    const wanted = mutes.find((one) => [one, MUTED[one].cs, MUTED[one].en].includes(word.toLowerCase()));
    if (wanted !== undefined) this.table.mute(seat, wanted);
    else if (mutes.length === 0) say(this.phrase('noMute'));
    else say(this.phrase('mutes', { what: mutes.map((one) => MUTED[one][lang]).join(', ') }));
  }

  private choose(question: Question, text: string): void {
    const { seat } = this.input;
    const key = this.chosen(question, text);
    if (key === undefined) this.refuse(text);
    else this.playOrRefuse({ seat, decision: question.id, key });
  }

  /** A choice of several may still be wrong as a whole. */
  private playOrRefuse(move: Move): void {
    const { lang, say, seat } = this.input;
    const refusal = this.table.play(move);
    if (refusal !== null) say(`${this.phrase('refused')}: ${this.table.desk(seat).reason(refusal).text[lang]}`);
  }

  /** The key that was meant: typed as such, by its number, or by several numbers (0 for none) where several are chosen. */
  private chosen(question: Question, text: string): string | undefined {
    const { choices, several } = question;
    if (several !== null) return severalTyped(question, text);
    const byNumber = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined;
    return (byNumber ?? choices.find(({ key }) => key === text))?.key;
  }

  private refuse(text: string): void {
    const { lang, say, seat } = this.input;
    const { text: why, clause, blockers } = this.table.desk(seat).refused(text);
    const names = blockers.map((name) => name[lang]).join(', ');
    say(`${clause === '' ? '' : `${this.phrase('refused')}: `}${why[lang]}${names === '' ? '' : ` (${names})`}`);
    this.sayClauses([clause]);
  }

  private why(question: Question, key: string): void {
    const { lang, say } = this.input;
    if (key !== '') {
      if (this.chosen(question, key) !== undefined) say(this.phrase('allowed'));
      else this.refuse(key);
      return;
    }
    say(question.why[lang]);
    this.sayClauses(question.clauses);
  }

  private sayClauses(ids: readonly string[]): void {
    const { g, lang, say } = this.input;
    for (const id of ids) {
      const clause = clausesOf(g.def.id).get(id);
      if (clause !== undefined) say(`${id}, ${clause.title[lang]}: ${clause.text[lang]}`);
    }
  }

  private sayView(): void {
    const { seat, lang, say } = this.input;
    for (const line of this.table.words(seat, lang)) say(line);
  }

  private sayLog(count: number): void {
    const lines = this.lines(this.table.tell(this.table.beats, this.input.seat));
    if (lines.length === 0) this.input.say(this.phrase('nothingYet'));
    for (const line of lines.slice(-count)) this.input.say(line);
  }

  private undo(): void {
    const { seat } = this.input;
    // Bots remember nothing: what counts is what the player has come to know.
    const done = this.table.undo(seat, false, 1 << seat);
    this.told = Math.min(this.told, this.table.beats.length);
    this.input.say(this.phrase(done ? 'undone' : 'notUndone'));
  }
}

/** Several choices by their numbers or keys; whole answers, and one element after another with "done", go too. */
/** Nothing is offered only where nothing may be chosen, and a range only where there is one. */
const howMany = ({ min, max }: { readonly min: number; readonly max: number }): 'several' | 'exactly' | 'atLeast' =>
  min === 0 ? 'several' : min === max ? 'exactly' : 'atLeast';

function severalTyped(question: Question, text: string): string | undefined {
  const keys = question.choices.map(({ key }) => key);
  if (/^[{[]/.test(text) || text === 'done' || keys.includes(text)) return text;
  const words = text.split(/[\s,]+/).filter((word) => word !== '0');
  const wanted = words.map((word) => (/^\d+$/.test(word) ? Number(word) - 1 : keys.indexOf(word)));
  if (wanted.some((at) => keys[at] === undefined)) return undefined;
  return severalKey(
    wanted.map((at) => sure(keys[at])),
    question.several?.ordered ?? false,
  );
}
