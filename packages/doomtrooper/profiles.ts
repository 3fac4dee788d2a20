import { type Bilingual, changeStop, type Game, type Seat, type State, type Stop } from '@bojiste/kernel';

/**
 * How often a seat is asked (okna, která se dají snést): standing stops by window, private settings of the seat. Going on
 * is passing in every profile; only the full one asks with nothing in hand (DT-ANY-03 to 05).
 */

export interface Profile {
  readonly key: 'calm' | 'standard' | 'full';
  readonly text: Bilingual;
  /** Windows that are not named have this stop. */
  readonly otherwise: Stop;
  readonly stops: Readonly<Record<string, Stop>>;
}

/** What touches one's own cards: a card played, a warrior dying, points, Sabotage, the own fight. */
const TOUCHES = {
  react: 'useful',
  saves: 'useful',
  rescue: 'useful',
  points: 'useful',
  sabotage: 'useful',
  modifiers: 'useful',
} as const;

export const profiles: readonly Profile[] = [
  { key: 'calm', text: { cs: 'Klid', en: 'Calm' }, otherwise: 'never', stops: TOUCHES },
  {
    key: 'standard',
    text: { cs: 'Standard', en: 'Standard' },
    otherwise: 'useful',
    // Between the last comparison and the change of state almost nothing can be done (DT-RULING-77).
    stops: { ...TOUCHES, afterPhase6: 'never' },
  },
  { key: 'full', text: { cs: 'Plná kontrola', en: 'Full control' }, otherwise: 'always', stops: {} },
];

export const profileOf = (key: Profile['key']): Profile => profiles.find((profile) => profile.key === key) as Profile;

/** Sets all stops of a seat at once. */
export function useProfile(g: Game, s: State, seat: Seat, key: Profile['key']): void {
  const profile = profileOf(key);
  for (const { spec } of g.windows) changeStop(g, s, seat, spec.name, profile.stops[spec.name] ?? profile.otherwise);
}
