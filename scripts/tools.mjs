// Shared by the scripts; only Node built-ins, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === 'win32';

/** Ends the process with a message and no stack. */
export function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Bojiště needs Node 20.19 or newer; this is ${process.versions.node}.`, 2);
  }
}

/** Runs a command in the root folder with its output shown; returns its exit code. */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows && !command.includes('\\'),
    env: { ...process.env, ...env },
  });
  if (done.error) console.error(`Cannot run ${command}: ${done.error.message}`);
  return done.status ?? 1;
}

export function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args]) : run('npm', args);
}

/** Runs a tool that stands in node_modules/.bin. */
export function tool(name, args, env) {
  return run(join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name), args, env);
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** `npm ci` when node_modules is missing or older than the lockfile. */
export function ensureInstalled() {
  const installed = modified(join(root, 'node_modules', '.package-lock.json'));
  if (installed > 0 && installed >= modified(join(root, 'package-lock.json'))) return;
  console.log('Installing packages (npm ci) ...');
  if (npm('ci', '--include=dev', '--no-audit', '--no-fund') !== 0) fail('npm ci failed; see above.');
}

/** All files under a folder whose path the filter likes, without installed and built ones. */
export function filesUnder(folder, wanted) {
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...filesUnder(path, wanted));
    else if (wanted(path)) found.push(path);
  }
  return found;
}

/** Builds packages/web/dist when any source is newer than it. */
export function ensureBuilt() {
  const built = modified(join(root, 'packages', 'web', 'dist', 'index.html'));
  const sources = filesUnder(join(root, 'packages'), (path) => !/[\\/](test|e2e)[\\/]/.test(path));
  sources.push(join(root, 'package-lock.json'));
  if (built > 0 && sources.every((path) => modified(path) <= built)) return;
  console.log('Building the site ...');
  if (npm('run', '--silent', 'build') !== 0) fail('The build of the site failed; see above.');
}

function findProgram(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // not here, look on
      }
    }
  }
  return undefined;
}

/** The path of a Chromium for browser tests; installs Debian's when run as root and none is found. */
export function ensureChromium() {
  // The shell without a window is the same engine and costs the tests half the time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const found = process.env.CHROMIUM ?? findProgram(names);
  if (found) return found;
  if (process.getuid?.() === 0 && findProgram(['apt-get'])) {
    console.log('Installing chromium (apt-get) ...');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    const installed = findProgram(names);
    if (installed) return installed;
  }
  return fail('Browser tests need Chromium: install it, or set CHROMIUM to its path.');
}

/** Runs steps [heading, action] in order; stops at the first action that does not return 0. */
export function runSteps(steps) {
  const began = Date.now();
  for (const [index, [heading, action]] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${heading} ===`);
    const code = action();
    if (code !== 0) fail(`\nFAILED: ${heading} (exit code ${code})`);
  }
  console.log(`\nAll ${steps.length} steps passed in ${Math.round((Date.now() - began) / 1000)} s.`);
}
