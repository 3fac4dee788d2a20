import type { ProfileDecl } from '@bojiste/kernel';

/**
 * How often a seat is asked (okna, která se dají snést): standing stops by window, private settings of the seat. Going on
 * is passing in every profile; only the full one asks with nothing in hand (DT-ANY-03 to 05). The standard one asks where an
 * answer plausibly matters; what that is, the session says.
 */

/** What touches one's own cards: a card played, a warrior dying, points, Sabotage, the own fight. */
const TOUCHES = {
  react: 'useful',
  saves: 'useful',
  points: 'useful',
  sabotage: 'useful',
  modifiers: 'useful',
} as const;

export const profiles: readonly ProfileDecl[] = [
  { key: 'calm', text: { cs: 'Klid', en: 'Calm' }, otherwise: 'never', stops: TOUCHES },
  { key: 'standard', text: { cs: 'Standard', en: 'Standard' }, otherwise: 'apt', stops: {} },
  { key: 'answers', text: { cs: 'Každá odpověď', en: 'Every answer' }, otherwise: 'useful', stops: {} },
  { key: 'full', text: { cs: 'Plná kontrola', en: 'Full control' }, otherwise: 'always', stops: {} },
];
