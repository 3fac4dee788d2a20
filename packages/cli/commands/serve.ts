import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { json } from '../words.ts';
import { type Command, GOOD, UsageError } from './command.ts';

const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url));

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new UsageError(`Not a port: ${text}`);
  return port;
}

/** The folder must be there before anything is promised to be kept in it. */
function readData(text: string): string {
  const folder = resolve(text);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`--data ${text}: ${error instanceof Error ? error.message : error}`);
  }
  return folder;
}

const stopped = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

export const serve: Command = {
  summary: 'serve the site and online matches',
  usage: [
    'Usage: bojiste serve [--port N] [--data FOLDER] [--site FOLDER] [--json]',
    '',
    '  --port N       port to listen on (else the variable PORT, else 8080; 0 takes any free one)',
    '  --data FOLDER  where the host keeps what must last (else the variable BOJISTE_DATA, else ./data); made when missing',
    '  --site FOLDER  a built site other than packages/web/dist',
    '  DATABASE_URL   a PostgreSQL database instead of the folder; several nodes may share it (see .env.sample for the rest)',
    '  --json         prints {"url", "port", "data"} once requests are accepted',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        site: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const port = readPort(values.port ?? (process.env.PORT || '8080'));
    const data = readData(values.data ?? (process.env.BOJISTE_DATA || 'data'));
    const host = await import('@bojiste/server');
    const served = await host.serve({ port, siteDir: values.site ?? builtSite, data });
    const url = `http://localhost:${served.port}`;
    if (values.json === true) json(output, { url, port: served.port, data });
    else output.out(`Bojiště: ${url}`);
    await stopped();
    // Clients are sent to another node, or come back to the next process; what is being written is finished.
    await served.drain();
    return GOOD;
  },
};
