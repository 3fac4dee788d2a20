// `npm run sheets -- game [words]`: contact sheets of card pictures into shots/.
import { ensureInstalled, requireNode, tool } from './tools.mjs';

requireNode();
ensureInstalled();
process.exitCode = tool('tsx', ['packages/art/test/sheet.ts', ...process.argv.slice(2)]);
