import type { Section } from '@bojiste/kernel';

export const rulingsVictory: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: zničení, vítězství a ostatní', en: 'Rulings: destruction, victory, the rest' },
  clauses: [
    {
      id: 'OW-RULING-92',
      kind: 'ruling',
      title: { cs: 'Mrtvé postavy', en: 'Dead characters' },
      text: {
        cs: 'Také do něj; balíček je veřejný, patří hráči a na pořadí v něm podle pravidel nezáleží; do balíčku posil se karty nikdy nevracejí, pokud to neurčí text karty.',
        en: 'Characters too; the pile is public, owned by the player, unordered for rules; never back to the reinforcement deck except by card text.',
      },
      check: 'Given Sol dies, then discard +1, reinforcement deck unchanged.',
      question: {
        cs: 'Heslo v pojmech posílá do odkládacího balíčku budovy a vozidla, oddíl o boji všechny karty. Kam jdou postavy?',
        en: 'The term entry sends buildings and vehicles to the discard pile, the battle section all cards. Where do characters go?',
      },
      reason: { cs: 'Oddíl o boji je úplný.', en: 'The battle section is complete.' },
    },
    {
      id: 'OW-RULING-93',
      kind: 'ruling',
      title: { cs: 'Návrat skladiště do ruky', en: 'Storehouse back to hand' },
      text: {
        cs: 'Každé skladiště, kdykoliv je zničeno zraněními nebo efektem, se vrací do ruky vlastníka jako nová karta (bez zranění); pro spouštění schopností se počítá jako zničené, ale v odkládacím balíčku není. Je nutné je znovu zaplatit a postavit.',
        en: "Every storehouse, whenever destroyed by wounds or effect, returns to its owner's hand as a new card (wounds gone); it counts as destroyed for triggers but is not in the discard pile. It must be paid and built again.",
      },
      check: 'Given "destroy any card" on Store, then hand +1.',
      question: {
        cs: 'Platí návrat při jakémkoliv zničení, při více skladištích i při nepřátelském efektu?',
        en: 'By any destruction, with several storehouses, under enemy effect?',
      },
      reason: { cs: 'Je to uvedeno bez výjimky.', en: 'Stated without exception.' },
    },
    {
      id: 'OW-RULING-94',
      kind: 'ruling',
      title: { cs: 'Které stavby se pozastaví', en: 'Which buildings stand still' },
      text: {
        cs: 'Na rozestavěné budově lze pracovat jen tehdy, pokud by ji v jejím sektoru bylo možné vyložit (je tam vlastní dostavěné skladiště, nebo má hráč vlastní velkosklad a kdekoliv alespoň jedno vlastní skladiště); na skladištích vždy. Totéž platí pro rozebírání. Odvedená práce na kartě zůstává.',
        en: 'An unfinished building can be worked on only while its sector would allow playing it (finished own storehouse there, or own warehouse and at least one own storehouse anywhere); storehouses always. The same for dismantling. Work stays on the card.',
      },
      check: 'Given Store@S1 lost, Store@S3 standing, then a Lab@S3 goes on, a Lab@S1 not.',
      question: { cs: 'Pozastaví se všechny rozestavěné budovy všude?', en: 'All unfinished buildings everywhere?' },
      reason: {
        cs: 'Je to v souladu s vykládáním a zahrnuje to i doslovný případ (ztrátu jediného skladiště).',
        en: 'Consistent with placement; literal case (only storehouse lost) is covered.',
      },
    },
    {
      id: 'OW-RULING-95',
      kind: 'ruling',
      title: { cs: 'Ztráta dílny jinak', en: 'Workshop lost otherwise' },
      text: {
        cs: 'Rozestavěná vozidla ničí jen zničení poslední vlastní dostavěné dílny v sektoru; je-li dílna rozebírána nebo vrácena, vozidla zůstávají a práce stojí, dokud tam nějaká dílna opět nestojí. Rozebíraná vozidla se počítají jako rozestavěná a jsou zničena také.',
        en: 'Only destruction of the last own finished workshop in the sector destroys unfinished vehicles; if it is being dismantled or returned, they stay and work pauses until a workshop stands there. Vehicles being dismantled count as unfinished and are destroyed too.',
      },
      check: 'Given the last Shop dismantled, then Tank unfinished stays, work illegal.',
      question: {
        cs: 'Co když je dílna rozebrána, ukořistěna nebo bez energie?',
        en: 'Dismantled, captured, unpowered?',
      },
      reason: { cs: 'Pravidlo mluví o zničení.', en: 'The rule says destroyed.' },
    },
    {
      id: 'OW-RULING-96',
      kind: 'ruling',
      title: { cs: 'Ztráta laboratoře', en: 'Laboratory lost' },
      text: {
        cs: 'Vyzkoumané technologie zůstávají a fungují dál; nedokončené se vracejí a ztrácejí dosavadní postup; rozestavěné laboratoře je nezachrání.',
        en: 'Researched technologies stay and keep working; unfinished ones return and lose their progress; unfinished laboratories do not save them.',
      },
      check: 'Given T1 researched, T2 running, last Lab destroyed, then T1 active, T2 in the deck.',
      question: {
        cs: 'Co se stane s dokončenými technologiemi a s rozpracovaným výzkumem?',
        en: 'Finished technologies, progress?',
      },
      reason: { cs: 'Uveden je jen nedokončený výzkum.', en: 'Only unfinished research is named.' },
    },
    {
      id: 'OW-RULING-97',
      kind: 'ruling',
      title: { cs: 'Přesně polovina postav', en: 'Exactly half of the people' },
      text: {
        cs: 'Přesně polovina je bezpečná; prohrává se pod polovinou.',
        en: 'Exactly half is safe; lost below half.',
      },
      check: 'OW-EX-17.',
      question: {
        cs: 'Souhrn požaduje naživu více než polovinu, seznam alespoň 50 %. Co platí?',
        en: 'The summary demands more than half alive, the list at least 50 %. Which applies?',
      },
      reason: { cs: 'Rozhodující je seznam na konci kola.', en: 'The end-of-round list is the operative text.' },
    },
    {
      id: 'OW-RULING-98',
      kind: 'ruling',
      title: { cs: 'Které postavy se počítají', en: 'Who counts as a character' },
      text: {
        cs: 'Počítají se lidé a opolidé ve hře v jakémkoliv stavu, zvířata nikdy; základem je počet těch, kdo hru skutečně začali. Posily naopak přicházejí podle dohodnutého počtu.',
        en: 'Humans and ape-men in play in any state count, animals never; the base is the number who really started. Reinforcements come by the number agreed.',
      },
      check: 'Given only Tiger left and no storehouse, then lost.',
      question: {
        cs: 'Počítají se zvířata, opolidé, sbírající a posádky, a který počet je základem?',
        en: 'Animals, ape-men, gatherers, crew; which number is the base?',
      },
      reason: {
        cs: 'Prohra se týká lidí; zvířata nikdo neovládá.',
        en: 'Defeat is about people; animals are uncontrolled.',
      },
    },
    {
      id: 'OW-RULING-99',
      kind: 'ruling',
      title: { cs: 'Kontrola vítězství a prohry', en: 'Time and order of the checks' },
      text: {
        cs: 'Jen na konci vlastního kola a jen pro tohoto hráče (a jeho tým); vítězství se kontroluje před prohrou. Většina získaná v nepřátelském kole musí vydržet do konce vlastního kola.',
        en: "Only at the end of the own round and only for that player (and team); victory before defeat. A majority reached in an enemy's round must hold until the own end of round.",
      },
      check: "Given A has 3 of 5 mines and also meets a defeat condition at A's end, then A wins.",
      question: {
        cs: 'Kontroluje se ihned, nebo na konci kola, a co když nastane výhra i prohra zároveň?',
        en: 'Immediate or at end of round, win and loss together?',
      },
      reason: {
        cs: 'Seznam hráči ukládá, aby zkontroloval své vlastní podmínky.',
        en: 'The list tells the player to check his own conditions.',
      },
    },
    {
      id: 'OW-RULING-100',
      kind: 'ruling',
      title: { cs: 'Vyřazení hráče', en: 'Elimination' },
      text: {
        cs: 'Jeho karty opouštějí hru (včetně ukořistěných vozidel) a ložiska se uvolní; žádný boj v té chvíli neprobíhá; vítězí poslední zbylý hráč nebo tým. Při dvou hráčích vítězí ten druhý.',
        en: 'His cards leave the game (captured vehicles included), deposits become free, battles are not running at that moment; the last player or team left wins. With two players the other wins.',
      },
      check: "Given C out of three is beaten, then C's mines are gone and A, B continue.",
      question: {
        cs: 'Co se stane s kartami poraženého hráče a kdy hra končí?',
        en: 'What happens to the cards of a beaten player, when does the game end?',
      },
      reason: { cs: 'Návod říká, že se poražená strana stahuje.', en: 'The manual says the beaten side withdraws.' },
    },
    {
      id: 'OW-RULING-101',
      kind: 'ruling',
      title: { cs: 'Pořadí konce kola', en: 'Sequence at the end of the round' },
      text: {
        cs: 'Efekty konce kola (v pořadí podle hráče) → odložení karet na 8 a případných dalších jedinou volbou → kontroly → konec efektů trvajících do konce kola a zánik nepřidělené energie → další hráč.',
        en: 'End effects (order by the player) → discard down to 8 and any further cards in one choice → checks → round-long effects and loose energy end → next player.',
      },
      check: 'Given an end effect drawing to 10, then the discard covers it.',
      question: { cs: 'Jaké je přesné pořadí kroků?', en: 'Exact order?' },
      reason: { cs: 'Takové je pořadí textu.', en: 'Order of the text.' },
    },
    {
      id: 'OW-RULING-102',
      kind: 'ruling',
      title: { cs: 'Ztráta synchronizace v digitální hře', en: 'Loss of synchronisation in a digital game' },
      text: {
        cs: 'Žádná akce ve hře; hráč může podat hlášení „program hraje jinak než pravidla“ s odkazem na ustanovení, které se uchová se stavem a záznamem hry; je-li uznáno, hra se anuluje a ohlašovateli se prohra nepočítá, v hodnocené hře se anuluje všem. Zapomenuté nepovinné akce k tomu nikdy neopravňují.',
        en: 'No in-game action; a report "the program plays differently from the rules" citing a clause, kept with state and log; if upheld the game is annulled without a loss for the reporter, and for everybody in rated play. Forgotten optional actions never qualify.',
      },
      check: 'Given an upheld report, then result annulled.',
      question: {
        cs: 'Co zbývá z práva odejít neporažen a čí neoprávněně vyložená karta je zakládá?',
        en: 'What remains of the right to leave unbeaten, and whose illegally played card gives it?',
      },
      reason: {
        cs: 'Slib pravidla tak zůstává zachován tam, kde se ještě může uplatnit, tedy při chybách programu.',
        en: 'Keeps the promise of the rule where it can still occur, in faults of the program.',
      },
    },
    {
      id: 'OW-RULING-103',
      kind: 'ruling',
      title: { cs: 'Pravidla pro žoldáky', en: 'Mercenaries' },
      text: {
        cs: 'Budovy a vozidla se platí a potřebují splnit požadavky uvedené na kartě, nepotřebují však skladiště ani dílnu v sektoru ani práci: vstupují dokončené a připravené. Postavy s touto schopností, které přicházejí jako posila, lze umístit do kteréhokoliv sektoru bez nepřátelských karet. Zvířata nejsou nepřátelé.',
        en: 'Buildings and vehicles are paid and need their printed requirements, but neither storehouse nor workshop in the sector nor work: they enter finished and ready. Characters with it, coming as reinforcement, may be placed in any sector without enemy cards. Animals are no enemies.',
      },
      check: 'Given a mercenary vehicle, stock sufficient, S3 empty, then ready in S3.',
      question: {
        cs: 'Pro které typy karet schopnost Žoldák platí a je nutná cena, dílna a práce?',
        en: 'For which card types, with price, workshop, work?',
      },
      reason: {
        cs: 'Vstup v připraveném stavu a libovolný sektor nahrazují právě tato pravidla.',
        en: 'Entering ready and any sector replace exactly these rules.',
      },
    },
    {
      id: 'OW-RULING-104',
      kind: 'ruling',
      title: { cs: 'Pevně daná doba', en: 'Durations and new cards' },
      text: {
        cs: 'Každý efekt musí mít uvedenu dobu trvání (útok, kolo boje, boj, kolo hry, trvale); na řádce T je výchozí útok, na U kolo boje, na BA a R kolo hry. Karta, která opouští hru, ztrácí žetony, úpravy i přiřazení.',
        en: 'Each effect must state its duration (attack, battle round, battle, game round, permanent); on T the default is the attack, on U the battle round, on BA and R the game round. A card leaving play loses tokens, modifiers and assignments.',
      },
      check: 'Given a T without printed time, then it ends with the attack.',
      question: {
        cs: 'Co když není uvedena doba a co přetrvá, když karta opustí hru?',
        en: 'What if no time is printed, what survives leaving play?',
      },
      reason: { cs: 'Pojem vyžaduje pevně danou dobu.', en: 'The term demands a fixed time.' },
    },
    {
      id: 'OW-RULING-105',
      kind: 'ruling',
      title: { cs: 'Mezery v týmové hře', en: 'Team play gaps' },
      text: {
        cs: 'Sklad, ruce, budovy a požadavky zůstávají oddělené; na spoluhráče se neútočí, jejich přesun se nezachycuje a neblokuje se za ně; společný průchod a sběr jsou volné; tým prohrává, když prohráli všichni jeho členové. Strany mohou být dvě i tři a nemusí být stejně velké; hráči menší strany začínají za každého chybějícího hráče s dohodnutým počtem lidí a zásilek navíc (obvykle 2 lidé, nejvýše 16, a 5 zásilek). K boji je nutná karta jiného týmu.',
        en: 'Stock, hands, buildings and requirements stay separate; no attacks on, interceptions of or blocks for teammates; passing and gathering together is free; a team loses when all its members have lost. There may be two or three sides, also of uneven size; for each player their side lacks, players of a smaller side start with the agreed number of more people and crates (usually 2 people, at most 16, and 5 crates). Battles need a card of another team.',
      },
      check: 'Given teammates alone in S2, then no battle can be declared.',
      question: {
        cs: 'Je sklad společný, lze blokovat za jiné, útočit na spoluhráče a prohrává se společně?',
        en: 'Shared stock, blocking for others, attacking partners, common defeat?',
      },
      reason: { cs: 'Sčítat se mají podle textu jen doly.', en: 'Only mines are said to be added up.' },
    },
    {
      id: 'OW-RULING-106',
      kind: 'ruling',
      title: { cs: 'Patová hra', en: 'Endless games' },
      text: {
        cs: 'Pravidla žádné omezení nemají; nabídne se remíza dohodou, vzdání hry a nepovinný nejvyšší počet kol; každý hráč, který zůstal, odehraje právě tolik svých kol, ať už někdo vypadl, nebo ne, a potom rozhodují doly, potom lidé, potom remíza.',
        en: 'No rule limit; offer draw by agreement, concede, and an optional cap of rounds: everybody who is left plays exactly so many rounds of their own, whoever fell before, and then mines decide, then people, then a draw.',
      },
      check: 'Given cap 40 and equal mines, then more people wins.',
      question: {
        cs: 'Může nastat, že žádnou stranu nic nedonutí hru ukončit. Co s tím?',
        en: 'It may happen that nothing ever forces either side to end the game. What then?',
      },
      reason: { cs: 'Návod remízu nezná.', en: 'The manual has no draw.' },
    },
    {
      id: 'OW-RULING-107',
      kind: 'ruling',
      title: { cs: 'Ruční vozidlo bez čísla posádky', en: 'Manual vehicle without a crew number' },
      text: {
        cs: 'Bere se to jako Posádka: 1; počítačové nebo dálkové vozidlo se schopností Posádka: X tuto posádku potřebuje také. Věž dálkového vozidla potřebuje jednu přiřazenou postavu, i když posádku uvedenou nemá.',
        en: "Treat it as Crew: 1; a computer or remote vehicle with Crew: X needs that crew as well. A remote vehicle's tower needs one assigned character even without a printed crew.",
      },
      check:
        'Given a manual vehicle without keyword and nobody assigned, then it cannot move; with one character, then it can.',
      question: {
        cs: 'Ruční řízení obvykle provází Posádka: X. Co když chybí?',
        en: 'Manual control usually comes with Crew: X, so what if it does not?',
      },
      reason: {
        cs: 'Ruční vozidlo vyžaduje řidiče v každém případě a Posádka je samostatná podmínka.',
        en: 'A manual vehicle requires a driver in any case, and Crew is a condition of its own.',
      },
    },
    {
      id: 'OW-RULING-108',
      kind: 'ruling',
      title: { cs: 'Zručný a druhy práce', en: 'Skilful across kinds' },
      text: {
        cs: 'Jedno vyčerpání je jeden druh práce s body tohoto druhu; každá zpracovávaná karta musí být pro pracující kartu přípustná i samostatně (sektor, povolení); získá se nejvýše jeden zkušenostní bod. Přimíchat lze i rozebírání téhož druhu.',
        en: "One kind of work per exhaustion, with that kind's points; all cards worked on must be legal for the worker on their own (sector, permission); one experience point at most. Dismantling jobs of the same kind may be mixed in.",
      },
      check:
        'Given Construction +1, Research +0 and Skilful, then 2 construction tokens on two buildings are legal, 1 construction and 1 research token is not.',
      question: {
        cs: 'Smí se jedno vyčerpání rozdělit mezi budovu, vozidlo a technologii?',
        en: 'May one exhaustion be split between a building, a vehicle and a technology?',
      },
      reason: {
        cs: 'Body se podle druhu liší a zkušenost se dává za vyčerpání.',
        en: 'Points differ by kind, and experience is paid per exhaustion.',
      },
    },
    {
      id: 'OW-RULING-109',
      kind: 'ruling',
      title: { cs: 'Veřejné a skryté informace', en: 'Open and hidden information' },
      text: {
        cs: 'Veřejné: vše ve hře, sklad, energie, vyzkoumané a probíhající technologie, odkládací balíčky, velikosti všech balíčků a rukou. Skryté: ruce před ostatními, pořadí balíčků přede všemi, obsah konstrukčního balíčku a balíčku posil před ostatními, nezahájené technologie před ostatními. Nalezená karta se ukazuje, jen říká-li to text.',
        en: 'Public: everything in play, stock, energy, researched and running technologies, discard piles, sizes of all decks and hands; hidden: hands from others, order of decks from all, contents of construction and reinforcement deck from others, technologies not started from others. A found card is shown only if the text says so.',
      },
      check: "Given B's view, then A's technology deck appears as a count and A's stock as numbers.",
      question: {
        cs: 'Za tajnou je prohlášena jen ruka. Co je veřejné a co skryté?',
        en: 'Only the hand is declared secret. What is public and what is hidden?',
      },
      reason: {
        cs: 'Odkrytý stav stolu stojí proti kartám, které jsou ještě v balíčcích.',
        en: 'Face-up table state against cards still in decks.',
      },
    },
  ],
};
