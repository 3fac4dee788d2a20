import type { Section } from '@bojiste/kernel';

export const attachments: Section = {
  code: 'ATT',
  title: { cs: 'Karty přiložení', en: 'Attachments' },
  clauses: [
    {
      id: 'DT-ATT-01',
      kind: 'rule',
      title: { cs: 'Karta přiložení', en: 'Definition of an attachment' },
      text: {
        cs: 'Každá karta, která byla vyložena na bojovníka a zůstává ve hře, je jeho přiložením; totéž platí pro karty vyložené na vybavení, oblasti, hráče a jiné karty.',
        en: 'Every card that is played on a warrior and stays in play is an attachment of that warrior; the same holds for cards played on equipment, areas, players and other cards.',
      },
      check:
        'Given a mission on W, a virus on a player and an upgrade on a rifle, when queried, then each is listed as an attachment of its host.',
    },
    {
      id: 'DT-ATT-02',
      kind: 'rule',
      title: { cs: 'Trvání přiložení', en: 'How long they stay' },
      text: {
        cs: 'Přiložení zůstávají na místě, dokud nejsou vyřazena nebo dokud není vyřazen, obětován či zabit jejich nositel.',
        en: 'They stay until they are discarded or until the host is discarded, sacrificed or killed.',
      },
      check: "Given W with 3 attachments, when W is killed, then all 3 are in their owners' discard piles.",
    },
    {
      id: 'DT-ATT-03',
      kind: 'rule',
      title: { cs: 'Jiní nositelé', en: 'Same for hosts other than warriors' },
      text: {
        cs: 'Pro přiložení nositelů, kteří nejsou bojovníky, platí totéž, jen s tím rozdílem, že takové nositele nelze zabít.',
        en: 'Attachments of non-warrior hosts follow the same rule, except that such hosts cannot be killed.',
      },
      check:
        'Given an upgrade on a fortification, when the fortification is sacrificed, then the upgrade is discarded.',
    },
    {
      id: 'DT-ATT-04',
      kind: 'rule',
      title: { cs: 'Trvalé působení', en: 'Attachments always work' },
      text: {
        cs: 'Přiložení působí na svého nositele nepřetržitě, ať je to vítané, či nikoli; hráč si nevybírá, zda se jeho účinek uplatní.',
        en: 'An attachment affects its host continuously, wanted or not; the player has no choice whether it applies.',
      },
      check:
        'Given an attachment −2 O/+4 Z, when its host defends in a shooting combat, then −2 O applies and cannot be switched off.',
    },
    {
      id: 'DT-ATT-05',
      kind: 'rule',
      title: { cs: 'Výjimky z trvalosti', en: 'Exceptions must be written' },
      text: {
        cs: 'Účinek je volitelný pouze tam, kde to výslovně říká karta nebo tato pravidla (například u vozidel uvnitř/vně, u zbraní jedna na souboj).',
        en: 'The effect is optional only where the card or these rules expressly say so (for example vehicles: inside/outside; weapons: one per combat).',
      },
      check:
        'Given a card with "you may" text, when the effect would apply, then the controller is asked; without it he is not.',
    },
  ],
};
