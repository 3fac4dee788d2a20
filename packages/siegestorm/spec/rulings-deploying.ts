import type { Section } from '@bojiste/kernel';

export const rulingsDeploying: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: držení, umístění, nasazení, proměna', en: 'Rulings: hold, place, deploy, metamorphosis' },
  clauses: [
    {
      id: 'SS-RULING-42',
      kind: 'ruling',
      title: { cs: 'Nahrazení není zničení', en: 'Replacing is not destroying' },
      text: {
        cs: 'Ne, karta se jen přesouvá do ztrát. Žetony na ní zanikají.',
        en: 'No, it is only moved to losses. Tokens on it vanish.',
      },
      check:
        'Given A.front "{abl: when one of your monsters is destroyed, draw 1}", when it is replaced, then no draw.',
      question: {
        cs: 'Spouští nahrazení karty na frontě efekty „když je zničena“?',
        en: 'Does replacing the front card trigger "when destroyed" effects?',
      },
      reason: { cs: 'Text mluví o přesunu, ne o zničení.', en: 'The text uses "move", not "destroy".' },
    },
    {
      id: 'SS-RULING-43',
      kind: 'ruling',
      title: { cs: 'Umístění na obsazené pole', en: 'Placing by effect on an occupied field' },
      text: {
        cs: 'Na vlastní frontě se smí nahrazovat stejně jako při držení pozic, hráč se rozhodne při vyhodnocení. Do země nikoho jen tehdy, je-li prázdná. Na protivníkovu frontu nikdy.',
        en: "Own front: replace as when holding, the player's choice at resolution. No man's land: only if empty. Opponent's front: never.",
      },
      check: 'Given A.front = p, when Ikee places x, then A.front = x and p is on A.loss, below Ikee.',
      question: {
        cs: 'Co když „velkovezír Ikee“ použije svou akci při obsazené frontě?',
        en: "Ikee's action with an occupied front?",
      },
      reason: {
        cs: 'Omezení místa je stejné, stejné je tedy i dovolení.',
        en: 'The same physical restriction, the same permission.',
      },
    },
    {
      id: 'SS-RULING-44',
      kind: 'ruling',
      title: { cs: 'Vlastní karta v zemi nikoho', en: "Own card in no man's land" },
      text: {
        cs: 'V zemi nikoho nelze držením pozic nahradit ničí kartu.',
        en: "Nobody's card there can be replaced by holding.",
      },
      check: "Given NML = A's own card, when A's hold options are listed, then NML is absent.",
      question: {
        cs: 'Hlavní text zakazuje nahradit v zemi nikoho protivníkovu kartu, souhrn zakazuje nahrazovat vůbec. Co platí?',
        en: "The main text forbids replacing the opponent's card there; the summary forbids replacing at all. Which applies?",
      },
      reason: {
        cs: 'Znění souhrnu je přísnější a bez výhrad.',
        en: 'The summary is the stricter and unqualified statement.',
      },
    },
    {
      id: 'SS-RULING-45',
      kind: 'ruling',
      title: { cs: 'Volná oblast nasazování', en: 'Free deployment area as condition for placing' },
      text: {
        cs: 'Podmínka platí pro nasazení; umístění na bojiště vyžaduje jen příslušné pole. Ověřuje se při ohlášení (čistě nasazovací efekt nelze při obsazené oblasti ohlásit) a znovu při vyhodnocení (byla-li oblast mezitím obsazena, nic se nestane).',
        en: 'The condition applies to deploying; placing on the board needs only its field. It is tested on announcement (a pure deploy effect cannot be announced with an occupied area) and again on resolution (if the area was filled meanwhile, nothing happens).',
      },
      check: "Given A.army[1] occupied and A.front empty, when Ikee's action is played, then it is legal.",
      question: {
        cs: 'Věta o efektech žádá volnou oblast nasazování pro umístění i nasazení. Platí pro obojí?',
        en: 'The sentence on effects demands a free deployment area for placing and deploying alike. Does it hold for both?',
      },
      reason: {
        cs: 'Umístěná karta do oblasti nasazování nikdy nevstupuje; text činí volnou oblast podmínkou zahrání.',
        en: 'A placed card never enters the deployment area; the text makes the free area a condition of the play.',
      },
    },
    {
      id: 'SS-RULING-46',
      kind: 'ruling',
      title: { cs: 'Nasazení v cizím tahu', en: "Deploy effects in the opponent's turn" },
      text: {
        cs: 'Ne; čistě nasazovací efekt tehdy nelze ohlásit a nasazovací část smíšeného efektu se neprovede. Umístit kartu na bojiště lze. Jde o výchozí nastavení, hráči si mohou zvolit i druhý výklad.',
        en: 'No; a pure deploy effect cannot be announced then, and the deploy part of a mixed effect does nothing. Placing on the board is possible. This is the default; the players may choose the other reading.',
      },
      check:
        'Given B\'s turn, when A tries to react with "deploy a card from hand", then illegal; with "draw 1, then deploy", then only the draw happens; with "place on your front", the front is filled.',
      question: {
        cs: 'Smí nasazovat efekt zahraný jako reakce?',
        en: 'May a deploy effect played as a reaction deploy?',
      },
      reason: {
        cs: 'Zákaz nasazování v protivníkově tahu je uveden dvakrát a výjimka pro efekty se týká jen limitu jedné nestvůry za tah.',
        en: "The ban on deploying in the opponent's turn is stated twice, and the exception for effects concerns only the one-per-turn limit.",
      },
    },
    {
      id: 'SS-RULING-47',
      kind: 'ruling',
      title: { cs: 'Karta přivedená efektem zdarma', en: 'Cost of a card brought in by an effect' },
      text: {
        cs: 'Ne, pokud to text nepožaduje. Taková nestvůra se počítá jako nasazená či umístěná, nikoli jako zahraná.',
        en: 'No, unless the text says so. It counts as deployed/placed, not as played.',
      },
      check: 'SS-EX-15.',
      question: { cs: 'Musí se zaplatit i vlastní cena nestvůry?', en: "Is the monster's own cost due?" },
      reason: {
        cs: 'Zmíněna je pouze cena akce nebo schopnosti.',
        en: 'Only the cost of the action or ability is mentioned.',
      },
    },
    {
      id: 'SS-RULING-48',
      kind: 'ruling',
      title: { cs: 'Proměna bez náhrady', en: 'Metamorphosis with nothing to swap' },
      text: {
        cs: 'Aktivace je přípustná jen tehdy, zůstane-li po zaplacení v ruce alespoň jedna karta; náhradou musí být jiný výtisk karty. Schopnost nelze použít, je-li její nestvůra chráněna před přesunem.',
        en: 'The activation is illegal unless at least one card remains in hand after payment; the replacement must be a different card instance. The ability cannot be used if the source is protected from moving.',
      },
      check:
        'Given cost 1 and hand {p}, no reserve, when activated, then illegal; with a ready reserve paying and p kept, legal.',
      question: {
        cs: 'Co když po zaplacení nezbyde v ruce žádná další karta?',
        en: 'What if no other card is in hand after paying?',
      },
      reason: {
        cs: '„Nahradit“ vyžaduje náhradu; výměna za sebe sama by byla obnovením zdarma.',
        en: 'The word "replace" needs a replacement; swapping with itself would be a free reset.',
      },
    },
    {
      id: 'SS-RULING-49',
      kind: 'ruling',
      title: { cs: 'Podrobnosti proměny', en: 'Metamorphosis details' },
      text: {
        cs: 'Nová karta zaujme přesně tutéž pozici nebo totéž pole. Nejde o nasazení, takže proměna funguje jako reakce v protivníkově tahu i po využitém nasazení; cena nové karty se neplatí a žetony zanikají. Výměna je současná, takže ruka o deseti kartách jich má i potom deset. Opustila-li nestvůra hru před vyhodnocením, nic se nestane.',
        en: "The new card takes exactly the same position or field; it is not a deployment, so it works in the opponent's turn as a reaction and with the deployment used; its cost is not paid; tokens are lost. The swap is simultaneous, so a hand of ten stays ten. If the source left play before resolution nothing happens.",
      },
      check: "Given X in A.army[1] in B's turn, when A reacts with metamorphosis into q, then the defender is q.",
      question: {
        cs: 'Jak je to s pozicí, žetony, načasováním, protivníkovým tahem a rukou o deseti kartách?',
        en: "Position, tokens, timing, opponent's turn, hand of ten?",
      },
      reason: {
        cs: 'Heslo uvádí jen návrat do ruky a bezplatné nahrazení.',
        en: 'The entry only says taken back and replaced free of charge.',
      },
    },
  ],
};
