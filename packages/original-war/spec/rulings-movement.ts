import type { Section } from '@bojiste/kernel';

export const rulingsMovement: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: pohyb a sběr zásilek', en: 'Rulings: movement and gathering' },
  clauses: [
    {
      id: 'OW-RULING-46',
      kind: 'ruling',
      title: { cs: 'Kde lze přesun zachytit', en: 'Where interception is possible' },
      text: {
        cs: 'Jen v sektorech, kterými se prochází, tedy ani ve výchozím, ani v cílovém; smí to každý hráč, který tam má alespoň jednu kartu kromě zvířat, i kdyby byly všechny vyčerpané; hráči se dotazují krok za krokem. Proběhl-li už v sektoru boj tohoto kola, možnost odpadá.',
        en: 'Only in sectors passed through, i.e. neither start nor destination; any player with at least one card there except animals, even if all are exhausted; asked step by step. A used-up battle of that sector excludes it.',
      },
      check: 'Given B.Sol only in destination S3, then B is not asked.',
      question: {
        cs: 'Lze boj vyvolat i při vstupu do cílového sektoru nebo při opuštění výchozího?',
        en: 'Also on entering the destination or leaving the start?',
      },
      reason: {
        cs: 'Text mluví o průchodu a o tom, že karty nedosáhnou cíle.',
        en: 'The text speaks of passing and of not reaching the destination.',
      },
    },
    {
      id: 'OW-RULING-47',
      kind: 'ruling',
      title: { cs: 'Skupinový přesun', en: 'Groups and decoys' },
      text: {
        cs: 'Jeden příkaz k přesunu může zahrnovat více karet se společnou trasou; zachycení je zastaví všechny. Karty přesunuté později už mohou projít volně, protože jediný boj v sektoru už proběhl; s tím se počítá.',
        en: "A move command may contain several cards with one route; an interception stops all of them. Cards moved later may pass freely because the sector's one battle is spent; this is accepted.",
      },
      check: 'Given a group of 3 intercepted, then all 3 are in the battle.',
      question: { cs: 'Je přesun každé karty samostatný?', en: 'Is each card a separate move?' },
      reason: {
        cs: 'Text užívá množné číslo a v sektoru je jen jeden boj.',
        en: 'Plural in the text, one battle per sector.',
      },
    },
    {
      id: 'OW-RULING-48',
      kind: 'ruling',
      title: { cs: 'Kdo začal boj', en: 'Initiator and player on turn' },
      text: {
        cs: 'Útěk náleží hráči na tahu; při shodě začíná hráč, který boj začal, tedy ten, kdo přesun zachytil.',
        en: 'Fleeing belongs to the player on turn; ties start with the player who started the battle, i.e. the interceptor.',
      },
      check: 'OW-EX-14.',
      question: {
        cs: 'Při zachycení se hráč, který boj začal, liší od hráče na tahu. Kdo smí utéct a kdo je první při shodě iniciativy?',
        en: 'In an interception they differ; who may flee, who is first in ties?',
      },
      reason: {
        cs: 'Pravidlo o shodě říká, že boj začíná hráč na tahu jen obvykle, takže s rozdílem počítá; pravidlo o útěku jmenuje na prvním místě hráče na tahu.',
        en: 'The tie rule says the initiator is only usually the player on turn, so it foresees the difference; the fleeing rule names the player on turn first.',
      },
    },
    {
      id: 'OW-RULING-49',
      kind: 'ruling',
      title: { cs: 'Obsazené sektory', en: 'Occupied sectors' },
      text: { cs: 'Sami o sobě nikdy; sektory nemají kapacitu.', en: 'Never by themselves; sectors have no capacity.' },
      check: "Given B's 10 cards in S2 and B declines, then A passes.",
      question: {
        cs: 'Brání nepřátelé v cestě nebo ve vstupu do cílového sektoru?',
        en: 'Do enemies block the way or the destination?',
      },
      reason: { cs: 'Jedinou překážkou je zachycení.', en: 'Interception is the only obstacle.' },
    },
    {
      id: 'OW-RULING-50',
      kind: 'ruling',
      title: { cs: 'Přesun posádky', en: 'Moving with a crew' },
      text: {
        cs: 'Přiřazené postavy cestují s vozidlem na jeho dosah; všechny musejí být připravené a ještě nepřesunuté; je to zároveň jejich vlastní pohyb. Vozidlo, které má méně než X připravených a nepřesunutých členů posádky, se přesunout nemůže; nadbytečné členy, kteří cestovat nemohou, je nutné předem odloučit.',
        en: "Assigned characters travel along at the vehicle's range; all must be ready and not yet moved; it is their move too. A vehicle with fewer than X ready, unmoved crew cannot move; surplus crew not able to travel must be detached first.",
      },
      check: 'Given Sol walked S1→S2 and boards Tank@S2, then Tank cannot move this round with Sol as its only crew.',
      question: {
        cs: 'Přesouvá se posádka s vozidlem, spotřebuje tím svůj pohyb a musí být připravena?',
        en: 'Does the crew move, does it use up its move, must it be ready?',
      },
      reason: { cs: 'Přesouvají se jen připravené karty a každá jen jednou.', en: 'Only ready cards move, each once.' },
    },
    {
      id: 'OW-RULING-51',
      kind: 'ruling',
      title: { cs: 'Spotřeba ropy při přesunu', en: 'Fuel accounting' },
      text: {
        cs: '1 ropa za přesun jakékoliv délky; platí ji na začátku přesunu ovládající hráč a nevrací se. Bez ropy se vozidlo nepřesune.',
        en: '1 oil per move of any length, paid at the start, no refund, by the controller. Without oil no move.',
      },
      check: 'Given 2 sectors, then −1 oil.',
      question: {
        cs: 'Platí se ropa za sektor, nebo za přesun, vrací se při zachycení a kdo platí za ukořistěná vozidla?',
        en: 'Per sector or per move, refunded when intercepted, who pays for captured vehicles?',
      },
      reason: { cs: 'Text mluví o jedné jednotce při pohybu.', en: 'The text says one unit when moving.' },
    },
    {
      id: 'OW-RULING-52',
      kind: 'ruling',
      title: { cs: 'Trvání přiřazení', en: 'Crews outside battle' },
      text: {
        cs: 'V části pohybu svého kola smí hráč vlastní postavy v sektoru přiřazovat k vlastním vozidlům a budovám a odlučovat je od nich, každou jednou (OW-RULING-110), ať jsou připravené, nebo vyčerpané; přiřazení trvá, dokud se nezmění, tedy i v dalších kolech. Přiřazení postavu nevyčerpává a mimo boj nebrání obvyklé práci.',
        en: 'In the own movement part own characters in the sector may be assigned to or detached from own vehicles and buildings, each of them once (OW-RULING-110), whether ready or exhausted; assignments last until changed, also through other rounds. Being assigned does not exhaust and outside battle does not prevent ordinary work.',
      },
      check: "Given Sci assigned to Tower in A's round, then Tower works in B's round.",
      question: {
        cs: 'Jak dlouho přiřazení trvá, co stojí a platí i pro budovy?',
        en: 'How long, at what cost, for buildings too?',
      },
      reason: {
        cs: 'Řídicí věže musejí mezi koly zůstat obsazené; zákaz jiných činností je napsán jen pro boj.',
        en: 'Control towers must stay manned between rounds; the ban on other activities is written for battle only.',
      },
    },
    {
      id: 'OW-RULING-53',
      kind: 'ruling',
      title: { cs: 'Limit sběru více hráčů', en: 'Sector limit with several players' },
      text: {
        cs: 'Ne, jde o limit pro každého hráče, sektor a vlastní kolo.',
        en: 'No, it is a limit per player, sector and own round.',
      },
      check: 'Given amount 3, A and B with 3 gatherers each in S2, then +3 each in their own rounds.',
      question: { cs: 'Dělí se hráči o množství zásilek v sektoru?', en: 'Is the amount shared?' },
      reason: {
        cs: 'Limit je vyjádřen jako to, co smí získat hráč, a každý hráč má vlastní sadu sektorů.',
        en: 'The limit is worded as what a player may get, and every player has an own sector set.',
      },
    },
    {
      id: 'OW-RULING-54',
      kind: 'ruling',
      title: { cs: 'Přerušený sběr', en: 'Battle breaks gathering' },
      text: {
        cs: 'Účastní se ho jako vyčerpané (v 1. kole boje nepřijdou na řadu a neblokují, poté se zotaví) a na konci jsou vyčerpané, takže nic nepřinesou; nic nepřinesou ani ty, které zahynou.',
        en: 'They take part like exhausted cards (no slot, no block in battle round 1, recovery afterwards) and are exhausted at the end, so they bring nothing; dead gatherers bring nothing.',
      },
      check: 'OW-EX-13.',
      question: {
        cs: 'Co se stane se sbírajícími kartami, které zastihne boj?',
        en: 'What happens to gatherers caught in a battle?',
      },
      reason: {
        cs: 'Všichni účastníci končí vyčerpaní a sbírající karta není připravená ani vyčerpaná.',
        en: 'All participants end exhausted, and gathering is neither ready nor exhausted.',
      },
    },
    {
      id: 'OW-RULING-55',
      kind: 'ruling',
      title: { cs: 'Podmínky sběru', en: 'Who may gather when' },
      text: {
        cs: 'Na sběr lze karty poslat kdykoliv v části pohybu, i po přesunu a vedle nepřátel; jen lidi a funkční nákladní vozidla; přiřazené postavy je nutné předem odloučit; nákladní vozidlo s posádkou si ji ponechává a posádka sama nesbírá. Kartu ze sběru nelze odvolat.',
        en: 'Any time in the movement part, also after moving and next to enemies; only humans and functioning cargo vehicles; assigned characters must be detached first; a crewed cargo vehicle keeps its crew, which does not gather itself. A card cannot be called back.',
      },
      check: 'Given Cargo (4) with manual control and Sol as crew, then +4, not +5.',
      question: {
        cs: 'Lze sbírat po přesunu, vedle nepřátel nebo při přiřazení?',
        en: 'After moving, next to enemies, while assigned?',
      },
      reason: {
        cs: 'Přesun nechává karty připravené; karty neschopné sběru jsou vyloučeny.',
        en: 'Moving leaves cards ready; incapable cards are excluded.',
      },
    },
  ],
};
