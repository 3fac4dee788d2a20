import type { Section } from '@bojiste/kernel';

export const examples: Section = {
  code: 'EX',
  title: { cs: 'Příklady', en: 'Worked examples' },
  clauses: [
    {
      id: 'OW-EX-01',
      kind: 'example',
      title: { cs: 'Dvě verze jedné postavy', en: 'Two Gorkijs' },
      text: {
        cs: 'Balíček posil obsahuje karty „J. I. Gorkij, mechanik Burlak“ a „J. I. Gorkij, zabiják Burlak“. Takový balíček je v pořádku, ve hře však smí být v jednu chvíli jen jedna z nich.',
        en: 'A reinforcement deck holds "J. I. Gorkij, mechanik Burlak" and "J. I. Gorkij, zabiják Burlak"; the deck is legal, yet only one of them can be in play at a time.',
      },
      check:
        "Given both in the deck, then valid; given the mechanic in play and the killer turned up as reinforcement, then the killer goes to the bottom; after the mechanic's death the killer may enter.",
    },
    {
      id: 'OW-EX-02',
      kind: 'example',
      title: { cs: 'Stavba budovy Burlakova dílna', en: 'Pepa builds Burlakova dílna' },
      text: {
        cs: 'Pepa kartu Burlakova dílna vyloží do sektoru se svým skladištěm, otočí ji vzhůru nohama, zaplatí 4 zásilky a vyčerpá 7 postav, čímž ji dokončí.',
        en: 'Pepa plays it to the sector of his storehouse, turns it upside down, pays 4 crates and exhausts 7 characters, which finishes it.',
      },
      check:
        'Given stock 10/0/0, 7 ready humans without bonuses there, when played, then 6/0/0 and 7 tokens; after 7 exhaustions 0 tokens, state ready, usable in the same part.',
    },
    {
      id: 'OW-EX-03',
      kind: 'example',
      title: { cs: 'Siberitový důl v jiném sektoru', en: "Pepa's remote mine" },
      text: {
        cs: 'Pepa má velkosklad, a tak do jiného sektoru vyloží ještě kartu Siberitový důl a zaplatí za ni zásilky. Nikdo tam však nemůže stavět, takže karta zůstává rozestavěná.',
        en: 'Having a warehouse, he also plays Siberitový důl to another sector and pays its crates; nobody there can build, so it stays unfinished.',
      },
      check:
        'Given Ware finished, price p crates (not printed in the manual), when played to S3 with no own card there, then stock −p, state unfinished, no legal builder; it neither produces nor counts for victory.',
    },
    {
      id: 'OW-EX-04',
      kind: 'example',
      title: { cs: 'Petr rozebírá budovu bunkr', en: 'Petr dismantles the bunker' },
      text: {
        cs: 'Doba stavby je 8 a cena 1 zásilka. Dva dělníci společně odvedou potřebné 4 jednotky; karta se vrátí do ruky a připíše se 1 zásilka, protože polovina se zaokrouhluje nahoru na 1.',
        en: 'Time 8, price 1 crate; two workers together supply the 4 units needed; the card returns to hand and 1 crate is credited, since one half rounds up to 1.',
      },
      check:
        'Given bunkr time 8 cost 1/0/0 and two workers with Construction +1 (see OW-RULING-33), when both are exhausted, then the bunker is in hand, stock +1 crate, experience +0.',
    },
    {
      id: 'OW-EX-05',
      kind: 'example',
      title: { cs: 'Reakce na dokončení vozidla', en: 'Reaction to a finished vehicle' },
      text: {
        cs: 'Reakce uvedená na kartě umožní svému vlastníkovi vzít si kartu, když protihráč dokončí vozidlo.',
        en: 'A printed reaction lets its owner take a card when an opponent completes a vehicle.',
      },
      check:
        'Given B holds it and A removes the last production token of Tank, then B is asked; on use B draws 1 and the card is discarded; on construction of a building B is not asked.',
    },
    {
      id: 'OW-EX-06',
      kind: 'example',
      title: { cs: 'Rozestavěná továrna', en: 'Unfinished factory' },
      text: {
        cs: 'Kartu vyžadující továrnu nelze vyložit, dokud je továrna rozestavěná.',
        en: 'A card requiring a factory cannot be played while the factory is unfinished.',
      },
      check:
        'Given an unfinished factory with 1 token, when the vehicle is played, then illegal; after one human is exhausted on it, then legal.',
    },
    {
      id: 'OW-EX-07',
      kind: 'example',
      title: { cs: 'Bonusy a speciální útok', en: 'Bonuses on a special attack' },
      text: {
        cs: 'Obecné +5 hodnotu speciálního útoku zvyšuje, rozdělené +2/+0/+1 nikoliv.',
        en: 'A general +5 raises a special attack, a split +2/+0/+1 does not.',
      },
      check:
        'Given Cargo (4), then 9 under the first effect and 4 under the second; given Sol 5/3/1, then 10/8/6 and 7/3/2.',
    },
    {
      id: 'OW-EX-08',
      kind: 'example',
      title: { cs: 'Viditelná technologie', en: 'Visible technology' },
      text: {
        cs: 'Technologie, která mění statistiky nebo schopnosti jiných karet, nesmí být skryta mezi naskládanými vyzkoumanými technologiemi.',
        en: "A technology changing other cards' statistics or abilities must not be hidden in the stack of researched technologies.",
      },
      check:
        'Given it and three plain technologies researched, when the table is rendered compactly, then it is drawn separately and the other three as symbols.',
    },
    {
      id: 'OW-EX-09',
      kind: 'example',
      title: { cs: 'Řetěz oslabení', en: 'Weakening chain' },
      text: {
        cs: 'Proti hráči A s kartami Sol1, Sol2 a Sol3 (iniciativa každé je 15) stojí B.Sol (iniciativa 15) a B.Tank bez posádky; boj začal A. A1: Sol1 útočí na B.Sol, obrana 8→3. B: B.Sol útočí na Sol2, obrana 8→3. A2: Sol2 útočí na B.Sol, 3→−2, takže w = 1, d = 8 a Sol2 získává 1 zkušenostní bod. A3: Sol3 útočí na B.Tank (3): 12→9.',
        en: "Given A's Sol1, Sol2, Sol3 (15 each) against B.Sol (initiative 15) and B.Tank uncrewed; A started. A1: Sol1 attacks B.Sol, 8→3. B: B.Sol attacks Sol2, 8→3. A2: Sol2 attacks B.Sol, 3→−2, so w = 1, d = 8, Sol2 +1 experience. A3: Sol3 attacks B.Tank (3): 12→9.",
      },
      check:
        'Then B.Sol w = 1, d = 8; B.Tank d = 9; Sol2 d = 3 still, because B has not attacked elsewhere; all four that acted are exhausted.',
    },
    {
      id: 'OW-EX-10',
      kind: 'example',
      title: { cs: 'Blok a obnovení obrany', en: 'Block and reset' },
      text: {
        cs: 'B.Sci má d = 6, B.Drone (22) vyčkával a je připraven, A má Sol1 a Sol2. Sol1 útočí na B.Sci bez bloku: 6→1. Sol2 útočí na B.Sci a B blokuje kartou Drone.',
        en: "Given B.Sci d = 6, B.Drone (22) which has waited and is ready, A's Sol1 and Sol2. Sol1 attacks B.Sci, no block: 6→1. Sol2 attacks B.Sci, B blocks with Drone.",
      },
      check:
        'Then B.Sci d = 6; Drone d = 6−3 = 3; Sol2 d = 8−4 = 4; Drone is exhausted (see OW-RULING-64); no wound, no experience.',
    },
    {
      id: 'OW-EX-11',
      kind: 'example',
      title: { cs: 'Současná smrt', en: 'Both die' },
      text: {
        cs: 'Sol má w = 1 a d = 4 z 8 (oslabil ho B), B.Drone (zdraví 1) má d = 3 (oslabil ho A); Sol útočí na jinou kartu a Drone blokuje.',
        en: 'Given Sol w = 1, d = 4 of 8 (by B) and B.Drone (health 1) d = 3 (by A); Sol attacks another card, Drone blocks.',
      },
      check:
        "Then Drone gets 3 and is destroyed, Sol gets 4 and dies in the same evaluation; Sol's point of experience is irrelevant; both lie in their owners' discard piles.",
    },
    {
      id: 'OW-EX-12',
      kind: 'example',
      title: { cs: 'Vědec ruší vojákovo zranění', en: 'Scientist saves a soldier' },
      text: {
        cs: 'B.Sol má w = 1 ze 2 a d = 3, B.Sci je připraven; Sol hráče A útočí silou 5.',
        en: "Given B.Sol w = 1 of 2, d = 3, ready B.Sci; A's Sol attacks with 5.",
      },
      check:
        "Given B exhausts Sci in the wound window, then B.Sol w = 1, d = 8, A's Sol +0, Sci has no slot in this battle round.",
    },
    {
      id: 'OW-EX-13',
      kind: 'example',
      title: { cs: 'Sběr a přepad', en: 'Gathering and ambush' },
      text: {
        cs: 'A pošle v S1 (množství zásilek 5) na sběr 3 karty Wor. V kole hráče B vstoupí B.Sol do S1 a bojuje; jeden Wor zahyne.',
        en: "A sends 3 Wor in S1 (amount 5). In B's round B.Sol enters S1 and fights; one Wor dies.",
      },
      check:
        "Given the battle ends, then the two survivors are exhausted, not gathering, and A's next mining step brings 0 crates from S1 (see OW-RULING-54).",
    },
    {
      id: 'OW-EX-14',
      kind: 'example',
      title: { cs: 'Zachycení při přesunu', en: 'Interception' },
      text: {
        cs: 'Drone (22) a Tank s posádkou (16, ropa 1) hráče A se přesouvají S1→S3 jako jedna skupina; v S2 je B.Sol.',
        en: "A's Drone (22) and crewed Tank (16, oil 1) move S1→S3 as one group; B.Sol is in S2.",
      },
      check:
        'Given B intercepts, then both stop in S2, oil is 0, a battle in S2 starts with B as initiator, ties favour B first, only A may flee; afterwards no second battle in S2 this round.',
    },
    {
      id: 'OW-EX-15',
      kind: 'example',
      title: { cs: 'Dálková flotila', en: 'Remote fleet' },
      text: {
        cs: 'A má Remo ×3 a jednu kartu Tower (2), jejíž posádkou je Sci.',
        en: 'A has Remo ×3 and one Tower (2) crewed by Sci.',
      },
      check:
        "Given recovery, then A picks 2 to ready; given Sci dies in a battle in S1 in B's round, then capacity is 0 at once and the two ready Remo in S3 are exhausted; given B then fights in S3, then no Remo has a slot in any of the three battle rounds (see OW-RULING-89).",
    },
    {
      id: 'OW-EX-16',
      kind: 'example',
      title: { cs: 'Kolo s energií', en: 'Energy round' },
      text: {
        cs: 'A má Plant ×2, ropu 2, továrnu (spotřeba energie 2) a laserovou laboratoř (spotřeba energie 1).',
        en: 'A has Plant ×2, oil 2, factory (need 2), laser lab (need 1).',
      },
      check:
        "Given both plants are used, then pool 4, oil 0; factory and lab powered, 1 left; at A's end of round the pool is 0; the two stay powered in B's round and lapse at A's next recovery (see OW-RULING-42).",
    },
    {
      id: 'OW-EX-17',
      kind: 'example',
      title: { cs: 'Hranice vyhladovění', en: 'Starvation border' },
      text: {
        cs: 'Startovní počet postav je 12, v konstrukčním balíčku je 0 karet.',
        en: 'Start number 12, construction deck 0.',
      },
      check:
        'Given 6 characters at the own end of round, then not lost; given 5, then lost; given 5 and deck 1, then not lost; gatherers and crew count, animals do not (see OW-RULING-97 and OW-RULING-98).',
    },
    {
      id: 'OW-EX-18',
      kind: 'example',
      title: { cs: 'Poslední šance', en: 'Last chance' },
      text: {
        cs: 'V kole hráče A přijde B o skladiště (vrátí se mu do ruky) a o všechny 4 postavy; v jeho balíčku posil jsou 2 lidé.',
        en: "In A's round B loses the storehouse (back to B's hand) and all 4 characters; B's reinforcement deck holds 2 humans.",
      },
      check:
        "Given B's preparation, then one human enters in B's start sector, B may play Store there if it can be paid, and at B's end of round B has not lost.",
    },
  ],
};
