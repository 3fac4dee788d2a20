import type { Section } from '@bojiste/kernel';

export const cardTypes: Section = {
  code: 'TYPE',
  title: { cs: 'Karty obecně', en: 'Cards in general' },
  clauses: [
    {
      id: 'OW-TYPE-01',
      kind: 'rule',
      title: { cs: 'Šest typů karet', en: 'Six card types' },
      text: {
        cs: 'Karta je vždy jednoho z těchto typů: postava, vozidlo, budova, technologie, sektor nebo mapa. Viz OW-RULING-01.',
        en: 'Cards are characters (postava), vehicles (vozidlo), buildings (budova), technologies (technologie), sectors (sektor) and maps (mapa). See OW-RULING-01.',
      },
      check: 'Given the card schema, when a card with any other type is loaded, then loading fails.',
    },
    {
      id: 'OW-TYPE-02',
      kind: 'rule',
      title: { cs: 'Čtyři národy', en: 'Four nations' },
      text: {
        cs: 'Každá postava, vozidlo, budova i technologie patří k jednomu ze čtyř národů: Američané, Rusové, Arabové, nebo Neutrální.',
        en: 'Each character, vehicle, building and technology belongs to the Americans (Američané), the Russians (Rusové), the Arabs (Arabové) or is Neutral (Neutrální).',
      },
      check: 'Given the database, when scanned, then each nation value is one of these four.',
    },
    {
      id: 'OW-TYPE-03',
      kind: 'rule',
      title: { cs: 'Název a podnázev', en: 'Name plus subname' },
      text: {
        cs: 'Dvě karty mohou mít shodný název a lišit se podnázvem; konkrétní verzi karty určuje teprve název spolu s podnázvem.',
        en: 'Two cards may share a name and differ in the subname; together the pair identifies a version.',
      },
      check: 'Given two characters "X, one" and "X, two", when compared, then sameName is true and sameCard is false.',
    },
    {
      id: 'OW-TYPE-04',
      kind: 'rule',
      title: { cs: 'Dodatečné informace', en: 'Footer information' },
      text: {
        cs: 'V patičce karty je přezdívka autora, značka edice a údaj o unikátnosti. Na hru má vliv pouze unikátnost.',
        en: 'The footer of a card holds author nickname, edition mark and uniqueness; only uniqueness matters for play.',
      },
      check:
        'Given two cards differing only in author and edition, when legal actions are listed, then the results are equal.',
    },
    {
      id: 'OW-TYPE-05',
      kind: 'rule',
      title: { cs: 'Schopnosti karty', en: 'Abilities field' },
      text: {
        cs: 'Schopnosti mohou mít postavy, vozidla, budovy, technologie i sektory; jejich text je úplným výčtem zvláštních vlastností karty.',
        en: "Characters, vehicles, buildings, technologies and sectors may carry abilities; their text is the complete list of the card's special properties.",
      },
      check:
        'Given a card without abilities, when queried, then it has no behaviour beyond its type and subtype rules.',
    },
  ],
};
