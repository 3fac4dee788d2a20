import type { Section } from '@bojiste/kernel';

export const rulingsTurn: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: zahájení hry, KDYKOLI a průběh kola', en: 'Rulings: setup, windows and turn flow' },
  clauses: [
    {
      id: 'DT-RULING-01',
      kind: 'ruling',
      title: { cs: 'Počáteční vítězné body', en: 'Starting victory points' },
      text: { cs: 'S nulou.', en: '0.' },
      check: 'New game → VP = 0 for all.',
      question: { cs: 'S kolika vítěznými body hráč začíná?', en: 'With how many VP does one begin?' },
      reason: {
        cs: 'Do začátku se přidělují jen body osudu a počet vítězných bodů nesmí být záporný.',
        en: 'Only destiny points are set up and VP may not go below zero.',
      },
    },
    {
      id: 'DT-RULING-02',
      kind: 'ruling',
      title: { cs: 'Opakování Kardinálského privilegia', en: 'How often the privilege' },
      text: { cs: 'Každý hráč je smí využít jednou za hru.', en: 'Once per player and game.' },
      check: 'After one use, a second request is rejected even with 0 warriors.',
      question: {
        cs: 'Lze Kardinálské privilegium uplatnit znovu na druhý list?',
        en: "May the Cardinal's privilege be used again on the second hand?",
      },
      reason: {
        cs: 'Text mluví o úvodním listu a o „prvních sedmi kartách“, druhý list si tedy hráč nechává.',
        en: 'The text speaks of the opening hand and of "the first seven cards", so the second hand is kept.',
      },
    },
    {
      id: 'DT-RULING-03',
      kind: 'ruling',
      title: { cs: 'Pořadí uplatnění privilegií', en: 'When and in what order privileges are declared' },
      text: {
        cs: 'Nejdříve se určí začínající hráč, potom se hráči rozhodují v herním pořadí. Všechny výměny musí být hotové dříve, než nastane první začátek kola.',
        en: 'Fix the starting player first, then ask in turn order; all exchanges are complete before the first start-of-turn phase.',
      },
      check: "P2's prompt appears after P1 answered.",
      question: {
        cs: 'Ohlašuje se privilegium před určením začínajícího hráče, nebo po něm, a kdo se rozhoduje první?',
        en: 'Before or after knowing who starts, and who first?',
      },
      reason: {
        cs: 'Úvodní list začínajícího hráče je jeho krokem dobírání karet, musí tedy být konečný ještě před jeho kolem.',
        en: "The starting player's opening draw is his draw step, so his hand must be final before his turn.",
      },
    },
    {
      id: 'DT-RULING-04',
      kind: 'ruling',
      title: { cs: 'Ukázání listu s bojovníkem', en: 'Showing a hand that has a warrior' },
      text: { cs: 'Nemusí.', en: 'No.' },
      check: 'P2\'s log shows "7 cards discarded" without names.',
      question: {
        cs: 'Musí hráč list ukázat, i když ho odkládá do hrobu?',
        en: 'Must the hand be shown when it goes to the discard pile?',
      },
      reason: {
        cs: '„Stejný postup“ by mohl zahrnovat i ukázání, to ale slouží jen jako důkaz, že v listu není bojovník, a do hrobu soupeři nahlížet nesmějí.',
        en: 'The words "the same procedure" could include showing, but showing only serves to prove that there is no warrior, and the discard pile is private.',
      },
    },
    {
      id: 'DT-RULING-05',
      kind: 'ruling',
      title: { cs: 'První kolo a útok', en: 'Scope of "first turn" for attacks' },
      text: {
        cs: 'Dokud hráč nedohraje své vlastní první kolo, nesmí provést žádnou útočnou akci jakéhokoli druhu.',
        en: 'A player may take no attack action of any sort until his own first turn has ended.',
      },
      check:
        "P2 plays an ANYTIME attack in P1's first turn → rejected; in P1's second turn (P2's first turn is over) → accepted.",
      question: {
        cs: 'Myslí se první kolo celé hry, nebo vlastní první kolo každého hráče? A co útoky KDYKOLI ještě před ním?',
        en: "Does it mean the first round of the game or each player's own first turn, and what about ANYTIME attacks before it?",
      },
      reason: {
        cs: 'Pravidlo oslovuje hráče („vy“) a mluví o „prvním kole“. Sabotáž má přísnější znění „dokud všichni hráči…“, rozdíl je tedy záměrný.',
        en: 'The rule addresses "you" in "the first turn"; Sabotage has the stricter wording "until all players…", so the two differ on purpose.',
      },
    },
    {
      id: 'DT-RULING-06',
      kind: 'ruling',
      title: { cs: 'Počet karet na jednu příležitost', en: 'How much one may play per priority' },
      text: {
        cs: 'Jednu kartu nebo schopnost, potom je na řadě další hráč.',
        en: 'One card or ability, then priority passes on.',
      },
      check: "P1 plays X and at once sends Y → Y waits for P2's pass or play.",
      question: {
        cs: 'Smí hráč ve fázi KDYKOLI zahrát jednu kartu, nebo několik, než přijde na řadu další hráč?',
        en: 'One card or several before the next player?',
      },
      reason: {
        cs: 'Podle textu může další hráč hrát, jakmile něco zahrál první, a v souboji se hráči střídají.',
        en: 'The text lets the next player act as soon as the first has played, and in combat the players alternate.',
      },
    },
    {
      id: 'DT-RULING-07',
      kind: 'ruling',
      title: { cs: 'Koloběh hráčů ve fázi KDYKOLI', en: 'Pass protocol with more than two players' },
      text: {
        cs: 'Počítají se odmítnutí za sebou. Při N hráčích se fáze uzavře po N odmítnutích v řadě a počítá se i odmítnutí toho, kdo naposledy hrál kartu. Každá zahraná karta počítání vynuluje a na řadě je hráč, který následuje po tom, kdo ji zahrál.',
        en: 'Count consecutive passes; the window closes at N passes in a row for N players, the last player of a card included; any play resets the count and priority goes to the next player after him.',
      },
      check: '3 players: P1 pass, P2 play, P3 pass, P1 pass → still open for P2; P2 pass → closed.',
      question: { cs: 'Kdy je při více než dvou hráčích koloběh úplný?', en: 'When is a cycle complete?' },
      reason: {
        cs: 'Text vyžaduje celý koloběh, v němž všichni hrát odmítnou.',
        en: 'The text wants a whole cycle in which everybody declines.',
      },
    },
    {
      id: 'DT-RULING-08',
      kind: 'ruling',
      title: { cs: 'Reakce a pořadí vyhodnocení', en: 'Reactions against "in order played"' },
      text: {
        cs: 'Zahraná karta čeká na vyhodnocení. Reakce na ni, z nichž každá dává příležitost k dalším reakcím, se vyhodnotí před ní. Karty, které reakcí nejsou, počkají, až bude vyhodnocena.',
        en: 'A played card is pending; reactions to it (each with its own reaction window) resolve before it; cards that are not reactions wait until it has resolved.',
      },
      check: 'X pending, r1 reacts, r2 reacts to r1 and cancels it → X resolves.',
      question: {
        cs: 'Karty se vyhodnocují v pořadí zahrání, a přece reakce ruší kartu zahranou dříve. Jak to jde dohromady?',
        en: 'Cards resolve in the order played, yet a reaction cancels an earlier card. How do the two agree?',
      },
      reason: {
        cs: 'Jen tak vychází příklad, v němž bojuje SEAN: protitah tam zapůsobí dříve než záchrana.',
        en: 'Only this fits the SEAN example, where the counter works before the save.',
      },
    },
    {
      id: 'DT-RULING-09',
      kind: 'ruling',
      title: { cs: 'KDYKOLI po jednotlivých akcích', en: 'Windows for unused and extra actions' },
      text: {
        cs: 'Po každé provedené akci následuje jedna, a to i po dodatečných akcích. Ukončí-li hráč krok akcí předčasně, fáze za nevyužité akce odpadají, jedna však kroku odhazování karet předchází vždy.',
        en: 'One window after every performed action, extra ones included; ending the action step early skips the windows of unused actions, but one window always precedes the discard step.',
      },
      check:
        '1 action then END → windows: after start, draw, action 1, discard (4; the one after action 1 is also the one before discard).',
      question: {
        cs: 'Kolik fází KDYKOLI proběhne, provede-li hráč méně nebo více akcí než tři?',
        en: 'How many windows if fewer or more than three actions are taken?',
      },
      reason: { cs: 'Přehled průběhu kola váže fáze KDYKOLI na akce.', en: 'The list ties windows to actions.' },
    },
    {
      id: 'DT-RULING-10',
      kind: 'ruling',
      title: {
        cs: 'Pořadí v souboji mimo vlastní kolo',
        en: 'Window order when the attacker is not the active player',
      },
      text: {
        cs: 'Útočící hráč, potom bránící se hráč a po nich ostatní v herním pořadí počítaném od hráče na tahu.',
        en: 'Attacking player, defending player, then the others in turn order counted from the active player.',
      },
      check: 'Four players, P1 active, P2 attacks P4 → P2, P4, P1, P3.',
      question: {
        cs: 'Druhý hráč útočí v kole prvního hráče. Kdo hraje karty první?',
        en: "P2 attacks in P1's turn. Who is first?",
      },
      reason: {
        cs: 'Pořadí v souboji je dáno rolí, ostatní hrají „v obvyklém pořadí“.',
        en: 'The combat order is stated by role, the rest "in normal order".',
      },
    },
    {
      id: 'DT-RULING-11',
      kind: 'ruling',
      title: { cs: 'Současné efekty mimo fáze kola', en: 'Simultaneous triggers outside turn phases' },
      text: {
        cs: 'Platí stejná posloupnost: globální efekty, soupeři hráče na tahu počínaje tím, jehož kolo přijde nejdříve, spoluhráči a nakonec hráč na tahu. Pořadí vlastních efektů si každý volí sám.',
        en: 'The same ladder: global, opponents of the active player from the nearest next turn on, team mates, active player; each orders his own.',
      },
      check: "P1 active: P2's trigger before P1's.",
      question: {
        cs: 'Kdo určí pořadí například u efektů dvou hráčů typu „když je bojovník zabit“?',
        en: 'Who orders, e.g., two players\' "when a warrior is killed" effects?',
      },
      reason: {
        cs: 'Je to jediné pravidlo o pořadí a podle svého znění platí zejména pro začátek a konec kola, nikoli výhradně.',
        en: 'It is the only ordering rule and it is said to apply chiefly, not only, to start and end of turn.',
      },
    },
    {
      id: 'DT-RULING-12',
      kind: 'ruling',
      title: { cs: 'Počítání „za kolo“ před prvním odběrem', en: "Per-turn counters before a player's first draw" },
      text: {
        cs: 'Od začátku hry do jeho prvního kroku dobírání karet, dále vždy od odběru k odběru. Počítadla se nulují na začátku kroku dobírání karet.',
        en: 'From the start of the game to his first draw step, then draw to draw; reset when the draw step begins.',
      },
      check:
        "A voluntary transfer that P2 makes by an extra action in P1's turn bars the same warrior until P2's draw step begins.",
      question: {
        cs: 'Odkdy se druhému hráči před jeho prvním kolem počítají omezení platná „mezi dvěma odběry“?',
        en: 'From when do "between two draws" counters run for P2 before his first turn?',
      },
      reason: {
        cs: 'Každý okamžik musí patřit právě do jednoho období.',
        en: 'Every moment must belong to exactly one period.',
      },
    },
    {
      id: 'DT-RULING-13',
      kind: 'ruling',
      title: {
        cs: 'Začátek kola a odběr karet',
        en: 'Does the start-of-turn phase belong to the old or the new period',
      },
      text: { cs: 'Stále do toho předchozího.', en: 'It still belongs to the former period.' },
      check: 'W transferred last turn; an extra action at start of turn → transfer of W rejected.',
      question: {
        cs: 'Patří akce získaná na začátku kola, ještě před dobíráním karet, do starého, nebo do nového období?',
        en: 'Does an action gained at the start of the turn, before the draw, belong to the old or to the new period?',
      },
      reason: { cs: 'Text vymezuje období dvěma odběry.', en: 'The text says between two draws.' },
    },
    {
      id: 'DT-RULING-14',
      kind: 'ruling',
      title: { cs: 'Reakce na schopnosti a akce', en: 'Reacting to abilities and actions' },
      text: {
        cs: 'Na spuštěnou schopnost se hledí jako na zahranou kartu. Na prostou akci (meditace, vyhledání úkrytu) reagovat nelze, následuje po ní jen fáze KDYKOLI. Na vyložení kterékoli karty jako akce reagovat lze.',
        en: 'An activated ability is treated like a played card; a plain action (meditate, seek cover) gives no reaction, only the window after it; playing any card as an action does.',
      },
      check: 'EQUIP opens a reaction window, MEDITATE does not.',
      question: {
        cs: 'Právo reagovat je stanoveno pro karty. Co vytištěné schopnosti a ohlášené akce?',
        en: 'The right to react is stated for cards. What of printed abilities and declared actions?',
      },
      reason: {
        cs: '„Přímo ovlivnit“ lze jen karty a jejich efekty.',
        en: 'Only cards and their effects can be "directly affected".',
      },
    },
    {
      id: 'DT-RULING-15',
      kind: 'ruling',
      title: { cs: 'Jak poznat pálení karet', en: 'What "must have an influence" means' },
      text: {
        cs: 'Kartu lze zahrát jen tehdy, existují-li všechny potřebné cíle a její efekt by bez reakcí změnil aspoň jednu věc ve stavu hry nebo jednu hodnotu v probíhajícím souboji.',
        en: 'Legal only if all required targets exist and, resolved without reactions, the effect would change at least one piece of game state or one value in the current combat.',
      },
      check: 'Healing an unwounded warrior → rejected; +1 O that changes no result but changes O → accepted.',
      question: {
        cs: 'Co znamená, že karta „musí mít vliv“, a jak poznat její pálení?',
        en: 'How is burning detected?',
      },
      reason: {
        cs: 'V obou případech uvedených v textu (žádný bojovník, žádný souboj) jde o kartu bez možného účinku.',
        en: 'The two cases in the text (no warrior, no combat) are both "no possible effect".',
      },
    },
    {
      id: 'DT-RULING-16',
      kind: 'ruling',
      title: { cs: 'Hra se spoluhráči', en: 'Team play' },
      text: {
        cs: 'Týmy jsou volitelné, jinak hraje každý sám za sebe. Spoluhráčovi bojovníci se počítají jako „jiní bojovníci“ a útočit na ně lze jen tehdy, dovoluje-li to formát.',
        en: 'Teams are optional; otherwise every player plays for himself. A team mate\'s warriors count as "other warriors" and may be attacked only if the format allows it.',
      },
      check: 'Default game → no teamOrder step in trigger resolution.',
      question: {
        cs: 'Spoluhráči jsou zmíněni jen u pořadí efektů. Jak je to s týmy?',
        en: 'Team mates appear only in the effect order. What of teams?',
      },
      reason: { cs: 'Nic dalšího text o týmech neurčuje.', en: 'Nothing else in the text defines teams.' },
    },
  ],
};
