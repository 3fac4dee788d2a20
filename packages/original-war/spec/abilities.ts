import type { Section } from '@bojiste/kernel';

export const abilities: Section = {
  code: 'ABIL',
  title: { cs: 'Schopnosti', en: 'Abilities' },
  clauses: [
    {
      id: 'OW-ABIL-01',
      kind: 'rule',
      title: { cs: 'Typy schopností', en: 'Three kinds of ability' },
      text: { cs: 'Schopnosti jsou pasivní, reakční a aktivační.', en: 'Passive, reactive and activated abilities.' },
      check: 'Given the schema, when an ability has another kind, then loading fails.',
    },
    {
      id: 'OW-ABIL-02',
      kind: 'rule',
      title: { cs: 'Pasivní schopnost', en: 'Passive ability' },
      text: {
        cs: 'Pasivní schopnost působí nepřetržitě, pokud trvá její podmínka.',
        en: 'Always on while its condition holds.',
      },
      check:
        'Given "+1 attack while you own a Lab", when the Lab is destroyed, then the bonus is gone in the same state update.',
    },
    {
      id: 'OW-ABIL-03',
      kind: 'rule',
      title: { cs: 'Reakční schopnost', en: 'Reactive ability' },
      text: {
        cs: 'Reakční schopnost se spustí pokaždé, když nastane její podmínka, a nezanechává trvalý účinek.',
        en: 'Fires each time its condition comes true and leaves no standing effect.',
      },
      check: 'Given "when a vehicle is finished, gain 1 crate", when two vehicles are finished, then it fires twice.',
    },
    {
      id: 'OW-ABIL-04',
      kind: 'rule',
      title: { cs: 'Aktivační schopnost', en: 'Activated ability' },
      text: {
        cs: 'Aktivační schopnost je zapsána jako cena a za ní efekt; kdykoli je cena zaplacena, efekt nastane.',
        en: 'Written as a price followed by an effect; whenever the price is paid, the effect happens.',
      },
      check: 'Given Plant "exhaust, 1 oil: 2 energy", when paid, then +2 energy; without oil, illegal.',
    },
    {
      id: 'OW-ABIL-05',
      kind: 'rule',
      title: { cs: 'Kdy lze aktivovat', en: 'When to activate' },
      text: {
        cs: 'Aktivační schopnost lze použít kdykoli ve vlastním tahu a v průběhu boje. Viz OW-RULING-39.',
        en: 'Any time in the own turn and during battle. See OW-RULING-39.',
      },
      check:
        "Given A's movement part, when A activates Plant, then legal; given B's construction part, when A activates, then illegal; given a battle in B's round in which A takes part, then legal.",
    },
    {
      id: 'OW-ABIL-06',
      kind: 'rule',
      title: { cs: 'Jen dokončené karty ve hře', en: 'Only finished cards in play' },
      text: {
        cs: 'Karty v ruce, v balíčcích a v odkládacím balíčku ani karty rozestavěné žádnou aktivační schopnost nenabízejí.',
        en: 'Cards in hand, decks, discard pile or unfinished cards offer no activated ability.',
      },
      check: 'Given an unfinished Plant, when activated, then illegal.',
    },
    {
      id: 'OW-ABIL-07',
      kind: 'rule',
      title: { cs: 'Doba v ceně', en: 'Time as a price' },
      text: {
        cs: 'Součástí ceny může být doba stavby, výroby nebo výzkumu; platí se vyčerpáním libovolných postav jako při běžné práci. Viz OW-RULING-38.',
        en: 'A price may include construction, production or research time, payable by exhausting any characters as in ordinary work. See OW-RULING-38.',
      },
      check: 'Given "2 construction: draw a card", when 2 humans are exhausted, then one card is drawn.',
    },
    {
      id: 'OW-ABIL-08',
      kind: 'rule',
      title: { cs: 'Zkušenost za zaplacení ceny', en: 'Experience from such prices' },
      text: {
        cs: 'Postavy, jejichž povolání odpovídá druhu placené doby, získají 1 zkušenostní bod.',
        en: 'Characters whose profession matches the kind of time gain 1 point.',
      },
      check: 'Given Wor and Sol pay 2 construction, then Wor +1, Sol +0.',
    },
  ],
};
