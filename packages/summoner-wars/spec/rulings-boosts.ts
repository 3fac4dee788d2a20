import type { Section } from '@bojiste/kernel';

export const rulingsBoosts: Section = {
  code: 'RULING',
  title: {
    cs: 'Rozhodnutí: karty dvojího druhu, posílení, nahrazení, zasunutí',
    en: 'Rulings: dual cards, boosts, replacement, tucking',
  },
  clauses: [
    {
      id: 'SW-RULING-48',
      kind: 'ruling',
      title: { cs: 'Vyvolání nebo postavení golemů', en: 'Summoning or building golems' },
      text: {
        cs: 'Majitel si vybere: buď ji vyvolá ve fázi Vyvolávání vedle vlastního portálu, nebo ji postaví ve fázi Budování v oblasti pro budování. Náklady jsou v obou případech 2.',
        en: 'The owner chooses: summon in the Summoning phase beside an own gate, or build in the Building phase in the building area; cost 2 either way.',
      },
      check: 'Given A.magic = 2, then it is offered as a summon in phase 1 and as a build in phase 3.',
      question: { cs: 'Jak karta Ledoví golemové přichází do hry?', en: 'How does Ledoví golemové enter play?' },
      reason: {
        cs: 'Běžné jednotky lze vyvolávat, všechny karty druhu stavba lze budovat a heslo o schopnostech připouští, že jednotka může být postavena.',
        en: 'Common units can be summoned, all cards of kind structure can be built, and the ability entry mentions units being built.',
      },
    },
    {
      id: 'SW-RULING-49',
      kind: 'ruling',
      title: { cs: 'Golemové jako jednotka i stavba', en: 'Golems count as both' },
      text: {
        cs: 'Pro efekty na jednotky je to běžná jednotka, pro efekty na stavby stavba. Jmenuje-li efekt obojí nebo „objekty“, počítá se jednou. Její eliminace přináší 1 bod magie a efekty vázané na jednotky spustí jednou. Útočí, pohybuje se a podléhá limitům jako jednotka.',
        en: 'As a common unit for unit effects and as a structure for structure effects; where an effect names both or "objects", it counts once; its elimination gives 1 magic and fires unit triggers once; it attacks, moves and is limited like a unit.',
      },
      check:
        'Given Oprava ledem, it is healed; given Pach krve, its elimination gives 1 boost; given Tělo bez duše, no magic.',
      question: {
        cs: 'Jak s kartou Ledoví golemové zacházejí efekty omezené na určitý druh?',
        en: 'How do kind-limited effects treat it?',
      },
      reason: { cs: 'V řádku s druhem má uvedeno obojí.', en: 'Its kind line has both.' },
    },
    {
      id: 'SW-RULING-50',
      kind: 'ruling',
      title: { cs: 'Podusání přes golema', en: 'Trampling a golem' },
      text: { cs: 'Průchod je dovolen.', en: 'Allowed.' },
      check:
        'Given B:Ledoví golemové@c4 and c5 free, when Medvědí kavalerie moves c3→c4→c5, then legal and the golem suffers 1.',
      question: {
        cs: 'Příklad zakazuje procházet skrz stavby, schopnost „Podusání“ však dovoluje procházet skrz běžné jednotky. Co platí pro kartu Ledoví golemové?',
        en: 'The example forbids passing structures, the ability allows passing commons. What about Ledoví golemové?',
      },
      reason: {
        cs: 'Oprávnění jmenuje druh, který golem má. Příklad jen ukazuje, že nejmenované druhy dál překážejí, a karty mají přednost před pravidly.',
        en: "The ability's permission names a kind the golem has; the example only shows that kinds not named stay blocked; cards beat rules.",
      },
    },
    {
      id: 'SW-RULING-51',
      kind: 'ruling',
      title: { cs: 'Golemův krok a zatlačení', en: 'Golem step and pushes' },
      text: {
        cs: 'O 1 snižuje každé běžné maximum pohybu (ze 2 na 1) a rovněž jiná maxima pohybu, která jednotka využívá, nikdy však pod 0. Na zatlačení a výměnu míst vliv nemá.',
        en: 'It lowers every normal maximum by 1 (2 → 1) and also other move maxima the unit uses, never below 0; pushes and swaps are unaffected.',
      },
      check: 'Given Drift ledovce on a golem, then 2 spaces are allowed.',
      question: {
        cs: 'Ovlivňuje „Golemův krok“ také zatlačení nebo jiné pohyby?',
        en: 'Does the lower maximum affect pushes or other moves?',
      },
      reason: { cs: 'Text mluví o maximálním pohybu jednotky.', en: 'The text speaks of its maximum move.' },
    },
    {
      id: 'SW-RULING-52',
      kind: 'ruling',
      title: { cs: 'Strop bonusu za posílení', en: 'Boost cap' },
      text: {
        cs: 'Ne, žetonů může být libovolně mnoho. Omezen je jen bonus k síle z této schopnosti.',
        en: "Tokens are unlimited; only that ability's strength bonus is capped.",
      },
      check: 'Given 8 boosts, then bonus 5, and after losing 2 at end of turn still bonus 5.',
      question: { cs: 'Omezuje údaj „max. +5“ počet žetonů posílení?', en: 'Does "max +5" limit tokens?' },
      reason: { cs: 'Podle hesla o posílení je počet žetonů neomezený.', en: 'The boost entry says unlimited.' },
    },
    {
      id: 'SW-RULING-53',
      kind: 'ruling',
      title: { cs: 'Odstranění posílení jako cena', en: 'Removing boosts as price or clean-up' },
      text: {
        cs: 'Smí-li hráč žetony posílení odstranit, aby něco získal, jde o cenu a je třeba jejich plný počet. Pokud efekt jen přikazuje žetony odstranit, odstraní se jich tolik, kolik jich tam je.',
        en: 'Where a player may remove boosts in order to get something, it is a price and needs the full number; where an effect just tells to remove, remove as many as there are.',
      },
      check: 'Given 0 boosts, Ledové střepiny is not offered; given 1 boost, Pach krve leaves 0.',
      question: {
        cs: 'Karty říkají „odstranit“ tam, kde pravidla říkají „utratit“. Jaký je v tom rozdíl?',
        en: 'The cards say "remove" where the rules say "spend". What is the difference?',
      },
      reason: {
        cs: 'Heslo o posílení zakazuje provést efekt bez dostatku žetonů, heslo o odstranění připouští i menší počet.',
        en: 'The boost entry blocks effects without enough tokens, the remove entry tolerates fewer.',
      },
    },
    {
      id: 'SW-RULING-54',
      kind: 'ruling',
      title: { cs: 'Posílení na události', en: 'Boosts on events' },
      text: {
        cs: 'Trvající událost smí nést žetony posílení, uvádí-li to její text. Není to objekt a efekty na posílené objekty se jí netýkají.',
        en: 'A lasting event may hold boosts where its text says so; it is not an object and not affected by effects on boosted objects.',
      },
      check: 'Given boosts on it, when boosted objects are listed, then it is absent.',
      question: {
        cs: 'Posílení je popsáno jen pro jednotky a stavby. Může být i na události?',
        en: 'Boosts are described for units and structures only. Can an event hold them?',
      },
      reason: { cs: 'Vyžaduje to karta Obětní oheň.', en: 'Obětní oheň requires it.' },
    },
    {
      id: 'SW-RULING-55',
      kind: 'ruling',
      title: { cs: 'Stav nahrazující karty', en: 'State of a replacing card' },
      text: {
        cs: 'Jen pole. Je to nový objekt bez žetonů, bez zasunutých karet a bez použitých schopností a ovládá jej hráč, jehož efekt jej na pole umístil. V této fázi smí v mezích limitů ještě zaútočit.',
        en: 'Only the space; it is a new object with no tokens, no tucked cards, no used abilities, controlled by the player whose effect put it there; it may still attack this phase within the limits.',
      },
      check: 'Given a carrier placed by Nákaza in the Attack phase, when it attacks as one of the three, then legal.',
      question: { cs: 'Co nová karta po nahrazení přebírá?', en: 'What does the new card inherit?' },
      reason: {
        cs: 'Původní karta se odhodila i se svými žetony a nová předtím ve hře nebyla.',
        en: 'The old card is discarded with its tokens; the new one was not in play.',
      },
    },
    {
      id: 'SW-RULING-56',
      kind: 'ruling',
      title: { cs: 'Časování nákazy', en: 'Infection timing' },
      text: {
        cs: 'Ano, pokud má v názvu slovo „přenašeči“ a v tu chvíli už je v odhazovací hromádce daného hráče. Schopnost „Nákaza“ se týká jen jednotek a jen eliminací způsobených útokem této jednotky.',
        en: "Yes, if it is a carrier in that player's own pile by then. Only units, only eliminations by this unit's attack.",
      },
      check:
        "Given A's carrier eliminates A's other carrier with an otherwise empty pile, then the same card may return as a new object.",
      question: {
        cs: 'Může být nahrazující kartou přímo karta eliminované jednotky?',
        en: "May the eliminated unit's own card be the replacement?",
      },
      reason: { cs: 'Odhození předchází spuštění schopnosti.', en: 'Discarding precedes the trigger.' },
    },
    {
      id: 'SW-RULING-57',
      kind: 'ruling',
      title: { cs: 'Účinek zasunuté karty', en: 'What a tucked card does' },
      text: {
        cs: 'Vlastní schopnosti zasunuté karty nepůsobí. Dokud je karta zasunutá, platí jen účinek na jednotku nad ní, který vyplývá z textu o zasunutí. Dvě karty, které shodně mění týž symbol, účinek nezdvojnásobí.',
        en: "A tucked card's own abilities are off; only the effect for the host created by the tucking text applies, while that card stays tucked; two cards giving the same symbol conversion do not double it.",
      },
      check: 'Given two Ledoví kováři under one host, then the conversion equals that of one.',
      question: {
        cs: 'Působí schopnosti zasunutých karet a sčítají se?',
        en: 'Do abilities of tucked cards work, do they add up?',
      },
      reason: {
        cs: 'Schopnosti vyžadují přítomnost na bojišti a stejné schopnosti se nekumulují.',
        en: 'Abilities need the battlefield; equal abilities do not stack.',
      },
    },
    {
      id: 'SW-RULING-58',
      kind: 'ruling',
      title: { cs: 'Symboly u sekery mrazu', en: 'Frost axe symbols' },
      text: {
        cs: 'Každý zvláštní efekt se mění v n zásahů na blízko. Výchozí hodnota n = 2 pochází z vnějšího zdroje (stránka o kostkách uvádí zvláštní symbol jako dva zásahy na blízko), náhradní hodnota je n = 1. Platí pro útoky jednotky na vrchní kartě bez ohledu na jejich typ, zraňují však jen symboly shodné s jejím typem útoku.',
        en: "Each special effect turns into n melee hits; the default n = 2 comes from an outside source (a dice page lists special as two melee hits), n = 1 as fallback; it applies to the host's attacks of whatever type, but only symbols equal to the host's attack type injure.",
      },
      check: 'Given n = 2, a melee host and dice [S, M], then 3 injuries; a ranged host gets 0 from S.',
      question: {
        cs: 'Který symbol se při schopnosti „Sekera mrazu“ mění ve který?',
        en: 'Which symbol becomes which?',
      },
      reason: { cs: 'Obě ikony se v pravidlech nedochovaly.', en: 'Both icons are lost in the rulebook.' },
    },
    {
      id: 'SW-RULING-59',
      kind: 'ruling',
      title: { cs: 'Základní síla a schopnosti', en: 'Base values' },
      text: {
        cs: 'Základní je to, co je vytištěno na kartě. Efekt, který základní sílu nastavuje, nahrazuje vytištěné číslo; z více takových platí nejnovější a modifikátory se přičítají až potom.',
        en: 'Base = printed on the card; an effect that sets base strength replaces the printed number, the latest such effect wins, modifiers come on top.',
      },
      check: 'Given base set to 4 and a +1 modifier, then strength 5.',
      question: {
        cs: 'Hesla o základních hodnotách jsou poškozená nebo chybějí. Co znamenají?',
        en: 'The entries are damaged or lost. What do they mean?',
      },
      reason: {
        cs: 'Vychází se z odkazu u hesla „síla“ a z obvyklého vrstvení efektů.',
        en: 'Cross-reference under strength, and usual layering.',
      },
    },
  ],
};
