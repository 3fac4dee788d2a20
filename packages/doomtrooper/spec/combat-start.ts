import type { Section } from '@bojiste/kernel';

export const combatStart: Section = {
  code: 'FIGHT',
  title: { cs: 'Souboj: útočná akce, útočník a obránce', en: 'Combat: attack action, attacker and defender' },
  clauses: [
    {
      id: 'DT-FIGHT-01',
      kind: 'rule',
      title: { cs: 'Jedna útočná akce', en: 'One attack action per turn by default' },
      text: {
        cs: 'Běžně smí hráč ve svém kole definovat jako útočnou jen jednu BĚŽNOU akci.',
        en: 'Normally a player may define just one regular action of his turn as an attack action.',
      },
      check: 'Given no enabling cards, when a second attack action is requested in one turn, then rejected.',
    },
    {
      id: 'DT-FIGHT-02',
      kind: 'rule',
      title: { cs: 'Poslední akce kola', en: 'It must be the last' },
      text: {
        cs: 'Útočná akce je poslední BĚŽNOU akcí kola; BĚŽNÉ akce, které v té chvíli nebyly použity, propadají.',
        en: 'The attack action is the last regular action of the turn; regular actions not yet used when it is taken are lost.',
      },
      check: 'Given an attack as action 2, when it is over, then no third action is offered.',
    },
    {
      id: 'DT-FIGHT-03',
      kind: 'rule',
      title: { cs: 'Více útočných akcí', en: 'Cards granting more attack actions' },
      text: {
        cs: 'Karty jako CHUŤ VÁLKY dovolují provést v jednom kole několik útočných akcí; i ty musí být v kole poslední.',
        en: 'Cards such as CHUŤ VÁLKY allow several attack actions in a turn; these too must be the final actions.',
      },
      check:
        'Given CHUŤ VÁLKY in effect, when the player attacks with action 1, then actions 2 and 3 may only be attacks.',
    },
    {
      id: 'DT-FIGHT-04',
      kind: 'rule',
      title: { cs: 'Ztráta zbývajících útočných akcí', en: 'Unable to go on attacking' },
      text: {
        cs: 'Ohlásil-li hráč útočnou akci a nemůže už dál útočit, ztrácí všechny útočné akce, které má v tu chvíli k dispozici.',
        en: 'If an attack action was announced and the player cannot attack any further, all attack actions available to him at that moment are lost.',
      },
      check:
        'Given 2 attack actions left and no warrior able to attack, when the window after the combat has closed (see DT-RULING-69), then both are removed and the discard step follows unless non-regular actions remain.',
    },
    {
      id: 'DT-FIGHT-05',
      kind: 'rule',
      title: { cs: 'Zákaz v prvním kole', en: 'None in the first turn' },
      text: {
        cs: 'V prvním kole nesmí hráč provést útočnou akci žádného druhu.',
        en: "No attack action of any kind may be taken in a player's first turn.",
      },
      check: "Given P1's first turn and PROTIPOSÁDKOVÝ GRANÁT, when used as an attack action, then rejected.",
    },
    {
      id: 'DT-FIGHT-06',
      kind: 'rule',
      title: { cs: 'Souboj jako útočná akce', en: 'Combat is the usual use' },
      text: {
        cs: 'Útočná akce má obvykle podobu souboje, tedy útoku hráčova bojovníka na bojovníka protivníka. Účastní se ho útočník, obránce a případně posily.',
        en: "The usual attack action is a combat: an attack by one's warrior on an opponent's warrior, with attacker, defender and possibly reinforcements.",
      },
      check:
        'Given a declared combat, when the state is read, then it has exactly one attacker, one defender and a list of reinforcements.',
    },
    {
      id: 'DT-FIGHT-07',
      kind: 'rule',
      title: { cs: 'Souboj versus útočná akce', en: 'Attack action and combat are different things' },
      text: {
        cs: 'Souboj a útočná akce nejsou totéž: útočnou akci lze využít i k vyvolání efektu karty, který žádný souboj nezahajuje.',
        en: 'An attack action may also be spent on triggering a card effect that starts no combat.',
      },
      check:
        'Given PROTIPOSÁDKOVÝ GRANÁT used as an attack action, when it resolves, then no combat object was created.',
    },
    {
      id: 'DT-FIGHT-08',
      kind: 'rule',
      title: { cs: 'V PRŮBĚHU SOUBOJE', en: '"During combat" cards need a combat' },
      text: {
        cs: 'Karty hratelné V PRŮBĚHU SOUBOJE nelze použít jako reakci na karty, které vyžadují pouze útočnou akci a žádný souboj nezahajují.',
        en: 'Cards playable during combat cannot be used in response to cards that need only an attack action and start no combat.',
      },
      check:
        'Given an effect-type attack action on the table, when P2 wants to play a "during combat" card, then rejected.',
    },
    {
      id: 'DT-FIGHT-09',
      kind: 'rule',
      title: { cs: 'Fáze souboje', en: 'Eight phases' },
      text: {
        cs: 'Souboj má osm fází: 1. vyhlášení souboje, 2. oznámení útočníka a obránce, 3. oznámení bitevní taktiky, 4. oznámení válečné zóny, 5. vykládání bojových modifikátorů, 6. vyhodnocení souboje, 7. změna stavu bojovníků, 8. přidělení bodů. Po každé z nich následuje fáze KDYKOLI.',
        en: 'A combat runs through: 1 declaration, 2 naming attacker and defender, 3 tactic, 4 war zone, 5 combat modifiers, 6 evaluation, 7 change of state, 8 points, each followed by an ANYTIME window.',
      },
      check: 'Given a combat without cards, when logged, then phases 1 to 8 occur in order, each followed by a window.',
    },
    {
      id: 'DT-FIGHT-10',
      kind: 'rule',
      title: { cs: 'Vyhlášení souboje', en: 'Declaring a combat' },
      text: {
        cs: 'Hráč ohlásí, že tato akce je útočná a že jde o souboj; útočník ani obránce se zatím neurčují.',
        en: 'The player states that this action is an attack and that it is a combat; neither attacker nor defender is named yet.',
      },
      check: 'Given phase 1, when the declaration is made, then the combat object has no attacker and no defender.',
    },
    {
      id: 'DT-FIGHT-11',
      kind: 'rule',
      title: { cs: 'Odstranění bojovníka před oznámením', en: 'Warrior removed in the window after the declaration' },
      text: {
        cs: 'Odstraní-li bránící se strana ve fázi KDYKOLI před fází 2 některého bojovníka útočícího hráče, může si útočící hráč vybrat, zda zaútočí jiným bojovníkem, nebo o útočnou akci přijde.',
        en: 'If the defending side removes a warrior of the attacking player in the window before phase 2, the attacking player may choose to attack with another warrior or to lose the attack action.',
      },
      check:
        'Given P1 declared with A and B available, when P2 removes A in that window, then P1 is offered ATTACK_WITH(B) and FORFEIT.',
    },
    {
      id: 'DT-FIGHT-12',
      kind: 'rule',
      title: { cs: 'Volba útočníka a obránce', en: 'Choosing attacker and defender' },
      text: {
        cs: 'Útočící hráč určí jednoho ze svých bojovníků za útočníka a jiného bojovníka ve hře za obránce.',
        en: 'The attacking player names one of his warriors as attacker and another warrior in play as defender.',
      },
      check: 'Given phase 2, when both are named legally, then roles are stored on the combat.',
    },
    {
      id: 'DT-FIGHT-13',
      kind: 'rule',
      title: { cs: 'Stálé role', en: 'Roles are fixed' },
      text: {
        cs: 'Útočník a obránce se takto označují po celý souboj bez ohledu na jeho průběh a výsledek (karta, která účastníka vymění, předá roli dál, viz DT-FIGHT-42).',
        en: 'Attacker and defender keep these names for the whole combat whatever its course or result (a card that swaps a participant hands the role on, DT-FIGHT-42).',
      },
      check:
        'Given a defender with first attack, when effects refer to "the attacker", then they still mean the warrior named in phase 2.',
    },
    {
      id: 'DT-FIGHT-14',
      kind: 'rule',
      title: { cs: 'Vyřazení v průběhu souboje', en: 'Discarded participant ends the combat' },
      text: {
        cs: 'Je-li některý z bojovníků v průběhu souboje vyřazen, souboj ihned končí.',
        en: 'If one of the warriors is discarded during the combat, the combat ends at once.',
      },
      check:
        'Given VLNA POCTIVOSTI discards the defender in phase 5, when resolved, then no evaluation, no wounds and no points follow.',
    },
    {
      id: 'DT-FIGHT-15',
      kind: 'rule',
      title: { cs: 'Útok na vlastní bojovníky', en: 'No attack on own warriors' },
      text: {
        cs: 'Na vlastní bojovníky hráč běžně útočit nesmí, může k tomu však dojít efektem karty.',
        en: 'Normally a player may not attack his own warriors; a card effect may cause it.',
      },
      check:
        "Given P1's two warriors, when P1 names one attacker and the other defender without an effect, then rejected.",
    },
    {
      id: 'DT-FIGHT-16',
      kind: 'rule',
      title: { cs: 'Zabití vlastního bojovníka', en: "Killing one's own yields destiny points only" },
      text: {
        cs: 'Je-li při takovém útoku někdo zabit, získává hráč vždy body osudu, nikdy vítězné body.',
        en: 'If such an attack kills, the player always gets destiny points, never VP.',
      },
      check:
        'Given P1 kills his own warrior with H 5 through an effect, when points are given, then D +5, VP +0, and a split request is rejected.',
    },
    {
      id: 'DT-FIGHT-17',
      kind: 'rule',
      title: { cs: 'Stanice a ostatní oblasti', en: 'Station and the rest do not meet' },
      text: {
        cs: 'Bojovník v Mužstvu, v Kohortě nebo mimo oblasti nesmí napadnout bojovníka na Stanici a naopak.',
        en: 'A warrior in Squad, Cohort or outside may not attack one on the Station and the reverse.',
      },
      check:
        'Given a Squad attacker and a Station defender, when named, then rejected; Station against Station is accepted.',
    },
    {
      id: 'DT-FIGHT-18',
      kind: 'rule',
      title: { cs: 'Výměna účastníka a Stanice', en: 'Swapping cards obey this too' },
      text: {
        cs: 'Oddělení Stanice platí i pro karty, které zaměňují útočníka či obránce.',
        en: 'Cards that change the attacker or the defender must respect the Station separation.',
      },
      check:
        'Given a combat in which both are on the Station, when a card would replace the defender by a Squad warrior, then rejected.',
    },
    {
      id: 'DT-FIGHT-19',
      kind: 'rule',
      title: { cs: 'TOTÁLNÍ VÁLKA', en: 'Total war' },
      text: {
        cs: 'Kterýkoli z hráčových bojovníků smí napadnout kteréhokoli BOJESCHOPNÉHO bojovníka ve hře bez ohledu na příslušnost a podle téhož pravidla smí být i sám napaden.',
        en: "Any of a player's warriors may attack any combat-capable warrior in play regardless of affiliation, and may be attacked by the same rule.",
      },
      check: "Given a Bauhaus attacker and P2's Bauhaus warrior, when named, then accepted.",
    },
    {
      id: 'DT-FIGHT-20',
      kind: 'rule',
      title: { cs: 'Bojové omezení na kartě', en: 'Printed combat limits hold' },
      text: {
        cs: 'Bojové omezení uvedené na kartě bojovníka je nutné dodržet.',
        en: 'A combat restriction printed on a warrior must be obeyed.',
      },
      check: 'Given CRENSHAW VYKUPITEL, when a Brotherhood warrior is named as his target, then rejected.',
    },
    {
      id: 'DT-FIGHT-21',
      kind: 'rule',
      title: { cs: 'Způsobilost k souboji', en: 'Attacker and defender must be able to fight' },
      text: {
        cs: 'Zvolit lze jen bojovníky, kteří se smějí souboje účastnit: útočníkem nemůže být bojovník v úkrytu a obráncem ten, kdo nesmí nikdy bojovat nebo kterého právě nelze napadnout.',
        en: 'Only warriors that may take part in combat can be named; covered warriors cannot be attackers, and warriors that may never fight or cannot be attacked at present cannot be defenders.',
      },
      check: "Given P2's VŮDCE KORPORACE, when named defender, then rejected.",
    },
  ],
};
