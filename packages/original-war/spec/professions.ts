import type { Section } from '@bojiste/kernel';

export const professions: Section = {
  code: 'PROF',
  title: { cs: 'Povolání v boji', en: 'Professions in battle' },
  clauses: [
    {
      id: 'OW-PROF-01',
      kind: 'rule',
      title: { cs: 'Mechanik opravuje vozidla', en: 'Mechanic repairs vehicles' },
      text: {
        cs: 'Kdykoliv v boji lze vyčerpat připraveného nepřiřazeného mechanika a odebrat z vozidla 1 žeton zranění. Viz OW-RULING-79.',
        en: 'At any time in a battle an unassigned ready mechanic may be exhausted to remove 1 wound token from a vehicle. See OW-RULING-79.',
      },
      check: "Given Mec ready, Tank w = 1, when used in B's slot, then Tank w = 0, Mec exhausted.",
    },
    {
      id: 'OW-PROF-02',
      kind: 'rule',
      title: { cs: 'Obnovení obrany vozidla', en: 'Mechanic restores defence' },
      text: {
        cs: 'Nemá-li vozidlo žádné zranění, obnoví se mu místo toho 1 bod obrany.',
        en: 'If the vehicle has no wound, 1 point of its defence is restored instead.',
      },
      check: 'Given Tank w = 0, d = 9 of 12, then d = 10.',
    },
    {
      id: 'OW-PROF-03',
      kind: 'rule',
      title: { cs: 'Dělník opravuje budovy', en: 'Worker repairs buildings' },
      text: {
        cs: 'Kdykoliv v boji lze vyčerpat připraveného nepřiřazeného dělníka a odebrat 1 žeton zranění z některé budovy v sektoru.',
        en: 'At any time in a battle an unassigned ready worker may be exhausted to remove 1 wound token from a building in the sector.',
      },
      check: 'Given Shop w = 2, then w = 1.',
    },
    {
      id: 'OW-PROF-04',
      kind: 'rule',
      title: { cs: 'Obnovení obrany budovy', en: 'Worker restores defence' },
      text: {
        cs: 'Nemá-li budova žádné zranění, obnoví se jí 1 bod obrany.',
        en: 'If the building has no wound, 1 point of its defence is restored.',
      },
      check: 'Given Shop w = 0, d = 4 of 9, then d = 5.',
    },
    {
      id: 'OW-PROF-05',
      kind: 'rule',
      title: { cs: 'Vědec ruší zranění', en: 'Scientist cancels a wound' },
      text: {
        cs: 'Kdykoliv by postava měla dostat zranění, může její hráč vyčerpat jednoho svého připraveného nepřiřazeného vědce a zranění tím zrušit. Viz OW-RULING-78.',
        en: 'Whenever a character would get a wound, its player may exhaust one own ready unassigned scientist to cancel it. See OW-RULING-78.',
      },
      check: 'Given Sol at w = 1 of 2 would be wounded, when Sci is exhausted, then Sol lives with w = 1.',
    },
    {
      id: 'OW-PROF-06',
      kind: 'rule',
      title: { cs: 'Přiřazení odborníci mají práci', en: 'Assigned specialists are busy' },
      text: {
        cs: 'Mechanici, dělníci a vědci přiřazení k vozidlu nebo budově tyto činnosti využívat nemohou.',
        en: 'Mechanics, workers and scientists assigned to a vehicle or building cannot use these activities.',
      },
      check: 'Given Mec in Tank, then repair is not offered.',
    },
    {
      id: 'OW-PROF-07',
      kind: 'rule',
      title: { cs: 'Činnost povolání není akcí tahu', en: 'Not a slot action' },
      text: {
        cs: 'Tyto činnosti lze provést v kterémkoliv okamžiku a odborník kvůli nim nemusí být na řadě; vyčerpáním však přijde o svůj nadcházející tah v tomto kole boje.',
        en: "These activities may come at any moment and do not need the specialist's slot, but exhausting it costs its coming slot in that battle round.",
      },
      check: 'Given Mec used before its slot, then its slot is skipped in this battle round.',
    },
  ],
};
