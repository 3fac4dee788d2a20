import type { Section } from '@bojiste/kernel';

export const art: Section = {
  code: 'ART',
  title: { cs: 'Další akce: kouzla Umění', en: 'Other actions: Art spells' },
  clauses: [
    {
      id: 'DT-ART-01',
      kind: 'rule',
      title: { cs: 'Další akce a možnosti', en: 'Other actions come from cards' },
      text: {
        cs: 'Kromě vyjmenovaných akcí existují i operace dané schopnostmi bojovníků, vybavení, opevnění a dalších karet; jejich cena a načasování jsou uvedeny na kartě.',
        en: 'Beyond the listed actions, abilities printed on warriors, equipment, fortifications and other cards define operations whose cost and timing are on the card.',
      },
      check: 'Given an ability "as one action: gain 2 D", when used, then one action is spent and D rises by 2.',
    },
    {
      id: 'DT-ART-02',
      kind: 'rule',
      title: { cs: 'Aspekty Umění', en: 'Eight aspects' },
      text: {
        cs: 'Umění má osm aspektů: metamorfózu, živly, exorcismus, kinetiku, manipulaci, mentalismus, předtuchu a vyvolávání. Každé kouzlo patří k jednomu nebo více z nich podle údaje na kartě.',
        en: 'The Art has the aspects metamorphosis, elements, exorcism, kinetics, manipulation, mentalism, premonition and summoning; every spell belongs to one or more of them as printed.',
      },
      check: 'Given the card schema, when a spell is loaded, then its aspect is one of these eight values.',
    },
    {
      id: 'DT-ART-03',
      kind: 'rule',
      title: { cs: 'SESILATEL ve hře', en: 'Caster needed in play' },
      text: {
        cs: 'Kouzlo může seslat jen oprávněný SESILATEL, který je ve hře pod hráčovou kontrolou.',
        en: "A spell can be cast only by an entitled caster who is in play under the player's control.",
      },
      check:
        "Given no caster under P1's control, when P1 casts, then rejected; a caster in hand or controlled by P2 does not help.",
    },
    {
      id: 'DT-ART-04',
      kind: 'rule',
      title: { cs: 'Ovládané aspekty', en: "Caster's aspects" },
      text: {
        cs: 'Karta bojovníka uvádí, která kouzla smí sesílat (jednoho aspektu, několika, nebo všech).',
        en: "The warrior's card says which spells he may cast (one aspect, several or all).",
      },
      check: 'Given a caster limited to kinetics, when a mentalism spell is cast by him, then rejected.',
    },
    {
      id: 'DT-ART-05',
      kind: 'rule',
      title: { cs: 'Cíl kouzla', en: 'Caster-only and free targets' },
      text: {
        cs: 'Některá kouzla lze namířit jen na SESILATELE, jiná na kteréhokoli bojovníka ve hře.',
        en: 'Some spells can be directed only at the caster, others at any warrior in play.',
      },
      check: 'Given a caster-only spell, when aimed at another warrior, then rejected.',
    },
    {
      id: 'DT-ART-06',
      kind: 'rule',
      title: { cs: 'Sesílací hodnota', en: 'Casting price in destiny points' },
      text: {
        cs: 'Účinek mnoha kouzel závisí na spotřebovaných bodech osudu: čím více bodů, tím silnější účinek.',
        en: 'Many spells scale with the destiny points spent: more points, more effect.',
      },
      check: 'Given a spell "+1 Z per D", when 4 D are spent, then +4 Z.',
    },
    {
      id: 'DT-ART-07',
      kind: 'rule',
      title: { cs: 'Horní mez investice', en: 'Spend up to all you have' },
      text: {
        cs: 'Neurčuje-li karta omezení, smí hráč do kouzla vložit tolik bodů osudu, kolik jich má.',
        en: 'Unless the card sets a limit the player may invest as many destiny points as he has.',
      },
      check: 'Given D = 6 and no limit, when 7 is offered, then rejected; 6 is accepted.',
    },
    {
      id: 'DT-ART-08',
      kind: 'rule',
      title: { cs: 'Oznámení při seslání', en: 'Points and targets announced on casting' },
      text: {
        cs: 'Počet vložených bodů osudu i cíle kouzla se určují v okamžiku seslání.',
        en: 'The amount invested and the targets are fixed when the spell is cast.',
      },
      check: 'Given a spell cast with 2 D outside combat, when the player wants to add 1 D later, then rejected.',
    },
    {
      id: 'DT-ART-09',
      kind: 'rule',
      title: { cs: 'Zesilování v boji', en: 'Boosting in the modifier phase' },
      text: {
        cs: 'Kouzlo seslané v souboji ve fázi vykládání bojových modifikátorů lze později kdykoli během téhož souboje zesílit, pokud to jeho karta dovoluje a kouzlo nebylo zrušeno.',
        en: 'A spell cast in combat in the modifier phase may be strengthened later at any time during that combat, if its card allows it and it has not been cancelled.',
      },
      check:
        'Given a scalable spell cast with 2 D in phase 5, when its caster adds 3 D at his next priority, then the effect equals 5 D; after cancellation the boost is rejected.',
    },
    {
      id: 'DT-ART-10',
      kind: 'rule',
      title: { cs: 'Počet akcí kouzla', en: 'Action price and timing on the card' },
      text: {
        cs: 'Kouzlo může stát určitý počet akcí, může být seslatelné KDYKOLI, nebo jen v určitém okamžiku.',
        en: 'Spells may need a number of actions, be castable ANYTIME, or only at a certain moment.',
      },
      check: 'Given a spell costing two actions, when cast with 1 action left, then rejected.',
    },
    {
      id: 'DT-ART-11',
      kind: 'rule',
      title: { cs: 'Zrušené kouzlo', en: 'Cancelled spell refunds nothing' },
      text: {
        cs: 'Je-li kouzlo zrušeno, přichází hráč o všechny akce i body osudu, které na ně vynaložil.',
        en: 'If a spell is cancelled, all actions and destiny points spent on it are lost.',
      },
      check: 'Given a spell cast for 1 action and 4 D, when cancelled, then neither is returned.',
    },
    {
      id: 'DT-ART-12',
      kind: 'rule',
      title: { cs: 'Trvání bojových kouzel', en: 'Combat spells last for the combat' },
      text: {
        cs: 'Účinky BOJOVÝCH KOUZEL a OSOBNÍCH BOJOVÝCH KOUZEL končí spolu se soubojem.',
        en: 'Effects of combat spells and personal combat spells end with the combat.',
      },
      check: 'Given +3 O from a combat spell, when the combat is over, then the bonus is gone.',
    },
    {
      id: 'DT-ART-13',
      kind: 'rule',
      title: { cs: 'Krátkodobost kouzel', en: 'No lasting effect unless stated, then discard' },
      text: {
        cs: 'Kouzlo nikdy nepůsobí dlouhodobě, pokud to neuvádí jeho karta; po seslání a vyčerpání účinku se karta vyřadí.',
        en: 'A spell never lasts unless its card says so; once cast and used up the card is discarded.',
      },
      check: 'Given an instant spell, when resolved, then it is in the discard pile and no modifier remains.',
    },
    {
      id: 'DT-ART-14',
      kind: 'rule',
      title: { cs: 'Omezení na souboj', en: 'Combat spells only in combat' },
      text: {
        cs: 'Oba druhy bojových kouzel lze sesílat pouze během souboje.',
        en: 'Both kinds of combat spell may be cast only during a combat.',
      },
      check: 'Given no combat, when a BOJOVÉ KOUZLO is cast, then rejected.',
    },
    {
      id: 'DT-ART-15',
      kind: 'rule',
      title: { cs: 'BOJOVÉ KOUZLO', en: 'Combat spell: caster need not fight' },
      text: {
        cs: 'BOJOVÉ KOUZLO lze seslat na kteréhokoli účastníka souboje a SESILATEL se souboje účastnit nemusí.',
        en: 'It may be cast on any participant of the combat and the caster need not take part.',
      },
      check: "Given P3's caster and a combat P1 vs P2, when P3 casts a combat spell on P2's warrior, then accepted.",
    },
    {
      id: 'DT-ART-16',
      kind: 'rule',
      title: { cs: 'OSOBNÍ BOJOVÉ KOUZLO', en: 'Personal combat spell: caster must fight' },
      text: {
        cs: 'OSOBNÍ BOJOVÉ KOUZLO lze seslat jen tehdy, účastní-li se SESILATEL souboje jako útočník, obránce nebo posila.',
        en: 'It may be cast only if the caster is in the combat as attacker, defender or reinforcement.',
      },
      check: 'Given the caster is a bystander, when cast, then rejected; as reinforcement accepted.',
    },
    {
      id: 'DT-ART-17',
      kind: 'rule',
      title: { cs: 'Zákaz ve prospěch Černé legie', en: 'Never for the Dark Legion' },
      text: {
        cs: 'Umění se nesmí nikdy použít ve prospěch Černé legie, pokud to nedovoluje karta SESILATELE.',
        en: "Art may never be used to the benefit of the Dark Legion unless the caster's card permits it.",
      },
      check:
        "Given P1's Brotherhood caster and P1's Dark Legion defender, when a bonus spell is cast on the defender, then rejected; a penalty spell on his Dark Legion enemy is accepted.",
    },
    {
      id: 'DT-ART-18',
      kind: 'rule',
      title: { cs: 'Zkonvertovaný KACÍŘ', en: 'Fully converted heretic casts only for the Dark Legion' },
      text: {
        cs: 'SESILATEL úplně zkonvertovaný na KACÍŘE smí kouzlit dál, ale jen ve prospěch Černé legie; platí to i pro aspekt vyvolávání.',
        en: "A caster fully converted to a heretic may go on casting, but only for the Dark Legion's benefit, the summoning aspect included.",
      },
      check:
        'Given such a caster, when a bonus spell is cast on a Doomtrooper, then rejected; on a Dark Legionnaire accepted.',
    },
    {
      id: 'DT-ART-19',
      kind: 'rule',
      title: { cs: 'KACÍŘ Doomtrooperem', en: 'Heretic who stays a Doomtrooper casts for both' },
      text: {
        cs: 'Ponechá-li si KACÍŘ statut Doomtroopera, smí kouzlit ve prospěch obou stran.',
        en: 'If he keeps Doomtrooper status he may cast for both sides.',
      },
      check:
        'Given such a caster, when bonus spells target a Doomtrooper and a Dark Legionnaire, then both are accepted.',
    },
    {
      id: 'DT-ART-20',
      kind: 'rule',
      title: { cs: 'Ostatní bojovníci a Umění', en: 'Third parties unrestricted' },
      text: {
        cs: 'SESILATELÉ smějí bez omezení pomáhat Kmenovým válečníkům i dalším bojovníkům, kteří nejsou Doomtroopery ani Černými legionáři.',
        en: 'Casters may freely help tribal warriors and others that are neither Doomtroopers nor Dark Legion.',
      },
      check: 'Given a Brotherhood caster, when a bonus spell targets a Templar or an outside warrior, then accepted.',
    },
    {
      id: 'DT-ART-21',
      kind: 'rule',
      title: { cs: 'NESMÍ UŽÍVAT UMĚNÍ', en: '"May not use the Art"' },
      text: {
        cs: 'Bojovník s tímto omezením (většina bojovníků Kybertroniku) nesmí za žádných okolností sesílat kouzla.',
        en: 'Such a warrior (most of Cybertronic) can never cast under any circumstances.',
      },
      check: 'Given such a warrior with an effect granting him an aspect, when he casts, then rejected.',
    },
    {
      id: 'DT-ART-22',
      kind: 'rule',
      title: { cs: 'Cíl Umění', en: 'May still be a target of the Art' },
      text: {
        cs: 'Bojovník, který NESMÍ UŽÍVAT UMĚNÍ, však může být cílem kouzla, které sesílá někdo jiný.',
        en: 'He may still be the target of a spell cast by someone else.',
      },
      check: 'Given that warrior and another caster, when a bonus spell targets him, then accepted.',
    },
  ],
};
