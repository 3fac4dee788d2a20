import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';

export default defineConfig({ plugins: [icons(), react()], worker: { format: 'es' }, build: { emptyOutDir: true } });
