import type { Section } from '@bojiste/kernel';

export const actionKinds: Section = {
  code: 'KIND',
  title: { cs: 'Druhy akcí', en: 'Kinds of action' },
  clauses: [
    {
      id: 'DT-KIND-01',
      kind: 'rule',
      title: { cs: 'Tři druhy akcí', en: 'Three kinds of action' },
      text: {
        cs: 'Každá akce je buď útočná, neútočná, nebo nedefinovaná (běžná).',
        en: 'Every action is an attack action, a non-attack action or an undefined (regular) action.',
      },
      check:
        'Given any action in the log, when read, then its kind is ATTACK or NONATTACK (or SABOTAGE, see DT-RULING-111), and an unused one is UNDEFINED unless its source predefined it.',
    },
    {
      id: 'DT-KIND-02',
      kind: 'rule',
      title: { cs: 'Tři nedefinované akce', en: 'Turn begins with three undefined actions' },
      text: {
        cs: 'Na začátku kola má hráč tři nedefinované akce.',
        en: 'At the beginning of his turn a player has three undefined actions.',
      },
      check: 'Given a new turn, when the pool is read, then undefined = 3, attack = 0, nonattack = 0.',
    },
    {
      id: 'DT-KIND-03',
      kind: 'rule',
      title: { cs: 'Definování akce provedením', en: 'Performing defines' },
      text: {
        cs: 'Druh nedefinované akce se určí tím, že hráč zvolí, co s ní udělá.',
        en: 'Choosing what to do with an undefined action fixes its kind.',
      },
      check: 'Given PLAY WARRIOR, when taken, then the log shows one undefined action defined as NONATTACK.',
    },
    {
      id: 'DT-KIND-04',
      kind: 'rule',
      title: { cs: 'Neútočné standardní akce', en: 'All standard actions but the attack are non-attack' },
      text: {
        cs: 'Všechny standardní akce kromě útoku jsou neútočné.',
        en: 'Every ordinary action except the attack is a non-attack action.',
      },
      check: 'Given MEDITATE, EQUIP, TRANSFER and SEEK COVER, when taken, then each is logged as NONATTACK.',
    },
    {
      id: 'DT-KIND-05',
      kind: 'rule',
      title: { cs: 'Jedna změna na útočnou akci', en: 'One undefined action may become an attack' },
      text: {
        cs: 'Pravidla dovolují změnit v každém kole na útočnou jednu nedefinovanou akci.',
        en: 'By the rules one undefined action of the turn may be turned into an attack action.',
      },
      check:
        'Given rulesAttackUsed = true, when a second undefined action is to be defined as attack without a card, then rejected.',
    },
    {
      id: 'DT-KIND-06',
      kind: 'rule',
      title: { cs: 'Dodatečné akce z karet', en: 'Extra actions are undefined by default' },
      text: {
        cs: 'Akce získané navíc z karet jsou nedefinované, pokud není řečeno něco jiného.',
        en: 'Additional actions given by cards are undefined unless stated otherwise.',
      },
      check:
        'Given INICIATIVA, when resolved, then undefined increases by 1; given BOHEM POŽEHNANÝ, nonattack increases by 3.',
    },
    {
      id: 'DT-KIND-07',
      kind: 'rule',
      title: { cs: 'Zákaz změny druhu akce', en: 'Kind cannot be changed' },
      text: {
        cs: 'Už určený druh akce se nesmí měnit, ledaže to některá karta povoluje.',
        en: 'A defined kind may not be changed unless a card permits it.',
      },
      check: 'Given 3 non-attack actions and CHUŤ VÁLKY, when one is used to attack, then rejected.',
    },
    {
      id: 'DT-KIND-08',
      kind: 'rule',
      title: { cs: 'Neútočnou akcí nelze útočit', en: 'Non-attack actions cannot attack' },
      text: {
        cs: 'Akci, která je předem určena jako neútočná, nelze použít k útoku.',
        en: 'With an action predefined as non-attack no attack is possible.',
      },
      check: 'Given only BOHEM POŽEHNANÝ actions, when an attack is declared with one, then rejected.',
    },
    {
      id: 'DT-KIND-09',
      kind: 'rule',
      title: { cs: 'Střídání útočných a neútočných akcí', en: 'Converted extra actions need not all be attacks' },
      text: {
        cs: 'Má-li hráč kartu, která mění libovolné akce na útočné, a nejde o jeho běžné akce, může nejprve zaútočit a následující akci použít k něčemu jinému.',
        en: "With a card that changes any actions into attacks, and actions that are not one's regular ones, one may attack first and then use the next for something else.",
      },
      check:
        'Given VŮDCE KORPORACE and BOHEM POŽEHNANÝ, when extra action 1 is an attack and extra action 2 is PLAY WARRIOR, then both are accepted.',
    },
    {
      id: 'DT-KIND-10',
      kind: 'rule',
      title: { cs: 'Oznámení těsně před provedením', en: 'Announced one by one' },
      text: {
        cs: 'Využití každé akce stačí oznámit až bezprostředně předtím, než ji hráč provede.',
        en: 'The use of each action need be declared only just before it is performed.',
      },
      check: 'Given three extra actions, when the first is declared, then nothing is asked about the others.',
    },
    {
      id: 'DT-KIND-11',
      kind: 'rule',
      title: { cs: 'Útok v rámci běžných akcí', en: 'Regular actions: once attacking, keep attacking' },
      text: {
        cs: 'Jakmile hráč použije k útoku některou ze svých běžných akcí, musí dál útočit, jinak o zbytek běžných akcí přijde.',
        en: 'As soon as a player attacks within his regular actions he must go on attacking or lose the rest of his regular actions.',
      },
      check:
        'Given regular action 1 converted to an attack by VŮDCE KORPORACE, when the player then requests MEDITATE with a regular action, then rejected.',
    },
    {
      id: 'DT-KIND-12',
      kind: 'rule',
      title: { cs: 'Ztráta jen běžných akcí', en: 'Loss concerns regular actions only' },
      text: {
        cs: 'Ztráta zbývajících běžných akcí se nedotýká dodatečných akcí z karet. A naopak, když hráč nezaútočí dodatečnými akcemi, nemá to vliv na jeho běžné akce.',
        en: 'Losing the remaining regular actions does not touch extra actions from cards, and failing to attack with extra actions does not touch the regular ones.',
      },
      check:
        'Given the attacker was removed during an attack with extra actions, when the combat ends, then the two other extra actions and all three regular actions remain.',
    },
    {
      id: 'DT-KIND-13',
      kind: 'rule',
      title: { cs: 'Nárok na tři běžné akce', en: 'Ceiling within three regular actions' },
      text: {
        cs: 'Ze tří běžných akcí mohou být neútočné až všechny tři, útočná však jen jedna. Místo útočné akce může hráč provést Sabotáž.',
        en: 'Of the three regular actions up to three may be non-attack and only one attack or, instead, Sabotage.',
      },
      check: 'Given one attack taken, when Sabotage is requested, then rejected.',
    },
  ],
};
