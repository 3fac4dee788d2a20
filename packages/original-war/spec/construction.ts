import type { Section } from '@bojiste/kernel';

export const construction: Section = {
  code: 'BUILD',
  title: { cs: 'Stavba budov', en: 'Construction of buildings' },
  clauses: [
    {
      id: 'OW-BUILD-01',
      kind: 'rule',
      title: { cs: 'Akce fáze stavby', en: 'Free choice of actions' },
      text: {
        cs: 'Ve fázi stavby může hráč libovolněkrát a v libovolném pořadí vyložit budovu, rozebrat budovu, vyložit vozidlo, rozebrat vozidlo, zkoumat technologie, použít aktivační schopnost nebo použít bojovou akci z ruky. Patří sem i opravy (viz OW-REPAIR).',
        en: 'In the construction part the player may, any number of times and in any order: play a building, dismantle a building, play a vehicle, dismantle a vehicle, research, use an activated ability, use a battle action from hand; repairs (see OW-REPAIR) belong here too.',
      },
      check:
        'Given A\'s construction part, when legal actions are listed, then they come from exactly these kinds plus "end part".',
    },
    {
      id: 'OW-BUILD-02',
      kind: 'rule',
      title: { cs: 'Vyložení karty budovy', en: 'Playing begins construction' },
      text: {
        cs: 'Budova se vykládá z ruky do sektoru a tím začíná její stavba.',
        en: 'A building comes from hand into a sector and its construction starts.',
      },
      check: 'Given Shop in hand, when played to S1, then it is unfinished in S1 and no longer in hand.',
    },
    {
      id: 'OW-BUILD-03',
      kind: 'rule',
      title: { cs: 'Požadavky karty', en: 'Requirements first' },
      text: {
        cs: 'Musejí být splněny všechny podmínky uvedené na kartě: potřebné karty ve hře, potřebné technologie a dostatek surovin.',
        en: 'All printed conditions must hold: needed cards in play, needed technologies, enough resources.',
      },
      check:
        'Given a building requiring technology T not researched, when played, then illegal with reason requires T.',
    },
    {
      id: 'OW-BUILD-04',
      kind: 'rule',
      title: { cs: 'Podmínka skladiště', en: 'Storehouse needed' },
      text: {
        cs: 'Bez vlastního skladiště ve hře nelze vyložit žádnou jinou budovu. Viz OW-RULING-24 a OW-RULING-25.',
        en: 'Without an own storehouse in play no other building can be played. See OW-RULING-24 and OW-RULING-25.',
      },
      check: 'Given A has no storehouse and plays Shop, then illegal; Store itself is legal.',
    },
    {
      id: 'OW-BUILD-05',
      kind: 'rule',
      title: { cs: 'Samostatná budova', en: 'Stand-alone building' },
      text: {
        cs: 'Samostatná budova nevyžaduje nic, nebo jen technologii, a leží ve hře jako vlastní karta.',
        en: 'It needs nothing or only a technology and lies in play as its own card.',
      },
      check: 'Given Shop without requirements, when played, then a new object exists in the sector.',
    },
    {
      id: 'OW-BUILD-06',
      kind: 'rule',
      title: { cs: 'Sektor se skladištěm', en: 'Placement sector' },
      text: {
        cs: 'Budovy se smějí vykládat pouze do sektoru s vlastním skladištěm.',
        en: 'Buildings may be played only to a sector with an own storehouse.',
      },
      check: 'Given Store@S1 and no warehouse, when Shop is played to S2, then illegal.',
    },
    {
      id: 'OW-BUILD-07',
      kind: 'rule',
      title: { cs: 'Velkosklad', en: 'Warehouse widens placement' },
      text: {
        cs: 'Má-li hráč ve hře dokončený velkosklad, smí stavět i v sektorech bez vlastního skladiště.',
        en: 'With a finished warehouse in play a player may build in sectors without an own storehouse too.',
      },
      check: 'Given Ware@S1, when Mine is played to S3, then legal.',
    },
    {
      id: 'OW-BUILD-08',
      kind: 'rule',
      title: { cs: 'Nové skladiště kdekoli', en: 'Storehouse may go anywhere' },
      text: {
        cs: 'V sektoru, kde hráč nemá skladiště a na který se nevztahuje ani velkosklad, lze vyložit jedinou budovu, a to skladiště.',
        en: 'In a sector with neither an own storehouse nor warehouse cover, the only building that can be played is a storehouse.',
      },
      check: 'Given Store@S1, no warehouse, when a second Store is played to S3, then legal; Shop to S3, then illegal.',
    },
    {
      id: 'OW-BUILD-09',
      kind: 'rule',
      title: { cs: 'Rozestavěná budova', en: 'Unfinished state' },
      text: {
        cs: 'Vyložená karta se otočí o 180° a je rozestavěná.',
        en: 'The played card is turned 180° and is unfinished.',
      },
      check: 'Given a building just played with time > 0, then state = unfinished.',
    },
    {
      id: 'OW-BUILD-10',
      kind: 'rule',
      title: { cs: 'Zaplacení ceny', en: 'Pay at once' },
      text: {
        cs: 'Celá cena se odečte ze skladu při vyložení karty, nikoli až při jejím dokončení.',
        en: 'The full price leaves the stock when the card is played, not when it is finished.',
      },
      check: 'Given stock 10/0/0 and Burlakova dílna (4), when played, then 6/0/0 while it is still unfinished.',
    },
    {
      id: 'OW-BUILD-11',
      kind: 'rule',
      title: { cs: 'Doba stavby a žetony', en: 'Time as tokens' },
      text: {
        cs: 'Na kartu se položí tolik žetonů stavby, kolik činí doba její stavby.',
        en: 'The card receives as many construction tokens as its time.',
      },
      check: 'Given time 7, when played, then 7 tokens.',
    },
    {
      id: 'OW-BUILD-12',
      kind: 'rule',
      title: { cs: 'Vyčerpání na stavbu', en: 'Any number of helpers' },
      text: {
        cs: 'Hráč smí vyčerpat libovolný počet postav a vozidel schopných práce dělníka; každá taková karta odebírá žetony z rozestavěné budovy.',
        en: "The player may exhaust any number of characters and vehicles able to do worker's work; each removes tokens from an unfinished building.",
      },
      check:
        'Given 3 ready humans in the sector and 5 tokens, when all are used, then 2 tokens remain and the 3 are exhausted.',
    },
    {
      id: 'OW-BUILD-13',
      kind: 'rule',
      title: { cs: 'Člověk odebere 1 žeton', en: 'A human removes one' },
      text: {
        cs: 'Každý člověk bez ohledu na povolání odebere 1 žeton stavby.',
        en: 'Every human, whatever the profession, removes 1 construction token.',
      },
      check: 'Given Sol and Sci used on a building, then 2 tokens less.',
    },
    {
      id: 'OW-BUILD-14',
      kind: 'rule',
      title: { cs: 'Jeřáb', en: 'A crane removes its value' },
      text: {
        cs: 'Vozidlo s typem útoku „jeřáb“ odebere tolik žetonů, kolik činí jeho hodnota útoku.',
        en: 'A vehicle of attack type crane removes as many tokens as its attack value.',
      },
      check: 'Given Crane (3) and 7 tokens, when used, then 4 remain.',
    },
    {
      id: 'OW-BUILD-15',
      kind: 'rule',
      title: { cs: 'Přebytečné žetony', en: 'Surplus construction is lost' },
      text: {
        cs: 'Karta, která by mohla odebrat více žetonů, než kolik jich zbývá, odebere jen zbývající.',
        en: 'A card that could remove more tokens than remain removes just the rest.',
      },
      check: 'Given Crane (3) and 1 token, when used, then the building is finished and no other card changes.',
    },
    {
      id: 'OW-BUILD-16',
      kind: 'rule',
      title: { cs: 'Dokončení stavby', en: 'Completion of a building' },
      text: {
        cs: 'Odebráním posledního žetonu se budova stává připravenou a ihned použitelnou.',
        en: 'When the last token goes, the building becomes ready and usable at once.',
      },
      check:
        'Given a Shop finished in this construction part, when a vehicle is played to its sector in the same part, then legal.',
    },
    {
      id: 'OW-BUILD-17',
      kind: 'rule',
      title: { cs: 'Rozestavěnou budovu nelze použít', en: 'Unfinished is unusable' },
      text: {
        cs: 'Rozestavěnou budovu nelze používat a nepočítá se pro karty, které ji vyžadují.',
        en: 'An unfinished building cannot be used and does not count for cards that need it.',
      },
      check: 'Given an unfinished factory, when a vehicle requiring a factory is played, then illegal.',
    },
    {
      id: 'OW-BUILD-18',
      kind: 'rule',
      title: { cs: 'Stavitelé ve stejném sektoru', en: 'Builders on the spot' },
      text: {
        cs: 'Na budově mohou pracovat jen postavy a vozidla, které jsou v jejím sektoru.',
        en: "Only characters and vehicles in the building's sector can work on it.",
      },
      check: 'Given an unfinished Mine@S3 and Wor@S2, when Wor is used, then illegal.',
    },
    {
      id: 'OW-BUILD-19',
      kind: 'rule',
      title: { cs: 'Zkušenost dělníka', en: "Worker's experience" },
      text: {
        cs: 'Dělník získá 1 zkušenostní bod, je-li vyčerpán na stavbu; ostatní nezískají nic.',
        en: 'A worker gains 1 experience point when exhausted for construction; others gain none.',
      },
      check: 'Given Wor and Sol used, then Wor +1, Sol +0.',
    },
    {
      id: 'OW-BUILD-20',
      kind: 'rule',
      title: { cs: 'Stavba přechází do dalších kol', en: 'Construction carries over' },
      text: {
        cs: 'Žetony zůstávají na kartě i mezi koly, dokud je někdo neodebere; vykonaná práce se neztrácí.',
        en: 'Tokens stay on the card between rounds until removed; nothing decays.',
      },
      check: "Given 4 tokens at A's end of round, when A's next construction part starts, then 4 tokens.",
    },
  ],
};
