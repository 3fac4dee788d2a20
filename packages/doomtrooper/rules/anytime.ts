import type { Bilingual, WindowSpec } from '@bojiste/kernel';

/**
 * Okna KDYKOLI (DT-ANY, DT-TURN-04, DT-ANY-09) and reactions (DT-TIME-06 to 12). Six in a turn, eight in a combat. An
 * ability says by tags in which windows it may be used.
 */

const t = (cs: string, en: string): Bilingual => ({ cs, en });

const spec = (
  name: string,
  text: Bilingual,
  rest: Omit<WindowSpec, 'name' | 'text' | 'close' | 'via'>,
): WindowSpec => ({
  name,
  text,
  close: 'allPass',
  via: 'answer',
  ...rest,
});

const turnWindow = (name: string, text: Bilingual, goOn: boolean): WindowSpec =>
  spec(name, text, { order: 'fromActive', allow: 'anytime', goOn, clauses: ['DT-ANY-01', 'DT-TURN-04'] });

export const AFTER_START = turnWindow(
  'afterStart',
  t('KDYKOLI po začátku kola', 'ANYTIME after the start of the turn'),
  false,
);
export const AFTER_DRAW = turnWindow('afterDraw', t('KDYKOLI po dobírání karet', 'ANYTIME after the draw step'), true);
export const AFTER_ACTION = turnWindow('afterAction', t('KDYKOLI po akci', 'ANYTIME after an action'), true);
export const AFTER_DISCARD = turnWindow(
  'afterDiscard',
  t('KDYKOLI po odhazování karet', 'ANYTIME after the discard step'),
  false,
);

const PHASES: readonly Bilingual[] = [
  t('vyhlášení souboje', 'the declaration of combat'),
  t('oznámení útočníka a obránce', 'naming attacker and defender'),
  t('oznámení bitevní taktiky', 'announcing the tactic'),
  t('oznámení válečné zóny', 'announcing the war zone'),
  t('vykládání bojových modifikátorů', 'the combat modifiers'),
  t('vyhodnocení souboje', 'the evaluation'),
  t('změně stavu bojovníků', 'the change of state'),
  t('přidělení bodů', 'the award of points'),
];

/** Tag that an ability needs in the window after each combat phase (DT-RULING-76, 77). */
const ALLOW = ['combat', 'combat', 'combat', 'combat', 'late', 'quiet', 'quiet', 'quiet'];

/** After each of the eight phases. */
export const afterPhase: readonly WindowSpec[] = PHASES.map((phase, i) =>
  spec(`afterPhase${i + 1}`, t(`KDYKOLI po ${phase.cs}`, `ANYTIME after ${phase.en}`), {
    order: 'combat',
    allow: ALLOW[i],
    clauses: ['DT-ANY-07', 'DT-ANY-09'],
  }),
);

/** Phase 5 itself: modifiers are played in turn (DT-FIGHT-40, 41). */
export const MODIFIERS = spec('modifiers', t('Vykládání bojových modifikátorů', 'Playing combat modifiers'), {
  order: 'combat',
  allow: 'modifier',
  clauses: ['DT-FIGHT-40', 'DT-FIGHT-41'],
});

/** Phase 7: only what saves (DT-FIGHT-49 to 51, DT-RULING-78). */
export const SAVES = spec(
  'saves',
  t('Změna stavu bojovníků: poslední možnost záchrany', 'Change of state: the last chance to save'),
  {
    order: 'combat',
    allow: 'save',
    about: 'rows',
    clauses: ['DT-FIGHT-49', 'DT-FIGHT-50'],
  },
);

/** Phase 8: the split is announced, then it may be answered (DT-FIGHT-59). */
export const POINTS = spec('points', t('Přidělení bodů', 'Award of points'), {
  order: 'active',
  allow: 'points',
  about: 'rows',
  clauses: ['DT-FIGHT-59'],
});

/** Every card or ability gives the others a chance to react (DT-TIME-06, 12). */
export const REACT = spec('react', t('Možnost reagovat', 'A chance to react'), {
  order: 'affected',
  allow: 'react',
  about: 'item',
  clauses: ['DT-TIME-06', 'DT-TIME-12'],
});

/** Right after something has happened, for cards that say so; opened only where a card of the game could follow it. */
export const AFTER = spec('after', t('Hned po události', 'Right after an event'), {
  order: 'active',
  allow: 'after',
  about: 'event',
  clauses: ['DT-TIME-06'],
});

/** DT-SAB-07, DT-RULING-114. */
export const SABOTAGE = spec('sabotage', t('Možnost zabránit sabotáži', 'A chance to prevent the Sabotage'), {
  order: 'sabotaged',
  allow: 'anytime',
  about: 'item',
  clauses: ['DT-SAB-07'],
});

/** Where cards of each timing may be used. */
export const ANYTIME = ['anytime', 'combat', 'modifier', 'late', 'quiet'] as const;
/** V průběhu souboje: with the modifiers and in the window after them. */
export const IN_COMBAT = ['modifier', 'late'] as const;
export const REACTION = ['react'] as const;
export const SAVE = ['save'] as const;
export const JUST_AFTER = ['after'] as const;
export const ON_POINTS = ['points'] as const;
