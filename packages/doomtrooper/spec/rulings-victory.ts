import type { Section } from '@bojiste/kernel';

export const rulingsVictory: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: knihovna, lhůta tří kol, vítězství', en: 'Rulings: library, last stand, victory' },
  clauses: [
    {
      id: 'DT-RULING-17',
      kind: 'ruling',
      title: { cs: 'Kdy se zjišťuje prázdná knihovna', en: 'When the empty library is tested' },
      text: {
        cs: 'Úplně na začátku kola, ještě před efekty začátku kola. Knihovna, která se vyprázdnila až dobíráním v tomto kole, se počítá od příštího vlastního kola.',
        en: "At the very start of the turn, before start-of-turn effects. A library emptied by this turn's draw counts from the next own turn.",
      },
      check: 'Library 1 and no warrior at start → no countdown this turn; next own turn → countdown 3.',
      question: { cs: 'Zjišťuje se to před dobíráním karet, nebo po něm?', en: 'Before or after the draw?' },
      reason: { cs: 'Text mluví o začátku kola.', en: 'The text says at the beginning of a turn.' },
    },
    {
      id: 'DT-RULING-18',
      kind: 'ruling',
      title: { cs: 'Tři kompletní kola', en: 'What "three complete turns" counts and when one loses' },
      text: {
        cs: 'Jde o hráčova vlastní kola n, n+1 a n+2. Prohra nastane na samém konci fáze konce kola n+2. Počítá se i bojeschopný bojovník získaný mezitím v kole soupeře.',
        en: "The player's own turns n, n+1, n+2; the loss happens at the end of the end-of-turn phase of turn n+2. A combat-capable warrior gained in an opponent's turn in between counts.",
      },
      check: 'Warrior put in play ANYTIME after the discard step of turn n+2 → no loss.',
      question: {
        cs: 'Která kola se počítají a kdy přesně hráč prohraje?',
        en: 'Which turns count, and when exactly does the player lose?',
      },
      reason: {
        cs: 'Ke „kompletnímu“ kolu patří i jeho poslední fáze.',
        en: 'Turns that are "complete" include their last phase.',
      },
    },
    {
      id: 'DT-RULING-19',
      kind: 'ruling',
      title: { cs: 'Obnovení lhůty tří kol', en: 'Warrior enters and dies again, or the library is refilled' },
      text: {
        cs: 'Každý příchod bojeschopného bojovníka a každá karta vložená do knihovny lhůtu ruší. Platí-li na začátku některého pozdějšího vlastního kola opět obě podmínky, začíná nová lhůta tří kol.',
        en: 'Any combat-capable warrior entering, or a card entering the library, clears it; if both conditions hold at a later own turn start, a new countdown of three begins.',
      },
      check: 'Countdown 1, warrior played and killed in the same round → next own start: 3.',
      question: {
        cs: 'Běží lhůta dál, když bojovník přijde do hry a zase zemře nebo když se knihovna doplní?',
        en: 'Does the countdown resume?',
      },
      reason: {
        cs: 'Povinností je bojovníka do hry dostat, ne ho v ní udržet.',
        en: 'The duty is to bring one into play, not to keep it.',
      },
    },
    {
      id: 'DT-RULING-20',
      kind: 'ruling',
      title: { cs: 'Skrytý bojovník a lhůta', en: 'A hidden warrior as rescue' },
      text: {
        cs: 'Ano, je-li karta skutečně bojeschopným bojovníkem a DT-RULING-30 její ukrytí dovoluje.',
        en: 'Yes if the card is in truth combat-capable and DT-RULING-30 permits the hiding.',
      },
      check: 'Countdown cleared, opponents see only that it was cleared.',
      question: {
        cs: 'Splní hráč pravidlo tím, že bojovníka vyloží do úkrytu?',
        en: 'Does playing into cover satisfy the rule?',
      },
      reason: { cs: 'Bojovník je ve hře a lze ho napadnout.', en: 'It is in play and can be attacked.' },
    },
    {
      id: 'DT-RULING-21',
      kind: 'ruling',
      title: { cs: 'Prohra při třech a více hráčích', en: 'Loser in a game of three or more' },
      text: {
        cs: 'Hráč odchází a všechny karty, které vlastní, opouštějí hru. Cizí karty, které ovládal, jdou do hrobů svých vlastníků, jeho efekty končí a ostatní hrají dál.',
        en: "He leaves; all cards he owns leave the game, cards he controlled but does not own go to their owners' discard piles, effects end; the others continue.",
      },
      check: "Stolen warrior → owner's discard pile.",
      question: { cs: 'Co se stane s kartami hráče, který prohrál?', en: 'What happens to his cards?' },
      reason: {
        cs: 'Nejvíce se to blíží zásadě „jako by karta ve hře nebyla“.',
        en: 'Closest to "as if the card were not in play".',
      },
    },
    {
      id: 'DT-RULING-22',
      kind: 'ruling',
      title: { cs: 'Okamžik vítězství', en: 'Moment of the victory check' },
      text: {
        cs: 'Hned po skutečném připsání bodů, když už skončily reakce na ně.',
        en: 'Right after points are actually credited, when reactions to them are over.',
      },
      check: '40 reached, then an effect in the next window would take 5 VP → too late.',
      question: { cs: 'Zjišťuje se vítězství ihned, nebo na konci kola?', en: 'At once or at the end of the turn?' },
      reason: {
        cs: 'Rozhoduje, kdo „první dosáhne“ cíle, a v 8. fázi souboje mohou karty body mezi ohlášením a připsáním změnit.',
        en: 'The text says "first to reach", and phase 8 lets cards change points between announcement and credit.',
      },
    },
    {
      id: 'DT-RULING-23',
      kind: 'ruling',
      title: { cs: 'Současné zabití obou bojovníků', en: 'Double kill taking both over the target' },
      text: {
        cs: '8. fáze je jedna událost: útočící hráč ohlásí rozdělení bodů, po něm bránící se hráč, následují reakce a pak se oběma připíšou body současně a vítězství se ověří jednou. Vyhrává vyšší součet, při shodě následují dodatečná kola.',
        en: 'Phase 8 is one event: attacking player declares his split, then the defending player, then reactions, then both are credited together and checked once; higher total wins, with equal totals extra turns follow.',
      },
      check: '39:39, target 40, rewards 5 and 6 → 44:45, the second wins.',
      question: { cs: 'Kdo je první, dostanou-li se oba hráči nad cíl dvojitým zabitím?', en: 'Who is first?' },
      reason: { cs: 'Oba hráči dostávají body v téže fázi.', en: 'Both players get points in the same phase.' },
    },
    {
      id: 'DT-RULING-24',
      kind: 'ruling',
      title: { cs: 'Shoda tří a více hráčů', en: 'Tie-break and time-out with three or more' },
      text: {
        cs: 'Porovnají se všichni hráči, kteří mají aspoň cílový počet bodů. Při shodě na prvním místě sehraje každý hráč jedno úplné kolo a všechny součty se porovnají znovu. Po vypršení času se dohraje rozehrané kolo a potom každý v pořadí sehraje jedno úplné kolo.',
        en: 'All players at or above the target are compared; on a tie for the lead every player plays one full turn and all totals are compared again. At time-out the current turn is finished, then each player in order plays one full turn.',
      },
      check: "Time-out in P2's turn of three → P2 finishes, then P3, P1, P2 play once.",
      question: {
        cs: 'Text mluví o obou hráčích. Jak se postupuje při shodě nebo vypršení času, hrají-li tři a více hráčů?',
        en: 'The text speaks of both players. How are a tie and a time-out settled with three or more?',
      },
      reason: { cs: 'Jde o přímé rozšíření pravidla.', en: 'Direct extension.' },
    },
    {
      id: 'DT-RULING-25',
      kind: 'ruling',
      title: { cs: 'Dosažení cíle v dodatečných kolech', en: 'Reaching the target during the extra turns' },
      text: {
        cs: 'Po vypršení času vyhrává hráč okamžikem, kdy cíle dosáhne. Při rozhodování shody na cíli nebo nad ním se součty porovnají, až když kolo dohrají všichni.',
        en: 'After time-out, reaching the target wins at once; in a tie-break at or above the target totals are compared only when the round is complete.',
      },
      check: 'Tie 42:42, P1 goes to 45 in his extra turn → P2 still gets his turn.',
      question: { cs: 'Vyhrává hráč okamžitě?', en: 'Sudden win?' },
      reason: {
        cs: 'Vypršení času běžné vítězství neodkládá, kdežto při shodě se součty „poté porovnají“.',
        en: 'Time-out does not suspend the normal win; the tie-break says "then compare".',
      },
    },
    {
      id: 'DT-RULING-26',
      kind: 'ruling',
      title: { cs: 'Jediný dlužník po vypršení času', en: 'Only one player is in debt at time-out' },
      text: {
        cs: 'Dlužník vyhrát nemůže, vyhrává tedy nejlepší hráč bez dluhu, ať jsou součty jakékoli.',
        en: 'The debtor cannot win, so the best debt-free player wins whatever the totals.',
      },
      check: 'P1 VP 30 with debt 1, P2 VP 4 → P2 wins.',
      question: {
        cs: 'Text řeší jen dluh obou hráčů. Co když dluží jeden?',
        en: 'The text covers only debts of both players. What if one is in debt?',
      },
      reason: { cs: 'Slova „nemůže vyhrát“ platí bezpodmínečně.', en: 'The words "cannot win" are unconditional.' },
    },
    {
      id: 'DT-RULING-27',
      kind: 'ruling',
      title: { cs: 'Splacení dluhu nad cílem', en: 'Debtor repays with VP above the target' },
      text: { cs: 'Ano, v okamžiku, kdy jeho dluh klesne na 0.', en: 'Yes, at the moment the debt becomes 0.' },
      check: 'VP 41, debt 2, pays 2 → wins.',
      question: { cs: 'Vyhraje dlužník, který má vítězné body nad cílem a svůj dluh splatí?', en: 'Does he win then?' },
      reason: { cs: 'Jediná překážka zmizela.', en: 'The only obstacle is gone.' },
    },
    {
      id: 'DT-RULING-28',
      kind: 'ruling',
      title: { cs: 'Současná prohra obou hráčů', en: 'Loss by last stand for both at the same time' },
      text: {
        cs: 'Nemohou. Prohra se zjišťuje na konci vlastního kola každého hráče, takže dříve prohraje ten, jehož kolo skončí první.',
        en: "No: losses are tested at the end of each player's own turn, so the earlier one loses first.",
      },
      check: "Both at countdown 1, P1's turn ends → P1 loses.",
      question: { cs: 'Mohou kvůli lhůtě tří kol prohrát oba hráči najednou?', en: 'Can both lose?' },
      reason: { cs: 'Kola jdou jedno po druhém.', en: 'Turns are sequential.' },
    },
  ],
};
