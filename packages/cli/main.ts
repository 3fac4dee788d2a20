import { readFileSync } from 'node:fs';
import { sure } from '@bojiste/kernel';
import { type Command, type Output, UsageError } from './commands/command.ts';
import { commands } from './commands/table.ts';

const terminal: Output = {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  colours: process.stdout.isTTY === true,
};

/** Version of the package this program belongs to. */
const version = (): string => {
  const text = readFileSync(new URL('./package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, command]) => `  ${name.padEnd(width)}  ${command.summary}`);
  return [
    'Usage: bojiste <command> [options]',
    '',
    'Commands:',
    ...lines,
    '',
    'bojiste <command> --help says more; bojiste --version prints the version.',
  ].join('\n');
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

async function runCommand(command: Command, args: string[], output: Output): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    output.out(command.usage);
    return 0;
  }
  try {
    return await command.run(args, output);
  } catch (error) {
    if (isUsageError(error)) {
      output.err(`${error.message}\n\n${command.usage}`);
      return 2;
    }
    output.err(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Runs one command line; the result is the exit code: 0 good, 1 finding or failure, 2 usage. */
export async function main(argv: string[], output: Output = terminal): Promise<number> {
  const [name, ...args] = argv;
  if (name === '--help' || name === '-h' || name === 'help') {
    output.out(usage());
    return 0;
  }
  if (name === '--version' || name === '-v') {
    output.out(version());
    return 0;
  }
  if (name === undefined) {
    output.err(usage());
    return 2;
  }
  if (!Object.hasOwn(commands, name)) {
    output.err(`Unknown command: ${name}\n\n${usage()}`);
    return 2;
  }
  return runCommand(sure(commands[name]), args, output);
}
