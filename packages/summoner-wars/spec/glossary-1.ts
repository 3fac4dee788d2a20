import type { Section } from '@bojiste/kernel';

export const glossary1: Section = {
  code: 'TERM',
  title: { cs: 'Rejstřík pojmů, 1. část', en: 'Glossary, part 1' },
  clauses: [
    {
      id: 'SW-TERM-01',
      kind: 'rule',
      title: { cs: 'Aktivní hráč', en: 'Active player' },
      text: { cs: 'Hráč, který je právě na tahu.', en: 'The player whose turn it is.' },
      check: "Given A's turn, when asked at any point including B's pending choices, then activePlayer = A.",
    },
    {
      id: 'SW-TERM-02',
      kind: 'rule',
      title: { cs: 'Výraz „až X“', en: 'Up to X' },
      text: {
        cs: 'Znamená 0 nebo kterékoli celé číslo, které nepřesahuje X.',
        en: 'Means 0 or any whole number not above X.',
      },
      check: 'Given Drift ledovce (up to 3 structures), when A chooses 0, then the event is legal and does nothing.',
    },
    {
      id: 'SW-TERM-03',
      kind: 'rule',
      title: { cs: 'Společná zásoba – bank', en: 'Bank' },
      text: {
        cs: 'Obecná zásoba žetonů zranění a posílení. Dojdou-li žetony, použije se náhrada, zásoba je tedy neomezená.',
        en: 'General supply of injury and boost tokens; if tokens run out a substitute is used, so the supply is unlimited.',
      },
      check: 'Given 500 tokens already placed, when another is needed, then it is placed.',
    },
    {
      id: 'SW-TERM-04',
      kind: 'rule',
      title: { cs: 'Běžná jednotka', en: 'Common unit' },
      text: {
        cs: 'Druh jednotky. V sadě je jich 16, z toho nejvýše 4 stejné; na počáteční jednotky se tento limit nevztahuje.',
        en: 'A unit kind; 16 per deck, at most 4 equal, starting units outside that limit.',
      },
      check: 'Given Medvědí kavalerie, when its kind is read, then common.',
    },
    {
      id: 'SW-TERM-05',
      kind: 'rule',
      title: { cs: 'Pojem „bojiště“', en: 'Battlefield' },
      text: {
        cs: 'Síť polí uprostřed herního plánu, na níž leží objekty.',
        en: 'The grid of spaces in the middle of the board on which objects lie.',
      },
      check: 'Given the lasting zone and piles, when battlefield objects are listed, then none of those cards appears.',
    },
    {
      id: 'SW-TERM-06',
      kind: 'rule',
      title: { cs: 'Pojem „budování“', en: 'Build' },
      text: {
        cs: 'Hráč ve fázi Budování zaplatí náklady a z ruky vyloží na bojiště portál nebo jinou stavbu.',
        en: 'Laying a gate or other structure from the hand onto the battlefield in the Building phase, paying its cost.',
      },
      check:
        'Given a structure put on the battlefield from the discard pile by a test effect, when build triggers are checked, then none fires.',
    },
    {
      id: 'SW-TERM-07',
      kind: 'rule',
      title: { cs: 'Obvyklá oblast budování', en: 'Usual building area' },
      text: {
        cs: 'Dvě povolené oblasti jsou ty obvyklé, efekt může určit i jinou.',
        en: 'The two allowed areas are the usual ones; an effect can name another.',
      },
      check: 'Given a test effect "build this next to any own unit", when used, then the usual area is not required.',
    },
    {
      id: 'SW-TERM-08',
      kind: 'rule',
      title: { cs: 'Pojem „cíl“', en: 'Target' },
      text: {
        cs: 'Jednotka nebo stavba, na kterou míří útok nebo efekt schopnosti.',
        en: 'The unit or structure an attack or an ability effect is aimed at.',
      },
      check:
        'Given a pending effect asking for a target, when an empty space or event card is submitted, then it is illegal.',
    },
    {
      id: 'SW-TERM-09',
      kind: 'rule',
      title: { cs: 'Cíl útoku', en: 'Own targets, never the attacker' },
      text: {
        cs: 'Útok smí mířit i na vlastní objekty, nikdy však na samotnou útočící jednotku.',
        en: 'An attack may aim at own objects but never at the attacking unit.',
      },
      check:
        "Given A's melee unit on c3, A:Portál@c4 and B's unit@d3, when targets are enumerated, then exactly c4 and d3 (SW-ATT-10, SW-ATT-11).",
    },
    {
      id: 'SW-TERM-10',
      kind: 'rule',
      title: { cs: 'Pojem „cizí“', en: 'Enemy' },
      text: {
        cs: 'Cizí jsou jednotky a stavby, které ovládá soupeř. Rozhoduje, kdo je ovládá, nikoli do čí sady patří.',
        en: 'Units and structures the opponent controls, judged by control, not by deck.',
      },
      check: 'Given A controls a B-owned unit, when A asks for enemy units, then it is not listed; when B asks, it is.',
    },
    {
      id: 'SW-TERM-11',
      kind: 'rule',
      title: { cs: 'Pojem „dobrat“', en: 'Draw' },
      text: {
        cs: 'Vzít si 1 nebo více karet z vrchu vlastního dobíracího balíčku do ruky.',
        en: 'Taking 1 or more cards from the top of the own draw deck into the hand.',
      },
      check: 'Given "draw 2" with deck order [x, y, z], when resolved, then hand gains x and y.',
    },
    {
      id: 'SW-TERM-12',
      kind: 'rule',
      title: { cs: 'Počet karet balíčku je veřejný', en: 'Draw deck size is public' },
      text: {
        cs: 'Oba hráči smějí znát počet karet ve kterémkoli z obou dobíracích balíčků.',
        en: 'Both players may know how many cards are in either draw deck.',
      },
      check: "Given B's view, when A's deck is read, then its count is visible.",
    },
    {
      id: 'SW-TERM-13',
      kind: 'rule',
      title: { cs: 'Obsah balíčku je skrytý', en: 'Draw deck contents are hidden' },
      text: {
        cs: 'Žádný hráč nesmí nahlížet na líce karet v dobíracím balíčku, a to ani ve vlastním.',
        en: 'Neither player may look at the faces, not even of the own deck.',
      },
      check: "Given A's view of A's deck, when read, then no card identities are present.",
    },
    {
      id: 'SW-TERM-14',
      kind: 'rule',
      title: { cs: 'Pořadí karet se nemění', en: 'Draw deck order is fixed' },
      text: {
        cs: 'Po přípravě hry se pořadí karet v dobíracím balíčku nemění, pokud některý efekt neurčí jinak.',
        en: 'After setup the order does not change unless an effect says so.',
      },
      check:
        'Given a recorded order, when 10 turns pass without shuffle effects, then the remaining order is a suffix of the recorded one.',
    },
    {
      id: 'SW-TERM-15',
      kind: 'rule',
      title: { cs: 'Vyčerpaný balíček brání dobírání', en: 'Exhausted deck blocks all drawing' },
      text: {
        cs: 'Rejstřík rozšiřuje zákaz z fáze Dobrání karet na jakékoli dobírání: s vyčerpaným balíčkem si hráč nemůže karty dobírat vůbec, a to po zbytek hry.',
        en: 'The glossary extends the ban from the draw phase to drawing in general for the rest of the game.',
      },
      check: 'Given deck = 0, when a test effect says "draw 1", then nothing happens and no error is raised.',
    },
    {
      id: 'SW-TERM-16',
      kind: 'rule',
      title: { cs: 'Druhy karet', en: 'Kinds' },
      text: {
        cs: 'Jednotka je Vyvolavač, hrdina nebo běžná jednotka, událost je epická nebo standardní. Stavby jsou samostatným druhem.',
        en: 'Units are Summoner, hero or common; events are epic or standard; structures are a kind of their own.',
      },
      check:
        'Given the database, when kinds are listed, then they are exactly these six, and a card may carry two (unit + structure, event + structure).',
    },
    {
      id: 'SW-TERM-17',
      kind: 'rule',
      title: { cs: 'Efekty omezené na druh', en: 'Effects limited to a kind' },
      text: {
        cs: 'Efekt se může týkat pouze karet určitého druhu.',
        en: 'An effect may concern only cards of a certain kind.',
      },
      check: 'Given Podusání (common units), when a hero is in the path, then passing it is illegal.',
    },
    {
      id: 'SW-TERM-18',
      kind: 'rule',
      title: { cs: 'Pojem „eliminovat“', en: 'Eliminate' },
      text: {
        cs: 'Karta eliminovaného objektu se odloží lícem dolů na odhazovací hromádku svého vlastníka, karty zasunuté pod ní se odhodí a žetony se odstraní.',
        en: "The card of an eliminated object goes face down to its owner's discard pile, tucked cards are discarded, tokens removed.",
      },
      check:
        "Given a unit with tokens and a tucked card is eliminated, when piles are read, then each card is in its own owner's pile without tokens.",
    },
    {
      id: 'SW-TERM-19',
      kind: 'rule',
      title: { cs: 'Magie za eliminaci útokem', en: 'Magic for an attack kill' },
      text: {
        cs: 'Hráč získá 1 bod magie, když útok jednotky, kterou ovládá, eliminuje objekt ovládaný soupeřem.',
        en: '1 magic when an attack of a unit you control eliminates an enemy-controlled object.',
      },
      check: 'Given A attacks with a B-owned unit A controls and eliminates a B-controlled unit, then A gains 1.',
    },
    {
      id: 'SW-TERM-20',
      kind: 'rule',
      title: { cs: 'Magie za schopnost či událost', en: 'Magic for an ability or event kill' },
      text: {
        cs: 'Hráč získá 1 bod magie, když eliminaci objektu ovládaného soupeřem způsobí schopnost jednotky, kterou tento hráč ovládá, nebo efekt jeho události.',
        en: '1 magic when an ability of a unit you control or an effect of your event causes the elimination.',
      },
      check: 'Given Ledové střepiny of A eliminates two B units, then A gains 2.',
    },
    {
      id: 'SW-TERM-21',
      kind: 'rule',
      title: { cs: 'Žádná magie za vlastní objekt', en: 'No magic for own objects' },
      text: {
        cs: 'Za eliminaci vlastní jednotky nebo stavby hráč žádnou magii nezíská.',
        en: 'None when you eliminate an own unit or structure.',
      },
      check: "Given A's Podusání eliminates A's own common, then A gains 0.",
    },
    {
      id: 'SW-TERM-22',
      kind: 'rule',
      title: { cs: 'Magie a efekt eliminovaného objektu', en: "No magic for a victim's parting effect" },
      text: {
        cs: 'Způsobí-li schopnost eliminovaného cizího objektu eliminaci dalšího objektu, hráč za tento další objekt žádnou magii nezíská.',
        en: 'When an ability of an eliminated enemy object causes a further object to be eliminated, you get no magic for that further object.',
      },
      check:
        'Given A eliminates B\'s unit with test ability "when eliminated, injure all neighbours 1" and this eliminates another B unit, then A gains 1 in total, not 2.',
    },
    {
      id: 'SW-TERM-23',
      kind: 'rule',
      title: { cs: 'Žádná magie za zasunuté karty', en: 'No magic for tucked cards' },
      text: {
        cs: 'Za karty ležící pod eliminovaným objektem hráč žádnou magii nezíská.',
        en: 'None for cards lying under the eliminated object.',
      },
      check: 'Given 3 tucked cards, when the top object is eliminated by the enemy, then the reward is 1.',
    },
    {
      id: 'SW-TERM-24',
      kind: 'rule',
      title: { cs: 'Epická událost', en: 'Epic event' },
      text: {
        cs: 'Druh události. Do sady patří 2 a uvádí je rub karty Vyvolavače.',
        en: 'An event kind; 2 per deck, named on the back of the Summoner.',
      },
      check: "Given Svara's deck, when epic events are counted, then 2, both Ledové beranidlo.",
    },
    {
      id: 'SW-TERM-25',
      kind: 'rule',
      title: { cs: 'Fáze tahu', en: 'Phase' },
      text: {
        cs: 'Tah má šest pojmenovaných fází: Vyvolávání, Pohyb, Budování, Útok, Magie a Dobrání karet.',
        en: 'The turn has the six named phases.',
      },
      check: 'Given the phase enum, when listed, then it has exactly 6 members in SW-TURN-02 order.',
    },
    {
      id: 'SW-TERM-26',
      kind: 'rule',
      title: { cs: 'Pojem „hrdina“', en: 'Hero' },
      text: {
        cs: 'Druh jednotky. V každé sadě jsou 3 různí hrdinové.',
        en: 'A unit kind; 3 different heroes per deck.',
      },
      check:
        'Given a deck with heroes Nadiana, Ollag, Jarmund, then valid; with Nadiana, Nadiana, Ollag, then invalid.',
    },
    {
      id: 'SW-TERM-27',
      kind: 'rule',
      title: { cs: 'Pojem „jednotka“', en: 'Unit' },
      text: {
        cs: 'Jednotkami jsou Vyvolavači, hrdinové a běžné jednotky. Do hry přicházejí vyvoláním a obvykle se mohou pohybovat a útočit.',
        en: 'Summoners, heroes and commons; they come into play by summoning and can usually move and attack.',
      },
      check: 'Given a Summoner, when a text says "unit", then the Summoner is included.',
    },
    {
      id: 'SW-TERM-28',
      kind: 'rule',
      title: { cs: 'Na konci fáze', en: 'At the end of a phase' },
      text: {
        cs: 'Takové efekty se vyhodnotí, až když fáze úplně skončí.',
        en: 'Such effects resolve once the phase is entirely over.',
      },
      check:
        'Given the inactivity check and another end-of-attack-phase effect, when the phase ends, then both resolve after the last attack and A orders them.',
    },
    {
      id: 'SW-TERM-29',
      kind: 'rule',
      title: { cs: 'Na konci tahu', en: 'At the end of the turn' },
      text: {
        cs: 'Takové efekty se vyhodnotí, až když úplně skončí fáze Dobrání karet daného hráče.',
        en: 'Such effects resolve once the Card draw phase of that player is entirely over.',
      },
      check: 'Given Pach krve, when the draw phase still has pending draws, then boosts are not yet removed.',
    },
    {
      id: 'SW-TERM-30',
      kind: 'rule',
      title: { cs: 'Libovolný počet', en: 'Any number' },
      text: { cs: 'Může to být nula i kterékoli přirozené číslo.', en: 'Includes zero and every natural number.' },
      check: 'Given Plížením vpřed!, when A selects no unit, then it is legal.',
    },
  ],
};
