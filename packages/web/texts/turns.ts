import { type TurnWords, turnWordsOf } from './turn-words.ts';
import { type Say, useWords } from './use.ts';

export const useTurnWords = (game: string): Say<TurnWords> => useWords(turnWordsOf(game));
