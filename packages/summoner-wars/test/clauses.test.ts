import { clauseTests } from '@bojiste/testing/clauses/suite';
import { summonerWars } from '../index.ts';
import { stubs } from './support/stubs.ts';
import { stubEffects } from './support/stubs-effects.ts';
import { stubGlossary } from './support/stubs-glossary.ts';

const real = new Set(summonerWars.cards.map((card) => card.key));
const added = [stubs, stubEffects, stubGlossary].flatMap(({ cards }) => cards.filter((card) => !real.has(card.key)));

clauseTests(summonerWars, new URL('.', import.meta.url), added);
