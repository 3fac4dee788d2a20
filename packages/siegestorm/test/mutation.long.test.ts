import { mutationTests } from '@bojiste/testing';
import { siegestorm } from '../index.ts';

mutationTests(siegestorm, {
  scenes: new URL('scenes', import.meta.url),
  rules: new URL('.', import.meta.url),
  except: ['contract.test.ts', 'scenes.test.ts'],
});
