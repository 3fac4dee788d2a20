import type { Section } from '@bojiste/kernel';

export const kiPowers: Section = {
  code: 'KI',
  title: { cs: 'Přidělení síly KI', en: 'KI powers' },
  clauses: [
    {
      id: 'DT-KI-01',
      kind: 'rule',
      title: { cs: 'Přidělení síly KI', en: 'One action, Mishima warrior' },
      text: {
        cs: 'Jako jednu akci hráč přiloží sílu KI ke svému bojovníkovi Mishimy.',
        en: 'As one action a KI power is attached to an own Mishima warrior.',
      },
      check: 'Given a Bauhaus warrior, when a KI power is assigned, then rejected; for a Mishima warrior accepted.',
    },
    {
      id: 'DT-KI-02',
      kind: 'rule',
      title: { cs: 'Trvání síly KI', en: 'Works while attached' },
      text: {
        cs: 'Bojovník smí sílu KI využívat, dokud je k němu přiložena.',
        en: 'The warrior may use it as long as it is attached.',
      },
      check: 'Given a KI power attached in turn 2, when used in turn 9, then it works.',
    },
    {
      id: 'DT-KI-03',
      kind: 'rule',
      title: { cs: 'Jedna kopie síly KI', en: 'One copy per warrior' },
      text: {
        cs: 'Bojovník smí mít jen jednu kopii téže síly KI.',
        en: 'A warrior may hold only one copy of the same KI power.',
      },
      check: 'Given W holds KI power K, when a second K is assigned to W, then rejected.',
    },
    {
      id: 'DT-KI-04',
      kind: 'rule',
      title: { cs: 'Získaná příslušnost k Mishimě', en: 'Acquired Mishima membership counts' },
      text: {
        cs: 'Síly KI smějí dostávat i bojovníci, kteří získali příslušnost k Mishimě prostřednictvím karty.',
        en: 'Warriors who gained the Mishima affiliation through a card may receive KI powers.',
      },
      check: 'Given a warrior with Mishima added by an effect, when K is assigned, then accepted.',
    },
    {
      id: 'DT-KI-05',
      kind: 'rule',
      title: { cs: 'Ztráta příslušnosti k Mishimě', en: 'Lost Mishima membership suspends' },
      text: {
        cs: 'Bojovník, který ztratí příslušnost k Mishimě, si své síly KI ponechává, ale dokud ji znovu nezíská, nemůže je využívat ani dostávat další.',
        en: 'A warrior who loses Mishima keeps his KI powers, cannot use them nor get more until he regains it.',
      },
      check:
        'Given K giving +3 Z on W, when W loses Mishima, then +0 and new assignments are rejected; on regaining, +3 again.',
    },
  ],
};
