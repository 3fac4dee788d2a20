import type { Section } from '@bojiste/kernel';

export const rulingsBattleOrder: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: průběh boje', en: 'Rulings: battle order' },
  clauses: [
    {
      id: 'OW-RULING-56',
      kind: 'ruling',
      title: { cs: 'Účastníci boje', en: 'Who is in the battle' },
      text: {
        cs: 'Patří do něj všechny postavy (zvířata podle OW-RULING-85), vozidla a budovy všech hráčů v sektoru; nikdo nemůže zůstat stranou; karty, které se do sektoru dostanou později efektem, se připojí od dalšího kola boje.',
        en: 'All characters (animals by OW-RULING-85), vehicles and buildings in the sector of all players; nobody can stay out; cards entering the sector later by an effect join at the next battle round.',
      },
      check: "Given C's Sol in S2, when A fights B there, then C has a slot.",
      question: {
        cs: 'Patří do boje i třetí hráči, vlastní nezúčastněné karty a technologie?',
        en: 'Third players, own bystanders, technologies?',
      },
      reason: { cs: 'Boje se účastní všechny karty v sektoru.', en: 'All cards in the sector take part.' },
    },
    {
      id: 'OW-RULING-57',
      kind: 'ruling',
      title: { cs: 'Výpočet iniciativy', en: 'Initiative formula' },
      text: {
        cs: 'Aktuální rychlost + bonus; speciální útoky mají bonus 0; karty bez rychlosti iniciativu nemají. Určuje se na začátku kola boje po událostech; pozdější změna posune jen karty, které ještě nejednaly.',
        en: 'Current speed + bonus; special attacks have bonus 0; cards without speed have none. Fixed after events at the start of a battle round; a later change moves only cards that have not acted.',
      },
      check: 'Given a −8 speed effect on Drone (24) before its slot with Tank at 20, then Tank acts first.',
      question: {
        cs: 'Jak se skládá rychlost s typem útoku a kdy se to počítá?',
        en: 'How are speed and type combined, and when?',
      },
      reason: { cs: 'Hodnota se nazývá bonus.', en: 'The value is called a bonus.' },
    },
    {
      id: 'OW-RULING-58',
      kind: 'ruling',
      title: { cs: 'Shoda iniciativy více hráčů', en: 'Ties of three and more' },
      text: {
        cs: 'Všechny karty se stejnou iniciativou tvoří skupinu; postupuje se kolem stolu od hráče, který boj začal, v dohodnutém směru, každý hráč táhne jednou svou kartou a kdo žádnou nemá, vynechává se; opakuje se to, dokud skupina není prázdná; zvířata přicházejí po všech hráčích.',
        en: 'Group all cards of equal initiative; go round the seats from the initiator in the agreed direction, each player taking one of his cards, skipping those without; repeat until the group is empty; animals come after all players.',
      },
      check: 'Given C initiator, A 1, B 2, C 1 cards at 15, then C, A, B, B.',
      question: { cs: 'Jak probíhá střídání při shodě tří a více hráčů?', en: 'How does the alternation run?' },
      reason: { cs: 'Jde o rozšíření pravidla pro dva hráče.', en: 'Extension of the two-player rule.' },
    },
    {
      id: 'OW-RULING-59',
      kind: 'ruling',
      title: { cs: 'Vyčerpání akcí v boji', en: 'Acting exhausts, battle rounds refresh' },
      text: {
        cs: 'Útok, BA, útěk a vzdání se akce vyčerpávají; vyčkávání a přiřazení nikoliv. Na začátku 2. a 3. kola boje se zotaví všichni účastníci kromě rozestavěných karet a přebytečných dálkových vozidel. Každá karta má za kolo boje nejvýše jeden tah: je-li před ním čímkoliv vyčerpána, přijde o něj; zotaví-li ji po něm nějaký efekt, smí znovu blokovat nebo platit, druhý tah však nedostane.',
        en: 'Attack, BA, flee and decline exhaust; waiting and boarding do not. At the start of battle rounds 2 and 3 every participant recovers except unfinished cards and surplus remote vehicles. Each card has at most one slot per battle round: exhausted by anything before its slot it loses it, readied by an effect after its slot it may block or pay again but gets no second slot.',
      },
      check: 'Given Sol attacked in round 1, then it cannot block later in round 1, and it is ready in round 2.',
      question: {
        cs: 'Text nikde neříká, že útok vyčerpává. Co tedy kartu v boji vyčerpá?',
        en: 'The text never says that an attack exhausts. What exhausts a card in battle?',
      },
      reason: {
        cs: 'Vyčerpané karty vynechávají 1. kolo a potom se zotavují jako ostatní.',
        en: 'Exhausted cards miss round 1 and then recover as the others do.',
      },
    },
    {
      id: 'OW-RULING-60',
      kind: 'ruling',
      title: { cs: 'Kdo je po vyčkání', en: 'Who follows a waiting card' },
      text: {
        cs: 'Na řadě je další karta v pořadí iniciativy, i když patří témuž hráči.',
        en: 'The next card in initiative order, also if it is an own one.',
      },
      check: "Given A's 24 and 20 against B's 15, when 24 waits, then A's 20 acts.",
      question: {
        cs: 'Seznam akcí předává tah soupeři, pravidlo o vyčkávání další kartě v iniciativě. Co platí?',
        en: 'The action list hands over to the opponent, the waiting rule to the next initiative. Who follows?',
      },
      reason: {
        cs: 'Podrobný oddíl popisuje přeskládanou řadu karet.',
        en: 'The detailed section describes a re-ordered row of cards.',
      },
    },
    {
      id: 'OW-RULING-61',
      kind: 'ruling',
      title: { cs: 'Omezení vyčkávání', en: 'Limits of waiting' },
      text: {
        cs: 'Jednou za kolo boje; vyčkávající karty jednají po všech ostatních sestupně podle původní iniciativy s obvyklým pravidlem pro shodu; na svém druhém místě v řadě musí taková karta jednat, nebo se její hráč akce vzdá, a tím ji vyčerpá. Kartě, která byla odloučena nebo přiřazena, označení o vyčkávání zůstává.',
        en: 'Once per battle round; waiters act after all others in descending original initiative with the usual tie rule; a waiter in its second slot must act or be exhausted by declining. A card detached or boarded keeps its mark.',
      },
      check: 'Given Drone waited in round 1, then it may wait again in round 2.',
      question: {
        cs: 'Lze vyčkat jednou za boj, nebo za kolo boje, a v jakém pořadí vyčkávající karty jednají?',
        en: 'Once per battle or per battle round; in what order do waiters act?',
      },
      reason: { cs: 'Tahy karet se počítají pro každé kolo boje.', en: 'Slots exist per battle round.' },
    },
    {
      id: 'OW-RULING-62',
      kind: 'ruling',
      title: { cs: 'Události v kolech boje', en: 'Events in every battle round' },
      text: {
        cs: 'Na začátku každého ze tří kol boje, po zotavení a před určením pořadí; první je hráč, který boj začal, další následují po směru hry a každý má jednu příležitost; posádky se přiřazují před prvními událostmi.',
        en: 'At the start of each of the three battle rounds, after recovery and before ordering; initiator first, then seat direction, one chance each; crews are assigned before the first events.',
      },
      check: 'Given A and B each hold three U, then up to six are played in a battle.',
      question: {
        cs: 'Hrají se události jen na začátku boje, nebo každého kola boje, a kdo je hraje první?',
        en: 'Start of battle only, or of each round; who first?',
      },
      reason: { cs: 'Limit zní jedna událost za kolo boje.', en: 'The limit is one per battle round.' },
    },
  ],
};
