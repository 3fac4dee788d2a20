import type { Section } from '@bojiste/kernel';

export const damage: Section = {
  code: 'DMG',
  title: { cs: 'Zranění, poškození a eliminace', en: 'Damage and elimination' },
  clauses: [
    {
      id: 'SW-DMG-01',
      kind: 'rule',
      title: { cs: 'Žeton za každé zranění', en: 'Token per point' },
      text: {
        cs: 'Zranit jednotku nebo poškodit stavbu znamená položit na její kartu žeton zranění.',
        en: 'Injuring a unit or damaging a structure means placing an injury token on its card.',
      },
      check: 'Given a unit with 0 tokens, when it suffers 2, then it holds 2 tokens.',
    },
    {
      id: 'SW-DMG-02',
      kind: 'rule',
      title: { cs: 'Žetony snižují počet životů', en: 'Life falls by tokens' },
      text: {
        cs: 'Aktuální počet životů se rovná hodnotě životů objektu snížené o počet žetonů zranění na jeho kartě.',
        en: 'Current life = life value minus injury tokens.',
      },
      check: 'Given Nemrtví válečníci (L 4) with 3 tokens, when read, then current life = 1.',
    },
    {
      id: 'SW-DMG-03',
      kind: 'rule',
      title: { cs: 'Eliminace při nule životů', en: 'Elimination at zero or below' },
      text: {
        cs: 'Objekt, jehož počet životů klesne na 0 nebo níže, je eliminován a jeho karta se odhodí.',
        en: 'An object whose life reaches 0 or less is eliminated and its card discarded.',
      },
      check: 'Given a unit of life 1, when it suffers 2, then it leaves the battlefield and its space is free.',
    },
    {
      id: 'SW-DMG-04',
      kind: 'rule',
      title: { cs: 'Zasunuté karty se odhodí také', en: 'Tucked cards go too' },
      text: {
        cs: 'Karty zasunuté pod eliminovaným objektem se odhodí.',
        en: 'Cards under an eliminated object are discarded.',
      },
      check: 'Given a unit with one tucked card, when eliminated, then both cards are in discard piles.',
    },
    {
      id: 'SW-DMG-05',
      kind: 'rule',
      title: { cs: 'Zasunuté karty nejsou eliminovány', en: 'Tucked cards are not eliminated' },
      text: {
        cs: 'Odhození zasunutých karet není eliminací: nikdo za ně nezíská magii a nespustí se žádný efekt navázaný na eliminaci.',
        en: 'Discarding those cards is no elimination: no magic and no elimination trigger.',
      },
      check:
        "Given B's unit with a tucked unit card, when A eliminates it, then A gains 1 magic (not 2) and unit-eliminated triggers fire once.",
    },
    {
      id: 'SW-DMG-06',
      kind: 'rule',
      title: { cs: 'Zisk magie za cizí objekt', en: 'Reward for enemy objects' },
      text: {
        cs: 'Kdykoli jednotka, stavba či událost ovládaná hráčem eliminuje objekt ovládaný soupeřem, získá tento hráč 1 bod magie.',
        en: 'Whenever a unit, structure or event a player controls eliminates an object controlled by the opponent, that player gains 1 magic.',
      },
      check: "Given A.magic = 4, when A's attack eliminates B's unit, then A.magic = 5.",
    },
    {
      id: 'SW-DMG-07',
      kind: 'rule',
      title: { cs: 'Vždy jeden bod', en: 'Flat reward of one magic' },
      text: {
        cs: 'Odměna činí vždy 1 bod magie bez ohledu na náklady a druh objektu.',
        en: "The reward is 1 whatever the object's cost or kind.",
      },
      check: 'Given A eliminates a cost-6 hero, a cost-0 unit and a gate, when summed, then A gained 3 magic.',
    },
    {
      id: 'SW-DMG-08',
      kind: 'rule',
      title: { cs: 'Bez odměny za vlastní objekt', en: 'No reward for own objects' },
      text: {
        cs: 'Za eliminaci vlastního objektu nezíská magii nikdo.',
        en: 'Eliminating an own object yields nothing to anybody.',
      },
      check: "Given A attacks and eliminates A's own unit, when resolved, then A.magic and B.magic are unchanged.",
    },
    {
      id: 'SW-DMG-09',
      kind: 'rule',
      title: { cs: 'Nejprve se odstraní žetony', en: 'Discard strips tokens first' },
      text: {
        cs: 'Před odhozením karty se z ní odstraní všechny žetony.',
        en: 'Before a card is discarded all tokens on it are removed.',
      },
      check: 'Given a unit with 2 boosts and 3 injuries, when discarded, then the card in the pile carries no tokens.',
    },
    {
      id: 'SW-DMG-10',
      kind: 'rule',
      title: { cs: 'Odhazuje se lícem dolů', en: 'Discard face down' },
      text: { cs: 'Odhozené karty leží na hromádce lícem dolů.', en: 'Discarded cards lie face down on the pile.' },
      check: "Given B eliminated A's unit, when B's view is requested, then A's pile shows a count and no card faces.",
    },
    {
      id: 'SW-DMG-11',
      kind: 'rule',
      title: { cs: 'Odhození na hromádku vlastníka', en: 'Discard to the owner' },
      text: {
        cs: 'Karta putuje na odhazovací hromádku toho, do čí sady patří, bez ohledu na to, kdo ji ovládal.',
        en: 'A card goes to the discard pile of the player whose deck it belongs to, whoever controlled it.',
      },
      check: "Given A controls a B-owned unit, when it is eliminated, then the card is in B's discard pile.",
    },
    {
      id: 'SW-DMG-12',
      kind: 'rule',
      title: { cs: 'Zranění mimo útok', en: 'Damage outside attacks is no attack' },
      text: {
        cs: 'Zranění způsobená schopnostmi nebo jinými efekty se nepovažují za útok.',
        en: 'Injuries from abilities or other effects are not an attack.',
      },
      check:
        'Given Ledové střepiny injures an enemy, when attack counters are read, then attacksMade = 0 and no after-attack effect fires.',
    },
  ],
};
