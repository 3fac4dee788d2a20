import type { CardDecl } from '@bojiste/kernel';
import { bossBreaksBoard, everyBossTurn, raiseThreat } from '../../words.ts';
import { bossSheet } from '../boss-make.ts';

const everyTurnWords = (n: number) => ({
  cs: `Na konci každého ${n}. tahu bosse zvyšte hrozbu o 1.`,
  en: `At the end of every ${n}th turn of the boss raise the threat by 1.`,
});

/** Karty bossů: three difficulties (SS-COMP-02), named as the option `boss` names them. */
export const sheets: readonly CardDecl[] = [
  bossSheet('zloblin-prince', 'Kníže zloblinů', 'Prince of the Zloblins', {
    difficulty: 'medium',
    threat: 1,
    basic: 15,
    advanced: 7,
    lives: 10,
    livesCoop: 20,
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
      advanced: 9,
      lives: 10,
      livesCoop: 22,
      hand: 4,
      clauses: ['SS-CARD-boss-narocna'],
    },
    { event: everyBossTurn(4), effect: raiseThreat, wording: everyTurnWords(4) },
  ),
  bossSheet(
    'fury-itself',
    'Běs sám',
    'Fury Itself',
    {
      difficulty: 'veryHard',
      threat: 3,
      basic: 17,
      advanced: 11,
      lives: 10,
      livesCoop: 19,
      hand: 4,
      clauses: ['SS-CARD-boss-velmi-narocna'],
    },
    { event: everyBossTurn(5), effect: raiseThreat, wording: everyTurnWords(5) },
    {
      event: bossBreaksBoard,
      effect: raiseThreat,
      wording: {
        cs: 'Kdykoli boss zničí kartu na bojišti, zvyšte hrozbu o 1.',
        en: 'Whenever the boss destroys a card on the board, raise the threat by 1.',
      },
    },
  ),
];
