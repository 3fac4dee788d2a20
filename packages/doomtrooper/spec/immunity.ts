import type { Section } from '@bojiste/kernel';

export const immunity: Section = {
  code: 'CIMM',
  title: { cs: 'Karty KDYKOLI v souboji a imunita', en: 'ANYTIME cards in combat and immunity' },
  clauses: [
    {
      id: 'DT-CIMM-01',
      kind: 'rule',
      title: { cs: 'Karty KDYKOLI v souboji', en: 'ANYTIME cards are allowed in combat by default' },
      text: {
        cs: 'Speciální kartu typu KDYKOLI lze zahrát i během souboje, pokud to žádné pravidlo nezakazuje.',
        en: 'An ANYTIME special card may be played during combat when no rule forbids it.',
      },
      check: 'Given a plain ANYTIME card and a combat window other than phase 7, when played, then accepted.',
    },
    {
      id: 'DT-CIMM-02',
      kind: 'rule',
      title: { cs: 'BOHEM POŽEHNANÝ jen v cizím kole', en: "BOHEM POŽEHNANÝ in combat only in an opponent's turn" },
      text: {
        cs: 'Kartu BOHEM POŽEHNANÝ smí hráč během souboje zahrát jen tehdy, neprobíhá-li právě jeho vlastní kolo.',
        en: "It may be played during combat only if it is not the player's own turn.",
      },
      check: "Given P1's turn and a combat, when P2 plays it, then accepted; when P1 plays it, then rejected.",
    },
    {
      id: 'DT-CIMM-03',
      kind: 'rule',
      title: { cs: 'Neútočné akce po útočné akci', en: 'Reason: own extra actions would follow the attack' },
      text: {
        cs: 'Ve vlastním kole by se neútočné akce z této karty přičetly k běžným akcím a přišly by na řadu až po probíhajícím útoku. To není možné, takže by šlo o pálení karty.',
        en: 'In the own turn its non-attack actions would be added to regular actions and come after the attack in progress, which is not possible, so playing it would be burning.',
      },
      check:
        'Given P1 in his own regular attack, when legal moves are generated, then no card that only gives extra non-attack actions is among them.',
    },
    {
      id: 'DT-CIMM-04',
      kind: 'rule',
      title: { cs: 'Poslední chvíle pro stažení bojovníka', en: 'Taking a warrior out of the fight: deadline' },
      text: {
        cs: 'Karty, které bojovníka stáhnou z boje, ale nevyřadí ho (MISSING IN ACTION, ODDECH V TÝLU), lze zahrát jen do konce fáze KDYKOLI, která předchází oznámení útočníka a obránce.',
        en: 'Cards that take a warrior out of action without discarding him may be played at the latest in the window before attacker and defender are named.',
      },
      check:
        'Given phase 2 is done, when MISSING IN ACTION is played on a participant, then rejected; in the window after phase 1 accepted.',
    },
    {
      id: 'DT-CIMM-05',
      kind: 'rule',
      title: { cs: 'Poslední chvíle pro UŽ ANI SLOVO', en: 'UŽ ANI SLOVO: deadline' },
      text: {
        cs: 'Karta UŽ ANI SLOVO zastaví souboj jen tehdy, je-li zahrána na (zamýšleného) útočníka nejpozději v téže fázi KDYKOLI, tedy před oznámením útočníka a obránce.',
        en: 'It stops the fight only if played on the (intended) attacker at the latest in that same window.',
      },
      check:
        'Given it is played on the attacker in phase 5, when resolved, then the combat goes on; in the window after phase 1 that warrior cannot be named attacker.',
    },
    {
      id: 'DT-CIMM-06',
      kind: 'rule',
      title: { cs: 'Vyřazení účastníka ukončí souboj', en: 'Discarding a participant ends combat' },
      text: {
        cs: 'Bojovník může být vyřazen i během souboje, například kartami VLNA POCTIVOSTI nebo OČISTNÝ PLAMEN. Souboj tím končí.',
        en: 'A warrior may be discarded during combat (VLNA POCTIVOSTI, OČISTNÝ PLAMEN …) and the combat then ends.',
      },
      check: 'Given phase 5, when the attacker is discarded, then the combat ends and no points are given.',
    },
    {
      id: 'DT-CIMM-07',
      kind: 'rule',
      title: { cs: 'Ukradení účastníka ukončí souboj', en: 'Stealing a participant ends combat' },
      text: {
        cs: 'Souboj končí také tehdy, když některý hráč převezme kontrolu nad jeho účastníkem (PŘEPROGRAMOVÁNÍ).',
        en: 'Taking control of a participant (PŘEPROGRAMOVÁNÍ) also ends it.',
      },
      check: "Given phase 5, when P2 takes control of P1's attacker, then the combat ends.",
    },
    {
      id: 'DT-CIMM-08',
      kind: 'rule',
      title: { cs: 'ZBABĚLOST souboj neukončí', en: 'ZBABĚLOST does not end combat' },
      text: {
        cs: 'Karta ZBABĚLOST zahraná na útočníka ho pošle do úkrytu, kde má +3 k O. Souboj pokračuje.',
        en: 'Played on the attacker it sends him into cover with +3 O, the fight continues.',
      },
      check:
        'Given attacker O 5 and ZBABĚLOST played on him in phase 5, when phase 6 runs, then his O is 8, he still strikes, and afterwards inCover = true.',
    },
    {
      id: 'DT-CIMM-09',
      kind: 'rule',
      title: { cs: 'Volba jiného útočníka', en: 'Attacker removed before naming' },
      text: {
        cs: 'Odstraní-li bránící se hráč ve fázi KDYKOLI před 2. fází souboje některého bojovníka útočícího hráče, rozhodne se útočící hráč, zda určí jiného útočníka, nebo o útočnou akci přijde. Poslat do boje dalšího bojovníka nemusí.',
        en: 'If the defending player removes a warrior in the window before phase 2, the attacking player decides between another attacker and losing the attack action; he is not forced to send another warrior.',
      },
      check: 'Given only a weak B is left, when P1 answers FORFEIT, then the attack action is lost and B is unharmed.',
    },
    {
      id: 'DT-CIMM-10',
      kind: 'rule',
      title: { cs: 'Význam imunity', en: 'Meaning of immunity' },
      text: {
        cs: 'Karty uvedeného typu nepůsobí na imunního bojovníka vůbec nijak, jsou-li použity proti němu.',
        en: 'Cards of the named type have absolutely no effect on an immune warrior when used against him.',
      },
      check: "Given W immune to Art, when a −3 O spell is cast on W by an opponent, then W's O is unchanged.",
    },
    {
      id: 'DT-CIMM-11',
      kind: 'rule',
      title: { cs: 'Využití ve vlastní prospěch', en: 'Own use stays possible' },
      text: {
        cs: 'Imunní bojovník smí takové karty nadále používat ke svému prospěchu.',
        en: 'The immune warrior may still use such cards for his own benefit.',
      },
      check: 'Given KARDINÁL DOMINIK immune to Art, when he casts a spell on himself for +2 Z, then it works.',
    },
    {
      id: 'DT-CIMM-12',
      kind: 'rule',
      title: { cs: 'Nepřímý vliv v souboji', en: 'In combat indirect effects are ignored too' },
      text: {
        cs: 'V souboji nemají tyto karty na imunního bojovníka žádný vliv ani tehdy, když na něj nepůsobí přímo. Například bonus, který získal jeho protivník, se proti němu nepočítá.',
        en: 'In combat such cards have no influence on an immune warrior even if they do not affect him directly, e.g. a bonus given to his enemy does not count against him.',
      },
      check:
        "Given D immune to Art, when enemy A gets +4 O from Art, then D's attack is compared with A's O without the +4.",
    },
    {
      id: 'DT-CIMM-13',
      kind: 'rule',
      title: { cs: 'Zrušení imunity KDYKOLI', en: 'Cancelling immunity ANYTIME' },
      text: {
        cs: 'Někteří bojovníci (ILIAN, KARDINÁL DURAND) dokážou zrušit imunitu vůči některému typu karet. Smějí to udělat KDYKOLI.',
        en: 'Some warriors (ILIAN, KARDINÁL DURAND) can cancel immunity to a card type; they may do so ANYTIME.',
      },
      check:
        "Given ILIAN in play, when her controller uses the ability in a combat window, then the target's immunity flag is off.",
    },
    {
      id: 'DT-CIMM-14',
      kind: 'rule',
      title: { cs: 'Zrušení imunity získané z karty', en: 'Also immunity given by cards' },
      text: {
        cs: 'Takto lze zrušit i efekt karty, která imunitu poskytuje. Karta samotná se nevyřazuje.',
        en: 'This can cancel the immunity effect of a card that grants it; the card itself is not discarded.',
      },
      check:
        'Given an attachment granting immunity and +1 O, when the immunity is cancelled, then the attachment stays and +1 O stays.',
    },
  ],
};
