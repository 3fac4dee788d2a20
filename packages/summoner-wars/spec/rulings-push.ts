import type { Section } from '@bojiste/kernel';

export const rulingsPush: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: zatlačení, výměna, přemístění', en: 'Rulings: pushing, swapping, relocating' },
  clauses: [
    {
      id: 'SW-RULING-42',
      kind: 'ruling',
      title: { cs: 'Směr a délka zatlačení', en: 'How a push is chosen' },
      text: {
        cs: 'Hráč, který efekt ovládá, zvolí kterýkoli ze čtyř směrů. Je třeba přesně uvedený počet volných polí (při zápisu „1–2“ si tento hráč vybere). Není-li žádné přípustné zatlačení, tato část se vynechá a zbytek efektu platí. Částečně zatlačit nelze.',
        en: 'The controller of the effect chooses any of the four directions; exactly the stated number of free spaces is needed (with "1–2" the controller picks); if no legal push exists, this part is skipped and the rest of the effect stands. No partial push.',
      },
      check: 'Given "push 2" with one free space in each direction, then no push happens.',
      question: {
        cs: 'Kdo volí směr zatlačení a musí být možná celá vzdálenost?',
        en: 'Who chooses the direction, must the full distance be possible?',
      },
      reason: {
        cs: 'Text posouvá kartu o daný počet volných polí.',
        en: 'The text moves the card over the given number of free spaces.',
      },
    },
    {
      id: 'SW-RULING-43',
      kind: 'ruling',
      title: { cs: 'Několik zatlačení jedním efektem', en: 'Several pushes by one effect' },
      text: {
        cs: 'Postupně v pořadí, které určí hráč ovládající efekt, každý objekt nejvýše jednou; volná pole se ověřují vždy až v dané chvíli. Efekty po zatlačení nastávají hned po každém jednotlivém zatlačení.',
        en: "One after another in the controller's order, each object at most once, free spaces checked at that time; after-push triggers come immediately after the individual push.",
      },
      check: 'Given gates on c3 and c4 and Drift ledovce, when c4 is pushed to c5 first, then c3 may be pushed to c4.',
      question: { cs: 'Zatlačuje se najednou, nebo postupně?', en: 'Together or one after another?' },
      reason: {
        cs: '„Po“ znamená bezprostředně a současné posouvání by vyžadovalo pravidla, která neexistují.',
        en: 'The word "after" means at once; simultaneous sliding would need rules that do not exist.',
      },
    },
    {
      id: 'SW-RULING-44',
      kind: 'ruling',
      title: { cs: 'Řetězení beranidla', en: 'Ram chains' },
      text: {
        cs: 'Řetězení je dovoleno. Každý jeho článek je volitelný a nejprve uštědří 1 zranění, takže řetěz jednou skončí. Počet použití za tah není omezen.',
        en: 'Allowed; each link is optional and deals 1 injury first, so the chain ends. No limit per turn.',
      },
      check:
        'Given two golems side by side with 5 life each, when the chain is always accepted, then it ends after at most 10 links.',
      question: {
        cs: 'Ledové beranidlo zatlačí golema, který je stavbou, a tím se spustí znovu. Může to pokračovat donekonečna?',
        en: 'Ledové beranidlo pushes a golem (a structure), which triggers it again — endless?',
      },
      reason: {
        cs: 'Každé zatlačení stavby efekt spouští a zranění se hromadí.',
        en: 'Every push of a structure is a trigger and injuries accumulate.',
      },
    },
    {
      id: 'SW-RULING-45',
      kind: 'ruling',
      title: { cs: 'Výměna míst', en: 'Swapping' },
      text: {
        cs: 'Dosah není omezen, pokud to není uvedeno. Obě karty si místa vymění najednou i se svými žetony a zasunutými kartami. Žádné pole při tom nemusí být volné. Není to pohyb ani zatlačení.',
        en: 'No range limit unless printed; both cards exchange at once, with their tokens and tucked cards; nothing needs to be free; no move, no push.',
      },
      check: 'Given both cards enclosed by others, when swapped, then legal.',
      question: {
        cs: 'Jaký má výměna míst dosah, probíhá současně a co se přesouvá s kartami?',
        en: 'Range, simultaneity, what goes along?',
      },
      reason: { cs: 'Heslo mluví jen o vzájemné výměně pozic.', en: 'The entry only exchanges positions.' },
    },
    {
      id: 'SW-RULING-46',
      kind: 'ruling',
      title: { cs: 'Zasunuté karty při jiném přemístění', en: 'Tucked cards in other relocations' },
      text: {
        cs: 'Přesouvají se i při výměně míst a při přemístění. Při nahrazení jdou do odhazovací hromádky spolu s původní vrchní kartou.',
        en: 'They also travel in swaps and relocations; with a replacement they go to the discard pile with the old top card.',
      },
      check: 'Given a unit with a tucked card swapped by Zákeřnost, then the tucked card is under it at the new space.',
      question: {
        cs: 'Text se o přesunu zasunutých karet zmiňuje jen u pohybu a zatlačení. Co platí jinde?',
        en: 'The text mentions travelling only for moves and pushes. What applies elsewhere?',
      },
      reason: {
        cs: 'Zasunutá karta bez své vrchní karty žádné místo nemá; oddělí je jen eliminace, odhození a návrat do ruky.',
        en: 'A tucked card has no place without its top card; only elimination, discard and return to hand separate them.',
      },
    },
    {
      id: 'SW-RULING-47',
      kind: 'ruling',
      title: { cs: 'Dva efekty na jednom poli', en: 'Two effects want the same free space' },
      text: {
        cs: 'Pořadí určí aktivní hráč. Jakmile je pole obsazeno, druhý efekt už použít nelze.',
        en: 'The active player orders them; once the space is taken, the other can no longer be used.',
      },
      check: 'Given both available, when Nákaza is resolved first, then Přesun duše to that space is not offered.',
      question: {
        cs: 'Co když se po jedné eliminaci mají na totéž pole uplatnit „Nákaza“ i „Přesun duše“?',
        en: 'Nákaza and Přesun duše after one elimination?',
      },
      reason: {
        cs: 'Plyne to z pravidla o kolizi časování a z toho, že na poli smí být jen jeden objekt.',
        en: 'Timing collision rule plus one object per space.',
      },
    },
  ],
};
