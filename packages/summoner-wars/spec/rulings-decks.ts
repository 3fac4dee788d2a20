import type { Section } from '@bojiste/kernel';

export const rulingsDecks: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: sady karet a názvy', en: 'Rulings: decks and names' },
  clauses: [
    {
      id: 'SW-RULING-74',
      kind: 'ruling',
      title: { cs: 'Výjimky ze symbolů příslušnosti', en: 'Which cards need symbols' },
      text: {
        cs: 'Portály a Vyvolavač jsou vyňaty. Počáteční jednotky a epické události určuje Vyvolavač, a proto vyhovují vždy. Kontrola se týká hrdinů, běžných jednotek a standardních událostí.',
        en: 'Gates and the Summoner are exempt; starting units and epic events are fixed by the Summoner and pass; the check covers heroes, commons and standard events.',
      },
      check: 'Given the Polar dwarf deck, then it validates with symbol-less gates.',
      question: {
        cs: 'Portály podle legendy žádné symboly nemají, a přece se má shodovat „každá karta“. Co platí?',
        en: 'Gates show no symbols in the legend, yet "every card" must match. Which cards are checked?',
      },
      reason: { cs: 'Jinak by portály nemohly být v žádné sadě.', en: 'Otherwise no deck could contain gates.' },
    },
    {
      id: 'SW-RULING-75',
      kind: 'ruling',
      title: { cs: 'Skloňování názvů', en: 'Czech endings' },
      text: {
        cs: 'Každá karta má výslovně přiřazené značky názvu (kmeny slov) a efekty odkazují na ně. V zobrazovaném textu se části slov nevyhledávají.',
        en: 'Give every card explicit name tags (word stems) and let effects refer to tags; no substring search in display text.',
      },
      check: 'Given tag prenaseci, then Nemrtví přenašeči matches the text "přenašečů".',
      question: {
        cs: 'Karty odkazují na názvy v jiných pádech (Nemrtvých, přenašečů, lučištníků). Jak se odkazy vyhodnotí?',
        en: 'Cards refer to names in other grammatical cases (Nemrtvých, přenašečů, lučištníků). How are such references read?',
      },
      reason: {
        cs: 'Skloňované tvary v sobě navzájem jako podřetězce obsaženy nejsou.',
        en: 'Inflected forms do not contain each other as substrings.',
      },
    },
  ],
};
