import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { asTexts, readYaml } from '../scene/yaml.ts';

/** Finds which clauses are cited by tests: in `rule(...)` calls and in the `clauses:` of scenes. */

export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** How many clauses the test names. */
  readonly among: number;
  /** What the test does: its own text without its title, and the helpers of its file that it calls. */
  readonly text: string;
}

const CALL = /(?<![\w.])rule\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g;
const QUOTED = /'([^']*)'|"([^"]*)"/g;

/** Blanks comments out, so that a test switched off by a comment counts for nothing. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*/g, (found) => found.replace(/[^\n]/g, ' '));

/** The text of a call from its opening bracket to the closing one. */
function callAt(text: string, from: number): string {
  let depth = 0;
  let quote = '';
  for (let i = from; i < text.length; i++) {
    const c = text[i];
    if (quote !== '') {
      if (c === '\\') i++;
      else if (c === quote) quote = '';
    } else if (c === "'" || c === '"' || c === '`') quote = c;
    else if (c === '(') depth++;
    else if (c === ')' && --depth === 0) return text.slice(from, i + 1);
  }
  return text.slice(from);
}

/** What stands at the margin of a file, by its name. */
function helpersIn(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^(?=(?:export )?(?:const|function|async function) \w)/m);
  return new Map(
    parts.flatMap((part) => {
      const name = /^(?:export )?(?:const|function|async function) (\w+)/.exec(part)?.[1];
      return name === undefined ? [] : [[name, part.split(/^rule\(/m)[0]] as const];
    }),
  );
}

/** A test without its ids and title, with the helpers it calls. */
function whatIsDone(call: string, helpers: ReadonlyMap<string, string>): string {
  const body = call.slice(call.indexOf('=>'));
  const called = new Set(body.match(/\b\w+\b/g) ?? []);
  return [body, ...[...helpers].flatMap(([name, text]) => (called.has(name) ? [text] : []))].join('\n');
}

export function citationsInCode(source: string, file: string): Citation[] {
  const text = withoutComments(source);
  const helpers = helpersIn(text);
  return [...text.matchAll(CALL)].flatMap((call) => {
    const start = call.index ?? 0;
    const ids = [...call[1].matchAll(QUOTED)];
    const done = whatIsDone(callAt(text, start + 'rule'.length), helpers);
    return ids.map((quoted) => {
      const at = start + call[0].length - call[1].length + (quoted.index ?? 0);
      const line = text.slice(0, at).split('\n').length;
      return { id: quoted[1] ?? quoted[2], file, line, among: ids.length, text: done };
    });
  });
}

export function citationsInScenes(text: string, file: string): Citation[] {
  const lines = text.split('\n');
  const scenes = readYaml(text, file);
  return scenes.flatMap((scene, i) => {
    const clauses = scene.map.get('clauses');
    if (clauses === undefined) return [];
    const ids = asTexts(clauses, 'a clause');
    const done = lines
      .slice(scene.line - 1, (scenes[i + 1]?.line ?? lines.length + 1) - 1)
      .filter((line) => !/^(scene|clauses):/.test(line))
      .map((line) => line.replace(/(^|\s)#.*$/, ''))
      .join('\n');
    return ids.map((id) => ({ id, file, line: clauses.line, among: ids.length, text: done }));
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
