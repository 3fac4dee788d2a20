import { contractTests } from '@bojiste/testing/contract/suite';
import { game } from './kit.ts';

contractTests(game, { games: 1 });
