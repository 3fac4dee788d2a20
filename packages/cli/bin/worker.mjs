import { register } from 'tsx/esm/api';

register();
await import('../jobs/worker.ts');
