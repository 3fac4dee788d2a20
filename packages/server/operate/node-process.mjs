// One node for chaos and load: `node node-process.mjs PORT FOLDER`.
import { register } from 'tsx/esm/api';

register();
const { serve } = await import('../index.ts');
const [port, folder] = process.argv.slice(2);
const served = await serve({ port: Number(port), host: '127.0.0.1', siteDir: folder, data: folder });
// Whoever started it is gone: nobody would end it otherwise.
process.stdin.resume().once('end', () => process.exit(1));
process.once('SIGTERM', () => served.drain().then(() => process.exit(0)));
console.log('ready');
