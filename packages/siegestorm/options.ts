import type { OptionDecl } from '@bojiste/kernel';
import { choiceOption, yesNoOption } from '@bojiste/kernel/effects/build/index';

/** Table options: rulings a table may decide otherwise, and what is set up. The order is that of `OPTION` in types.ts. */

export const options: readonly OptionDecl[] = [
  choiceOption(
    'extraTurnTiming',
    'SS-RULING-12',
    ['Kdy se hraje tah navíc', 'When an extra turn is taken'],
    [
      ['step5', 'v kroku 5', 'in step 5'],
      ['immediate', 'okamžitě', 'at once'],
    ],
  ),
  choiceOption(
    'visionShort',
    'SS-RULING-25',
    ['Vize s příliš malým balíčkem', 'Vision with too few cards'],
    [
      ['lose', 'znamená prohru', 'loses the game'],
      ['asMany', 'bere, co je k dispozici', 'takes what is there'],
    ],
  ),
  yesNoOption(
    'strikeActionReactable',
    'SS-RULING-38',
    ['Lze reagovat na akci při úderu', "A striker's action can be answered"],
    1,
  ),
  choiceOption(
    'deployInOpponentTurn',
    'SS-RULING-46',
    ['Nasazení efektem v cizím tahu', "Deploying by an effect in the opponent's turn"],
    [
      ['never', 'nikdy', 'never'],
      ['byCardText', 'podle textu karty', 'as the card says'],
    ],
  ),
  choiceOption(
    'targetsAt',
    'SS-RULING-51',
    ['Kdy se vybírají cíle', 'When targets are chosen'],
    [
      ['resolution', 'při vyhodnocení', 'on resolution'],
      ['declaration', 'při ohlášení', 'on announcement'],
    ],
  ),
  yesNoOption('bossLeaderReplaces', 'SS-RULING-68', [
    'Vůdce nahradí kartu na frontě bosse',
    "A leader replaces a card on the boss's front",
  ]),
  choiceOption(
    'lmsDeploy',
    'SS-RULING-95',
    ['Nasazení se dvěma armádami', 'Deployment with two armies'],
    [
      ['total', 'jedno za tah', 'one per turn'],
      ['perArmy', 'jedno za tah do každé armády', 'one per turn and army'],
    ],
  ),
  choiceOption(
    'boss',
    'SS-SIEGE-02',
    ['Boss', 'Boss'],
    [
      ['prince', 'Kníže zloblinů', 'Prince of the Zloblins'],
      ['lady', 'Paní totemů', 'Lady of Totems'],
      ['fury', 'Běs sám', 'Fury Itself'],
      ['lord', 'Pán brány', 'Lord of the Gate'],
      ['queen', 'Královna hejna', 'Queen of the Swarm'],
    ],
  ),
  choiceOption(
    'first',
    'SS-SET-12',
    ['Začínající hráč', 'Starting player'],
    [
      ['random', 'losem', 'by chance'],
      ['A', 'hráč A', 'player A'],
      ['B', 'hráč B', 'player B'],
      ['C', 'hráč C', 'player C'],
      ['D', 'hráč D', 'player D'],
    ],
  ),
  yesNoOption('wilderness', 'SS-WILD-01', [
    'Balíčky z více frakcí (Divočina)',
    'Decks of several factions (Wilderness)',
  ]),
  choiceOption(
    'promo',
    'SS-PROMO-02',
    ['Promokarty v přátelské hře', 'Promo cards in a friendly game'],
    [
      ['no', 'ne', 'no'],
      ['yes', 'se souhlasem soupeře', 'with the consent of the opponent'],
    ],
  ),
  choiceOption(
    'difficulty',
    'SS-SIEGE-02',
    ['Obtížnost', 'Difficulty'],
    [
      ['medium', 'střední', 'medium'],
      ['hard', 'náročná', 'hard'],
      ['veryHard', 'velmi náročná', 'very hard'],
    ],
  ),
  choiceOption(
    'basicDeck',
    'SS-SIEGE-05',
    ['Základní balíček bosse', 'Basic deck of the boss'],
    [
      ['usual', 'podle bosse', "the boss's own"],
      ['zloblins', 'Zloblini', 'Zloblins'],
      ['stone-watch', 'Kamenná stráž', 'Stone Watch'],
    ],
  ),
  choiceOption(
    'advancedDeck',
    'SS-SIEGE-05',
    ['Pokročilý balíček bosse', 'Advanced deck of the boss'],
    [
      ['usual', 'podle bosse', "the boss's own"],
      ['raging-shamans', 'Běsní šamani', 'Raging Shamans'],
      ['hungry-swarm', 'Hladové hejno', 'Hungry Swarm'],
    ],
  ),
];
