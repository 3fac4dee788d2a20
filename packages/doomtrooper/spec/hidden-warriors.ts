import type { Section } from '@bojiste/kernel';

export const hiddenWarriors: Section = {
  code: 'HIDE',
  title: { cs: 'Vyložení bojovníka do úkrytu', en: 'Playing a warrior into cover' },
  clauses: [
    {
      id: 'DT-HIDE-01',
      kind: 'rule',
      title: { cs: 'Vyložení do úkrytu', en: 'Costs all three actions' },
      text: {
        cs: 'Vyložení bojovníka do hry přímo do úkrytu stojí tři akce.',
        en: 'Bringing a warrior into play directly in cover takes three actions.',
      },
      check: 'Given 3 regular actions, when a warrior is played into cover, then the counter is 0.',
    },
    {
      id: 'DT-HIDE-02',
      kind: 'rule',
      title: { cs: 'Jediná činnost kola', en: 'Nothing else that turn without extra actions' },
      text: {
        cs: 'Neposkytnou-li hráči karty další akce, je to jediné, co v daném kroku akcí udělá.',
        en: 'Unless cards supply more actions it is the only thing the player does in that action step.',
      },
      check:
        'Given no extra actions, when a warrior was played into cover, then the only legal continuation is the ANYTIME window and the discard step.',
    },
    {
      id: 'DT-HIDE-03',
      kind: 'rule',
      title: { cs: 'Lícem dolů', en: 'Enters face down and healthy' },
      text: {
        cs: 'Karta se položí lícem dolů v normální, nezraněné poloze.',
        en: 'The card is laid face down in the normal unwounded orientation.',
      },
      check: 'Given a hidden warrior, when viewed by opponents, then they see an anonymous card with wounded = false.',
    },
    {
      id: 'DT-HIDE-04',
      kind: 'rule',
      title: { cs: 'Utajená totožnost', en: 'Identity secret until revealed' },
      text: {
        cs: 'Protivníci nevědí, o koho jde, dokud bojovník neopustí úkryt nebo není napaden.',
        en: 'Opponents do not know who it is until it leaves cover or is attacked.',
      },
      check:
        "Given P1's hidden warrior, when P2's projected state is serialised, then it contains no card id, name, values or affiliation of it.",
    },
    {
      id: 'DT-HIDE-05',
      kind: 'rule',
      title: { cs: 'Stranou oblastí', en: 'Not placed in an area' },
      text: {
        cs: 'Ukrytá karta leží stranou Mužstva, Kohorty i Stanice, aby neprozradila, kam bojovník patří.',
        en: 'The hidden card lies apart from Squad, Cohort and Station so that its membership is not betrayed.',
      },
      check: 'Given a hidden Dark Legion warrior, when inspected, then its public area is NONE/HIDDEN.',
    },
    {
      id: 'DT-HIDE-06',
      kind: 'rule',
      title: { cs: 'Žádná přiložení', en: 'No attachments on it' },
      text: {
        cs: 'Na bojovníka vyloženého do úkrytu se nesmí hrát žádné karty přiložení.',
        en: 'No attachment cards may be played on a warrior that was played into cover.',
      },
      check: 'Given an unrevealed hidden warrior, when its owner tries to equip it, then rejected.',
    },
    {
      id: 'DT-HIDE-07',
      kind: 'rule',
      title: { cs: 'Neplatí se při vyložení', en: 'No payment on entry' },
      text: {
        cs: 'Hodnota H tohoto bojovníka se při jeho položení neplatí.',
        en: 'Its H is not paid when it is laid down.',
      },
      check: 'Given D = 0 and a warrior with H 9, when played into cover, then it is legal and D = 0.',
    },
    {
      id: 'DT-HIDE-08',
      kind: 'rule',
      title: { cs: 'Platba při odhalení', en: 'Payment on reveal' },
      text: {
        cs: 'Jakmile je bojovníkova totožnost odhalena, musí být zaplacena jeho plná cena, stejně jako u bojovníka vyloženého běžným způsobem.',
        en: 'As soon as the identity is revealed the full price must be paid just as for a warrior played normally.',
      },
      check:
        'Given D = 9 and a hidden warrior with H 7, when it leaves cover, then D = 2 and it is placed in its proper area face up.',
    },
    {
      id: 'DT-HIDE-09',
      kind: 'rule',
      title: { cs: 'Odhalení napadením', en: 'Attack reveals it' },
      text: {
        cs: 'Napadením je bojovník odhalen a vzniká povinnost za něj zaplatit.',
        en: 'Being attacked reveals the warrior and triggers the payment.',
      },
      check:
        "Given P2's hidden warrior with H 4 and D = 5, when P1 names it defender, then it is face up, P2 has D = 1, and the combat continues against a covered defender.",
    },
    {
      id: 'DT-HIDE-10',
      kind: 'rule',
      title: { cs: 'Nezaplacený bojovník', en: 'Unable to pay: card lost' },
      text: {
        cs: 'Nemůže-li hráč v danou chvíli zaplatit, o kartu přichází: bojovník je vyřazen.',
        en: 'If the player cannot pay at that moment the warrior is discarded.',
      },
      check:
        "Given D = 3 and a hidden warrior with H 8, when it is attacked, then it is in its owner's discard pile and no combat evaluation takes place.",
    },
    {
      id: 'DT-HIDE-11',
      kind: 'rule',
      title: { cs: 'Ztráta bodů osudu', en: 'Unable to pay: all destiny points lost' },
      text: {
        cs: 'Nemůže-li hráč zaplatit, ztrácí navíc všechny body osudu, které má.',
        en: 'In that case the player also loses all destiny points he has.',
      },
      check: 'Given D = 3 and H = 8, when revealed, then D = 0.',
    },
    {
      id: 'DT-HIDE-12',
      kind: 'rule',
      title: { cs: 'Doplatek z vítězných bodů', en: 'Shortfall taken from victory points 1:1' },
      text: {
        cs: 'Nezaplacený zbytek se hráči strhne z vítězných bodů v poměru 1:1.',
        en: 'The unpaid remainder is taken from his VP, one for one.',
      },
      check: 'Given D = 3, VP = 12, H = 8, when revealed, then VP = 7.',
    },
    {
      id: 'DT-HIDE-13',
      kind: 'rule',
      title: { cs: 'Vítězné body ne pod nulu', en: 'VP floor at zero' },
      text: {
        cs: 'Pokud vítězné body nestačí, klesnou na nulu a nic dalšího se neděje.',
        en: 'If the VP do not suffice they drop to zero and nothing further happens.',
      },
      check: 'Given D = 1, VP = 2, H = 8, when revealed, then D = 0, VP = 0 and no debt is recorded.',
    },
    {
      id: 'DT-HIDE-14',
      kind: 'rule',
      title: { cs: 'Žeton nezaplacení', en: 'Unpaid marker' },
      text: {
        cs: 'Na stole musí být vidět, který ukrytý bojovník vstoupil do hry utajeně a není dosud zaplacen.',
        en: 'The table state must show that a covered warrior came in hidden and is still unpaid.',
      },
      check:
        'Given one warrior that sought cover and one hidden, when viewed by any player, then only the second has unpaid = true.',
    },
    {
      id: 'DT-HIDE-15',
      kind: 'rule',
      title: { cs: 'Nepřípustný útočník', en: 'Illegal attacker ends the combat after the reveal' },
      text: {
        cs: 'Ukáže-li se, že odhaleného obránce by útočník běžně napadnout nemohl, končí souboj hned po odhalení.',
        en: 'If the revealed defender is one that the attacker could not normally have attacked, the combat ends right after the reveal.',
      },
      check:
        'Given CRENSHAW VYKUPITEL attacks a hidden card that turns out to be a Brotherhood warrior, when revealed, then the combat ends with no wounds.',
    },
    {
      id: 'DT-HIDE-16',
      kind: 'rule',
      title: { cs: 'Cena za odhalení', en: 'No replacement attack' },
      text: {
        cs: 'Skončí-li souboj takto, nesmí útočící hráč provést místo něj jinou útočnou akci.',
        en: 'In that case the attacking player may not make another attack action in its place.',
      },
      check:
        'Given the situation of DT-HIDE-15 and no extra attack cards, when the combat ended, then the attack action is spent and no second target may be chosen.',
    },
    {
      id: 'DT-HIDE-17',
      kind: 'rule',
      title: { cs: 'Vyloučení bojovníci', en: 'Who cannot be played this way' },
      text: {
        cs: 'Do úkrytu nelze vyložit bojovníka, který nesmí být nikdy v úkrytu, ani toho, který nemůže úkryt vyhledávat.',
        en: 'A warrior that may never be in cover, or one that cannot seek cover, may not be played into cover.',
      },
      check:
        'Given a warrior with "cannot seek cover", when played into cover, then rejected; the same for "never in cover".',
    },
  ],
};
