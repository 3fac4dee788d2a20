// `npm run pack [folder]`: kernel and prose as packages for plain Node and bundlers: JavaScript, declarations, source maps.
// The sources are packed too, so that debuggers and editors find them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, filesUnder, requireNode, root } from './tools.mjs';

/** What others may import. Anything else is free to change. */
const SURFACE = {
  kernel: [
    'index',
    'types',
    'effects/index',
    'effects/build/index',
    'effects/nodes',
    'effects/procedures',
    'effects/lint',
    'effects/lint/issues',
    'run/builtin',
    'table/contract',
    'table/label',
    'table/language',
  ],
  prose: ['index'],
};

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** `effects/build/index` is also `effects/build`; `index` is the package itself. */
function exportsOf(name) {
  const entries = SURFACE[name].flatMap((path) => {
    const target = { types: `./${path}.d.ts`, default: `./${path}.js` };
    const short = path === 'index' ? '.' : path.endsWith('/index') ? `./${path.slice(0, -'/index'.length)}` : null;
    return [...(short === null ? [] : [[short, target]]), ...(path === 'index' ? [] : [[`./${path}`, target]])];
  });
  return Object.fromEntries([...entries, ['./package.json', './package.json']]);
}

function manifestOf(name) {
  const { description, license, version } = read(join(root, 'packages', name, 'package.json'));
  const { engines } = read(join(root, 'package.json'));
  return {
    name: `@bojiste/${name}`,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: exportsOf(name),
    ...(name === 'prose' && { dependencies: { '@bojiste/kernel': version } }),
  };
}

function compile(name, out) {
  const from = join(root, 'packages', name);
  const to = join(out, name);
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      lib: ['ES2022'],
      types: [],
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      rootDir: from,
      outDir: to,
      paths:
        name === 'kernel'
          ? {}
          : { '@bojiste/kernel': [join(out, 'kernel/index.d.ts')], '@bojiste/kernel/*': [join(out, 'kernel/*')] },
    },
    files: SURFACE[name].map((path) => join(from, `${path}.ts`)),
    include: [],
  };
  const file = join(out, `tsconfig.${name}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const done = spawnSync(process.execPath, [tsc, '-p', file], { cwd: root, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`tsc cannot compile ${name}:\n${done.stdout}${done.stderr}`);
}

/** Declarations name their neighbours as JavaScript does; maps lead to the packed sources. */
function finish(name, out) {
  const from = join(root, 'packages', name);
  const to = join(out, name);
  for (const path of filesUnder(to, (file) => file.endsWith('.d.ts')))
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from |import\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2'));
  for (const path of filesUnder(to, (file) => file.endsWith('.map'))) {
    const map = read(path);
    const source = resolve(dirname(path), map.sourceRoot ?? '', map.sources[0]);
    const packed = join(to, 'src', relative(from, source));
    mkdirSync(dirname(packed), { recursive: true });
    cpSync(source, packed);
    writeFileSync(path, JSON.stringify({ ...map, sourceRoot: '', sources: [relative(dirname(path), packed)] }));
  }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifestOf(name), null, 2)}\n`);
  for (const file of ['LICENSE', 'NOTICE', 'CHANGELOG.md']) cpSync(join(root, file), join(to, file));
  cpSync(join(from, 'README.md'), join(to, 'README.md'));
}

/** Builds and packs into a folder; returns the tarballs. */
export function packInto(out) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  return Object.keys(SURFACE).map((name) => {
    compile(name, out);
    finish(name, out);
    const args = ['pack', '--json', '--offline', '--ignore-scripts', '--pack-destination', out];
    const done = spawnSync('npm', args, {
      cwd: join(out, name),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (done.status !== 0) throw new Error(`npm pack failed for ${name}:\n${done.stderr}`);
    return join(out, JSON.parse(done.stdout)[0].filename);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  // Installs nothing: a test runs it beside others that use what is installed.
  requireNode();
  try {
    for (const tarball of packInto(resolve(process.argv[2] ?? join(root, 'dist', 'packages')))) console.log(tarball);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
