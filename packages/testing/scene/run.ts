import { decisionsOf, OP_TABLE, resetScratch } from '@bojiste/kernel';
import { type Registry, ready } from '../registry.ts';
import { checkFacts, waitingText } from './facts.ts';
import { MODES, type Mode, openTable } from './modes.ts';
import { type Table, takeStep } from './moves.ts';
import { startScene } from './position.ts';
import { readScenes, type Scene } from './read.ts';
import { truthful, type Unheld } from './truthful.ts';
import { type Turning, turnedScene } from './turned.ts';
import { fail, SceneError } from './yaml.ts';

/** Plays scenes and says what went wrong where. */

/** The ways to play a scene as it is written, and one more: with the seats turned. */
export type SceneMode = Mode | 'turned';

/** What a scene needs beside itself. */
export interface Playing {
  readonly turning?: Turning;
  /** Holds verbs to what they say they could do when a scene is played plainly, but for these. */
  readonly held?: Unheld;
}

export interface SceneResult {
  readonly file: string;
  readonly line: number;
  readonly scene: string;
  readonly clauses: readonly string[];
  readonly ok: boolean;
  /** One message for each mode that failed: file:line, mode, what was expected and what was there. */
  readonly failures: readonly { readonly mode: SceneMode | 'reading'; readonly message: string }[];
}

/** Plays one scene in one mode; the first thing that does not hold is thrown as a SceneError. */
export function playScene(registry: Registry, written: Scene, mode: SceneMode, playing: Playing = {}): void {
  const { turning, held } = playing;
  const load = registry[written.game];
  if (load === undefined)
    fail(written, `no game "${written.game}"; there are ${Object.keys(registry).join(', ') || 'none'}`);
  const def = load();
  const g = ready(mode === 'plain' && held !== undefined ? truthful(def, held) : def);
  const scene = mode === 'turned' ? turnedScene(g, written, turning) : written;
  let line = scene.line;
  try {
    const table = openTable(mode === 'turned' ? 'plain' : mode, () => startScene(g, scene));
    let looked = false;
    for (const step of scene.moves) {
      line = step.line;
      looked = takeStep(table, step);
    }
    const last = scene.parts.get('expect');
    if (last !== undefined) {
      line = last.line;
      checkFacts(table.world, last);
    }
    checkEnd(table, scene, looked);
    table.finish();
  } catch (error) {
    // An error inside a question leaves lent frames behind, which would spoil the next scene.
    resetScratch();
    if (error instanceof SceneError) throw error;
    throw new SceneError(scene.file, line, error instanceof Error ? error.message : String(error));
  }
}

/** Nothing may be left over: no scripted die, and no question that the scene did not look at. */
function checkEnd(table: Table, scene: Scene, looked: boolean): void {
  const { g, s } = table.world;
  if (s.script.length > 0)
    fail(
      scene.parts.get('dice') ?? scene,
      `${s.script.length} of the scripted dice were not used: ${s.script.join(', ')}`,
    );
  const top = s.frames[s.frames.length - 1];
  const menu = s.over >= 0 || top === undefined || top.op === OP_TABLE;
  if (!menu && !looked && !scene.open)
    fail(
      scene,
      `a decision is left open at the end (say "open: true" if it is meant): ${waitingText(decisionsOf(g, s))}`,
    );
}

export function runOneScene(
  registry: Registry,
  scene: Scene,
  modes: readonly SceneMode[] = MODES,
  playing: Playing = {},
): SceneResult {
  const failures: { mode: SceneMode; message: string }[] = [];
  for (const mode of modes) {
    try {
      playScene(registry, scene, mode, playing);
    } catch (error) {
      failures.push({ mode, message: `${error instanceof Error ? error.message : String(error)} [${mode}]` });
      // What fails plainly fails in every mode.
      if (mode === 'plain') break;
    }
  }
  const { file, line, name, clauses } = scene;
  return { file, line, scene: name, clauses, ok: failures.length === 0, failures };
}

/** All scenes of a file in all modes. */
export function runScene(
  registry: Registry,
  text: string,
  file: string,
  modes: readonly Mode[] = MODES,
): readonly SceneResult[] {
  try {
    return readScenes(text, file).map((scene) => runOneScene(registry, scene, modes));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = error instanceof SceneError ? error.line : 1;
    return [{ file, line, scene: '', clauses: [], ok: false, failures: [{ mode: 'reading', message }] }];
  }
}
