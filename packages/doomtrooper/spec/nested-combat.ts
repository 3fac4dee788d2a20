import type { Section } from '@bojiste/kernel';

export const nestedCombat: Section = {
  code: 'NESTED',
  title: { cs: 'Souboj v souboji', en: 'Combat within combat' },
  clauses: [
    {
      id: 'DT-NESTED-01',
      kind: 'rule',
      title: { cs: 'Souboj KDYKOLI', en: 'Combats ANYTIME' },
      text: {
        cs: 'Některé karty dovolují provést souboj nebo jinou útočnou akci KDYKOLI, tedy i během jiného souboje.',
        en: 'Some cards allow a combat or another attack action ANYTIME, so also during another combat.',
      },
      check:
        'Given ROZSÁHLÁ OFENZÍVA played in a window of combat 1, when it starts combat 2, then the combat stack has depth 2.',
    },
    {
      id: 'DT-NESTED-02',
      kind: 'rule',
      title: { cs: 'Přerušení souboje', en: 'Outer combat is suspended' },
      text: {
        cs: 'Původní souboj se přeruší a nový se celý vyhodnotí podle běžných pravidel.',
        en: 'The original combat is interrupted and the new one is fully resolved by the normal rules.',
      },
      check:
        "Given combat 2 in progress, when a command for combat 1's phase is sent, then rejected until combat 2 ends.",
    },
    {
      id: 'DT-NESTED-03',
      kind: 'rule',
      title: { cs: 'Modifikátory se nepřenášejí', en: 'Modifiers do not carry over' },
      text: {
        cs: 'Bojové modifikátory zahrané pro první souboj ve druhém neplatí; je třeba je zahrát znovu.',
        en: 'Combat modifiers played for the first combat have no effect in the second; they must be played anew.',
      },
      check: 'Given ŠŤASTNÝ VÝSTŘEL in combat 1 on A, when A fights in combat 2, then its bonus is not counted there.',
    },
    {
      id: 'DT-NESTED-04',
      kind: 'rule',
      title: { cs: 'Pokračování původního souboje', en: 'Outer combat resumes if its warriors are still in play' },
      text: {
        cs: 'Po skončení vnořeného souboje pokračuje souboj původní, jsou-li jeho bojovníci stále ve hře.',
        en: 'After the inner combat the outer one goes on if its warriors are still in play.',
      },
      check:
        'Given A and D of combat 1 both in play after combat 2, when combat 2 ends, then combat 1 resumes in the same window with its modifiers intact.',
    },
    {
      id: 'DT-NESTED-05',
      kind: 'rule',
      title: { cs: 'Zánik původního souboje', en: 'Otherwise it ends' },
      text: {
        cs: 'Není-li už některý bojovník původního souboje ve hře, původní souboj končí.',
        en: 'If a warrior of the outer combat is no longer in play, the outer combat is over.',
      },
      check: 'Given A was killed in combat 2, when combat 2 ends, then combat 1 ends with no evaluation.',
    },
  ],
};
