import type { Section } from '@bojiste/kernel';

export const cultists: Section = {
  code: 'CULT',
  title: { cs: 'Vyznavači kultu', en: 'Cultists' },
  clauses: [
    {
      id: 'DT-CULT-01',
      kind: 'rule',
      title: { cs: 'Volba strany KDYKOLI', en: 'Side chosen ANYTIME' },
      text: {
        cs: 'Hráč smí v kterékoli chvíli určit, zda je jeho vyznavač kultu Doomtrooperem, nebo Černým legionářem.',
        en: 'The player may at any time choose whether his cultist is a Doomtrooper or a Dark Legionnaire.',
      },
      check:
        'Given a cultist and priority, when the side is set to DOOMTROOPER, then isDoomtrooper = true and isDarkLegion = false.',
    },
    {
      id: 'DT-CULT-02',
      kind: 'rule',
      title: { cs: 'Poslední volba trvá', en: 'Last choice stays' },
      text: { cs: 'Naposledy zvolená strana platí až do další změny.', en: 'The last choice is valid until changed.' },
      check: 'Given the side set to DARK LEGION in turn 2, when turn 5 begins, then it is still DARK LEGION.',
    },
    {
      id: 'DT-CULT-03',
      kind: 'rule',
      title: { cs: 'Zákaz zpětné volby', en: 'The choice of side is not retroactive' },
      text: {
        cs: 'Stranu nelze zvolit zpětně jako odpověď na kartu, která už byla na vyznavače zahrána.',
        en: 'The choice cannot be made retroactively, in answer to a card already played on him.',
      },
      check:
        'Given OČISTNÝ PLAMEN announced on a cultist set to DARK LEGION, when his player tries to switch in the reaction window, then it does not save him.',
    },
    {
      id: 'DT-CULT-04',
      kind: 'rule',
      title: { cs: 'Vyznavač je vždy kacíř', en: 'Always a heretic' },
      text: {
        cs: 'Ať je zvolena kterákoli strana, vyznavač kultu se vždy považuje za kacíře a karty týkající se kacířů na něj působí.',
        en: 'Whatever side is chosen a cultist is always considered a heretic and affected by cards concerning heretics.',
      },
      check: 'Given the side DOOMTROOPER, when a card targets KACÍŘI, then the cultist is a legal target.',
    },
  ],
};
