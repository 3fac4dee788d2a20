import type { Section } from '@bojiste/kernel';

export const heretics: Section = {
  code: 'HER',
  title: { cs: 'Kacíři', en: 'Heretics' },
  clauses: [
    {
      id: 'DT-HER-01',
      kind: 'rule',
      title: { cs: 'Kacíř je Černý legionář', en: 'Heretic becomes Dark Legion' },
      text: {
        cs: 'Kdo se stane kacířem, stává se tím také Černým legionářem.',
        en: 'Any warrior who becomes a heretic becomes a Dark Legionnaire as well.',
      },
      check: 'Given a Bauhaus Doomtrooper made KACÍŘ, when queried, then isDarkLegion = true.',
    },
    {
      id: 'DT-HER-02',
      kind: 'rule',
      title: { cs: 'Zachování původní příslušnosti', en: 'Keeps former affiliations by default' },
      text: {
        cs: 'Své původní příslušnosti si kacíř nechává, ledaže karta říká, že přechází do Kohorty, přichází o dřívější příslušnosti, je transformován a podobně.',
        en: 'He keeps his original affiliations unless the card says that he moves to the Cohort, loses former affiliations, or is transformed and the like.',
      },
      check:
        'Given POSKVRNĚNÝ, then Bauhaus and Dark Legion both hold; given TEMNÁ NÁVŠTĚVA (full conversion), then only Dark Legion.',
    },
  ],
};
