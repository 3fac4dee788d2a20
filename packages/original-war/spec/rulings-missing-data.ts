import type { Section } from '@bojiste/kernel';

export const rulingsMissingData: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: vady textu a chybějící údaje', en: 'Rulings: defects of the text and missing data' },
  clauses: [
    {
      id: 'OW-RULING-01',
      kind: 'ruling',
      title: { cs: 'Pět nebo šest typů karet', en: 'Five or six card types' },
      text: {
        cs: 'Platí šest; mapy jsou materiál pro přípravu hry a v balíčku nikdy nejsou.',
        en: 'Six; maps are set-up material and never in a deck.',
      },
      check: 'Given the type enum, then 6 values, and a map in a deck is a validation error.',
      question: {
        cs: 'Úvod počítá pět typů karet, každá stránka s popisem karty jich uvádí šest. Co platí?',
        en: 'The introduction counts five, every anatomy page six. Which is right?',
      },
      reason: { cs: 'Všech šest typů je třikrát vyjmenováno.', en: 'The six are listed by name three times.' },
    },
    {
      id: 'OW-RULING-02',
      kind: 'ruling',
      title: { cs: 'Ztracené tabulky a ikony', en: 'Lost tables and icons' },
      text: {
        cs: 'Bonus je údaj karty; sada karet může pro každý typ útoku určit výchozí hodnotu a odchylka od ní vyvolá pouze upozornění.',
        en: 'The bonus is given on each card; a card set may define a usual value per attack type, and a deviation only causes a warning.',
      },
      check: 'Given a set with default kulomet +3 and a card with +2, then it loads with a warning and uses +2.',
      question: {
        cs: 'Jaký bonus k iniciativě má který typ útoku?',
        en: 'Which initiative bonus has each attack type?',
      },
      reason: {
        cs: 'Návod říká, že se hodnota odvíjí od typu, ale žádnou tabulku neuvádí.',
        en: 'The manual says the value follows from the type but prints no table.',
      },
    },
    {
      id: 'OW-RULING-03',
      kind: 'ruling',
      title: { cs: 'Omyly v písmenech popisků', en: 'Slips in the legends' },
      text: {
        cs: 'Nepřihlíží se k tomu; údaje karty jsou název, podnázev, typ, ilustrace, cena, podtyp a tak dále a sektory mají národ Neutrální.',
        en: 'Ignore; fields are name, subname, type, picture, price, subtype and so on, and sectors have nation Neutral.',
      },
      check: 'Given the building schema, then both price and subtype exist as separate fields.',
      question: {
        cs: 'Popis budovy nemá písmeno E a dvakrát má G, popis sektoru nazývá sektor technologií. Má to nějaký význam?',
        en: 'The building legend has no E and two G, the sector legend calls the sector a technology. Does it mean anything?',
      },
      reason: {
        cs: 'Jde o chyby vzniklé kopírováním, které pro pravidla nic neznamenají.',
        en: 'Copying errors without rules content.',
      },
    },
    {
      id: 'OW-RULING-04',
      kind: 'ruling',
      title: { cs: 'Neúplný seznam typů útoku', en: 'Attack types and special attacks' },
      text: {
        cs: 'Výčet má 18 typů; karta má speciální útok, jestliže místo trojice hodnot útoku uvádí jedinou speciální hodnotu. Jeřáb, nákladní prostor a řídicí věž speciální být musí, u radaru, zpomalovače a siberitové bomby se to očekává; jinak kontrola sady vypíše upozornění. Může existovat ještě další neznámý typ (v seznamu je mezera), proto lze výčet v každé sadě rozšířit.',
        en: 'There are 18 types; a card has a special attack if it shows one special value instead of three attack values. Crane, cargo space and control tower must be special; radar, decelerator and siberite bomb are expected to be; otherwise the check of the card set gives a warning. An unknown further type may exist (gap in the list), so a card set may add types.',
      },
      check: 'Given a crane with a triple, then an error; given a new type pistole declared by a set, then it loads.',
      question: {
        cs: 'V seznamu chybí řídicí věž a nikde se nepíše, které typy jsou speciální. Jak to je?',
        en: 'Control tower is missing from the list, and nothing says which types are special. Which are they?',
      },
      reason: { cs: 'Tyto tři typy pracují s jedinou hodnotou.', en: 'The three work with one value.' },
    },
    {
      id: 'OW-RULING-05',
      kind: 'ruling',
      title: { cs: 'Zápis slova opočlověk', en: 'Spelling of ape-man' },
      text: { cs: 'Píše se „opočlověk“.', en: 'The word is opočlověk.' },
      check: 'Given the subtype enum, then exactly clovek, opoclovek, zvire.',
      question: {
        cs: 'Podtyp je v textu zkomolen. Jak se zapisuje?',
        en: 'The subtype is garbled in the text. How is it written?',
      },
      reason: {
        cs: 'Souvislost (třetí druh vedle člověka a zvířete) nenechává žádné pochybnosti.',
        en: 'Context (third kind besides human and animal) leaves no doubt.',
      },
    },
    {
      id: 'OW-RULING-06',
      kind: 'ruling',
      title: { cs: 'Sklad a skladiště', en: 'One word, several things' },
      text: {
        cs: 'Sklad je počítadlo surovin, které má každý hráč; skladiště je podtyp budovy; ztráta budovy počítadlo nikdy nezmění.',
        en: 'Stock = a counter per player; storehouse = building subtype; losing the building never changes the counter.',
      },
      check: 'Given stock 7/2/1 and the only storehouse destroyed, then 7/2/1.',
      question: {
        cs: 'Slovo „sklad“ označuje herní oblast, zásobu surovin a v souhrnu i budovu skladiště. Co se čím myslí?',
        en: 'The word "sklad" stands for the area, the resource stock and, in the summary, the storehouse building. Which is meant?',
      },
      reason: {
        cs: 'Pravidla vždy jen přidávají do hráčova skladu nebo z něj odebírají.',
        en: "The rules only ever add to and take from the player's stock.",
      },
    },
  ],
};
