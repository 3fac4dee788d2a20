import type { Section } from '@bojiste/kernel';

export const rulingsMissingData: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: chybějící údaje', en: 'Rulings: missing data' },
  clauses: [
    {
      id: 'SS-RULING-01',
      kind: 'ruling',
      title: { cs: 'Údaje na kartách', en: 'Card data' },
      text: {
        cs: 'Hodnoty, hodnost, původ i akce a schopnosti jsou ke kartám doplněny; akce a schopnosti se skládají ze základních efektů. Jedenáct pojmenovaných karet se chová přesně podle pravidel, čísla jsou doplněna. Žádné pravidlo nesmí být vázáno na jméno karty.',
        en: 'Stats, rank, origin and the actions and abilities are supplied with the cards, the latter put together from basic effects; the 11 named cards behave exactly as the rulebook says, with numbers supplied. No rule may depend on the name of a card.',
      },
      check: 'Given a catalogue with all names replaced by ids, when the suite runs, then it still passes.',
      question: {
        cs: 'Pravidla neobsahují jedinou úplnou kartu. Odkud se berou hodnoty a texty?',
        en: 'The rulebook prints no complete card. Where do stats and texts come from?',
      },
      reason: { cs: 'Známy jsou jen dvě ceny a jedenáct efektů.', en: 'Only two costs and eleven effects are known.' },
    },
    {
      id: 'SS-RULING-02',
      kind: 'ruling',
      title: { cs: 'Počet míst na frontě', en: 'Slots per field' },
      text: {
        cs: 'Na každé frontě leží jedna karta a jedna v zemi nikoho, deska bojiště má tedy tři místa.',
        en: "One card per front and one in no man's land, so three slots per board.",
      },
      check: 'Given A.front occupied, when a second card is added without replacing, then it is illegal.',
      question: {
        cs: 'Jedno heslo glosáře mluví o volném poli „fronty“. Může na frontě ležet více karet?',
        en: 'One glossary line speaks of a free field "of" the front; can a front hold several cards?',
      },
      reason: {
        cs: 'Pravidlo o nahrazení má smysl jen při jediném místě.',
        en: 'The replacement rule only makes sense with a single slot.',
      },
    },
    {
      id: 'SS-RULING-03',
      kind: 'ruling',
      title: { cs: 'Hodnoty bosse', en: 'Boss values' },
      text: {
        cs: 'Hodnoty bossů jsou doplněná data. Číslo 4 na obrázku se nepřebírá, protože není jisté, co znamená; kolik karet boss táhne, říká jeho karta. Zvyšování hrozby a podmínky vítězství se zapisují stejným jazykem událostí a podmínek jako schopnosti karet.',
        en: 'Boss definitions are authored data. The number 4 in the picture is not taken over, since what it counts is uncertain; how many cards a boss draws is on its card. Threat triggers and victory conditions use the same event/condition language as card abilities.',
      },
      check: 'Given an authored boss file, when loaded, then no value is defaulted silently.',
      question: {
        cs: 'Vyobrazená karta bosse je nečitelná. Odkud se berou její hodnoty?',
        en: 'The pictured boss card is unreadable. Where do its values come from?',
      },
      reason: {
        cs: 'Kromě tohoto čísla je obrázek nečitelný.',
        en: 'Apart from the number the picture is unreadable.',
      },
    },
    {
      id: 'SS-RULING-04',
      kind: 'ruling',
      title: { cs: 'Hodnoty obou režimů', en: 'Siege and coop values' },
      text: {
        cs: 'Dvojice hodnot je přípustná u každého údaje na zadní straně, u počátečního počtu životů je povinná.',
        en: 'Allow a pair for every back value, require it for starting lives.',
      },
      check: 'Given lives {siege 10†, coop 18†}, when each mode is set up, then the matching number is used.',
      question: {
        cs: 'Které hodnoty na zadní straně se v „Obléhání“ a v kooperativním režimu liší?',
        en: 'Which values on the back differ between siege and coop?',
      },
      reason: {
        cs: 'Popisky obou režimů následují hned za počátečním počtem životů, symboly se však ztratily.',
        en: 'The two mode captions follow directly after "starting lives", but icons are lost.',
      },
    },
    {
      id: 'SS-RULING-05',
      kind: 'ruling',
      title: { cs: 'Bílý symbol', en: 'White symbol' },
      text: {
        cs: 'Rozlišují se tři původy a bílý symbol značí základní hru. Původ nemá na hru vliv, slouží jen začátečnickým balíčkům a filtrům.',
        en: 'Keep three origins; white marks the base game. Origin has no effect in play, only for beginner decks and filters.',
      },
      check: 'Given a base card, when filtered by "expansion", then it is not listed.',
      question: {
        cs: 'Podle přípravy hry značí bílý symbol kartu základní hry, glosář však karty s bílým symbolem nazývá rozšiřujícím balíčkem. Co platí?',
        en: 'Setup says white = base game card; the glossary calls cards with the white symbol the expansion pack. Which applies?',
      },
      reason: { cs: 'Rozbor karty uvádí tři různé symboly.', en: 'The anatomy page lists three distinct marks.' },
    },
    {
      id: 'SS-RULING-06',
      kind: 'ruling',
      title: { cs: 'Varianty názvů', en: 'Name variants' },
      text: {
        cs: 'Jde o žeton posil; frakce se jmenuje Čchun-laj.',
        en: 'The token is the reinforcement token; the faction is Čchun-laj.',
      },
      check:
        'Given the component manifest, when searched, then there is one reinforcement token and one id per faction.',
      question: {
        cs: 'Krok 5 přípravy zmiňuje žeton „záloh“ a jedna frakce má dvojí pravopis. Co je správně?',
        en: 'Setup step 5 mentions a "reserves" token, and one faction has two spellings. Which is right?',
      },
      reason: {
        cs: 'Seznam komponent žádný žeton záloh neobsahuje a boss zálohy nemá.',
        en: 'The component list has no reserves token and the boss has no reserves.',
      },
    },
  ],
};
