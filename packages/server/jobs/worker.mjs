// A thread for long work: bots' thinking and simulations. It runs the same sources as everything else.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
