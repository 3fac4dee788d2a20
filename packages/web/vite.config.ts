import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rulesVersions } from '../session/rules-version.ts';
import { artIcons } from './build/art-icons.ts';
import { credits } from './build/credits.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';
import { rulebooks } from './build/rulebooks.ts';
import { scenes } from './build/scenes.ts';

/** Drawings lie apart from code: they rarely change, and each table loads its own. */
const drawings = (id: string): string => `drawings-${/([\w-]+)\.json/.exec(id)?.[1] ?? 'other'}`;

export default defineConfig({
  plugins: [fonts(), icons(), artIcons(), credits(), scenes(), rulebooks(), react(), offline()],
  base: './',
  worker: { format: 'es', plugins: () => [artIcons(), rulebooks()] },
  define: { __RULES__: JSON.stringify(rulesVersions()) },
  build: {
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: drawings, test: /\.json\?icons/ }] } } },
  },
});
