// `npm run api [folder]`: pages about everything that can be imported from kernel and prose, made of the doc comments.
import { join, resolve } from 'node:path';
import { Application } from 'typedoc';
import { fail, requireNode, root } from './tools.mjs';

requireNode();

const kernel = (path) => join(root, 'packages/kernel', path);
const out = resolve(process.argv[2] ?? join(root, 'dist/api'));

const app = await Application.bootstrap({
  name: 'Bojiště: kernel and prose',
  tsconfig: join(root, 'tsconfig.json'),
  // The checks of the project look for errors; here the comments are read.
  skipErrorChecking: true,
  entryPoints: [kernel('index.ts'), kernel('effects/build/index.ts'), join(root, 'packages/prose/index.ts')],
  readme: kernel('README.md'),
  excludePrivate: true,
  disableGit: true,
  sourceLinkTemplate: '',
  disableSources: true,
  treatWarningsAsErrors: true,
  validation: { notExported: false, invalidLink: true, notDocumented: false },
});
const project = await app.convert();
if (project === undefined || app.logger.hasErrors() || app.logger.hasWarnings()) fail('The API pages cannot be made.');
await app.generateDocs(project, out);
console.log(out);
