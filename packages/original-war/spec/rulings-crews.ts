import type { Section } from '@bojiste/kernel';

export const rulingsCrews: Section = {
  code: 'RULING',
  title: {
    cs: 'Rozhodnutí: útěk, povolání, posádky, zkušenost',
    en: 'Rulings: fleeing, professions, crews, experience',
  },
  clauses: [
    {
      id: 'OW-RULING-77',
      kind: 'ruling',
      title: { cs: 'Podrobnosti o útěku', en: 'Fleeing details' },
      text: {
        cs: 'Utéct lze do kteréhokoliv přilehlého sektoru, bez paliva a bez zachycení; útěk pohyb karty nespotřebovává ani nevyžaduje; vozidlo bere s sebou posádku a všichni se vyčerpají; postava musí vozidlo opustit, než uteče sama. Nezůstane-li z některé strany nikdo, boj končí.',
        en: "Any adjacent sector, no fuel, no interception, does not use or need the card's move; a vehicle takes its crew along, all exhausted; a character must leave its vehicle before fleeing alone. If nobody of a side is left, the battle ends.",
      },
      check: 'Given Tank with Sol flees at oil 0, then legal, both exhausted.',
      question: {
        cs: 'Jak je to při útěku s palivem, s cílem obsazeným nepřáteli, s posádkou a se zachycením?',
        en: 'Fuel, destination with enemies, crew, interception?',
      },
      reason: { cs: 'Akce uvádí svou úplnou cenu (vyčerpání).', en: 'The action states its full price (exhaustion).' },
    },
    {
      id: 'OW-RULING-78',
      kind: 'ruling',
      title: { cs: 'Léčení v boji', en: 'Healing' },
      text: {
        cs: 'Kdykoliv k tomu v boji nastane příležitost, lze vyčerpat připraveného nepřiřazeného vědce, který se boje účastní, a buď vlastní či spoluhráčově postavě obnovit 1 (+X) bodů obrany, nejvýše na původní hodnotu, nebo zrušit jedno právě vznikající zranění. Po zrušeném zranění má obrana původní hodnotu. Vědec smí léčit i sebe. Platí to jen v boji.',
        en: "At any window a ready unassigned scientist in the battle may be exhausted to restore 1 (+X) defence of an own or teammate's character, up to its original value; or to cancel one wound as it happens. After a cancelled wound the defence is at its original value. A scientist may treat himself. Only in battle.",
      },
      check: 'OW-EX-12.',
      question: {
        cs: 'Může obyčejný vědec obnovit obranu, jaká je obrana po zrušeném zranění a koho lze léčit?',
        en: 'Can a plain scientist restore defence, what becomes of the defence after a cancelled wound, who can be treated?',
      },
      reason: {
        cs: 'Hodnota 1 + X u klíčového slova předpokládá základ 1 stejně jako u ostatních povolání.',
        en: "The keyword's 1 + X presupposes a base of 1, as for the other trades.",
      },
    },
    {
      id: 'OW-RULING-79',
      kind: 'ruling',
      title: { cs: 'Oprava v boji', en: 'Field repairs' },
      text: {
        cs: 'Jen karty v témže boji; v kterémkoliv okamžiku podle OW-RULING-39, i před vyhodnocením útoku; zraněná karta vždy nejprve ztrácí žeton zranění, volit nelze; zranění, které kartu ničí, opravou odvrátit nelze. Obrana nikdy nevystoupí nad původní hodnotu.',
        en: 'Cards in the same battle only; any window of OW-RULING-39, also before evaluation of an attack; a wounded card always loses a wound token first, no free choice; a wound that destroys cannot be repaired away. Defence never rises above its original value.',
      },
      check: 'Given Tank w = 1, d = 5, then repair gives w = 0, d = 5.',
      question: {
        cs: 'Jaký má oprava v boji dosah, kdy se provádí a lze si vybrat její účinek?',
        en: 'Reach, timing, choice?',
      },
      reason: {
        cs: 'Věta o budovách jmenuje sektor; věta o vozidlech je jejím protějškem.',
        en: 'The building sentence names the sector; the vehicle sentence is its twin.',
      },
    },
    {
      id: 'OW-RULING-80',
      kind: 'ruling',
      title: { cs: 'Posádka při zahájení boje', en: 'Crew at the start of battle' },
      text: {
        cs: 'Ano, kterákoliv vlastní postava v boji, která není zvíře ani opočlověk, připravená, vyčerpaná i sbírající (tím její sběr končí); o 1. kole boje rozhoduje připravenost vozidla nebo budovy. První přiřazuje hráč, který boj začal, další po směru hry. Hráči se mohou dohodnout, že posádku smějí tvořit jen připravené postavy.',
        en: 'Yes, any own non-animal, non-ape character in the battle, ready, exhausted or gathering (which ends gathering); the readiness of the vehicle or building decides about round 1. Initiator assigns first, then seat direction. The players may agree that only ready characters form a crew.',
      },
      check: 'Given exhausted Sol and ready Bunk, then Bunk acts in round 1.',
      question: { cs: 'Smějí posádku tvořit i vyčerpané postavy?', en: 'May exhausted characters man cards?' },
      reason: {
        cs: 'Přiřazení vyžaduje pouze přítomnost a nic nestojí.',
        en: 'Assignment asks for presence only and costs nothing.',
      },
    },
    {
      id: 'OW-RULING-81',
      kind: 'ruling',
      title: { cs: 'Spojená karta a jeden tah', en: 'One unit, one slot' },
      text: {
        cs: 'Posádka a karta mají společný jeden tah podle iniciativy karty; její akce vyčerpá obě. Přiřazení ve vlastním tahu: je-li karta připravená, má dostatečnou posádku a v tomto kole boje ještě nejednala, smí jednat ihned; jinak tah končí. Odloučení v tahu karty: postava dostane tah podle své vlastní iniciativy, nebo je na řadě jako další, pokud její pořadí už minulo, ledaže v tomto kole boje již jednala; karta si svůj tah ponechá, jen má-li stále dostatečnou posádku.',
        en: "Crew and card share one slot at the card's initiative; its action exhausts both. Boarding in the own slot: if the card is ready, sufficiently crewed and has not acted this battle round, it may act at once; otherwise the slot ends. Leaving in the card's slot: the character gets a slot at its own initiative, or next if that has passed, unless it has already acted this battle round; the card keeps its slot only if still sufficiently crewed.",
      },
      check: 'Given Tank attacked with Sol, then Sol cannot leave and attack in the same battle round.',
      question: {
        cs: 'Jednají posádka a karta odděleně a co následuje po přiřazení nebo odloučení?',
        en: 'Do crew and card act separately; what after boarding or leaving?',
      },
      reason: { cs: 'Každá postava má v kole boje jednu akci.', en: 'One action per character and battle round.' },
    },
    {
      id: 'OW-RULING-110',
      kind: 'ruling',
      title: { cs: 'Kolikrát lze nastoupit a vystoupit', en: 'How often a character boards and leaves' },
      text: {
        cs: 'Každá postava změní místo, tedy nastoupí, nebo vystoupí, nejvýše jednou za část pohybu; v boji nejvýše jednou v každém svém pořadí, přičemž pořadí vozidla je i pořadím jeho posádky. Vlastní pohyb postavy ani jízda vozidla se nepočítají.',
        en: "A character changes its place, that is boards or leaves, at most once per movement part; in battle at most once per slot of its own, a vehicle's slot being its crew's too. Walking and riding do not count.",
      },
      check:
        'Given Sol boards Tank in the movement part, then leaving is refused until the next round; given Sol leaves Tank in battle, then boarding is offered in the slot of Sol, and after boarding no leaving in that slot.',
      question: {
        cs: 'Přiřazení nic nestojí. Lze nastupovat a vystupovat bez konce?',
        en: 'Assigning costs nothing. Can a character board and leave without end?',
      },
      reason: {
        cs: 'Návod dovoluje každé kartě pohnout se v kole jednou; bez omezení by část pohybu nemusela skončit.',
        en: 'The manual lets every card move once a round; without a limit the movement part need never end.',
      },
    },
    {
      id: 'OW-RULING-82',
      kind: 'ruling',
      title: { cs: 'Ukořistěné vozidlo', en: 'Captured vehicles' },
      text: {
        cs: 'Ukořistit lze jen vozidla se schopností Posádka, k nimž není nikdo přiřazen; hráč, který postavu přiřadil, vozidlo ovládá, dokud je k němu přiřazena alespoň jedna jeho postava, i po boji; je-li opět prázdné, patří ke straně svého vlastníka. Zničené jde do odkládacího balíčku vlastníka. Ovládající hráč je rozebrat nemůže.',
        en: "Only vehicles with Crew and nobody assigned; the boarding player controls it while at least one of his characters is assigned, also after the battle; empty again it belongs to its owner's side. Destroyed, it goes to the owner's discard pile. The controller cannot dismantle it.",
      },
      check: "Given B's Tank captured, when it is attacked, then A decides on blocks.",
      question: { cs: 'Kdo ukořistěné vozidlo ovládá a jak dlouho?', en: 'Who controls, for how long?' },
      reason: { cs: 'Karty nikdy nemění vlastníka.', en: 'Cards never change owner.' },
    },
    {
      id: 'OW-RULING-83',
      kind: 'ruling',
      title: { cs: 'Zkušenost posádky', en: 'Who learns in crews' },
      text: {
        cs: 'Voják v budově získá zkušenost, když budova zraní; ve vozidle ne. Zkušenost získá každý mechanik ve vozidle. Jeden bod náleží za každý žeton zranění položený na kartu jiné strany; zvíře vlastněné nepřítelem se počítá jako soupeřova karta, vlastní ne; omezení za kolo není.',
        en: "A soldier in a building learns when the building wounds; in a vehicle not. Every mechanic in the vehicle learns. One point per wound token placed on a card of another side; an enemy-owned animal counts as an opponent's card, an own one not; no limit per round.",
      },
      check: 'Given two Mec in one Tank wounding once, then +1 each.',
      question: {
        cs: 'Jak získává zkušenost voják v budově, několik mechaniků a jak je to u průrazného útoku?',
        en: 'Soldier in a building, several mechanics, piercing?',
      },
      reason: { cs: 'Výjimka u vojáka jmenuje jen vozidla.', en: "The soldier's exception names vehicles only." },
    },
    {
      id: 'OW-RULING-84',
      kind: 'ruling',
      title: { cs: 'Otočení zraněné postavy', en: 'Turning over while hurt' },
      text: {
        cs: 'Zranění, míra oslabení, stav i přiřazení zůstávají; hodnoty se mění ihned; nejde o novou kartu. Dosáhnou-li zranění nového zdraví, postava zemře. Přebytečné body propadají.',
        en: 'Wounds, weakening amount, state and assignment stay; values change at once; it is no new card. If wounds reach the new health it dies. Surplus points are lost.',
      },
      check: 'Given w = 1, health 2→3, then it now survives two more.',
      question: { cs: 'Co se při otočení stane se zraněními, oslabením a stavem?', en: 'Wounds, weakening, state?' },
      reason: { cs: 'Karta se pouze otáčí.', en: 'The card is only turned.' },
    },
  ],
};
