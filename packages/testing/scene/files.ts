import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { currentRegistry, type Registry } from '../registry.ts';
import { requireRunner } from '../runner.ts';
import { readScenes, type Scene } from './read.ts';
import { runOneScene } from './run.ts';

/** Scenes in folders. */

export function sceneFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(dir, name));
}

/** All scenes of a folder. A file that cannot be read is an error that names its line. */
export function loadScenes(dir: string, root = dir): Scene[] {
  return sceneFiles(dir).flatMap((file) => readScenes(readFileSync(file, 'utf8'), relative(root, file)));
}

export const sceneTitle = (scene: Scene): string =>
  `${scene.file}: ${scene.name}${scene.clauses.length === 0 ? '' : ` [${scene.clauses.join(' ')}]`}`;

/** Registers every scene of a folder as a test. The games come from `useGames` unless a registry is given. */
export function sceneTests(dir: string, registry?: Registry): void {
  const { test } = requireRunner('sceneTests');
  for (const file of sceneFiles(dir)) {
    const name = relative(dir, file);
    let scenes: Scene[];
    try {
      scenes = readScenes(readFileSync(file, 'utf8'), name);
    } catch (error) {
      test(name, () => {
        throw error;
      });
      continue;
    }
    for (const scene of scenes) test(sceneTitle(scene), () => assertScene(registry ?? currentRegistry(), scene));
  }
}

function assertScene(registry: Registry, scene: Scene): void {
  const { ok, failures } = runOneScene(registry, scene);
  if (!ok) throw new Error(failures.map((failure) => failure.message).join('\n'));
}
