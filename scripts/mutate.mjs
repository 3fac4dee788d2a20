// `npm run mutate -- siegestorm --seed 2 --mutants 60 --only rules/turn.ts --log FILE`: sources of one package broken in
// one place at a time.
import { tool } from './tools.mjs';

const SETTINGS = {
  '--seed': 'MUTATION_SEED',
  '--mutants': 'MUTANTS',
  '--only': 'MUTATION_ONLY',
  '--log': 'MUTATION_LOG',
};

const [name, ...rest] = process.argv.slice(2);
if (name === undefined)
  throw new Error('npm run mutate -- PACKAGE [--seed N] [--mutants N] [--only TEXT] [--log FILE]');
const env = { BOJISTE_MUTATE: name };
for (let i = 0; i < rest.length; i += 2) {
  const setting = SETTINGS[rest[i]];
  if (setting === undefined || rest[i + 1] === undefined) throw new Error(`what is "${rest[i]}"?`);
  env[setting] = rest[i + 1];
}
process.exitCode = tool('vitest', ['run'], env);
