import type { Section } from '@bojiste/kernel';

export const stealing: Section = {
  code: 'STEAL',
  title: { cs: 'Kradení a vracení karet', en: 'Stealing and returning cards' },
  clauses: [
    {
      id: 'DT-STEAL-01',
      kind: 'rule',
      title: { cs: 'Získání kontroly nad kartou', en: 'Control moves the card' },
      text: {
        cs: 'Hráč, který převezme kontrolu nad soupeřovou kartou, si ji přesune na svou stranu, a to do stanovené oblasti, nebo do té, kterou si vybere.',
        en: "A player who takes control of an opponent's card moves it to his side, to the area stated or one he chooses.",
      },
      check: "Given P1 steals P2's warrior, when resolved, then controller = P1, owner = P2.",
    },
    {
      id: 'DT-STEAL-02',
      kind: 'rule',
      title: { cs: 'Návrat vyřazené karty majiteli', en: 'Discarded card returns to its owner' },
      text: {
        cs: 'Při vyřazení putuje převzatá karta k původnímu majiteli.',
        en: 'When it is discarded it goes back to its original owner.',
      },
      check: "Given the stolen warrior is killed, when moved, then it is in P2's discard pile.",
    },
    {
      id: 'DT-STEAL-03',
      kind: 'rule',
      title: { cs: 'Návrat do knihovny majitele', en: 'Also when returned to a library' },
      text: {
        cs: 'Také ukradený bojovník, který se má vrátit do knihovny, jde do knihovny původního majitele.',
        en: 'A stolen warrior sent to the library goes to that of the original owner.',
      },
      check:
        "Given P1 controls P2's warrior by PŘEPROGRAMOVÁN, when an effect reassigns it (PŘEVELENÝ), then it is in P2's library.",
    },
  ],
};
