import type { Output } from '../commands/command.ts';

/** Colours, where a terminal shows what is said; elsewhere plain text, so that files and pipes stay readable. */
export interface Paint {
  heading(text: string): string;
  quiet(text: string): string;
  strong(text: string): string;
}

const PLAIN: Paint = { heading: (text) => text, quiet: (text) => text, strong: (text) => text };

const coloured =
  (code: number) =>
  (text: string): string =>
    text.trim() === '' ? text : `\u001b[${code}m${text}\u001b[0m`;

/** As people have agreed: NO_COLOR switches colours off wherever it is set. */
export function painter({ colours = false }: Pick<Output, 'colours'>, env: NodeJS.ProcessEnv = process.env): Paint {
  if (!colours || (env.NO_COLOR ?? '') !== '') return PLAIN;
  return { heading: coloured(1), quiet: coloured(2), strong: coloured(36) };
}
