import type { Section } from '@bojiste/kernel';

export const commanders: Section = {
  code: 'CMD',
  title: { cs: 'Velitelé a seržanti', en: 'Commanders and sergeants' },
  clauses: [
    {
      id: 'DT-CMD-01',
      kind: 'rule',
      title: { cs: 'Velitel jen podle poznámky', en: 'Only if the note says so' },
      text: {
        cs: 'Bojovník je velitelem jen tehdy, říká-li to poznámka na jeho kartě.',
        en: 'A warrior is a commander only if the note on the card states it.',
      },
      check:
        'Given SERŽANT MCBRIDE without the note, when an effect targets commanders, then he is not a legal target.',
    },
    {
      id: 'DT-CMD-02',
      kind: 'rule',
      title: { cs: 'Dva typy velitelů', en: 'Two types of commander' },
      text: {
        cs: 'Velitelé jsou jen dvojího typu: seržanti a kapitáni.',
        en: 'The only types of commander are sergeants and captains.',
      },
      check: 'Given the schema, when commanderType is set, then it is SERGEANT or CAPTAIN.',
    },
    {
      id: 'DT-CMD-03',
      kind: 'rule',
      title: { cs: 'Funkce velitelů', en: 'Function of commanders' },
      text: {
        cs: 'Velitelé většinou posilují další bojovníky a odkazují se na ně některé karty.',
        en: 'Commanders usually strengthen other warriors and some cards refer to them.',
      },
      check:
        'Given equipment for commanders, when assigned to a warrior whose note marks him as SERŽANT, then accepted.',
    },
    {
      id: 'DT-CMD-04',
      kind: 'rule',
      title: { cs: 'Žádný velitel pod seržantem', en: 'No commander under a sergeant' },
      text: {
        cs: 'Seržantovi nelze přidělit velitele žádného typu.',
        en: 'A sergeant may not be assigned a commander of any type.',
      },
      check: 'Given a SERŽANT and a KAPITÁN, when the latter is assigned to the former, then rejected.',
    },
    {
      id: 'DT-CMD-05',
      kind: 'rule',
      title: { cs: 'Žádná osobnost pod seržantem', en: 'No personalities' },
      text: {
        cs: 'Přidělovat se smějí jen bojovníci, kteří nejsou osobnostmi.',
        en: 'Only warriors that are not personalities may be assigned.',
      },
      check: 'Given a personality, when assigned to a sergeant, then rejected.',
    },
    {
      id: 'DT-CMD-06',
      kind: 'rule',
      title: { cs: 'Nižší základní hodnota', en: 'Lower base value required' },
      text: {
        cs: 'Základní H přidělovaného bojovníka musí být nižší než základní H seržanta.',
        en: "The warrior's base H must be lower than the sergeant's base H.",
      },
      check:
        'Given sergeant base H 5, when a warrior with base H 5 is assigned, then rejected; base H 4 accepted even if modified to 7.',
    },
    {
      id: 'DT-CMD-07',
      kind: 'rule',
      title: { cs: 'Jednotka stejných bojovníků', en: 'Unit of equal warriors' },
      text: {
        cs: 'Seržant velí jen jednotce složené ze stejných bojovníků.',
        en: 'A sergeant commands only a unit of the same warriors.',
      },
      check: 'Given a unit of two ZÁKOPNÍK cards, when a different warrior card is assigned, then rejected.',
    },
    {
      id: 'DT-CMD-08',
      kind: 'rule',
      title: { cs: 'Přidělení KDYKOLI', en: 'Assigned ANYTIME' },
      text: {
        cs: 'Bojovníky není nutné přidělit hned po příchodu seržanta do hry. Lze to udělat KDYKOLI, dokonce i v souboji.',
        en: "The assignment need not follow the sergeant's entry; it may be done ANYTIME, even in combat.",
      },
      check:
        "Given a combat window with W as defender, when its player assigns W to his sergeant, then the sergeant's bonus counts in this combat.",
    },
    {
      id: 'DT-CMD-09',
      kind: 'rule',
      title: { cs: 'Trvalé přidělení', en: 'The assignment is permanent' },
      text: {
        cs: 'Přidělení je natrvalo a hráč je nemůže z vlastní vůle zrušit.',
        en: "The assignment is lasting and cannot be undone at the player's wish.",
      },
      check: 'Given W assigned to sergeant s1, when the player asks to release W or move it to s2, then rejected.',
    },
    {
      id: 'DT-CMD-10',
      kind: 'rule',
      title: { cs: 'Vyřazení seržanta', en: 'Sergeant gone' },
      text: {
        cs: 'Je-li seržant vyřazen ze hry, lze jeho jednotku přidělit jinému seržantovi, který žádnou nemá.',
        en: 'If the sergeant is discarded from play his unit may be assigned to another sergeant who has none.',
      },
      check:
        'Given s1 left play and s2 has no unit, when the unit of s1 is assigned to s2, then accepted; if s2 has a unit, rejected.',
    },
    {
      id: 'DT-CMD-11',
      kind: 'rule',
      title: { cs: 'Zánik jednotky', en: 'Unit gone' },
      text: {
        cs: 'Po vyřazení posledního bojovníka jednotky smí seržant dostat novou jednotku, třeba i z bojovníků jiného typu.',
        en: 'If the last warrior of the unit is discarded a new unit may be assigned to the sergeant, also of another warrior type.',
      },
      check: 'Given the last member of unit X is killed, when warriors of type Y are assigned, then accepted.',
    },
    {
      id: 'DT-CMD-12',
      kind: 'rule',
      title: { cs: 'Rozpad jednotky', en: 'Lost corporation breaks the unit' },
      text: {
        cs: 'Ztratí-li seržant příslušnost ke korporaci, jednotka se rozpadne. Stejně tak se rozpadne, když svou příslušnost ztratí všichni podřízení.',
        en: 'If the sergeant loses his corporation affiliation the unit dissolves; likewise if all the subordinates lose theirs.',
      },
      check:
        'Given VZPURNOST makes the sergeant lose his corporation, when resolved, then no warrior is assigned to him and bonuses are off.',
    },
    {
      id: 'DT-CMD-13',
      kind: 'rule',
      title: { cs: 'Kacíř v jednotce', en: 'Heretic in the unit' },
      text: {
        cs: 'Člen jednotky, který se stane kacířem, ale dosavadní příslušnost si zachová, v jednotce zůstává.',
        en: 'A member who becomes a heretic but keeps the former affiliation stays in the unit.',
      },
      check: 'Given a member hit by POSKVRNĚNÝ, when resolved, then he is still assigned and gets the bonus.',
    },
    {
      id: 'DT-CMD-14',
      kind: 'rule',
      title: { cs: 'Bonusy velitelů se nesčítají', en: 'Commander bonuses do not add up' },
      text: {
        cs: 'Na bonusy od velitelů se nevztahuje pravidlo o sčítání modifikací, viz DT-MOD-06.',
        en: 'Bonuses from commanders are outside the cumulation rule, see DT-MOD-06.',
      },
      check:
        'Given captain c1 (+2 Z) and sergeant s1 (+3 Z) both applying to W with Z 4, when computed, then Z is 7 or 6 by the pick of DT-RULING-98, never 9.',
    },
  ],
};
