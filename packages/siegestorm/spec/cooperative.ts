import type { Section } from '@bojiste/kernel';

export const cooperative: Section = {
  code: 'COOP',
  title: { cs: 'Kooperativní režim', en: 'Cooperative mode' },
  clauses: [
    {
      id: 'SS-COOP-01',
      kind: 'rule',
      title: { cs: 'Bitevní pole kooperativního režimu', en: 'Layout of the cooperative mode' },
      text: {
        cs: 'Každý hráč má armádu, oblast záloh, balíček zdrojů a balíček ztrát. Boss má mezi hráči jedinou armádu s jednou oblastí nasazování a k tomu karty v ruce, balíček zdrojů, ztrát a posil.',
        en: 'Each player has an army, reserve area, resource deck and loss pile; the boss has one army with one deployment area between them, plus hand, resource, loss and reinforcement piles.',
      },
      check:
        'Given a coop game, when read, then two player areas, two battlefield boards and one boss army exist (boards: SS-RULING-87).',
    },
    {
      id: 'SS-COOP-02',
      kind: 'rule',
      title: { cs: 'Použitá pravidla', en: 'Rules used by the cooperative mode' },
      text: {
        cs: 'Kooperativní režim používá pravidla bosse (SS-SIEGE až SS-SDIFF) a základní pravidla se změnami uvedenými v tomto oddílu.',
        en: 'Coop uses the boss rules (SS-SIEGE to SS-SDIFF) and the basic rules, changed by the clauses of this section.',
      },
      check: 'Given the THREAT, ORDER, SPEC suites, when run in coop, then all pass.',
    },
    {
      id: 'SS-COOP-03',
      kind: 'rule',
      title: { cs: 'Hráči hrají najednou', en: 'Players act together' },
      text: {
        cs: 'Oba hráči mají tah současně; karty hrají a armády posouvají v libovolném vzájemném pořadí.',
        en: 'Both players take their turn at the same time, playing cards and advancing armies in any order between them.',
      },
      check: "Given the players' turn, when P2 advances before P1 draws, then both orders are accepted (SS-RULING-86).",
    },
    {
      id: 'SS-COOP-04',
      kind: 'rule',
      title: { cs: 'Společní spojenci', en: 'Shared allies' },
      text: {
        cs: 'Spojencem je každá karta ve vaší i ve spoluhráčově armádě.',
        en: "Every card in your own or your partner's army is an ally.",
      },
      check: 'Given P2.army[2] = X, when P1\'s "each ally +1 AN" is active, then X has +1 AN.',
    },
    {
      id: 'SS-COOP-05',
      kind: 'rule',
      title: { cs: 'Schopnosti působí na oba', en: 'Abilities affect both' },
      text: {
        cs: 'Schopnosti nestvůr v kterékoli z obou armád ovlivňují oba hráče.',
        en: 'Abilities of monsters in either army affect both players.',
      },
      check:
        'Given P1.army[1] "{abl: draw 1 extra in your draw step}", when both draw steps run, then P1 and P2 each draw 3.',
    },
    {
      id: 'SS-COOP-06',
      kind: 'rule',
      title: { cs: 'Zaplacení schopnosti', en: 'Either player may activate' },
      text: {
        cs: 'Aktivovanou schopnost kterékoli nestvůry v armádě jednoho či druhého hráče smí zaplatit a použít každý z hráčů.',
        en: 'Both players may pay to use an activated ability of any monster in either player army.',
      },
      check:
        'Given P1.army[2] "{abl: pay 1: deal 1}", when P2 pays 1 from P2\'s hand, then 1 damage is dealt to the boss.',
    },
    {
      id: 'SS-COOP-07',
      kind: 'rule',
      title: { cs: 'Akce patří jednomu hráči', en: 'Actions are personal' },
      text: {
        cs: 'Akci platí a vyhodnocuje pouze hráč, který ji zahrál.',
        en: 'Only the player who played an action pays for it and resolves it.',
      },
      check:
        'Given P1 plays a cost-2 action with one hand card left, when P2 offers a card as payment, then it is illegal.',
    },
    {
      id: 'SS-COOP-08',
      kind: 'rule',
      title: { cs: 'Tah navíc jednoho hráče', en: 'Extra turn is personal' },
      text: {
        cs: 'Tah navíc vykoná pouze hráč, který příslušný efekt zahrál.',
        en: 'Only the player who played the effect takes the extra turn.',
      },
      check:
        'Given P1 resolves an extra turn, when the shared turn reaches step 5, then P1 runs all steps again and P2 none.',
    },
    {
      id: 'SS-COOP-09',
      kind: 'rule',
      title: { cs: 'Bojiště spoluhráče', en: "Partner's board is off limits" },
      text: {
        cs: 'Na frontu ani do země nikoho na spoluhráčově desce bojiště nesmíte své karty žádným způsobem umístit.',
        en: "You may in no way put your cards on the front or no man's land of your partner's board.",
      },
      check:
        "Given P2's board empty, when P1 holds position or resolves a placing effect, then only P1's board fields are offered.",
    },
    {
      id: 'SS-COOP-10',
      kind: 'rule',
      title: { cs: 'Úder bosse na oba hráče', en: 'Boss strikes both in full' },
      text: {
        cs: 'Úder bosse cílí na oba hráče zároveň a jeho síla se nedělí.',
        en: 'A boss strike targets both players at once with undivided strength.',
      },
      check: 'Given AN 5, no defenders and empty boards, when it strikes, then P1 and P2 each lose 5 cards.',
    },
    {
      id: 'SS-COOP-11',
      kind: 'rule',
      title: { cs: 'Vlastní obránci', en: 'Own defender each' },
      text: {
        cs: 'Každý hráč se brání vlastním obráncem, pokud nějakého má.',
        en: 'Each player defends with their own defender if they have one.',
      },
      check: 'Given AN 5, P1 defender DN 2, P2 none, when it strikes, then P1 loses 3 and P2 loses 5.',
    },
    {
      id: 'SS-COOP-12',
      kind: 'rule',
      title: { cs: 'Volba příjemce poškození', en: 'Direct boss damage: players choose' },
      text: {
        cs: 'Uděluje-li akce bosse poškození „protivníkovi“, hráči určí, kdo z nich je utrží.',
        en: 'If a boss action deals damage to "the opponent", the players decide which of them takes it.',
      },
      check:
        'Given boss action 3 damage, when it resolves, then a joint decision P1 or P2 is requested and that player loses 3.',
    },
    {
      id: 'SS-COOP-13',
      kind: 'rule',
      title: { cs: 'Poškození nelze dělit', en: 'Damage cannot be split' },
      text: { cs: 'Toto poškození nelze rozdělit mezi oba hráče.', en: 'That damage cannot be divided.' },
      check: 'Given 3 damage, when an answer "2 to P1, 1 to P2" is sent, then it is illegal.',
    },
    {
      id: 'SS-COOP-14',
      kind: 'rule',
      title: { cs: 'Poškození každému hráči', en: '"Each player" damage' },
      text: {
        cs: 'Říká-li akce bosse, že každý hráč utrží X, utrží oba hráči X v plné výši.',
        en: 'If the boss action says that each player takes X, both take X in full.',
      },
      check: 'Given "each player takes 2", when resolved, then both decks lose 2.',
    },
  ],
};
