import type { Section } from '@bojiste/kernel';

export const cards: Section = {
  code: 'CARD',
  title: { cs: 'Karty z návodu', en: 'Cards named in the manual' },
  clauses: [
    {
      id: 'OW-CARD-gorkij-mechanik-burlak',
      kind: 'card',
      title: { cs: 'J. I. Gorkij, mechanik Burlak', en: 'J. I. Gorkij, mechanik Burlak' },
      text: {
        cs: 'Postava, unikátní; název „J. I. Gorkij“, podnázev „mechanik Burlak“; slouží jako příklad dvou verzí jednoho jména. Národ, povolání ani čísla nejsou uvedeny (podnázev napovídá mechanika, jméno Rusa).',
        en: 'Character, unique; name "J. I. Gorkij", subname "mechanik Burlak"; used as the example of two versions of one name. Nation, profession and numbers are not stated (the subname suggests a mechanic, the name a Russian).',
      },
      check:
        'Given the card data, then name and subname as stated, type character, unique; all other fields carry source: project.',
    },
    {
      id: 'OW-CARD-gorkij-zabijak-burlak',
      kind: 'card',
      title: { cs: 'J. I. Gorkij, zabiják Burlak', en: 'J. I. Gorkij, zabiják Burlak' },
      text: {
        cs: 'Druhá verze se stejným názvem a s podnázvem „zabiják Burlak“; s první verzí smí být v jednom balíčku, ne však současně na stole. Nic dalšího uvedeno není.',
        en: 'Second version with the same name and subname "zabiják Burlak"; may share a deck with the first, not the table. Nothing else is stated.',
      },
      check: 'See OW-EX-01; given both loaded, then sameName true.',
    },
    {
      id: 'OW-CARD-burlakova-dilna',
      kind: 'card',
      title: { cs: 'Burlakova dílna', en: 'Burlakova dílna' },
      text: {
        cs: 'Budova; cena 4 zásilky; dokončí ji 7 postav, z nichž každá pracuje jednou, takže doba stavby vychází na 7; vykládá se do sektoru se skladištěm. Podtyp uveden není (podle názvu „dílna“).',
        en: "Building; price 4 crates; 7 characters working once each finish it, so construction time 7 (derived); played in the storehouse's sector. The subtype is not stated (workshop, dílna, by its name).",
      },
      check: 'Given the data, then price 4/0/0, time 7, type building.',
    },
    {
      id: 'OW-CARD-siberitovy-dul',
      kind: 'card',
      title: { cs: 'Siberitový důl', en: 'Siberitový důl' },
      text: {
        cs: 'Budova placená určitým počtem zásilek (kolik, uvedeno není); těží siberit z ložiska; díky velkoskladu může stát i v sektoru bez skladiště; dostavěné doly se počítají pro hlavní způsob vítězství.',
        en: 'Building paid with some crates (number not stated); mines siberite from a deposit; may lie in a sector without storehouse thanks to a warehouse; finished ones count for the main victory.',
      },
      check: 'Given the data, then it needs a siberite deposit and carries subtype siberitovy-dul.',
    },
    {
      id: 'OW-CARD-bunkr',
      kind: 'card',
      title: { cs: 'Bunkr', en: 'Bunkr' },
      text: {
        cs: 'Budova; cena 1 zásilka; doba stavby 8; rozebere se za 4 jednotky práce a vrátí se 1 zásilka. Zbraň, posádka ani obrana uvedeny nejsou.',
        en: 'Building; price 1 crate; construction time 8; dismantled for 4 work with 1 crate back. Weapon, crew and defence are not stated.',
      },
      check: 'Given the data, then price 1/0/0 and time 8.',
    },
    {
      id: 'OW-CARD-rozvoj-zbranovych-technologii',
      kind: 'card',
      title: { cs: 'Rozvoj zbraňových technologií', en: 'Rozvoj zbraňových technologií' },
      text: {
        cs: 'Technologie uvedená jako příklad karty, která mění statistiky nebo schopnosti jiných karet. Délka vývoje ani podmínky uvedeny nejsou.',
        en: 'Technology named as an example of one that changes statistics or abilities of other cards. Length and conditions are not stated.',
      },
      check: 'Given the data, then affectsOthers = true.',
    },
    {
      id: 'OW-CARD-reakce-dokonceni-vozidla',
      kind: 'card',
      title: { cs: 'Nepojmenovaná karta s reakcí', en: 'Unnamed card with a reaction' },
      text: {
        cs: 'Budova nebo vozidlo, jehož příkazová řádka reaguje na to, že protihráč dokončil vozidlo: vlastník si smí vzít jednu kartu.',
        en: 'Building or vehicle whose command line reacts to an opponent completing a vehicle by letting the owner take one card.',
      },
      check: 'See OW-EX-05.',
    },
    {
      id: 'OW-CARD-skladiste',
      kind: 'card',
      title: { cs: 'Karty skladiště', en: 'Storehouse cards' },
      text: {
        cs: 'Podtyp budovy; každému hráči jedna začíná ve hře; je třeba ke stavbě i rozebírání ve svém sektoru; po zničení se vrací do ruky; je součástí jedné z podmínek prohry.',
        en: 'Building subtype; one starts in play per player; needed for building and dismantling in its sector; returns to hand when destroyed; part of a defeat condition.',
      },
      check: 'Given any card of this subtype, then OW-SET-02, OW-BUILD-04, OW-DEST-02, OW-WIN-03 apply.',
    },
    {
      id: 'OW-CARD-velkosklad',
      kind: 'card',
      title: { cs: 'Karty velkosklad', en: 'Warehouse cards' },
      text: {
        cs: 'Podtyp budovy; jeho vlastníkovi umožňuje stavět a rozebírat budovy i v sektorech bez skladiště.',
        en: 'Building subtype; lets its owner build in, and dismantle from, sectors without a storehouse.',
      },
      check: 'Given any card of this subtype, then OW-BUILD-07 and OW-DISM-07 apply.',
    },
    {
      id: 'OW-CARD-dilna',
      kind: 'card',
      title: { cs: 'Karty dílna', en: 'Workshop cards' },
      text: {
        cs: 'Podtyp budovy; musí být v sektoru, aby se v něm dala vykládat nebo rozebírat vozidla; ztráta poslední dílny v sektoru zničí tamní rozestavěná vozidla.',
        en: 'Building subtype; needed in the sector to play or dismantle vehicles; loss of the last one in a sector destroys unfinished vehicles there.',
      },
      check: 'Given any card of this subtype, then OW-VEH-03, OW-DISM-08, OW-DEST-04 apply.',
    },
    {
      id: 'OW-CARD-tovarna',
      kind: 'card',
      title: { cs: 'Karty továrna', en: 'Factory cards' },
      text: {
        cs: 'Podtyp budovy zmíněný pouze jako požadavek jiných karet.',
        en: 'Building subtype mentioned only as a requirement of other cards.',
      },
      check: 'Given a card requiring it, then OW-VEH-02 applies.',
    },
    {
      id: 'OW-CARD-laborator',
      kind: 'card',
      title: { cs: 'Karty laboratoř', en: 'Laboratory cards' },
      text: {
        cs: 'Druh budovy spojený s probíhajícím výzkumem; ztráta poslední laboratoře vrací nedozkoumané technologie.',
        en: 'Building type tied to running research; loss of the last one returns unfinished technologies.',
      },
      check: 'Given any card of this subtype, then OW-DEST-05 applies.',
    },
    {
      id: 'OW-CARD-elektrarna',
      kind: 'card',
      title: { cs: 'Karty elektrárna', en: 'Power plant cards' },
      text: {
        cs: 'Podtyp budovy; vyčerpává se kvůli energii; jako paliva jsou uvedeny ropa a siberit.',
        en: 'Building subtype; exhausted for energy; oil and siberite are named as fuels.',
      },
      check: 'Given any card of this subtype, then OW-ENERGY-05 applies.',
    },
    {
      id: 'OW-CARD-ropny-vrt',
      kind: 'card',
      title: { cs: 'Ropné vrty', en: 'Oil wells' },
      text: { cs: 'Budovy, které těží ropu z ložisek ropy.', en: 'Buildings that win oil from oil deposits.' },
      check: 'Given a finished well, then OW-MINE-01 applies.',
    },
    {
      id: 'OW-CARD-ridici-vez',
      kind: 'card',
      title: { cs: 'Řídicí věže', en: 'Control towers' },
      text: {
        cs: 'Karty (nejen budovy) s typem útoku „řídicí věž“; s posádkou alespoň jedné postavy řídí dálková vozidla do počtu daného svou hodnotou.',
        en: 'Cards (not only buildings) with attack type control tower; crewed by at least one character they control remote vehicles up to their value.',
      },
      check: 'Given a vehicle with this attack type, then OW-CTRL-05 and OW-CTRL-06 apply to it as well.',
    },
    {
      id: 'OW-CARD-fragmenty',
      kind: 'card',
      title: { cs: 'Úryvky textů bez karty', en: 'Anonymous effect fragments' },
      text: {
        cs: 'Návod cituje také efekt, který zničí libovolnou kartu, obecný bonus +5 k útoku a rozdělený bonus +2/+0/+1 k útoku.',
        en: 'The manual also quotes a destroy-any-card effect, a general +5 attack and a split +2/+0/+1 attack.',
      },
      check: 'Given three stub effects, then OW-TERM-02, OW-SPEC-03, OW-SPEC-04 hold.',
    },
  ],
};
