import type { Section } from '@bojiste/kernel';

export const rulingsAnimals: Section = {
  code: 'RULING',
  title: {
    cs: 'Rozhodnutí: zvířata, opolidé, dálkové řízení, konec boje',
    en: 'Rulings: animals, ape-men, remote control, end of battle',
  },
  clauses: [
    {
      id: 'OW-RULING-85',
      kind: 'ruling',
      title: { cs: 'Strana zvířat', en: 'Animals as a side' },
      text: {
        cs: 'Zvířata v sektoru tvoří jednu neutrální stranu. Při vyhlášení boje každý zúčastněný hráč (první ten, kdo boj začal) řekne, zda chce bojovat se zvířaty; jediné ano je přivede do boje všechna. Boj jen proti zvířatům smí vyhlásit hráč na tahu, který má v sektoru jakoukoliv vlastní kartu, bez ohledu na to, komu zvířata patří. Zvířata útočí na všechny včetně svého vlastníka.',
        en: 'Animals in a sector form one neutral side. When a battle is declared, each player in it (initiator first) says whether he wants the animals; one yes brings in all of them. A battle against animals alone may be declared by the player on turn with any own card in the sector, whoever owns them. They attack everybody, their owner included.',
      },
      check: "Given A's Tiger and A's Sol in S2, then A may declare a battle there.",
      question: { cs: 'Kdo se zvířaty bojuje a komu patří?', en: 'Who fights them, whose are they?' },
      reason: {
        cs: 'Zvířata se zapojí vždy, když s nimi chce bojovat alespoň jeden hráč, a nikdo je neovládá.',
        en: 'They join unless no player wants to fight them and nobody steers them.',
      },
    },
    {
      id: 'OW-RULING-86',
      kind: 'ruling',
      title: { cs: 'Cíl podle nejmenší obrany', en: 'Target of an animal' },
      text: {
        cs: 'Aktuální obrana; nejprve postavy, potom všechny ostatní karty společně; při shodě karta, které chybí nejméně zranění do zničení, potom náhoda. Na zvířata neútočí. Jejich útok lze blokovat. V pravidle o oslabených cílech se strana zvířat bere jako jeden hráč.',
        en: 'Current defence; characters first, then all others together; ties by fewest wounds to death, then at random. No attack on animals. Its attack can be blocked. The pending rule treats the animal side as one player.',
      },
      check: 'Given Sci d = 6 and Sol d = 3 (weakened), then Sol.',
      question: {
        cs: 'Rozhoduje obrana uvedená na kartě, nebo aktuální, a co při shodě a změnách?',
        en: 'Printed or current, ties, changes?',
      },
      reason: {
        cs: 'Výsledek je určen, i když nikdo nerozhoduje.',
        en: 'The result is settled although nobody decides.',
      },
    },
    {
      id: 'OW-RULING-87',
      kind: 'ruling',
      title: { cs: 'Pohyb a blok zvířat', en: 'What animals may do' },
      text: {
        cs: 'Žádný pohyb, útěk, blok ani vyčkávání; jejich tah je vždy útok, a nemají-li cíl, nic. Efekty je přesunout mohou.',
        en: 'No movement, no fleeing, no blocking, no waiting; their slot is always an attack, or nothing without a target. Effects may move them.',
      },
      check: 'Given Tiger ready and faster, then never offered as blocker.',
      question: {
        cs: 'Obecná věta o postavách bez podtypu člověk dovoluje pohyb a blok, odstavec o zvířatech jen boj. Co platí?',
        en: 'The general line for non-humans allows moving and blocking, the animal paragraph only fighting. Which applies?',
      },
      reason: {
        cs: 'Zvláštní pravidlo má přednost a blok je rozhodnutí.',
        en: 'The special rule wins and blocking is a decision.',
      },
    },
    {
      id: 'OW-RULING-88',
      kind: 'ruling',
      title: { cs: 'Akce opolidí v boji', en: 'What ape-men may do in battle' },
      text: {
        cs: 'Útok, blok, vyčkávání, vzdání se akce a útěk; jejich tahem nelze použít BA, nepřiřazují se a nevykonávají činnosti povolání, ani když odpovídající povolání mají.',
        en: 'Attack, block, wait, decline, flee; no BA by their slot, no boarding, no trade activity even with a matching profession.',
      },
      check: "Given Ape's slot, then BA is not offered.",
      question: {
        cs: 'Obecná věta dovoluje útok a blok, jejich vlastní odstavec přesun a boj. Co v boji smějí?',
        en: 'The general line allows attack and block, their own paragraph moving and fighting. What may they do in battle?',
      },
      reason: {
        cs: 'Útěk je přesun v boji, BA je příkaz lidí.',
        en: 'Fleeing is moving in a fight, a BA is a command by people.',
      },
    },
    {
      id: 'OW-RULING-89',
      kind: 'ruling',
      title: { cs: 'Přebytek dálkových vozidel', en: 'Remote capacity is continuous' },
      text: {
        cs: 'Kdykoliv počet připravených dálkových vozidel z jakéhokoliv důvodu přesáhne kapacitu (věž je zničena, bez posádky nebo bez energie, přibylo vozidlo), ovládající hráč ihned vyčerpá přebytečná podle své volby; stejně je omezeno zotavení v kolech hry i v kolech boje; sbírající vozidla se počítají jako připravená. Nová vozidla nad kapacitu se dokončují vyčerpaná.',
        en: 'Whenever ready remote vehicles exceed capacity for any reason (tower destroyed, unmanned, unpowered, new vehicle), the controller at once exhausts the surplus by choice; recovery in rounds and battle rounds is capped likewise; gathering ones count as ready. New vehicles above capacity are finished exhausted.',
      },
      check: 'OW-EX-15.',
      question: {
        cs: 'Hlídá se kapacita jen při zotavení a při zničení věže?',
        en: 'Only at recovery and destruction of a tower?',
      },
      reason: { cs: 'Přebytečná vozidla jsou vždy vyčerpaná.', en: 'Surplus vehicles are always exhausted.' },
    },
    {
      id: 'OW-RULING-90',
      kind: 'ruling',
      title: { cs: 'Vyčerpání účastníků po boji', en: 'Exhaustion after battle' },
      text: {
        cs: 'Vyčerpá se každý účastník, který je stále ve hře, a každá karta, která utekla, na všech stranách, včetně elektráren a věží; rozestavěné karty zůstávají rozestavěné; sbírající se stávají vyčerpanými; platí to i pro karty, které se připojily v průběhu. Přidělená energie zůstává.',
        en: 'Every participant still in play and every card that fled, on all sides, power plants and towers included; unfinished cards stay unfinished; gatherers become exhausted; cards that joined in the middle too. Powered status is kept.',
      },
      check: "Given Plant ready in the sector of a battle in B's round, then exhausted until A's recovery.",
      question: {
        cs: 'Týká se vyčerpání i budov, rozestavěných karet a karet, které přišly později?',
        en: 'Buildings, unfinished, new arrivals?',
      },
      reason: { cs: 'Pravidlo se vztahuje na všechny zúčastněné karty.', en: 'All cards that took part.' },
    },
    {
      id: 'OW-RULING-91',
      kind: 'ruling',
      title: { cs: 'Konec boje více stran', en: 'When one side is left' },
      text: {
        cs: 'Boj končí, když všechny zbývající karty patří jednomu hráči nebo týmu a nežije žádné zúčastněné zvíře; budovy i rozestavěné karty se počítají jako karty. Kontroluje se po každém vyhodnocení a útěku.',
        en: 'The battle ends when all remaining cards belong to one player or team and no participating animal lives; buildings and unfinished cards count as cards. Checked after every evaluation and fleeing.',
      },
      check: 'Given B has only an unfinished Shop left, then the battle goes on.',
      question: {
        cs: 'Kdy zbývá jediná strana, jsou-li ve hře týmy, zvířata a rozestavěné karty?',
        en: 'Teams, animals, unfinished cards?',
      },
      reason: { cs: 'Odpovídá to doslovnému znění, se zvířaty jako stranou.', en: 'Literal, with animals as a side.' },
    },
  ],
};
