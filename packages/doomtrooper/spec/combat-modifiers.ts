import type { Section } from '@bojiste/kernel';

export const combatModifiers: Section = {
  code: 'FIGHT',
  title: { cs: 'Souboj: bojové modifikátory', en: 'Combat: modifiers' },
  clauses: [
    {
      id: 'DT-FIGHT-31',
      kind: 'rule',
      title: { cs: 'Srovnání hodnot', en: 'First comparison' },
      text: {
        cs: 'Útočníkova hodnota zvolené taktiky se porovná s hodnotou O obránce; je-li stejná nebo vyšší, hrozí obránci zranění.',
        en: "The attacker's value of the chosen tactic is set against the defender's O; equal or greater would wound.",
      },
      check: 'Given Z 8 against O 8, when previewed, then the result is WOUND; Z 7 against O 8 gives NOTHING.',
    },
    {
      id: 'DT-FIGHT-32',
      kind: 'rule',
      title: { cs: 'Opětování útoku', en: 'Return attack at the same time' },
      text: {
        cs: 'Podle stejného pravidla útočí současně i obránce.',
        en: 'The defender attacks simultaneously by the same rule.',
      },
      check: "Given both attack values reach the other's O, when evaluated, then both are wounded.",
    },
    {
      id: 'DT-FIGHT-33',
      kind: 'rule',
      title: { cs: 'Vybavení a taktika', en: 'Equipment counts only if it fits the tactic' },
      text: {
        cs: 'Účinky bojovníkova vybavení se započítávají, jen pokud ovlivňují zvolený způsob boje.',
        en: "Effects of the warrior's equipment are included only if they affect the chosen method.",
      },
      check: 'Given equipment +3 S only, when in close combat, then it changes nothing.',
    },
    {
      id: 'DT-FIGHT-34',
      kind: 'rule',
      title: { cs: 'Další karty ve hře', en: 'Other attachments and cards in play count' },
      text: {
        cs: 'Započítávají se také účinky ostatních přiložení a všech dalších karet ve hře, které mají na souboj vliv.',
        en: 'Effects of other attachments and of all other relevant cards in play are included.',
      },
      check: 'Given a commander giving +2 Z to the attacker, when computed, then included.',
    },
    {
      id: 'DT-FIGHT-35',
      kind: 'rule',
      title: { cs: 'Globální efekt opevnění', en: 'Fortifications are global' },
      text: {
        cs: 'Opevnění vyložené do oblasti působí na své bojovníky všude, neomezuje-li je jeho text na bojovníky určité oblasti.',
        en: 'A fortification placed in an area works for its warriors everywhere unless its text limits it to warriors of a given area.',
      },
      check:
        'Given P2\'s Squad fortification "your Kapitol warriors +2 O" and his Kapitol defender on the Station, when phase 5 computes O, then +2 is included; with the text "in your Squad" it is not.',
    },
    {
      id: 'DT-FIGHT-36',
      kind: 'rule',
      title: { cs: 'Ostatní vybavení', en: 'Any number of other equipment' },
      text: {
        cs: 'S výjimkou zbraní lze v jednom souboji použít libovolný počet karet vybavení, které přicházejí v úvahu.',
        en: 'Apart from weapons, any number of applicable equipment cards may be used in one combat.',
      },
      check: 'Given three non-weapon items each +1 O, when computed, then +3 O.',
    },
    {
      id: 'DT-FIGHT-37',
      kind: 'rule',
      title: { cs: 'Jedna zbraň', en: 'One weapon per combat' },
      text: {
        cs: 'Bojovník smí v souboji použít jen jednu zbraň.',
        en: 'A warrior may use only one weapon in a combat.',
      },
      check:
        'Given two close-combat weapons +3 Z and +4 Z, when both are selected, then rejected; the total bonus is at most +4 Z.',
    },
    {
      id: 'DT-FIGHT-38',
      kind: 'rule',
      title: { cs: 'Typ zbraně a taktika', en: 'Weapon must fit the tactic' },
      text: {
        cs: 'ZÁPASNICKÉ ZBRANĚ slouží v zápase, STŘELNÉ ZBRANĚ ve střelbě, ZÁPASNICKÉ/STŘELNÉ ZBRANĚ v obou a SPECIÁLNÍ ZBRANĚ podle svého textu.',
        en: 'Close-combat weapons in close combat, shooting weapons in shooting, dual ones in both, special ones as they state.',
      },
      check: 'Given a shooting weapon in close combat, when selected, then rejected.',
    },
    {
      id: 'DT-FIGHT-39',
      kind: 'rule',
      title: { cs: 'Náhradní zbraň', en: 'Replacement weapon' },
      text: {
        cs: 'Je-li zbraň, kterou chtěl bojovník použít, vyřazena, smí použít jinou svou zbraň, kterou taktika dovoluje.',
        en: 'If the weapon the warrior meant to use is discarded, he may use another one he owns that the tactic allows.',
      },
      check:
        'Given weapons w1 (selected) and w2, when w1 is discarded in phase 5, then w2 becomes selectable and its bonus applies.',
    },
    {
      id: 'DT-FIGHT-40',
      kind: 'rule',
      title: { cs: 'Střídavé vykládání', en: 'Alternating play of cards' },
      text: {
        cs: 'Hráči pak střídavě vykládají karty KDYKOLI a karty hratelné V PRŮBĚHU SOUBOJE, a to obvyklým postupem fáze KDYKOLI, dokud nikdo nechce hrát dál.',
        en: 'Players then alternate in playing ANYTIME cards and cards marked as playable during combat, by the usual window procedure, until nobody wants to play more.',
      },
      check: 'Given P1 plays, P2 plays, P1 passes, P2 passes, when the cycle is complete, then phase 5 closes.',
    },
    {
      id: 'DT-FIGHT-41',
      kind: 'rule',
      title: { cs: 'Útočící hráč začíná', en: 'Attacking player begins' },
      text: {
        cs: 'První možnost hrát má v této fázi útočící hráč (neplatí-li DT-FIRST-01).',
        en: 'The attacking player has the first chance in this phase (unless DT-FIRST-01 applies).',
      },
      check: 'Given plain warriors, when phase 5 opens, then the attacking player holds priority.',
    },
    {
      id: 'DT-FIGHT-42',
      kind: 'rule',
      title: { cs: 'Výměna útočníka nebo obránce', en: 'Swapped participant can be modified' },
      text: {
        cs: 'Některé karty vymění útočníka nebo obránce; hráč ovládající nového účastníka pak smí vykládat karty, které jeho hodnoty upravují.',
        en: 'Some cards replace the attacker or the defender; the controller of the new one may then play cards that modify it.',
      },
      check:
        "Given the defender is swapped after both players passed once, when the swap resolves, then the window continues and the new defender's controller may play modifiers.",
    },
    {
      id: 'DT-FIGHT-43',
      kind: 'rule',
      title: { cs: 'Zraněný bojovník', en: 'Wounded warriors fight at full strength' },
      text: { cs: 'Zranění hodnoty bojovníka nemění, bojuje tedy v plné síle.', en: 'A wound does not alter values.' },
      check: 'Given a wounded W(5/5/5/5), when computed, then 5/5/5/5.',
    },
    {
      id: 'DT-FIGHT-44',
      kind: 'rule',
      title: { cs: 'Obránce v úkrytu', en: 'Covered defender +3 O, shown during combat' },
      text: {
        cs: 'Obránce v úkrytu má +3 k obraně. Po dobu souboje leží jeho karta lícem vzhůru, a pokud přežije, otočí se potom zase lícem dolů.',
        en: 'A defender in cover gets +3 O, is face up for the fight and face down again afterwards if he survives.',
      },
      check:
        'Given a covered defender O 4, when phase 5 opens, then its O is 7 and its face is public; when the combat ends with it alive, then it is face down and in cover.',
    },
    {
      id: 'DT-FIGHT-45',
      kind: 'rule',
      title: { cs: 'Záporná čísla', en: 'Negative values are real numbers' },
      text: {
        cs: 'Hodnoty mohou klesnout na nulu i pod ni a porovnávají se tak, jak jsou.',
        en: 'Values may fall to zero or below and are compared as they are.',
      },
      check: 'Given Z −4 against O −4 or −5, when evaluated, then WOUND; against O −3, NOTHING.',
    },
  ],
};
