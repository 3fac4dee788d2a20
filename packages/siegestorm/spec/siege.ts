import type { Section } from '@bojiste/kernel';

export const siege: Section = {
  code: 'SIEGE',
  title: { cs: 'Obléhání: rozložení, příprava, cíl', en: 'Siege: layout, setup, goal' },
  clauses: [
    {
      id: 'SS-SIEGE-01',
      kind: 'rule',
      title: { cs: 'Oblasti bosse', en: 'Boss zones' },
      text: {
        cs: 'Boss má kartu bosse, desku bosse se stupnicí hrozby a přehledem tahu, oblast pro karty v ruce, balíček zdrojů, balíček ztrát, balíček posil, armádu s oblastí nasazování a frontu na desce bojiště.',
        en: 'The boss has a boss card, a boss board with threat track and turn summary, a hand area, a resource deck, a loss pile, a reinforcement deck (balíček posil), an army with deployment area, and a front on the battlefield board.',
      },
      check:
        'Given a new siege game, when boss state is read, then all these zones exist and there is no reserve area.',
    },
    {
      id: 'SS-SIEGE-02',
      kind: 'rule',
      title: { cs: 'Krok 1: karta bosse', en: 'Step 1, choose the boss' },
      text: {
        cs: 'Kartu bosse zvolte podle obtížnosti a na desku bosse ji položte lícem dolů; kroky 2–4 se řídí hodnotami na její zadní straně.',
        en: 'Pick a boss card by difficulty and lay it face down on the boss board; steps 2–4 use the values on its back.',
      },
      check: 'Given difficulty "hard", when setup starts, then the hard boss\'s setup values are loaded.',
    },
    {
      id: 'SS-SIEGE-03',
      kind: 'rule',
      title: { cs: 'Krok 2: počáteční hrozba', en: 'Step 2, starting threat' },
      text: {
        cs: 'Žeton hrozby začíná na úrovni, kterou udává karta bosse.',
        en: 'The threat token starts on the level given by the boss card.',
      },
      check: 'Given a boss with starting threat 2†, when setup ends, then boss.threat = 2.',
    },
    {
      id: 'SS-SIEGE-04',
      kind: 'rule',
      title: { cs: 'Krok 3: počáteční životy', en: 'Step 3, starting lives' },
      text: {
        cs: 'Ukazatel životů nastavte na počáteční počet životů podle karty bosse.',
        en: "The life tracker is set to the boss card's starting lives.",
      },
      check: 'Given 20† lives, when setup ends, then boss.lives = 20 and boss.startLives = 20.',
    },
    {
      id: 'SS-SIEGE-05',
      kind: 'rule',
      title: { cs: 'Krok 4a: výběr balíčků', en: 'Step 4a, pick two decks' },
      text: {
        cs: 'Zvolte jednu základní frakci bosse (například Zlobliny) a jednu pokročilou frakci bosse (například Běsné šamany).',
        en: 'Choose one basic boss faction (such as Zloblins) and one advanced boss faction (such as Raging Shamans).',
      },
      check: 'Given two basic factions chosen, when setup runs, then it is refused.',
    },
    {
      id: 'SS-SIEGE-06',
      kind: 'rule',
      title: { cs: 'Krok 4b: počet karet', en: 'Step 4b, draw the stated numbers' },
      text: {
        cs: 'Každý balíček zamíchejte zvlášť a vezměte z něj tolik karet, kolik určuje karta bosse.',
        en: 'Shuffle each deck on its own and take from each as many cards as the boss card says.',
      },
      check: 'Given basic 14† and advanced 6†, when setup ends, then the boss deck has 14 basic and 6 advanced cards.',
    },
    {
      id: 'SS-SIEGE-07',
      kind: 'rule',
      title: { cs: 'Krok 4c: zamíchání dohromady', en: 'Step 4c, shuffle together' },
      text: {
        cs: 'Vybrané karty se zamíchají dohromady a vytvoří bossův balíček zdrojů.',
        en: "The taken cards are shuffled together and form the boss's resource deck.",
      },
      check:
        'Given a fixed RNG seed, when setup is repeated, then the deck order is identical; the boss loss pile and reinforcement deck are empty.',
    },
    {
      id: 'SS-SIEGE-08',
      kind: 'rule',
      title: { cs: 'Zbylé karty bosse', en: 'Rest of the boss decks out of play' },
      text: {
        cs: 'Karty frakcí bosse, které nebyly vybrány v kroku 4, se nepoužijí.',
        en: 'Boss faction cards not taken in step 4 are not used.',
      },
      check: 'Given 24 + 24 cards and 20 taken, when all boss zones are counted, then they total 20.',
    },
    {
      id: 'SS-SIEGE-09',
      kind: 'rule',
      title: { cs: 'Krok 5: žeton posil', en: 'Step 5, reinforcement token' },
      text: {
        cs: 'Žeton leží vedle balíčku posil a ukazuje, zda boss svůj balíček již obnovil.',
        en: 'The token lies next to the reinforcement deck and shows whether the boss has already renewed its deck.',
      },
      check: 'Given a new game, when read, then boss.renewalAvailable = true.',
    },
    {
      id: 'SS-SIEGE-10',
      kind: 'rule',
      title: { cs: 'Krok 6: deska bojiště', en: 'Step 6, one board' },
      text: { cs: 'Používá se jedna deska bojiště.', en: 'One battlefield board is used.' },
      check: 'Given a siege game, when read, then one board with player front, NML and boss front exists.',
    },
    {
      id: 'SS-SIEGE-11',
      kind: 'rule',
      title: { cs: 'Krok 7: balíček hráče', en: 'Step 7, player deck' },
      text: {
        cs: 'Hráč používá zamíchaný balíček 34 karet jedné hráčské frakce.',
        en: 'The player uses a shuffled 34-card deck of one player faction.',
      },
      check: 'Given a 34-card deck failing SS-DECK rules, when siege setup runs, then it is refused.',
    },
    {
      id: 'SS-SIEGE-12',
      kind: 'rule',
      title: { cs: 'Krok 8: počáteční ruka', en: 'Step 8, opening hand and exchange' },
      text: {
        cs: 'Hráč táhne dvě karty a smí jednou vyměnit žádnou, jednu nebo obě, stejně jako v „Duelu“.',
        en: 'The player draws two and may exchange none, one or both once, as in the duel.',
      },
      check:
        'Given the exchange of two cards, when done, then hand 2, deck 32, the two old cards at the bottom, no second exchange.',
    },
    {
      id: 'SS-SIEGE-13',
      kind: 'rule',
      title: { cs: 'Krok 9: hru začíná boss', en: 'Step 9, reveal and boss starts' },
      text: {
        cs: 'Karta bosse se otočí lícem vzhůru a první tah má vždy boss.',
        en: 'The boss card is turned face up and the boss always takes the first turn.',
      },
      check: 'Given a siege game, when setup ends, then the first turn belongs to the boss.',
    },
    {
      id: 'SS-SIEGE-14',
      kind: 'rule',
      title: { cs: 'Střídání hráče a bosse', en: 'Alternate turns' },
      text: {
        cs: 'Hráč a boss se v tazích střídají, dokud není splněna některá podmínka konce hry.',
        en: 'Player and boss alternate turns until an end condition holds.',
      },
      check: 'Given a turn log without extra turns, when owners are read, then boss, player, boss, player.',
    },
    {
      id: 'SS-SIEGE-15',
      kind: 'rule',
      title: { cs: 'Výhra: boss nemůže táhnout', en: 'Win: boss cannot draw' },
      text: {
        cs: 'Hráč vyhrává, když boss ze svých zdrojů nebo posil nedokáže táhnout tolik karet, kolik má.',
        en: 'The player wins if the boss cannot draw the required number of cards from its resource deck or its reinforcement deck.',
      },
      check:
        'Given boss deck 2, renewal already used, hand count 4, when the boss must draw, then the player wins at once.',
    },
    {
      id: 'SS-SIEGE-16',
      kind: 'rule',
      title: { cs: 'Prohra: hráč nemůže táhnout', en: 'Loss: player cannot draw' },
      text: {
        cs: 'Hráč prohrává, když mu na požadované tažení nezbývá dost karet.',
        en: 'The player loses when too few cards are left for a demanded draw.',
      },
      check: "Given A.deck 1 in A's draw step, when it runs, then the boss wins.",
    },
    {
      id: 'SS-SIEGE-17',
      kind: 'rule',
      title: { cs: 'Výhra: podmínka karty bosse', en: 'Win: condition on the boss card' },
      text: {
        cs: 'Hráč vyhrává, splní-li kteroukoli další podmínku vítězství z karty bosse, například snížení počtu jeho životů na 0.',
        en: 'The player wins on meeting any further victory condition on the boss card, such as lowering its lives to 0.',
      },
      check: 'Given boss.lives = 2 and 3 damage dealt, when applied, then the player wins at once.',
    },
    {
      id: 'SS-SIEGE-18',
      kind: 'rule',
      title: { cs: 'Hraní karet hráče', en: 'Player plays normally' },
      text: {
        cs: 'Při hraní karet a placení se hráč řídí základními pravidly.',
        en: 'The player follows the basic rules for playing and paying.',
      },
      check: 'Given the PAY, ACT and MON suites, when run for the player in siege, then all pass.',
    },
  ],
};
