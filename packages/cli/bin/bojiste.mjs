#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Whoever reads the output may stop early (bojiste ... | head): that is no error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

register();
const { main } = await import('../main.ts');
process.exitCode = await main(process.argv.slice(2));
