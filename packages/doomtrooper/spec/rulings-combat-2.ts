import type { Section } from '@bojiste/kernel';

export const rulingsCombat2: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: souboj, 2. část', en: 'Rulings: combat, part 2' },
  clauses: [
    {
      id: 'DT-RULING-79',
      kind: 'ruling',
      title: { cs: 'Automatické zabití a zrušení zranění', en: 'Automatic kill and wound cancellation' },
      text: {
        cs: 'Závisí-li zabití na zranění, je bojovník po zrušení zranění nedotčen. Karta, která zachraňuje před zabitím, ho nechá zraněného, pokud neříká jinak.',
        en: 'If the kill depends on a wound, cancelling the wound leaves him untouched; a card that saves from being killed leaves him wounded unless it says otherwise.',
      },
      check: 'Wound cancelled → wounded false; saved → wounded true.',
      question: {
        cs: 'Zabrání zrušení zranění automatickému zabití a v jakém stavu je zachráněný bojovník?',
        en: 'Does cancelling the wound stop an automatic kill, and in what state is a saved warrior?',
      },
      reason: {
        cs: 'NEFARIT svou schopností zabíjí bojovníky, které zraní.',
        en: "NEFARIT's ability kills warriors he wounds.",
      },
    },
    {
      id: 'DT-RULING-80',
      kind: 'ruling',
      title: { cs: 'První útok a fáze souboje', en: 'First attack within the phases' },
      text: {
        cs: 'Nejdříve proběhne 6. a 7. fáze (i s příslušnými fázemi KDYKOLI) pro bojovníka s prvním útokem, potom 6. a 7. fáze pro přeživšího a nakonec jednou 8. fáze.',
        en: 'Run 6 and 7 (with their windows) for the first striker, then 6 and 7 for the survivor, then 8 once.',
      },
      check: "First striker's kill saved in 7 → return blow happens.",
      question: { cs: 'Jak první útok zapadá do 6. až 8. fáze?', en: 'How does it fit phases 6 to 8?' },
      reason: {
        cs: 'Druhý úder závisí na přežití, o kterém se rozhoduje v 7. fázi.',
        en: 'The second blow depends on surviving, which is settled in phase 7.',
      },
    },
    {
      id: 'DT-RULING-81',
      kind: 'ruling',
      title: { cs: 'Záporná hodnota H', en: 'Negative H' },
      text: {
        cs: 'Z, S a O záporné být mohou. Cena a odměna se rovnají H, nejméně však nule.',
        en: 'Z, S, O may be negative; price and reward are max(0, H).',
      },
      check: 'Modified H −2 killed → 0 points.',
      question: {
        cs: 'Jaká je cena a odměna, je-li H menší než nula?',
        en: 'What are price and reward if H is below zero?',
      },
      reason: {
        cs: 'O záporných číslech se mluví jen u bojových hodnot.',
        en: 'Only combat values are said to count below zero.',
      },
    },
    {
      id: 'DT-RULING-82',
      kind: 'ruling',
      title: { cs: 'Zaokrouhlování mimo Sabotáž', en: 'Halves elsewhere' },
      text: {
        cs: 'V celém výpočtu se počítá s přesnými zlomky a konečné číslo se zaokrouhlí nahoru (směrem k +∞).',
        en: 'Keep exact fractions through the formula, round the final number up (toward +∞).',
      },
      check: 'Base O 5 halved +1 → 3.5 → 4; −3 halved → −1.',
      question: {
        cs: 'Pravidlo o zaokrouhlování má jen Sabotáž. Co jiné případy?',
        en: 'Only Sabotage has a rounding rule. What of other cases?',
      },
      reason: {
        cs: 'Stejným směrem zaokrouhluje jediné uvedené pravidlo.',
        en: 'Same direction as the only rule given.',
      },
    },
    {
      id: 'DT-RULING-83',
      kind: 'ruling',
      title: { cs: 'Úpravy základních hodnot', en: 'Inside the base stage and "set to" effects' },
      text: {
        cs: 'Vytištěná hodnota → efekty nastavující základní hodnotu → zvíře → násobení a dělení základní hodnoty → přičítání a odčítání u základní hodnoty → obecné násobení a dělení → obecné přičítání a odčítání. Efekt, který nastavuje konečnou hodnotu, přichází poslední, a je-li jich více, platí nejnovější.',
        en: 'Printed value → effects that set the base → beast → base multiply/divide → base add/subtract → general multiply/divide → general add/subtract. An effect that sets the final value comes last, the latest one wins.',
      },
      check: 'Base 3, base ×2, base −2 → 4.',
      question: {
        cs: 'V jakém pořadí se provádí více operací se základními hodnotami a kam patří efekty, které hodnotu nastavují?',
        en: 'In what order are several base operations done, and where do effects that set a value belong?',
      },
      reason: {
        cs: 'Zásada „násobit před sčítáním“ se rozšiřuje i na základní hodnoty.',
        en: 'Extends "multiply before add" to the base stage.',
      },
    },
    {
      id: 'DT-RULING-84',
      kind: 'ruling',
      title: { cs: 'Cena bojovníka', en: 'Which H is the price' },
      text: {
        cs: 'Vytištěná H. Mění ji jen efekty, které mluví o ceně nebo o kartě ještě před vložením do hry. Bonusy karet ve hře ji nezvyšují. Odměny a Sabotáž se počítají z upravené H.',
        en: 'The printed H, changed only by effects that speak of the price or of the card before it is in play; bonuses of cards in play do not raise it. Rewards and Sabotage use the modified H.',
      },
      check: 'Aura "+2 H to Bauhaus" → price unchanged, reward +2.',
      question: { cs: 'Platí se vytištěná, nebo upravená H?', en: 'Printed or modified?' },
      reason: { cs: 'O MODIFIKOVANÉ hodnotě mluví text jen u odměn.', en: 'The text says MODIFIED only for rewards.' },
    },
    {
      id: 'DT-RULING-85',
      kind: 'ruling',
      title: { cs: 'Komu patří body za zabití', en: 'Credit for a kill' },
      text: {
        cs: 'Na obou stranách rozhoduje, kdo bojovníka ovládal v okamžiku zabití. Zabití bojovníka, kterého hráč vlastní, ale ovládá ho soupeř, přináší obvyklé body. Za smrt mimo souboj jsou body jen tehdy, říká-li to karta.',
        en: 'Controller at the moment of the kill on both sides. Killing a warrior one owns but an opponent controls gives normal points. Deaths outside combat give points only if the card says so.',
      },
      check: "Stolen warrior kills its owner's warrior → the thief scores.",
      question: {
        cs: 'Rozhoduje vlastník, nebo ten, kdo kartu ovládá? A co jsou „vlastní bojovníci“?',
        en: 'Does the owner or the controller count, and what are "own warriors"?',
      },
      reason: { cs: 'Body dostává hráč, který ovládá vítěze.', en: 'Points go to the player who controls the winner.' },
    },
    {
      id: 'DT-RULING-86',
      kind: 'ruling',
      title: { cs: 'Hodnoty posil', en: 'Numbers in a group fight' },
      text: {
        cs: 'Musí to určit karta posil, bez těchto údajů ji použít nelze. Účastníky souboje jsou všichni členové skupiny. Odstranění posily souboj neukončí, odstranění útočníka nebo obránce ano.',
        en: 'The reinforcing card must define it; a reinforcement card that does not say it cannot be used. All group members are participants (removal of a reinforcement does not end the combat, removal of attacker or defender does).',
      },
      check: 'Card data without groupMode → load error.',
      question: {
        cs: 'Jak se v boji skupin sčítají hodnoty, kdo je zraněn a kdo získá body?',
        en: 'How are values added, who is wounded, who scores?',
      },
      reason: { cs: 'Text to nechává na kartě.', en: 'The text leaves it to the card.' },
    },
    {
      id: 'DT-RULING-87',
      kind: 'ruling',
      title: { cs: 'Imunita po dvojicích', en: 'Pairwise values under immunity' },
      text: {
        cs: 'Každé porovnání se počítá z pohledu imunního bojovníka: karty daného typu zahrané jinými stranami se vynechají z jeho čísel i z čísel protivníka. Karty téhož typu, které použil v jeho prospěch hráč, jenž ho ovládá, se počítají.',
        en: "Compute each comparison from the viewpoint of the immune warrior: cards of that type played by other sides are left out of both his and his opponent's numbers; cards of that type used by his own controller in his favour count.",
      },
      check: 'A +4 O by Art, attacked by immune D and non-immune helper E → O differs per attacker.',
      question: { cs: 'Jak spočítat „žádný vliv“?', en: 'How to compute "no influence"?' },
      reason: {
        cs: 'Vychází to z příkladu, v němž vystupuje ALAKHAI, a z práva používat takové karty pro sebe.',
        en: 'Follows the ALAKHAI example and the right to use them oneself.',
      },
    },
    {
      id: 'DT-RULING-88',
      kind: 'ruling',
      title: { cs: 'Zrušení imunity v souboji', en: 'Immunity cancelled in mid-combat' },
      text: {
        cs: 'Ano, pokud ještě působí (bojové modifikátory platí všechny najednou).',
        en: 'Yes if they are still in effect (combat modifiers are active together).',
      },
      check: '+4 O by Art earlier, then immunity cancelled → +4 counts.',
      question: {
        cs: 'Začnou se po zrušení imunity počítat dříve neúčinné karty?',
        en: 'Do earlier ineffective cards start to count?',
      },
      reason: { cs: 'DT-TIME-04.', en: 'This follows from DT-TIME-04.' },
    },
    {
      id: 'DT-RULING-89',
      kind: 'ruling',
      title: { cs: 'Meze souboje v souboji', en: 'Limits of nested combat' },
      text: {
        cs: 'Počet vložených soubojů není omezen. Vložený souboj nesmí začít v 7. fázi ani uvnitř reakce. Účastníci vnějšího souboje se ho zúčastnit smějí. Vnější souboj pak pokračuje v téže fázi KDYKOLI a odmítnutí se počítají znovu. Nová zranění a ztracená přiložení zůstávají v platnosti. Je-li už porušeno pravidlo o taktice nebo oblasti, vnější souboj končí.',
        en: 'Any depth; cannot start in phase 7 or inside a reaction; participants of the outer combat may take part; the outer combat resumes in the same window with the pass count reset; new wounds and lost attachments carry over; if a tactic or area rule is broken by then, the outer combat ends.',
      },
      check: 'Outer defender wounded in the inner one, then WOUND outside → killed.',
      question: {
        cs: 'Kolik soubojů lze do sebe vložit, v kterých fázích a kdo se smí účastnit?',
        en: 'How deep may combats be nested, in which phases, and who may take part?',
      },
      reason: {
        cs: '„Původní souboj pokračuje normálně.“.',
        en: 'The text says that "the original combat normally continues".',
      },
    },
    {
      id: 'DT-RULING-90',
      kind: 'ruling',
      title: { cs: 'Nepřípustná taktika', en: 'State changes that make the tactic illegal' },
      text: {
        cs: 'Přípustnost taktiky se ověřuje po každé změně stavu. Není-li přípustná, souboj končí.',
        en: 'Re-test tactic legality after every state change; if illegal, the combat ends.',
      },
      check: 'BOARD airship by extra action → combat ends.',
      question: {
        cs: 'Co když se taktika změnou stavu stane nepřípustnou, například obránce při zápase nastoupí do vzdušného korábu?',
        en: 'What if a change of state makes the tactic illegal, for example the defender boards an airship in close combat?',
      },
      reason: { cs: 'Stejně jako při změně taktiky.', en: 'Same as a change of tactic.' },
    },
    {
      id: 'DT-RULING-91',
      kind: 'ruling',
      title: { cs: 'Útočník zahnaný do úkrytu', en: 'Attacker driven into cover' },
      text: {
        cs: 'Dobojuje. Poté je v úkrytu, a není-li neukrytý nikdo jiný, vzniká povinnost podle DT-COVER-04.',
        en: 'He finishes; afterwards he is covered and the duty of DT-COVER-04 arises if nobody else is uncovered.',
      },
      check: 'Only warrior, ZBABĚLOST → next regular action must be LEAVE COVER (or a new warrior).',
      question: {
        cs: 'Smí dobojovat, přestože ukrytí bojovníci nemohou útočit? A co požadavek „jednoho neukrytého“?',
        en: 'May he finish the fight although covered warriors cannot attack, and what about "one uncovered"?',
      },
      reason: { cs: 'Zakázáno je útok zahájit.', en: 'The ban is on starting an attack.' },
    },
  ],
};
