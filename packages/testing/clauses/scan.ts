import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { asTexts, readYaml } from '../scene/yaml.ts';

/** Finds which clauses are cited by tests: in `rule(...)` calls and in the `clauses:` of scenes. */

export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

const CALL = /(?<![\w.])rule\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g;
const QUOTED = /'([^']*)'|"([^"]*)"/g;

/** Blanks comments out, so that a test switched off by a comment counts for nothing. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*/g, (found) => found.replace(/[^\n]/g, ' '));

export function citationsInCode(source: string, file: string): Citation[] {
  const text = withoutComments(source);
  return [...text.matchAll(CALL)].flatMap((call) =>
    [...call[1].matchAll(QUOTED)].map((quoted) => {
      const at = (call.index ?? 0) + call[0].length - call[1].length + (quoted.index ?? 0);
      return { id: quoted[1] ?? quoted[2], file, line: text.slice(0, at).split('\n').length };
    }),
  );
}

export function citationsInScenes(text: string, file: string): Citation[] {
  return readYaml(text, file).flatMap((scene) => {
    const clauses = scene.map.get('clauses');
    if (clauses === undefined) return [];
    return asTexts(clauses, 'a clause').map((id) => ({ id, file, line: clauses.line }));
  });
}

/** All citations below a folder; a folder that is not there has none. */
export function scanClauses(dir: string, root = dir): Citation[] {
  if (!existsSync(dir)) return [];
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  return files.flatMap((name) => {
    if (name.includes('node_modules')) return [];
    const path = join(dir, name);
    const shown = relative(root, path);
    if (name.endsWith('.ts')) return citationsInCode(readFileSync(path, 'utf8'), shown);
    return /\.ya?ml$/.test(name) ? citationsInScenes(readFileSync(path, 'utf8'), shown) : [];
  });
}
