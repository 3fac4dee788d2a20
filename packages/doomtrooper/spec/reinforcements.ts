import type { Section } from '@bojiste/kernel';

export const reinforcements: Section = {
  code: 'REINF',
  title: { cs: 'Posily', en: 'Reinforcements' },
  clauses: [
    {
      id: 'DT-REINF-01',
      kind: 'rule',
      title: { cs: 'Zapojení posil', en: 'Only through cards' },
      text: {
        cs: 'Další bojovníci se do souboje zapojují jen tehdy, dovolí-li to karta; ta také určuje, o které bojovníky jde a za jakou cenu.',
        en: 'Extra warriors join a combat only if a card allows it; the card says which warriors and at what price.',
      },
      check: 'Given no such card, when a third warrior is added to a combat, then rejected.',
    },
    {
      id: 'DT-REINF-02',
      kind: 'rule',
      title: { cs: 'Stejná oblast', en: 'Same area required' },
      text: {
        cs: 'Takto spojení bojovníci musí být ve stejné oblasti.',
        en: 'Warriors joined in this way must be in the same area.',
      },
      check: 'Given the attacker in the Squad and the reinforcement on the Station, when called, then rejected.',
    },
    {
      id: 'DT-REINF-03',
      kind: 'rule',
      title: { cs: 'Schopnosti skupiny', en: 'Abilities are not shared' },
      text: {
        cs: 'Schopnost jednoho člena (imunita, automatické zabíjení, první útok) neplatí pro celou skupinu, pokud ji nemají všichni členové nebo pokud to neuvádí karta, která posily přivolala.',
        en: 'An ability of one member (immunity, automatic kill, first attack) does not hold for the group unless all members have it or the reinforcing card says so.',
      },
      check:
        'Given an attacker with first attack and a reinforcement without it, when evaluated, then the group has no first attack.',
    },
    {
      id: 'DT-REINF-04',
      kind: 'rule',
      title: { cs: 'Společná schopnost', en: 'Group-wide ability if all have it' },
      text: {
        cs: 'Má-li schopnost každý člen skupiny, působí pro celou skupinu.',
        en: 'When every member has the ability it works for the group.',
      },
      check: 'Given both members immune to Art, when an Art card is used against the group, then it has no effect.',
    },
  ],
};
