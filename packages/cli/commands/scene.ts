import { parseArgs } from 'node:util';
import type { GameDef } from '@bojiste/kernel';
import { runScene, type SceneResult } from '@bojiste/testing/scene/run';
import { games } from '../games.ts';
import { FileError, readText } from '../records.ts';
import { json, progress } from '../words.ts';
import { type Command, FINDING, GOOD, UsageError } from './command.ts';

type Registry = Record<string, () => GameDef>;

/** A file with its text, or why it cannot be read. */
type Source = { readonly file: string; readonly text: string } | { readonly file: string; readonly error: FileError };

function read(file: string): Source {
  try {
    return { file, text: readText(file) };
  } catch (error) {
    if (error instanceof FileError) return { file, error };
    throw error;
  }
}

/** Only the games that the files name are loaded; the others are there to be listed. */
async function registry(sources: readonly Source[]): Promise<Registry> {
  const named = new Set(
    sources.flatMap((s) => ('text' in s ? [...s.text.matchAll(/^game:\s*(\S+)/gm)] : [])).map((m) => m[1]),
  );
  const found: Registry = {};
  for (const { id, load } of games) {
    const def = named.has(id) ? await load?.() : undefined;
    found[id] = () => def ?? notLoaded(id);
  }
  return found;
}

function notLoaded(id: string): never {
  throw new Error(`${id} was not loaded`);
}

function runFile(games: Registry, source: Source): readonly SceneResult[] {
  if ('text' in source) return runScene(games, source.text, source.file);
  const failures = [{ mode: 'reading' as const, message: source.error.message }];
  return [{ file: source.file, line: 0, scene: '', clauses: [], ok: false, failures }];
}

export const scene: Command = {
  summary: 'play scenes and compare with what they expect',
  usage: [
    'Usage: bojiste scene FILE... [--json]',
    '',
    'Every scene is played in seven modes: plain, revived from its saved form after every decision, on copies,',
    'rolled back and again, looking for leaks, with a second copy of what is played, and with waiting triggers in both',
    'orders. Exit code 1 when one fails; file and line are named.',
  ].join('\n'),
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    if (positionals.length === 0) throw new UsageError('scene takes at least one file');
    const sources = positionals.map(read);
    const games = await registry(sources);
    const said = progress(output, 'files', positionals.length);
    const results = sources.flatMap((source, i) => {
      said(i);
      return runFile(games, source);
    });
    const failed = results.filter((result) => !result.ok);
    if (values.json) {
      json(output, { scenes: results, passed: results.length - failed.length, failed: failed.length });
    } else {
      for (const { failures } of failed) for (const { message } of failures) output.out(message);
      output.out(`${results.length} scenes, ${failed.length} failed`);
    }
    return failed.length === 0 ? GOOD : FINDING;
  },
};
