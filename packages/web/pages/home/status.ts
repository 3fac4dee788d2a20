import type { Lang } from '@bojiste/kernel';

/** What stands of each game. A test compares it with the packages. */
export interface GameStatus {
  readonly id: string;
  readonly names: Readonly<Record<Lang, string>>;
  /** Clauses of the rulebook that are written down. */
  readonly clauses: number;
  /** Are its rules and cards there? */
  readonly rules: boolean;
}

export const games: readonly GameStatus[] = [
  { id: 'doomtrooper', names: { cs: 'Doomtrooper', en: 'Doomtrooper' }, clauses: 737, rules: false },
  { id: 'summoner-wars', names: { cs: 'Války Vyvolavačů', en: 'Summoner Wars' }, clauses: 443, rules: true },
  { id: 'siegestorm', names: { cs: 'Siegestorm', en: 'Siegestorm' }, clauses: 477, rules: false },
  { id: 'original-war', names: { cs: 'Original War TCG', en: 'Original War TCG' }, clauses: 541, rules: false },
];
