import type { Section } from '@bojiste/kernel';

export const rulingsConstruction: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: stavba, rozebrání, výzkum', en: 'Rulings: construction, dismantling, research' },
  clauses: [
    {
      id: 'OW-RULING-24',
      kind: 'ruling',
      title: { cs: 'Umístění skladiště', en: 'Where a storehouse may be played' },
      text: {
        cs: 'Skladiště lze vyložit do kteréhokoliv sektoru, kdykoliv během stavby, s jinými skladišti i bez nich, a dokonce i tam, kde hráč nemá žádnou kartu; stavitelé jsou nutní jako obvykle.',
        en: 'A storehouse may be played to any sector, at any time in construction, with or without other storehouses, even without own cards there; builders are needed as usual.',
      },
      check: 'Given no storehouse in play, 4 crates, then Store is legal in S1 to S4.',
      question: {
        cs: 'Jedna věta zakazuje bez skladiště všechny budovy, jiná skladiště ze zákazu vyjímá. Kam se smí vyložit?',
        en: 'One sentence forbids all buildings without a storehouse, another exempts the storehouse. Where may it be played?',
      },
      reason: {
        cs: 'Hráč, který o skladiště přišel, musí mít možnost postavit je znovu.',
        en: 'A player who lost it must be able to rebuild.',
      },
    },
    {
      id: 'OW-RULING-25',
      kind: 'ruling',
      title: { cs: 'Velkosklad a skladiště', en: 'Warehouse and storehouse' },
      text: {
        cs: 'Podtypy fungují jako značky; velkosklad se počítá jako skladiště jen tehdy, má-li karta obě značky nebo je-li vylepšením skladiště, které si svou značku ponechává. Dostavěný (a energií napájený) velkosklad kdekoliv dovoluje stavět všude, včetně vlastního sektoru. Samostatný velkosklad sám o sobě podmínku „skladiště ve hře“ nesplňuje. Stejně tak je továrna dílnou jen díky značce.',
        en: 'Subtypes are tags; a warehouse counts as storehouse only if the card has both tags or is an upgrade on a storehouse, which keeps its tag. A finished (and powered) warehouse anywhere gives building permission everywhere, its own sector included. A stand-alone warehouse alone does not satisfy "a storehouse in play". Likewise a factory is a workshop only by tag.',
      },
      check: 'Given only a stand-alone Ware without storehouse tag, then Shop is illegal (OW-BUILD-04), Store legal.',
      question: { cs: 'Počítá se velkosklad jako skladiště?', en: 'Does a warehouse count as a storehouse?' },
      reason: { cs: 'Text obě slova rozlišuje.', en: 'The text keeps both words apart.' },
    },
    {
      id: 'OW-RULING-26',
      kind: 'ruling',
      title: { cs: 'Stavba v obsazeném sektoru', en: 'Building among enemies' },
      text: { cs: 'Ne, s výjimkou karet se schopností Žoldák.', en: 'No, except for mercenaries.' },
      check: 'Given B.Sol@S1 and Store@S1, then A may play Shop to S1.',
      question: {
        cs: 'Jsou sektory s nepřátelskými kartami pro stavbu uzavřené?',
        en: 'Are sectors with enemy cards closed?',
      },
      reason: { cs: 'Žádná taková podmínka není napsána.', en: 'No such condition is written.' },
    },
    {
      id: 'OW-RULING-27',
      kind: 'ruling',
      title: { cs: 'Doba stavby nula', en: 'Time zero' },
      text: { cs: 'Je hotova okamžitě, bez práce a bez zkušenosti.', en: 'Finished at once, no work, no experience.' },
      check: 'Given time 0, then state ready after payment.',
      question: { cs: 'Co s kartou, na kterou se nepokládá žádný žeton?', en: 'A card without tokens?' },
      reason: {
        cs: 'Dokončení se pozná podle toho, že na kartě nejsou žetony.',
        en: 'Completion is defined by the absence of tokens.',
      },
    },
    {
      id: 'OW-RULING-28',
      kind: 'ruling',
      title: { cs: 'Kdo může pracovat', en: 'Who can do the work' },
      text: {
        cs: 'Každý člověk dělá každou práci za 1 bod plus bonus; jeřáb musí být schopen fungovat (posádka, energie, věž); jeho řidič se nevyčerpá a nic nezíská; členy posádky vozidla lze mimo boj vyčerpat k práci samostatně.',
        en: "Every human does every work at 1 point plus bonus; a crane must be able to function (crew, power, tower); the driver is not exhausted and gains nothing; a vehicle's crew members may be exhausted for work themselves outside battle.",
      },
      check: 'Given a manual Crane without crew, then illegal; with Wor as crew, then 3 tokens, Wor ready and +0.',
      question: {
        cs: 'Musí povolání odpovídat práci, potřebuje jeřáb řidiče a kdo získává zkušenost?',
        en: 'Must the profession match; does a crane need its driver; who learns?',
      },
      reason: {
        cs: 'Základní pravidlo jmenuje všechny lidi; posádka je podmínkou funkce; body se získávají za vyčerpání.',
        en: 'The base rule names all humans; crew means function; exhaustion is what earns points.',
      },
    },
    {
      id: 'OW-RULING-29',
      kind: 'ruling',
      title: { cs: 'Podrobnosti o vylepšeních', en: 'Upgrade details' },
      text: {
        cs: 'Typem se rozumí název karty; rozestavěná vylepšení se do limitu počítají; vylepšovaná budova funguje dál; vylepšení i budova musí mít téhož vlastníka; podmínka skladiště nebo velkoskladu se vztahuje na sektor vylepšované budovy.',
        en: "Kind = card name; unfinished upgrades count for the limit; the host works on; upgrade and host need one owner; the storehouse or warehouse condition applies to the host's sector.",
      },
      check: 'Given Shop with an unfinished upgrade, then vehicles may be played there.',
      question: {
        cs: 'Co je jeden typ vylepšení, zabírá rozestavěné vylepšení místo a přestává vylepšovaná budova fungovat?',
        en: 'What is a kind, does an unfinished upgrade block a place, does the host stop?',
      },
      reason: { cs: 'Rozestavěná je jen karta vylepšení.', en: 'Only the upgrade card is unfinished.' },
    },
    {
      id: 'OW-RULING-30',
      kind: 'ruling',
      title: { cs: 'Vylepšení zničené budovy', en: 'Upgrades when the host goes' },
      text: {
        cs: 'Nejsou cílem útoku a nemají vlastní zranění; je-li vylepšovaná budova zničena, jdou všechna její vylepšení, dostavěná i rozestavěná, do odkládacího balíčku (i když je touto budovou skladiště, které se vrací do ruky). Rozebírá se karta po kartě: nejprve vylepšení, samotná budova až tehdy, když žádné nemá.',
        en: 'They are no targets and have no wounds of their own; when the host is destroyed all its upgrades, finished or not, go to the discard pile (also when the host is a storehouse returning to hand). Dismantling works card by card: upgrades first, the host only when bare.',
      },
      check: 'Given Store with upgrade destroyed, then Store in hand, upgrade discarded.',
      question: { cs: 'Co se stane s vylepšeními?', en: 'Fate of upgrades?' },
      reason: {
        cs: 'Vylepšení jsou součástí budovy, každá karta má však vlastní cenu a dobu.',
        en: 'They are part of the host, but each card has its own price and time.',
      },
    },
    {
      id: 'OW-RULING-31',
      kind: 'ruling',
      title: { cs: 'Co lze rozebrat', en: 'What can be dismantled' },
      text: {
        cs: 'Rozebírat lze jen vlastní dokončené karty, připravené i vyčerpané; zrušit rozebírání nelze. Vrácené suroviny a doba se řídí hodnotami uvedenými na kartě, každá surovina se zaokrouhluje nahoru; na kartu se položí žetony za poloviční dobu a lze je odpracovat během několika kol. Přestane-li později platit podmínka OW-DISM-07 nebo OW-DISM-08, práce se pozastaví. Karta za 1 zásilku se vrací v plné ceně.',
        en: 'Only finished own cards, ready or exhausted; no aborting; refund and time follow the printed values, each resource rounded up; tokens for the half time are placed and may be worked off over several rounds. If the condition of OW-DISM-07 or OW-DISM-08 fails later, work pauses. A 1-crate card is refunded fully.',
      },
      check: 'Given price 3/1/1, then +2/+1/+1.',
      question: {
        cs: 'Lze rozebírat rozestavěné karty, lze rozebírání přerušit a jak se projeví změněné ceny?',
        en: 'Unfinished cards, aborting, changed prices?',
      },
      reason: {
        cs: 'Text rozebírání přirovnává ke stavbě a určuje jediný směr.',
        en: 'The text compares it with construction and defines one direction only.',
      },
    },
    {
      id: 'OW-RULING-32',
      kind: 'ruling',
      title: { cs: 'Rozebrání samotného skladiště', en: 'Dismantling the storehouse itself' },
      text: {
        cs: 'Ne; je třeba jiné dostavěné skladiště v sektoru nebo velkosklad v jiném sektoru. Totéž platí pro velkosklad.',
        en: 'No; another finished storehouse in the sector or a warehouse in another sector is needed. The same for a warehouse.',
      },
      check: 'Given the only Store, then dismantling is illegal.',
      question: {
        cs: 'Může skladiště splňovat podmínku svého vlastního rozebrání?',
        en: 'Can it serve as its own condition?',
      },
      reason: {
        cs: 'Rozebíraná karta se považuje za rozestavěnou a na rozestavěné karty se nelze odkazovat.',
        en: 'A card being dismantled counts as unfinished and unfinished cards cannot be referred to.',
      },
    },
    {
      id: 'OW-RULING-33',
      kind: 'ruling',
      title: { cs: 'Bonusy při rozebírání', en: 'Bonuses while dismantling' },
      text: {
        cs: 'Bonusy ke stavbě a výrobě, jeřáby i schopnost Zručný fungují při rozebírání stejně jako při zhotovování; dělníci z příkladu mají schopnost Stavba budov +1.',
        en: "Construction and production bonuses, cranes and Skilful work for dismantling as for making; the example's workers have Construction +1.",
      },
      check: 'OW-EX-04; with plain workers 2 of 4 units remain.',
      question: {
        cs: 'V příkladu odvedou dva dělníci 4 jednotky. Jak je to možné?',
        en: 'Two workers deliver 4 units in the example. How is that possible?',
      },
      reason: {
        cs: 'Příklad vychází jedině jako 2 × (1 + 1) = 4.',
        en: '2 × (1 + 1) = 4 is the only way the example adds up.',
      },
    },
    {
      id: 'OW-RULING-34',
      kind: 'ruling',
      title: { cs: 'Více než osm karet', en: 'More than eight cards' },
      text: {
        cs: 'Limit působí pouze na konci vlastníkova kola; má-li hráč v přípravné fázi 8 nebo více karet, nic si nelíže.',
        en: "The limit acts only at the owner's end of round; with 8 or more at preparation nothing is drawn.",
      },
      check: "Given 8 cards and a dismantled one, then 9 are legal until A's end of round.",
      question: {
        cs: 'Vrácená skladiště a rozebrané karty mohou limit ruky překročit. Co pak?',
        en: 'Returned storehouses and dismantled cards can exceed the limit. What then?',
      },
      reason: { cs: 'Limit je uveden jen tam.', en: 'The limit stands there only.' },
    },
    {
      id: 'OW-RULING-35',
      kind: 'ruling',
      title: { cs: 'Ztráta požadavku během stavby', en: 'Conditions lost while unfinished' },
      text: {
        cs: 'Kontrolují se jen při vyložení karty nebo zahájení výzkumu; pozdější ztráta nic nemění, s výjimkou pravidel o skladišti, dílně a laboratoři.',
        en: 'Checked when played or started only; later loss changes nothing except through the storehouse, workshop and laboratory rules.',
      },
      check:
        'Given the required factory destroyed later, then the vehicle can still be finished while a workshop stands.',
      question: { cs: 'Musejí požadavky platit až do dokončení?', en: 'Must requirements hold until completion?' },
      reason: { cs: 'Podmínky jsou stanoveny pro vyložení.', en: 'Conditions are stated for playing.' },
    },
    {
      id: 'OW-RULING-36',
      kind: 'ruling',
      title: { cs: 'Místo výroby vozidel', en: 'Where vehicles are made' },
      text: {
        cs: 'Lidé musejí být ve stejném sektoru jako vozidlo; dílna se nevyčerpává a slouží libovolnému počtu vozidel; rozestavěná vozidla nelze přesouvat.',
        en: 'Same sector as the vehicle; the workshop is not exhausted and serves any number; unfinished vehicles cannot be moved.',
      },
      check: 'Given Mec@S2 and unfinished Tank@S1, then illegal.',
      question: {
        cs: 'Musejí být lidé v sektoru, vyčerpává se dílna a kolik vozidel lze vyrábět najednou?',
        en: 'Must people be in the sector, is the workshop exhausted, how many vehicles at once?',
      },
      reason: { cs: 'Podle textu to probíhá jako u budov.', en: 'The text says it works like buildings.' },
    },
    {
      id: 'OW-RULING-37',
      kind: 'ruling',
      title: { cs: 'Místo výzkumu', en: 'Place of research' },
      text: {
        cs: 'K zahájení i pokračování výzkumu je nutná alespoň jedna vlastní dostavěná (a energií napájená) laboratoř kdekoliv; zkoumající postavy mohou být v kterémkoliv sektoru; výzkumů smí běžet libovolně mnoho. Hráči se mohou dohodnout, že zkoumat se smí jen v sektoru s laboratoří.',
        en: 'At least one own finished (and powered) laboratory anywhere to start or continue; researchers may be in any sector; any number of projects. The players may agree that researchers must be in a sector with a laboratory.',
      },
      check: 'Given Lab@S1, Sci@S3, then legal by default, illegal with the option.',
      question: {
        cs: 'Je třeba laboratoř, záleží na sektoru a kolik výzkumů smí běžet?',
        en: 'Laboratory, sector, number of projects?',
      },
      reason: {
        cs: 'Pravidlo o ztrátě mluví o poslední laboratoři, ne o poslední v sektoru, a technologie žádný sektor nemají.',
        en: 'The loss rule speaks of the last laboratory, not of the last one in a sector, and technologies have no sector.',
      },
    },
    {
      id: 'OW-RULING-38',
      kind: 'ruling',
      title: { cs: 'Placení ceny dobou práce', en: 'Paying time as a price' },
      text: {
        cs: 'Připravení lidé v sektoru karty, která schopnost má, a to najednou; bonusy se počítají, přebytek propadá; jeřáby platit nemohou. U karet bez sektoru (technologií) smějí být v kterémkoliv sektoru.',
        en: 'Ready humans in the sector of the card with the ability, in one go; bonuses count; surplus is lost; cranes cannot pay. For cards without a sector (technologies) any sector.',
      },
      check: 'Given "3 construction" and Wor with +1 plus Sol, then 3 points, legal.',
      question: { cs: 'Kdo takovou cenu platí, kde a lze ji splácet?', en: 'By whom, where, in instalments?' },
      reason: {
        cs: 'Cena se platí celá a text jmenuje postavy.',
        en: 'A price is paid whole, and the text names characters.',
      },
    },
  ],
};
