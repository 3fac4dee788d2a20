import { clauseTests } from '@bojiste/testing/clauses/suite';
import { originalWar } from '../index.ts';
import { stubs } from './stubs.ts';

clauseTests(originalWar, new URL('.', import.meta.url), stubs);
