import type { Section } from '@bojiste/kernel';

export const examples: Section = {
  code: 'EX',
  title: { cs: 'Příklady', en: 'Worked examples' },
  clauses: [
    {
      id: 'SW-EX-01',
      kind: 'example',
      title: { cs: 'Čtení karty jednotky', en: 'Reading a unit card' },
      text: {
        cs: 'Karta Vlčí jezdci: běžná jednotka, národ Jeskynní goblini, síla 3, náklady 2, životy 3, schopnost „Výpad“, útok na blízko.',
        en: 'Vlčí jezdci: common unit, Jeskynní goblini, strength 3, cost 2, life 3, ability Výpad, melee.',
      },
      check: 'Given the card database, when vlci-jezdci is loaded, then these values are returned.',
    },
    {
      id: 'SW-EX-02',
      kind: 'example',
      title: { cs: 'Čtení karty události', en: 'Reading an event card' },
      text: {
        cs: 'Karta Plížením vpřed!: standardní událost, náklady 0, fáze Pohyb. Její efekt zatlačí libovolný počet vlastních jednotek s náklady 0, každou o 1 pole.',
        en: 'Plížením vpřed!: standard event, cost 0, Movement phase, effect pushes any number of own cost-0 units 1 space each.',
      },
      check: 'Given the database, when loaded, then kind = standard, cost = 0, phase = MOVE, not lasting.',
    },
    {
      id: 'SW-EX-03',
      kind: 'example',
      title: { cs: 'Čtení karty stavby', en: 'Reading a structure card' },
      text: { cs: 'Karta Portál: stavba, náklady 0, životy 5.', en: 'Portál: structure, cost 0, life 5.' },
      check: 'Given the database, when loaded, then these values are returned and there is no strength.',
    },
    {
      id: 'SW-EX-04',
      kind: 'example',
      title: { cs: 'Příklad vyvolání jednotky', en: 'Summoning' },
      text: {
        cs: 'Meredith zaplatí 2 body magie za kartu Nemrtví lučištníci ze své ruky. Smí zvolit kterékoli volné pole sousedící s jejím portálem a vybere si pole pod ním.',
        en: 'Meredith pays 2 magic for Nemrtví lučištníci in her hand, may choose any free space adjacent to her gate, and picks the one below it.',
      },
      check:
        'Given Meredith (A) with magic 2, gate A:Portál@c3 and free c2, b3, d3, c4, when she summons onto c2, then magic = 0, the card left the hand, A:Nemrtví lučištníci@c2; the offered spaces were exactly the free ones of the four.',
    },
    {
      id: 'SW-EX-05',
      kind: 'example',
      title: { cs: 'Obrázek sousedících polí', en: 'Adjacency figure' },
      text: {
        cs: 'Obrázek kolem portálu ukazuje, že pole dotýkající se stranou sousedí, kdežto pole dotýkající se jen rohem nikoli.',
        en: 'The figure around a gate shows side neighbours as adjacent and corner neighbours as not.',
      },
      check:
        'Given Portál@c3, when all 8 surrounding spaces are tested, then b3, d3, c2, c4 are adjacent and b2, b4, d2, d4 are not.',
    },
    {
      id: 'SW-EX-06',
      kind: 'example',
      title: { cs: 'Přímý pohyb', en: 'Example of a straight move' },
      text: {
        cs: 'Jednotka smí jít o 1 nebo 2 pole vodorovně či svisle.',
        en: 'A unit may go 1 or 2 spaces horizontally or vertically.',
      },
      check: 'Given a lone unit on c4, when it moves to c5, c6, d4 or e4, then each is legal.',
    },
    {
      id: 'SW-EX-07',
      kind: 'example',
      title: { cs: 'Lomený pohyb', en: 'Bent move' },
      text: {
        cs: 'Jednotka smí jít o jedno pole svisle a o jedno vodorovně, v libovolném pořadí.',
        en: 'A unit may go one space vertically and one horizontally, in either order.',
      },
      check: 'Given a lone unit on c4, when it moves c4→c5→d5 or c4→d4→d5, then both are legal.',
    },
    {
      id: 'SW-EX-08',
      kind: 'example',
      title: { cs: 'Pohyb tam a zpět', en: 'Out and back' },
      text: {
        cs: 'Jednotka smí jít o jedno pole a vrátit se. To může mít význam pro efekty s časováním po pohybu.',
        en: 'A unit may go one space and return, which can matter for after-move timing.',
      },
      check:
        'Given Ledoví kováři on c4 and c5 free, when it moves c4→c5→c4, then it counts as moved and Sekera mrazu is offered.',
    },
    {
      id: 'SW-EX-09',
      kind: 'example',
      title: { cs: 'Zákaz diagonálního pohybu', en: 'No diagonal' },
      text: {
        cs: 'Obrázek přeškrtává krok na pole, které se dotýká jen rohem.',
        en: 'The figure strikes out a step to a corner neighbour.',
      },
      check: 'Given a lone unit on c4, when a single-step move c4→d5 is ordered, then illegal.',
    },
    {
      id: 'SW-EX-10',
      kind: 'example',
      title: { cs: 'Stavby se nepohybují', en: 'Structures stay' },
      text: { cs: 'Obrázek přeškrtává jakýkoli pohyb portálu.', en: 'The figure strikes out any move of a gate.' },
      check: 'Given Portál on c4, when a move is ordered, then illegal.',
    },
    {
      id: 'SW-EX-11',
      kind: 'example',
      title: { cs: 'Zákaz pohybu skrz obsazená pole', en: 'No passing through' },
      text: {
        cs: 'Obrázek přeškrtává cestu vedoucí přes obsazené pole.',
        en: 'The figure strikes out a path across an occupied space.',
      },
      check: 'Given a unit on c4 and any object on c5, when c4→c5→c6 is ordered, then illegal.',
    },
    {
      id: 'SW-EX-12',
      kind: 'example',
      title: { cs: 'Příklad budování', en: 'Building area figure' },
      text: {
        cs: 'Stavbu lze umístit na kterékoli volné pole vlastních 3 zadních řad nebo na volné pole sousedící s vlastním Vyvolavačem.',
        en: 'A structure may go on any free space of the own back 3 rows or adjacent to the own Summoner.',
      },
      check:
        "Given A's Summoner on d4 and an otherwise empty board, when build spaces are listed, then they are the 18 spaces of rows 1–3 plus c4, e4 and d5 (d3 is in both areas): 21 spaces.",
    },
    {
      id: 'SW-EX-13',
      kind: 'example',
      title: { cs: 'Popisek útoku na blízko', en: 'Melee strength caption' },
      text: {
        cs: 'Jedna z vyobrazených jednotek je popsána jako útočící na blízko silou 3. Ze tří vyobrazených karet má sílu 3 jen karta Vlčí jezdci.',
        en: 'One pictured unit is described as melee with strength 3; only Vlčí jezdci of the three pictured cards has strength 3.',
      },
      check: 'Given Vlčí jezdci attacks an adjacent enemy, when rolling, then 3 dice are rolled and M symbols count.',
    },
    {
      id: 'SW-EX-14',
      kind: 'example',
      title: { cs: 'Popisek útoku na dálku', en: 'Ranged strength caption' },
      text: {
        cs: 'Další vyobrazená jednotka útočí na dálku silou 2. Karta Práčata hordy patří k vedlejšímu příkladu útoku na dálku, popisek tedy odpovídá kartě Šmug.',
        en: 'Another pictured unit is ranged with strength 2; Práčata hordy belongs to the neighbouring ranged example, so the caption fits Šmug.',
      },
      check:
        'Given Šmug attacks an enemy 3 spaces away in a clear line, when rolling, then 2 dice are rolled and R symbols count.',
    },
    {
      id: 'SW-EX-15',
      kind: 'example',
      title: { cs: 'Příklad útoku na dálku', en: 'Ranged attack' },
      text: {
        cs: 'Malakiho jednotka Práčata hordy útočí na Falcovu jednotku Nemrtví válečníci vzdálenou 2 pole. Má sílu 2, hází se tedy 2 kostkami. Na obou kostkách padne potřebný symbol, a na kartu cíle se proto položí 2 žetony zranění.',
        en: "Malaki's Práčata hordy attacks Falco's Nemrtví válečníci 2 spaces away; strength 2, so 2 dice; both dice show the needed symbol; 2 injury tokens go on the target.",
      },
      check:
        'Given A:Práčata hordy@c3, free c4, B:Nemrtví válečníci@c5 (L 4) and dice [R, R], when the attack resolves, then the target has 2 injuries and 2 life left, is not eliminated, A gains no magic, and no inactivity penalty follows.',
    },
    {
      id: 'SW-EX-16',
      kind: 'example',
      title: { cs: 'Příklad odhození karet pro magii', en: 'Discarding for magic' },
      text: {
        cs: 'Bryna se zbaví 2 karet z ruky a dostane za ně 2 body magie. (Vyobrazená ruka: Jarmund, Medvědí kavalerie, Ledová hradba, Mrazoví mágové.)',
        en: 'Bryna discards 2 hand cards and gains 2 magic. (Pictured hand: Jarmund, Medvědí kavalerie, Ledová hradba, Mrazoví mágové.)',
      },
      check:
        'Given Bryna with magic m and that hand of 4, when she discards Ledová hradba and Mrazoví mágové, then magic = m + 2, hand = {Jarmund, Medvědí kavalerie}, discard pile +2.',
    },
    {
      id: 'SW-EX-17',
      kind: 'example',
      title: { cs: 'Příklad dobrání karet', en: 'Example of drawing' },
      text: {
        cs: 'Bryna začíná fázi Dobrání karet se 2 kartami a dobere si 3. (Vyobrazený výsledek: Jarmund, Medvědí kavalerie, Ledové beranidlo, Mrazoví mágové, Ledoví golemové.)',
        en: 'Bryna starts the draw phase with 2 cards and draws 3. (Pictured result: Jarmund, Medvědí kavalerie, Ledové beranidlo, Mrazoví mágové, Ledoví golemové.)',
      },
      check:
        'Given hand of 2 and deck top [Ledové beranidlo, Mrazoví mágové, Ledoví golemové], when the phase runs, then the hand is exactly those 5 cards and the deck is 3 smaller.',
    },
    {
      id: 'SW-EX-18',
      kind: 'example',
      title: { cs: 'Příklad trvající události', en: 'Example of a lasting event' },
      text: {
        cs: 'Karta Obětní oheň nese pojem TRVAJÍCÍ, po zahrání se proto vyloží do zóny trvajících událostí.',
        en: 'Obětní oheň carries TRVAJÍCÍ, so it goes to the lasting zone when played.',
      },
      check:
        "Given A.magic = 1 in the Summoning phase, when A plays it, then magic = 0 and the card is in A's lasting zone.",
    },
    {
      id: 'SW-EX-19',
      kind: 'example',
      title: { cs: 'Nemrtví podle názvu', en: 'Undead by name' },
      text: {
        cs: 'K nemrtvým jednotkám patří mimo jiné karty Nemrtví válečníci a Nemrtví lučištníci.',
        en: 'Undead units include Nemrtví válečníci and Nemrtví lučištníci.',
      },
      check: 'Given the tag for Nemrtví, when matched, then both cards match.',
    },
    {
      id: 'SW-EX-20',
      kind: 'example',
      title: { cs: 'Lučištníci podle názvu', en: 'Archers by name' },
      text: {
        cs: 'K jednotkám lučištníků patří mimo jiné karty Nemrtví lučištníci a Větrní lučištníci, bez ohledu na národ.',
        en: 'Archer units include Nemrtví lučištníci and Větrní lučištníci, across nations.',
      },
      check: 'Given the tag for lučištníci, when matched, then both cards match and Nemrtví válečníci does not.',
    },
    {
      id: 'SW-EX-21',
      kind: 'example',
      title: { cs: 'Příklad počítání vzdálenosti', en: 'Distance figure' },
      text: {
        cs: 'Kolem jednotky Gurr-Das stojí čtyři jednotky Nemrtví přenašeči a k nim vedou počítaná pole s čísly 1 a 2. Přesné rozmístění polí se nedochovalo.',
        en: 'Around Gurr-Das stand four Nemrtví přenašeči with counting numbers 1 and 2 leading to them; exact spaces are lost.',
      },
      check:
        "Given Gurr-Das@c4, when distances are computed, then c5 → 1, c6 → 2, d5 → 2, e4 → 2, d6 → 3, and Gurr-Das's own space is never within any range.",
    },
    {
      id: 'SW-EX-22',
      kind: 'example',
      title: { cs: 'Dosah nezahrnuje samotnou kartu', en: 'Range 2 does not include itself' },
      text: {
        cs: 'Má-li karta účinek na všechny objekty vzdálené nejvýše 2 pole, sama mezi ně nikdy nepatří, ať jde o útok, nebo o schopnost.',
        en: 'A card acting on all objects within 2 spaces never acts on itself, by attack or ability.',
      },
      check:
        'Given Nadiana with a test structure kind added to herself, when Velká mrazivá síla is computed, then she does not count herself.',
    },
    {
      id: 'SW-EX-23',
      kind: 'example',
      title: { cs: 'Symboly příslušnosti v sadě', en: 'Affiliation symbols' },
      text: {
        cs: 'Nese-li Vyvolavač určité symboly, smí do sady karta, která má alespoň jeden z nich. Karta, jejíž jediný symbol mezi ně nepatří, do sady nesmí.',
        en: 'With a Summoner showing a set of symbols, a card sharing at least one is allowed, a card whose only symbol is foreign is not.',
      },
      check:
        'Given Summoner {p, q, r}, when cards {q, r} and {t} are validated, then accepted and rejected respectively.',
    },
    {
      id: 'SW-EX-24',
      kind: 'example',
      title: { cs: 'Příklad sady polárních trpaslíků', en: 'Polar dwarf deck' },
      text: {
        cs: 'Vyvolavač: 1× Svara. Portály: 1× s 10 životy, 3× s 5 životy. Počáteční jednotky: 1× Mrazoví mágové, 1× Ledoví golemové. Epické události: 2× Ledové beranidlo. Standardní události: po dvou kopiích Drift ledovce, Oprava ledem a Ledová hradba. Hrdinové: Nadiana, Ollag, Jarmund. Běžné jednotky po čtyřech kopiích: Medvědí kavalerie, Mrazoví mágové, Ledoví kováři a Ledoví golemové.',
        en: '1 Svara; gates 1× 10 life, 3× 5 life; starting units 1 Mrazoví mágové, 1 Ledoví golemové; epic 2× Ledové beranidlo; standard 2× Ledová hradba, 2× Oprava ledem, 2× Drift ledovce; heroes Nadiana, Ollag, Jarmund; commons 4× Mrazoví mágové, 4× Ledoví golemové, 4× Medvědí kavalerie, 4× Ledoví kováři.',
      },
      check:
        'Given this list, when validated, then valid, total 34, Mrazoví mágové 5 in all, Ledoví golemové 5 in all, draw deck 30.',
    },
    {
      id: 'SW-EX-25',
      kind: 'example',
      title: { cs: 'Efekt namísto pohybu', en: 'Instead of moving' },
      text: {
        cs: 'Jednotka, která namísto pohybu provede něco jiného, se nepohybuje, a proto neumožní žádný efekt po pohybu.',
        en: 'A unit doing something instead of moving does not move and so enables no after-move effect.',
      },
      check:
        'Given a unit with both an instead-of-move and an after-move test ability, when the former is used, then the latter is not offered.',
    },
    {
      id: 'SW-EX-26',
      kind: 'example',
      title: { cs: 'Efekt namísto eliminace', en: 'Instead of elimination' },
      text: {
        cs: 'Objekt, který se takto zachrání, není eliminován a nepřináší žádnou magii.',
        en: 'An object saved this way is not eliminated and yields no magic.',
      },
      check:
        'Given a test effect "instead of being eliminated return to hand", when B\'s unit would be eliminated by A, then A gains 0 and elimination triggers do not fire.',
    },
    {
      id: 'SW-EX-27',
      kind: 'example',
      title: { cs: 'Útok navíc čtvrtou jednotkou', en: 'Extra attack with a fourth unit' },
      text: {
        cs: 'Běžně lze provést nejvýše 3 útoky, každý jinou jednotkou. Útok navíc umožní zaútočit čtvrtou jednotkou a provést celkem 4 útoky.',
        en: 'Normally at most 3 attacks by different units; an extra attack allows a fourth unit and 4 attacks in all.',
      },
      check:
        'Given one extra attack not bound to a unit, when four different units attack, then legal; a fifth is illegal.',
    },
    {
      id: 'SW-EX-28',
      kind: 'example',
      title: { cs: 'Útok navíc touž jednotkou', en: 'Extra attack of the same unit' },
      text: {
        cs: 'Jednotka, která má útok navíc, smí v jedné fázi zaútočit dvakrát. Tři jednotky tak provedou 4 útoky.',
        en: 'A unit that has an extra attack may attack twice in the phase, giving 4 attacks by three units.',
      },
      check:
        'Given unit X has been granted an extra attack by an effect, when X attacks twice and Y, Z once, then all legal; a further attack is illegal.',
    },
    {
      id: 'SW-EX-29',
      kind: 'example',
      title: { cs: 'Časování po pohybu', en: 'Timing after a move' },
      text: {
        cs: 'Efekt nastává hned, jakmile jednotka prošla všechna pole zamýšlená pro danou aktivaci.',
        en: 'The effect comes right after the unit has completed all spaces intended for that activation.',
      },
      check:
        'Given Svara ordered c2→c3→c4, when Plovoucí stavby is offered, then she is on c4 and the range is measured from c4.',
    },
    {
      id: 'SW-EX-30',
      kind: 'example',
      title: { cs: 'Časování po útoku', en: 'Timing after an attack' },
      text: {
        cs: 'Efekt nastává po všech krocích útoku, včetně zranění a eliminace.',
        en: 'The effect comes after all attack steps including injuries and elimination.',
      },
      check:
        'Given Jarmund eliminates an enemy unit, when the log is read, then order = target, roll, injuries, elimination, magic, Rozběh.',
    },
    {
      id: 'SW-EX-31',
      kind: 'example',
      title: { cs: 'Pohyb skrz běžné jednotky', en: 'Moving through commons only' },
      text: {
        cs: 'Jednotka, která smí procházet skrz běžné jednotky, nemůže projít skrz Vyvolavače, hrdiny ani stavby a nikdy nesmí skončit na obsazeném poli.',
        en: 'A unit allowed to pass commons cannot pass a Summoner, heroes or structures and can never end on an occupied space.',
      },
      check:
        'Given Medvědí kavalerie on c3, when c4 holds in turn a common, a hero, a Summoner, a gate and c5 is free, then c3→c4→c5 is legal only for the common.',
    },
    {
      id: 'SW-EX-32',
      kind: 'example',
      title: { cs: 'Útok na blízko skrz objekty', en: 'Melee never attacks through' },
      text: {
        cs: 'Útok na blízko dosáhne jen na sousedící pole, a proto jednotky útočící na blízko skrz nic útočit nemohou.',
        en: 'Since melee reaches only adjacent spaces, attacking through something is impossible for melee units.',
      },
      check:
        'Given any permission to attack through spaces, when a melee unit targets an object 2 spaces away, then illegal.',
    },
    {
      id: 'SW-EX-33',
      kind: 'example',
      title: { cs: 'Příklad karty za kartou', en: 'Example of behind' },
      text: {
        cs: 'Vidí-li bojiště hráč, který ovládá kartu A, leží na obrázku karta B za ní. (Vyobrazeny jsou karty Nemrtví válečníci a Práčata hordy.)',
        en: 'In the figure card B is behind card A as seen by the player controlling A. (Pictured: Nemrtví válečníci and Práčata hordy.)',
      },
      check:
        "Given A-player card X@c4 and any card Y@c2, when isBehind(Y, X) is evaluated, then true; isBehind(X, Y) with Y also A's, false.",
    },
    {
      id: 'SW-EX-34',
      kind: 'example',
      title: { cs: 'Obrázek volných polí v přímém směru', en: 'Free straight spaces figure' },
      text: {
        cs: 'Obrázek s kartami Mrazoví mágové, Ollag a Ledoví kováři vyznačuje volná pole v přímém směru od jednotky až k nejbližšímu objektu.',
        en: 'The figure with Mrazoví mágové, Ollag and Ledoví kováři marks the free spaces in line with a unit up to the next object.',
      },
      check:
        'Given a unit on c2, objects on c5 and e2, when free straight runs are computed, then up = 2 (c3, c4), right = 1 (d2), down = 1 (c1), left = 2 (b2, a2).',
    },
    {
      id: 'SW-EX-35',
      kind: 'example',
      title: { cs: 'Placení a získávání magie', en: 'Paying and gaining' },
      text: {
        cs: 'Při placení se žeton na počítadle magie posouvá doleva, při získávání doprava, vždy o příslušné množství.',
        en: 'Paying shifts the marker left, gaining right, by the amount.',
      },
      check: 'Given magic 2, when 2 is paid and then one enemy is eliminated, then the track shows 0 and then 1.',
    },
  ],
};
