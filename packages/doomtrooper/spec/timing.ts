import type { Section } from '@bojiste/kernel';

export const timing: Section = {
  code: 'TIME',
  title: { cs: 'Etiketa a časování', en: 'Timing and etiquette' },
  clauses: [
    {
      id: 'DT-TIME-01',
      kind: 'rule',
      title: { cs: 'Karty versus pravidla', en: 'Card text beats the rules' },
      text: {
        cs: 'Odporuje-li karta pravidlům, platí karta. Výjimkou jsou pravidla, u nichž je řečeno, že mají přednost před kartami.',
        en: 'Where a card differs from the rules the card wins, except where a rule says that it takes precedence over cards.',
      },
      check:
        'Given a card allowing two armours, when a second armour is assigned, then accepted; given a card allowing any war zone, Station zones stay barred (DT-ZONE-15).',
    },
    {
      id: 'DT-TIME-02',
      kind: 'rule',
      title: { cs: 'Pořadí vyhodnocení karet', en: 'Resolution in the order of play' },
      text: {
        cs: 'Karty se vyhodnocují postupně podle toho, kdy byly zahrány.',
        en: 'Cards are resolved in the order in which they were played.',
      },
      check:
        'Given P1 plays X and then P2 plays Y in the same window (Y not being a reaction to X), when logged, then X is resolved before Y.',
    },
    {
      id: 'DT-TIME-03',
      kind: 'rule',
      title: { cs: 'První hraje hráč na tahu', en: 'Active player plays first' },
      text: {
        cs: 'Karty hraje jako první ten hráč, který je právě na tahu.',
        en: 'The player whose turn it is plays cards first.',
      },
      check:
        "Given P2's turn and a fresh window, when P1 sends a card first, then it is not executed until P2 has played or passed.",
    },
    {
      id: 'DT-TIME-04',
      kind: 'rule',
      title: { cs: 'Současné působení karet v souboji', en: 'Combat modifiers are active together' },
      text: {
        cs: 'Z přísného pořadí existuje jediná výjimka: karty zahrané ve fázi vykládání bojových modifikátorů působí všechny najednou.',
        en: 'The only exception to strict order is the modifier phase of combat, where the cards act simultaneously.',
      },
      check: 'Given a doubler played after a +5, when computed, then the result is the same as in the other order.',
    },
    {
      id: 'DT-TIME-05',
      kind: 'rule',
      title: { cs: 'Pozdější zrušení v souboji', en: 'Combat cards may be cancelled later' },
      text: {
        cs: 'Kartu zahranou během souboje lze zrušit v kterékoli pozdější chvíli téhož souboje, ne jen bezprostředně po jejím zahrání.',
        en: 'A card played during combat can be cancelled at any time in that combat, not only right after it was played.',
      },
      check:
        'Given P1 played +2 O, P2 played +2 Z, P1 passed, when P2 then cancels the +2 O card, then accepted and O is recomputed.',
    },
    {
      id: 'DT-TIME-06',
      kind: 'rule',
      title: { cs: 'Vždy je možné reagovat', en: 'Always a chance to react' },
      text: {
        cs: 'Žádnou kartu nelze zahrát tak, aby ostatní hráči nedostali příležitost na ni reagovat.',
        en: 'No card can be played without giving the other players an opportunity to react.',
      },
      check: 'Given any card play, when announced, then a reaction window opens before its effect is applied.',
    },
    {
      id: 'DT-TIME-07',
      kind: 'rule',
      title: { cs: 'Co je reakce', en: 'What counts as a reaction' },
      text: {
        cs: 'Za reakci se počítá jen karta, která přímo ovlivňuje kartu, na niž se reaguje, a to buď její druh, nebo její efekt.',
        en: 'A reaction is only a card that directly affects the card reacted to, either its kind or its effect.',
      },
      check:
        'Given a wounding special card announced, when a card giving D is offered as a reaction, then rejected; a card cancelling special cards is accepted.',
    },
    {
      id: 'DT-TIME-08',
      kind: 'rule',
      title: { cs: 'Podmínka zahrání reakce', en: 'Reaction must be playable at that moment' },
      text: {
        cs: 'Reagující hráč musí být v dané chvíli schopen reakci zahrát: musí mít na její cenu, musí být splněno časování a musí existovat potřebné cíle.',
        en: 'The reacting player must be able to play the reaction then (cost, timing, targets).',
      },
      check: 'Given a reaction card costing 3 D and D = 2, when offered, then rejected.',
    },
    {
      id: 'DT-TIME-09',
      kind: 'rule',
      title: { cs: 'Opakovaná reakce', en: 'Cancelled reaction may be tried again' },
      text: {
        cs: 'Byla-li reakce zrušena, lze zahrát další a i ta je stále reakcí na původní kartu.',
        en: 'If a reaction is cancelled another may be played, and it is still a reaction to the first card.',
      },
      check:
        'Given reaction r1 cancelled, when the same player plays r2 against the same original card, then accepted before the original resolves.',
    },
    {
      id: 'DT-TIME-10',
      kind: 'rule',
      title: { cs: 'Reakce speciální kartou z ruky', en: 'Special card reactions come from the hand' },
      text: {
        cs: 'Kdo chce reagovat speciální kartou typu KDYKOLI, musí ji držet v ruce.',
        en: 'To react with an ANYTIME special card the player must hold it in hand.',
      },
      check: 'Given the card only in the library, when offered, then rejected.',
    },
    {
      id: 'DT-TIME-11',
      kind: 'rule',
      title: { cs: 'Vyhledání kouzla pro reakci', en: 'Art reactions may be fetched' },
      text: {
        cs: 'Kouzlo Umění typu KDYKOLI nemusí mít reagující hráč v ruce, smí je vyhledat prostřednictvím karty VYVOLÁNÍ KOUZLA.',
        en: 'To react with an ANYTIME spell it need not be in hand; it may be searched for by means of VYVOLÁNÍ KOUZLA.',
      },
      check:
        "Given VYVOLÁNÍ KOUZLA available and ZAPUZENÍ in the collection, when P1's card is hit by KOMUNIKAČNÍ ŠUM, then P1 may fetch and cast ZAPUZENÍ as a reaction.",
    },
    {
      id: 'DT-TIME-12',
      kind: 'rule',
      title: { cs: 'Dotčený hráč reaguje první', en: 'Affected player reacts first' },
      text: {
        cs: 'Hráči reagují v obvyklém pořadí. Týká-li se však karta určitého hráče, dostane příležitost k reakci nejdříve on.',
        en: 'Reactors go in normal order, but if the card affects a particular player he has the first chance.',
      },
      check:
        "Given P1 plays a card on P3's warrior in a three-player game, when the reaction window opens, then P3 is asked first, then P1 and P2 in turn order.",
    },
    {
      id: 'DT-TIME-13',
      kind: 'rule',
      title: { cs: 'Zákaz pálení karet', en: 'No burning of cards' },
      text: {
        cs: 'Každá zahraná karta musí mít na hru vliv. Hrát karty jen proto, aby si hráč vyprázdnil ruku, není dovoleno.',
        en: 'A played card must have an influence on the game; playing one just to empty the hand is not allowed.',
      },
      check:
        'Given no warrior in play, when a card concerning a warrior is played, then rejected; given no combat, when a combat-only card is played, then rejected.',
    },
    {
      id: 'DT-TIME-14',
      kind: 'rule',
      title: { cs: 'Leží, běží', en: 'No taking back' },
      text: {
        cs: 'Jednou zahranou kartu si hráč nesmí vzít zpátky do ruky.',
        en: 'A card that has been played cannot be taken back into the hand.',
      },
      check: 'Given a played card in its reaction window, when its player sends UNDO, then rejected.',
    },
  ],
};
