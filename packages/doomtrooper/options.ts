import type { OptionDecl } from '@bojiste/kernel';

/** Formats and rulings a referee may decide otherwise. */

const t = (cs: string, en: string) => ({ cs, en });
const off = { value: 0, name: 'no', text: t('ne', 'no') };
const on = { value: 1, name: 'yes', text: t('ano', 'yes') };
const number = (value: number) => ({ value, name: `${value}`, text: t(`${value}`, `${value}`) });

export const options: readonly OptionDecl[] = [
  {
    name: 'target',
    text: t('Počet vítězných bodů k vítězství', 'Victory points to win'),
    clause: 'DT-WIN-02',
    values: [20, 25, 30, 40, 50].map(number),
    start: 40,
  },
  {
    name: 'rounds',
    text: t('Časový limit v kolech (0 bez limitu)', 'Time limit in rounds (0 for none)'),
    clause: 'DT-WIN-03',
    values: [0, 1, 2, 5, 10, 15, 20, 30, 40].map(number),
    start: 30,
  },
  {
    name: 'minDeck',
    text: t('Nejmenší balíček', 'Smallest deck'),
    clause: 'DT-DECK-08',
    values: [40, 45, 50, 60].map(number),
    start: 60,
  },
  {
    name: 'copies',
    text: t('Nejvíce kopií jedné karty', 'Most copies of a card'),
    clause: 'DT-DECK-02',
    values: [3, 4, 5].map(number),
    start: 4,
  },
  {
    name: 'sideboard',
    text: t('Velikost sideboardu (0 bez něj)', 'Size of the sideboard (0 for none)'),
    clause: 'DT-DECK-03',
    values: [0, 20, 25].map(number),
    start: 25,
  },
  {
    name: 'startVP',
    text: t('Počáteční vítězné body', 'Victory points at the start'),
    clause: 'DT-RULING-01',
    values: [0, 5, 10].map(number),
    start: 0,
  },
  {
    name: 'mulliganReveal',
    text: t('Ukazuje se i list s bojovníkem', 'A hand with a warrior is shown too'),
    clause: 'DT-RULING-04',
    values: [off, on],
    start: 0,
  },
  {
    name: 'loneHidden',
    text: t('Jediný bojovník smí být v úkrytu', 'The only warrior may be hidden'),
    clause: 'DT-RULING-30',
    values: [off, on],
    start: 0,
  },
  {
    name: 'teams',
    text: t('Hra dvou dvojic', 'Two teams of two'),
    clause: 'DT-RULING-16',
    values: [off, on],
    start: 0,
  },
];
