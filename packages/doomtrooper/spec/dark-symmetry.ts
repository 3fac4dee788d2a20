import type { Section } from '@bojiste/kernel';

export const darkSymmetry: Section = {
  code: 'DARK',
  title: { cs: 'Udělení mystické moci: Černá symetrie', en: 'Dark Symmetry' },
  clauses: [
    {
      id: 'DT-DARK-01',
      kind: 'rule',
      title: { cs: 'Udělení mystické moci', en: 'Grant as an action' },
      text: {
        cs: 'Jako akci hráč přiloží kartu Černé symetrie k jednomu ze svých bojovníků Černé legie ve hře.',
        en: "As an action a Dark Symmetry card is attached to one of the player's Dark Legion warriors in play.",
      },
      check:
        'Given a Dark Legion warrior and a matching card, when granted, then it is attached and one action is spent; on a plain Doomtrooper it is rejected.',
    },
    {
      id: 'DT-DARK-02',
      kind: 'rule',
      title: { cs: 'DAR ČERNÉ SYMETRIE', en: 'Gift of the Dark Symmetry' },
      text: {
        cs: 'Kartu s tímto označením může mít kterýkoli bojovník Černé legie.',
        en: 'A card with this mark may be held by any Dark Legion warrior.',
      },
      check: 'Given followers of two different Apostles, when the gift is granted to either, then accepted.',
    },
    {
      id: 'DT-DARK-03',
      kind: 'rule',
      title: { cs: 'APOŠTOLŮV DAR', en: "Apostle's gift" },
      text: {
        cs: 'Kartu označenou jako dar určitého Apoštola lze udělit pouze stoupenci tohoto Apoštola.',
        en: "A card marked as a named Apostle's gift may be granted only to a follower of that Apostle.",
      },
      check: 'Given an ALGEROTHŮV DAR, when granted to a follower of Semai, then rejected.',
    },
    {
      id: 'DT-DARK-04',
      kind: 'rule',
      title: { cs: 'Trvalost daru', en: 'Stays for the game' },
      text: {
        cs: 'Karta zůstává u bojovníka po zbytek hry (dokud ona sama nebo bojovník neopustí hru).',
        en: 'The card remains with the warrior for the rest of the game (until it or the warrior leaves play).',
      },
      check: 'Given a gift granted in turn 3, when ten turns pass with no discard effects, then it is still attached.',
    },
    {
      id: 'DT-DARK-05',
      kind: 'rule',
      title: { cs: 'Okamžité použití', en: 'Usable immediately' },
      text: {
        cs: 'Účinek karty lze využít hned po jejím udělení.',
        en: 'Its effect may be used right after it was granted.',
      },
      check:
        'Given a gift with an ANYTIME ability, when granted as action 1, then the ability is usable in the following ANYTIME window.',
    },
    {
      id: 'DT-DARK-06',
      kind: 'rule',
      title: { cs: 'Rozsah imunity', en: 'Two scopes of immunity' },
      text: {
        cs: 'Imunita se uděluje ve dvou rozsazích: buď chrání jen před DARY ČERNÉ SYMETRIE, nebo před všemi kartami Černé symetrie. Oba rozsahy je nutné rozlišovat.',
        en: 'Immunity is given either only against gifts of the Dark Symmetry or against all Dark Symmetry cards; these two must be told apart.',
      },
      check:
        "Given W immune to gifts of the Dark Symmetry only, when an Apostle's gift effect is used against W, then it works.",
    },
    {
      id: 'DT-DARK-07',
      kind: 'rule',
      title: { cs: 'Nesmí nikdy dostávat', en: '"May never receive" is absolute' },
      text: {
        cs: 'Bojovník, který nesmí nikdy dostávat karty Černé symetrie, je nemůže získat žádným způsobem, dokonce ani schopností bojovnice ILIAN – VLÁDKYNĚ PRÁZDNOTY.',
        en: 'A warrior that may never receive Dark Symmetry cards cannot get them by any means, not even through the ability of ILIAN – VLÁDKYNĚ PRÁZDNOTY.',
      },
      check: 'Given such a warrior, when that ability would attach a card to it, then rejected.',
    },
    {
      id: 'DT-DARK-08',
      kind: 'rule',
      title: { cs: 'Pouze ke svým bojovníkům', en: 'Only to own warriors' },
      text: {
        cs: 'Není-li uvedeno jinak, přikládají se karty Černé symetrie jen k vlastním bojovníkům.',
        en: "Unless noted otherwise the cards may be attached only to one's own warriors.",
      },
      check: "Given P2's Dark Legion warrior, when P1 grants it a gift, then rejected.",
    },
    {
      id: 'DT-DARK-09',
      kind: 'rule',
      title: { cs: 'Jedna kopie dané karty', en: 'One copy per warrior' },
      text: {
        cs: 'Bojovník smí mít jen jednu kopii téže karty Černé symetrie.',
        en: 'A warrior may hold only one copy of a given Dark Symmetry card.',
      },
      check:
        'Given W holds ZKRESLENÍ, when another ZKRESLENÍ is granted to W, then rejected; to another eligible warrior it is accepted.',
    },
    {
      id: 'DT-DARK-10',
      kind: 'rule',
      title: { cs: 'Získaná příslušnost k Černé legii', en: 'Acquired membership counts' },
      text: {
        cs: 'Karty Černé symetrie smějí dostávat i bojovníci, kteří se k Černé legii přidali dodatečně, například jako KACÍŘI.',
        en: 'Warriors who become Dark Legion, for example as heretics, may receive the cards.',
      },
      check: 'Given a Doomtrooper made KACÍŘ, when a gift of the Dark Symmetry is granted to him, then accepted.',
    },
    {
      id: 'DT-DARK-11',
      kind: 'rule',
      title: { cs: 'Ztráta příslušnosti k Černé legii', en: 'Lost membership suspends' },
      text: {
        cs: 'Bojovník, který přestal patřit k Černé legii, si své DARY ponechává. Dokud se mu však příslušnost nevrátí, nemůže je využívat ani získávat nové.',
        en: 'A warrior who stops being Dark Legion keeps his gifts, cannot use them and cannot get new ones until the membership returns.',
      },
      check:
        'Given a heretic with a gift giving +2 O, when he ceases to be Dark Legion, then +0 O and granting is rejected; when he is a heretic again, then +2 O.',
    },
    {
      id: 'DT-DARK-12',
      kind: 'rule',
      title: { cs: 'Libovolné karty Černé symetrie', en: '"Any Dark Symmetry card" ignores the Apostle only' },
      text: {
        cs: 'Schopnost dostávat libovolné karty Černé symetrie ruší podmínku stoupenectví k Apoštolovi, nikoli podmínku určitého typu bojovníka, není-li uvedeno jinak.',
        en: 'Such an ability lifts the follower condition, not a condition on the kind of warrior, unless stated.',
      },
      check:
        'Given an ALGEROTHŮV STOUPENEC with it who is not a heretic, when a card for KACÍŘI is granted, then rejected; SEMAIŮV DAR is accepted.',
    },
  ],
};
