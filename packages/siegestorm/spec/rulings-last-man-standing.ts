import type { Section } from '@bojiste/kernel';

export const rulingsLastManStanding: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: Poslední vyhrává', en: 'Rulings: last man standing' },
  clauses: [
    {
      id: 'SS-RULING-93',
      kind: 'ruling',
      title: { cs: 'První tah prvního hráče', en: 'First turn' },
      text: {
        cs: 'Ne; i v prvním kroku tažení táhne první hráč 3 karty jako všichni ostatní.',
        en: "No; the first player's first draw step is 3 like all others.",
      },
      check: 'Given turn 1, when the draw step runs, then 3 cards.',
      question: { cs: 'Táhne první hráč i zde o kartu méně?', en: 'Does the first player still draw one card less?' },
      reason: {
        cs: 'Pravidlo režimu zdůrazňuje „včetně prvního hráče“ a aktivnímu hráči určuje 3 karty.',
        en: 'The mode\'s rule stresses "including the first player" and sets 3 for the active player.',
      },
    },
    {
      id: 'SS-RULING-94',
      kind: 'ruling',
      title: { cs: 'Pořadí tahů a protivník', en: 'Order and opponents' },
      text: {
        cs: 'Hraje se po směru hodinových ručiček. U všeho, co je vázáno na armádu nebo desku bojiště, je „protivníkem“ hráč stojící proti této armádě.',
        en: 'Clockwise. For anything bound to an army or board, "the opponent" is the player facing that army.',
      },
      check:
        "Given P1's left army strikes, when targets are listed, then only the left neighbour and that board's cards.",
      question: { cs: 'Jaké je pořadí tahů a kdo je „protivník“?', en: 'Turn order and the meaning of "opponent"?' },
      reason: { cs: 'Každá ze dvou armád vzdoruje jednomu sousedovi.', en: 'Two armies each oppose one neighbour.' },
    },
    {
      id: 'SS-RULING-95',
      kind: 'ruling',
      title: { cs: 'Nasazení při dvou armádách', en: 'Deployment and advance with two armies' },
      text: {
        cs: 'Celkem jedno za tah, do kterékoli armády s prázdnou oblastí nasazování; v kroku 3 postupují obě armády v pořadí, které hráč zvolí. Jde o výchozí nastavení, hráči si mohou zvolit i druhý výklad.',
        en: 'One per turn in total, into either army with an empty area; both armies advance in step 3, in the order the player chooses. This is the default; the players may choose the other reading.',
      },
      check: 'Given a deployment into the left army, when a second into the right is tried, then illegal.',
      question: {
        cs: 'Platí jedno nasazení za tah, nebo jedno za každou armádu?',
        en: 'One deployment per turn or one per army?',
      },
      reason: { cs: 'Výčet výjimek tento limit neruší.', en: 'The list of exceptions does not lift the limit.' },
    },
    {
      id: 'SS-RULING-96',
      kind: 'ruling',
      title: { cs: 'Reakce při více hráčích', en: 'Binding and reactions' },
      text: {
        cs: 'Při zahrání akce hráč určí jednu ze svých desek bojiště; akce působí jen na tamní armádu a na protivníka, který proti ní stojí. Ten smí reagovat. U efektů týkajících se celého hráče (například tažení) smějí reagovat oba sousedé, každý jednou; dotazují se po směru hodinových ručiček a do hloubky: reakce se všemi odpověďmi se uzavře dříve, než přijde na řadu další hráč. Vše se pak vyhodnotí od posledního příkazu k prvnímu.',
        en: 'The player names one own board when playing an action; it affects that army and the facing opponent only. That opponent may react. For player-wide effects (such as draw) both neighbours may react once each, polled clockwise and depth first: a reaction and its answers are completed before the next player is polled; everything then resolves last in, first out.',
      },
      check: "Given P1's action on the left board, when announced, then only the left neighbour gets a window.",
      question: {
        cs: 'Ke které armádě patří akce z ruky a kdo smí reagovat?',
        en: 'To which army does a hand action belong, and who may react?',
      },
      reason: {
        cs: 'Efekty zůstávají ve své armádě a každý protivník má na každý příkaz soupeře jednu reakci.',
        en: 'Effects stay in their army; each opponent has one reaction per opposing item.',
      },
    },
    {
      id: 'SS-RULING-97',
      kind: 'ruling',
      title: { cs: 'Vyřazení uprostřed efektu', en: 'Elimination in mid-effect' },
      text: {
        cs: 'Hráč je ihned označen za poraženého. Probíhající příkaz se pro ostatní dokončí, části mířící na poraženého se přeskočí a jeho nevyhodnocené příkazy zanikají; ještě před dalším příkazem se odstraní jeho karty a upraví desky bojiště. Je-li vyřazen aktivní hráč, tah končí a aktivním se stává další zbývající hráč po směru hodinových ručiček.',
        en: "The player is marked defeated at once; the current item finishes for the others, parts aimed at the defeated player are skipped; that player's unresolved items vanish; then cards are removed and boards collapsed before the next item. If the active player is eliminated, the turn ends and the next surviving player clockwise is active.",
      },
      check:
        'Given P1\'s "deal 5 to the opponent, then draw 1" eliminates P2, when it resolves, then P1 still draws 1 and the turn goes on.',
      question: {
        cs: 'Co se stane s pořadím příkazů, efektem a tahem?',
        en: 'What happens to the chain, the effect and the turn?',
      },
      reason: {
        cs: 'Karty se odstraňují, „kdykoli je nějaký hráč poražen“, a hra pokračuje.',
        en: 'Removal is "whenever a player is defeated", the game continues.',
      },
    },
    {
      id: 'SS-RULING-98',
      kind: 'ruling',
      title: { cs: 'Kruh a poslední dva hráči', en: 'Ring and two players left' },
      text: {
        cs: 'Ano, tak to zůstává: n hráčů používá n desek v kruhu, takže dva hráči proti sobě stojí na dvou deskách, každý se dvěma armádami. Po vyřazení sdílejí sousedé jednu prázdnou desku s prázdnými armádami na této straně; jejich druhá strana se nemění.',
        en: 'Keep it: n players use n boards in a ring, so two players face each other on two boards with two armies each. After an elimination the neighbours share one empty board with empty armies on that side; their other side is untouched.',
      },
      check: 'Given 3 → 2 players, when clean-up is done, then 2 boards, both between the same two players.',
      question: {
        cs: 'Při třech hráčích zůstanou po odstranění jedné desky mezi posledními dvěma hráči dvě desky. Je to správně?',
        en: 'With three players, removing one board leaves two boards between the last two. Is that right?',
      },
      reason: {
        cs: '„Odstraňte jednu desku“ je doslovné a odpovídá kruhu pro každý počet hráčů.',
        en: 'The words "remove one board" taken literally fit the ring for every n.',
      },
    },
    {
      id: 'SS-RULING-99',
      kind: 'ruling',
      title: { cs: 'Ukradené karty a vyřazení', en: 'Stolen cards and elimination' },
      text: {
        cs: 'Ty, které mu v tu chvíli patří, včetně ukradených; karty, které mu byly ukradeny dříve, zůstávají svým novým majitelům.',
        en: 'Those the player owns at that moment, including stolen ones; cards stolen from that player earlier stay with their new owners.',
      },
      check:
        'Given P1 holds a card stolen from P2, when P2 is eliminated, then P1 keeps it; a P1 card stolen by P2 is removed.',
      question: { cs: 'Které karty odcházejí s poraženým hráčem?', en: 'Which cards leave with the defeated player?' },
      reason: { cs: 'Majitel se změnil na zbytek hry.', en: 'Ownership changed for the rest of the game.' },
    },
    {
      id: 'SS-RULING-100',
      kind: 'ruling',
      title: { cs: 'Odstranění karet a konec hry', en: 'Removal is no destruction; last survivors' },
      text: {
        cs: 'Nic se nespouští. Současné porážky se řídí SS-RULING-27, vždy tedy zůstane jeden hráč.',
        en: 'No triggers. Simultaneous defeats follow SS-RULING-27, so one player always remains.',
      },
      check:
        'Given "when one of your monsters is destroyed, draw 1", when clean-up moves monsters to losses, then no draw.',
      question: {
        cs: 'Spouštějí karty přesunuté při úklidu efekty a co když poslední dva hráči padnou zároveň?',
        en: 'Do cards moved by the clean-up trigger effects, and what if the last two fall together?',
      },
      reason: {
        cs: 'Text mluví o odstranění a přesunu; někdo musí vyhrát.',
        en: 'The text says remove and move; someone must win.',
      },
    },
  ],
};
