import type { Section } from '@bojiste/kernel';

export const beasts: Section = {
  code: 'BEAST',
  title: { cs: 'Přidělení zvířete', en: 'Beasts' },
  clauses: [
    {
      id: 'DT-BEAST-01',
      kind: 'rule',
      title: { cs: 'Přidělení zvířete', en: 'One action, eligible warrior' },
      text: {
        cs: 'Zvíře se přiděluje jako jedna akce bojovníkovi, který je smí mít.',
        en: 'A beast is assigned as one action to a warrior that is allowed to have one.',
      },
      check: 'Given a warrior without the right to a beast, when assigned, then rejected.',
    },
    {
      id: 'DT-BEAST-02',
      kind: 'rule',
      title: { cs: 'Zvíře, nebo vozidlo', en: 'Beast or vehicle, one of either' },
      text: {
        cs: 'Bojovník smí mít jedno zvíře, nebo jedno VOZIDLO, ne však obojí ani dvě od téhož.',
        en: 'A warrior may have one beast or one vehicle, not both and not two.',
      },
      check:
        'Given W with a vehicle, when a beast is assigned, then rejected; given W with a beast, when a vehicle or a second beast is assigned, then rejected.',
    },
    {
      id: 'DT-BEAST-03',
      kind: 'rule',
      title: { cs: 'Ostatní přiložení', en: 'Other attachments unaffected' },
      text: {
        cs: 'Bojovník se zvířetem smí mít a používat další přiložení jako obvykle.',
        en: 'A warrior with a beast may have and use other attachments as usual.',
      },
      check: 'Given W with a beast and a weapon, when values are computed, then both count.',
    },
    {
      id: 'DT-BEAST-04',
      kind: 'rule',
      title: { cs: 'Jede vždy', en: 'A beast is always ridden' },
      text: {
        cs: 'Bojovník na svém zvířeti vždy jede a v souboji je musí používat; volba uvnitř, nebo vně tu neexistuje.',
        en: 'The warrior always rides his beast and must use it in combat; there is no inside/outside choice.',
      },
      check:
        'Given W with a beast with −2 S, when W fights by shooting, then −2 S applies and no option to dismount exists.',
    },
    {
      id: 'DT-BEAST-05',
      kind: 'rule',
      title: { cs: 'Modifikátory zvířete', en: 'Beast modifiers change base values first' },
      text: {
        cs: 'Modifikátory Z, S, O a H zvířete se připočítávají k ZÁKLADNÍM hodnotám dříve než všechny ostatní modifikátory a vytvářejí nové ZÁKLADNÍ hodnoty.',
        en: "The beast's Z, S, O and H modifiers are applied to the base values before every other modifier and give new base values.",
      },
      check: 'Given W base 4/4/4/4, beast +2/+0/+1/+3 and a doubler, when computed, then 12/8/10/14.',
    },
    {
      id: 'DT-BEAST-06',
      kind: 'rule',
      title: { cs: 'Opuštění Stanice', en: 'Cannot leave the Station voluntarily' },
      text: {
        cs: 'Bojovník se zvířetem nemůže Stanici opustit z vlastní vůle.',
        en: 'A warrior with a beast cannot choose to leave the Station.',
      },
      check: 'Given W with a beast on the Station, when TRANSFER to the Squad is requested, then rejected.',
    },
    {
      id: 'DT-BEAST-07',
      kind: 'rule',
      title: { cs: 'Donucené opuštění Stanice', en: 'Forced departure discards the beast' },
      text: {
        cs: 'Donutí-li bojovníka opustit Stanici nějaký efekt, zvíře se vyřadí, ledaže se bojovník přesunul na Stanici jiného hráče.',
        en: "If an effect forces him off the Station the beast is discarded, unless he moved to another player's Station.",
      },
      check:
        "Given an effect that sends W to the Squad, when resolved, then the beast is discarded and W stays in play; if instead P2 takes control and W goes to P2's Station, the beast stays.",
    },
    {
      id: 'DT-BEAST-08',
      kind: 'rule',
      title: { cs: 'Zvíře, opevnění a úkryt', en: 'Fortifications, zones and cover available' },
      text: {
        cs: 'Bojovníci se zvířaty smějí jako obvykle využívat opevnění i válečné zóny a být v úkrytu.',
        en: 'Warriors with beasts may use fortifications and war zones and be in cover as usual.',
      },
      check: 'Given W with a beast, when SEEK COVER is requested (another warrior uncovered), then accepted.',
    },
    {
      id: 'DT-BEAST-09',
      kind: 'rule',
      title: { cs: 'Považován za zvíře', en: 'Considered beasts: no mounts' },
      text: {
        cs: 'Bojovník považovaný za zvíře nemůže dostat zvíře ani VOZIDLO.',
        en: 'A warrior considered a beast can get neither beasts nor vehicles.',
      },
      check: 'Given such a warrior, when a vehicle or a beast is assigned, then rejected.',
    },
    {
      id: 'DT-BEAST-10',
      kind: 'rule',
      title: { cs: 'Zvíře a transfer', en: 'Considered beasts: no transfer' },
      text: { cs: 'Bojovníci považovaní za zvířata se nemohou transferovat.', en: 'They cannot transfer.' },
      check: 'Given such a warrior on the Station, when TRANSFER is requested, then rejected.',
    },
    {
      id: 'DT-BEAST-11',
      kind: 'rule',
      title: { cs: 'Vyřazení považovaného za zvíře', en: 'Considered beasts: forced off means discarded' },
      text: {
        cs: 'Jsou-li bojovníci považovaní za zvířata donuceni opustit Stanici, jsou vyřazeni.',
        en: 'If they are forced to leave the Station they are discarded.',
      },
      check:
        "Given such a warrior, when an effect moves it off the Station, then it is in its owner's discard pile and no points are given.",
    },
    {
      id: 'DT-BEAST-12',
      kind: 'rule',
      title: { cs: 'Možnosti považovaných za zvíře', en: 'Considered beasts: fortifications, zones, cover' },
      text: {
        cs: 'Také bojovníci považovaní za zvířata smějí jako obvykle využívat opevnění a válečné zóny a být v úkrytu.',
        en: 'They too may use fortifications and zones and be in cover as usual.',
      },
      check:
        'Given such a warrior defending on the Station with a Station zone, when phase 4 runs, then the zone is offered.',
    },
  ],
};
