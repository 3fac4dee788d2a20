import type { Section } from '@bojiste/kernel';

export const rulingsAbilities: Section = {
  code: 'RULING',
  title: {
    cs: 'Rozhodnutí: schopnosti, příkazové řádky, energie, oprava',
    en: 'Rulings: abilities, command lines, energy, repair',
  },
  clauses: [
    {
      id: 'OW-RULING-39',
      kind: 'ruling',
      title: { cs: 'Co znamená „kdykoliv“', en: 'What "any time" means' },
      text: {
        cs: 'Nabízejí se ve stanovených okamžicích: ve vlastním kole mezi příkazy a kroky; v boji na začátku tahu karty, po určení cíle, po rozhodnutí o bloku, mezi taktikami, když hrozí zranění, a na konci tahu i kola boje. V cizím kole se nabízejí jen hráčům, kteří mají v boji karty. Nikdy ne mezi zaplacením a efektem.',
        en: "They are offered at defined windows: between commands and steps of the own round; in battle at the start of a slot, after the target is named, after the block decision, between tactics, when a wound is pending, at the end of a slot and of a battle round. In another's round only to players with cards in the battle. Never between payment and effect.",
      },
      check: "Given B's attack on A, then A may activate before evaluation.",
      question: { cs: 'Mohou schopnosti přerušit cokoliv?', en: 'Can abilities interrupt anything?' },
      reason: { cs: 'Takových okamžiků musí být konečně mnoho.', en: 'The number of such moments must be finite.' },
    },
    {
      id: 'OW-RULING-40',
      kind: 'ruling',
      title: { cs: 'Pořadí reakcí', en: 'Order of reactions' },
      text: {
        cs: 'Hráči se dotazují od hráče na tahu po směru hry; každý smí použít libovolný počet reakcí, každá se vyhodnotí ihned a lze na ni znovu reagovat; dotazování se opakuje, dokud se všichni další reakce nezřeknou. Reakční schopnosti karet ve hře nastávají před reakcemi z ruky a jejich pořadí určuje hráč na tahu. Reakce, která něco ruší, se nabízí před vyhodnocením rušené věci, ostatní až po něm.',
        en: 'Ask from the player on turn in seat direction; each may use any number, each resolves at once and may itself be reacted to; the round of asking repeats until all pass. Reactive abilities in play fire before hand reactions, ordered by the player on turn. A reaction that cancels something is offered before it resolves, others after.',
      },
      check: "Given A and B both react, then A resolves first in A's round.",
      question: {
        cs: 'V jakém pořadí reaguje na jednu událost více hráčů?',
        en: 'In what order do several players react to one event?',
      },
      reason: {
        cs: 'Jediné obecné pořadí v návodu je pořadí hráčů u stolu.',
        en: 'The only general order in the manual is the seat order.',
      },
    },
    {
      id: 'OW-RULING-41',
      kind: 'ruling',
      title: { cs: 'Podmínky příkazu', en: 'Price of a command' },
      text: {
        cs: 'Ne, jen to, co uvádí sama řádka; na národu nezáleží.',
        en: 'No, only what the line itself states; nation does not matter.',
      },
      check: 'Given stock 0/0/0 and a Tank with T, then T is legal.',
      question: {
        cs: 'Musí být pro použití příkazové řádky splněna cena nebo požadavky karty?',
        en: 'Must price or requirements of the card be met to use its command line?',
      },
      reason: { cs: 'Karta se nevykládá do hry.', en: 'The card is not played into play.' },
    },
    {
      id: 'OW-RULING-42',
      kind: 'ruling',
      title: { cs: 'Trvání energie', en: 'How long power lasts' },
      text: {
        cs: 'Energie přidělená kartě ji napájí až do dalšího vlastníkova kroku zotavení (ten následuje až po těžbě); nepřidělená energie zaniká na konci právě probíhajícího kola hry. Hráči si místo toho mohou zvolit doslovný výklad. Připravené elektrárny lze během boje použít i v nepřátelském kole.',
        en: "Energy assigned to a card powers it until the owner's next recovery step (after mining); unassigned energy vanishes at the end of the current game round. The players may choose the literal reading instead. Ready plants may be used in an enemy's round during battle.",
      },
      check: "Given a turret powered in A's round, when B attacks it in B's round, then it has its slot.",
      question: {
        cs: 'Slova „toto kolo“ a zánik přebytků na jeho konci by znamenaly, že karty závislé na energii v každém nepřátelském kole nefungují. Jak dlouho energie vydrží?',
        en: 'The words "this round" and the loss of surplus at its end would leave powered cards dark in every enemy round. How long does power last?',
      },
      reason: {
        cs: 'Jinak by obranné budovy a doly závislé na energii téměř nikdy nefungovaly.',
        en: 'Otherwise defence buildings and energy-driven mines could hardly ever work.',
      },
    },
    {
      id: 'OW-RULING-43',
      kind: 'ruling',
      title: { cs: 'Karta bez energie', en: 'Unpowered is not gone' },
      text: {
        cs: 'Karta ztrácí jen svou funkci: nesplňuje požadavky, nemá schopnosti ani produkci, nepřichází na řadu, neblokuje a neposkytuje kapacitu. Zůstává však cílem, ponechává si zranění, zabírá své ložisko, v pravidlech o ztrátě platí za „stále stojící dílnu či skladiště“ a pro vítězství se počítá jako důl.',
        en: 'Function only is lost: no requirement, ability, production, slot, block, capacity; it stays a target, keeps wounds, occupies its deposit and counts as "a workshop/storehouse still standing" for the loss rules and as a mine for victory.',
      },
      check: 'Given an unpowered Bunk, then it can be attacked and has no slot.',
      question: {
        cs: 'Slova „jako by nebyla ve hře“ by z karty udělala nedotknutelnou. Platí to tak?',
        en: 'Taken literally, "as if not in play" would make the card untouchable. Is it so?',
      },
      reason: {
        cs: 'Návod toto spojení vysvětluje dvěma důsledky, které se týkají funkce.',
        en: 'The manual explains the phrase by two functional effects.',
      },
    },
    {
      id: 'OW-RULING-44',
      kind: 'ruling',
      title: { cs: 'Přidělení energie', en: 'Assigning energy' },
      text: {
        cs: 'Elektrárny plní zásobu, kterou má každý hráč svou; hráč z ní kartě v kterémkoliv sektoru nevratně přidělí přesně potřebné množství; částečné napájení možné není. Vlastní cena elektrárny (ropa, siberit) je součástí její schopnosti.',
        en: "Plants fill a pool per player; the player assigns exactly the needed amount to a card in any sector, irrevocably; partial supply is not possible. A plant's own price (oil, siberite) is part of its ability.",
      },
      check: 'Given pool 1 and need 2, then assigning is illegal.',
      question: {
        cs: 'Jde o společnou zásobu, nebo o přímé napojení, a je možné částečné napájení?',
        en: 'Pool or direct wiring, partial supply?',
      },
      reason: {
        cs: 'Je to nejjednodušší model, který vyhovuje všem ustanovením o energii.',
        en: 'Simplest model meeting all energy clauses.',
      },
    },
    {
      id: 'OW-RULING-45',
      kind: 'ruling',
      title: { cs: 'Oprava cizích karet', en: 'Whose things can be repaired' },
      text: {
        cs: 'Ano, i spoluhráčovu či nepřátelskou kartu, dokončenou i rozestavěnou; oprava nedává zkušenost; jednu kartu smí opravovat více lidí.',
        en: "Any, also a teammate's or an enemy's, finished or not; repair gives no experience; several people may repair one card.",
      },
      check: 'Given Wor repairs Shop, then w −1, Wor +0.',
      question: {
        cs: 'Lze opravit jakoukoliv budovu nebo vozidlo v sektoru?',
        en: 'Any building or vehicle in the sector?',
      },
      reason: {
        cs: 'Text mluví o kterékoliv kartě v sektoru a zkušenost uvádí jen u stavby, výroby a výzkumu.',
        en: 'The text says any one in the sector and names experience only for construction, production, research.',
      },
    },
  ],
};
