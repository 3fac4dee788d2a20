import type { Section } from '@bojiste/kernel';

export const transfer: Section = {
  code: 'TRAN',
  title: { cs: 'Transfer a Stanice', en: 'Transfer and the Station' },
  clauses: [
    {
      id: 'DT-TRAN-01',
      kind: 'rule',
      title: { cs: 'Transfer jako akce', en: 'Transfer as one action' },
      text: {
        cs: 'Jako jedna akce se bojovník přesune z Mužstva nebo Kohorty na Stanici, nebo zpět.',
        en: 'As one action a warrior is moved from Squad or Cohort to the Station or back.',
      },
      check:
        'Given an open Station, when a Squad Doomtrooper transfers, then its area is STATION and one action is spent.',
    },
    {
      id: 'DT-TRAN-02',
      kind: 'rule',
      title: { cs: 'Povinnost transferu', en: 'Duty to man the Station' },
      text: {
        cs: 'Má-li kterýkoli hráč na Stanici bojovníka, musí každý, kdo tam žádného nemá, svou nejbližší BĚŽNOU akcí provést transfer na Stanici nebo na ni bojovníka vyložit.',
        en: 'If any player has a warrior on the Station and you have none there, your next regular action must be a transfer to the Station or playing a warrior there.',
      },
      check:
        'Given P2 has a tribal warrior on his Station and P1 has none on his, when P1 requests MEDITATE as his first regular action while holding a transferable warrior, then rejected.',
    },
    {
      id: 'DT-TRAN-03',
      kind: 'rule',
      title: { cs: 'Přednost před opuštěním úkrytu', en: 'Duty outranks leaving cover' },
      text: {
        cs: 'Tato povinnost se plní dříve než povinnost opustit úkryt.',
        en: 'This duty is served before the duty to leave cover.',
      },
      check:
        "Given P1 has only covered Squad warriors and P2 holds the Station, when P1's regular moves are generated, then they are TRANSFER and PLAY WARRIOR TO STATION only; LEAVE COVER is not among them.",
    },
    {
      id: 'DT-TRAN-04',
      kind: 'rule',
      title: { cs: 'Každý hráč alespoň jednoho', en: 'Everyone must be present' },
      text: {
        cs: 'Jsou-li na Stanici bojovníci, musí tam mít každý hráč alespoň jednoho vlastního.',
        en: 'While warriors are on the Station each player must have at least one of his own there.',
      },
      check:
        "Given both players have one warrior on the Station, when P1 requests a transfer of his only Station warrior back to the Squad while P2's remains, then rejected.",
    },
    {
      id: 'DT-TRAN-05',
      kind: 'rule',
      title: { cs: 'Otevření Stanice', en: 'Station must be opened first' },
      text: {
        cs: 'Transfer na Stanici nesmí provést nikdo, dokud na některou Stanici ve hře nebyl vyložen Kmenový válečník nebo jiný k tomu oprávněný bojovník.',
        en: 'Nobody may transfer to the Station until a tribal warrior (or another warrior entitled to it) has been played to any Station in the game.',
      },
      check:
        "Given no tribal warrior was played yet, when a transfer is requested, then rejected; after P2 played one, P1's transfer is accepted.",
    },
    {
      id: 'DT-TRAN-06',
      kind: 'rule',
      title: { cs: 'Transfery dle libosti', en: 'Afterwards transfers at will' },
      text: {
        cs: 'Jakmile je Stanice otevřena, provádějí hráči transfery, jak chtějí, v mezích ostatních omezení.',
        en: 'Once opened, transfers may be made as players like, within the other limits.',
      },
      check: 'Given an opened Station, when P1 transfers two different warriors in one turn, then both are accepted.',
    },
    {
      id: 'DT-TRAN-07',
      kind: 'rule',
      title: { cs: 'Transfer s vozidlem', en: 'Vehicle doubles the price' },
      text: {
        cs: 'Transfer bojovníka, který je vybaven VOZIDLEM nebo je za ně považován, stojí dvě akce.',
        en: 'A warrior equipped with a vehicle, or considered one, pays two actions for a transfer.',
      },
      check:
        'Given 2 actions left and a warrior with a vehicle, when transferred, then 0 are left; with 1 action left it is rejected.',
    },
    {
      id: 'DT-TRAN-08',
      kind: 'rule',
      title: { cs: 'Vozidlo oblasti', en: 'Area vehicles do not transfer' },
      text: {
        cs: 'VOZIDLO vykládané přímo do Mužstva nebo Kohorty se nemůže transferovat a VOZIDLO vykládané na Stanici se nemůže transferovat do Mužstva ani do Kohorty.',
        en: 'A vehicle that is played directly to Squad or Cohort cannot transfer, and one played to the Station cannot transfer to Squad or Cohort.',
      },
      check: 'Given an area vehicle in the Squad, when TRANSFER is requested, then rejected.',
    },
    {
      id: 'DT-TRAN-09',
      kind: 'rule',
      title: { cs: 'Zákaz během souboje', en: 'Not during combat' },
      text: {
        cs: 'Dokud probíhá souboj, nesmí se žádný bojovník transferovat.',
        en: 'No warrior may transfer while a combat is in progress.',
      },
      check:
        "Given extra non-attack actions gained by P2 during P1's combat, when P2 requests a transfer, then rejected.",
    },
    {
      id: 'DT-TRAN-10',
      kind: 'rule',
      title: { cs: 'Doomtrooper a Stanice', en: 'Doomtroopers: Squad and Station' },
      text: {
        cs: 'Doomtroopeři se přesouvají pouze mezi Mužstvem a Stanicí.',
        en: 'Doomtroopers move between Squad and Station only.',
      },
      check: 'Given a Doomtrooper on the Station, when transferred, then the only destination is SQUAD.',
    },
    {
      id: 'DT-TRAN-11',
      kind: 'rule',
      title: { cs: 'Černý legionář a Stanice', en: 'Dark Legion: Cohort and Station' },
      text: {
        cs: 'Černí legionáři se přesouvají pouze mezi Kohortou a Stanicí.',
        en: 'Dark Legionnaires move between Cohort and Station only.',
      },
      check: 'Given a Dark Legionnaire on the Station, when transferred, then the only destination is COHORT.',
    },
    {
      id: 'DT-TRAN-12',
      kind: 'rule',
      title: { cs: 'Kmenový válečník a transfer', en: 'Tribal warriors do not transfer' },
      text: {
        cs: 'Kmenové válečníky nelze transferovat, neuvádí-li to text jejich karty.',
        en: 'Tribal warriors cannot be transferred unless their text says so.',
      },
      check: 'Given a Templar warrior, when TRANSFER is requested, then rejected.',
    },
    {
      id: 'DT-TRAN-13',
      kind: 'rule',
      title: { cs: 'Jednou za kolo', en: 'Once per turn by own will' },
      text: {
        cs: 'Z vlastní vůle se bojovník smí transferovat nejvýše jednou mezi dvěma kroky dobírání karet svého hráče.',
        en: 'A warrior may transfer voluntarily at most once between two own draw steps.',
      },
      check: 'Given W transferred as action 1, when W is to transfer back as action 2, then rejected.',
    },
    {
      id: 'DT-TRAN-14',
      kind: 'rule',
      title: { cs: 'Nucený transfer', en: 'Forced moves are not limited' },
      text: {
        cs: 'Na transfery vynucené kartou se toto omezení nevztahuje.',
        en: 'Transfers forced by a card are not subject to that limit.',
      },
      check:
        "Given W transferred voluntarily, when an opponent's card forces another transfer in the same turn, then it happens.",
    },
    {
      id: 'DT-TRAN-15',
      kind: 'rule',
      title: { cs: 'Zákaz smíšené Stanice', en: 'No Doomtroopers together with Dark Legion' },
      text: {
        cs: 'Hráč nesmí mít na své Stanici zároveň Doomtroopera a Černého legionáře; transfer, který by k tomu vedl, je zakázán.',
        en: 'A player may not have a Doomtrooper and a Dark Legionnaire on his Station at once, so a transfer leading to that is illegal.',
      },
      check:
        "Given P1's Dark Legionnaire on the Station, when P1 transfers a Doomtrooper there, then rejected; a Doomtrooper on P2's Station is irrelevant.",
    },
    {
      id: 'DT-TRAN-16',
      kind: 'rule',
      title: { cs: 'KACÍŘ na Stanici', en: 'Heretic who stays a Doomtrooper mixes freely' },
      text: {
        cs: 'Doomtrooper, který se stal KACÍŘEM a nadále se považuje za Doomtroopera, smí na Stanici stát po boku Doomtrooperů i Černých legionářů.',
        en: 'A Doomtrooper made heretic who is still considered a Doomtrooper may stand with Doomtroopers as well as with Dark Legionnaires.',
      },
      check:
        'Given a heretic by POSKVRNĚNÝ, when transferred to a Station with Doomtroopers or to one with Dark Legionnaires, then accepted.',
    },
    {
      id: 'DT-TRAN-17',
      kind: 'rule',
      title: { cs: 'Úplná konverze na Stanici', en: 'Full conversion creates a duty' },
      text: {
        cs: 'Je-li Doomtrooper na Stanici úplně zkonvertován a tamní složení se tím stane nedovoleným, musí hráč svou nejbližší BĚŽNOU akcí transferovat jednoho ze svých bojovníků ze Stanice.',
        en: 'If a Doomtrooper on the Station is fully converted and the mix becomes illegal, the player must transfer one of his warriors off the Station as his next regular action.',
      },
      check:
        "Given two Doomtroopers on the Station and one converted by TEMNÁ NÁVŠTĚVA, when the player's next regular action comes, then only a transfer of one of the conflicting warriors off the Station is legal.",
    },
    {
      id: 'DT-TRAN-18',
      kind: 'rule',
      title: { cs: 'Kmeny a ostatní', en: 'Tribal warriors mix with both sides' },
      text: {
        cs: 'Kmenoví válečníci smějí být na Stanici s Doomtroopery i s Černými legionáři.',
        en: 'Tribal warriors may stand on the Station with Doomtroopers or with Dark Legionnaires.',
      },
      check: "Given a Templar and a Dark Legionnaire, when both are on P1's Station, then the state is valid.",
    },
    {
      id: 'DT-TRAN-19',
      kind: 'rule',
      title: { cs: 'Vlastní a jeden další kmen', en: 'At most two tribes' },
      text: {
        cs: 'Kmenový válečník smí být na Stanici s příslušníky vlastního a jednoho dalšího kmene.',
        en: 'A tribal warrior may stand with members of his own tribe and of one other tribe.',
      },
      check:
        "Given Templars and Crescent warriors on P1's Station, when P1 plays a warrior of the Sons of Rasputin, then rejected.",
    },
    {
      id: 'DT-TRAN-20',
      kind: 'rule',
      title: { cs: 'Bojovníci mimo oblasti na Stanici', en: 'Outside warriors' },
      text: {
        cs: 'Bojovníci, kteří nepatří do Mužstva ani do Kohorty, se smějí transferovat na Stanici a být tam s kýmkoli.',
        en: 'Warriors that belong neither to Squad nor Cohort may transfer to the Station and stand there with anybody.',
      },
      check: 'Given RENEGÁTSKÝ ODPADLÍK outside and Dark Legionnaires on the Station, when transferred, then accepted.',
    },
  ],
};
