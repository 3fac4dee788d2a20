import type { Section } from '@bojiste/kernel';

export const components: Section = {
  code: 'COMP',
  title: { cs: 'Herní materiál a základní pojmy', en: 'Components and basic terms' },
  clauses: [
    {
      id: 'SW-COMP-01',
      kind: 'rule',
      title: { cs: 'Duelová hra pro dva', en: 'Two-player duel' },
      text: {
        cs: 'Partie se účastní právě dva hráči. Každý velí jedné armádě, kterou představuje jedna sada karet v čele s jedním Vyvolavačem.',
        en: 'A game has exactly two players, each commanding one army represented by one deck led by one Summoner (Vyvolavač).',
      },
      check:
        'Given a request to create a game, when it lists 1 or 3 players, then it is refused; with 2 players it is accepted.',
    },
    {
      id: 'SW-COMP-02',
      kind: 'rule',
      title: { cs: 'Symboly na kostkách', en: 'Die symbols' },
      text: {
        cs: 'Na kostkách se vyskytují tři druhy symbolů: zásah na blízko, zásah na dálku a zvláštní efekt.',
        en: 'Dice carry three kinds of symbols: melee hit (zásah na blízko), ranged hit (zásah na dálku) and special effect (zvláštní efekt).',
      },
      check:
        'Given a scripted die result, when it contains a symbol other than M, R or S, then it is rejected as malformed.',
    },
    {
      id: 'SW-COMP-03',
      kind: 'rule',
      title: { cs: 'Údaje na kartě jednotky', en: 'Unit card data' },
      text: {
        cs: 'Karta jednotky uvádí název, druh, národ, sílu, náklady, počet životů, pojmenované schopnosti, symboly příslušnosti a typ útoku.',
        en: 'A unit card carries name (název), kind (druh), nation (národ), strength (síla), cost (náklady), life (počet životů), named abilities (schopnost), affiliation symbols (příslušnost) and attack type (typ útoku).',
      },
      check:
        'Given the card database, when every unit is validated, then all nine fields exist (cost may be absent only for Summoners).',
    },
    {
      id: 'SW-COMP-04',
      kind: 'rule',
      title: { cs: 'Údaje na kartě události', en: 'Event card data' },
      text: {
        cs: 'Karta události uvádí název, druh, náklady, fázi, v níž se hraje, příslušnost a popis efektu.',
        en: 'An event card carries name, kind, cost, the phase in which it is played (fáze, kdy se hraje), affiliation and effect text.',
      },
      check:
        'Given any event in the database, when validated, then it has exactly one play phase out of the six and a cost ≥ 0.',
    },
    {
      id: 'SW-COMP-05',
      kind: 'rule',
      title: { cs: 'Údaje na kartě stavby', en: 'Structure card data' },
      text: {
        cs: 'Karta stavby uvádí název, druh, náklady a počet životů. Popis karty v pravidlech u ní nezmiňuje sílu, typ útoku, národ ani příslušnost.',
        en: "A structure card carries name, kind, cost and life; the booklet's legend lists no strength, attack type, nation or affiliation for it.",
      },
      check:
        'Given the plain gate card, when validated, then strength and attackType are absent and life and cost are present.',
    },
    {
      id: 'SW-COMP-06',
      kind: 'rule',
      title: { cs: 'Druhy žetonů', en: 'Token kinds' },
      text: {
        cs: 'Ve hře jsou tři druhy žetonů: posílení, zranění a magie.',
        en: 'Three token kinds exist: boost (posílení), injury (zranění) and magic (magie).',
      },
      check:
        'Given a fresh game, when the state is inspected, then each player has one magic marker and no card holds boost or injury tokens.',
    },
    {
      id: 'SW-COMP-07',
      kind: 'rule',
      title: { cs: 'Jediný typ útoku jednotky', en: 'One attack type per unit' },
      text: {
        cs: 'Každá jednotka útočí buď na blízko, nebo na dálku; který z obou typů to je, ukazuje jediný symbol na její kartě.',
        en: 'Every unit attacks either at melee (na blízko) or at range (na dálku), shown by one icon.',
      },
      check: "Given the card database, when scanned, then each unit's attackType is exactly melee or ranged.",
    },
    {
      id: 'SW-COMP-08',
      kind: 'rule',
      title: { cs: 'Oblasti hráče u plánu', en: 'Player areas' },
      text: {
        cs: 'Každý hráč má vlastní dobírací balíček (po levé ruce), odhazovací hromádku (po pravé ruce), počítadlo magie a zónu trvajících událostí.',
        en: 'Each player has an own draw deck (dobírací balíček, at the left hand), discard pile (odhazovací hromádka, at the right hand), magic track (počítadlo magie) and lasting-event zone (zóna trvajících událostí).',
      },
      check: 'Given a new game, when the state is read, then these four areas exist per player and none is shared.',
    },
    {
      id: 'SW-COMP-09',
      kind: 'rule',
      title: { cs: 'Události na bojišti nestojí', en: 'Events do not stand on the battlefield' },
      text: {
        cs: 'Pole bojiště obsazují pouze jednotky a stavby. Událost se vyhodnotí a opustí hru, nebo leží v zóně trvajících událostí. Výjimkou je událost, která je současně druhu stavba.',
        en: 'Only units and structures occupy spaces; an event is resolved and leaves, or lies in the lasting zone. The exception is an event whose kind also includes structure.',
      },
      check: 'Given A plays Plížením vpřed!, when it resolves, then no space of the board contains that card.',
    },
    {
      id: 'SW-COMP-10',
      kind: 'rule',
      title: { cs: 'Jeden objekt na pole', en: 'One object per space' },
      text: {
        cs: 'Pole je buď volné, nebo na něm leží právě jeden objekt, případně i s kartami zasunutými pod ním.',
        en: 'A space is either free or holds exactly one object, with any tucked cards below it.',
      },
      check: 'Given A:Portál@c3, when any placement, move or push would put another object on c3, then it is illegal.',
    },
    {
      id: 'SW-COMP-11',
      kind: 'rule',
      title: { cs: 'Cíl hry', en: 'Who wins in a sentence' },
      text: {
        cs: 'Cílem každého hráče je, aby jeho Vyvolavač přežil Vyvolavače soupeře.',
        en: "The goal is that one's own Summoner outlives the opponent's.",
      },
      check: "Given B's Summoner is eliminated while A's stands, when the state is read, then winner = A.",
    },
    {
      id: 'SW-COMP-12',
      kind: 'rule',
      title: { cs: 'Národ a příslušnost se liší', en: 'Nation and affiliation are two fields' },
      text: {
        cs: 'Národ a příslušnost jsou dva samostatné údaje: na národ se odvolávají efekty karet, symboly příslušnosti rozhodují při stavbě sady.',
        en: 'The nation is what card effects ask for; the affiliation symbols are what deck building asks for.',
      },
      check:
        'Given a card of nation X with symbol y, when a nation-X effect and a deck check on y are evaluated, then each reads only its own field.',
    },
  ],
};
