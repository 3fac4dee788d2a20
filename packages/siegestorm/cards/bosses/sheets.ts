import type { CardDecl } from '@bojiste/kernel';
import { bossBreaksBoard, everyBossTurn, raiseThreat } from '../../words.ts';
import { bossSheet } from '../boss-make.ts';

/** Karty bossů: three difficulties (SS-COMP-02). In the order of the option `boss`. */
export const sheets: readonly CardDecl[] = [
  bossSheet('zloblin-prince', 'Kníže zloblinů', 'Prince of the Zloblins', {
    difficulty: 'medium',
    threat: 1,
    basic: 15,
    advanced: 7,
    lives: 10,
    livesCoop: 18,
    hand: 3,
    clauses: ['SS-CARD-boss-stredni'],
  }),
  bossSheet(
    'lady-of-totems',
    'Paní totemů',
    'Lady of Totems',
    {
      difficulty: 'hard',
      threat: 1,
      basic: 18,
      advanced: 10,
      lives: 10,
      livesCoop: 18,
      hand: 4,
      clauses: ['SS-CARD-boss-narocna'],
    },
    [everyBossTurn(4), raiseThreat],
  ),
  bossSheet(
    'fury-itself',
    'Běs sám',
    'Fury Itself',
    {
      difficulty: 'veryHard',
      threat: 2,
      basic: 18,
      advanced: 12,
      lives: 12,
      livesCoop: 22,
      hand: 4,
      clauses: ['SS-CARD-boss-velmi-narocna'],
    },
    [everyBossTurn(5), raiseThreat],
    [bossBreaksBoard, raiseThreat],
  ),
];
