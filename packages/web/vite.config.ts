import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { credits } from './build/credits.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';

export default defineConfig({
  plugins: [fonts(), icons(), credits(), react(), offline()],
  base: './',
  worker: { format: 'es' },
  build: { emptyOutDir: true },
});
