import type { Section } from '@bojiste/kernel';

export const components: Section = {
  code: 'COMP',
  title: { cs: 'Herní komponenty a režimy', en: 'Components and modes' },
  clauses: [
    {
      id: 'SS-COMP-01',
      kind: 'rule',
      title: { cs: 'Počet hráčů v režimech', en: 'Player counts per mode' },
      text: {
        cs: 'Hra je pro jednoho až čtyři hráče: „Duel“ je pro dva, „Obléhání“ pro jednoho, kooperativní režim pro dva a „Poslední vyhrává“ pro tři nebo čtyři hráče.',
        en: 'The game takes one to four players: Duel is for two, siege (Obléhání) for one, cooperative (kooperativní režim) for two, last-man-standing (Poslední vyhrává) for three or four.',
      },
      check:
        'Given game creation, when the pairs (duel,2), (siege,1), (coop,2), (lms,3), (lms,4) are sent, then all are accepted; (duel,3), (siege,2), (coop,3), (lms,2), (lms,5) are refused.',
    },
    {
      id: 'SS-COMP-02',
      kind: 'rule',
      title: { cs: 'Tři karty bosse', en: 'Three boss cards' },
      text: {
        cs: 'Karty bosse jsou tři, po jedné pro každou obtížnost: střední, náročnou a velmi náročnou.',
        en: 'There are three boss cards, one each for the difficulties medium (střední), hard (náročná) and very hard (velmi náročná).',
      },
      check:
        'Given the siege catalogue, when bosses are listed, then exactly one is found for each of the three difficulties.',
    },
    {
      id: 'SS-COMP-03',
      kind: 'rule',
      title: { cs: 'Deska bosse a ukazatel životů', en: 'Boss board and life tracker' },
      text: {
        cs: 'Boss používá jednu oboustrannou desku se stupnicí hrozby a jeden oboustranný ukazatel životů. Žádné pravidlo nedává oběma stranám odlišnou funkci.',
        en: 'The boss uses one two-sided board that carries the threat track and one two-sided tracker for its lives. No rule gives the two sides different functions.',
      },
      check:
        'Given a siege game, when the state is read, then it holds one numeric boss.threat and one numeric boss.lives and no "side" affects legal moves.',
    },
    {
      id: 'SS-COMP-04',
      kind: 'rule',
      title: { cs: 'Zaměnitelné desky bojiště', en: 'Four interchangeable battlefield boards' },
      text: {
        cs: 'Součástí hry jsou čtyři desky bojiště, které se liší jen vzhledem.',
        en: 'Four boards are supplied and they differ only in looks.',
      },
      check:
        'Given two games with the same seed and different board skins, when the same commands are replayed, then the rule states are identical.',
    },
    {
      id: 'SS-COMP-05',
      kind: 'rule',
      title: { cs: 'Žetony', en: 'Tokens' },
      text: {
        cs: 'V krabici je 13 žetonů běsů, 15 žetonů gangu, 1 žeton posil a 1 žeton hrozby.',
        en: 'The box holds 13 rage tokens (žetony běsů), 15 gang tokens (žetony gangu), 1 reinforcement token (žeton posil) and 1 threat token (žeton hrozby).',
      },
      check:
        'Given the component manifest, when counted, then it reports 13, 15, 1 and 1 (whether the supply is a hard limit: SS-RULING-74).',
    },
    {
      id: 'SS-COMP-06',
      kind: 'rule',
      title: { cs: 'Hráčské frakce v krabici', en: 'Player factions in the box' },
      text: { cs: 'Frakce Yrsa a Čchun-laj mají po 54 kartách.', en: 'Yrsa and Čchun-laj have 54 cards each.' },
      check:
        'Given the card catalogue, when physical cards are counted per player faction, then each of the two factions has 54.',
    },
    {
      id: 'SS-COMP-07',
      kind: 'rule',
      title: { cs: 'Frakce bosse v krabici', en: 'Boss factions in the box' },
      text: {
        cs: 'Dva balíčky po 24 kartách, Zloblini a Běsní šamani, slouží výhradně pro sólovou a kooperativní hru.',
        en: 'Two 24-card decks, the Zloblins and the Raging Shamans, exist for solo and cooperative play only.',
      },
      check:
        'Given deck building for a player, when a Zloblin or Raging Shaman card is added, then the deck is refused; given boss setup, each of the two decks offers 24 cards.',
    },
    {
      id: 'SS-COMP-08',
      kind: 'rule',
      title: { cs: 'Další frakce', en: 'Further factions exist' },
      text: {
        cs: 'Pravidla zmiňují jako další povolené hráčské frakce Serafii a Styxii, přestože v krabici nejsou.',
        en: 'The rules name Serafie and Styxie as other legal player factions although the box does not contain them.',
      },
      check:
        'Given a catalogue extended by a third player faction, when a 34-card deck of it is validated, then no rule code needs changing.',
    },
    {
      id: 'SS-COMP-09',
      kind: 'rule',
      title: { cs: 'Žádné typy karet', en: 'No card types' },
      text: {
        cs: 'Karty se nedělí na typy. Každá hráčská karta může posloužit jako akce, jako nestvůra nebo jako platba a způsob použití volí pokaždé její majitel.',
        en: 'Cards are not divided into types; every player card can serve as an action, as a monster or as payment, and the owner picks the use each time.',
      },
      check:
        'Given A\'s deploy step, an empty deployment area and two payable hand cards x and y whose actions are not cancels, when legal moves are listed, then "play x as action", "play x as monster" and "discard x to pay for y" are all offered.',
    },
    {
      id: 'SS-COMP-10',
      kind: 'rule',
      title: { cs: 'Začátečnický balíček', en: 'Beginner deck per faction' },
      text: {
        cs: 'Každá frakce obsahuje jeden předem sestavený začátečnický balíček určený pro první partie.',
        en: 'Every faction contains one prepared beginner deck meant for the first games.',
      },
      check:
        'Given a faction, when its beginner deck is requested, then one fixed list is returned that passes deck validation.',
    },
  ],
};
