import type { Section } from '@bojiste/kernel';

export const keywords: Section = {
  code: 'KEY',
  title: { cs: 'Popis schopností karet', en: 'Ability keywords' },
  clauses: [
    {
      id: 'OW-KEY-01',
      kind: 'rule',
      title: { cs: 'Léčení +X', en: 'Healing +X' },
      text: {
        cs: 'Je-li postava s touto schopností v boji vyčerpána k léčení postavy, které nehrozí zabití, ale má sníženou obranu, vrátí jí 1 + X bodů obrany. Viz OW-RULING-78.',
        en: 'When this character is exhausted in battle to treat a character that is not about to be killed but has lowered defence, it restores 1 + X defence points. See OW-RULING-78.',
      },
      check: 'Given Healing +2 and Sol d = 3 of 8, then d = 6.',
    },
    {
      id: 'OW-KEY-02',
      kind: 'rule',
      title: { cs: 'Oprava budov +X', en: 'Building repair +X' },
      text: {
        cs: 'Je-li karta vyčerpána k opravě budovy bez zranění, vrátí jí 1 + X bodů obrany.',
        en: 'Exhausted to repair a building without wounds, it restores 1 + X defence points.',
      },
      check: 'Given +2 and Shop w = 0, d = 4 of 9, then d = 7; given Shop w = 1, then only 1 wound is removed.',
    },
    {
      id: 'OW-KEY-03',
      kind: 'rule',
      title: { cs: 'Oprava vozidel +X', en: 'Vehicle repair +X' },
      text: {
        cs: 'Je-li karta vyčerpána k opravě vozidla bez zranění, vrátí mu 1 + X bodů obrany.',
        en: 'Exhausted to repair a vehicle without wounds, it restores 1 + X defence points.',
      },
      check: 'Given +1 and Tank w = 0, d = 9 of 12, then d = 11.',
    },
    {
      id: 'OW-KEY-04',
      kind: 'rule',
      title: { cs: 'Posádka: X', en: 'Crew X' },
      text: {
        cs: 'Karta funguje jen tehdy, je-li k ní přiřazeno X postav.',
        en: 'The card needs X assigned characters to function.',
      },
      check: 'Given Crew: 2 and one assigned, then it has no slot, cannot move, cannot use abilities.',
    },
    {
      id: 'OW-KEY-05',
      kind: 'rule',
      title: { cs: 'Posádka: X až Y', en: 'Crew X to Y' },
      text: {
        cs: 'Karta potřebuje X přiřazených postav a přijme jich nejvýše Y.',
        en: 'The card needs X and takes up to Y assigned characters.',
      },
      check: 'Given Crew: 1 to 3, then 1 suffices, a third is legal, a fourth illegal.',
    },
    {
      id: 'OW-KEY-06',
      kind: 'rule',
      title: { cs: 'Posádka budovy', en: 'Building crew bonus' },
      text: {
        cs: 'Postava s touto schopností dává uvedený bonus budově, ke které je přiřazena.',
        en: 'The building to which this character is assigned gets the stated bonus.',
      },
      check:
        'Given "Building crew: +2 defence" on Wor assigned to Bunk (14), then Bunk\'s base defence is 16 while assigned.',
    },
    {
      id: 'OW-KEY-07',
      kind: 'rule',
      title: { cs: 'Posádka vozidla', en: 'Vehicle crew bonus' },
      text: {
        cs: 'Postava s touto schopností dává uvedený bonus vozidlu, ke kterému je přiřazena.',
        en: 'The vehicle to which this character is assigned gets the stated bonus.',
      },
      check: 'Given "Vehicle crew: +1/+1/+1" on Mec in Tank, then 7/9/6; after leaving, 6/8/5.',
    },
    {
      id: 'OW-KEY-08',
      kind: 'rule',
      title: { cs: 'Stavba budov +X', en: 'Construction +X' },
      text: {
        cs: 'Postava odvede každým vyčerpáním 1 + X bodů stavby.',
        en: 'The character does 1 + X construction points per exhaustion.',
      },
      check: 'Given +1, then 2 tokens removed.',
    },
    {
      id: 'OW-KEY-09',
      kind: 'rule',
      title: { cs: 'Výroba vozidel +X', en: 'Production +X' },
      text: {
        cs: 'Postava odvede každým vyčerpáním 1 + X bodů výroby.',
        en: 'The character does 1 + X production points per exhaustion.',
      },
      check: 'Given +2, then 3 tokens removed.',
    },
    {
      id: 'OW-KEY-10',
      kind: 'rule',
      title: { cs: 'Výzkum +X', en: 'Research +X' },
      text: {
        cs: 'Postava odvede každým vyčerpáním 1 + X bodů výzkumu.',
        en: 'The character does 1 + X research points per exhaustion.',
      },
      check: 'Given +1, then 2 tokens removed.',
    },
    {
      id: 'OW-KEY-11',
      kind: 'rule',
      title: { cs: 'Schopnost Zručný', en: 'Skilful' },
      text: {
        cs: 'Žetony stavby, výroby nebo výzkumu, které karta odebírá, smí rozdělit mezi více rozestavěných karet.',
        en: 'The card may spread the construction, production or research tokens it removes over more than one unfinished card.',
      },
      check:
        'Given Skilful and Construction +2, two buildings with 1 and 4 tokens, then removing 1 + 2 finishes the first and leaves 2 on the second.',
    },
    {
      id: 'OW-KEY-12',
      kind: 'rule',
      title: { cs: 'Plošný útok', en: 'Area attack' },
      text: {
        cs: 'Karta smí zacílit několik karet a hodnotu svého útoku mezi ně libovolně rozdělit. Viz OW-RULING-73.',
        en: 'The card may target several cards and divide its attack value among them freely. See OW-RULING-73.',
      },
      check: 'Given attack 6 against characters and targets Sol, Sci, when split 4 + 2, then d = 4 and d = 4.',
    },
    {
      id: 'OW-KEY-13',
      kind: 'rule',
      title: { cs: 'Schopnost Průrazný', en: 'Piercing' },
      text: {
        cs: 'Převýší-li útok zbývající obranu bránící se karty, klesne tato obrana na nulu, karta dostane zranění a zbytek útoku se odečte od její obnovené obrany. Viz OW-RULING-74.',
        en: "If the attack exceeds the defender's remaining defence, defence drops to zero, the card is wounded and the rest of the attack is taken off the restored defence. See OW-RULING-74.",
      },
      check: 'Given attack 10, Sol d = 8, then w +1, d = 8−2 = 6.',
    },
    {
      id: 'OW-KEY-14',
      kind: 'rule',
      title: { cs: 'Ochrana X', en: 'Protection X' },
      text: {
        cs: 'Každá karta, která útočí na kartu s touto schopností, má útok o X menší. Viz OW-RULING-75.',
        en: 'All cards attacking this card have X less attack. See OW-RULING-75.',
      },
      check: 'Given Protection 2 and attack 5, then 3 is applied.',
    },
    {
      id: 'OW-KEY-15',
      kind: 'rule',
      title: { cs: 'Dvojitý útok', en: 'Double attack' },
      text: {
        cs: 'Karta má jeden útok navíc; oba útoky smějí mířit na tutéž kartu, nebo každý na jinou. Viz OW-RULING-72.',
        en: 'The card gets one extra attack; both may go to one card or to two different cards. See OW-RULING-72.',
      },
      check: 'Given Double attack 5 against Sol d = 8 twice, then d = 3, then wound with d = 8.',
    },
    {
      id: 'OW-KEY-16',
      kind: 'rule',
      title: { cs: 'Schopnost Omráčení', en: 'Stun' },
      text: {
        cs: 'Karta s touto schopností svým útokem vyčerpá bránící se kartu. Viz OW-RULING-76.',
        en: 'The attack of this card exhausts the defending card. See OW-RULING-76.',
      },
      check:
        'Given a ready target with a later slot, when hit by Stun without a wound, then it is exhausted and its slot is skipped.',
    },
    {
      id: 'OW-KEY-17',
      kind: 'rule',
      title: { cs: 'Schopnost Žoldák', en: 'Mercenary' },
      text: {
        cs: 'Kartu lze vyložit do kteréhokoliv sektoru bez nepřátelských karet a do hry vstupuje připravená. Viz OW-RULING-103.',
        en: 'The card can be played into any sector without enemy cards and enters play ready. See OW-RULING-103.',
      },
      check: 'Given S3 empty, then legal and ready; given B.Sol@S3, then illegal.',
    },
    {
      id: 'OW-KEY-18',
      kind: 'rule',
      title: { cs: 'Klíčové slovo Hrdina', en: 'Hero' },
      text: {
        cs: 'Speciální klíčové slovo: v jednom balíčku posil smí být nejvýše jedna postava, která ho má.',
        en: 'Special keyword: at most one character with it may be in one reinforcement deck.',
      },
      check: 'Given two heroes, when the deck is validated, then error.',
    },
  ],
};
