import type { ActRule, CalcDecl, EventDecl, Proc, Verb } from '@bojiste/kernel';

/** A chapter of the rulebook: what it adds to the game. */
export interface Chapter {
  readonly procs?: readonly Proc[];
  readonly acts?: readonly ActRule[];
  readonly calcs?: Readonly<Record<string, CalcDecl>>;
  readonly verbs?: Readonly<Record<string, Verb>>;
  readonly events?: readonly EventDecl[];
}
