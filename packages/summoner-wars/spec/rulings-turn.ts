import type { Section } from '@bojiste/kernel';

export const rulingsTurn: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: začátek, průběh tahu, rozhodování', en: 'Rulings: start, turn flow, decisions' },
  clauses: [
    {
      id: 'SW-RULING-05',
      kind: 'ruling',
      title: { cs: 'Začínající hráč a výměna karet', en: 'First player and mulligan' },
      text: {
        cs: 'Začínajícího hráče určí náhodná volba s daným semínkem, nebo je stanoven zápasem. Úvodní ruka se nevyměňuje.',
        en: 'Seeded random choice, or given by the match; no mulligan.',
      },
      check: 'Given setup, when a redraw is requested, then illegal.',
      question: { cs: 'Jak se určí začínající hráč a lze si vyměnit úvodní karty?', en: 'Method and redraws?' },
      reason: {
        cs: 'Text ponechává způsob určení otevřený a o novém dobrání úvodní ruky nemluví.',
        en: 'The text leaves the method open and mentions no redraw.',
      },
    },
    {
      id: 'SW-RULING-06',
      kind: 'ruling',
      title: { cs: 'Trest v prvním tahu', en: 'Penalty in the first turn' },
      text: { cs: 'Není; trest za pasivitu platí od 1. tahu.', en: 'No; the penalty applies from turn 1.' },
      check: "Given A's first turn without attack, when the Attack phase ends, then A's Summoner has 1 injury.",
      question: {
        cs: 'Je začínající hráč zproštěn trestu, když nemůže dosáhnout na žádný cizí objekt?',
        en: 'Is the first player exempt when no enemy is reachable?',
      },
      reason: {
        cs: 'Žádná výjimka není uvedena a jediným vyrovnáním prvního tahu jsou 2 body magie proti 3.',
        en: 'No exception is stated, and 2 vs 3 magic is the only first-turn balance.',
      },
    },
    {
      id: 'SW-RULING-07',
      kind: 'ruling',
      title: { cs: 'Nově vyvolaná jednotka', en: 'New units act at once' },
      text: {
        cs: 'Ano, v následujících fázích téhož tahu a v mezích limitů.',
        en: 'Yes, in the later phases of the same turn, within the limits.',
      },
      check: 'Given a unit summoned this turn, when it moves and attacks, then both legal.',
      question: {
        cs: 'Smí se jednotka vyvolaná nebo postavená v tomto tahu pohybovat a útočit?',
        en: 'May a unit summoned or built this turn move and attack?',
      },
      reason: { cs: 'Žádné omezení není uvedeno.', en: 'No restriction is stated.' },
    },
    {
      id: 'SW-RULING-08',
      kind: 'ruling',
      title: { cs: 'Průběh fáze', en: 'Order inside a phase' },
      text: {
        cs: 'Ano, v libovolném pořadí, vždy jednu dokončenou akci po druhé. Fáze končí jen výslovným pokynem hráče (poté, co byly nabídnuty efekty na konci fáze) a není z ní návratu.',
        en: "Any order, one complete action after another; a phase ends only by the player's explicit command (after end-of-phase effects are offered), and there is no way back.",
      },
      check: 'Given attack, Zákeřnost, attack in this order, then legal; after ending the phase, illegal.',
      question: {
        cs: 'Lze události a schopnosti střídat s vyvoláváním, pohyby a útoky?',
        en: 'May events and abilities be mixed with summons, moves and attacks?',
      },
      reason: {
        cs: 'Zakázáno je pouze přerušovat probíhající vyhodnocení.',
        en: 'Only interruption during resolution is forbidden.',
      },
    },
    {
      id: 'SW-RULING-09',
      kind: 'ruling',
      title: { cs: 'Rozhodnutí neaktivního hráče', en: 'Decisions of the other player' },
      text: {
        cs: 'Jen tam, kde to vyžaduje efekt, který ovládá on, například karta Ledové beranidlo v tahu druhého hráče. Aktivní hráč pak musí počkat, dokud rozhodnutí nepadne. Pořadí současných efektů určuje vždy aktivní hráč.',
        en: "Only where an effect that player controls requires it, such as Ledové beranidlo on the other's turn; the active player waits until the decision is made. The ordering of simultaneous effects is always the active player's.",
      },
      check:
        "Given A's Ledové beranidlo and B pushing a structure on B's turn, then the pending decision belongs to A and B's commands are refused until answered.",
      question: {
        cs: 'Rozhoduje soupeř někdy o něčem během mého tahu?',
        en: 'Does the opponent ever decide during my turn?',
      },
      reason: {
        cs: 'O tom, kdo využije slovo „můžete“, rozhoduje ovládání; kolize časování řeší aktivní hráč.',
        en: 'Control determines who uses a "may"; collisions are given to the active player.',
      },
    },
    {
      id: 'SW-RULING-10',
      kind: 'ruling',
      title: { cs: 'Různé názvy téhož', en: 'Wording variants' },
      text: { cs: 'Ne, jsou to synonyma.', en: 'Synonyms.' },
      check:
        'Given Ret-Talus\'s text naming "Vyvolání jednotek", when the Summoning phase runs, then the ability is available.',
      question: {
        cs: 'Označují výrazy Vyvolávání a Vyvolání jednotek, Dobrání a Dobírání karet, odhazovací hromádka a balíček, ovládat a kontrolovat, počáteční a základní jednotky různé věci?',
        en: 'Vyvolávání / Vyvolání jednotek, Dobrání / Dobírání karet, odhazovací hromádka / balíček, ovládat / kontrolovat, počáteční / základní jednotky — different things?',
      },
      reason: {
        cs: 'Každá dvojice se v daných souvislostech používá pro totéž.',
        en: 'Each pair is used for the same thing in context.',
      },
    },
    {
      id: 'SW-RULING-11',
      kind: 'ruling',
      title: { cs: 'Efekty bez slova můžete', en: 'Compulsory triggers' },
      text: {
        cs: 'Nesmí. Takové efekty se uplatní samy a volby v nich jsou povinné, pokud existuje přípustná možnost.',
        en: 'No; such effects apply automatically, choices inside them are compulsory if a legal option exists.',
      },
      check: 'Given Pach krve at end of turn, then 2 boosts are removed without a prompt.',
      question: {
        cs: 'Smí hráč vynechat spouštěný efekt bez slova „můžete“, ať mu prospívá, nebo škodí?',
        en: 'Can a player skip a helpful or harmful trigger without "may"?',
      },
      reason: {
        cs: 'Volitelné efekty jsou podle definice označeny slovem „můžete“.',
        en: 'The word "may" is defined as the mark of optional effects.',
      },
    },
    {
      id: 'SW-RULING-12',
      kind: 'ruling',
      title: { cs: 'Nekonečná hra a vzdání', en: 'Endless games and conceding' },
      text: {
        cs: 'Může, protože trestu se lze vyhnout i neúspěšnými útoky na portál. Hru proto lze vzdát a lze nastavit nejvyšší počet tahů, po němž hra končí remízou; ve výchozím stavu je tato mez vypnuta.',
        en: 'It can (attacks on a gate that miss avoid the penalty), so a player may concede, and a cap on turns that ends the game as a draw may be set; by default there is none.',
      },
      check: 'Given cap = 200 turns, when reached, then status = draw; given concession by A, then winner = B.',
      question: { cs: 'Může hra uváznout?', en: 'Can a game stall?' },
      reason: {
        cs: 'Pravidla neznají remízu ani omezení počtu tahů, počítačoví hráči však mez potřebují.',
        en: 'The rules name no draw and no cap; bots need one.',
      },
    },
  ],
};
