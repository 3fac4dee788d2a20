import type { Section } from '@bojiste/kernel';

export const mercenaries: Section = {
  code: 'MERC',
  title: { cs: 'Žoldnéři a příslušnosti', en: 'Mercenaries and affiliations' },
  clauses: [
    {
      id: 'DT-MERC-01',
      kind: 'rule',
      title: { cs: 'Ex-korporační žoldnéři bez příslušnosti', en: 'Ex-corporate mercenaries have no affiliation' },
      text: {
        cs: 'Ačkoli mají na kartě ikonu korporace, EX-KORPORAČNÍ ŽOLDNÉŘI nemají žádnou příslušnost.',
        en: 'They have none in spite of the corporate icon on the card.',
      },
      check: 'Given an ex-Bauhaus mercenary, when affiliations are listed, then the list is empty.',
    },
    {
      id: 'DT-MERC-02',
      kind: 'rule',
      title: { cs: 'Karty vázané na příslušnost', en: 'So affiliation cards miss them' },
      text: {
        cs: 'Nelze je proto použít například pro kartu SOLIDARITA a nelze na ně zahrát kartu VZPURNOST.',
        en: 'For instance they cannot be used for SOLIDARITA and VZPURNOST cannot be played on them.',
      },
      check: 'Given the mercenary, when VZPURNOST targets him, then rejected.',
    },
    {
      id: 'DT-MERC-03',
      kind: 'rule',
      title: { cs: 'Poplatek za kartu bývalé korporace', en: "Paying for a former corporation's card" },
      text: {
        cs: 'Mají-li EX-KORPORAČNÍ ŽOLDNÉŘI trvale užívat kartu vázanou na svou bývalou korporaci, je za ni nutné zaplatit 3 body osudu.',
        en: 'For the lasting use of a card tied to their ex-corporation 3 destiny points must be paid.',
      },
      check:
        'Given D = 5 and a Bauhaus-only weapon, when used by the ex-Bauhaus mercenary, then D = 2 and the weapon works permanently.',
    },
    {
      id: 'DT-MERC-04',
      kind: 'rule',
      title: { cs: 'Platí se za kartu', en: 'Per card, not per effect' },
      text: {
        cs: 'Poplatek 3 bodů osudu se za kartu platí jednou bez ohledu na to, kolik má efektů.',
        en: 'The 3 destiny points are due once for the card whatever number of effects it has.',
      },
      check: 'Given that card has two effects, when both are used over several turns, then the total paid is 3 D.',
    },
    {
      id: 'DT-MERC-05',
      kind: 'rule',
      title: { cs: 'Žoldnéři bez vítězných bodů', en: 'Mercenaries earn no victory points' },
      text: {
        cs: 'Žoldnéři obecně vítězné body nepřinášejí, ledaže některá karta ve hře stanoví něco jiného.',
        en: 'Mercenaries in general do not gain VP unless a card in play says otherwise.',
      },
      check: 'Given a mercenary kills a warrior with H 6, when points are split, then only D are allowed.',
    },
    {
      id: 'DT-MERC-06',
      kind: 'rule',
      title: { cs: 'Ztráta poslední příslušnosti', en: 'Losing the last affiliation makes a mercenary' },
      text: {
        cs: 'Z Doomtroopera, který přišel o svou poslední příslušnost, se stává žoldnéř bez příslušnosti.',
        en: 'A Doomtrooper who loses his last affiliation becomes a mercenary without affiliation.',
      },
      check:
        'Given a Bauhaus-only warrior hit by VZPURNOST, when queried, then isMercenary = true and affiliations = [].',
    },
    {
      id: 'DT-MERC-07',
      kind: 'rule',
      title: { cs: 'Důsledky pro nového žoldnéře', en: 'With all consequences' },
      text: {
        cs: 'Takový bojovník nepřináší svému hráči vítězné body, těží však z karet, které žoldnéřům pomáhají. Například ŽOLDNÉŘSKÝ PATRIARCHA mu dává +5 k Z, S a O.',
        en: 'Such a warrior brings his player no VP but benefits from cards helping mercenaries, e.g. +5 Z, S and O from ŽOLDNÉŘSKÝ PATRIARCHA.',
      },
      check: 'Given that warrior 3/3/3/3 and ŽOLDNÉŘSKÝ PATRIARCHA in play, when computed, then 8/8/8/3.',
    },
    {
      id: 'DT-MERC-08',
      kind: 'rule',
      title: { cs: 'Přiložení po ztrátě příslušnosti', en: 'Attachments after losing the affiliation' },
      text: {
        cs: 'Přiložení, jehož podmínkou byla určitá příslušnost, bojovníkovi zůstává, ale dokud ji nezíská zpět, nelze je používat.',
        en: 'An attachment whose condition was an affiliation is kept but unusable until the affiliation returns.',
      },
      check:
        'Given a card "give to a Bauhaus warrior" on W, when VZPURNOST removes Bauhaus, then it stays attached with no effect.',
    },
  ],
};
