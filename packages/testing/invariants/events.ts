import type { Game, State, Trace, Tracer } from '@bojiste/kernel';

/** What must hold of everything that happens, as it happens: for all games, and what each game says for itself. */

/** Whoever is out of the game gains nothing any more. */
function outFindings(g: Game, s: State, happened: Trace): string[] {
  if (happened.k !== 'resource' || happened.to <= happened.from || s.seats[happened.seat].out === 0) return [];
  return [`seat ${happened.seat} is out of the game and gains ${g.def.resources[happened.resource].name}`];
}

export class EventWatch {
  private found: string[] = [];

  constructor(private readonly g: Game) {}

  readonly hear: Tracer = (s, happened) => {
    this.found.push(...outFindings(this.g, s, happened), ...(this.g.def.unsoundEvent?.(this.g, s, happened) ?? []));
  };

  /** Findings since the last time. */
  take(): string[] {
    const { found } = this;
    this.found = [];
    return found;
  }
}
