import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';

export default defineConfig({
  plugins: [icons(), react(), offline()],
  base: './',
  worker: { format: 'es' },
  build: { emptyOutDir: true },
});
