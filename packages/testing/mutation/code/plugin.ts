import { relative } from 'node:path';
import type { Plugin } from 'vitest/config';
import { instrument, type Planted } from './instrument.ts';
import { drawOfRun, plantedIn, targetsIn } from './target.ts';

/**
 * Plants the drawn mutants into the sources as they are loaded; no file is touched. Test files get a stand-in for the
 * runner that gathers their tests instead of registering them (`gather.ts`).
 */

const HERE = '/testing/mutation/code/';
const GATHERED = '\0gathered-tests';
const STAND_IN = `
export * from 'vitest';
export const { test, it, describe, beforeAll, beforeEach, afterAll, afterEach } = globalThis.__gathered;
`;
/** Endless loops are ended in all that a game runs on. */
const COUNTED =
  /^packages\/(?!.*\/test\/)(kernel|testing\/(scene|drive|skirmish)|[^/]+\/(rules|reads|verbs|boss|decks))\//;

export function mutants(root: string, only: string | undefined): Plugin {
  const names = targetsIn(root)
    .map((target) => target.name)
    .filter((name) => only === undefined || name === only);
  let byFile: Map<string, Planted[]> | null = null;
  const planted = (): Map<string, Planted[]> => {
    if (byFile !== null) return byFile;
    byFile = new Map();
    for (const one of names.flatMap((name) => plantedIn(root, name, drawOfRun())))
      byFile.set(one.site.file, [...(byFile.get(one.site.file) ?? []), one]);
    return byFile;
  };
  return {
    name: 'mutants',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== 'vitest' || importer === undefined || importer === GATHERED) return null;
      return importer.startsWith(root) && !importer.includes(HERE) ? GATHERED : null;
    },
    load: (id) => (id === GATHERED ? STAND_IN : null),
    transform(code, id) {
      const file = relative(root, id.split('?')[0]);
      if (!file.endsWith('.ts')) return null;
      const here = planted().get(file) ?? [];
      return here.length > 0 || COUNTED.test(file) ? { code: instrument(file, code, here), map: null } : null;
    },
  };
}
