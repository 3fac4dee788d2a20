import type { Section } from '@bojiste/kernel';

export const terms: Section = {
  code: 'TERM',
  title: { cs: 'Normalizované názvy', en: 'Normalised terms' },
  clauses: [
    {
      id: 'OW-TERM-01',
      kind: 'rule',
      title: { cs: 'Pojem „hrát“', en: 'Play' },
      text: { cs: 'Přenesení karty z ruky do hry.', en: 'Putting a card from hand into play.' },
      check:
        'Given a trigger "when you play a vehicle", when a vehicle is put in by an "insert" effect, then it does not fire.',
    },
    {
      id: 'OW-TERM-02',
      kind: 'rule',
      title: { cs: 'Pojem „znič“', en: 'Destroy' },
      text: {
        cs: 'Zničené budovy a vozidla putují do odkládacího balíčku. Karta je zničena, klesne-li její zdraví na 0 nebo níže, anebo přímo působením schopnosti. Výraz se týká hlavně karet ve hře.',
        en: 'Destroyed buildings and vehicles go to the discard pile; a card is destroyed when its health falls to 0 or below or directly by an ability; the word mainly concerns cards in play.',
      },
      check: 'Given "destroy any card", when used on Tank with w = 0, then Tank is destroyed without wounds.',
    },
    {
      id: 'OW-TERM-03',
      kind: 'rule',
      title: { cs: 'Pojem „zničená“', en: 'Destroyed' },
      text: {
        cs: 'Zničená je každá karta ležící v odkládacím balíčku, ať se tam dostala jakkoliv.',
        en: 'Every card lying in a discard pile is called destroyed, however it got there.',
      },
      check: 'Given a used BA card, when an effect counts destroyed cards, then it is counted.',
    },
    {
      id: 'OW-TERM-04',
      kind: 'rule',
      title: { cs: 'Pojem „odlož“', en: 'Discard' },
      text: {
        cs: 'Odkládají se pouze karty z ruky; přesunou se do odkládacího balíčku.',
        en: 'Cards are discarded from hand only and move to the discard pile.',
      },
      check: 'Given "discard a card", then only hand cards are offered.',
    },
    {
      id: 'OW-TERM-05',
      kind: 'rule',
      title: { cs: 'Pojem „odložená“', en: 'Discarded in transit' },
      text: {
        cs: 'Dokud přesun karty není dokončen, je karta „odložená“; jakmile dorazí na místo, stává se „zničenou“.',
        en: 'Until its move is complete the card is "discarded"; on arrival it becomes "destroyed".',
      },
      check:
        'Given an effect on "a discarded card", when the discard is announced, then it can refer to that card before it becomes destroyed.',
    },
    {
      id: 'OW-TERM-06',
      kind: 'rule',
      title: { cs: 'Pojem „ruka“', en: 'Hand' },
      text: { cs: 'Karty, kterými hráč disponuje v ruce.', en: "The cards at a player's disposal in hand." },
      check: "Given hand size 7, then hand.length is 7 in the owner's view and a count in others'.",
    },
    {
      id: 'OW-TERM-07',
      kind: 'rule',
      title: { cs: 'Pojem „lízni“', en: 'Draw' },
      text: {
        cs: 'Vezmi vrchní kartu svého konstrukčního balíčku.',
        en: 'Take the top card of the own construction deck.',
      },
      check: 'Given "draw 2", then the top two cards move to hand in order; from an empty deck nothing happens.',
    },
    {
      id: 'OW-TERM-08',
      kind: 'rule',
      title: { cs: 'Pojem „vyčerpaná“', en: 'Exhausted' },
      text: { cs: 'Karta použitá k nějaké akci; je otočena o 90°.', en: 'A card spent for some action, turned 90°.' },
      check: 'Given an exhausted card, then state = exhausted.',
    },
    {
      id: 'OW-TERM-09',
      kind: 'rule',
      title: { cs: 'Pojem „připravená“', en: 'Ready' },
      text: {
        cs: 'Karta v základní poloze, která se k ničemu nevyčerpala.',
        en: 'A card not exhausted for anything, in base position.',
      },
      check: 'Given a recovered card, then state = ready.',
    },
    {
      id: 'OW-TERM-10',
      kind: 'rule',
      title: { cs: 'Pojem „rozestavěná“', en: 'Unfinished' },
      text: {
        cs: 'Vyložená karta, kterou ještě nelze používat; je otočena o 180°.',
        en: 'A card played but not yet usable, turned 180°.',
      },
      check: 'Given a played building with tokens, then state = unfinished.',
    },
    {
      id: 'OW-TERM-11',
      kind: 'rule',
      title: { cs: 'Pojem „sbírající“', en: 'Gathering' },
      text: {
        cs: 'Postava na sběru zásilek; není vyčerpaná ani připravená a je otočena o 180°. Text uvádí pouze postavy, z ostatních pravidel však plyne, že jsou míněna i sbírající vozidla.',
        en: 'A character collecting crates; neither exhausted nor ready, turned 180°. The text names characters only, gathering vehicles are meant as well (derived).',
      },
      check: 'Given Cargo sent out, then state = gathering.',
    },
    {
      id: 'OW-TERM-12',
      kind: 'rule',
      title: { cs: 'Pojem „provede příkaz“', en: 'Carries out a command' },
      text: { cs: 'Hráč využije příkazovou řádku některé karty.', en: 'A player uses a command line of some card.' },
      check: 'Given a trigger "when an opponent carries out a command", when B plays T, then it fires for A.',
    },
    {
      id: 'OW-TERM-13',
      kind: 'rule',
      title: { cs: 'Pojem „kolo hry“', en: 'Game round' },
      text: {
        cs: 'Jedno úplné kolo jednoho hráče; když skončí, začíná nové kolo hry, které patří dalšímu hráči. Viz OW-RULING-15.',
        en: 'One complete round of one player; when it ends a new game round of the next player begins. See OW-RULING-15.',
      },
      check: 'Given "+1 speed until the end of the game round" in A\'s round, then it is gone when B\'s round starts.',
    },
    {
      id: 'OW-TERM-14',
      kind: 'rule',
      title: { cs: 'Pojem „kolo boje“', en: 'Battle round' },
      text: { cs: 'Kterékoliv ze tří kol, z nichž se boj skládá.', en: 'One of the three rounds of a battle.' },
      check: 'Given "this battle round" in round 1, then it is gone in round 2.',
    },
    {
      id: 'OW-TERM-15',
      kind: 'rule',
      title: { cs: 'Pojem „boj“', en: 'Battle' },
      text: { cs: 'Všechna tři kola boje dohromady.', en: 'All three battle rounds together.' },
      check: 'Given "in this battle", then it lasts through round 3 and ends with the battle.',
    },
    {
      id: 'OW-TERM-16',
      kind: 'rule',
      title: { cs: 'Pojem „vyžadující xxxx“', en: 'Requiring something' },
      text: {
        cs: 'Označuje karty, jejichž text obsahuje podmínku zahrání nebo výzkumu, v níž je uvedena daná karta nebo dané klíčové slovo.',
        en: 'Refers to cards whose text has a condition for playing or research naming that card or keyword.',
      },
      check: 'Given "cards requiring továrna cost 1 less", then exactly cards with that requirement are affected.',
    },
    {
      id: 'OW-TERM-17',
      kind: 'rule',
      title: { cs: 'Pojem „zranění“', en: 'Wounding' },
      text: { cs: 'Umístění žetonu zranění na kartu.', en: 'Putting a wound token on a card.' },
      check: 'Given "wound a card", then w +1 and its defence is not consulted.',
    },
    {
      id: 'OW-TERM-18',
      kind: 'rule',
      title: { cs: 'Pojem „oslabení“', en: 'Weakening' },
      text: {
        cs: 'Přechodné snížení obrany cíle, které se řídí týmž principem jako obyčejný útok.',
        en: "Temporarily lowering the target's defence, on the same principle as an ordinary attack.",
      },
      check: 'Given "weaken by 5" on Sol d = 8, then d = 3; on d = 4, then w +1 and d = 8.',
    },
    {
      id: 'OW-TERM-19',
      kind: 'rule',
      title: { cs: 'Pojem „získá +/−X“', en: 'Gets plus or minus X' },
      text: {
        cs: 'Některá statistika karty na pevně stanovenou dobu stoupne nebo klesne. Viz OW-RULING-104.',
        en: 'A statistic rises or falls for a fixed time. See OW-RULING-104.',
      },
      check: 'Given "gets −4 speed until the end of the battle round", then the value returns afterwards.',
    },
    {
      id: 'OW-TERM-20',
      kind: 'rule',
      title: { cs: 'Pojem „získá X“', en: 'Gets X' },
      text: {
        cs: 'Karta má po pevně stanovenou dobu danou schopnost.',
        en: 'The card gains an ability for a fixed time.',
      },
      check: 'Given "gets Piercing until the end of the battle", then it is lost afterwards.',
    },
    {
      id: 'OW-TERM-21',
      kind: 'rule',
      title: { cs: 'Pojem „najdi“', en: 'Find' },
      text: {
        cs: 'Zvol z uvedeného balíčku uvedenou kartu a zbytek balíčku pak zamíchej.',
        en: 'Choose the stated card from the stated deck, then shuffle the rest.',
      },
      check:
        'Given "find a workshop in your construction deck", then the deck order is re-randomised after the choice.',
    },
    {
      id: 'OW-TERM-22',
      kind: 'rule',
      title: { cs: 'Pojem „vlož“', en: 'Insert' },
      text: {
        cs: 'Umísti kartu do hry; nejde o zahrání karty a cena se neplatí.',
        en: 'Put the card into play; it does not count as playing and no price is paid.',
      },
      check: 'Given "insert a vehicle from the discard pile", then stock is unchanged and play triggers do not fire.',
    },
  ],
};
