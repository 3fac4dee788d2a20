import type { Bilingual } from '../types.ts';
import type { CardQuery, Cond, Eff, Num } from './nodes.ts';

/** What a rulebook is made of, beside cards: procedures, actions and the steps of a turn. */

/** A procedure of the rules, callable by name. */
export interface Proc {
  readonly key: string;
  readonly args: readonly string[];
  readonly clauses: readonly string[];
  /** It is part of this scope: to call it from anywhere else is an error at load. */
  readonly within?: string;
  readonly do: Eff;
}

/**
 * A named stretch of play (a fight, an attack) and what it holds while it lasts. Rules read and change that by these
 * names alone, through a `scopeReader`; a name that is not bound where the scope is opened is an error at load.
 */
export interface ScopeDecl<Name extends string = string> {
  readonly name: string;
  /** Variables that the procedure which opens the scope binds, its arguments among them. */
  readonly holds: readonly Name[];
  /** Instead of a `scope` node: the stretch is a run of one of these procedures, each of which binds what it holds. */
  readonly procedures?: readonly string[];
}

/** An action of the rulebook that a seat may take in certain steps of its turn. */
export interface ActRule {
  readonly key: string;
  readonly text: Bilingual;
  readonly clauses: readonly string[];
  /** Cards it can be done with; `self` is the chosen one. */
  readonly of: CardQuery;
  readonly when?: Cond;
  readonly do: Eff;
}

/** One step (phase) of a turn. */
export interface TurnStep {
  readonly step: string;
  readonly text: Bilingual;
  readonly clauses: readonly string[];
  readonly enter?: Eff;
  /** Acts of the rulebook that may be taken here; abilities of cards say for themselves. Empty and no `menu`: no menu. */
  readonly acts: readonly string[];
  /** 'ifAny': the seat is asked only when there is something to do. */
  readonly menu: boolean | 'ifAny';
  readonly leave?: Eff;
}

/** When a second seat has to agree to what the first one chooses, which seat that is, and how it is asked. */
export interface Agreement {
  readonly if: Cond;
  readonly seat: Num;
  readonly prompt: string;
}
