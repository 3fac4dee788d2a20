import type { Section } from '@bojiste/kernel';

export const precedence: Section = {
  code: 'PREC',
  title: { cs: 'Přednost efektů karet', en: 'Card effects over rules' },
  clauses: [
    {
      id: 'SW-PREC-01',
      kind: 'rule',
      title: { cs: 'Karty mají přednost před pravidly', en: 'Cards beat rules' },
      text: {
        cs: 'Schopnosti a efekty natištěné na kartách platí přednostně před obecnými pravidly.',
        en: 'Abilities and effects printed on cards take precedence over the general rules.',
      },
      check:
        'Given Vlčí jezdci uses Výpad, when it moves 4 spaces in line, then it is legal although the general limit is 2.',
    },
    {
      id: 'SW-PREC-02',
      kind: 'rule',
      title: { cs: 'Pojmy vysvětluje rejstřík', en: 'Key terms are defined in the glossary' },
      text: {
        cs: 'Každý klíčový pojem použitý na kartách má význam, který uvádí rejstřík pojmů.',
        en: "Every keyword used by cards has the glossary's meaning.",
      },
      check:
        'Given the card scripting vocabulary, when compared with section 22, then each keyword maps to one defined primitive.',
    },
  ],
};
