import type { Section } from '@bojiste/kernel';

export const rulingsAttack: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: útok, blok, oslabení', en: 'Rulings: attack, block, weakening' },
  clauses: [
    {
      id: 'OW-RULING-63',
      kind: 'ruling',
      title: { cs: 'Přípustné cíle útoku', en: 'Legal targets' },
      text: {
        cs: 'Cílem smějí být karty ovládané jinými stranami a zúčastněná zvířata; i členové posádky; rozestavěné a sbírající karty s hodnotami uvedenými na kartě; ne vlastní ani spoluhráčovy karty a ne vylepšení.',
        en: "Cards controlled by other sides and participating animals; crew members too; unfinished and gathering cards with printed values; not own or teammates' cards, not upgrades.",
      },
      check: "Given Sol in B's Tank, then both Tank and driver are targets.",
      question: {
        cs: 'Lze útočit na vlastní karty, posádku, rozestavěné karty a vylepšení?',
        en: 'Own cards, crew, unfinished cards, upgrades?',
      },
      reason: {
        cs: 'Cílem je kterákoliv postava, vozidlo nebo budova v boji; se zabitím řidiče se počítá.',
        en: 'Any character, vehicle or building in the battle; killing a driver is foreseen.',
      },
    },
    {
      id: 'OW-RULING-64',
      kind: 'ruling',
      title: { cs: 'Vyčerpání blokem', en: 'Does blocking exhaust' },
      text: {
        cs: 'Blok vyčerpá blokující kartu (i s posádkou) při svém ohlášení, a připraví ji tak o nadcházející tah v tomto kole boje; na jeden útok připadá právě jedna blokující karta. Hráči se mohou dohodnout, že blok nevyčerpává.',
        en: 'Blocking exhausts the blocker (with its crew) when the block is declared and so costs its coming slot in that battle round; exactly one blocker per attack. The players may agree that blocking does not exhaust.',
      },
      check: 'Given Drone blocked, then it is exhausted and cannot block the next attack.',
      question: {
        cs: 'Blokující karta musí být připravená, o jejím pozdějším stavu se však nic nepíše. Vyčerpá se?',
        en: 'A blocker must be ready, but its later state is not mentioned. Is it exhausted?',
      },
      reason: {
        cs: 'Kde něco vyžaduje připravenou kartu a nechává ji připravenou (přesun, přiřazení), návod to uvádí; jinak by jedna rychlá karta mohla dávat protiútoky bez omezení.',
        en: 'Where something needs a ready card and leaves it ready (moving, boarding), the manual says so; otherwise one fast card could counter-attack without limit.',
      },
    },
    {
      id: 'OW-RULING-65',
      kind: 'ruling',
      title: { cs: 'Způsobilost k bloku', en: 'Who is able to block' },
      text: {
        cs: 'Blokující karta musí být schopna fungovat (posádka, energie, věž, dokončenost), mít uvedenou rychlost a její aktuální rychlost musí být vyšší než aktuální rychlost útočící karty; karty se speciálním útokem smějí blokovat s protiútokem 0; přiřazená postava nemůže blokovat samostatně; blokují jen karty hráče, který ovládá cíl.',
        en: "The blocker must be able to function (crew, power, tower, finished), have a printed speed, and its current speed must exceed the attacker's current speed; special-attack cards may block with counter-attack 0; an assigned character cannot block on its own; only cards of the target's controller.",
      },
      check: 'Given Cargo (15) against Sol (12), then block legal, Sol loses 0.',
      question: {
        cs: 'Smějí blokovat karty bez posádky, bez energie, se speciálním útokem nebo karty spoluhráčů?',
        en: "Crewless, unpowered, special-attack, teammates' cards?",
      },
      reason: {
        cs: 'Karty s posádkou nemohou bojovat samy; blok sám o sobě není útok.',
        en: 'Crew cards cannot fight alone; blocking itself is no attack.',
      },
    },
    {
      id: 'OW-RULING-66',
      kind: 'ruling',
      title: { cs: 'Protiútok blokující karty', en: 'Counter-attack' },
      text: {
        cs: 'Protiútok používá hodnotu blokující karty proti typu útočící karty, a to se schopnostmi Průrazný, Omráčení a Ochrana, bez schopností Dvojitý útok a Plošný útok. Oba výsledky se počítají ze stavu před vyhodnocením kteréhokoliv z nich; obě strany dostanou možnost reagovat na zranění, potom mohou zahynout obě karty; zkušenost se počítá oběma stranám. Blokující kartu už nelze blokovat.',
        en: "The counter uses the blocker's value against the attacker's type, with Piercing, Stun and Protection, without Double or Area attack; both results are computed from the state before either; wound windows for both sides, then both may die; each side's experience counts. The blocker cannot be blocked in turn.",
      },
      check: 'OW-EX-11.',
      question: {
        cs: 'Která klíčová slova při protiútoku platí, v jakém pořadí se vyhodnocuje a kdo získá zkušenost?',
        en: 'Which keywords, which order, who learns?',
      },
      reason: { cs: 'Obě karty jsou zasaženy současně.', en: 'Both are hurt at once.' },
    },
    {
      id: 'OW-RULING-67',
      kind: 'ruling',
      title: { cs: 'Účastníci taktik', en: 'Tactics with several players' },
      text: {
        cs: 'Jen hráči ovládající útočící a bránící se kartu; střídají se počínaje bránícím se; zřeknou-li se taktiky oba těsně po sobě, hraní taktik končí. Za zvíře hraje na straně útočníka jeho vlastník. Taktika musí mít v tomto útoku přípustný předmět.',
        en: "Only the controllers of attacker and defender; alternate from the defender; two passes in a row end it. For an animal its owner plays on the attacker's side. A tactic needs a legal object in this attack.",
      },
      check: 'Given C in the battle but not in this attack, then C is not asked.',
      question: {
        cs: 'Smějí hrát T i nezúčastnění hráči a lze se vrátit poté, co se hráč taktiky zřekl?',
        en: 'May bystanders play T, may one come back after passing?',
      },
      reason: {
        cs: 'Střídání od bránícího se hráče předpokládá dvě strany.',
        en: 'The defender-first alternation assumes two sides.',
      },
    },
    {
      id: 'OW-RULING-68',
      kind: 'ruling',
      title: { cs: 'Povinnost útočit znovu', en: 'Is continuing compulsory' },
      text: {
        cs: 'Volba je svobodná; oslabení způsobené hráčem končí, když se vyhodnotí útok téhož hráče, jehož konečným cílem (po bloku) je jiná karta. Vyčkávání, BA, útěk, vzdání se akce, schopnosti ani protiútoky je neukončí.',
        en: 'The choice is free; the weakening by a player ends when an attack of that player is evaluated whose final target (after block) is another card. Waiting, BA, fleeing, declining, abilities and counter-attacks do not end it.',
      },
      check: "Given B.Tank d = 9 by A, when A's next card waits and the one after attacks B.Tank, then from 9.",
      question: {
        cs: 'Text říká, že hráč musí útočit znovu, a pak uvádí následek, když to neudělá. Je pokračování povinné?',
        en: 'The text says must, then gives a consequence for not doing so. Is continuing compulsory?',
      },
      reason: {
        cs: 'Jako příčina obnovení je uveden jen útok na jinou kartu.',
        en: 'Only an attack elsewhere is given as cause of restoration.',
      },
    },
    {
      id: 'OW-RULING-69',
      kind: 'ruling',
      title: { cs: 'Více útočníků na jednu kartu', en: 'Several players weaken one card' },
      text: {
        cs: 'Pro každého útočícího hráče se eviduje, kolik ubral; aktuální obrana = původní − součet; změna cíle obnoví podíl daného hráče; zranění smaže všechny podíly; obnovené body (mechanik, dělník, vědec) se nejprve odečítají od posledního podílu. Spoluhráči jsou samostatní hráči.',
        en: "Keep the amount taken per attacking player; current defence = original − sum; a switch restores that player's share; a wound clears all shares; restored points (mechanic, worker, scientist) come off the latest share first. Teammates are separate players.",
      },
      check: 'Given A −3, C −4 on 8, when A attacks elsewhere, then d = 4.',
      question: { cs: 'Jednu kartu oslabilo více hráčů. Čí změna cíle co obnoví?', en: 'Whose switch restores what?' },
      reason: {
        cs: 'U dvou hráčů je to totožné s textem, u více nikdo nemůže zmařit práci jiného.',
        en: "For two players identical with the text, for more nobody can undo another's work.",
      },
    },
    {
      id: 'OW-RULING-70',
      kind: 'ruling',
      title: { cs: 'Dvě oslabené karty', en: 'Two pending targets' },
      text: {
        cs: 'Obě zůstávají oslabené až do jeho dalšího útoku; po něm zůstane oslabená jen karta, kterou zasáhl.',
        en: 'Both stay until his next attack; that attack keeps only the card it hits.',
      },
      check: 'Given B pending on p and q, when B attacks q, then p is restored.',
      question: {
        cs: 'Hráč mohl jednu kartu oslabit útokem a jinou protiútokem. Co s nimi?',
        en: 'A player may have weakened one card by attack and another by a counter-attack. What becomes of them?',
      },
      reason: {
        cs: 'Protiútok se nedělá ve vlastním tahu a jeho cíl se nevolí.',
        en: 'A counter-attack is not made in the own slot and is not chosen.',
      },
    },
    {
      id: 'OW-RULING-71',
      kind: 'ruling',
      title: { cs: 'Trvání oslabení', en: 'How long weakening lasts' },
      text: {
        cs: 'Přechází z jednoho kola boje do dalšího; na konci boje se každá obrana vrátí na původní hodnotu; obnoví se i kartě, která boj opustí. Oslabení mimo boj končí na konci kola hry.',
        en: 'It carries over from one battle round to the next; at the end of the battle every defence returns to its original value; a card leaving the battle is restored as well. Weakening outside battle ends at the end of the game round.',
      },
      check: 'Given Tank d = 5 at the end, then 12 afterwards, wounds unchanged.',
      question: { cs: 'Přetrvává oslabení mezi koly boje a po boji?', en: 'Across battle rounds, after the battle?' },
      reason: { cs: 'V útoku už nelze pokračovat.', en: 'No continuing attack is possible.' },
    },
    {
      id: 'OW-RULING-72',
      kind: 'ruling',
      title: { cs: 'Dvojitý útok a pokračování', en: 'Double attack and continuing' },
      text: {
        cs: 'Ne; oba útoky jednoho tahu tvoří jeden celek. Každý má vlastní blok, taktiky i vyhodnocení, druhého se lze vzdát a karta se vyčerpá až po obou. Při dalším útoku tohoto hráče se obnoví všechny jím oslabené cíle, které nezasáhl.',
        en: "No; both attacks of one slot form one set. Each has its own block, tactics and evaluation, the second may be forgone, exhaustion comes after both. At that player's next attack all pending targets not hit are restored.",
      },
      check: 'Given attacks on p (8→3) and q (8→3), then both stay 3; next attack on q restores p.',
      question: {
        cs: 'Obnoví druhý útok na jinou kartu obranu té první?',
        en: 'Does the second attack on another card reset the first?',
      },
      reason: {
        cs: 'Zacílení dvou karet je výslovně dovoleno a jinak by nemělo smysl.',
        en: 'Aiming at two cards is expressly allowed and would be pointless otherwise.',
      },
    },
    {
      id: 'OW-RULING-73',
      kind: 'ruling',
      title: { cs: 'Rozdělení plošného útoku', en: 'Dividing an area attack' },
      text: {
        cs: 'Útočník určí cíle a celočíselné podíly, každý nejméně 1; je-li A_i hodnota proti typu cíle i, nesmí součet podíl_i / A_i překročit 1. Podíly jsou pevně dány před bloky; hráč ovládající některý cíl smí jeho podíl blokovat pokaždé jinou kartou a každá blokující karta provede protiútok; taktiky se hrají jen jednou společně. Všechny cíle tvoří jeden celek jako v OW-RULING-72. Bonusy z taktik připadnou jednomu podílu podle volby hráče.',
        en: "The attacker names targets and whole-number shares of at least 1; with A_i the value against target i's type, the sum of share_i / A_i must not exceed 1. Shares are fixed before blocks; each target's controller may block that share with a different card, each blocker counters; one tactic window. All targets form one set as in OW-RULING-72. Bonuses from tactics go to one share chosen by the player.",
      },
      check: 'Given 6/3/1, then 4 to a character and 1 to a vehicle is legal (4/6 + 1/3 = 1), 4 and 2 is not.',
      question: {
        cs: 'Jak se dělí tři hodnoty útoku, jak se blokuje a co s oslabenými cíli?',
        en: 'Three values, blocks, pending targets?',
      },
      reason: {
        cs: 'Při jediném typu cílů je to přesně rozdělení hodnoty.',
        en: 'For one type this is exactly dividing the value.',
      },
    },
    {
      id: 'OW-RULING-74',
      kind: 'ruling',
      title: { cs: 'Řetězení průrazného útoku', en: 'Piercing chains' },
      text: {
        cs: 'Postup se opakuje: další zranění a přenesení zbytku, dokud se zbytek nespotřebuje nebo není karta zničena; každé zranění je pro vědce i zkušenost samostatné. Zbytek přesně rovný obraně zraní a ponechá obranu plnou.',
        en: 'Repeat: another wound, rest carried on, until the rest is used up or the card is destroyed; each wound is a separate wound for scientists and experience. A rest exactly equal to the defence wounds and leaves full defence.',
      },
      check: 'Given attack 20, defence 8, health 3, then 2 wounds, d = 4.',
      question: {
        cs: 'Co když zbytek útoku znovu převýší obnovenou obranu?',
        en: 'What if the rest again exceeds the restored defence?',
      },
      reason: {
        cs: 'Podle obecného pravidla karta dostane zranění, kdykoliv obrana klesne na 0.',
        en: 'The general rule wounds whenever defence drops to 0.',
      },
    },
    {
      id: 'OW-RULING-75',
      kind: 'ruling',
      title: { cs: 'Úpravy útoku a obrany', en: 'Order of modifiers' },
      text: {
        cs: 'Útok = hodnota na kartě + všechny bonusy (jediné číslo se přičítá ke všem třem hodnotám i ke speciální hodnotě), potom − Ochrana, nejméně 0. Oslabení se eviduje jako množství W; obrana = hodnota na kartě + bonusy − W. Pokud by konec bonusu snížil obranu na 0 nebo méně, bude obrana 1 bez zranění. S hodnotou 0 lze útočit, ale bez účinku.',
        en: 'Attack = printed + all bonuses (a single number adds to all three values and to a special value), then − Protection, floor 0. Store weakening as an amount W; defence = printed + bonuses − W. If the end of a bonus would bring defence to 0 or less, it becomes 1 without a wound. A value of 0 attacks legally without effect.',
      },
      check: 'Given Sol +3 (T), attack 9, then d = 2 during evaluation and 1 after the tactic ends.',
      question: {
        cs: 'Jaké jsou dolní meze, jaké je pořadí úprav a co když bonus skončí?',
        en: 'Floors, order, ending bonuses?',
      },
      reason: {
        cs: 'Brání to získávání výhod zapínáním a vypínáním bonusů.',
        en: 'Avoids gains from switching bonuses on and off.',
      },
    },
    {
      id: 'OW-RULING-76',
      kind: 'ruling',
      title: { cs: 'Podmínky omráčení', en: 'Stun' },
      text: {
        cs: 'Každý vyhodnocený útok vyčerpá kartu, kterou zasáhl, včetně blokující, a to i při poškození 0; posádka omráčené karty se vyčerpá s ní; rozestavěné a sbírající karty si svůj stav ponechávají; při plošném útoku se vyčerpají všechny zasažené. Zotavení následuje v dalším kole boje.',
        en: 'Every evaluated attack exhausts the card that was hit, blockers included, also at 0 damage; crew of a stunned card is exhausted with it; unfinished and gathering cards keep their state; with area attack all hit. Recovery follows in the next battle round.',
      },
      check: 'Given Protection 9 against attack 5 with Stun, then no damage, target exhausted.',
      question: {
        cs: 'Je k omráčení třeba poškození a působí na blokující karty, posádky a budovy?',
        en: 'Needs damage, affects blockers, crews, buildings?',
      },
      reason: { cs: 'Text neuvádí žádnou další podmínku.', en: 'The text names no further condition.' },
    },
  ],
};
