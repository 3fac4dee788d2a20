import { LocalGame, type LocalInput } from '@bojiste/ai';
import {
  type Clause,
  capital,
  type Decision,
  explain,
  type Game,
  type Lang,
  logWords,
  plainLabel,
  render,
  resultWords,
  SEAT_LETTERS,
  seatNames,
  viewOf,
  viewWords,
} from '@bojiste/kernel';
import { phrases, wordOf } from './phrases.ts';

/** A game in words: what is asked, what was typed, what happened. Knows no terminal; lines go in and out. */

export interface SessionInput extends LocalInput {
  readonly lang: Lang;
  readonly say: (line: string) => void;
}

export class Session {
  readonly game: LocalGame;
  /** Lines of the log that the player has heard. */
  private told = 0;

  constructor(private readonly input: SessionInput) {
    this.game = new LocalGame(input);
  }

  private phrase(key: keyof typeof phrases, args: Readonly<Record<string, string>> = {}): string {
    return phrases[key][this.input.lang].replace(/\{(\w+)\}/g, (_, name: string) => args[name] ?? '');
  }

  begin(): void {
    const { g, lang, seat, bot, say } = this.input;
    say(this.phrase('begins', { game: g.def.names[lang], you: SEAT_LETTERS[seat], bot: bot.name }));
    say(this.phrase('help'));
    this.sayView();
    this.told = this.game.log.length;
  }

  /** Everything that happened, as the player may know it. */
  private lines(from: number): string[] {
    const { g, seat, lang } = this.input;
    return this.game.log.slice(from).flatMap((entry) => logWords(g, entry, seat, lang) ?? []);
  }

  /** What happens up to the player's next real choice is said; null when the game is over. */
  advance(): Decision | null {
    const { say, lang } = this.input;
    const decision = this.game.next();
    for (const line of this.lines(this.told)) say(line);
    this.told = this.game.log.length;
    const { state } = this.game.match;
    if (decision === null) say(resultWords(state.over, state.winners, lang, seatNames(this.input.g, state)));
    return decision;
  }

  /** The question and its numbered options. */
  ask(decision: Decision): void {
    const { g, lang, say } = this.input;
    const label = decision.label === null ? '' : `${capital(plainLabel(decision.label, lang))}. `;
    say(`${label}${render(g, decision.why, lang)}`);
    decision.options.forEach((option, i) => {
      say(`${i + 1}. ${render(g, option.text, lang)} [${option.key}]`);
    });
    say(`${this.phrase('prompt')}:`);
  }

  /** Takes one typed line. False: the player leaves. */
  take(line: string, decision: Decision): boolean {
    const text = line.trim();
    if (text === '') return true;
    const [first, ...rest] = text.split(/\s+/);
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
      case 'help':
        this.input.say(this.phrase('help'));
        return true;
      case 'why':
        this.why(decision, rest.join(' '));
        return true;
      default:
        this.choose(decision, text);
        return true;
    }
  }

  private choose(decision: Decision, text: string): void {
    const numbered = /^\d+$/.test(text) ? decision.options[Number(text) - 1] : undefined;
    const option = numbered ?? decision.options.find((o) => o.key === text);
    if (option === undefined) this.refuse(text);
    else this.game.play(decision, option.key);
  }

  private refuse(text: string): void {
    const { g, seat, lang, say } = this.input;
    const refusal = explain(g, this.game.match.state, seat, text);
    say(`${this.phrase('refused')}: ${render(g, refusal.text, lang)}`);
    this.sayClauses([refusal.clause]);
  }

  private why(decision: Decision, key: string): void {
    const { g, lang, say } = this.input;
    const chosen = /^\d+$/.test(key) ? decision.options[Number(key) - 1]?.key : key;
    if (chosen !== undefined && chosen !== '') {
      if (decision.options.some((option) => option.key === chosen)) say(this.phrase('allowed'));
      else this.refuse(chosen);
      return;
    }
    say(render(g, decision.why, lang));
    this.sayClauses(decision.clauses);
  }

  private sayClauses(ids: readonly string[]): void {
    const { g, lang, say } = this.input;
    for (const id of ids) {
      const clause = findClause(g, id);
      if (clause !== undefined) say(`${id}, ${clause.title[lang]}: ${clause.text[lang]}`);
    }
  }

  private sayView(): void {
    const { g, seat, lang, say } = this.input;
    for (const line of viewWords(g, viewOf(g, this.game.match.state, seat), lang)) say(line);
  }

  private sayLog(count: number): void {
    const lines = this.lines(0);
    if (lines.length === 0) this.input.say(this.phrase('nothingYet'));
    for (const line of lines.slice(-count)) this.input.say(line);
  }

  private undo(): void {
    const done = this.game.undo();
    this.told = Math.min(this.told, this.game.log.length);
    this.input.say(this.phrase(done ? 'undone' : 'notUndone'));
  }
}

function findClause(g: Game, id: string): Clause | undefined {
  for (const section of g.def.spec) for (const clause of section.clauses) if (clause.id === id) return clause;
  return undefined;
}
