import type { Section } from '@bojiste/kernel';

export const lastManStanding: Section = {
  code: 'LMS',
  title: { cs: 'Poslední vyhrává (3–4 hráči)', en: 'Last man standing, three or four players' },
  clauses: [
    {
      id: 'SS-LMS-01',
      kind: 'rule',
      title: { cs: 'Desky bojiště mezi sousedy', en: 'Boards between neighbours' },
      text: {
        cs: 'Jedna deska bojiště leží mezi vámi a protivníkem po levici, druhá mezi vámi a protivníkem po pravici.',
        en: 'One board lies between you and your left opponent and one between you and your right opponent.',
      },
      check: 'Given 4 players, when set up, then 4 boards; given 3 players, 3 boards; each player touches exactly two.',
    },
    {
      id: 'SS-LMS-02',
      kind: 'rule',
      title: { cs: 'Dvě armády', en: 'Two armies' },
      text: {
        cs: 'Každý hráč má jednu armádu proti levému a jednu proti pravému protivníkovi.',
        en: 'Each player has one army facing the left and one facing the right opponent.',
      },
      check: 'Given any player, when read, then two armies of three positions exist, each bound to one board.',
    },
    {
      id: 'SS-LMS-03',
      kind: 'rule',
      title: { cs: 'Počáteční ruka', en: 'Opening hand' },
      text: {
        cs: 'Při přípravě hry táhne každý hráč včetně prvního 2 karty.',
        en: 'Every player, the first one included, draws 2 cards in setup.',
      },
      check: 'Given 3 players after setup, when read, then all hands are 2.',
    },
    {
      id: 'SS-LMS-04',
      kind: 'rule',
      title: { cs: 'Tažení tří karet', en: 'Draw three' },
      text: {
        cs: 'Aktivní hráč táhne v kroku tažení karet 3 karty.',
        en: 'In the draw step the active player draws 3 cards.',
      },
      check: 'Given deck 20, when the draw step runs, then deck 17 (first turn: SS-RULING-93).',
    },
    {
      id: 'SS-LMS-05',
      kind: 'rule',
      title: { cs: 'Efekty zůstávají v armádě', en: 'Effects stay in their army' },
      text: {
        cs: 'Akce a schopnosti ovlivňují pouze armádu, v níž byly zahrány, nikoli vaši druhou armádu.',
        en: 'Actions and abilities affect only the army in which they were played, not your other army.',
      },
      check:
        'Given "{abl: allies +1 AN}" in the left army, when a monster of the right army strikes, then it gets no bonus.',
    },
    {
      id: 'SS-LMS-06',
      kind: 'rule',
      title: { cs: 'Schopnosti ovlivňující hráče', en: 'Player-wide abilities' },
      text: {
        cs: 'Schopnosti, které se týkají přímo hráče, fungují z kterékoli armády.',
        en: 'Abilities that concern the player directly work from either army.',
      },
      check:
        'Given "draw 1 extra in your draw step" in the left army, when the draw step runs, then 4 cards are drawn.',
    },
    {
      id: 'SS-LMS-07',
      kind: 'rule',
      title: { cs: 'Vyřazení hráče', en: 'Elimination removes cards' },
      text: {
        cs: 'Je-li hráč poražen, všechny jeho karty opouštějí hru.',
        en: "When a player is defeated, all of that player's cards leave the game.",
      },
      check: 'Given P2 defeated, when all zones are searched, then no card owned by P2 exists outside removed.',
    },
    {
      id: 'SS-LMS-08',
      kind: 'rule',
      title: { cs: 'Karty protivníků poraženého', en: 'Facing cards go to losses' },
      text: {
        cs: 'Karty protivníků v armádách stojících proti poraženému hráči a na deskách bojiště, které s ním sdíleli, přicházejí na vrch balíčků ztrát svých majitelů.',
        en: "Opponents' cards in armies facing the defeated player and on boards shared with that player go to the top of their owners' loss piles.",
      },
      check:
        "Given P1's right army [X, –, Y] and P1.front = Z on the board with P2, when P2 is defeated, then X, Y, Z are in P1.loss and P1's left army is untouched.",
    },
    {
      id: 'SS-LMS-09',
      kind: 'rule',
      title: { cs: 'Odstranění desky', en: 'One board less' },
      text: { cs: 'Poté se odstraní jedna deska bojiště.', en: 'Then one board is removed.' },
      check:
        'Given 4 players and 4 boards, when one is eliminated, then 3 boards remain and the two former neighbours of the eliminated player share one empty board.',
    },
    {
      id: 'SS-LMS-10',
      kind: 'rule',
      title: { cs: 'Pokračování hry', en: 'Play goes on' },
      text: { cs: 'Hra následně pokračuje.', en: 'The game then continues.' },
      check:
        "Given an eliminated non-active player, when cleanup is over, then the active player's turn resumes in the same step.",
    },
    {
      id: 'SS-LMS-11',
      kind: 'rule',
      title: { cs: 'Přežít všechny protivníky', en: 'Survive all opponents' },
      text: { cs: 'Vítězíte, pokud přečkáte všechny protivníky.', en: 'You win by outlasting every opponent.' },
      check: 'Given three of four players eliminated, when cleanup is over, then the remaining player is the winner.',
    },
    {
      id: 'SS-LMS-12',
      kind: 'rule',
      title: { cs: 'Společné zálohy a ruka', en: 'Reserves, hand and piles are common' },
      text: {
        cs: 'Zdvojené jsou jen armády a desky bojiště; ruku, balíček zdrojů, balíček ztrát a zálohy má každý hráč jen jednou.',
        en: 'Only armies and boards are doubled; hand, resource deck, losses and reserves exist once per player.',
      },
      check:
        'Given a monster supporting out of the left army, when a card for the right army is paid, then that reserve can be used.',
    },
  ],
};
