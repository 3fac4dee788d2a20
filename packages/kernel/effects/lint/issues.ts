/** What is wrong with a game, and where: card, ability, and the way to the node inside it. */
export interface LintIssue {
  readonly place: string;
  readonly code: LintCode;
  readonly message: string;
}

export type LintCode =
  | 'unknown-name'
  | 'arguments'
  | 'unbound'
  | 'unbounded-loop'
  | 'oversized'
  | 'duplicate-key'
  | 'missing-text'
  | 'bad-text';

export type Report = (place: string, code: LintCode, message: string) => void;
