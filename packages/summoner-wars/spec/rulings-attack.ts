import type { Section } from '@bojiste/kernel';

export const rulingsAttack: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: pohyb, útok, dosah', en: 'Rulings: movement, attack, range' },
  clauses: [
    {
      id: 'SW-RULING-25',
      kind: 'ruling',
      title: { cs: 'Volná pole při útoku na dálku', en: 'Free spaces of a ranged attack' },
      text: {
        cs: 'Cíl je v přímém směru ve vzdálenosti 1–3 polí a volné musí být každé pole ležící mezi útočníkem a cílem.',
        en: 'Distance 1–3 in line, and every space strictly between attacker and target must be free.',
      },
      check:
        'Given the attacker on c3, then targets on c4 (nothing between), c5 (c4 free), c6 (c4, c5 free) are legal and c7 never is.',
      question: {
        cs: 'Rejstřík mluví o 1–3 volných polích, pole s cílem je však obsazené. Co platí?',
        en: "The glossary says 1–3 free spaces, but the target's space is occupied. Which applies?",
      },
      reason: {
        cs: 'Hlavní text udává největší vzdálenost 3 polí a blokování výhledu jinými objekty.',
        en: 'The body gives maximum distance 3 and blocking by other objects.',
      },
    },
    {
      id: 'SW-RULING-26',
      kind: 'ruling',
      title: { cs: 'Útok na dálku zblízka', en: 'Ranged unit at distance 1' },
      text: { cs: 'Smí a platí symboly zásahu na dálku.', en: 'Yes, with ranged symbols.' },
      check: 'Given Práčata hordy beside an enemy and dice [R, M], then 1 injury.',
      question: {
        cs: 'Smí jednotka útočící na dálku napadnout sousedící cíl a které symboly pro ni platí?',
        en: 'May it attack a neighbour, and with which symbols?',
      },
      reason: {
        cs: 'Dosah je 1–3 pole a typ útoku pevně určuje karta.',
        en: 'The range is 1–3 and the type is fixed by the card.',
      },
    },
    {
      id: 'SW-RULING-27',
      kind: 'ruling',
      title: { cs: 'Útok skrz ledovou hradbu', en: 'Attacking through the ice wall' },
      text: {
        cs: 'Pole s kartou Ledová hradba se počítá do vzdálenosti 3 polí. Útočit lze skrz libovolný počet hradeb, které ovládá hráč ovládající útočící jednotku; cizí hradby výhled blokují. Hradba sama zůstává přípustným cílem.',
        en: "The space counts toward the distance of 3; any number of walls controlled by the attacker's controller may be crossed; enemy walls block; the wall itself stays a legal target.",
      },
      check:
        'Given own walls on c4 and c5 and an enemy on c6, attacker ranged on c3, then legal; enemy on c7, illegal.',
      question: {
        cs: 'Počítá se pole s hradbou do vzdálenosti, lze útočit skrz několik hradeb a čí hradby to mohou být?',
        en: "Does the wall's space count for range, may several walls be crossed, whose walls?",
      },
      reason: {
        cs: '„Skrz“ znamená zacházet s polem jako s volným, nic víc.',
        en: 'The word "through" means treating the space as free, nothing more.',
      },
    },
    {
      id: 'SW-RULING-28',
      kind: 'ruling',
      title: { cs: 'Pohyb tam a zpět', en: 'Out and back needs two steps' },
      text: {
        cs: 'Ne. Je k tomu třeba přípustný první krok a možnost pohybu alespoň o 2 pole.',
        en: 'No; it needs a legal first step and a move limit of at least 2.',
      },
      check:
        'Given Ledoví golemové, when ordered c3→c4→c3, then illegal; given a unit with four occupied neighbours, illegal.',
      question: {
        cs: 'Může se tam a zpět pohnout jednotka, jejíž největší pohyb je 1 pole, nebo jednotka ze všech stran obklopená?',
        en: 'Can a unit with maximum move 1, or an enclosed unit, do it?',
      },
      reason: { cs: 'Jde o obyčejnou cestu přes dvě pole.', en: 'It is an ordinary two-space path.' },
    },
    {
      id: 'SW-RULING-29',
      kind: 'ruling',
      title: { cs: 'Pohyb o nula polí', en: 'Declining to move' },
      text: { cs: 'Ani jedno, protože to není pohyb.', en: 'Neither; it is no move.' },
      check: 'Given no path submitted, then movesUsed is unchanged.',
      question: {
        cs: 'Spotřebuje volba 0 polí aktivaci nebo spustí nějaké efekty?',
        en: 'Does choosing 0 spaces use an activation or fire triggers?',
      },
      reason: { cs: 'Jednotka se nemůže pohnout o 0 polí.', en: 'A unit cannot move 0 spaces.' },
    },
    {
      id: 'SW-RULING-30',
      kind: 'ruling',
      title: { cs: 'Více efektů po pohybu', en: 'Several after-move effects, nested effects' },
      text: {
        cs: 'Současně spuštěné efekty tvoří skupinu, jejíž pořadí určí aktivní hráč. Efekty, které se spustí při vyhodnocování jednoho z nich, se vyhodnotí ihned, před zbytkem skupiny (poslední přidaný je první na řadě).',
        en: 'Simultaneous triggers form a group ordered by the active player; triggers caused while resolving one of them are resolved immediately, before the rest of the group (last in, first out).',
      },
      check: "Given group [T1, T2] and T1's push causing T3, then the log shows T1, T3, T2.",
      question: {
        cs: 'Svara se pohne a zatlačí golema, na což reaguje Ledové beranidlo, a přitom čeká ještě jiný efekt po pohybu. Jaké je pořadí?',
        en: 'Svara moves, pushes a golem, Ledové beranidlo reacts, while another after-move effect waits — which order?',
      },
      reason: {
        cs: '„Po“ znamená bezprostředně a před jakýmkoli jiným efektem.',
        en: 'The word "after" means immediately and before any other effect.',
      },
    },
    {
      id: 'SW-RULING-31',
      kind: 'ruling',
      title: { cs: 'Jednotka po pohybu opustila bojiště', en: 'The mover is gone' },
      text: {
        cs: 'Ne, propadají. Zůstávají jen efekty, které působí bezprostředně po eliminaci.',
        en: 'Dropped; only effects working immediately after elimination remain.',
      },
      check: 'Given T1 eliminates the mover, then its own T2 is not offered.',
      question: {
        cs: 'Použijí se zbývající schopnosti po pohybu jednotky, která mezitím opustila bojiště?',
        en: 'Are its remaining after-move abilities used?',
      },
      reason: {
        cs: 'Schopnosti vyžadují, aby jednotka byla na bojišti.',
        en: 'Abilities need the unit on the battlefield.',
      },
    },
    {
      id: 'SW-RULING-32',
      kind: 'ruling',
      title: { cs: 'Která přemístění jsou pohybem', en: 'Which relocations are moves' },
      text: {
        cs: 'Pohybem je jen aktivace ve fázi Pohyb nebo to, co karta sama nazývá pohybem. Umístění, přemístění, výměna míst, nahrazení a zatlačení pohybem nejsou.',
        en: 'A move is only a Movement-phase activation or something a card calls a move; placing, relocating, swapping, replacing and pushing are not.',
      },
      check: 'Given Přesun duše is used, then no after-move effect fires and no activation is used.',
      question: {
        cs: 'Sloveso „přemístit“ se používá pro fázi Pohyb i pro schopnost „Přesun duše“. Kdy jde o pohyb?',
        en: 'The verb is used for the Movement phase and for Přesun duše. Which of these is a move?',
      },
      reason: {
        cs: 'Pohyb je definován jako kroky na volná sousedící pole; výměna míst a zatlačení jsou z něj vyloučeny jmenovitě.',
        en: 'Move is defined as stepping to free adjacent spaces; swap and push are excluded by name.',
      },
    },
    {
      id: 'SW-RULING-33',
      kind: 'ruling',
      title: { cs: 'Výpad je pohyb', en: 'Charge is still a move' },
      text: {
        cs: 'Ne. „Výpad“ nahrazuje normální pohyb jiným pohybem, spotřebuje jednu aktivaci a spouští efekty po pohybu.',
        en: 'Výpad replaces the normal move by another move; it uses one activation and fires after-move effects.',
      },
      check: 'Given Vlčí jezdci gained Sekera mrazu by Chorál propletení and charges, then Sekera mrazu is offered.',
      question: {
        cs: 'Obecné heslo říká, že efekt namísto pohybu neumožňuje efekty po pohybu. Platí to i pro „Výpad“?',
        en: 'The general entry says that an instead-of-move effect gives no after-move effects. Does this hold for Výpad?',
      },
      reason: { cs: 'Jeho text říká, že se jednotka pohybuje.', en: 'Its text says the unit moves.' },
    },
    {
      id: 'SW-RULING-34',
      kind: 'ruling',
      title: { cs: 'Kdy vzniká bonus výpadu', en: 'What earns the charge bonus' },
      text: {
        cs: 'Je třeba jeden pohyb, který obsahuje alespoň 3 po sobě jdoucí pole v jednom směru, ať jej umožnilo cokoli. Bonus se za každý takový pohyb přidělí jednou a trvá do konce tahu.',
        en: 'One move containing at least 3 consecutive spaces in one direction, by whatever permission; the bonus is given once per such move and lasts to the end of the turn.',
      },
      check: 'Given a move granted by a stub effect of c2→c3→c4→c5, then strength 4; a bent 3-space path gives none.',
      question: {
        cs: 'Musí jít o jeden přímý běh a lze bonus získat dvakrát?',
        en: 'Must it be one straight run, and can it be got twice?',
      },
      reason: {
        cs: 'Podmínka mluví jen o pohybu o 3 pole v přímém směru.',
        en: 'The condition names only moving 3 straight spaces.',
      },
    },
    {
      id: 'SW-RULING-35',
      kind: 'ruling',
      title: { cs: 'Neúnavnost a útok navíc', en: 'Tireless units' },
      text: {
        cs: 'Ne. Jednotka smí zaútočit jednou a nezapočítává se do limitu.',
        en: 'No; the unit may attack once and does not count toward the limit.',
      },
      check:
        'Given Práčata hordy attacked, when ordered again, then illegal; given four Práčata and three others, then seven attacks legal.',
      question: {
        cs: 'Podle rejstříku smí jednotka s útokem navíc útočit dvakrát. Umožňuje to i „Neúnavnost“?',
        en: 'The glossary says a unit with an extra attack may attack twice; does Neúnavnost allow that?',
      },
      reason: {
        cs: 'Závorka na kartě Práčata hordy vysvětluje slovo „navíc“ tak, že se jednotka nepočítá do limitu 3 jednotek, a stejnojmenná schopnost na kartě Šmug neříká nic jiného.',
        en: "The bracket on Práčata hordy explains the extra as not counting toward 3 units, and Šmug's version of the same-named ability says only that.",
      },
    },
    {
      id: 'SW-RULING-36',
      kind: 'ruling',
      title: { cs: 'Započítávání útočících jednotek', en: 'Counting attackers' },
      text: {
        cs: 'Ne. Jednotky mimo limit nikdy neubírají z počtu útoků. Udělené útoky navíc se vedou jako samostatná oprávnění, která se spotřebují, jen když útok nelze pokrýt běžným limitem.',
        en: 'No; exempt attackers never use a slot, granted extra attacks are held as separate permissions consumed only when the normal allowance cannot cover the attack.',
      },
      check: 'Given an exempt unit attacks first, second or fifth, then ordinary slots left are the same.',
      question: {
        cs: 'Záleží na pořadí, v němž útočí jednotky započítávané do limitu a jednotky mimo limit?',
        en: 'Does the order of exempt and ordinary attackers matter?',
      },
      reason: { cs: '„Navíc“ znamená nad rámec obvyklého.', en: 'Extra means on top of the usual.' },
    },
    {
      id: 'SW-RULING-37',
      kind: 'ruling',
      title: { cs: 'Efekt namísto útoku a trest', en: 'Instead-of-attack and the penalty' },
      text: { cs: 'Ne, ani když takový efekt zraní cizí objekty.', en: 'No, even if it injures enemies.' },
      check: 'Given only an instead-of-attack effect was used, then the penalty applies.',
      question: { cs: 'Vyhne se hráč trestu za pasivitu efektem namísto útoku?', en: 'Does it avoid the penalty?' },
      reason: {
        cs: 'Za útok se počítá jen pro účely limitu a zranění způsobené jinak není útok.',
        en: 'It counts as an attack only for the number limit, and damage by other means is no attack.',
      },
    },
    {
      id: 'SW-RULING-38',
      kind: 'ruling',
      title: { cs: 'Útok na vlastní objekty', en: "Attacking one's own side" },
      text: {
        cs: 'Neplatí žádné. Takový útok se započítá do limitu, nepřináší magii, neodvrací trest a eliminace vlastního Vyvolavače znamená prohru. Přípustnost i trest se posuzují podle toho, kdo cíl ovládá ve chvíli jeho určení.',
        en: 'None; it uses a slot, gives no magic, does not avoid the penalty, and eliminating the own Summoner loses the game. Legality and the penalty look at control at target choice.',
      },
      check: "Given A attacks A's Summoner with life 1 and hits, then winner = B.",
      question: {
        cs: 'Platí pro útok na vlastní objekty nějaké omezení, třeba u vlastního Vyvolavače?',
        en: 'Any restriction, for instance on the own Summoner?',
      },
      reason: {
        cs: 'Vlastní objekty jsou přípustnými cíli bez výjimky.',
        en: 'Own objects are legal targets without exception.',
      },
    },
    {
      id: 'SW-RULING-39',
      kind: 'ruling',
      title: { cs: 'Ztráta cíle během útoku', en: 'Target lost during the attack' },
      text: {
        cs: 'Opustil-li cíl bojiště, zbývající kroky nemají žádný účinek. Pokud jen změnil místo, je zasažen i tak. Útok se v obou případech počítá jako provedený.',
        en: 'The remaining steps do nothing if it left the battlefield; if it merely changed place it is still hit. The attack counts as made.',
      },
      check:
        'Given a stub reaction discards the target before damage, then no injuries, slot used, penalty avoided if it was enemy.',
      question: {
        cs: 'Co když některý efekt mezi kroky útoku cíl odstraní nebo přesune?',
        en: 'What if an effect removes or shifts the target between steps?',
      },
      reason: { cs: 'Vzdálenost se ověřuje při určení cíle.', en: 'Range is checked when the target is chosen.' },
    },
    {
      id: 'SW-RULING-40',
      kind: 'ruling',
      title: { cs: 'Nulová síla', en: 'Strength zero or less' },
      text: {
        cs: 'Síla nikdy neklesne pod 0. Útok s 0 kostkami je přípustný a počítá se.',
        en: 'Strength is never below 0; an attack with 0 dice is legal and counts.',
      },
      check: 'Given strength 0, when it attacks an enemy, then 0 dice, penalty avoided.',
      question: { cs: 'Smí útočit jednotka, jejíž síla by byla 0 nebo méně?', en: 'May such a unit attack?' },
      reason: {
        cs: 'Žádné minimum není uvedeno a rozhoduje to, že jednotka zaútočila.',
        en: 'No minimum is stated and what counts is attacking.',
      },
    },
    {
      id: 'SW-RULING-41',
      kind: 'ruling',
      title: { cs: 'Okamžik výpočtu síly', en: 'When strength is read' },
      text: {
        cs: 'Vypočítá se při hodu kostkami ze základní síly a všech modifikátorů, které v té chvíli platí. Strop uvedený u jedné schopnosti omezuje jen její vlastní bonus.',
        en: "Computed when dice are rolled, from base strength plus all modifiers valid then; a cap printed on one ability limits only that ability's bonus.",
      },
      check: 'Given Mrazoví mágové beside one own structure plus a +1 effect, then 3 dice.',
      question: { cs: 'Určuje se síla při volbě cíle, nebo později?', en: 'Fixed at target choice or later?' },
      reason: {
        cs: 'Síla je definována jako počet kostek pro útok.',
        en: 'Strength is defined as the number of dice for the attack.',
      },
    },
  ],
};
