import { clauseTests } from '@bojiste/testing/clauses/suite';
import { siegestorm } from '../index.ts';
import { fixtures } from './fixtures.ts';

clauseTests(siegestorm, new URL('.', import.meta.url), fixtures);
