import type { Section } from '@bojiste/kernel';

export const allies: Section = {
  code: 'ALLY',
  title: { cs: 'Spojenci a nepřátelé', en: 'Allies and enemies' },
  clauses: [
    {
      id: 'SS-ALLY-01',
      kind: 'rule',
      title: { cs: 'Spojenci', en: 'Allies are the own army' },
      text: {
        cs: 'Všechny nestvůry ve vaší armádě jsou vaši spojenci.',
        en: 'All monsters in your army are your allies.',
      },
      check:
        'Given A.army = [X, Y, –] and an effect of a third A source "each ally gets +1 AN", when evaluated, then X and Y are affected.',
    },
    {
      id: 'SS-ALLY-02',
      kind: 'rule',
      title: { cs: 'Nepřátelé', en: 'Enemies are the opposing army' },
      text: {
        cs: 'Všechny nestvůry v protivníkově armádě jsou nepřátelé.',
        en: "All monsters in the opponent's army are enemies.",
      },
      check: 'Given B.army = [–, P, Q], when A\'s "choose an enemy" lists targets, then P and Q.',
    },
    {
      id: 'SS-ALLY-03',
      kind: 'rule',
      title: { cs: 'Sama sobě není spojencem', en: 'Not its own ally' },
      text: {
        cs: 'Pro účely vlastní akce nebo schopnosti není nestvůra nikdy spojencem.',
        en: 'A monster is never an ally for the purposes of its own action or ability.',
      },
      check:
        'Given X in A.army[2] with "{abl: your allies have +1 AN}", when X strikes later undefended with AN 3, then strength is 3, while another monster gets +1.',
    },
    {
      id: 'SS-ALLY-04',
      kind: 'rule',
      title: { cs: 'Nestvůry na bojišti', en: 'Board monsters are neither' },
      text: {
        cs: 'Nestvůry na frontách a v zemi nikoho nikdy nejsou spojenci ani nepřátelé.',
        en: "Monsters on fronts or in no man's land are never allies or enemies.",
      },
      check:
        'Given B.front = p, A.front = r, when A\'s "choose an enemy" and "choose an ally" list targets, then neither p nor r appears.',
    },
    {
      id: 'SS-ALLY-05',
      kind: 'rule',
      title: { cs: 'Nestvůry na bojišti jako cíl', en: 'Not targetable through ally/enemy wording' },
      text: {
        cs: 'Efekty mířící na spojence nebo nepřátele proto nemohou cílit na nestvůry na bojišti.',
        en: 'Such effects therefore cannot target board monsters.',
      },
      check:
        'Given only B.front = p and an empty B army, when A plays "destroy 1 enemy", then there is no legal target.',
    },
    {
      id: 'SS-ALLY-06',
      kind: 'rule',
      title: { cs: 'Pouze s pomocí úderu', en: 'Only strikes reach the board' },
      text: {
        cs: 'Na karty na frontě nebo v zemi nikoho lze cílit jen úderem.',
        en: "Cards on a front or in no man's land can be targeted only by a strike.",
      },
      check:
        'Given "an enemy gets −2 DN", when targets are listed, then board cards are absent; given a strike, they are present (exception for unspecified Destroy: SS-RULING-50).',
    },
    {
      id: 'SS-ALLY-07',
      kind: 'rule',
      title: { cs: 'Schopnost působící z bojiště', en: 'Board abilities still reach the army' },
      text: {
        cs: 'Nestvůra na bojišti sama spojencem není, její schopnost však nadále ovlivňuje vaše spojence.',
        en: 'A monster on the board is no ally itself but its own ability keeps affecting your allies.',
      },
      check:
        'Given A.front with "{abl: your allies have +1 AN}", when an A army monster with AN 2 strikes undefended, then strength 3.',
    },
  ],
};
