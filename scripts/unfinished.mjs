// A test process that dies takes its file with it, and vitest names only the death. This reporter names the file, and
// `npm test` asks for its verdict once more.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

export const UNFINISHED = join(root, 'node_modules', '.unfinished.json');

export default class Unfinished {
  onInit() {
    rmSync(UNFINISHED, { force: true });
  }

  onTestRunEnd(modules, errors) {
    const states = modules.map((module) => [module.relativeModuleId, module.state()]);
    const files = states.filter(([, state]) => !['passed', 'failed', 'skipped'].includes(state)).map(([file]) => file);
    if (files.length === 0) return;
    console.error(`\nNo result, the process died: ${files.join(', ')}`);
    // Anything else that went wrong stands.
    const otherwise = errors.length > files.length || states.some(([, state]) => state === 'failed');
    if (!otherwise) writeFileSync(UNFINISHED, JSON.stringify(files));
  }
}
