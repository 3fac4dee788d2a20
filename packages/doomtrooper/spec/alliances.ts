import type { Section } from '@bojiste/kernel';

export const alliances: Section = {
  code: 'ALLY',
  title: { cs: 'Aliance', en: 'Alliances' },
  clauses: [
    {
      id: 'DT-ALLY-01',
      kind: 'rule',
      title: { cs: 'Vyložení aliance', en: 'Alliances are played ANYTIME' },
      text: {
        cs: 'Kartu aliance lze zahrát v kterékoli fázi KDYKOLI.',
        en: 'An alliance card may be played in any ANYTIME window.',
      },
      check: "Given P2 holds priority in P1's turn, when P2 plays an alliance, then accepted without an action.",
    },
    {
      id: 'DT-ALLY-02',
      kind: 'rule',
      title: { cs: 'Výhody aliance', en: 'Benefit for warriors of that affiliation' },
      text: {
        cs: 'Aliance poskytuje uvedené výhody hráčovým bojovníkům příslušnosti, kterou jmenuje.',
        en: "It gives the printed advantages to the player's warriors of the named affiliation.",
      },
      check:
        'Given an alliance for Bauhaus +1 O, when computed, then own Bauhaus warriors have +1 O and own Mishima warriors +0.',
    },
    {
      id: 'DT-ALLY-03',
      kind: 'rule',
      title: { cs: 'Unikátnost aliance', en: 'Alliances are unique' },
      text: {
        cs: 'Každá aliance je unikátní: tu, kterou již má ve hře kdokoli z hráčů, nelze vyložit.',
        en: 'An alliance that is already in play, with anyone, cannot be played.',
      },
      check: 'Given P2 has alliance A, when P1 plays A, then rejected.',
    },
    {
      id: 'DT-ALLY-04',
      kind: 'rule',
      title: { cs: 'Vyřazení aliance', en: 'Alliances are hard to remove' },
      text: {
        cs: 'Aliance opouští hru jen působením karet, které výslovně vyřazují aliance, nebo trvalým vyřazením ze hry, tedy obětováním.',
        en: 'It leaves play only through cards that expressly discard alliances or through permanent removal (sacrifice).',
      },
      check:
        'Given an effect "discard any card", when aimed at an alliance, then illegal; "discard an alliance" and "sacrifice a card" are legal.',
    },
    {
      id: 'DT-ALLY-05',
      kind: 'rule',
      title: { cs: 'Jiné příslušnosti', en: 'No restriction on recruiting' },
      text: {
        cs: 'Vyložená aliance svému hráči nebrání vykládat bojovníky jiných příslušností.',
        en: 'Having an alliance does not stop its player from playing warriors of other affiliations.',
      },
      check: 'Given alliance for Bauhaus, when a Kapitol warrior is played, then accepted.',
    },
  ],
};
