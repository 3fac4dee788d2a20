import type { OptionDecl } from '@bojiste/kernel';

/** Table options: rulings a table may decide otherwise, and what is set up. The order is that of `OPTION` in types.ts. */

type Value = readonly [name: string, cs: string, en: string];

const option = (
  name: string,
  clause: string,
  cs: string,
  en: string,
  start: number,
  ...values: Value[]
): OptionDecl => ({
  name,
  clause,
  text: { cs, en },
  start,
  values: values.map(([word, vcs, ven], value) => ({ value, name: word, text: { cs: vcs, en: ven } })),
});

export const options: readonly OptionDecl[] = [
  option(
    'extraTurnTiming',
    'SS-RULING-12',
    'Kdy se hraje tah navíc',
    'When an extra turn is taken',
    0,
    ['step5', 'v kroku 5', 'in step 5'],
    ['immediate', 'okamžitě', 'at once'],
  ),
  option(
    'visionShort',
    'SS-RULING-25',
    'Vize s příliš malým balíčkem',
    'Vision with too few cards',
    0,
    ['lose', 'znamená prohru', 'loses the game'],
    ['asMany', 'bere, co je k dispozici', 'takes what is there'],
  ),
  option(
    'strikeActionReactable',
    'SS-RULING-38',
    'Lze reagovat na akci při úderu',
    "A striker's action can be answered",
    1,
    ['false', 'ne', 'no'],
    ['true', 'ano', 'yes'],
  ),
  option(
    'deployInOpponentTurn',
    'SS-RULING-46',
    'Nasazení efektem v cizím tahu',
    "Deploying by an effect in the opponent's turn",
    0,
    ['never', 'nikdy', 'never'],
    ['byCardText', 'podle textu karty', 'as the card says'],
  ),
  option(
    'targetsAt',
    'SS-RULING-51',
    'Kdy se vybírají cíle',
    'When targets are chosen',
    0,
    ['resolution', 'při vyhodnocení', 'on resolution'],
    ['declaration', 'při ohlášení', 'on announcement'],
  ),
  option(
    'bossLeaderReplaces',
    'SS-RULING-68',
    'Vůdce nahradí kartu na frontě bosse',
    "A leader replaces a card on the boss's front",
    0,
    ['false', 'ne', 'no'],
    ['true', 'ano', 'yes'],
  ),
  option(
    'lmsDeploy',
    'SS-RULING-95',
    'Nasazení se dvěma armádami',
    'Deployment with two armies',
    0,
    ['total', 'jedno za tah', 'one per turn'],
    ['perArmy', 'jedno za tah do každé armády', 'one per turn and army'],
  ),
  option(
    'boss',
    'SS-SIEGE-02',
    'Boss',
    'Boss',
    0,
    ['medium', 'střední', 'medium'],
    ['hard', 'náročná', 'hard'],
    ['veryHard', 'velmi náročná', 'very hard'],
  ),
  option(
    'first',
    'SS-SET-12',
    'Začínající hráč',
    'Starting player',
    0,
    ['random', 'losem', 'by chance'],
    ['A', 'hráč A', 'player A'],
    ['B', 'hráč B', 'player B'],
    ['C', 'hráč C', 'player C'],
    ['D', 'hráč D', 'player D'],
  ),
];
