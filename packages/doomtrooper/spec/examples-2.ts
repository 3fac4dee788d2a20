import type { Section } from '@bojiste/kernel';

export const examples2: Section = {
  code: 'EX',
  title: { cs: 'Příklady, 2. část', en: 'Worked examples, part 2' },
  clauses: [
    {
      id: 'DT-EX-24',
      kind: 'example',
      title: { cs: 'Zdroj ve hře, příjemci kdekoli', en: 'Source in play, receivers anywhere' },
      text: {
        cs: 'Dokud je ve hře FUKIDO, mají všichni hráčovi bojovníci Imperiálu +2 k O.',
        en: 'While FUKIDO is in play all your Imperiál warriors get +2 O.',
      },
      check: 'Given FUKIDO anywhere in play, when your Imperiál warrior is on the Station, then +2 O.',
    },
    {
      id: 'DT-EX-25',
      kind: 'example',
      title: { cs: 'Dar určitého apoštola', en: "Example of an Apostle's gift" },
      text: {
        cs: 'ZKRESLENÍ je karta Černé symetrie s označením ALGEROTHŮV DAR.',
        en: 'ZKRESLENÍ is an ALGEROTHŮV DAR.',
      },
      check:
        'Given an ALGEROTHŮV STOUPENEC and another legionnaire, when ZKRESLENÍ is granted, then accepted for the first, rejected for the second.',
    },
    {
      id: 'DT-EX-26',
      kind: 'example',
      title: { cs: 'Zbraň pro Doomtroopery', en: 'Weapon for Doomtroopers (DEJTE NĚKTERÉMU DOOMTROOPEROVI)' },
      text: {
        cs: 'Zbraň s textem DEJTE NĚKTERÉMU DOOMTROOPEROVI ve srovnání se zbraní bez omezení.',
        en: 'A weapon with this wording against an unrestricted weapon.',
      },
      check: 'Given a Dark Legionnaire, when the first is assigned, then rejected; the second accepted.',
    },
    {
      id: 'DT-EX-27',
      kind: 'example',
      title: { cs: 'Meč ve střeleckém souboji', en: 'Sword in a shoot-out' },
      text: {
        cs: 'BARBARSKÝ MEČ je zápasnická zbraň, při střelbě se tedy neuplatní.',
        en: 'BARBARSKÝ MEČ is a close-combat weapon.',
      },
      check: 'Given its bearer in a shooting combat, when values are computed, then the sword has no influence.',
    },
    {
      id: 'DT-EX-28',
      kind: 'example',
      title: { cs: 'Porovnání záporných hodnot', en: 'Negative comparison' },
      text: { cs: 'Bojovník má upravenou hodnotu Z −4.', en: 'A warrior with modified Z −4.' },
      check: 'Given enemy O −4 or lower, then wounded; O −3 or higher, then not.',
    },
    {
      id: 'DT-EX-29',
      kind: 'example',
      title: { cs: 'Osobní zábrany bojovníka', en: 'Personal scruples (CRENSHAW VYKUPITEL)' },
      text: {
        cs: 'CRENSHAW VYKUPITEL nikdy neútočí na bojovníka Bratrstva.',
        en: 'He never attacks a Brotherhood warrior.',
      },
      check:
        'Given a Brotherhood target, when CRENSHAW is named attacker, then rejected; defending against one is allowed.',
    },
    {
      id: 'DT-EX-30',
      kind: 'example',
      title: { cs: 'Útočná akce bez souboje', en: 'Attack action without combat (PROTIPOSÁDKOVÝ GRANÁT)' },
      text: {
        cs: 'PROTIPOSÁDKOVÝ GRANÁT potřebuje ke svému použití útočnou akci, souboj však nezahajuje.',
        en: 'Using it needs an attack action but starts no combat.',
      },
      check:
        'Given its use, when the opponent offers a V PRŮBĚHU SOUBOJE card, then rejected; an ANYTIME card that affects it is accepted.',
    },
    {
      id: 'DT-EX-31',
      kind: 'example',
      title: { cs: 'Více útoků v jednom kole', en: 'Several attacks in a turn (CHUŤ VÁLKY)' },
      text: {
        cs: 'CHUŤ VÁLKY dovoluje provést v kole více útočných akcí. Všechny musí přijít na řadu až nakonec.',
        en: 'It allows more attack actions in the turn, all as last actions.',
      },
      check:
        'Given CHUŤ VÁLKY with three undefined actions, when the order is EQUIP, ATTACK, ATTACK, then accepted; ATTACK, EQUIP is rejected.',
    },
    {
      id: 'DT-EX-32',
      kind: 'example',
      title: { cs: 'Modifikátor ve vloženém souboji', en: 'Modifier in nested combat' },
      text: {
        cs: 'V prvním souboji byla zahrána karta ŠŤASTNÝ VÝSTŘEL, která zvyšuje S. Uvnitř tohoto souboje jiná karta zahájí druhý.',
        en: 'ŠŤASTNÝ VÝSTŘEL (raises S) was played in combat 1; a card starts combat 2 inside it.',
      },
      check:
        'Given the same warrior in combat 2, when S is computed, then without the bonus; a second ŠŤASTNÝ VÝSTŘEL raises it; back in combat 1 the first one counts again.',
    },
    {
      id: 'DT-EX-33',
      kind: 'example',
      title: {
        cs: 'Naprostý zákaz Černé symetrie',
        en: 'Absolute ban on the Dark Symmetry (ILIAN – VLÁDKYNĚ PRÁZDNOTY)',
      },
      text: {
        cs: 'ILIAN – VLÁDKYNĚ PRÁZDNOTY může svou schopností přidělovat bojovníkům karty Černé symetrie, ne však tomu, kdo je nesmí dostávat NIKDY.',
        en: 'Her ability can bring Dark Symmetry cards to warriors, but not to one that may NEVER receive them.',
      },
      check: 'Given such a warrior, when her ability is aimed at him, then rejected.',
    },
    {
      id: 'DT-EX-34',
      kind: 'example',
      title: { cs: 'Vyhledaná reakce', en: 'Fetched reaction (VYVOLÁNÍ KOUZLA, ZAPUZENÍ)' },
      text: {
        cs: 'Na hráčovu kartu soupeř zahrál KOMUNIKAČNÍ ŠUM. Kouzlo ZAPUZENÍ typu KDYKOLI hráč v ruce nemá a hledá je pomocí karty VYVOLÁNÍ KOUZLA.',
        en: 'Your card is hit by KOMUNIKAČNÍ ŠUM; the ANYTIME spell ZAPUZENÍ is not in your hand.',
      },
      check:
        'Given VYVOLÁNÍ KOUZLA usable and a caster entitled to ZAPUZENÍ, when you fetch and cast it in the reaction window, then accepted and KOMUNIKAČNÍ ŠUM is countered.',
    },
    {
      id: 'DT-EX-35',
      kind: 'example',
      title: { cs: 'Částečný kacíř na Stanici', en: 'Partial heretic on the Station (POSKVRNĚNÝ)' },
      text: {
        cs: 'POSKVRNĚNÝ udělá z Doomtroopera kacíře, který přitom Doomtrooperem zůstává.',
        en: 'The card makes a Doomtrooper a heretic who stays a Doomtrooper.',
      },
      check:
        'Given him on the Station, when Doomtroopers or Dark Legionnaires of his player are (not both groups by themselves) there too, then legal.',
    },
    {
      id: 'DT-EX-36',
      kind: 'example',
      title: { cs: 'Úplný kacíř na Stanici', en: 'Full heretic on the Station (TEMNÁ NÁVŠTĚVA)' },
      text: { cs: 'TEMNÁ NÁVŠTĚVA Doomtroopera zkonvertuje úplně.', en: 'The card converts a Doomtrooper completely.' },
      check:
        'Given him and another Doomtrooper on the Station, when the next regular action comes, then one of them must transfer off (he to the Cohort, or the other to the Squad).',
    },
    {
      id: 'DT-EX-37',
      kind: 'example',
      title: { cs: 'Odpadlík mimo oblasti', en: 'Renegade (RENEGÁTSKÝ ODPADLÍK)' },
      text: {
        cs: 'RENEGÁTSKÝ ODPADLÍK nepatří do Mužstva ani do Kohorty.',
        en: 'He belongs neither to Squad nor Cohort.',
      },
      check:
        'Given an open Station with Dark Legionnaires, when he transfers there, then accepted; when he leaves, then he is outside.',
    },
    {
      id: 'DT-EX-38',
      kind: 'example',
      title: {
        cs: 'Příliš pozdní stažení bojovníka',
        en: 'Pulling a warrior out too late (MISSING IN ACTION, ODDECH V TÝLU)',
      },
      text: {
        cs: 'MISSING IN ACTION a ODDECH V TÝLU dostanou bojovníka mimo boj, ale nevyřadí ho.',
        en: 'These put a warrior out of action without discarding him.',
      },
      check:
        'Given the window after phase 1, when played on the intended attacker, then accepted; given phase 3 or later on a participant, then rejected.',
    },
    {
      id: 'DT-EX-39',
      kind: 'example',
      title: { cs: 'Umlčení útočníka', en: 'Silence on the attacker (UŽ ANI SLOVO)' },
      text: {
        cs: 'Bojovník, na kterého hráč zahraje kartu UŽ ANI SLOVO, nemůže zaútočit.',
        en: 'The warrior it is played on cannot attack.',
      },
      check:
        'Given the window after phase 1, then he cannot be named attacker; given phase 5, then the card may be attached but the current combat goes on.',
    },
    {
      id: 'DT-EX-40',
      kind: 'example',
      title: {
        cs: 'Odstranění účastníka souboje',
        en: 'Removing a participant (VLNA POCTIVOSTI, OČISTNÝ PLAMEN, PŘEPROGRAMOVÁNÍ)',
      },
      text: {
        cs: 'VLNA POCTIVOSTI a OČISTNÝ PLAMEN bojovníka vyřadí, PŘEPROGRAMOVÁNÍ ho ukradne.',
        en: 'The first two discard, the third steals.',
      },
      check: 'Given phase 5, when any of them hits a participant, then the combat ends at once, no wounds, no points.',
    },
    {
      id: 'DT-EX-41',
      kind: 'example',
      title: { cs: 'Zbabělý útočník', en: 'Cowardly attacker (ZBABĚLOST)' },
      text: {
        cs: 'Karta ZBABĚLOST je během souboje zahrána na útočníka.',
        en: 'Played on the attacker during combat.',
      },
      check:
        'Given attacker O 5, when resolved, then he is in cover with O 8, the combat goes on, and afterwards he is in cover.',
    },
    {
      id: 'DT-EX-42',
      kind: 'example',
      title: { cs: 'BOHEM POŽEHNANÝ v souboji', en: 'BOHEM POŽEHNANÝ in combat' },
      text: {
        cs: 'Kartu BOHEM POŽEHNANÝ lze během souboje zahrát jen v kole soupeře.',
        en: "It may be played during combat in an opponent's turn only.",
      },
      check:
        "Given P1's turn and combat, when P2 plays it in phase 5, then P2 may at once take up to three non-attack actions (no transfer, since combat is on); when P1 plays it, then rejected as burning.",
    },
    {
      id: 'DT-EX-43',
      kind: 'example',
      title: { cs: 'Jedinečná osobnost', en: 'Unique personality (VALERIE DUVALOVÁ)' },
      text: { cs: 'VALERIE DUVALOVÁ smí být ve hře jen v jedné kopii.', en: 'One copy in play.' },
      check: 'Given VALERIE DUVALOVÁ face up in play, when anyone plays another, then rejected.',
    },
    {
      id: 'DT-EX-44',
      kind: 'example',
      title: {
        cs: 'Osobnost pomáhá všem',
        en: "Personality helps everybody's warriors (VALERIE DUVALOVÁ, SMRTÍCÍ HVĚZDY)",
      },
      text: {
        cs: 'VALERIE DUVALOVÁ dává imunitu všem kartám SMRTÍCÍ HVĚZDY, ať patří kterémukoli hráči.',
        en: 'She gives immunity to all SMRTÍCÍ HVĚZDY.',
      },
      check: "Given SMRTÍCÍ HVĚZDY with P1 and P2, when she is in play with P1, then both players' are immune.",
    },
    {
      id: 'DT-EX-45',
      kind: 'example',
      title: { cs: 'Hodnost pouze ve jméně', en: 'Rank in the name only (SERŽANT MCBRIDE, KAPITÁN JONATHAN BOOTH)' },
      text: {
        cs: 'SERŽANT MCBRIDE a KAPITÁN JONATHAN BOOTH mají hodnost v názvu karty, jejich poznámky je však jako velitele neoznačují.',
        en: 'Their names contain a rank but their notes do not mark them as commanders.',
      },
      check: 'Given both, when isCommander is read, then false.',
    },
    {
      id: 'DT-EX-46',
      kind: 'example',
      title: {
        cs: 'Kdo všechno je Doomtrooper',
        en: 'They are Doomtroopers (EX-KORPORAČNÍ ŽOLDNÉŘI, POTULNÝ ŽOLDÁK, TĚLESNÝ STRÁŽCE, VÁLEČNÝ VETERÁN)',
      },
      text: {
        cs: 'EX-KORPORAČNÍ ŽOLDNÉŘI, POTULNÝ ŽOLDÁK, TĚLESNÝ STRÁŽCE a VÁLEČNÝ VETERÁN jsou Doomtroopeři: nikdo z nich nepatří k Černé legii ani ke Kmenovým válečníkům a text žádného z nich to nevylučuje.',
        en: 'None of them is Dark Legion or tribal or excluded by text.',
      },
      check: 'Given each, when a card "for a Doomtrooper" is assigned, then accepted.',
    },
    {
      id: 'DT-EX-47',
      kind: 'example',
      title: { cs: 'Ex-korporační žoldnéři v praxi', en: 'Ex-corporate mercenaries (SOLIDARITA, VZPURNOST)' },
      text: {
        cs: 'EX-KORPORAČNÍ ŽOLDNÉŘI mají ikonu korporace, ale žádnou příslušnost. Projeví se to u karet SOLIDARITA a VZPURNOST i u poplatku 3 bodů osudu.',
        en: 'They have a corporate icon but no affiliation.',
      },
      check:
        'Given an ex-Bauhaus mercenary, when SOLIDARITA counts him or VZPURNOST targets him, then not possible; when a Bauhaus card is used lastingly by him, then 3 D once per card.',
    },
  ],
};
