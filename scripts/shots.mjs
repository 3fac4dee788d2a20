// `npm run shots [word ...]`: screenshots of pages and tables into shots/. Words choose by name.
import { ensureChromium, ensureInstalled, requireNode, tool } from './tools.mjs';

requireNode();
ensureInstalled();
process.env.CHROMIUM = ensureChromium();
process.exitCode = tool('tsx', ['packages/web/e2e/shots.ts', ...process.argv.slice(2)]);
