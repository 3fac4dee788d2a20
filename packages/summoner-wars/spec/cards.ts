import type { Section } from '@bojiste/kernel';

export const cards: Section = {
  code: 'CARD',
  title: { cs: 'Karty z pravidel', en: 'Cards of the rulebook' },
  clauses: [
    {
      id: 'SW-CARD-plizoun',
      kind: 'card',
      title: { cs: 'Plížoun', en: 'Plížoun' },
      text: {
        cs: 'Vyvolavač, národ Jeskynní goblini, životy 11, síla 3. Schopnost „Zákeřnost“: jednou za tah si ve fázi Útok smí vyměnit místo s vlastní jednotkou s náklady 0.',
        en: 'Summoner, Jeskynní goblini, life 11, strength 3. Zákeřnost: once per turn in the Attack phase he may swap places with an own unit whose cost is 0.',
      },
      check:
        "Given A:Plížoun@c1 and A:Práčata hordy@d6 in A's Attack phase, when used, then positions are exchanged, a second use is illegal, and no attack slot is consumed.",
    },
    {
      id: 'SW-CARD-vlci-jezdci',
      kind: 'card',
      title: { cs: 'Vlčí jezdci', en: 'Vlčí jezdci' },
      text: {
        cs: 'Běžná jednotka, národ Jeskynní goblini, životy 3, náklady 2, síla 3, útok na blízko. Schopnost „Výpad“: místo normálního pohybu se jednotka smí pohnout až o 4 volná pole v jednom přímém směru.',
        en: 'Common, Jeskynní goblini, life 3, cost 2, strength 3, melee. Výpad: instead of a normal move it may move up to 4 free spaces in one straight direction.',
      },
      check:
        'Given it on c2 with c3–c6 free, when it moves to c6, then legal; with an object on c5, then c6 and c5 are illegal and c4 is legal.',
    },
    {
      id: 'SW-CARD-vlci-jezdci-2',
      kind: 'card',
      title: { cs: 'Vlčí jezdci – bonus za výpad', en: 'Vlčí jezdci, charge bonus' },
      text: {
        cs: 'Pohne-li se jednotka v přímém směru nejméně o 3 pole, má do konce tahu sílu o 1 vyšší.',
        en: 'If it moves at least 3 spaces in a straight direction, its strength is 1 higher until the end of the turn.',
      },
      check:
        'Given it moved c2→c5, when it attacks this turn, then 4 dice; next turn 3 dice; after a 2-space move 3 dice.',
    },
    {
      id: 'SW-CARD-pracata-hordy',
      kind: 'card',
      title: { cs: 'Práčata hordy', en: 'Práčata hordy' },
      text: {
        cs: 'Běžná jednotka, národ Jeskynní goblini, životy 1, náklady 0, síla 2, útok na dálku. Schopnost „Neúnavnost“: ve fázi Útok smí jednotka zaútočit navíc a nezapočítává se do limitu 3 jednotek.',
        en: 'Common, Jeskynní goblini, life 1, cost 0, strength 2, ranged. Neúnavnost: in the Attack phase it may attack in addition, not counting toward the limit of 3 units.',
      },
      check:
        'Given three other units attacked, when Práčata hordy attacks, then legal; a second attack by the same card is illegal (SW-RULING-35).',
    },
    {
      id: 'SW-CARD-smug',
      kind: 'card',
      title: { cs: 'Šmug', en: 'Šmug' },
      text: {
        cs: 'Hrdina, národ Jeskynní goblini, životy 4, náklady 0, síla 2, útok na dálku. Schopnost „Narkomág“: hráč, který tuto kartu ovládá, musí na začátku svého tahu buď zaplatit 1 bod magie, nebo ji odhodit.',
        en: "Hero, Jeskynní goblini, life 4, cost 0, strength 2, ranged. Narkomág: at the start of its controller's turn the controller must either pay 1 magic or discard Šmug.",
      },
      check:
        "Given A.magic = 0, when A's turn starts, then Šmug is discarded without a choice; given A.magic = 1, then A chooses.",
    },
    {
      id: 'SW-CARD-smug-2',
      kind: 'card',
      title: { cs: 'Šmug – Neúnavnost', en: 'Šmug, Neúnavnost' },
      text: {
        cs: 'Útočí-li Šmug ve fázi Útok, nezapočítává se do limitu 3 útočících jednotek.',
        en: 'If Šmug attacks in the Attack phase, he does not count toward the limit of 3 attackers.',
      },
      check: 'Given Šmug attacked first, when three other units attack, then all legal.',
    },
    {
      id: 'SW-CARD-plizenim-vpred',
      kind: 'card',
      title: { cs: 'Plížením vpřed!', en: 'Plížením vpřed!' },
      text: {
        cs: 'Standardní událost, fáze Pohyb, náklady 0. Hráč zatlačí libovolný počet vlastních jednotek s náklady 0, každou o 1 pole.',
        en: 'Standard event, Movement, cost 0. Push any number of own units of cost 0, each by 1 space.',
      },
      check:
        'Given three own cost-0 units and one cost-2 unit, when played, then only the three are eligible, each moves 1 straight space, and after-move abilities do not fire.',
    },
    {
      id: 'SW-CARD-ret-talus',
      kind: 'card',
      title: { cs: 'Ret-Talus', en: 'Ret-Talus' },
      text: {
        cs: 'Vyvolavač, národ Padlé království, číselné hodnoty jsou v podkladu oříznuté. Schopnost „Probuďte mrtvé!“: jednou za tah ve fázi Vyvolávání smí hráč, který tohoto Vyvolavače ovládá, vzít ze své odhazovací hromádky kartu vlastní nemrtvé jednotky (Nemrtví) a umístit ji na pole sousedící s kartou Ret-Talus. Vyvolavač za to utrpí 2 zranění.',
        en: 'Summoner, Padlé království, values cut. Probuďte mrtvé!: once per turn in the Summoning phase the controller may take an own Undead (Nemrtví) unit card from the own discard pile and place it adjacent to Ret-Talus; he suffers 2 injuries for it.',
      },
      check:
        "Given Nemrtví válečníci in A's pile and a free neighbour, when used, then the unit is there, no magic is paid, Ret-Talus has +2 injuries, and a second use this turn is illegal.",
    },
    {
      id: 'SW-CARD-nemrtvi-lucistnici',
      kind: 'card',
      title: { cs: 'Nemrtví lučištníci', en: 'Nemrtví lučištníci' },
      text: {
        cs: 'Běžná jednotka, národ Padlé království, náklady 2. Schopnost „Přesun duše“: je-li v tahu hráče, který tuto jednotku ovládá, ve vzdálenosti do 3 polí od ní eliminována jakákoli jednotka (vlastní či cizí), lze tuto jednotku přemístit na pole, kde k eliminaci došlo.',
        en: "Common, Padlé království, cost 2. Přesun duše: when in its controller's turn any unit (own or enemy) is eliminated within 3 spaces of it, it may be relocated to the space where that unit was eliminated.",
      },
      check:
        "Given it on c3 and a unit eliminated on c6 in A's turn, when offered and accepted, then it is on c6; in B's turn or at distance 4 it is not offered.",
    },
    {
      id: 'SW-CARD-nemrtvi-prenaseci',
      kind: 'card',
      title: { cs: 'Nemrtví přenašeči', en: 'Nemrtví přenašeči' },
      text: {
        cs: 'Běžná jednotka, národ Padlé království, životy 3, náklady 1, síla 2. Schopnost „Tělo bez duše“: eliminuje-li tato jednotka útokem cizí jednotku, hráč, který ji ovládá, nezíská žádnou magii.',
        en: 'Common, Padlé království, life 3, cost 1, strength 2. Tělo bez duše: if an attack of this unit eliminates an enemy unit, its controller gains no magic.',
      },
      check: 'Given A.magic = 3, when it eliminates an enemy unit, then 3; when it eliminates an enemy gate, then 4.',
    },
    {
      id: 'SW-CARD-nemrtvi-prenaseci-2',
      kind: 'card',
      title: { cs: 'Nemrtví přenašeči – Nákaza', en: 'Nemrtví přenašeči, Nákaza' },
      text: {
        cs: 'Eliminuje-li tato jednotka útokem jinou jednotku (vlastní či cizí), lze kartu eliminované jednotky nahradit kartou se slovem „přenašeči“ v názvu z odhazovací hromádky hráče, který útočící jednotku ovládá.',
        en: "If its attack eliminates a unit (own or enemy), the eliminated unit's card may be replaced by a carrier (přenašeči) card from the controller's own discard pile.",
      },
      check:
        "Given one Nemrtví přenašeči in A's pile and an enemy eliminated on d5, when accepted, then A:Nemrtví přenašeči@d5 with no tokens and the pile is 1 smaller; with none in the pile it is not offered.",
    },
    {
      id: 'SW-CARD-nemrtvi-valecnici',
      kind: 'card',
      title: { cs: 'Nemrtví válečníci', en: 'Nemrtví válečníci' },
      text: {
        cs: 'Běžná jednotka, národ Padlé království, životy 4, náklady 2, síla 2. Schopnost „Pach krve“: kdykoli je v tahu hráče, který tuto jednotku ovládá, eliminována jakákoli jednotka (vlastní či cizí), přibude na tuto kartu 1 žeton posílení. Na konci tahu téhož hráče se z ní 2 žetony posílení odstraní.',
        en: "Common, Padlé království, life 4, cost 2, strength 2. Pach krve: whenever any unit (own or enemy) is eliminated in its controller's turn, it gets 1 boost; at the end of its controller's turn 2 boosts are removed from it.",
      },
      check: "Given 0 boosts and three units eliminated in A's turn, then 3 boosts; after end of turn 1.",
    },
    {
      id: 'SW-CARD-nemrtvi-valecnici-2',
      kind: 'card',
      title: { cs: 'Nemrtví válečníci – Vstřebávání síly', en: 'Nemrtví válečníci, Vstřebávání síly' },
      text: {
        cs: 'Síla jednotky je o 1 vyšší za každý žeton posílení na její kartě, nejvýše o 5.',
        en: 'Its strength is 1 higher per boost on it, at most +5.',
      },
      check: 'Given 7 boosts, when strength is read, then 7 (2 + 5).',
    },
    {
      id: 'SW-CARD-gurr-das',
      kind: 'card',
      title: { cs: 'Gurr-Das', en: 'Gurr-Das' },
      text: {
        cs: 'Hrdina, národ Padlé království, životy 8, náklady 6, síla 2. Schopnost „Zuřivost“: jeho síla je o 1 vyšší za každý žeton zranění na jeho kartě.',
        en: 'Hero, Padlé království, life 8, cost 6, strength 2. Zuřivost: its strength is 1 higher per injury token on it.',
      },
      check: 'Given 4 injuries, then strength 6; after 2 are removed, 4.',
    },
    {
      id: 'SW-CARD-obetni-ohen',
      kind: 'card',
      title: { cs: 'Obětní oheň', en: 'Obětní oheň' },
      text: {
        cs: 'Epická událost, fáze Vyvolávání, náklady 1, trvající. Kdykoli je eliminována jakákoli jednotka (kteréhokoli hráče a v tahu kteréhokoli hráče), přibude na tuto kartu 1 žeton posílení. Při odhození karty se z jedné zvolené jednotky odstraní tolik žetonů zranění, kolik je na této kartě žetonů posílení.',
        en: 'Epic event, Summoning, cost 1, lasting. Whenever any unit is eliminated (either side, either turn), it gets 1 boost; when the card is discarded, remove from one chosen unit 1 injury per boost on it.',
      },
      check:
        "Given 3 units eliminated while in the zone, when A's next turn starts, then A chooses a unit and up to 3 injuries are removed from it, then the card is in the pile without tokens.",
    },
    {
      id: 'SW-CARD-svara',
      kind: 'card',
      title: { cs: 'Svara', en: 'Svara' },
      text: {
        cs: 'Vyvolavač, národ Polární trpaslíci, životy 12, síla 3. Schopnost „Plovoucí stavby“: jakmile tento Vyvolavač dokončí pohyb, lze o 1 pole zatlačit 1 vlastní stavbu, která je od něj vzdálena nejvýše 3 pole.',
        en: 'Summoner, Polární trpaslíci, life 12, strength 3. Plovoucí stavby: after Svara moves, 1 own structure within 3 spaces of her may be pushed 1 space.',
      },
      check:
        'Given Svara moved to c2 and A:Portál@c5 with d5 free, when used, then the gate is on d5; a structure at distance 4 is not offered.',
    },
    {
      id: 'SW-CARD-nadiana',
      kind: 'card',
      title: { cs: 'Nadiana', en: 'Nadiana' },
      text: {
        cs: 'Hrdina, národ Polární trpaslíci, životy 7, náklady 6, síla 2. Schopnost „Velká mrazivá síla“: síla této jednotky je o 1 vyšší za každou vlastní stavbu ve vzdálenosti do 2 polí.',
        en: 'Hero, Polární trpaslíci, life 7, cost 6, strength 2. Velká mrazivá síla: her strength is 1 higher per own structure within 2 spaces.',
      },
      check: 'Given own structures at distances 1, 2, 2 and 3, then strength 5.',
    },
    {
      id: 'SW-CARD-ollag',
      kind: 'card',
      title: { cs: 'Ollag', en: 'Ollag' },
      text: {
        cs: 'Hrdina, národ Polární trpaslíci, životy 7, náklady 5, síla 3. Schopnost „Pevný led“: každá vlastní stavba má o 1 život více, ať je na bojišti kdekoli.',
        en: 'Hero, Polární trpaslíci, life 7, cost 5, strength 3. Pevný led: the life of every own structure is 1 higher, anywhere on the battlefield.',
      },
      check:
        'Given Ollag in play, when own gates are read, then 11 and 6; enemy gates unchanged; own Ledoví golemové has 6.',
    },
    {
      id: 'SW-CARD-jarmund',
      kind: 'card',
      title: { cs: 'Jarmund', en: 'Jarmund' },
      text: {
        cs: 'Hrdina, národ Polární trpaslíci, životy 7, náklady 5, síla 3. Schopnost „Rozběh“: jednou za tah lze na tuto kartu položit 1 žeton posílení poté, co Jarmund zaútočil na cizí jednotku.',
        en: 'Hero, Polární trpaslíci, life 7, cost 5, strength 3. Rozběh: once per turn, after Jarmund attacks an enemy unit, 1 boost may be placed on him.',
      },
      check:
        'Given he attacks an enemy unit and misses, then the boost is offered; after attacking a gate (structure only) or an own unit it is not.',
    },
    {
      id: 'SW-CARD-jarmund-2',
      kind: 'card',
      title: { cs: 'Jarmund – Ledové střepiny', en: 'Jarmund, Ledové střepiny' },
      text: {
        cs: 'Na konci fáze Budování lze z této karty odstranit 1 žeton posílení. Každá cizí jednotka, která sousedí alespoň s jednou stavbou hráče ovládajícího tuto kartu, pak utrpí 1 zranění.',
        en: 'At the end of the Building phase 1 boost may be removed from him; then every enemy unit adjacent to at least one structure his controller controls suffers 1 injury.',
      },
      check:
        'Given 1 boost and an enemy unit adjacent to two own structures, when used, then that unit suffers 1 (not 2) and boosts = 0.',
    },
    {
      id: 'SW-CARD-mrazovi-magove',
      kind: 'card',
      title: { cs: 'Mrazoví mágové', en: 'Mrazoví mágové' },
      text: {
        cs: 'Běžná jednotka, národ Polární trpaslíci, životy 4, náklady 1, síla 1. Schopnost „Mrazivá síla“: síla jednotky je o 1 vyšší za každou sousedící vlastní stavbu.',
        en: 'Common, Polární trpaslíci, life 4, cost 1, strength 1. Mrazivá síla: its strength is 1 higher per adjacent own structure.',
      },
      check: 'Given own structures on two sides and an enemy gate on a third, then strength 3.',
    },
    {
      id: 'SW-CARD-medvedi-kavalerie',
      kind: 'card',
      title: { cs: 'Medvědí kavalerie', en: 'Medvědí kavalerie' },
      text: {
        cs: 'Běžná jednotka, národ Polární trpaslíci, životy 5, náklady 3, síla 3. Schopnost „Podusání“: jednotka se smí pohybovat skrz pole, na nichž stojí běžné jednotky (vlastní či cizí). Každá jednotka, skrz kterou prošla, potom utrpí 1 zranění.',
        en: 'Common, Polární trpaslíci, life 5, cost 3, strength 3. Podusání: it may move through spaces occupied by common units (own or enemy); afterwards every unit it passed through suffers 1 injury.',
      },
      check:
        'Given an enemy common (L 1) on c4 and c5 free, when it moves c3→c4→c5, then the common is eliminated after the move and A gains 1 magic.',
    },
    {
      id: 'SW-CARD-ledovi-kovari',
      kind: 'card',
      title: { cs: 'Ledoví kováři', en: 'Ledoví kováři' },
      text: {
        cs: 'Běžná jednotka, národ Polární trpaslíci, životy 2, náklady 0, síla 2. Schopnost „Sekera mrazu“: po pohybu této jednotky smí hráč, který ji ovládá, buď na její kartu položit 1 žeton posílení, nebo z ní 1 žeton posílení odstranit a celou kartu zasunout pod jinou vlastní běžnou jednotku ve vzdálenosti do 3 polí.',
        en: 'Common, Polární trpaslíci, life 2, cost 0, strength 2. Sekera mrazu: after it moves, its controller may either place 1 boost on it, or remove 1 boost from it and tuck this card under another own common unit within 3 spaces.',
      },
      check:
        'Given 0 boosts after a move, then only the boost option is offered; given 1 boost and an own common at distance 3, then both options are offered.',
    },
    {
      id: 'SW-CARD-ledovi-kovari-2',
      kind: 'card',
      title: { cs: 'Ledoví kováři – účinek po zasunutí', en: 'Ledoví kováři, effect on the host' },
      text: {
        cs: 'Dokud je karta zasunutá, platí při útocích jednotky na vrchní kartě jeden symbol na kostkách za jiný (ikony se v podkladu nedochovaly, viz SW-RULING-58).',
        en: "While tucked, in the host's attacks one die symbol counts as another (icons lost; SW-RULING-58).",
      },
      check:
        'Given a melee host with the card tucked and the default mapping special→melee, when dice are [S, S], then the injuries equal 2 × the configured value per special.',
    },
    {
      id: 'SW-CARD-ledovi-golemove',
      kind: 'card',
      title: { cs: 'Ledoví golemové', en: 'Ledoví golemové' },
      text: {
        cs: 'Běžná jednotka a stavba, národ Polární trpaslíci, životy 5, náklady 2, síla 2. Schopnost „Živoucí portál“: karta je zároveň portálem.',
        en: 'Common unit and structure, Polární trpaslíci, life 5, cost 2, strength 2. Živoucí portál: it also is a gate.',
      },
      check: 'Given A:Ledoví golemové@c5, when A summons a unit onto c6, then legal.',
    },
    {
      id: 'SW-CARD-ledovi-golemove-2',
      kind: 'card',
      title: { cs: 'Ledoví golemové – Pohyblivá stavba', en: 'Ledoví golemové, Pohyblivá stavba' },
      text: { cs: 'Ačkoli jde o stavbu, smí se pohybovat.', en: 'Although a structure, it may move.' },
      check: 'Given it on c3 and c4 free, when moved to c4, then legal and one activation is used.',
    },
    {
      id: 'SW-CARD-ledovi-golemove-3',
      kind: 'card',
      title: { cs: 'Ledoví golemové – Golemův krok', en: 'Ledoví golemové, Golemův krok' },
      text: {
        cs: 'Největší možný pohyb této jednotky je o 1 pole menší, než je běžné.',
        en: 'Its maximum move is 1 lower than usual.',
      },
      check: 'Given it on c3 on an empty board, when destinations are listed, then exactly the 4 neighbours.',
    },
    {
      id: 'SW-CARD-ledove-beranidlo',
      kind: 'card',
      title: { cs: 'Ledové beranidlo', en: 'Ledové beranidlo' },
      text: {
        cs: 'Epická událost, fáze Vyvolávání, náklady 0, trvající. Jakmile se jakákoli stavba (vlastní či cizí) pohne nebo je zatlačena, smí hráč, který událost ovládá, zvolit 1 jednotku (vlastní či cizí) sousedící s touto stavbou. Zvolená jednotka utrpí 1 zranění a poté ji lze zatlačit o 1 pole.',
        en: "Epic event, Summoning, cost 0, lasting. After any structure (own or enemy) moves or is pushed, the event's controller may choose 1 unit (own or enemy) adjacent to that structure; it suffers 1 injury and may then be pushed 1 space.",
      },
      check:
        "Given it in A's zone and A's gate pushed beside B's unit, when used, then that unit has +1 injury and A may push it 1 free space or leave it.",
    },
    {
      id: 'SW-CARD-ledova-hradba',
      kind: 'card',
      title: { cs: 'Ledová hradba', en: 'Ledová hradba' },
      text: {
        cs: 'Standardní událost a stavba, fáze Budování, náklady 0, životy 5. Vlastní jednotky mohou útočit skrz pole, na němž stojí.',
        en: 'Standard event and structure, Building, cost 0, life 5. Own units may attack through the space it occupies.',
      },
      check:
        "Given A:Ledová hradba@c4, A ranged unit@c3, enemy@c5, then A's attack on c5 is legal; the same for B's ranged unit behind A's wall is illegal.",
    },
    {
      id: 'SW-CARD-oprava-ledem',
      kind: 'card',
      title: { cs: 'Oprava ledem', en: 'Oprava ledem' },
      text: {
        cs: 'Standardní událost, fáze Pohyb, náklady 0. Z každé vlastní stavby se odstraní 2 žetony zranění.',
        en: 'Standard event, Movement, cost 0. Remove 2 injury tokens from each own structure.',
      },
      check: 'Given own structures with 3, 1 and 0 injuries, when played, then 1, 0, 0; enemy structures unchanged.',
    },
    {
      id: 'SW-CARD-drift-ledovce',
      kind: 'card',
      title: { cs: 'Drift ledovce', en: 'Drift ledovce' },
      text: {
        cs: 'Standardní událost, fáze Budování, náklady 0. Hráč zatlačí až 3 vlastní stavby, které jsou ve vzdálenosti do 3 polí od jeho Vyvolavače, každou o 1–2 pole.',
        en: 'Standard event, Building, cost 0. Push up to 3 own structures within 3 spaces of the own Summoner, each by 1–2 spaces.',
      },
      check:
        'Given four own structures in range, when played, then at most 3 can be chosen, each ends 1 or 2 straight free spaces away.',
    },
    {
      id: 'SW-CARD-portal-startovni',
      kind: 'card',
      title: { cs: 'Startovní Portál', en: 'Starting gate' },
      text: {
        cs: 'Stavba a portál, životy 10, náklady 0; na bojišti leží od přípravy hry.',
        en: 'Structure and gate, life 10, cost 0, on the battlefield from setup.',
      },
      check: 'Given 10 injuries, when checked, then it is eliminated and the opponent that caused it gains 1 magic.',
    },
    {
      id: 'SW-CARD-portal-obycejny',
      kind: 'card',
      title: { cs: 'Obyčejný Portál', en: 'Ordinary gate' },
      text: {
        cs: 'Stavba a portál, životy 5, náklady 0; v každé sadě jsou tři.',
        en: 'Structure and gate, life 5, cost 0, three per deck.',
      },
      check:
        'Given it in hand and A.magic = 0, when built on a free back-row space, then legal and units may be summoned beside it from the next Summoning phase.',
    },
    {
      id: 'SW-CARD-choral-propleteni',
      kind: 'card',
      title: { cs: 'Chorál propletení', en: 'Chorál propletení' },
      text: {
        cs: 'Standardní událost, fáze Vyvolávání, náklady 0, trvající; národ pravidla neuvádějí. Hráč zvolí 2 vlastní běžné jednotky, které jsou od jeho Vyvolavače vzdáleny nejvýše 3 pole. Dokud karta leží v zóně trvajících událostí, má každá z nich navíc základní schopnosti té druhé. Karta se odhodí, jakmile jedna z nich opustí bojiště.',
        en: 'Standard event, Summoning, cost 0, lasting; nation not in the rulebook. Choose 2 own common units within 3 spaces of the own Summoner; while the card lies in the zone each gains the base abilities of the other; it is discarded as soon as either leaves the battlefield.',
      },
      check:
        "Given Mrazoví mágové and Medvědí kavalerie chosen, then the former may trample and the latter's strength grows with adjacent own structures; when one is eliminated, the event is discarded at once.",
    },
    {
      id: 'SW-CARD-vetrni-lucistnici',
      kind: 'card',
      title: { cs: 'Větrní lučištníci', en: 'Větrní lučištníci' },
      text: {
        cs: 'Karta se objevuje jen jako jméno v příkladu k názvům; žádné její hodnoty pravidla neuvádějí.',
        en: 'Appears only as a name in the naming example; no values in the rulebook.',
      },
      check:
        'Given the database, when the card has no values, then it cannot be put into a deck (placeholder for name matching tests only).',
    },
  ],
};
