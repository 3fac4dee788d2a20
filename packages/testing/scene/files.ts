import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { digest } from '@bojiste/kernel';
import { currentRegistry, type Registry } from '../registry.ts';
import { requireRunner } from '../runner.ts';
import { MODES } from './modes.ts';
import { readScenes, type Scene } from './read.ts';
import { runOneScene, type SceneMode } from './run.ts';
import { type Turning, unturnable } from './turned.ts';

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

/** How the scenes of a game are turned round the table, and which cannot be: by title, each with the reason. */
export interface SceneTurning extends Turning {
  readonly except: Readonly<Record<string, string>>;
}

export interface SceneOptions {
  /** The games come from `useGames` unless a registry is given. */
  readonly registry?: Registry;
  readonly turning?: SceneTurning;
  /** Every scene in every mode; otherwise plainly and in two of the other modes, the same ones on every run (quick: none). */
  readonly all?: boolean;
}

const OTHERS: readonly SceneMode[] = [...MODES.filter((mode) => mode !== 'plain'), 'turned'];
const BY_ROTATION = 2;

function modesOf(scene: Scene, { turning, all = false }: SceneOptions): SceneMode[] {
  const turns = turning !== undefined && unturnable(scene) === null && turning.except[titleOf(scene)] === undefined;
  const others = OTHERS.filter((mode) => mode !== 'turned' || turns);
  if (all) return ['plain', ...others];
  if (process.env.BOJISTE_QUICK === '1') return ['plain'];
  const first = digest(titleOf(scene)) % others.length;
  return ['plain', ...Array.from({ length: BY_ROTATION }, (_, i) => others[(first + i) % others.length])];
}

const titleOf = (scene: Scene): string => `${scene.file}: ${scene.name}`;

/** At most a tenth of the scenes may be left out of a mode. */
const MOST_LEFT_OUT = 0.1;

function turningTests(dir: string, turning: SceneTurning, { registry, all = false }: SceneOptions): void {
  const { test } = requireRunner('sceneTests');
  const scenes = loadScenes(dir);
  const turnable = (scene: Scene): boolean => {
    const { ok } = runOneScene(registry ?? currentRegistry(), scene, ['turned'], turning);
    return ok;
  };
  test('nearly all scenes can be turned, and those that cannot say why', () => {
    const titles = new Map(scenes.map((scene) => [titleOf(scene), scene]));
    const names = Object.keys(turning.except);
    const unknown = names.find((name) => !titles.has(name));
    if (unknown !== undefined) throw new Error(`no scene "${unknown}" to be left out`);
    const left = names.length + scenes.filter((scene) => unturnable(scene) !== null).length;
    if (left >= scenes.length * MOST_LEFT_OUT) throw new Error(`${left} of ${scenes.length} scenes are not turned`);
    const needless = all ? names.find((name) => turnable(titles.get(name) as Scene)) : undefined;
    if (needless !== undefined) throw new Error(`"${needless}" can be turned after all`);
  });
}

/** Registers every scene of a folder as a test. */
export function sceneTests(dir: string, options: SceneOptions = {}): void {
  const { test } = requireRunner('sceneTests');
  if (options.turning !== undefined) turningTests(dir, options.turning, options);
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
    for (const scene of scenes) test(sceneTitle(scene), () => assertScene(scene, options));
  }
}

function assertScene(scene: Scene, options: SceneOptions): void {
  const registry = options.registry ?? currentRegistry();
  const { ok, failures } = runOneScene(registry, scene, modesOf(scene, options), options.turning);
  if (!ok) throw new Error(failures.map((failure) => failure.message).join('\n'));
}
