import type { Section } from '@bojiste/kernel';

export const research: Section = {
  code: 'RSCH',
  title: { cs: 'Výzkum technologií', en: 'Research' },
  clauses: [
    {
      id: 'OW-RSCH-01',
      kind: 'rule',
      title: { cs: 'Výběr technologie', en: 'Free choice of technology' },
      text: {
        cs: 'Hráč si vybere kteroukoli technologii ze svého technologického balíčku.',
        en: 'The player picks any technology from the own technology deck.',
      },
      check: 'Given 20 technologies, when A starts research, then each one whose conditions hold is offered.',
    },
    {
      id: 'OW-RSCH-02',
      kind: 'rule',
      title: { cs: 'Podmínky technologie', en: 'Conditions of a technology' },
      text: {
        cs: 'Výzkum lze zahájit, jen když jsou podmínky technologie splněny.',
        en: "Research can begin only when the technology's conditions are met.",
      },
      check: 'Given T2 requires T1 unresearched, then T2 is illegal.',
    },
    {
      id: 'OW-RSCH-03',
      kind: 'rule',
      title: { cs: 'Výzkum nestojí suroviny', en: 'No resource price' },
      text: { cs: 'Technologie stojí pouze čas.', en: 'Technologies cost time only.' },
      check: 'Given stock 0/0/0, when research starts, then legal.',
    },
    {
      id: 'OW-RSCH-04',
      kind: 'rule',
      title: { cs: 'Žetony výzkumu', en: "Scientist's work by humans" },
      text: {
        cs: 'Každý vyčerpaný člověk odebere 1 žeton výzkumu.',
        en: 'Each exhausted human removes 1 research token.',
      },
      check: 'Given length 4 and 4 humans, then researched.',
    },
    {
      id: 'OW-RSCH-05',
      kind: 'rule',
      title: { cs: 'Přebytečné žetony výzkumu', en: 'Surplus research is lost' },
      text: {
        cs: 'Platí totéž co při stavbě: odeberou se jen zbývající žetony a přebytek propadá.',
        en: 'As in construction.',
      },
      check: 'Given 1 token and a scientist removing 2, then researched, nothing carried over.',
    },
    {
      id: 'OW-RSCH-06',
      kind: 'rule',
      title: { cs: 'Vyzkoumaná technologie', en: 'A technology works at once' },
      text: {
        cs: 'Dokončená technologie se zařadí mezi vyzkoumané a všechny její schopnosti začínají ihned platit.',
        en: 'A finished technology joins the researched ones and all its abilities apply immediately.',
      },
      check: 'Given T1 finished in this part, when a building requiring T1 is played in the same part, then legal.',
    },
    {
      id: 'OW-RSCH-07',
      kind: 'rule',
      title: { cs: 'Zkušenost vědce', en: "Scientist's experience" },
      text: {
        cs: 'Vědec získá 1 zkušenostní bod, je-li vyčerpán na výzkum.',
        en: 'A scientist gains 1 point when exhausted for research.',
      },
      check: 'Given Sci and Sol used, then Sci +1, Sol +0.',
    },
  ],
};
