import { parseArgs } from 'node:util';
import type { GameDef } from '@bojiste/kernel';
import { runScene, type SceneResult } from '@bojiste/testing/scene/run';
import { playable } from '../games.ts';
import { FileError, readText } from '../records.ts';
import { json, progress } from '../words.ts';
import { type Command, FINDING, GOOD, UsageError } from './command.ts';

async function registry(): Promise<Record<string, () => GameDef>> {
  const found: Record<string, () => GameDef> = {};
  for (const { id, load } of playable()) {
    const def = await load?.();
    if (def !== undefined) found[id] = () => def;
  }
  return found;
}

function runFile(games: Record<string, () => GameDef>, file: string): readonly SceneResult[] {
  try {
    return runScene(games, readText(file), file);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const failures = [{ mode: 'reading' as const, message: error.message }];
    return [{ file, line: 0, scene: '', clauses: [], ok: false, failures }];
  }
}

export const scene: Command = {
  summary: 'play scenes and compare with what they expect',
  usage: [
    'Usage: bojiste scene FILE... [--json]',
    '',
    'Every scene is played in five modes: plain, revived from its saved form after every decision, on copies,',
    'rolled back and again, and looking for leaks. Exit code 1 when one fails; file and line are named.',
  ].join('\n'),
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    if (positionals.length === 0) throw new UsageError('scene takes at least one file');
    const games = await registry();
    const said = progress(output, 'files', positionals.length);
    const results = positionals.flatMap((file, i) => {
      said(i);
      return runFile(games, file);
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
