import { dirname } from 'node:path';
import type { Plugin } from 'vite';
// By path, not by name: Node reads this file before anything translates the sources of packages.
import { filesOf, readRulebook } from '../../rulebook/read.ts';

/**
 * `import book from '../../siegestorm/spec/book.yaml'`: all chapters of a rulebook as data. Only tests read what a check
 * of a clause is, so the page goes without.
 */

const BOOK = /\/spec\/book\.yaml$/;

export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    enforce: 'pre',
    load(id) {
      if (!BOOK.test(id)) return null;
      const folder = dirname(id);
      for (const file of filesOf(folder)) this.addWatchFile(file);
      const book = readRulebook(folder).map(({ clauses, ...chapter }) => ({
        ...chapter,
        clauses: clauses.map(({ check: _, ...shown }) => shown),
      }));
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(book))})`, moduleType: 'js' };
    },
  };
}
