import type { Section } from '@bojiste/kernel';

export const glossary1: Section = {
  code: 'TERM',
  title: { cs: 'Glosář pojmů, 1. část', en: 'Glossary, part 1' },
  clauses: [
    {
      id: 'SS-TERM-01',
      kind: 'rule',
      title: { cs: 'Akce', en: 'Action' },
      text: {
        cs: 'Efekt v červeném poli, který se vyhodnocuje ihned po zahrání a zaplacení karty (s výhradou reakcí).',
        en: 'Red-box effect, resolved immediately after the card is played and paid (subject to reactions).',
      },
      check: 'Given no reaction, when an action is paid, then its effect is the next event in the log.',
    },
    {
      id: 'SS-TERM-02',
      kind: 'rule',
      title: { cs: 'Aktivační cena', en: 'Activation cost' },
      text: {
        cs: 'Dodatečná cena, většinou další karty, za aktivaci schopnosti karty v armádě nebo na bojišti.',
        en: 'Extra cost, mostly further cards, for activating an ability of a card in the army or on the board.',
      },
      check: 'Given an activatable card on A.front, when A pays, then the ability resolves.',
    },
    {
      id: 'SS-TERM-03',
      kind: 'rule',
      title: { cs: 'Armáda', en: 'Army' },
      text: {
        cs: 'Karty vedle desky bojiště na třech pozicích; armáda se zpravidla jednou za tah posune o jednu pozici.',
        en: 'The cards beside the board in three positions; it usually moves one position once per turn.',
      },
      check: 'Given a turn without effects, when movement events are counted, then one advance.',
    },
    {
      id: 'SS-TERM-04',
      kind: 'rule',
      title: { cs: 'Bitevní pole', en: 'Battle area' },
      text: {
        cs: 'Označení celé herní oblasti, na rozdíl od bojiště, tedy desky.',
        en: 'Name of the whole playing area, as opposed to the board (bojiště).',
      },
      check:
        'Given the zone model, when "bitevní pole" is resolved, then it covers armies, board and reserve areas; "bojiště" only the board.',
    },
    {
      id: 'SS-TERM-05',
      kind: 'rule',
      title: { cs: 'Bojiště', en: 'Battlefield board' },
      text: {
        cs: 'Deska s frontami a zemí nikoho; karty na ní nejsou spojenci ani nepřátelé.',
        en: "The board with fronts and no man's land; its cards are neither allies nor enemies.",
      },
      check:
        "Given X moves from A.army[3] to A.front by holding, when A's allies are counted before and after, then the number drops by one (see SS-ALLY-04).",
    },
    {
      id: 'SS-TERM-06',
      kind: 'rule',
      title: { cs: 'Cena', en: 'Cost' },
      text: {
        cs: 'Počet karet z ruky, které je nutné odhodit, aby mohla být karta zahrána.',
        en: 'Number of hand cards to discard to play the card.',
      },
      check:
        "Given a cost-0 card as A's only hand card and no reserves, when A plays it, then it is legal and nothing is discarded (see SS-ANAT-02).",
    },
    {
      id: 'SS-TERM-07',
      kind: 'rule',
      title: { cs: 'Deska bosse', en: 'Boss board' },
      text: {
        cs: 'Komponenta, na níž se sledují statistiky bosse a úroveň hrozby.',
        en: "Component to track the boss's statistics and threat.",
      },
      check: 'Given a siege view, when rendered, then threat and boss statistics are shown.',
    },
    {
      id: 'SS-TERM-08',
      kind: 'rule',
      title: { cs: 'Držení pozic', en: 'Hold position' },
      text: {
        cs: 'Přesun karty z nejpřednější pozice armády na volné pole vaší fronty nebo země nikoho, díky němuž její schopnost dál působí.',
        en: "Move a card from the foremost army position to a free field of your front or no man's land to keep its ability working.",
      },
      check: "Given X holds on NML, when active abilities are listed, then X's is included.",
    },
    {
      id: 'SS-TERM-09',
      kind: 'rule',
      title: { cs: 'Karta', en: 'Card' },
      text: {
        cs: 'Mluví-li efekt o „kartě“, myslí tím kartu právě hranou nebo kartu v armádě, na bojišti či v zálohách.',
        en: 'In effects, "card" means one that is being played, in an army, on the board or in reserves.',
      },
      check:
        'Given an effect "choose a card", when candidates are listed, then hand, resource deck and loss pile cards are absent unless the effect names those zones.',
    },
    {
      id: 'SS-TERM-10',
      kind: 'rule',
      title: { cs: 'Léčení', en: 'Heal X' },
      text: {
        cs: '„Vyleč X“ znamená: přesuňte X karet ze svého balíčku ztrát do samostatného balíčku léčení.',
        en: 'Move X cards from your loss pile to a separate healing deck.',
      },
      check: 'Given A.loss of 5 and "Heal 2", when resolved, then A.loss 3 and A.heal 2.',
    },
    {
      id: 'SS-TERM-11',
      kind: 'rule',
      title: { cs: 'Balíček léčení', en: 'Healing deck absorbs damage' },
      text: {
        cs: 'Poškození odebírá karty nejprve z balíčku léčení a z balíčku zdrojů až tehdy, když je balíček léčení vyčerpán.',
        en: 'Damage takes cards from the healing deck first and from the resource deck only once that is used up.',
      },
      check: 'Given A.heal 2, A.deck 10, when A takes 3, then heal 0, deck 9, loss +3.',
    },
    {
      id: 'SS-TERM-12',
      kind: 'rule',
      title: { cs: 'Bez ztrát není léčení', en: 'No losses, no healing' },
      text: {
        cs: 'Bez karet v balíčku ztrát nelze léčení použít.',
        en: 'Without cards in the loss pile healing cannot be used.',
      },
      check: 'Given A.loss empty, when "Heal 2" resolves, then nothing moves.',
    },
    {
      id: 'SS-TERM-13',
      kind: 'rule',
      title: { cs: 'Nasadit', en: 'Deploy' },
      text: {
        cs: '„Nasaď“ znamená: položte nestvůru do příslušné oblasti nasazování.',
        en: 'Put a monster into the deployment area concerned.',
      },
      check: 'Given "deploy" of X, when resolved, then A.army[1] = X.',
    },
    {
      id: 'SS-TERM-14',
      kind: 'rule',
      title: { cs: 'Nepřítel', en: 'Enemy' },
      text: { cs: 'Jakákoli karta v armádě vašeho protivníka.', en: "Any card in your opponent's army." },
      check:
        "Given B.army = [P, –, –], B.front = Q, B.res = [R], when A's enemies are counted, then 1 (P) (see SS-ALLY-02).",
    },
    {
      id: 'SS-TERM-15',
      kind: 'rule',
      title: { cs: 'Nestvůra', en: 'Monster' },
      text: { cs: 'Karta na bojišti nebo v armádě.', en: 'A card on the board or in an army.' },
      check: 'Given cards in hand, reserves, army and board, when monsters are listed, then only the last two groups.',
    },
    {
      id: 'SS-TERM-16',
      kind: 'rule',
      title: { cs: 'Oběť', en: 'Sacrifice X' },
      text: {
        cs: '„Obětuj X“ znamená: vyberte nestvůry ve vlastní armádě a zničte je.',
        en: 'Choose monsters of your own army and destroy them.',
      },
      check: 'Given "Sacrifice 1" and A.army = [X, –, –], when resolved, then X is the top of A.loss.',
    },
    {
      id: 'SS-TERM-17',
      kind: 'rule',
      title: { cs: 'Oblast nasazování', en: 'Deployment area' },
      text: {
        cs: 'První pozice armády; přicházejí sem nasazené nestvůry.',
        en: 'First army position; deployed monsters go there.',
      },
      check:
        'Given B.army = [P, Q, –] and an A effect on "the monster in the opponent\'s deployment area", when resolved, then it applies to P (see SS-FIELD-03).',
    },
    {
      id: 'SS-TERM-18',
      kind: 'rule',
      title: { cs: 'Obnovení', en: 'Restore X' },
      text: {
        cs: '„Obnov X“ znamená: zvyšte bossovi počet životů o X, nikdy však nad počáteční hodnotu.',
        en: "Raise the boss's lives by X, never above the starting value.",
      },
      check: 'Given start 20, lives 19, "Restore 3", then 20.',
    },
    {
      id: 'SS-TERM-19',
      kind: 'rule',
      title: { cs: 'Obránce', en: 'Defender' },
      text: {
        cs: 'Nestvůra, která je právě v oblasti nasazování; chrání hráče i jeho nestvůry na bojišti.',
        en: "The monster currently in the deployment area; it protects the player and the player's board monsters.",
      },
      check: "Given B's defender DN 2, when A strikes B or B.front, then 2 is subtracted in both cases.",
    },
    {
      id: 'SS-TERM-20',
      kind: 'rule',
      title: { cs: 'Obranné číslo', en: 'Defence number' },
      text: { cs: 'Číslo v pravém dolním rohu karty.', en: 'Bottom right number.' },
      check: 'Given a defender with DN 0, when A strikes with AN 4, then strength is 4 (see SS-ANAT-04).',
    },
    {
      id: 'SS-TERM-21',
      kind: 'rule',
      title: { cs: 'Odhodit', en: 'Discard X' },
      text: {
        cs: '„Odhoď X“ znamená: odhoďte karty z ruky lícem nahoru na vrch příslušného balíčku ztrát.',
        en: 'Discard cards from hand face up on top of the loss pile concerned.',
      },
      check: 'Given "opponent discards 1", when resolved, then one card moved from B.hand to the top of B.loss.',
    },
    {
      id: 'SS-TERM-22',
      kind: 'rule',
      title: { cs: 'Oživení', en: 'Resurrect X' },
      text: {
        cs: '„Oživ X“ znamená: vezměte si do ruky vrchní kartu nebo karty z protivníkova balíčku ztrát.',
        en: "Take the top card(s) of the opponent's loss pile into your hand.",
      },
      check: 'Given B.loss = [x, y, z] and "Resurrect 2", when resolved, then z and y are in A.hand and B.loss = [x].',
    },
    {
      id: 'SS-TERM-23',
      kind: 'rule',
      title: { cs: 'Oživené karty jsou vaše', en: 'Resurrected cards become yours' },
      text: {
        cs: 'Oživené karty se po zbytek hry počítají za vaše.',
        en: 'They count as yours for the rest of the game.',
      },
      check: 'Given z resurrected by A and later discarded, then z is in A.loss.',
    },
    {
      id: 'SS-TERM-24',
      kind: 'rule',
      title: { cs: 'Podpora', en: 'Support' },
      text: {
        cs: 'Přesun karty z nejpřednější pozice do oblasti záloh.',
        en: 'Move of a card from the foremost position into the reserve area.',
      },
      check:
        'Given X leaves A.army[3] by support, when done, then A.res grew by one and A.loss is unchanged (see SS-SUPP-01).',
    },
    {
      id: 'SS-TERM-25',
      kind: 'rule',
      title: { cs: 'Pořadí příkazů', en: 'Command order' },
      text: {
        cs: 'Posloupnost akcí a reakcí, která se vyhodnocuje od poslední k první.',
        en: 'The sequence of actions and reactions, resolved from last to first.',
      },
      check: 'Given chain [a1, b1, a2, b2], when resolved, then the log order is b2, a2, b1, a1 (see SS-CHAIN-09).',
    },
    {
      id: 'SS-TERM-26',
      kind: 'rule',
      title: { cs: 'Posily', en: 'Reinforcements' },
      text: {
        cs: 'Karty v bossově ruce, které boss nemůže zahrát, protože jejich cena převyšuje úroveň hrozby; v kroku 1 bossova tahu se přesouvají do balíčku posil.',
        en: "Boss hand cards it cannot play because they cost more than the threat; in step 1 of the boss's turn they are moved to the reinforcement deck.",
      },
      check:
        'Given threat 2 and an unplayed cost-4 card, when the next boss turn starts, then it is in the reinforcement deck.',
    },
    {
      id: 'SS-TERM-27',
      kind: 'rule',
      title: { cs: 'Postup armády', en: 'Army advance' },
      text: {
        cs: 'Všechny karty ve vaší armádě se posunou o jedno pole vpřed.',
        en: 'All cards in your army move one field forward.',
      },
      check:
        'Given X deployed in step 4 and an action "advance your army" played afterwards, when resolved, then X is in A.army[2] in the same turn (see SS-TURN-10).',
    },
  ],
};
