import type { Bilingual } from '@bojiste/kernel';

/** Words and questions of the game, besides those of the kernel. */
export const texts: Readonly<Record<string, Bilingual>> = {
  'ask.way': { cs: 'Kudy se jednotka pohne?', en: 'Which way does the unit move?' },
  'ask.push': { cs: 'Kam se karta zatlačí?', en: 'Where is the card forced?' },
  'ask.target': { cs: 'Na co jednotka zaútočí?', en: 'What does the unit attack?' },
  'word.die': { cs: 'kostka|f:žena', en: 'die|dice' },
};
