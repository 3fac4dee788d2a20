import type { Section } from '@bojiste/kernel';

export const victory: Section = {
  code: 'WIN',
  title: { cs: 'Vítězství', en: 'Victory' },
  clauses: [
    {
      id: 'DT-WIN-01',
      kind: 'rule',
      title: { cs: 'Cílový počet vítězných bodů', en: 'First to the target wins' },
      text: {
        cs: 'Vyhrává hráč, který se jako první dostane na cílový počet vítězných bodů nebo nad něj.',
        en: 'The player who first reaches or exceeds the target number of VP wins.',
      },
      check: 'Given target 40 and VP 38, when 5 VP are credited, then the game ends with that player as winner.',
    },
    {
      id: 'DT-WIN-02',
      kind: 'rule',
      title: { cs: 'Obvyklý cíl 40 bodů', en: 'Target set beforehand, usually 40' },
      text: {
        cs: 'Na cílovém počtu se hráči dohodnou před hrou nebo turnajem. Zpravidla jde o 40 vítězných bodů, konkrétní číslo však závisí na formátu.',
        en: 'The number is agreed before the game or tournament, normally 40, and depends on the format.',
      },
      check: 'Given config target = 30, when VP reaches 30, then the game ends.',
    },
    {
      id: 'DT-WIN-03',
      kind: 'rule',
      title: { cs: 'Možnost časového limitu', en: 'Time limit possible' },
      text: { cs: 'Pro hru může být stanoven časový limit.', en: 'A time limit may be in force.' },
      check: 'Given config timeLimit, when it elapses, then DT-WIN-06 starts.',
    },
    {
      id: 'DT-WIN-04',
      kind: 'rule',
      title: { cs: 'Současné dosažení cíle', en: 'Both at once: higher total' },
      text: {
        cs: 'Dostanou-li se na cílový počet oba hráči ve stejném okamžiku, vyhrává ten, kdo má vítězných bodů víc.',
        en: 'If both players reach the target at the same time the one with more VP wins.',
      },
      check:
        'Given target 40 and a double kill bringing P1 to 43 and P2 to 41, when checked after phase 8, then P1 wins.',
    },
    {
      id: 'DT-WIN-05',
      kind: 'rule',
      title: { cs: 'Dodatečná kola při shodě', en: 'Still equal: extra turns' },
      text: {
        cs: 'Mají-li oba hráči stejně bodů, každý z nich sehraje jedno úplné kolo a součty se porovnají znovu. To se opakuje, dokud někdo nevede.',
        en: 'If they are equal each player plays one full turn, then totals are compared again, and so on until someone leads.',
      },
      check:
        'Given 42:42, when both have played one more turn and it is 42:45, then P2 wins; if 45:45, another round follows.',
    },
    {
      id: 'DT-WIN-06',
      kind: 'rule',
      title: { cs: 'Vypršení časového limitu', en: 'Time expired' },
      text: {
        cs: 'Když čas vyprší a nikdo nemá cílový počet bodů, sehraje každý hráč ještě jedno úplné kolo. Vyhrává ten, kdo má poté více vítězných bodů.',
        en: 'If time runs out with nobody at the target, each player plays one more full turn and the higher VP total wins.',
      },
      check: 'Given time out at 20:18, when both have played one more turn and it is 20:25, then P2 wins.',
    },
  ],
};
