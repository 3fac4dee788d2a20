import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Command, UsageError } from './command.ts';

const siteDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new UsageError(`Not a port: ${text}`);
  return port;
}

const stopped = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

export const serve: Command = {
  summary: 'serve the site',
  usage: [
    'Usage: bojiste serve [--port N]',
    '',
    '  --port N  port to listen on (else the variable PORT, else 8080; 0 takes any free one)',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
    const port = readPort(values.port ?? (process.env.PORT || '8080'));
    const host = await import('@bojiste/server');
    const served = await host.serve({ port, siteDir });
    output.out(`Bojiště: http://localhost:${served.port}`);
    await stopped();
    await served.close();
    return 0;
  },
};
