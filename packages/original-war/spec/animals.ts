import type { Section } from '@bojiste/kernel';

export const animals: Section = {
  code: 'ANIMAL',
  title: { cs: 'Zvířata', en: 'Animals' },
  clauses: [
    {
      id: 'OW-ANIMAL-01',
      kind: 'rule',
      title: { cs: 'Zvíře nezískává zkušenost', en: 'Animals gain no experience' },
      text: { cs: 'Zvířata nikdy nezískávají zkušenost.', en: 'Animals never gain experience.' },
      check: 'Given Tiger wounds a card, then no counter changes.',
    },
    {
      id: 'OW-ANIMAL-02',
      kind: 'rule',
      title: { cs: 'Zvíře pouze bojuje', en: 'Animals only fight' },
      text: {
        cs: 'Zvířata nedělají nic jiného, než že bojují. Viz OW-RULING-87.',
        en: 'Fighting is all they do. See OW-RULING-87.',
      },
      check: "Given A's movement part, then Tiger is not offered.",
    },
    {
      id: 'OW-ANIMAL-03',
      kind: 'rule',
      title: { cs: 'Zvíře boj nevyvolá', en: 'Never start a battle' },
      text: {
        cs: 'Přítomnost zvířete sama o sobě boj nezpůsobí.',
        en: 'The presence of an animal causes no battle by itself.',
      },
      check: 'Given Tiger and B.Sol in S2 and nobody declares, then no battle.',
    },
    {
      id: 'OW-ANIMAL-04',
      kind: 'rule',
      title: { cs: 'Neúčast zvířat v boji', en: 'Animals left alone' },
      text: {
        cs: 'Nechce-li se zvířaty bojovat žádný hráč, boje ve svém sektoru se neúčastní. Viz OW-RULING-85.',
        en: 'If no player wants to fight them, they take no part in a battle in their sector. See OW-RULING-85.',
      },
      check:
        'Given a battle A against B in S2 with Tiger there and both decline animals, then Tiger is no participant and no target.',
    },
    {
      id: 'OW-ANIMAL-05',
      kind: 'rule',
      title: { cs: 'Cíl útoku zvířete', en: "Target of an animal's attack" },
      text: {
        cs: 'Zvíře v boji pokaždé útočí na kartu s nejnižší obranou, přičemž postavy mají přednost před ostatními kartami. Viz OW-RULING-86.',
        en: 'An animal in battle always attacks the card with the lowest defence, characters before other cards. See OW-RULING-86.',
      },
      check: 'Given Sol (d = 8), Sci (d = 6), Drone (d = 6), then it attacks Sci.',
    },
    {
      id: 'OW-ANIMAL-06',
      kind: 'rule',
      title: { cs: 'Zvíře nikdo neovládá', en: 'Nobody steers them' },
      text: { cs: 'Vlastník své zvíře neovládá.', en: 'Its owner does not control an animal.' },
      check: "Given Tiger's slot, then no player is asked and the attack is made by itself.",
    },
    {
      id: 'OW-ANIMAL-07',
      kind: 'rule',
      title: { cs: 'Příkazy použité na zvíře', en: 'Commands may affect them' },
      text: {
        cs: 'Vlastník přesto smí na své zvíře používat příkazové řádky a jiné schopnosti.',
        en: 'The owner may still use command lines and other abilities on an own animal.',
      },
      check: 'Given T "+4 attack to your card", when Tiger attacks, then its owner may play it on Tiger.',
    },
  ],
};
