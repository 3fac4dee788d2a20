// A thread for long work: bots' thinking and simulations. It runs the same sources as everything else.
import { getPriority, setPriority } from 'node:os';
import { register } from 'tsx/esm/api';

// Whoever waits for an answer of the server goes first, also where there are fewer processors than threads. Only Linux
// gives a thread a priority of its own; elsewhere this would slow down everything.
if (process.platform === 'linux') setPriority(0, Math.min(getPriority() + 10, 19));
register();
await import('./worker.ts');
