import { mutationTests } from '@bojiste/testing';
import { stubGame } from './stubs.ts';

/** Clause tests play with stubs, so the game that is broken has them too. */
mutationTests(stubGame(), {
  scenes: new URL('scenes', import.meta.url),
  rules: new URL('.', import.meta.url),
  except: ['contract.test.ts', 'estimate.test.ts', 'scenes.test.ts'],
});
