import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `sw.js` with the list of what was built, so that the page starts without a network. Its version is a digest
 * of the list: file names carry digests of their own.
 */

const SKIPPED = /\.map$/;

const worker = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');

export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const given = existsSync(publicDir) ? readdirSync(publicDir) : [];
        const built = Object.keys(bundle).filter((name) => name !== 'index.html');
        const files = [...built, ...given].filter((name) => !SKIPPED.test(name)).sort();
        const digest = createHash('sha256').update(files.join('\n'));
        const page = bundle['index.html'];
        if (page?.type === 'asset') digest.update(page.source);
        for (const name of given) digest.update(readFileSync(join(publicDir, name)));
        const list = { VERSION: digest.digest('hex').slice(0, 12), FILES: ['./', ...files] };
        const source = `self.BUILT = ${JSON.stringify(list)};\n${worker}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
