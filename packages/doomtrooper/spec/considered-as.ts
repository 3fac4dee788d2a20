import type { Section } from '@bojiste/kernel';

export const consideredAs: Section = {
  code: 'AS',
  title: { cs: 'Považován za', en: 'Considered as' },
  clauses: [
    {
      id: 'DT-AS-01',
      kind: 'rule',
      title: { cs: 'Považován za, údajně', en: 'Additional identity' },
      text: {
        cs: 'Karta s takovou formulací je tím, čím skutečně je, a vedle toho i tím, co její text jmenuje. Může jít například o druhy KACÍŘ, PĚCHOTA nebo VRAH ZE STÍNŮ.',
        en: 'A card with such wording is what it really is and, besides that, what the text names. Kinds meant are e.g. KACÍŘ, PĚCHOTA, VRAH ZE STÍNŮ.',
      },
      check: 'Given a warrior considered PĚCHOTA, when kinds are listed, then both its own kind and PĚCHOTA appear.',
    },
    {
      id: 'DT-AS-02',
      kind: 'rule',
      title: { cs: 'Považován za druh bojovníka', en: 'Cards for the kind apply, printed abilities do not' },
      text: {
        cs: 'Na bojovníka považovaného za určitý druh platí karty zaměřené na tento druh. Schopnosti vytištěné na kartě onoho druhu však nezískává.',
        en: 'A warrior considered a certain kind is subject to cards aimed at that kind but does not gain the abilities printed on the card of that kind.',
      },
      check:
        "Given WOLFBANEOVSKÝ STRÁŽCE CTI (considered PŘÍSLUŠNÍK KLANU), when abilities are listed, then none of PŘÍSLUŠNÍK KLANU's printed abilities is present.",
    },
    {
      id: 'DT-AS-03',
      kind: 'rule',
      title: { cs: 'Pouze vypsané schopnosti', en: 'Only printed or expressly granted abilities' },
      text: {
        cs: 'Obecně má karta jen ty schopnosti, které jsou na ní napsány, a dále ty, které jí konkrétně udělují jiné karty ve hře.',
        en: 'In general a card has just the abilities written on it plus those specifically given by other cards in play.',
      },
      check:
        'Given a warrior with an added affiliation, when abilities are listed, then no ability was inherited through the affiliation.',
    },
    {
      id: 'DT-AS-04',
      kind: 'rule',
      title: { cs: 'Opevnění a karty opevnění', en: 'Considered a fortification vs fortification card' },
      text: {
        cs: 'Zakazuje-li pravidlo opevnění obecně, týká se zákaz i všeho, co se za opevnění považuje. Zakazuje-li karty opevnění, týká se jen karet tohoto typu.',
        en: 'Rules barring fortifications in general bar also things considered fortifications; rules barring fortification cards bar only cards of that type.',
      },
      check:
        'Given TĚLESNÝ STRÁŽCE, when the protected warrior is inside a vehicle, then he may not step in; when the warrior defends from a zone, then he may.',
    },
  ],
};
