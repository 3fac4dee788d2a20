import type { Section } from '@bojiste/kernel';

export const rulingsMissingData: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: chybějící údaje', en: 'Rulings: missing data' },
  clauses: [
    {
      id: 'SW-RULING-01',
      kind: 'ruling',
      title: { cs: 'Šířka bojiště', en: 'Number of columns' },
      text: {
        cs: 'Bojiště má 6 sloupců a 8 řad. Žádné pravidlo na těchto rozměrech nezávisí.',
        en: '6 columns × 8 rows, and no rule depends on the size.',
      },
      check:
        'Given board constants 6×8, when spaces are counted, then 48; given a 5×8 test board, when the rule tests run, then they still pass.',
      question: {
        cs: 'Z textu plyne 8 řad (4 + 4), počet sloupců však neuvádí. Kolik jich je?',
        en: 'The text gives 8 rows (4 + 4) but no columns. How many are there?',
      },
      reason: {
        cs: 'Skutečný herní plán má 6 sloupců (údaj mimo text pravidel) a všechna pravidla fungují na herním plánu jakékoli velikosti.',
        en: 'The physical board has 6 columns (outside the rulebook), and every rule works on a board of any size.',
      },
    },
    {
      id: 'SW-RULING-02',
      kind: 'ruling',
      title: { cs: 'Výchozí rozmístění karet', en: 'Starting positions' },
      text: {
        cs: 'Pro každého Vyvolavače se ukládá rozmístění 4 karet v souřadnicích z pohledu majitele (sloupec od jeho levé ruky, řada od jeho okraje). Hráč B je dostane otočené o 180°. Kontroluje se, že všechny čtyři karty leží na vlastní straně a na různých polích. Seznam třetí strany (mimo text pravidel, neověřený) uvádí tyto hodnoty sloupec/řada, počítané od 1: Svara 4/1, portál 4/3, Mrazoví mágové 3/3, Ledoví golemové 3/2; Ret-Talus 4/1, portál 4/3, Nemrtví lučištníci 3/3, Nemrtví přenašeči 4/4; Plížoun 5/1, portál 4/2, Práčata hordy 5/2, Vlčí jezdci 3/3.',
        en: "Store per Summoner a layout of 4 cards in owner-relative coordinates (column from the owner's left, row from the owner's edge); seat B gets it rotated by 180°; validate that all four lie on the own side on different spaces. A third-party list (outside the rulebook, unverified) has, as column/row counted from 1: Svara 4/1, gate 4/3, mágové 3/3, golemové 3/2; Ret-Talus 4/1, gate 4/3, lučištníci 3/3, přenašeči 4/4; Plížoun 5/1, gate 4/2, Práčata 5/2, jezdci 3/3.",
      },
      check: "Given Svara for both seats, when set up, then B's layout is the point reflection of A's (d1 ↔ c8).",
      question: {
        cs: 'Výchozí rozmístění je jen na rubu karet Vyvolavačů. Jak je určit?',
        en: "The layouts are only on the Summoner cards' backs. How are they given?",
      },
      reason: {
        cs: 'Pravidla odkazují na údaje, které v nich samotných nejsou.',
        en: 'The booklet refers to data not in the rulebook.',
      },
    },
    {
      id: 'SW-RULING-03',
      kind: 'ruling',
      title: { cs: 'Rozložení symbolů na kostce', en: 'Die faces' },
      text: {
        cs: 'Kostka je seznam šesti stěn a stěna je soubor symbolů, které se mohou i opakovat. Tabulku stěn lze nastavit. Neověřené výchozí rozložení pochází z jiného zdroje než z pravidel: 3 × {M, R}, 2 × {R, S}, 1 × {M, S}, kde M je zásah na blízko, R zásah na dálku a S zvláštní efekt.',
        en: 'A die is a list of six faces, a face is a multiset of symbols, the table of faces can be set. Unverified default from outside the rulebook: 3 × {M, R}, 2 × {R, S}, 1 × {M, S}, where M is a melee hit, R a ranged hit and S a special effect.',
      },
      check:
        'Given a scripted face {M, R} in a melee attack, then 1 injury; the same face in a ranged attack, 1 injury; a face {M, M}, 2 injuries in melee.',
      question: { cs: 'Které symboly jsou na šesti stěnách kostky?', en: 'Which symbols are on the six faces?' },
      reason: {
        cs: 'Text přiděluje zranění za symbol, nikoli za kostku, a na jedné stěně tedy musí být možné mít více symbolů.',
        en: 'The text awards injuries per symbol, not per die, so several symbols on one face must be possible.',
      },
    },
    {
      id: 'SW-RULING-04',
      kind: 'ruling',
      title: { cs: 'Chybějící hodnoty a typy útoku', en: 'Cut card values and attack types' },
      text: {
        cs: 'Každá taková hodnota nese údaj o svém původu (pravidla, vnější seznam, nebo odhad). Hodnocenou partii nelze zahájit, obsahuje-li odhadnuté hodnoty. Kde vnější seznam odporuje pravidlům, platí pravidla. Vnější seznam totiž kartě Plížoun přisuzuje sílu 2, bonus karty Ollag omezuje na 3 pole, kartu Ledové beranidlo omezuje na vlastní stavby a schopnost „Narkomág“ klade na konec tahu.',
        en: "Each such value is marked with its source (rulebook, outside list or assumption); a rated game cannot start with assumed values. Where the outside list contradicts the rulebook (it gives Plížoun strength 2, limits Ollag's bonus to 3 spaces, limits Ledové beranidlo to own structures, puts Narkomág at end of turn), the rulebook wins.",
      },
      check: 'Given the data file, when Plížoun is read, then S = 3 and source = seed.',
      question: {
        cs: 'Některá čísla a téměř všechny ikony typu útoku se nedochovaly. Jak s nimi naložit?',
        en: 'Some numbers and nearly all attack icons are lost. What takes their place?',
      },
      reason: { cs: 'Závazným podkladem je český text.', en: 'The Czech text is the specification.' },
    },
  ],
};
