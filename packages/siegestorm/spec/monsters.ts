import type { Section } from '@bojiste/kernel';

export const monsters: Section = {
  code: 'MON',
  title: { cs: 'Zahrání nestvůry', en: 'Playing a monster' },
  clauses: [
    {
      id: 'SS-MON-01',
      kind: 'rule',
      title: { cs: 'Nasazení', en: 'Deploy to the deployment area' },
      text: {
        cs: 'Karta zahraná jako nestvůra přichází do vaší oblasti nasazování.',
        en: 'A card played as a monster is put into your deployment area.',
      },
      check: 'Given A pays for x and picks monster, when done, then A.army[1] = x.',
    },
    {
      id: 'SS-MON-02',
      kind: 'rule',
      title: { cs: 'Pouze ve svém tahu', en: 'Deploying in the own turn only' },
      text: {
        cs: 'Nestvůry lze nasazovat jen během vlastního tahu.',
        en: 'Monsters can be deployed only during your own turn.',
      },
      check: "Given B's turn, when A tries to play a monster in a reaction window, then it is illegal.",
    },
    {
      id: 'SS-MON-03',
      kind: 'rule',
      title: { cs: 'Prázdná oblast nasazování', en: 'Empty deployment area required' },
      text: {
        cs: 'Oblast nasazování musí být v okamžiku nasazení prázdná.',
        en: 'The area must be empty at that moment.',
      },
      check: 'Given A.army[1] occupied, when A plays a monster, then it is illegal and nothing is paid.',
    },
    {
      id: 'SS-MON-04',
      kind: 'rule',
      title: { cs: 'Jedna nestvůra za tah', en: 'One monster per turn' },
      text: {
        cs: 'Za normálních okolností lze nasadit jednu nestvůru za tah.',
        en: 'Normally one monster may be deployed per turn.',
      },
      check:
        'Given A has deployed a monster this turn and the area has become empty again by an effect, when A plays a second monster, then it is illegal.',
    },
    {
      id: 'SS-MON-05',
      kind: 'rule',
      title: { cs: 'Výjimka z limitu nasazení', en: 'Effects may exceed the limit' },
      text: {
        cs: 'Akce a schopnosti, které nasazují nestvůry, jsou výjimkou z limitu jedné nestvůry za tah.',
        en: 'Actions and abilities that deploy are the exception to the one-per-turn limit.',
      },
      check:
        'Given A deployed normally, the monster was then moved on, and A resolves "deploy a card from hand", when it resolves, then the card enters A.army[1].',
    },
    {
      id: 'SS-MON-06',
      kind: 'rule',
      title: { cs: 'Aktivní schopnost', en: 'Ability active in the army' },
      text: {
        cs: 'Schopnost nestvůry platí po celou dobu, kdy nestvůra patří do vaší armády.',
        en: 'While a monster is part of your army its ability is in force.',
      },
      check:
        'Given A.army[2] with "{abl: your strikes have +1 AN}", when another A monster with AN 3 strikes undefended, then strength is 4.',
    },
    {
      id: 'SS-MON-07',
      kind: 'rule',
      title: { cs: 'Sčítání efektů', en: 'Equal effects add up' },
      text: {
        cs: 'Má-li více vašich karet v armádě a na bojišti schopnost se stejným efektem (třeba +1 k ÚČ či −1 k OČ), efekty se sčítají.',
        en: 'Several cards in your army and on the board whose abilities give the same effect (such as +1 AN or −1 DN) stack.',
      },
      check:
        'Given two sources of "+1 AN" (one in army, one on A.front), when a monster with AN 2 strikes undefended, then strength is 4.',
    },
    {
      id: 'SS-MON-08',
      kind: 'rule',
      title: { cs: 'Aktivace kdykoli a opakovaně', en: 'Activation any time, repeatedly' },
      text: {
        cs: 'Schopnost s aktivační cenou lze aktivovat kdykoli, i několikrát za tah, pokud je z čeho cenu zaplatit.',
        en: 'An ability with an activation cost may be activated any time and several times per turn, as long as its cost can be paid.',
      },
      check:
        'Given "{abl: pay 1: deal 1 damage}", three hand cards and no reserves, when A activates three times in one turn, then all three are accepted and a fourth is illegal.',
    },
    {
      id: 'SS-MON-09',
      kind: 'rule',
      title: { cs: 'Placení aktivace', en: 'Paying activations' },
      text: {
        cs: 'Aktivační cena se platí kartami z ruky nebo zálohami, stejně jako cena karty.',
        en: 'Activation costs are paid with hand cards or reserves, like card costs.',
      },
      check:
        'Given activation cost 2, one ready reserve and one hand card, when activated, then the reserve is used and the card discarded.',
    },
    {
      id: 'SS-MON-10',
      kind: 'rule',
      title: { cs: 'Akce nasazené nestvůry', en: 'Deploying does not resolve the action' },
      text: {
        cs: 'Zahráním karty jako nestvůry se její akce z červeného pole nevyhodnocuje.',
        en: 'Playing a card as a monster does not resolve its red box.',
      },
      check: 'Given M 0/1/1 {act: deal 3}, when played as a monster, then no damage is dealt.',
    },
  ],
};
