// `npm start`: install, build what is out of date, serve. Arguments go to `bojiste serve`.
import { ensureBuilt, ensureInstalled, requireNode } from './tools.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/bin/bojiste.mjs');
