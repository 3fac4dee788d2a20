import type { Section } from '@bojiste/kernel';

export const rulingsCombat1: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: souboj, 1. část', en: 'Rulings: combat, part 1' },
  clauses: [
    {
      id: 'DT-RULING-65',
      kind: 'ruling',
      title: { cs: 'Jiný útočník, nebo ztráta akce', en: 'Choose another attacker or lose the action' },
      text: {
        cs: 'Přišel-li ve fázi KDYKOLI po 1. fázi zásahem kohokoli jiného o bojovníka nebo o možnost ho použít, rozhodne se ve 2. fázi mezi přípustnou dvojicí a vzdáním se útoku, které stojí jen tuto útočnou akci. Nebyl-li nikdo odstraněn, musí přípustnou dvojici určit. Neexistuje-li žádná, ztrácí tuto i všechny ostatní útočné akce, které má.',
        en: 'If a warrior of the attacking player was removed or disabled there by anyone else, he chooses at phase 2: a legal pair, or FORFEIT (costs just this attack action). If nothing was removed he must name a legal pair. If no legal pair exists, this and all other attack actions he has are lost.',
      },
      check: '3 states tested: removed → FORFEIT offered; not removed → not offered; none left → actions 0.',
      question: {
        cs: 'Kdy má útočící hráč po 1. fázi na výběr?',
        en: 'When does the attacking player have a choice after phase 1?',
      },
      reason: {
        cs: 'Spojuje se tím pravidlo 1. fáze s obecným pravidlem o ztrátě akcí.',
        en: 'Combines the phase 1 rule with the general loss rule.',
      },
    },
    {
      id: 'DT-RULING-66',
      kind: 'ruling',
      title: { cs: 'Odstraněný obránce', en: 'Defender removed in the same window' },
      text: {
        cs: 'Nikdo ještě oznámen nebyl, takže útočník určí jiný cíl. Nezbude-li žádný, útok propadá a v Sabotáž se nezmění.',
        en: 'Nothing was named yet, so the attacker names another; with none left the attack is lost, and it does not turn into Sabotage.',
      },
      check: "P2's last warrior discarded after phase 1 → attack action spent, no Sabotage.",
      question: { cs: 'Co když v téže fázi KDYKOLI zmizí zamýšlený cíl?', en: 'And if the intended target goes?' },
      reason: { cs: 'Sabotáž není nikdy útočnou akcí.', en: 'Sabotage is never an attack action.' },
    },
    {
      id: 'DT-RULING-67',
      kind: 'ruling',
      title: { cs: 'UŽ ANI SLOVO před oznámením útočníka', en: 'UŽ ANI SLOVO "on the attacker" before one is named' },
      text: {
        cs: 'Karta znemožní útok bojovníkovi, na kterého je zahrána, a dále platí DT-RULING-65. Souboj končí jen tehdy, není-li možný jiný útočník nebo se hráč útoku vzdá.',
        en: 'It bars the warrior it is put on; DT-RULING-65 then applies. The combat ends only if no other attacker is possible or FORFEIT is chosen.',
      },
      check: 'A silenced, B free → B may attack.',
      question: {
        cs: 'Text mluví o útočníkovi v době, kdy žádný ještě není určen. Co to znamená?',
        en: 'The text speaks of the attacker in a window where none exists. What does it mean?',
      },
      reason: {
        cs: 'Odpovídá to větě o volbě jiného bojovníka.',
        en: 'Consistent with the sentence on choosing another warrior.',
      },
    },
    {
      id: 'DT-RULING-68',
      kind: 'ruling',
      title: { cs: 'Ochrana v průběhu souboje', en: 'Unattackability gained in mid-combat' },
      text: {
        cs: 'Kartu, která by teď sloužila jen k tomu, aby ho dostala z tohoto souboje, nelze na účastníka zahrát. Dojde-li k tomu jako k vedlejšímu účinku, souboj pokračuje.',
        en: 'A card whose only use now would be to take him out of this fight cannot be played on a participant; if it happens as a side effect, the combat continues.',
      },
      check: 'SCHOVÁN on the defender in phase 5 → rejected.',
      question: {
        cs: 'Co když účastník souboje po 2. fázi dostane kartu SCHOVÁN nebo OCHRANNÁ ZEĎ, případně je uvězněn?',
        en: 'What if a participant gets SCHOVÁN or OCHRANNÁ ZEĎ or is imprisoned after phase 2?',
      },
      reason: {
        cs: 'Stejně se posuzují karty MISSING IN ACTION a UŽ ANI SLOVO.',
        en: 'Same treatment as MISSING IN ACTION and UŽ ANI SLOVO.',
      },
    },
    {
      id: 'DT-RULING-69',
      kind: 'ruling',
      title: { cs: 'Okamžik ztráty akcí', en: 'When attack actions are lost' },
      text: {
        cs: 'Zjišťuje se to ve chvíli, kdy by měla začít další běžná akce, tedy po uzavření fáze KDYKOLI.',
        en: 'Tested when the next regular action would start, after the window has closed.',
      },
      check: 'Attacker removed, BOHEM POŽEHNANÝ in the window, new warrior → second regular attack legal.',
      question: { cs: 'Propadají útočné akce ihned, nebo později?', en: 'At once or later?' },
      reason: {
        cs: 'V pátém příkladu k akcím hráč mezitím ještě získá nového bojovníka a pokračuje.',
        en: 'In the fifth action example the player still gets a new warrior in between and goes on.',
      },
    },
    {
      id: 'DT-RULING-70',
      kind: 'ruling',
      title: { cs: 'BOHEM POŽEHNANÝ po útoku', en: 'BOHEM POŽEHNANÝ after an own attack' },
      text: {
        cs: 'Ve vlastním kole nelze kartu zahrát během souboje ani tehdy, když už hráči nezbývá běžná akce. Ve fázi KDYKOLI mezi běžnými akcemi ji zahrát lze, a to i po útoku.',
        en: 'In the own turn it is barred during a combat and once no regular action is left; it is allowed in a window between regular actions, after an attack too.',
      },
      check: 'After regular attack 1 of 3 → accepted; during it → rejected; after action 3 → rejected.',
      question: {
        cs: 'Podle jedné pasáže nejsou dodatečné neútočné akce po vlastním útoku možné, pátý příklad k akcím je však používá. Co platí?',
        en: 'One passage says extra non-attack actions after the own attack are impossible, the fifth action example uses them there. Which applies?',
      },
      reason: {
        cs: 'Obecná pasáž se týká probíhajícího souboje, příklad je konkrétní.',
        en: 'The general passage is about combat in progress; the example is specific.',
      },
    },
    {
      id: 'DT-RULING-71',
      kind: 'ruling',
      title: { cs: 'Dodatečná nedefinovaná akce', en: 'Extra undefined actions and the one-attack rule' },
      text: {
        cs: 'Ano, říká-li její text, že akce smí být útočná. Nedefinovaná akce bez takového textu se dělí o jedinou změnu na útočnou za kolo. Dodatečné nedefinované akce se pro pravidlo o ztrátě nepočítají jako „běžné“, ledaže je hráč použije mezi běžnými akcemi.',
        en: 'Yes if its text says it may be an attack; an undefined action without such text shares the one conversion per turn. Undefined extras are not "regular" for the losing rule unless used within the regular sequence.',
      },
      check: 'Regular attack done, INICIATIVA → one more attack legal.',
      question: { cs: 'Dovoluje INICIATIVA druhý útok?', en: 'Does INICIATIVA permit a second attack?' },
      reason: {
        cs: 'Rozhoduje text karty, jinak pravidlo dovoluje jednu změnu.',
        en: 'The card text decides, otherwise the rule allows one conversion.',
      },
    },
    {
      id: 'DT-RULING-72',
      kind: 'ruling',
      title: { cs: 'Předčasný konec souboje', en: 'Combat that ends early' },
      text: {
        cs: 'Akce je spotřebována a fáze, na které nedošlo, se vynechají. Efekty „do konce souboje“ končí a použité karty zůstávají použité. Body už získané zabitím při prvním útoku se přesto přidělí.',
        en: 'The action is used; phases not reached are skipped, "until end of combat" effects end, cards used stay used; points already earned by a kill in a first-attack sub-round are still given.',
      },
      check: 'Defender discarded in phase 5 → no phase 8.',
      question: {
        cs: 'Je útočná akce spotřebována a proběhnou zbývající fáze?',
        en: 'Is the attack action used, do later phases run?',
      },
      reason: {
        cs: 'Cena přerušené činnosti v pravidlech všude propadá.',
        en: 'Costs of interrupted things are lost everywhere in the rules.',
      },
    },
    {
      id: 'DT-RULING-73',
      kind: 'ruling',
      title: { cs: 'Volba zbraně', en: 'Choice of weapon' },
      text: {
        cs: 'Na začátku 5. fáze, nejdříve útočník, potom obránce. Volba je veřejná a lze zvolit i boj beze zbraně. Změnit ji lze jen tehdy, je-li zvolená zbraň vyřazena nebo ji už nelze použít.',
        en: 'When phase 5 opens, attacker first, then defender; public; NONE allowed; changed only if the chosen weapon is discarded or becomes unusable.',
      },
      check: 'Switching w1 → w2 without loss → rejected.',
      question: { cs: 'Kdy se zbraň volí?', en: 'When is it made?' },
      reason: {
        cs: '„Zbraň, s níž chtěl bojovat“ předpokládá předchozí volbu.',
        en: 'The words "the weapon he meant to fight with" imply a prior choice.',
      },
    },
    {
      id: 'DT-RULING-74',
      kind: 'ruling',
      title: { cs: 'Zóna po výměně obránce', en: 'Zone when the defender is swapped' },
      text: {
        cs: 'Platí, pokud by nový obránce tuto zónu mohl zvolit. Jinak se bojuje dál bez zóny a nová volba se neprovádí.',
        en: 'It stays if the new defender could have chosen that zone; otherwise the fight goes on without a zone and no new choice is made.',
      },
      check: 'Squad zone, new defender from the Cohort → no zone.',
      question: { cs: 'Platí rozhodnutí o válečné zóně i po výměně obránce?', en: 'Does the decision stay?' },
      reason: {
        cs: 'Rozhodnutí je konečné, zónu však nemůže využít ten, kdo ji použít nesmí.',
        en: 'The decision is final but a zone cannot be used by someone barred from it.',
      },
    },
    {
      id: 'DT-RULING-75',
      kind: 'ruling',
      title: { cs: 'Opevnění po vyřazení zóny', en: 'Fortifications after the zone is discarded' },
      text: { cs: 'Ano.', en: 'Yes.' },
      check: 'Zone discarded in phase 5 → +2 O fortification counts.',
      question: { cs: 'Působí po vyřazení zóny opět karty opevnění?', en: 'Do fortification cards work again?' },
      reason: { cs: 'Souboj pak pokračuje jako obvykle.', en: 'The combat then runs as normal.' },
    },
    {
      id: 'DT-RULING-76',
      kind: 'ruling',
      title: { cs: 'Pozdní zrušení karty', en: 'Late cancelling of combat cards' },
      text: {
        cs: 'Do konce fáze KDYKOLI po 5. fázi. Později by už nic nezměnilo a je zakázáno jako pálení karet.',
        en: 'Up to the end of the window after phase 5; later it could change nothing and is barred as burning.',
      },
      check: 'Cancel in the window after phase 6 → rejected.',
      question: {
        cs: 'Zrušit kartu lze „kdykoli během boje“, v 6. fázi se ale hodnoty porovnávají naposledy. Dokdy je zrušení možné?',
        en: 'A card may be cancelled "any time during the fight", but phase 6 compares for the last time. Until when can it be done?',
      },
      reason: { cs: 'Poslední porovnání hodnot patří do 6. fáze.', en: 'Phase 6 compares for the last time.' },
    },
    {
      id: 'DT-RULING-77',
      kind: 'ruling',
      title: { cs: 'KDYKOLI po vyhodnocení souboje', en: 'The window between evaluation and change of state' },
      text: {
        cs: 'Hrát všechny karty KDYKOLI kromě modifikátorů. Vyřazení nebo ukradení účastníka souboj ukončí a zruší výsledek, který ho postihl, i výsledek, který způsobil.',
        en: 'All ANYTIME cards but modifiers; discarding or stealing a participant ends the combat, his result and the one he inflicted are both dropped.',
      },
      check: 'KILL pending on D, attacker A stolen → D unharmed, no points.',
      question: {
        cs: 'Co lze dělat mezi vyhodnocením souboje a změnou stavu bojovníků?',
        en: 'What can be done there?',
      },
      reason: { cs: 'Nikomu se ještě stav nezměnil.', en: "Nobody's state has changed yet." },
    },
    {
      id: 'DT-RULING-78',
      kind: 'ruling',
      title: { cs: 'Pořadí záchran', en: 'Order of saves in phase 7' },
      text: {
        cs: 'Platí pořadí hráčů v souboji a u každého výsledku se nejdříve rozhoduje ten, kdo postiženého bojovníka ovládá. Všechny změny stavu se provedou společně, až nikdo nechce nic hrát.',
        en: "Combat priority order; for each pending result its warrior's controller is asked first; all state changes are applied together when all have passed.",
      },
      check: "Double KILL, only D saved → A dies, D lives, D's player scores.",
      question: {
        cs: 'Jak se postupuje v 7. fázi, čeká-li výsledek na oba bojovníky?',
        en: 'How does phase 7 go if both warriors have pending results?',
      },
      reason: {
        cs: 'Postižený hráč má přednost a údery jsou současné.',
        en: 'Affected player first; the blows are simultaneous.',
      },
    },
  ],
};
