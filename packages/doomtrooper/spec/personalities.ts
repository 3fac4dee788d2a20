import type { Section } from '@bojiste/kernel';

export const personalities: Section = {
  code: 'PERS',
  title: { cs: 'Osobnosti', en: 'Personalities' },
  clauses: [
    {
      id: 'DT-PERS-01',
      kind: 'rule',
      title: { cs: 'Jedinečnost osobnosti', en: 'One copy in play' },
      text: {
        cs: 'Ve hře smí být v jednu chvíli jen jediná kopie téže osobnosti, počítáno u všech hráčů dohromady.',
        en: 'Only one copy of a given personality may be in play at a time, across all players.',
      },
      check: 'Given VALERIE DUVALOVÁ in play with P1, when P2 plays VALERIE DUVALOVÁ, then rejected.',
    },
    {
      id: 'DT-PERS-02',
      kind: 'rule',
      title: { cs: 'Odhalení skryté osobnosti', en: 'Hidden copy must be shown' },
      text: {
        cs: 'Chce-li někdo běžně vyložit osobnost, kterou má jiný hráč skrytou v úkrytu, musí být skrytá kopie okamžitě odhalena a zaplacena.',
        en: 'If someone wants to play normally a personality that another player has hidden in cover, the hidden one must be revealed and paid at once.',
      },
      check:
        "Given P1 has hidden VALERIE with H 6 and D = 8, when P2 plays VALERIE, then P1's card is revealed and P1 has D = 2.",
    },
    {
      id: 'DT-PERS-03',
      kind: 'rule',
      title: { cs: 'Vrácení osobnosti do ruky', en: 'Second player takes the card back' },
      text: {
        cs: 'Druhý hráč si smí svou osobnost vzít zpět do ruky, zaplacené body osudu se mu vrátí a místo toho může provést jinou akci.',
        en: 'The other player may take his personality back into hand, gets back the destiny points he paid and may perform another action instead.',
      },
      check:
        "Given DT-PERS-02, when resolved, then P2's card is in hand, his D restored, his action counter as before.",
    },
    {
      id: 'DT-PERS-04',
      kind: 'rule',
      title: { cs: 'Běžná pravidla odhalení', en: 'Otherwise the reveal rules apply' },
      text: {
        cs: 'Pro skrytou kopii jinak platí obvyklá pravidla o odhalení a placení, včetně ztráty karty a bodů, když ji hráč nemůže zaplatit.',
        en: 'For the hidden copy the ordinary rules on revealing and paying hold, including loss of the card and points if it cannot be paid.',
      },
      check:
        "Given P1 has D = 1, VP = 2, H = 6, when P2 plays the same personality, then P1's copy is discarded, D = 0, VP = 0, and P2's copy enters play.",
    },
    {
      id: 'DT-PERS-05',
      kind: 'rule',
      title: { cs: 'Pořadí skrytých osobností', en: 'Several hidden copies: first hidden has priority' },
      text: {
        cs: 'Má-li tutéž osobnost skrytou více hráčů, platí kopie toho, kdo ji ukryl nejdříve.',
        en: 'If more players have the same personality hidden, the valid one is that of the player who hid it first.',
      },
      check: 'Given P2 hid VALERIE in turn 3 and P1 in turn 4, when a conflict arises, then P2 is asked to pay first.',
    },
    {
      id: 'DT-PERS-06',
      kind: 'rule',
      title: { cs: 'Ostatní skryté kopie', en: 'The others take theirs back' },
      text: {
        cs: 'Zbylí hráči si mohou své kopie vzít zpět do ruky a vrátí se jim body osudu, pokud za ně nějaké zaplatili.',
        en: 'The other players may take their copies back into hand and get back destiny points (if any were paid).',
      },
      check:
        "Given P2's copy was paid and stays, when resolved, then P1's hidden copy is in P1's hand without penalty.",
    },
    {
      id: 'DT-PERS-07',
      kind: 'rule',
      title: { cs: 'Řetěz placení', en: 'Chain of payment' },
      text: {
        cs: 'Nemůže-li zaplatit první z nich, zkouší to další v pořadí a tak dále.',
        en: 'If the first cannot pay the next one in order is tried, and so on.',
      },
      check:
        "Given P2 cannot pay and P1 can, when the conflict is resolved, then P2's copy is discarded with the penalty and P1's copy stays in play, paid.",
    },
    {
      id: 'DT-PERS-08',
      kind: 'rule',
      title: { cs: 'Poslední v řadě', en: 'Only then the new one' },
      text: {
        cs: 'Až když nedokáže zaplatit nikdo z hráčů, kteří osobnost ukryli, smí svou kopii uvést do hry hráč, který ji chtěl vyložit běžně nebo ji odhalit opuštěním úkrytu.',
        en: 'Only if none of the hiders can pay may the player who wanted to play it normally, or reveal it by leaving cover, bring his copy into play.',
      },
      check: "Given both hiders cannot pay, when P3 played it normally, then P3's copy enters play.",
    },
    {
      id: 'DT-PERS-09',
      kind: 'rule',
      title: { cs: 'Vliv osobnosti na ostatní', en: 'Influence on all cards of a kind' },
      text: {
        cs: 'Není-li řečeno jinak, působí vliv osobnosti na jiné bojovníky na všechny takové karty ve hře bez ohledu na to, kterému hráči patří.',
        en: "Unless stated otherwise a personality's influence on other warriors applies to all such cards in play, of every player.",
      },
      check: 'Given VALERIE DUVALOVÁ with P1, when P2 has SMRTÍCÍ HVĚZDA warriors, then these are immune as well.',
    },
    {
      id: 'DT-PERS-10',
      kind: 'rule',
      title: { cs: 'Opětovné vyložení osobnosti', en: 'A personality may return' },
      text: {
        cs: 'Zabitou nebo vyřazenou osobnost lze později vyložit znovu, a to bez omezení počtu.',
        en: 'A killed or discarded personality may be played again later, any number of times.',
      },
      check: 'Given VALERIE was killed, when any player plays a copy, then accepted.',
    },
    {
      id: 'DT-PERS-11',
      kind: 'rule',
      title: { cs: 'Odměna za každé zabití', en: 'Each kill is rewarded' },
      text: {
        cs: 'Při každém zabití osobnosti získá hráč, jehož bojovník ji zabil, body ve výši její hodnoty.',
        en: "Every time it is killed the killer's player gets its value in points.",
      },
      check:
        'Given the same personality is killed twice, when points are summed, then twice its H at the respective times.',
    },
  ],
};
