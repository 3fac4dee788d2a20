import type { Section } from '@bojiste/kernel';

export const deploying: Section = {
  code: 'DEPLOY',
  title: { cs: 'Umisťování a nasazování efektem', en: 'Placing and deploying by effects' },
  clauses: [
    {
      id: 'SS-DEPLOY-01',
      kind: 'rule',
      title: { cs: 'Mimo krok nasazování', en: 'Outside the deploy step' },
      text: {
        cs: 'Některé akce a schopnosti umisťují nestvůry na bojiště nebo je nasazují do armády i mimo krok nasazení nestvůry.',
        en: 'Some actions or abilities place monsters on the board or deploy them into the army outside the deploy step.',
      },
      check:
        'Given A.army[1] empty and an action "deploy a card from hand" played right after the draw step, when it resolves, then the chosen card is in A.army[1] before step 3 starts.',
    },
    {
      id: 'SS-DEPLOY-02',
      kind: 'rule',
      title: { cs: 'Neomezený počet', en: 'No count limit for effects' },
      text: {
        cs: 'Je-li oblast nasazování volná a ceny jsou zaplaceny, lze tímto způsobem umístit nebo nasadit libovolný počet nestvůr.',
        en: 'As long as the deployment area is free and the costs are paid, any number of monsters may be placed or deployed this way.',
      },
      check:
        'Given two "place on your front" effects and one "deploy" effect in one turn plus the normal deployment, when all are legal by space, then all succeed.',
    },
    {
      id: 'SS-DEPLOY-03',
      kind: 'rule',
      title: { cs: 'Umístit a nasadit', en: 'Place versus deploy' },
      text: {
        cs: '„Umístit“ znamená položit kartu na pole bojiště, „nasadit“ znamená položit ji do oblasti nasazování.',
        en: '"Place" puts a card on a board field, "deploy" puts it into the deployment area.',
      },
      check:
        'Given "place … on your front", when resolved, then A.army is unchanged; given "deploy …", then the board is unchanged.',
    },
    {
      id: 'SS-DEPLOY-04',
      kind: 'rule',
      title: { cs: 'Cena efektu', en: 'Only the effect is paid' },
      text: {
        cs: 'Platí se cena akce nebo schopnosti, nikoli cena nestvůry, kterou efekt přivádí do hry.',
        en: 'The cost to pay is that of the action or ability, not that of the monster brought in.',
      },
      check:
        'Given a cost-1 action "deploy a card from hand" and a cost-6 monster, when resolved with one payment, then the monster is deployed (SS-RULING-47).',
    },
    {
      id: 'SS-DEPLOY-05',
      kind: 'rule',
      title: { cs: 'Běžné nasazení zůstává', en: 'Normal deployment unaffected' },
      text: {
        cs: 'Nasazení pomocí efektu nespotřebuje jedno běžné nasazení v tahu.',
        en: 'Deployment by effect does not use up the one normal deployment.',
      },
      check:
        'Given a deploy effect before step 4 whose monster was moved on, when step 4 starts with an empty area, then a normal deployment is legal.',
    },
  ],
};
