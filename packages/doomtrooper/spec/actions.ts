import type { Section } from '@bojiste/kernel';

export const actions: Section = {
  code: 'ACT',
  title: { cs: 'Akce obecně', en: 'Action step in general' },
  clauses: [
    {
      id: 'DT-ACT-01',
      kind: 'rule',
      title: { cs: 'Tři BĚŽNÉ akce', en: 'Three regular actions' },
      text: {
        cs: 'Hlavní hráč má ve svém kole tři BĚŽNÉ, tedy NEDEFINOVANÉ akce.',
        en: 'The active player has three regular, undefined actions per own turn.',
      },
      check: 'Given no modifying cards, when the action step opens, then the regular action counter is 3.',
    },
    {
      id: 'DT-ACT-02',
      kind: 'rule',
      title: { cs: 'Libovolné pořadí', en: 'Free order' },
      text: {
        cs: 'Pořadí akcí je libovolné, s výjimkou útočné akce a Sabotáže.',
        en: 'The actions may be taken in any order, apart from the two exceptions for attack and Sabotage.',
      },
      check: 'Given an empty board, when the player does MEDITATE, PLAY WARRIOR, MEDITATE, then all are accepted.',
    },
    {
      id: 'DT-ACT-03',
      kind: 'rule',
      title: { cs: 'Opakování akce', en: 'Repeats allowed' },
      text: {
        cs: 'Tutéž akci lze v jednom kole provést i vícekrát, opět s výjimkou útočné akce a Sabotáže.',
        en: 'The same action may be taken several times in one turn, again apart from attack and Sabotage.',
      },
      check: 'Given D = 5, when the player meditates three times, then D = 8.',
    },
    {
      id: 'DT-ACT-04',
      kind: 'rule',
      title: { cs: 'Útočná akce jednou a poslední', en: 'Attack normally once and last' },
      text: {
        cs: 'Útočnou akci smí hráč běžně provést jen jednou za kolo, a to jako poslední akci.',
        en: 'The attack action may normally be taken only once in a turn and as the last action.',
      },
      check:
        'Given one attack action resolved as action 3, when another attack is requested without enabling cards, then it is rejected.',
    },
    {
      id: 'DT-ACT-05',
      kind: 'rule',
      title: { cs: 'Předčasný útok', en: 'Early attack consumes the rest' },
      text: {
        cs: 'Kdo zaútočí dříve než svou poslední akcí, musí na útok použít i následující BĚŽNÉ akce; není-li to možné, přichází o ně.',
        en: 'A player who attacks before his last action must spend the following regular actions on attacking; where that is impossible they are lost.',
      },
      check:
        'Given no extra-attack cards, when the attack is made as action 1, then after it the regular action counter is 0 and the discard step follows.',
    },
    {
      id: 'DT-ACT-06',
      kind: 'rule',
      title: { cs: 'První kolo bez útoku', en: 'No attack in the first turn' },
      text: {
        cs: 'Ve svém prvním kole nesmí hráč provést útočnou akci.',
        en: 'In his first turn a player may not take an attack action.',
      },
      check:
        "Given P2's first turn and a combat-capable warrior on both sides, when P2 declares an attack, then it is rejected.",
    },
    {
      id: 'DT-ACT-07',
      kind: 'rule',
      title: { cs: 'Omezení Sabotáže', en: 'Sabotage once per opponent, not in the first turn' },
      text: {
        cs: 'Sabotáž lze proti každému protivníkovi provést jen jednou za kolo a v prvním kole vůbec ne.',
        en: 'Sabotage may be made only once per turn against each opponent and not during the first turn.',
      },
      check: "Given P1's first turn and P2 without warriors, when P1 requests Sabotage, then it is rejected.",
    },
    {
      id: 'DT-ACT-08',
      kind: 'rule',
      title: { cs: 'Nepoužité akce propadají', en: 'Actions are optional and do not carry over' },
      text: {
        cs: 'Hráč smí využít méně než tři akce nebo také žádnou; nepoužité akce propadají.',
        en: 'A player may use fewer actions or none; unused ones are lost.',
      },
      check: 'Given P1 ends the action step after one action, when his next turn starts, then the counter is 3, not 5.',
    },
    {
      id: 'DT-ACT-09',
      kind: 'rule',
      title: { cs: 'Seznam akcí', en: 'Action menu' },
      text: {
        cs: 'BĚŽNÝMI akcemi jsou meditace, transfer, útočná akce a Sabotáž; vyložení bojovníka, opevnění, relikvie nebo válečné zóny; vyhledání úkrytu, jeho opuštění a vyložení bojovníka do úkrytu (tři akce); vybavení bojovníka, udělení mystické moci (Černá symetrie), přidělení úkolu, zvířete nebo síly KI; a další akce (Umění, speciální karty, aliance, schopnosti).',
        en: 'The regular actions are: play a warrior, seek cover, leave cover, play a warrior into cover (three actions), meditate, equip a warrior, play a fortification, grant mystic power (Dark Symmetry), assign a mission, play a relic, play a war zone, assign a KI power, assign a beast, transfer, other actions (Art, special cards, alliances, abilities), attack, Sabotage.',
      },
      check:
        'Given the legal-moves generator, when called in an action slot, then every returned move belongs to one of these 17 categories.',
    },
    {
      id: 'DT-ACT-10',
      kind: 'rule',
      title: { cs: 'Akce za více akcí', en: 'Multi-action costs need that many actions left' },
      text: {
        cs: 'Tah, který stojí několik akcí (vyložení do úkrytu tři, transfer s vozidlem dvě, karty s uvedeným počtem akcí), lze provést jen tehdy, zbývá-li hráči aspoň tolik použitelných akcí.',
        en: 'A move that costs several actions (playing into cover 3, transfer with a vehicle 2, cards with a printed number) is legal only if the player still has that many usable actions.',
      },
      check:
        'Given 1 regular action already spent, when playing a warrior into cover is requested, then it is rejected.',
    },
    {
      id: 'DT-ACT-11',
      kind: 'rule',
      title: { cs: 'Nastoupení a vystoupení', en: 'Boarding and leaving a vehicle is an action' },
      text: {
        cs: 'Akci lze využít také k nastoupení do vozidla nebo k vystoupení z něj, viz DT-VEH-03.',
        en: 'Getting into or out of a vehicle is one more way to spend an action, see DT-VEH-03.',
      },
      check:
        'Given a warrior outside his vehicle, when BOARD is taken, then one action is spent and the vehicle state becomes INSIDE.',
    },
  ],
};
