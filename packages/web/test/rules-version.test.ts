import { rulesVersions } from '@bojiste/session/rules-version';
import { expect, test } from 'vitest';
import config from '../vite.config.ts';

test('the page is built with the same versions of the rules that a server works out', () => {
  expect(JSON.parse(config.define?.__RULES__)).toEqual(rulesVersions());
});
