// `npm run shots [word ...]`: screenshots of pages and tables into shots/. Words choose by name.
// `npm run shots docs [word ...]`: the pictures of README into docs/pictures/.
import { ensureChromium, ensureInstalled, requireNode, tool } from './tools.mjs';

requireNode();
ensureInstalled();
process.env.CHROMIUM = ensureChromium();
const [first, ...rest] = process.argv.slice(2);
const words = first === undefined ? [] : [first, ...rest];
process.exitCode =
  first === 'docs'
    ? tool('tsx', ['packages/web/e2e/pictures.ts', ...rest])
    : tool('tsx', ['packages/web/e2e/shots.ts', ...words]);
