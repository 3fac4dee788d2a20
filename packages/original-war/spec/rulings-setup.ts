import type { Section } from '@bojiste/kernel';

export const rulingsSetup: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: balíčky a příprava', en: 'Rulings: decks and set-up' },
  clauses: [
    {
      id: 'OW-RULING-07',
      kind: 'ruling',
      title: { cs: 'Velikost balíčku', en: 'Hard limits and minima' },
      text: {
        cs: 'Hodnoty 20/20/40, a tedy i 80, jsou závazná maxima. Minimem je tolik různých jmen postav, které nejsou zvířaty, aby stačila na dohodnutý startovní počet, a jedno skladiště; technologií může být 0.',
        en: '20/20/40 and thus 80 are hard maxima; minimum = enough different non-animal character names for the agreed starting number and one storehouse; technologies may be 0.',
      },
      check: 'Given 11 usable names and 12 agreed, then error.',
      question: {
        cs: 'Počet 80 karet je vyjádřen jako doporučení a nejmenší počty chybějí. Jaké meze platí?',
        en: '80 is worded as advice, minima are missing. Which limits hold?',
      },
      reason: { cs: 'Přípravu hry musí být možné provést.', en: 'Set-up must be executable.' },
    },
    {
      id: 'OW-RULING-08',
      kind: 'ruling',
      title: { cs: 'Počet kopií karet', en: 'Copies of non-unique cards' },
      text: {
        cs: 'Omezení není, formát hry je však může zavést, například na 4. Unikátní karty: jedna od každé dvojice názvu a podnázvu.',
        en: 'No limit, but a format may set one, for example 4. Unique cards: one per name and subname.',
      },
      check: 'Given 40 equal storehouses, then valid with default options.',
      question: {
        cs: 'Kolik stejných vozidel nebo budov smí balíček obsahovat?',
        en: 'How many equal vehicles or buildings?',
      },
      reason: {
        cs: 'Pravidla výslovně povolují libovolný poměr a libovolné karty.',
        en: 'Any ratio and any cards are allowed explicitly.',
      },
    },
    {
      id: 'OW-RULING-09',
      kind: 'ruling',
      title: { cs: 'Výběr startovních postav', en: 'Who are the twelve' },
      text: {
        cs: 'Vybírá je vlastník, tajně a současně s ostatními; musí mít různá jména; smějí to být lidé a opolidé, zvířata ne.',
        en: "Chosen by the owner, secretly and at the same time as the others'; different names; humans and ape-men, no animals.",
      },
      check: 'Given Tiger among the twelve, then illegal; given two versions of one name, then illegal.',
      question: {
        cs: 'Vybírá se dvanáct startovních postav, nebo se líže, a smějí mezi nimi být zvířata či opolidé?',
        en: 'Chosen or drawn, may animals or ape-men be among them?',
      },
      reason: {
        cs: 'Balíček se míchá až po jejich vyložení; zvířata mají vlastní krok přípravy.',
        en: 'The deck is shuffled only after they are laid out; animals have an own step.',
      },
    },
    {
      id: 'OW-RULING-10',
      kind: 'ruling',
      title: { cs: 'Postavené startovní skladiště', en: 'State of the starting storehouse' },
      text: {
        cs: 'Je dostavěné, připravené, zdarma a leží ve startovním sektoru; má-li vlastník v balíčku několik skladišť, zvolí si, které to bude.',
        en: 'Finished, ready, free, in the start sector; with several in the deck the owner chooses which.',
      },
      check: 'Given a new game, then Store is ready and stock is 10/0/0.',
      question: { cs: 'Platí se startovní skladiště a je na začátku rozestavěné?', en: 'Paid, unfinished?' },
      reason: {
        cs: '10 zásilek přichází až v pozdějším kroku přípravy a ke stavbě je skladiště nutné.',
        en: 'The 10 crates come later in set-up and building needs a storehouse.',
      },
    },
    {
      id: 'OW-RULING-11',
      kind: 'ruling',
      title: { cs: 'Různé startovní sektory', en: 'Start sectors' },
      text: {
        cs: 'Ne. Data mapy uvádějí povolené startovní sektory pro každý počet hráčů; pokud se vybírá, hráči volí v náhodném pořadí.',
        en: 'No; map data lists the permitted start sectors per player number; if choosing, players choose in random order.',
      },
      check: 'Given A chose S1, when B chooses S1, then illegal.',
      question: { cs: 'Smějí mít dva hráči týž startovní sektor?', en: 'May two players share one?' },
      reason: { cs: 'Každý hráč označuje vlastní sektor.', en: 'Each marks an own sector.' },
    },
    {
      id: 'OW-RULING-12',
      kind: 'ruling',
      title: { cs: 'Vykládání zvířat', en: 'Placing animals' },
      text: {
        cs: 'Berou se ze zbylého balíčku posil, v libovolném počtu, jeden hráč po druhém v pořadí u stolu počínaje prvním hráčem (ten se proto určí před tímto krokem, ačkoliv návod jeho určení uvádí až nakonec). Mezi dvanáct postav se nepočítají. Zvířata, která zůstala v balíčku, do hry sama od sebe nikdy nevstoupí.',
        en: 'From the remaining reinforcement deck, any number, one player after another in seat order from the first player (who is therefore determined before this step, although the manual names that step last); they do not count among the twelve. Animals left in the deck never enter by themselves.',
      },
      check: 'Given A owns 3 animals, then A may place 0–3; the agreed character number stays 12.',
      question: {
        cs: 'Kdo vykládá zvířata první, kolik jich smí být a odkud se berou?',
        en: 'Who first, how many, from where?',
      },
      reason: { cs: 'Posilou může být jen člověk.', en: 'Reinforcements must be human.' },
    },
    {
      id: 'OW-RULING-13',
      kind: 'ruling',
      title: { cs: 'Počáteční ruka', en: 'Opening hand' },
      text: {
        cs: 'Ne; ruka je prázdná až do první přípravné fáze svého vlastníka; výměna počáteční ruky neexistuje.',
        en: "No; hands are empty until the owner's first preparation; no mulligan.",
      },
      check: "Given A's first round, then B's hand is 0.",
      question: { cs: 'Lížou si hráči karty už při přípravě hry?', en: 'Do players draw at set-up?' },
      reason: { cs: 'Jediné pravidlo o lízání stojí v přípravné fázi.', en: 'The only draw rule is in preparation.' },
    },
    {
      id: 'OW-RULING-14',
      kind: 'ruling',
      title: { cs: 'Unikátnost a soupeř', en: 'Uniqueness across the table' },
      text: {
        cs: 'Unikátnost se posuzuje u každého ovládajícího hráče zvlášť; nepřítel smí mít tutéž osobu. Ukořistěné vozidlo se počítá hráči, který je ovládá: přiřazení postavy je nepřípustné, pokud by tím byla unikátnost porušena.',
        en: 'Uniqueness is per controlling player; an enemy may own the same person. A captured vehicle counts for the player controlling it: boarding is illegal if it would break uniqueness.',
      },
      check: 'Given B has "X, one", when A\'s "X, one" comes as reinforcement, then legal.',
      question: { cs: 'Počítá se i soupeřova kopie unikátní karty?', en: "Does an opponent's copy count?" },
      reason: {
        cs: 'Kapitola o balíčku formuluje omezení jako hráčovo vlastní.',
        en: "The deck chapter words the limit as the player's own.",
      },
    },
  ],
};
