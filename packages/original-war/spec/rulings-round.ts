import type { Section } from '@bojiste/kernel';

export const rulingsRound: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: kola, přípravná fáze, těžba', en: 'Rulings: rounds, preparation, mining' },
  clauses: [
    {
      id: 'OW-RULING-15',
      kind: 'ruling',
      title: { cs: 'Význam slova „kolo“', en: 'Meaning of "round"' },
      text: {
        cs: 'Bez přívlastku znamená kolo hry hráče na tahu; „minulé kolo“ a „každé kolo“ při sběru jsou hráčova vlastní kola; omezení „jednou za kolo“ se obnovují na začátku každého kola hry; texty týkající se boje mají na mysli kolo boje jen tehdy, když to říkají nebo když stojí na řádce U.',
        en: 'Unqualified = game round of the player on turn; "previous round" and "each round" in gathering = own rounds; "once per round" limits reset at the start of every game round; battle texts use battle round only when they say so or stand on U lines.',
      },
      check: 'Given "once per round" used in A\'s round, then usable again by A in a battle in B\'s round.',
      question: {
        cs: 'Slovo se používá pro kola hráčů i pro kola boje. Co se jím kdy myslí?',
        en: 'The word is used for player rounds and battle rounds. Which is meant where?',
      },
      reason: { cs: 'Odpovídá to normalizovaným názvům.', en: 'Normalised terms.' },
    },
    {
      id: 'OW-RULING-16',
      kind: 'ruling',
      title: { cs: 'Pořadí v přípravné fázi', en: 'Order inside preparation' },
      text: {
        cs: 'Lízání → posily → těžba → zotavení; mezi kroky lze používat aktivační schopnosti.',
        en: 'Draw → reinforcement → mining → recovery; activated abilities may be used between the steps.',
      },
      check: 'Given logs, then this order every round.',
      question: {
        cs: 'Lízání a posily stojí mimo kroky označené písmeny. V jakém pořadí se provádějí?',
        en: 'Draw and reinforcement stand outside the lettered steps. In what order are they done?',
      },
      reason: { cs: 'Takové je pořadí textu.', en: 'Order of the text.' },
    },
    {
      id: 'OW-RULING-17',
      kind: 'ruling',
      title: { cs: 'První kolo prvního hráče', en: "First player's first round" },
      text: {
        cs: 'Nic; těžba a zotavení prostě nemají s čím pracovat, takže první hráč nezíská žádný příjem; ostatní hráči za to nedostávají žádné vyrovnání.',
        en: 'Nothing; mining and recovery simply find nothing, so the first player gains no income; no compensation for later players.',
      },
      check: "Given A's first preparation, then hand 8, stock 10/0/0.",
      question: { cs: 'Vynechává se v něm něco?', en: 'Is anything skipped?' },
      reason: { cs: 'Žádná výjimka není napsána.', en: 'No exception is written.' },
    },
    {
      id: 'OW-RULING-18',
      kind: 'ruling',
      title: { cs: 'Počet posil za kolo', en: 'Number of reinforcements' },
      text: {
        cs: 'Jedna za kolo. Hráči se mohou dohodnout na doplnění celého počtu najednou.',
        en: 'One per round. The players may agree on filling up to the number at once.',
      },
      check: 'Given 9 of 12 and 8 humans left, then 10 after preparation.',
      question: {
        cs: 'Přichází jedna posila za kolo, nebo tolik, aby bylo dosaženo dohodnutého počtu?',
        en: 'One per round, or until the agreed number is reached?',
      },
      reason: {
        cs: 'Text bere jedinou kartu a opakuje postup jen po nevhodné kartě.',
        en: 'The text takes a single card and repeats only after a misfit.',
      },
    },
    {
      id: 'OW-RULING-19',
      kind: 'ruling',
      title: { cs: 'Žádná vhodná posila', en: 'Nobody fits' },
      text: {
        cs: 'Každá karta balíčku se prohlédne nejvýše jednou; nevyhovuje-li žádná, postup končí bez postihu. Odkryté nevhodné karty vidí jen vlastník.',
        en: 'Each card of the deck is looked at once at most; if none fits, stop without penalty. Revealed misfits are seen by the owner only.',
      },
      check: 'Given a deck of 3 animals, then 3 looks, no entry, order rotated once.',
      question: { cs: 'Nevznikne nekonečná smyčka, když v balíčku nikdo nevyhovuje?', en: 'Endless loop?' },
      reason: { cs: 'Postup musí někdy skončit.', en: 'Termination.' },
    },
    {
      id: 'OW-RULING-20',
      kind: 'ruling',
      title: { cs: 'Příchod posily', en: 'Where and how reinforcements enter' },
      text: {
        cs: 'Vlastník volí mezi sektory, v nichž má dostavěné skladiště; nemá-li žádné, přijde posila do jeho startovního sektoru, i když jsou tam nepřátelé. Přichází připravená.',
        en: "Owner's choice among sectors with an own finished storehouse; without one, the own start sector, even if enemies are there; ready.",
      },
      check: 'Given Store@S1, then the new human is ready in S1.',
      question: { cs: 'Do kterého sektoru a v jakém stavu posila přichází?', en: 'Sector and state?' },
      reason: {
        cs: 'Lidé přicházejí na základnu a karta vstupuje před zotavením, takže by její vyčerpání nemělo smysl.',
        en: 'People arrive at the base, and the card enters before recovery, so exhaustion would be meaningless.',
      },
    },
    {
      id: 'OW-RULING-21',
      kind: 'ruling',
      title: { cs: 'Produkce dolů a vrtů', en: 'Output and readiness of mines' },
      text: {
        cs: 'Produkce je údaj karty (výchozí hodnota 1); na připravenosti ani na nepřátelích v sektoru nezáleží; rozestavěné doly a doly bez potřebné energie vynášejí 0.',
        en: 'Output is a card field (default 1); readiness and enemies in the sector do not matter; unfinished or unpowered mines yield 0.',
      },
      check: 'Given Mine exhausted after a battle, then +1 siberite.',
      question: {
        cs: 'Kolik důl vynáší a musí být připravený, napájený energií a nerušený nepřítelem?',
        en: 'How much, must the mine be ready, powered, undisturbed?',
      },
      reason: {
        cs: 'Produkce se počítá před zotavením, takže na vyčerpání záležet nemůže; karta bez energie platí za nepřítomnou.',
        en: 'Production is counted before recovery, so exhaustion cannot matter; an unpowered card counts as absent.',
      },
    },
    {
      id: 'OW-RULING-22',
      kind: 'ruling',
      title: { cs: 'Jeden důl na ložisko', en: 'One mine per deposit' },
      text: {
        cs: 'Na každé ložisko patří jeden důl nebo vrt kteréhokoliv hráče, počítaje v to i rozestavěný; uvolní se zničením nebo rozebráním. Důl lze vyložit jen tam, kde je volné ložisko jeho druhu.',
        en: 'Each deposit takes one mine or well of any player, unfinished included; it is freed by destruction or dismantling. A mine can be played only where a free deposit of its kind exists.',
      },
      check: "Given one deposit with B's unfinished mine, then A's mine is illegal there.",
      question: { cs: 'Mohou dva doly sdílet jedno ložisko?', en: 'Can two mines share a deposit?' },
      reason: { cs: 'Pro vítězství se počítají ložiska s dolem.', en: 'Victory counts deposits with a mine.' },
    },
    {
      id: 'OW-RULING-23',
      kind: 'ruling',
      title: { cs: 'Návrat ze sběru', en: 'Gatherers coming home' },
      text: {
        cs: 'Stanou se připravenými v kroku těžby, hned po připsání svých zásilek.',
        en: 'They become ready in the mining step, right after their crates are credited.',
      },
      check: "Given Wor gathering, then ready in A's next construction part.",
      question: {
        cs: 'Kdy lze sbírající karty znovu používat, když zotavení zmiňuje jen vyčerpané karty?',
        en: 'When do gathering cards become usable, since recovery names exhausted cards only?',
      },
      reason: { cs: 'Jinak by zůstaly na sběru navždy.', en: 'Otherwise they would stay out for good.' },
    },
  ],
};
