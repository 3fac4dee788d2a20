import type { Bilingual } from '@bojiste/kernel';
import type { Mute } from '@bojiste/session/attention';

/** What the terminal says, and the words a player may type. */

export const phrases = {
  begins: {
    cs: '{game}. Hrajete proti počítači ({bot}).',
    en: '{game}. You play against the computer ({bot}).',
  },
  help: {
    cs: 'Napište číslo možnosti nebo její zkratku v závorce. Dále: pohled, proč, proč ZKRATKA, zápis, zpět, zastav, konec.',
    en: 'Type the number of an option or its key in brackets. Also: view, why, why KEY, log, undo, stop, quit.',
  },
  several: {
    cs: 'Počet {min} až {max}: pište čísla s mezerami, 0 znamená nic.',
    en: 'Choose {min} to {max}: type numbers with spaces, 0 means none.',
  },
  exactly: {
    cs: 'Počet {min}: pište čísla s mezerami.',
    en: 'Choose {min}: type numbers with spaces.',
  },
  atLeast: {
    cs: 'Počet {min} až {max}: pište čísla s mezerami.',
    en: 'Choose {min} to {max}: type numbers with spaces.',
  },
  prompt: { cs: 'Vaše volba', en: 'Your choice' },
  forced: { cs: 'Jediná možnost', en: 'The only option' },
  undone: { cs: 'Vráceno zpět.', en: 'Taken back.' },
  notUndone: {
    cs: 'Zpět to nejde: od vašeho rozhodnutí vyšlo něco najevo nebo rozhodl soupeř.',
    en: 'That cannot be taken back: something came to light or the opponent decided since.',
  },
  mutes: {
    cs: 'Nechcete-li být znovu dotázáni, napište ticho a {what}.',
    en: 'Not to be asked again, type quiet and {what}.',
  },
  noMute: {
    cs: 'Tady to nejde: nejste dotázáni, zda chcete reagovat.',
    en: 'Not here: this is no question whether to react.',
  },
  braked: {
    cs: 'Příště se hra zastaví, jakmile budete moci něco zahrát.',
    en: 'The game stops as soon as you can play something.',
  },
  nothingYet: { cs: 'Zatím se nic nestalo.', en: 'Nothing has happened yet.' },
  left: { cs: 'Hra přerušena.', en: 'The game was left.' },
  refused: { cs: 'Nejde', en: 'Not possible' },
  allowed: { cs: 'To teď můžete.', en: 'You may do that now.' },
  inNumbers: {
    cs: '{who}: zahrané karty {played}, utrpěná zranění {hurt}, ztracené karty {lost}.',
    en: '{who}: cards played {played}, damage taken {hurt}, cards lost {lost}.',
  },
  decided: {
    cs: 'Kde se rozhodlo, ukáže',
    en: 'Where it was decided, see',
  },
  saved: { cs: 'Záznam uložen', en: 'Record saved' },
} satisfies Record<string, Bilingual>;

export type Word = 'view' | 'why' | 'log' | 'undo' | 'quit' | 'help' | 'quiet' | 'stop';

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
  quiet: 'quiet',
  ticho: 'quiet',
  stop: 'stop',
  zastav: 'stop',
  help: 'help',
  pomoc: 'help',
  '?': 'help',
};

/** What one may be spared, as it is said and typed. */
export const MUTED: Readonly<Record<Mute, Bilingual>> = {
  card: { cs: 'karta', en: 'card' },
  fight: { cs: 'souboj', en: 'fight' },
  turn: { cs: 'kolo', en: 'turn' },
};

/** A command word in either language. */
export const wordOf = (text: string): Word | undefined => {
  const word = text.toLowerCase();
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
};
