import type { Section } from '@bojiste/kernel';

export const rulingsElimination: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: konec hry, magie, eliminace', en: 'Rulings: end of the game, magic, elimination' },
  clauses: [
    {
      id: 'SW-RULING-13',
      kind: 'ruling',
      title: { cs: 'Eliminace obou Vyvolavačů najednou', en: 'Both Summoners at once' },
      text: {
        cs: 'Ve výchozím nastavení je to remíza; hráči se mohou dohodnout, že vítězí aktivní hráč. Mají-li současně nastat dva samostatné efekty, platí pořadí zvolené aktivním hráčem a hra končí první eliminací.',
        en: "A draw by default; the players may agree that the active player wins. If two separate effects are due simultaneously, the active player's chosen order applies and the game ends with the first elimination.",
      },
      check: 'Given a stub effect injuring all Summoners fatally, then result = draw.',
      question: {
        cs: 'Kdo vyhraje, když jeden efekt eliminuje oba Vyvolavače?',
        en: 'Who wins if one effect eliminates both?',
      },
      reason: {
        cs: 'Text zná vítěze, jen když zůstane jeden Vyvolavač, a každého, jehož Vyvolavač byl eliminován, označuje za poraženého. Žádná karta z pravidel nedokáže eliminovat oba jediným efektem.',
        en: 'The text knows a winner only if one Summoner remains and calls everyone whose Summoner is eliminated a loser. No card of the rulebook can do this in one effect.',
      },
    },
    {
      id: 'SW-RULING-14',
      kind: 'ruling',
      title: { cs: 'Okamžik konce hry', en: 'The end interrupts' },
      text: {
        cs: 'Ne. Hra končí samotnou eliminací, dříve než se získá magie a spustí další efekty, a nic to nemůže zvrátit.',
        en: 'No; the game ends at the elimination itself, before rewards and triggers; nothing can undo it.',
      },
      check: "Given B's Summoner eliminated while Obětní oheň is in B's zone, then no trigger is processed.",
      question: {
        cs: 'Vyhodnotí se ještě zbývající kroky a spuštěné efekty?',
        en: 'Are remaining steps and triggers still resolved?',
      },
      reason: { cs: 'Hra končí právě v tomto okamžiku.', en: 'The game ends at that moment.' },
    },
    {
      id: 'SW-RULING-15',
      kind: 'ruling',
      title: { cs: 'Magie nad maximum', en: 'Gains over 15' },
      text: {
        cs: 'Propadá. Odhazovat karty pro magii je dovoleno i při 15 bodech a karty se skutečně odhodí.',
        en: 'It is lost; discarding cards for magic stays legal at 15 and the cards are discarded.',
      },
      check:
        'Given A.magic = 14, when 3 cards are discarded in the Magic phase, then magic 15 and 3 cards in the pile.',
      question: { cs: 'Co se stane s magií nad maximum 15?', en: 'What about magic above the maximum?' },
      reason: {
        cs: 'Maximum omezuje to, kolik hráč může mít, nikoli samotnou akci.',
        en: 'The maximum limits what one has, not the action.',
      },
    },
    {
      id: 'SW-RULING-16',
      kind: 'ruling',
      title: { cs: 'Původce eliminace', en: 'Whose elimination' },
      text: {
        cs: 'Každá dávka zranění a každý pokyn k eliminaci má uvedeného původce: kdo jej ovládá, která karta to je a co je příčinou (útok, schopnost, událost, nebo pravidlo). Eliminace se připíše hráči, který původce ovládá, pokud je pro něj eliminovaný objekt v tu chvíli cizí. Zranění způsobená pravidlem (trest za pasivitu) původce nemají a nikomu magii nepřinášejí.',
        en: 'Every injury packet and every "eliminate" instruction carries a source {controller, card, cause: attack | ability | event | rule}; credit goes to the source\'s controller if the victim is enemy to that controller at that moment. Rule-caused injuries (penalty) have no source and give nobody magic.',
      },
      check: "Given A's Podusání eliminates one B common and one A common, then A +1, B +0.",
      question: { cs: 'Komu se eliminace připisuje?', en: 'Who gets credit?' },
      reason: {
        cs: 'Hlavní text i rejstřík vážou odměnu na hráče, který ovládá to, co eliminaci způsobilo.',
        en: 'Body and glossary both tie the reward to the controller of the eliminating thing.',
      },
    },
    {
      id: 'SW-RULING-17',
      kind: 'ruling',
      title: { cs: 'Stavba jako původce eliminace', en: 'Structures as source' },
      text: { cs: 'Stavby se počítají také.', en: 'Structures count.' },
      check: "Given a stub structure ability of A that eliminates B's unit, then A +1.",
      question: {
        cs: 'Hlavní text odměňuje i eliminaci stavbou, rejstřík však uvádí jen jednotky a události. Co platí?',
        en: 'The body rewards eliminations by structures, the glossary lists only units and events. Which applies?',
      },
      reason: {
        cs: 'Hlavní text je jmenuje a výčet v rejstříku není označen za úplný.',
        en: 'The body names them; the glossary list is not marked as complete.',
      },
    },
    {
      id: 'SW-RULING-18',
      kind: 'ruling',
      title: { cs: 'Pokles životů po ztrátě bonusu', en: 'Death by losing a life bonus' },
      text: { cs: 'Je eliminována ihned a magii nezíská nikdo.', en: 'Eliminated at once; no magic for anyone.' },
      check:
        "Given B:Ollag and B's gate (5 + 1) with 5 injuries, when A eliminates Ollag, then the gate is eliminated too and A gains exactly 1.",
      question: {
        cs: 'Ollag opustí bojiště a počet životů některé stavby klesne na 0. Je eliminována, a kdo za ni získá magii?',
        en: 'Ollag leaves and a structure falls to 0 life; eliminated, and who is rewarded?',
      },
      reason: {
        cs: 'Objekt s 0 životy je eliminován bez ohledu na příčinu. Příčinou je tu konec schopnosti vlastní strany, což lze přirovnat k efektům eliminovaného objektu, za něž se magie nezískává.',
        en: "Life at 0 eliminates regardless of cause; the cause is the ending of the victim side's own ability, comparable to the excluded parting effects.",
      },
    },
    {
      id: 'SW-RULING-19',
      kind: 'ruling',
      title: { cs: 'Efekt eliminovaného objektu', en: 'Parting effects' },
      text: {
        cs: 'Hráč, který tuto jednotku eliminoval, za další objekty nezíská nic. Hráč, který ji ovládal naposledy, získá magii za ty, které jsou pro něj cizí.',
        en: "The player who eliminated it gains nothing for those; the unit's last controller gains for victims that are enemy to that controller.",
      },
      check:
        "Given B's exploding stub unit eliminated by A takes one A unit and one B unit along, then A +1 (for the first), B +1 (for A's unit).",
      question: {
        cs: 'Kdo získá magii, když schopnost eliminované jednotky eliminuje další objekty?',
        en: "When an eliminated unit's own ability eliminates others, who gains?",
      },
      reason: {
        cs: 'První případ rejstřík vylučuje, druhý odměňuje jako schopnost jednotky, kterou hráč ovládá; schopnosti působí i bezprostředně po eliminaci.',
        en: 'The glossary excludes the first and rewards "ability of a unit you control" for the second; abilities work immediately after elimination.',
      },
    },
    {
      id: 'SW-RULING-20',
      kind: 'ruling',
      title: { cs: 'Eliminace v cizím tahu', en: "Eliminations in the other's turn" },
      text: { cs: 'Ne.', en: 'No.' },
      check: "Given A's Ledové beranidlo eliminates B's unit in B's turn, then A +1.",
      question: { cs: 'Získává se magie jen ve vlastním tahu?', en: "Is the reward limited to one's own turn?" },
      reason: { cs: 'Text říká „kdykoli“.', en: 'The text says "whenever".' },
    },
    {
      id: 'SW-RULING-21',
      kind: 'ruling',
      title: { cs: 'Kontrola nulových životů', en: 'When zero life is checked' },
      text: {
        cs: 'Po každém nedělitelném kroku (jedna dávka zranění všem jejím cílům, jedno odstranění žetonů, jedna změna modifikátoru nebo ovládání) a dříve, než se spustí jakýkoli efekt.',
        en: 'After each atomic step (one packet of injuries to all its targets, one token removal, one modifier or control change), before any trigger.',
      },
      check: "Given Ledové beranidlo's injury eliminates the chosen unit, then the optional push is not offered.",
      question: {
        cs: 'Kontroluje se nulový počet životů ihned, nebo až na konci efektu?',
        en: 'At once or at the end of the effect?',
      },
      reason: {
        cs: 'K eliminaci dochází, jakmile počet životů klesne.',
        en: 'The elimination happens as soon as life drops.',
      },
    },
    {
      id: 'SW-RULING-22',
      kind: 'ruling',
      title: { cs: 'Současná zranění', en: 'Simultaneous injuries' },
      text: {
        cs: 'Eliminují se všechny v témže okamžiku. Potom se získá magie a nakonec se vyhodnotí všechny spuštěné efekty v pořadí, které určí aktivní hráč.',
        en: 'All at the same moment; then rewards; then all triggers, ordered by the active player.',
      },
      check:
        'Given Ledové střepiny eliminates three units and A has Nemrtví válečníci, then it receives 3 boosts and A +3 magic.',
      question: {
        cs: 'Je-li jedním pokynem zasaženo několik objektů, eliminují se jeden po druhém?',
        en: 'Are several victims of one instruction eliminated one by one?',
      },
      reason: { cs: 'Jeden pokyn je jediný děj.', en: 'One instruction, one event.' },
    },
    {
      id: 'SW-RULING-23',
      kind: 'ruling',
      title: { cs: 'Postup eliminace', en: 'Order inside one elimination' },
      text: {
        cs: 'Zaznamenají se poslední známé údaje (pole, ovládající hráč, název, druhy), poté se karta odhodí spolu s odstraněním žetonů a odhozením zasunutých karet, následuje zisk magie a po něm spuštěné efekty.',
        en: 'First the last-known facts (space, controller, name, kinds) are remembered, then the card is discarded with its tokens and tucked cards, then comes the reward, then the triggers.',
      },
      check: 'Given Přesun duše, when offered, then the space of the eliminated unit is already free.',
      question: {
        cs: 'V jakém pořadí proběhne odhození, zisk magie a spuštěné efekty?',
        en: 'In which order do discard, reward and triggers come?',
      },
      reason: {
        cs: 'Odhození je součástí eliminace; efekty „po“ přicházejí až za ní.',
        en: 'Discard is part of eliminating; after-effects follow.',
      },
    },
    {
      id: 'SW-RULING-24',
      kind: 'ruling',
      title: { cs: 'Odhození není eliminace', en: 'Discarding is not eliminating' },
      text: {
        cs: 'Ne. Karta odhozená z bojiště na základě pokynu k odhození není eliminována: nezískává se magie a nespouštějí se efekty vázané na eliminaci.',
        en: 'A card discarded from the battlefield by an instruction to discard is not eliminated: no magic, no elimination triggers.',
      },
      check:
        "Given Šmug discarded at turn start and A:Nemrtví válečníci in play, then no boost, and B's magic unchanged.",
      question: { cs: 'Počítá se odhození karty Šmug jako eliminace?', en: "Does Šmug's discard count?" },
      reason: {
        cs: 'Pravidla obě slova rozlišují (viz zasunuté karty).',
        en: 'The booklet keeps the words apart (tucked cards).',
      },
    },
  ],
};
