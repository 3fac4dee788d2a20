import type { Section } from '@bojiste/kernel';

export const rulingsStation: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: Stanice, vozidla, zvířata, limity', en: 'Rulings: Station, vehicles, beasts, limits' },
  clauses: [
    {
      id: 'DT-RULING-49',
      kind: 'ruling',
      title: { cs: 'Otevření Stanice', en: 'Is the Station open for good' },
      text: {
        cs: 'Ano, po celý zbytek hry a pro všechny.',
        en: 'It stays open for the rest of the game for everybody.',
      },
      check: 'Opener killed → transfer still legal.',
      question: {
        cs: 'Zůstane Stanice otevřená, zemře-li Kmenový válečník, který ji otevřel?',
        en: 'What if the opening tribal warrior dies?',
      },
      reason: {
        cs: 'Podmínkou je, že byl vyložen, a nic Stanici nezavírá.',
        en: 'The condition is that one has been played; nothing closes it.',
      },
    },
    {
      id: 'DT-RULING-50',
      kind: 'ruling',
      title: { cs: 'Přítomnost na Stanici', en: 'Who counts as present on the Station' },
      text: {
        cs: 'Počítají se všichni tamní bojovníci, kteří jsou ve hře, a to pro vznik povinnosti i pro její splnění. Bojovníci mimo hru se nepočítají.',
        en: 'All warriors in play there count, for creating the duty and for meeting it; those out of play do not.',
      },
      check: "P2's only Station warrior under MISSING IN ACTION → no duty for P1.",
      question: {
        cs: 'Počítají se na Stanici bojovníci uvěznění, nikdy nebojující, ukrytí a bojovníci mimo hru?',
        en: 'Do imprisoned, never-fighting, covered and out-of-play warriors count on the Station?',
      },
      reason: { cs: 'Pravidlo mluví o bojovnících.', en: 'The rule says warriors.' },
    },
    {
      id: 'DT-RULING-51',
      kind: 'ruling',
      title: { cs: 'Opuštění Stanice posledním bojovníkem', en: 'Leaving the Station with the last own warrior' },
      text: {
        cs: 'Jen tehdy, není-li na ní bojovník žádného jiného hráče (potom jsou prázdné všechny Stanice).',
        en: "Only if no other player's warrior is there (then all Stations are empty).",
      },
      check: 'P1 and P2 one each → P1 rejected; P2 none → accepted.',
      question: { cs: 'Smí hráč Stanici opustit svým posledním tamním bojovníkem?', en: 'Allowed?' },
      reason: {
        cs: 'Jinak by odcházející hráč hned porušil pravidlo o přítomnosti.',
        en: 'Otherwise the leaver would break the presence rule at once.',
      },
    },
    {
      id: 'DT-RULING-52',
      kind: 'ruling',
      title: { cs: 'Smíšená Stanice po konverzi', en: 'Conflict of the mix duty and the presence duty' },
      text: {
        cs: 'Hráč si vybere jednoho bojovníka kterékoli z obou neslučitelných stran a nemusí to být ten zkonvertovaný. Opakuje to nejbližšími běžnými akcemi, dokud není složení v pořádku. Bojovníci, kteří se transferovat nemohou (jezdci na zvířatech), se nevybírají. Nemůže-li odejít nikdo, stav se toleruje.',
        en: 'The player picks one warrior of either conflicting side; it need not be the convert; repeat as next regular actions until the mix is legal. Warriors that cannot transfer (beast riders) are not candidates; if none can, tolerated.',
      },
      check: 'Convert rides a beast, other Doomtrooper free → the other must go.',
      question: {
        cs: 'Který bojovník musí po úplné konverzi odejít, je-li povinnost odstranit nedovolené složení ve sporu s povinnou přítomností?',
        en: 'After a full conversion, which warrior must go?',
      },
      reason: { cs: 'Text mluví o „některém z vašich bojovníků“.', en: 'The text says "one of your warriors".' },
    },
    {
      id: 'DT-RULING-53',
      kind: 'ruling',
      title: { cs: 'Útok po transferu', en: 'Transfer and attack in one turn' },
      text: { cs: 'Smí.', en: 'Yes.' },
      check: 'Transfer as action 1, attack on a Station warrior as action 3 → accepted.',
      question: { cs: 'Smí bojovník zaútočit v kole, kdy se transferoval?', en: 'May a transferred warrior attack?' },
      reason: { cs: 'Zákaz útoku je spojen jen s opuštěním úkrytu.', en: 'Only leaving cover carries a ban.' },
    },
    {
      id: 'DT-RULING-54',
      kind: 'ruling',
      title: { cs: 'Vozidlo a úkryt', en: 'Vehicle for a covered warrior; loss of the vehicle in cover' },
      text: {
        cs: 'Nikdy. Vozidlo přidělené ukrytému bojovníkovi se položí do polohy „vně“, z úkrytu nelze nastoupit a bojovník zahnaný do úkrytu vystoupí. Ztráta vozidla proto ukrytého bojovníka nikdy nezraní.',
        en: 'Never: a vehicle given to a covered warrior is set to OUTSIDE, BOARD is illegal in cover, and one driven into cover gets out. So losing the vehicle never wounds a covered warrior.',
      },
      check: 'EQUIP vehicle on covered W with INSIDE → rejected.',
      question: {
        cs: 'Může být bojovník zároveň uvnitř vozidla a v úkrytu? Co ztráta vozidla v úkrytu?',
        en: 'Can one be inside and in cover?',
      },
      reason: {
        cs: 'Pobyt uvnitř a úkryt se navzájem vylučují v obou směrech.',
        en: 'Inside excludes cover in both directions.',
      },
    },
    {
      id: 'DT-RULING-55',
      kind: 'ruling',
      title: { cs: 'Považovaný za vozidlo v úkrytu', en: '"Considered a vehicle" driven into cover' },
      text: {
        cs: 'Dobrovolně úkryt vyhledat nesmí, nucený úkryt však platí: bojovník získá +3 k O a stále se počítá, jako by byl ve vozidle.',
        en: 'Voluntary cover is barred, a forced one works (he gets +3 O, still counts as in a vehicle).',
      },
      check: 'ZBABĚLOST on him → inCover true.',
      question: {
        cs: 'Co když je do úkrytu zahnán bojovník považovaný za vozidlo, který vystoupit nemůže?',
        en: 'What if a warrior considered a vehicle, who cannot get out, is driven into cover?',
      },
      reason: {
        cs: 'Nucenému úkrytu brání jen text „nesmí být nikdy v úkrytu“.',
        en: 'Only "never in cover" blocks forced cover.',
      },
    },
    {
      id: 'DT-RULING-56',
      kind: 'ruling',
      title: { cs: 'Bojovník vně vozidla', en: 'Vehicle outside' },
      text: {
        cs: 'Karta leží lícem dolů a její modifikátory ani omezení neplatí. Bojovník ji však vlastní (limit jednoho vozidla, vyloučení zvířete, dvojnásobná cena transferu) a vozidlo lze cílit jako vybavení.',
        en: 'Face down: no modifiers or restrictions apply, but it is owned (limit of one, beast exclusion, double transfer price) and can be targeted as equipment.',
      },
      check: 'Outside → +5 not counted, transfer costs 2.',
      question: { cs: 'Co efekty vozidla, je-li bojovník vně?', en: 'What of its effects?' },
      reason: {
        cs: 'Otočení karty vyznačuje její používání a pravidlo o transferu mluví o bojovníkovi „vybaveném“ vozidlem.',
        en: 'Face up/down marks use; the transfer rule says "equipped with".',
      },
    },
    {
      id: 'DT-RULING-57',
      kind: 'ruling',
      title: { cs: 'Ztráta vozidla v souboji', en: 'Vehicle lost during combat' },
      text: {
        cs: 'Bojovník je ihned zraněn a souboj pokračuje. Zabije-li ho toto zranění, souboj končí a nikdo body nezíská. Je-li jen zraněn a souboj ho později zraní znovu, jde o zabití protivníkem s plným počtem bodů. Opustí-li hru nejdříve bojovník, vozidlo odchází s ním a dalšího zranění není.',
        en: 'Wounded at once; the combat goes on; if that wound kills, the combat ends and nobody scores; if it only wounds and the combat later wounds again, that is a kill by the enemy with full points. The warrior leaving play first takes the vehicle along without another wound.',
      },
      check: 'Healthy, vehicle discarded in phase 5, then WOUND in phase 6 → killed, points given.',
      question: { cs: 'Jak je to se zraněním, smrtí a body?', en: 'What about wound, death and points?' },
      reason: { cs: 'Každá událost se posuzuje samostatně.', en: 'Each event is judged by itself.' },
    },
    {
      id: 'DT-RULING-58',
      kind: 'ruling',
      title: { cs: 'Obětované vozidlo', en: 'Vehicle sacrificed' },
      text: { cs: 'Ano.', en: 'Yes.' },
      check: 'Sacrifice effect on an occupied vehicle → wounded.',
      question: {
        cs: 'Je bojovník zraněn, přestože vozidlo nebylo „vyřazeno“?',
        en: 'Is the rider wounded although it was not "discarded"?',
      },
      reason: {
        cs: 'Obětování se nazývá vyřazením navždy. Rozdíl je důležitý jen pro zákazy a pro to, kam karta jde.',
        en: 'Sacrifice is called a permanent discard; the difference matters for prohibitions and destinations.',
      },
    },
    {
      id: 'DT-RULING-59',
      kind: 'ruling',
      title: { cs: 'Místo přidělení zvířete', en: 'Where a beast may be given' },
      text: {
        cs: 'Jen oprávněnému bojovníkovi na Stanici, pokud karta neříká jinak.',
        en: 'Only to an eligible warrior on the Station, unless the card says otherwise.',
      },
      check: 'Eligible warrior in the Squad → rejected.',
      question: {
        cs: 'Text zakazuje jen opustit Stanici. Kde lze zvíře přidělit?',
        en: 'The text only bars leaving the Station. Where may a beast be given?',
      },
      reason: {
        cs: 'Jezdec jinde by byl mimo Stanici už od začátku a tam se zvířata vyřazují.',
        en: 'A rider elsewhere would already be off the Station, where beasts are discarded.',
      },
    },
    {
      id: 'DT-RULING-60',
      kind: 'ruling',
      title: { cs: 'Ukradený jezdec', en: 'Rider under control change' },
      text: {
        cs: 'Na Stanici zvíře bojovníkovi zůstane, v kterékoli jiné oblasti se vyřadí.',
        en: 'Station keeps the beast, any other area discards it.',
      },
      check: "Steal to Cohort → beast in its owner's discard pile.",
      question: {
        cs: 'Zloděj si smí vybrat oblast. Co bude se zvířetem?',
        en: 'The thief may choose the area. What becomes of the beast?',
      },
      reason: {
        cs: 'Pravidla mají výjimku pro Stanici jiného hráče.',
        en: "The exception for another player's Station.",
      },
    },
    {
      id: 'DT-RULING-61',
      kind: 'ruling',
      title: { cs: 'Limity kopií a kontrola', en: 'Copy limits after control changes' },
      text: {
        cs: 'Efekt takovou kartu nesmí vybrat. Přijde-li nevyhnutelně spolu s jinou, vyřadí se ta nově příchozí.',
        en: 'Such a card may not be chosen by the effect; if it comes along unavoidably, the newcomer is discarded.',
      },
      check: "P1 has F, LOUPEŽ aims at P2's F → illegal target.",
      question: {
        cs: 'Co když hráč převzetím kontroly získá druhou kopii opevnění, válečné zóny nebo přiložení povoleného jen jednou?',
        en: 'What if a change of control brings a second copy of a fortification, war zone or single-copy attachment?',
      },
      reason: {
        cs: 'Limit omezuje držení karty, ne jen její vyložení.',
        en: 'The limit is on having, not only on playing.',
      },
    },
    {
      id: 'DT-RULING-62',
      kind: 'ruling',
      title: { cs: 'Aliance a Korporační války', en: 'Card type of alliances and "Corporate Wars"' },
      text: {
        cs: 'Vedou se dva oddělené údaje: vytištěná ikona a typ podle pravidel. Aliance mají typ podle pravidel „aliance“, ať nesou jakoukoli ikonu. Ostatní karty Korporačních válek se řídí svým textem a posuzují se jako speciální karty.',
        en: 'Keep two separate fields: printed icon, and rules type; give alliances the rules type ALLIANCE whatever icon they carry, and treat other Corporate Wars cards by their text like special cards.',
      },
      check: 'Schema accepts rulesType ALLIANCE; effects on special cards do not hit alliances.',
      question: {
        cs: 'Tabulka ikon uvádí Korporační války, ale žádnou ikonu aliance ani pravidlo pro tento typ. Jakého typu jsou tyto karty?',
        en: 'The icon table lists Corporate Wars (Korporační války) but no alliance icon and no rule for that type. Of what type are these cards?',
      },
      reason: {
        cs: 'Chování je jednoznačné a není třeba hádat, jak jsou karty potištěny.',
        en: 'Unambiguous behaviour with no guess about the printing.',
      },
    },
    {
      id: 'DT-RULING-63',
      kind: 'ruling',
      title: { cs: 'Stejné úkoly', en: 'Equal missions' },
      text: {
        cs: 'Zákaz platí pro jednoho držitele. Různí držitelé téhož hráče mohou mít stejný úkol a jedna událost posune jen jeden z nich. Vybírá hráč, který z toho má prospěch, jinak jde o úkol přidělený nejdříve.',
        en: 'The ban is per holder; different holders of one player may have the same mission, and one event advances only one of them, chosen by the player who benefits (earliest assigned by default).',
      },
      check: 'As DT-MISS-10.',
      question: {
        cs: 'Kopie úkolu jsou zakázány, a přece se stejné úkoly plní postupně. Jak to jde dohromady?',
        en: 'Duplicates are banned, yet equal missions are fulfilled one after another. How do the two agree?',
      },
      reason: { cs: 'Tím jsou obě věty v souladu.', en: 'Reconciles both sentences.' },
    },
    {
      id: 'DT-RULING-64',
      kind: 'ruling',
      title: { cs: 'Úkol u bojovníka mimo hru', en: 'Mission on a hidden or out-of-play warrior' },
      text: {
        cs: 'Skrytému bojovníkovi úkol přidělit nelze. Dokud je držitel mimo hru, plnění nepokračuje.',
        en: 'None can be put on a hidden warrior; while the holder is out of play it makes no progress.',
      },
      check: 'Kill while the holder is under MIA → progress 0.',
      question: { cs: 'Plní se úkol u skrytého bojovníka nebo u bojovníka mimo hru?', en: 'Does it progress?' },
      reason: { cs: 'Karta jako by ve hře nebyla.', en: 'The card is as if not there.' },
    },
  ],
};
