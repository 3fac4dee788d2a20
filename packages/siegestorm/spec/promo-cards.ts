import type { Section } from '@bojiste/kernel';

export const promoCards: Section = {
  code: 'PROMO',
  title: { cs: 'Speciální karty a promokarty', en: 'Special and promo cards' },
  clauses: [
    {
      id: 'SS-PROMO-01',
      kind: 'rule',
      title: { cs: 'Zákaz v oficiálních hrách', en: 'Banned in official play' },
      text: {
        cs: 'Karty se symbolem $ a „Velikonoční vajíčka“ z Kickstarteru se nesmějí používat na oficiálních turnajích a v hodnocených hrách.',
        en: 'Cards with the $ symbol and the Kickstarter "Easter eggs" (Velikonoční vajíčka) may not be used in official tournaments and rated games.',
      },
      check: 'Given a deck with a card flagged promo, when validated for rated or tournament, then refused.',
    },
    {
      id: 'SS-PROMO-02',
      kind: 'rule',
      title: { cs: 'Přátelské střetnutí', en: 'Friendly with consent' },
      text: {
        cs: 'V přátelských hrách je lze použít, pokud protivník souhlasí.',
        en: 'In friendly games they may be used if the opponent agrees.',
      },
      check:
        'Given a friendly table, when the opponent has not consented, then the deck is refused; after consent it is accepted.',
    },
  ],
};
