import type { Section } from '@bojiste/kernel';

export const vehicles: Section = {
  code: 'VEH',
  title: { cs: 'Vozidla', en: 'Vehicles' },
  clauses: [
    {
      id: 'DT-VEH-01',
      kind: 'rule',
      title: { cs: 'VOZIDLO jako vybavení', en: 'Vehicles are equipment' },
      text: {
        cs: 'VOZIDLA jsou zvláštním druhem vybavení; každý bojovník smí vlastnit jen jedno.',
        en: 'Vehicles are a particular kind of equipment; each warrior may own only one.',
      },
      check: 'Given an effect "discard an equipment card", when aimed at a vehicle, then it is a legal target.',
    },
    {
      id: 'DT-VEH-02',
      kind: 'rule',
      title: { cs: 'Uvnitř, nebo vně', en: 'Inside or outside is chosen on assignment' },
      text: {
        cs: 'Při přidělení vozidla musí hráč ihned určit, zda je bojovník uvnitř (karta vozidla lícem vzhůru), nebo vně (karta vozidla lícem dolů).',
        en: 'When a vehicle is assigned its player must state at once whether the warrior is inside (vehicle face up) or outside (vehicle face down).',
      },
      check: 'Given a vehicle being assigned, when no choice is supplied, then the command is incomplete and rejected.',
    },
    {
      id: 'DT-VEH-03',
      kind: 'rule',
      title: { cs: 'Nastupování a vystupování', en: 'Boarding and leaving cost one action each' },
      text: {
        cs: 'Bojovník smí do vozidla nastupovat a z něj vystupovat podle libosti, každá taková změna však stojí jednu akci.',
        en: 'The warrior may change between inside and outside freely, each change costing one action.',
      },
      check: 'Given 3 actions, when LEAVE then BOARD are taken, then 1 action remains and the warrior is inside.',
    },
    {
      id: 'DT-VEH-04',
      kind: 'rule',
      title: { cs: 'Zranění při vyřazení vozidla', en: 'Losing the vehicle while inside wounds' },
      text: {
        cs: 'Je-li vozidlo vyřazeno ve chvíli, kdy je jeho bojovník uvnitř, je bojovník zraněn.',
        en: 'If a vehicle is discarded while its warrior is inside, the warrior is wounded.',
      },
      check: 'Given a healthy warrior inside, when the vehicle is discarded, then wounded = true.',
    },
    {
      id: 'DT-VEH-05',
      kind: 'rule',
      title: { cs: 'Smrt bez bodů', en: 'Such a death scores nothing' },
      text: {
        cs: 'Zabije-li bojovníka zranění způsobené ztrátou vozidla, nezíská nikdo žádné body.',
        en: 'If the wound from losing the vehicle kills the warrior, nobody gets points.',
      },
      check:
        "Given a wounded warrior with H 6 inside, when P1 discards the vehicle, then the warrior is killed and P1's D and VP are unchanged.",
    },
    {
      id: 'DT-VEH-06',
      kind: 'rule',
      title: { cs: 'Vně vozidla', en: 'Outside it is safe' },
      text: {
        cs: 'Bojovník, který je vně vozidla, není při jeho vyřazení zraněn.',
        en: 'A warrior outside is not wounded when the vehicle is discarded.',
      },
      check: 'Given a healthy warrior outside, when the vehicle is discarded, then wounded = false.',
    },
    {
      id: 'DT-VEH-07',
      kind: 'rule',
      title: { cs: 'Vozidlo a opevnění', en: 'No fortification effects inside' },
      text: {
        cs: 'Bojovník uvnitř vozidla nesmí využívat efekty opevnění, jeho protivník ano.',
        en: 'A warrior inside a vehicle may not use fortification effects; his opponent may.',
      },
      check:
        "Given both players have +2 O fortifications and only P1's attacker is inside a vehicle, when O is computed, then P1's warrior gets +0 and P2's +2.",
    },
    {
      id: 'DT-VEH-08',
      kind: 'rule',
      title: { cs: 'Vozidlo a úkryt', en: 'No seeking cover inside' },
      text: {
        cs: 'Bojovník uvnitř vozidla nesmí vyhledávat úkryt.',
        en: 'A warrior inside a vehicle may not seek cover.',
      },
      check: 'Given a warrior inside, when SEEK COVER is requested, then rejected; after LEAVE it is accepted.',
    },
    {
      id: 'DT-VEH-09',
      kind: 'rule',
      title: { cs: 'Nedobrovolný úkryt', en: 'Driven into cover means getting out' },
      text: {
        cs: 'Zažene-li bojovníka uvnitř vozidla do úkrytu nějaký efekt, v rámci téhož efektu z vozidla vystoupí.',
        en: 'If such a warrior is driven into cover by an effect he leaves the vehicle within the same effect.',
      },
      check:
        'Given a warrior inside, when ZBABĚLOST is played on him, then afterwards inCover = true and vehicle state = OUTSIDE, with no action spent.',
    },
    {
      id: 'DT-VEH-10',
      kind: 'rule',
      title: { cs: 'Ztráta příslušnosti k vozidlu', en: 'Losing the enabling affiliation means getting out' },
      text: {
        cs: 'Bojovník, který ztratí příslušnost opravňující ho vozidlo používat, z něj současně vystoupí.',
        en: 'A warrior who loses the affiliation that let him use the vehicle gets out at the same time.',
      },
      check:
        'Given a Bauhaus vehicle occupied by W, when W loses Bauhaus, then the vehicle stays attached with state OUTSIDE and W is not wounded.',
    },
    {
      id: 'DT-VEH-11',
      kind: 'rule',
      title: { cs: 'Karty nedovolené vozidlem', en: 'Outside, banned cards are usable' },
      text: {
        cs: 'Dokud je bojovník vně, smí používat vybavení a další karty, které vozidlo nedovoluje.',
        en: 'While outside the warrior may use equipment and other cards that the vehicle does not permit.',
      },
      check:
        'Given a vehicle "no weapons while inside" and W outside, when combat values are computed, then W\'s weapon counts.',
    },
    {
      id: 'DT-VEH-12',
      kind: 'rule',
      title: { cs: 'VZDUŠNÝ KORÁB a PONORKA', en: 'Airships and submarines exclude close combat' },
      text: {
        cs: 'Bojovník uvnitř vozidla, které je zároveň VZDUŠNÝM KORÁBEM nebo PONORKOU, nesmí zápasem útočit ani být napaden.',
        en: 'A warrior inside a vehicle that is also an airship or a submarine may neither attack nor be attacked in close combat.',
      },
      check:
        'Given a defender inside an airship, when the attacker announces close combat, then rejected; shooting is accepted.',
    },
    {
      id: 'DT-VEH-13',
      kind: 'rule',
      title: { cs: 'Považován za vozidlo', en: 'Warriors considered vehicles' },
      text: {
        cs: 'Pravidla o vozidlech platí i pro bojovníky považované za vozidla, s výjimkou nastupování a vystupování: tito bojovníci jsou stále uvnitř a vozidlo používají.',
        en: 'The vehicle rules apply also to warriors considered vehicles, except boarding and leaving; they are always inside and using it.',
      },
      check:
        'Given such a warrior, when fortification bonuses are computed or SEEK COVER is requested, then no bonus applies and the action is rejected; BOARD and LEAVE do not exist for it.',
    },
  ],
};
