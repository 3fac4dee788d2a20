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

/** Scenes a mode cannot be applied to: by title, each with the reason. */
export type Exceptions = Readonly<Record<string, string>>;

export interface SceneOptions {
  /** The games come from `useGames` unless a registry is given. */
  readonly registry?: Registry;
  readonly turning?: SceneTurning;
  readonly except?: { readonly twice?: Exceptions; readonly orders?: Exceptions };
  /** Verbs that are not held to what they say they could do, each with the reason. */
  readonly unheld?: Exceptions;
  /** Verbs that do something also where an argument is not there ("roll 0": its first), each with the reason. */
  readonly anyway?: Exceptions;
  /** Every scene in every mode; otherwise plainly and in two of the other modes, the same ones on every run (quick: none). */
  readonly all?: boolean;
}

const OTHERS: readonly SceneMode[] = [...MODES.filter((mode) => mode !== 'plain'), 'turned'];
const BY_ROTATION = 2;

/** Scenes that this mode leaves out. */
function exceptions(mode: SceneMode, { turning, except = {} }: SceneOptions): Exceptions {
  if (mode === 'turned') return turning?.except ?? {};
  return (mode === 'twice' || mode === 'orders' ? except[mode] : undefined) ?? {};
}

function modesOf(scene: Scene, options: SceneOptions): SceneMode[] {
  const { turning, all = false } = options;
  const turns = turning !== undefined && unturnable(scene) === null;
  const others = OTHERS.filter(
    (mode) => (mode !== 'turned' || turns) && exceptions(mode, options)[titleOf(scene)] === undefined,
  );
  if (all) return ['plain', ...others];
  if (process.env.BOJISTE_QUICK === '1') return ['plain'];
  const first = digest(titleOf(scene)) % others.length;
  return ['plain', ...Array.from({ length: BY_ROTATION }, (_, i) => others[(first + i) % others.length])];
}

const titleOf = (scene: Scene): string => `${scene.file}: ${scene.name}`;

/** At most a tenth of the scenes may be left out of a mode. */
const MOST_LEFT_OUT = 0.1;

/** Scenes left out of a mode are few, exist, and fail in it. */
function exceptionTests(dir: string, mode: SceneMode, options: SceneOptions): void {
  const { test } = requireRunner('sceneTests');
  const { registry, turning, all = false } = options;
  const scenes = loadScenes(dir);
  const names = Object.keys(exceptions(mode, options));
  const holds = (scene: Scene): boolean => runOneScene(registry ?? currentRegistry(), scene, [mode], { turning }).ok;
  test(`nearly all scenes can be played ${mode}, and those that cannot say why`, () => {
    const titles = new Map(scenes.map((scene) => [titleOf(scene), scene]));
    const unknown = names.find((name) => !titles.has(name));
    if (unknown !== undefined) throw new Error(`no scene "${unknown}" to be left out`);
    const fixed = mode === 'turned' ? scenes.filter((scene) => unturnable(scene) !== null).length : 0;
    const left = names.length + fixed;
    if (left >= scenes.length * MOST_LEFT_OUT) throw new Error(`${left} of ${scenes.length} scenes are left out`);
    const needless = all ? names.find((name) => holds(titles.get(name) as Scene)) : undefined;
    if (needless !== undefined) throw new Error(`"${needless}" can be played ${mode} after all`);
  });
}

/** Registers every scene of a folder as a test. */
export function sceneTests(dir: string, options: SceneOptions = {}): void {
  const { test } = requireRunner('sceneTests');
  if (options.turning !== undefined) exceptionTests(dir, 'turned', options);
  for (const mode of ['twice', 'orders'] as const)
    if (options.except?.[mode] !== undefined) exceptionTests(dir, mode, options);
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
  const { turning, unheld = {}, anyway = {} } = options;
  const { ok, failures } = runOneScene(registry, scene, modesOf(scene, options), { turning, held: { unheld, anyway } });
  if (!ok) throw new Error(failures.map((failure) => failure.message).join('\n'));
}
