import type { Section } from '@bojiste/kernel';

export const threat: Section = {
  code: 'THREAT',
  title: { cs: 'Úroveň hrozby', en: 'Threat' },
  clauses: [
    {
      id: 'SS-THREAT-01',
      kind: 'rule',
      title: { cs: 'Zvýšení hrozby o 1', en: 'Automatic rise' },
      text: {
        cs: 'Nemůže-li boss po tažení zahrát žádnou kartu z ruky, protože každá stojí více, než činí úroveň hrozby, zvýší se úroveň hrozby o 1.',
        en: 'If after drawing the boss cannot play any hand card because each costs more than the threat, threat rises by 1.',
      },
      check: 'Given threat 1 and hand costs {2, 3, 3}, when the draw step is over, then threat is 2.',
    },
    {
      id: 'SS-THREAT-02',
      kind: 'rule',
      title: { cs: 'Hraní po zvýšení hrozby', en: 'Play after the rise' },
      text: {
        cs: 'Jsou-li po zvýšení nějaké karty hratelné, boss je zahraje ještě v témže tahu.',
        en: 'If cards are playable after the rise, the boss plays them in the same turn.',
      },
      check: 'Given SS-THREAT-01, when the turn continues, then the cost-2 card is played.',
    },
    {
      id: 'SS-THREAT-03',
      kind: 'rule',
      title: { cs: 'Boss vynechává tah', en: 'Still nothing playable' },
      text: {
        cs: 'Nelze-li ani poté nic zahrát, boss vynechává.',
        en: 'If still nothing is playable, the boss skips.',
      },
      check:
        "Given threat 1 and hand costs {4, 4, 5}, when the turn runs, then threat is 2, no card is played and the player's turn starts.",
    },
    {
      id: 'SS-THREAT-04',
      kind: 'rule',
      title: { cs: 'Jediné zvýšení hrozby', en: 'Only one rise per check' },
      text: {
        cs: 'Samočinné zvýšení proběhne jen jednou; neopakuje se, dokud by nebylo možné něco zahrát.',
        en: 'The automatic rise is a single step, not repeated until something is playable.',
      },
      check: 'As in SS-THREAT-03, threat is 2 and not 4.',
    },
    {
      id: 'SS-THREAT-05',
      kind: 'rule',
      title: { cs: 'Úroveň 5+', en: 'Level "5+"' },
      text: {
        cs: 'Na úrovni „5+“ smí boss hrát každou kartu svého balíčku, tedy i karty, které stojí 6 a více.',
        en: 'At "5+" the boss may play any card of its deck, including cost 6 and more.',
      },
      check: 'Given threat 5 and a cost-7 card, when playable cards are computed, then it is included.',
    },
    {
      id: 'SS-THREAT-06',
      kind: 'rule',
      title: { cs: 'Další způsoby změny hrozby', en: 'Boss card adds ways' },
      text: {
        cs: 'Další změny úrovně hrozby během hry určuje oddíl o hrozbě na přední straně karty bosse.',
        en: "The threat section on the boss card's face defines further changes of threat during play.",
      },
      check:
        'Given a boss with "when it loses 3† lives at once, threat +1", when the event occurs in the player\'s turn, then threat rises immediately.',
    },
    {
      id: 'SS-THREAT-07',
      kind: 'rule',
      title: { cs: 'Trvání hrozby', en: 'Persistent value' },
      text: {
        cs: 'Úroveň hrozby se mezi tahy přenáší, dokud ji něco nezmění.',
        en: 'Threat carries over between turns until something changes it.',
      },
      check:
        'Given threat 3 at the end of a boss turn and no effect, when the next boss turn starts, then threat is 3.',
    },
  ],
};
