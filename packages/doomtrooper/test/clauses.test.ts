import { clauseTests } from '@bojiste/testing/clauses/suite';
import { doomtrooper } from '../index.ts';
import { testCards } from './cards.ts';

clauseTests(doomtrooper, new URL('.', import.meta.url), testCards);
