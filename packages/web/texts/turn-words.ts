import type { Words } from './format.ts';

/** A turn and how many of them, as each game calls it: Kolo in two of them, and then also where games are listed. */

const TURNS = {
  turn: { cs: 'Tah {n}', en: 'Turn {n}' },
  count: {
    cs: '{n, plural, one {# tah} few {# tahy} other {# tahů}}',
    en: '{n, plural, one {# turn} other {# turns}}',
  },
  lasted: {
    cs: 'Hra trvala {n, plural, one {# tah} few {# tahy} other {# tahů}}.',
    en: 'The game took {n, plural, one {# turn} other {# turns}}.',
  },
  scores: { cs: '{what} po tazích', en: '{what} by turn' },
  by: { cs: 'po tazích', en: 'by turn' },
  back: { cs: 'O tah zpět', en: 'Back a turn' },
  next: { cs: 'O tah vpřed', en: 'Forward a turn' },
  jump: { cs: 'Přejít na tah', en: 'Go to a turn' },
  end: { cs: 'Ukončit tah', en: 'End the turn' },
  played: { cs: 'Tah {n}: zahráli jste „{played}“', en: 'Turn {n}: you played “{played}”' },
  lost: {
    cs: 'Tah {n} vaší hry: tady jste přišli asi o {loss} % naděje na výhru. Co bylo lepší?',
    en: 'Turn {n} of your game: here you lost about {loss} % of your chance to win. What was better?',
  },
} as const satisfies Words;

export type TurnWords = Readonly<Record<keyof typeof TURNS, { readonly cs: string; readonly en: string }>>;

const KOLO = {
  turn: 'Kolo {n}',
  count: '{n, plural, one {# kolo} few {# kola} other {# kol}}',
  lasted: 'Hra trvala {n, plural, one {# kolo} few {# kola} other {# kol}}.',
  scores: '{what} po kolech',
  by: 'po kolech',
  back: 'O kolo zpět',
  next: 'O kolo vpřed',
  jump: 'Přejít na kolo',
  end: 'Ukončit kolo',
  played: 'Kolo {n}: zahráli jste „{played}“',
  lost: 'Kolo {n} vaší hry: tady jste přišli asi o {loss} % naděje na výhru. Co bylo lepší?',
} as const;

const inRounds = (english: (text: string) => string): TurnWords =>
  Object.fromEntries(
    Object.entries(TURNS).map(([key, { en }]) => [key, { cs: KOLO[key as keyof typeof KOLO], en: english(en) }]),
  ) as TurnWords;

const round = (text: string): string => text.replaceAll('turn', 'round').replaceAll('Turn', 'Round');

const BY_GAME: Readonly<Record<string, TurnWords>> = {
  doomtrooper: inRounds((text) => text),
  'original-war': inRounds(round),
};

export const turnWordsOf = (game: string): TurnWords => BY_GAME[game] ?? TURNS;
