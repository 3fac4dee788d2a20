export interface Output {
  out(line: string): void;
  err(line: string): void;
  /** What the player types; the terminal's own input when left out. */
  lines?: AsyncIterable<string>;
  /** Whoever reads it sees colours. */
  readonly colours?: boolean;
}

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` prints. */
  usage: string;
  /** Resolves to the exit code; throws UsageError for a wrong command line. */
  run(args: string[], output: Output): Promise<number>;
}

/** The command line itself is wrong: main prints the message with the usage and exits 2. */
export class UsageError extends Error {}

export const GOOD = 0;
export const FINDING = 1;
