import type { Section } from '@bojiste/kernel';

export const apeMen: Section = {
  code: 'APE',
  title: { cs: 'Opolidé', en: 'Ape-men' },
  clauses: [
    {
      id: 'OW-APE-01',
      kind: 'rule',
      title: { cs: 'Opočlověk se přesouvá a bojuje', en: 'Only move and fight' },
      text: {
        cs: 'Opolidé se mohou pouze přesouvat mezi sektory a bojovat; nestaví, nevyrábějí, nezkoumají, nesbírají zásilky, neopravují a neslouží v posádce. Viz OW-RULING-88.',
        en: 'Ape-men can only move between sectors and fight; no building, making, research, gathering, repair or crew duty. See OW-RULING-88.',
      },
      check: 'Given Ape, when gather, build, board or research is tried, then illegal.',
    },
    {
      id: 'OW-APE-02',
      kind: 'rule',
      title: { cs: 'Zkušenost opočlověka', en: 'Experience as humans' },
      text: {
        cs: 'Opolidé získávají zkušenost stejným způsobem jako lidé.',
        en: 'They gain experience in the same way as humans.',
      },
      check: 'Given soldier Ape wounds B.Sol, then +1.',
    },
    {
      id: 'OW-APE-03',
      kind: 'rule',
      title: { cs: 'Opočlověk není posila', en: 'Never a reinforcement' },
      text: {
        cs: 'Jako posily přicházejí jen lidé, takže se opočlověk dostane do hry pouze při přípravě hry nebo efektem karty.',
        en: 'Since only humans enter as reinforcements, an ape-man comes into play at set-up or by a card effect only.',
      },
      check: 'Given Ape on top of the reinforcement deck, then it goes to the bottom.',
    },
  ],
};
