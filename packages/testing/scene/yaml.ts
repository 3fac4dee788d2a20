import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';

/** YAML with line numbers: every value of a scene knows where it stands, so that every complaint can say it. */

export class SceneError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly what: string,
  ) {
    super(`${file}:${line}: ${what}`);
    this.name = 'SceneError';
  }
}

export interface Item {
  readonly file: string;
  readonly line: number;
  readonly kind: 'scalar' | 'list' | 'map';
  /** Scalars: as written, and as YAML understands it. */
  readonly text: string;
  readonly value: string | number | boolean | null;
  readonly list: readonly Item[];
  readonly map: ReadonlyMap<string, Item>;
}

const NO_LIST: readonly Item[] = [];
const NO_MAP: ReadonlyMap<string, Item> = new Map();

export function fail(at: { file: string; line: number }, what: string): never {
  throw new SceneError(at.file, at.line, what);
}

/** All documents of a file (scenes may share a file, separated by ---). */
export function readYaml(text: string, file: string): Item[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw new SceneError(file, lines.linePos(error.pos[0]).line, error.message);
    return document.contents === null ? [] : [toItem(document.contents as Node, file, lines, 1)];
  });
}

function toItem(node: Node | null, file: string, lines: LineCounter, line: number): Item {
  const at = node?.range == null ? line : lines.linePos(node.range[0]).line;
  const base = { file, line: at, text: '', value: null, list: NO_LIST, map: NO_MAP };
  if (node === null) return { ...base, kind: 'scalar' };
  if (isAlias(node)) throw new SceneError(file, at, 'aliases are not used in scenes');
  if (isSeq(node))
    return { ...base, kind: 'list', list: node.items.map((item) => toItem(item as Node, file, lines, at)) };
  if (isMap(node)) {
    const map = new Map<string, Item>();
    for (const pair of node.items) {
      const key = toItem(pair.key as Node, file, lines, at);
      if (map.has(key.text)) throw new SceneError(file, key.line, `"${key.text}" stands here twice`);
      map.set(key.text, { ...toItem(pair.value as Node | null, file, lines, key.line), line: key.line });
    }
    return { ...base, kind: 'map', map };
  }
  if (!isScalar(node)) throw new SceneError(file, at, 'not readable');
  const value = node.value as Item['value'];
  return { ...base, kind: 'scalar', text: typeof value === 'string' ? value : (node.source ?? String(value)), value };
}

export function asText(item: Item, what: string): string {
  if (item.kind !== 'scalar' || item.value === null) fail(item, `${what} must be a word or text`);
  return item.text;
}

export function asNumber(item: Item, what: string): number {
  if (typeof item.value !== 'number' || !Number.isInteger(item.value)) fail(item, `${what} must be a whole number`);
  return item.value;
}

export function asMap(item: Item, what: string): ReadonlyMap<string, Item> {
  if (item.kind !== 'map') fail(item, `${what} must have named parts (name: value)`);
  return item.map;
}

/** A list; a single value stands for a list of one. */
export function asList(item: Item): readonly Item[] {
  if (item.kind === 'list') return item.list;
  return item.kind === 'scalar' && item.value === null ? NO_LIST : [item];
}

export const asTexts = (item: Item, what: string): string[] => asList(item).map((one) => asText(one, what));

/** Calls the handler of every part; a part nobody knows is an error that lists the known ones. */
export function eachPart(item: Item, what: string, handlers: Readonly<Record<string, (part: Item) => void>>): void {
  for (const [key, part] of asMap(item, what)) {
    if (!Object.hasOwn(handlers, key)) {
      fail(part, `${what} has no part "${key}"; it has ${Object.keys(handlers).join(', ')}`);
    }
    handlers[key](part);
  }
}
