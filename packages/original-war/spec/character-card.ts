import type { Section } from '@bojiste/kernel';

export const characterCard: Section = {
  code: 'CHAR',
  title: { cs: 'Karta postavy', en: 'Character card' },
  clauses: [
    {
      id: 'OW-CHAR-01',
      kind: 'rule',
      title: { cs: 'Každá postava je unikátní', en: 'Every character is unique' },
      text: {
        cs: 'Ve hře smí být současně nejvýše jedna postava daného názvu. Viz OW-RULING-14.',
        en: 'At most one character of a given name may be in play at a time. See OW-RULING-14.',
      },
      check: 'Given A has "X, one" in play, when an effect would put A\'s "X, two" into play, then it is illegal.',
    },
    {
      id: 'OW-CHAR-02',
      kind: 'rule',
      title: { cs: 'Verze postavy podle podnázvu', en: 'Versions by subname' },
      text: {
        cs: 'Tatáž osoba může existovat v několika verzích, které se rozlišují jedině podnázvem.',
        en: 'Several versions of one person may exist, told apart by the subname only.',
      },
      check: 'Given a deck with both versions, when validated, then it passes (see OW-DECK-06).',
    },
    {
      id: 'OW-CHAR-03',
      kind: 'rule',
      title: { cs: 'Čtyři povolání', en: 'Four professions' },
      text: {
        cs: 'Povolání jsou voják, dělník, mechanik a vědec. Na povolání záleží, za co postava získává zkušenost a jaké další činnosti může vykonávat v boji.',
        en: 'Soldier (voják), worker (dělník), mechanic (mechanik), scientist (vědec). The profession decides what earns experience and which extra activities are open in battle.',
      },
      check:
        'Given each profession, when queried, then exactly one experience source set (OW-XP) and one battle activity set (OW-PROF) is returned.',
    },
    {
      id: 'OW-CHAR-04',
      kind: 'rule',
      title: { cs: 'Potřebná zkušenost', en: 'Experience threshold' },
      text: {
        cs: 'Na kartě je uvedeno, kolik zkušenostních bodů musí postava nasbírat, aby se stala zkušenou.',
        en: 'The card prints how many experience points make the character experienced.',
      },
      check: 'Given Sol (threshold 3) with 2 points, when it gains 1, then it becomes experienced.',
    },
    {
      id: 'OW-CHAR-05',
      kind: 'rule',
      title: { cs: 'Otočení na druhou stranu', en: 'Two-sided card' },
      text: {
        cs: 'Jakmile postava nasbírá potřebnou zkušenost, její karta se obrátí na druhou stranu a od té chvíle platí hodnoty této strany. Viz OW-RULING-84.',
        en: 'On reaching the threshold the card is turned to its other side, whose values apply from then on. See OW-RULING-84.',
      },
      check: 'Given a stub with defence 8 in front and 10 behind, when it flips, then its base defence is 10.',
    },
    {
      id: 'OW-CHAR-06',
      kind: 'rule',
      title: { cs: 'Zkušená postava', en: 'Experienced side' },
      text: {
        cs: 'Strana zkušené postavy nese místo potřebné zkušenosti medaili; zkušené postavy bývají odolnější a mají lepší schopnosti.',
        en: 'The experienced side shows a medal (medaile) instead of a threshold; such characters are usually tougher and have better abilities.',
      },
      check:
        'Given an experienced character, when it would gain a point, then nothing is counted and no flip back happens.',
    },
    {
      id: 'OW-CHAR-07',
      kind: 'rule',
      title: { cs: 'Podtyp postavy', en: 'Subtype of a character' },
      text: {
        cs: 'Podtyp postavy říká jen to, zda jde o člověka, nebo o některého z tvorů z minulosti.',
        en: 'The subtype says only whether the character is a human (člověk) or one of the creatures of the past.',
      },
      check:
        'Given the database, when scanned, then each character has exactly one of clovek, opoclovek, zvire (see OW-RULING-05).',
    },
    {
      id: 'OW-CHAR-08',
      kind: 'rule',
      title: { cs: 'Postavy bez podtypu člověk', en: 'Limits of non-humans' },
      text: {
        cs: 'Pokud není stanoveno jinak, postava, která není člověk, se smí pouze přesouvat mezi sektory a v boji útočit a blokovat.',
        en: 'Unless something says otherwise, a non-human may only move between sectors and take part in battle by attacking and blocking.',
      },
      check: 'Given Ape@S1 ready with an unfinished building there, when A exhausts it for construction, then illegal.',
    },
    {
      id: 'OW-CHAR-09',
      kind: 'rule',
      title: { cs: 'Rychlost', en: 'Speed' },
      text: {
        cs: 'Jediné číslo určuje dosah pohybu, iniciativu v boji i schopnost blokovat.',
        en: 'One number drives movement range, battle initiative and the ability to block.',
      },
      check:
        'Given an effect of +9 speed on Sol (12→21), when queried, then range is 3, initiative 24 and Sol can block a speed-20 attacker.',
    },
    {
      id: 'OW-CHAR-10',
      kind: 'rule',
      title: { cs: 'Obrana', en: 'Defence' },
      text: { cs: 'Obrana vyjadřuje, jak těžké je postavu zranit.', en: 'How hard it is to wound the character.' },
      check: 'Given Sol defence 8, when it takes an attack of 7, then w = 0 and d = 1.',
    },
    {
      id: 'OW-CHAR-11',
      kind: 'rule',
      title: { cs: 'Zdraví', en: 'Health' },
      text: {
        cs: 'Zdraví udává, kolik zranění postava snese, než zemře.',
        en: 'How many wounds the character survives before it dies.',
      },
      check: 'Given Sol health 2 with w = 1, when it is wounded, then it dies.',
    },
    {
      id: 'OW-CHAR-12',
      kind: 'rule',
      title: { cs: 'Typ útoku a iniciativa', en: 'Attack type and initiative bonus' },
      text: {
        cs: 'Na kartě je uvedena zbraň postavy a bonus k iniciativě, který k této zbrani patří.',
        en: 'The card names its weapon and prints an initiative bonus that goes with that weapon.',
      },
      check: 'Given Sol speed 12 and bonus +3, when ordered in battle, then its initiative is 15 (see OW-RULING-57).',
    },
    {
      id: 'OW-CHAR-13',
      kind: 'rule',
      title: { cs: 'Hodnoty útoku', en: 'Attack values' },
      text: {
        cs: 'Síla útoku je uvedena zvlášť proti postavám, proti vozidlům a proti budovám.',
        en: 'Attack strength is given separately against characters, vehicles and buildings.',
      },
      check: 'Given Sol 5/3/1 attacking a vehicle, then 3 is used.',
    },
  ],
};
