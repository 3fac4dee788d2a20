import { mutationTests } from '@bojiste/testing';
import { tested } from './kit.ts';

mutationTests(tested, {
  scenes: new URL('scenes', import.meta.url),
  rules: new URL('rules/', import.meta.url),
});
