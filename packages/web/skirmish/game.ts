import { greedyBot, LocalGame } from '@bojiste/ai';
import type { Lang } from '@bojiste/kernel';
import {
  capital,
  compileGame,
  type Decision,
  type Game,
  logWords,
  plainLabel,
  render,
  resultWords,
  viewOf,
  viewWords,
} from '@bojiste/kernel';
import { skirmish } from '@bojiste/testing/skirmish/index';
import type { ClauseText, Question, Request, Screen } from './messages.ts';

/** A game of Skirmish in words. Runs in the worker; the page only shows what it says. */

const YOU = 0;

export class TextGame {
  private readonly g: Game = compileGame(skirmish);
  private language: Lang = 'cs';
  private game: LocalGame;
  private decision: Decision | null = null;

  constructor() {
    this.game = this.begin('start');
  }

  private begin(seed: string): LocalGame {
    const { decks, modes } = this.g.def;
    const setup = { seats: 2, mode: modes[0].key, decks: [decks[0], decks[1 % decks.length]], seed };
    return new LocalGame({ g: this.g, setup, seat: YOU, bot: greedyBot() });
  }

  /** Does what the page asks and tells how the table looks now. */
  answer(request: Request): Screen {
    switch (request.do) {
      case 'start':
        this.language = request.language;
        this.game = this.begin(request.seed);
        break;
      case 'speak':
        this.language = request.language;
        break;
      case 'choose':
        // A choice that came too late is refused by the engine and changes nothing.
        if (this.decision !== null) this.game.play(this.decision, request.key);
        break;
      case 'undo':
        this.game.undo();
        break;
    }
    this.decision = this.game.next();
    return this.screen();
  }

  private screen(): Screen {
    const { g, language } = this;
    const { state } = this.game.match;
    const [headline, ...position] = viewWords(g, viewOf(g, state, YOU), language);
    return {
      headline,
      position,
      log: this.game.log.flatMap((entry) => logWords(g, entry, YOU, language) ?? []),
      question: this.decision === null ? null : this.question(this.decision),
      result: state.over < 0 ? '' : resultWords(state.over, state.winners, language),
    };
  }

  private question(decision: Decision): Question {
    const { g, language } = this;
    const label = decision.label === null ? '' : `${capital(plainLabel(decision.label, language))}: `;
    return {
      id: decision.id,
      text: `${label}${render(g, decision.why, language)}`,
      clauses: decision.clauses.flatMap((id) => this.clause(id)),
      options: decision.options.map((option) => ({ key: option.key, text: render(g, option.text, language) })),
      undo: this.game.undoLabel === 'free',
    };
  }

  private clause(id: string): ClauseText[] {
    const found = this.g.def.spec.flatMap((section) => section.clauses).find((clause) => clause.id === id);
    if (found === undefined) return [];
    return [{ id, title: found.title[this.language], text: found.text[this.language] }];
  }
}
