import type { Bilingual } from '@bojiste/kernel';

/** What the terminal says, and the words a player may type. */

export const phrases = {
  begins: {
    cs: '{game}. Hrajete proti počítači ({bot}).',
    en: '{game}. You play against the computer ({bot}).',
  },
  help: {
    cs: 'Napište číslo možnosti nebo její zkratku v závorce. Dále: pohled, proč, proč ZKRATKA, zápis, zpět, konec.',
    en: 'Type the number of an option or its key in brackets. Also: view, why, why KEY, log, undo, quit.',
  },
  several: {
    cs: 'Vyberte jich {min} až {max}: pište čísla s mezerami, 0 znamená nic.',
    en: 'Choose {min} to {max}: type numbers with spaces, 0 means none.',
  },
  prompt: { cs: 'Vaše volba', en: 'Your choice' },
  forced: { cs: 'Jediná možnost', en: 'The only option' },
  undone: { cs: 'Vráceno zpět.', en: 'Taken back.' },
  notUndone: {
    cs: 'Zpět to nejde: od vašeho rozhodnutí vyšlo něco najevo nebo rozhodl soupeř.',
    en: 'That cannot be taken back: something came to light or the opponent decided since.',
  },
  nothingYet: { cs: 'Zatím se nic nestalo.', en: 'Nothing has happened yet.' },
  left: { cs: 'Hra přerušena.', en: 'The game was left.' },
  refused: { cs: 'Nejde', en: 'Not possible' },
  allowed: { cs: 'To teď můžete.', en: 'You may do that now.' },
  saved: { cs: 'Záznam uložen', en: 'Record saved' },
} satisfies Record<string, Bilingual>;

export type Word = 'view' | 'why' | 'log' | 'undo' | 'quit' | 'help';

const WORDS: Readonly<Record<string, Word>> = {
  view: 'view',
  pohled: 'view',
  why: 'why',
  proč: 'why',
  proc: 'why',
  log: 'log',
  zápis: 'log',
  zapis: 'log',
  undo: 'undo',
  zpět: 'undo',
  zpet: 'undo',
  quit: 'quit',
  konec: 'quit',
  help: 'help',
  pomoc: 'help',
  '?': 'help',
};

/** A command word in either language. */
export const wordOf = (text: string): Word | undefined => {
  const word = text.toLowerCase();
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
};
