import type { Section } from '@bojiste/kernel';

export const battlefield: Section = {
  code: 'FIELD',
  title: { cs: 'Bitevní pole v duelu', en: 'Duel battlefield' },
  clauses: [
    {
      id: 'SS-FIELD-01',
      kind: 'rule',
      title: { cs: 'Pole bojiště', en: 'Board fields' },
      text: {
        cs: 'Deska bojiště se skládá z vaší fronty, protivníkovy fronty a země nikoho.',
        en: "A battlefield board consists of your front (fronta), the opponent's front and no man's land (země nikoho).",
      },
      check:
        'Given a new duel, when the board is read, then exactly three fields exist: A.front, NML, B.front, all empty (one slot each: SS-RULING-02).',
    },
    {
      id: 'SS-FIELD-02',
      kind: 'rule',
      title: { cs: 'Oblasti hráče', en: 'Player zones' },
      text: {
        cs: 'Každý hráč má balíček zdrojů, balíček ztrát, oblast záloh, armádu, jejíž součástí je oblast nasazování, a ruku.',
        en: 'Each player has a resource deck (balíček zdrojů), a loss pile (balíček ztrát), a reserve area (oblast záloh), an army (armáda) that includes a deployment area (oblast nasazování), and a hand.',
      },
      check: 'Given a new duel, when player state is read, then all five zones exist for both players.',
    },
    {
      id: 'SS-FIELD-03',
      kind: 'rule',
      title: { cs: 'Tři pozice armády', en: 'Army row of three' },
      text: {
        cs: 'Armáda má tři pozice v řadě. Nejzadnější je oblast nasazování, z nejpřednější nestvůry armádu opouštějí.',
        en: 'An army has three positions in a line; the rearmost is the deployment area and the foremost is the one monsters leave from.',
      },
      check: 'Given A.army, when read, then it has length 3 and index 1 is reported as the deployment area.',
    },
    {
      id: 'SS-FIELD-04',
      kind: 'rule',
      title: { cs: 'Jedna nestvůra na pozici', en: 'One monster per army field' },
      text: {
        cs: 'Na jedné pozici armády nikdy nesmějí stát dvě nestvůry.',
        en: 'Two monsters may never share one army position.',
      },
      check:
        'Given A.army[1] occupied, when any command or effect would put another monster there, then it is illegal or has no effect and the field still holds one card.',
    },
    {
      id: 'SS-FIELD-05',
      kind: 'rule',
      title: { cs: 'Umístění zahrané nestvůry', en: 'Default entry point' },
      text: {
        cs: 'Zahraná nestvůra přichází do vaší oblasti nasazování, pokud efekt karty neurčí jiné místo.',
        en: "A monster you play goes to your own deployment area unless the card's effect names another place.",
      },
      check: 'Given an empty army, when A plays M 0/1/1 as a monster, then it is in A.army[1].',
    },
    {
      id: 'SS-FIELD-06',
      kind: 'rule',
      title: { cs: 'Obránce', en: 'Defender' },
      text: {
        cs: 'Nestvůra stojící v oblasti nasazování se nazývá obránce.',
        en: 'The monster standing in a deployment area is called the defender.',
      },
      check:
        'Given A.army = [X, Y, Z], when the defender of A is queried, then X is returned; with A.army[1] empty, none is returned.',
    },
    {
      id: 'SS-FIELD-07',
      kind: 'rule',
      title: { cs: 'Postup o jednu pozici', en: 'One step per round' },
      text: {
        cs: 'Každá nestvůra v armádě se v každém kole posune o jednu pozici vpřed.',
        en: 'Every monster of an army moves one position forward each round.',
      },
      check: "Given A.army = [X, –, –], when A's advance step runs, then A.army = [–, X, –].",
    },
    {
      id: 'SS-FIELD-08',
      kind: 'rule',
      title: { cs: 'Opuštění nejpřednější pozice', en: 'Exit forces a choice' },
      text: {
        cs: 'Nestvůra, která opouští nejpřednější pozici, musí udeřit, držet pozici, nebo odejít do záloh.',
        en: 'A monster that leaves the foremost position has to strike, hold position or go to the reserves.',
      },
      check:
        'Given A.army[3] = X, when the army advances, then the game waits for A to choose among strike, hold, support and accepts no other command of A.',
    },
    {
      id: 'SS-FIELD-09',
      kind: 'rule',
      title: { cs: 'Zálohy pomáhají platit', en: 'Reserves help to pay' },
      text: {
        cs: 'Karty v oblasti záloh pomáhají platit za hraní jiných karet.',
        en: 'Cards in the reserve area help pay for playing other cards.',
      },
      check:
        "Given one ready reserve and a cost-1 card as A's only hand card, when legal plays are listed, then the card is playable.",
    },
    {
      id: 'SS-FIELD-10',
      kind: 'rule',
      title: { cs: 'Odkud se táhne', en: 'Draw source' },
      text: {
        cs: 'Karty se vždy táhnou z vlastního balíčku zdrojů.',
        en: "All draws come from the player's own resource deck.",
      },
      check: 'Given A.deck = [.., p, q], when A draws 1, then q moves from A.deck to A.hand.',
    },
    {
      id: 'SS-FIELD-11',
      kind: 'rule',
      title: { cs: 'Poškození přesouvá karty', en: 'Damage moves cards' },
      text: {
        cs: 'Kdo utrží X bodů poškození (DMG), přesune X karet z vrchu svého balíčku zdrojů do balíčku ztrát.',
        en: "Taking X damage moves X cards from the top of the sufferer's resource deck to the loss pile.",
      },
      check:
        'Given B.deck of 20 and empty B.heal, when B takes 4 damage, then B.deck has 16 and the 4 former top cards are the top of B.loss.',
    },
    {
      id: 'SS-FIELD-12',
      kind: 'rule',
      title: { cs: 'Okamžitá prohra', en: 'Running short loses at once' },
      text: {
        cs: 'Hráč, který má vzít karty z balíčku zdrojů a nemá jich tam dost (nebo žádnou), okamžitě prohrává.',
        en: 'A player who must take cards from the resource deck and finds too few (or none) loses immediately.',
      },
      check:
        'Given A.deck of 1, when A must draw 2, then the game ends at once with A as loser (damage: SS-RULING-19).',
    },
    {
      id: 'SS-FIELD-13',
      kind: 'rule',
      title: { cs: 'Co patří do ztrát', en: 'What goes to the loss pile' },
      text: {
        cs: 'Do balíčku ztrát přicházejí použité karty, karty ztracené poškozením, zabité nestvůry i karty odhozené jako platba.',
        en: 'Used cards, cards lost to damage, killed monsters and cards discarded as payment all go there.',
      },
      check:
        "Given one event of each kind, when each is resolved, then the card concerned is the top card of its owner's loss pile.",
    },
    {
      id: 'SS-FIELD-14',
      kind: 'rule',
      title: { cs: 'Ztráty lícem nahoru', en: 'Loss pile is face up' },
      text: { cs: 'Karty v balíčku ztrát leží lícem nahoru.', en: 'Cards in the loss pile lie face up.' },
      check:
        "Given A.loss = [x, y], when B's view of the game is serialised, then y is visible by identity (the whole pile: SS-RULING-63).",
    },
    {
      id: 'SS-FIELD-15',
      kind: 'rule',
      title: { cs: 'Podmínky pro pole bojiště', en: 'Conditional fields' },
      text: {
        cs: 'Na pole bojiště se karta dostane jen tehdy, když to dovoluje pravidlo nebo efekt a jeho podmínky jsou splněny. Volně se karty na bojiště umisťovat nedají.',
        en: 'Board fields only receive cards when a rule or effect that allows it has its conditions met; there is no free placement.',
      },
      check:
        "Given A's deploy step, when A tries to play a hand card straight onto A.front without such an effect, then it is illegal.",
    },
  ],
};
