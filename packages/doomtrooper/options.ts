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
    name: 'cut',
    text: t('Protivník smí sejmout nebo zamíchat knihovnu', 'An opponent may cut or shuffle the library'),
    clause: 'DT-SET-02',
    values: [off, on],
    start: 0,
  },
  {
    name: 'takeBack',
    text: t('Tahy lze brát zpět', 'Moves may be taken back'),
    clause: 'DT-TIME-14',
    values: [off, on],
    start: 1,
  },
  {
    name: 'mulliganLimit',
    text: t('Kardinálské privilegium', "Cardinal's privilege"),
    clause: 'DT-RULING-02',
    values: [
      { value: 1, name: 'once', text: t('jednou za hru', 'once a game') },
      { value: 2, name: 'twice', text: t('nejvýše dvakrát', 'twice at most') },
    ],
    start: 1,
  },
  {
    name: 'firstTurnAttack',
    text: t('Útočit se smí', 'Attacks are allowed'),
    clause: 'DT-RULING-05',
    values: [
      { value: 0, name: 'own', text: t('po vlastním prvním kole', "after one's own first turn") },
      { value: 1, name: 'round', text: t('až po prvním kole všech', "after everybody's first turn") },
    ],
    start: 0,
  },
  {
    name: 'lastStandHidden',
    text: t('Skrytý bojovník ruší odpočet posledních kol', 'A hidden warrior ends the countdown of last turns'),
    clause: 'DT-RULING-20',
    values: [off, on],
    start: 1,
  },
  {
    name: 'extraTurnsWin',
    text: t('Po vypršení času vyhrává dosažení hranice', 'After time is up, reaching the target wins'),
    clause: 'DT-RULING-25',
    values: [
      { value: 0, name: 'end', text: t('až na konci dohrávky', 'only when the last turns are over') },
      { value: 1, name: 'once', text: t('ihned', 'at once') },
    ],
    start: 1,
  },
  {
    name: 'oneDebtor',
    text: t('Jediný dlužník po vypršení času', 'A single debtor when time is up'),
    clause: 'DT-RULING-26',
    values: [
      { value: 0, name: 'cannotWin', text: t('nemůže vyhrát', 'cannot win') },
      { value: 1, name: 'repays', text: t('splatí dluh a počítá se mu zbytek', 'repays and counts the rest') },
    ],
    start: 0,
  },
  {
    name: 'uncoveredCount',
    text: t('Za neukrytého se počítá', 'As the uncovered one counts'),
    clause: 'DT-RULING-29',
    values: [
      { value: 0, name: 'any', text: t('každý bojovník ve hře', 'every warrior in play') },
      { value: 1, name: 'capable', text: t('jen bojeschopný bojovník', 'only one able to fight') },
    ],
    start: 0,
  },
  {
    name: 'coverTransfer',
    text: t('Ukrytý bojovník se smí transferovat', 'A covered warrior may transfer'),
    clause: 'DT-RULING-37',
    values: [off, on],
    start: 1,
  },
  {
    name: 'hiddenTargeting',
    text: t('Účinek na „bojovníka“ smí mířit na skrytého', 'An effect on "a warrior" may aim at a hidden one'),
    clause: 'DT-RULING-40',
    values: [off, on],
    start: 1,
  },
  {
    name: 'stationLeave',
    text: t('Poslední vlastní bojovník smí opustit Stanici', "One's last warrior may leave the Station"),
    clause: 'DT-RULING-51',
    values: [
      { value: 0, name: 'alone', text: t('jen když je prázdná', 'only if nobody else is there') },
      { value: 1, name: 'always', text: t('vždy', 'always') },
    ],
    start: 0,
  },
  {
    name: 'transferAttack',
    text: t('Po transferu smí bojovník v témže kole útočit', 'A warrior may attack in the turn it transferred'),
    clause: 'DT-RULING-53',
    values: [off, on],
    start: 1,
  },
  {
    name: 'lossMoment',
    text: t('Nevyužitelné běžné akce propadají', 'Regular actions of no use are lost'),
    clause: 'DT-RULING-69',
    values: [
      { value: 0, name: 'next', text: t('před další akcí', 'before the next action') },
      { value: 1, name: 'once', text: t('hned po souboji', 'right after the combat') },
    ],
    start: 0,
  },
  {
    name: 'blessedAfterAttack',
    text: t('Bohem požehnaný po vlastním útoku', "Inspired after one's own attack"),
    clause: 'DT-RULING-70',
    values: [off, on],
    start: 1,
  },
  {
    name: 'windowAfter6',
    text: t('KDYKOLI mezi vyhodnocením a změnou stavu', 'ANYTIME between evaluation and change of state'),
    clause: 'DT-RULING-77',
    values: [off, on],
    start: 1,
  },
  {
    name: 'coveredSaboteur',
    text: t('Sabotovat smí', 'A Sabotage may be carried out by'),
    clause: 'DT-RULING-95',
    values: [
      { value: 0, name: 'able', text: t('jen ten, kdo by teď mohl útočit', 'only one who could attack now') },
      { value: 1, name: 'any', text: t('i ukrytý bojovník', 'a covered warrior too') },
    ],
    start: 1,
  },
  {
    name: 'lastTarget',
    text: t('„Až jako poslední“ znamená', '"Only as the last one" means'),
    clause: 'DT-RULING-103',
    values: [
      {
        value: 0,
        name: 'attackable',
        text: t('poslední, na koho útočník může', 'the last one the attacker could reach'),
      },
      { value: 1, name: 'any', text: t('poslední bojovník hráče vůbec', 'the last warrior of that player at all') },
    ],
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
