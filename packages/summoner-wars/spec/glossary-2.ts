import type { Section } from '@bojiste/kernel';

export const glossary2: Section = {
  code: 'TERM',
  title: { cs: 'Rejstřík pojmů, 2. část', en: 'Glossary, part 2' },
  clauses: [
    {
      id: 'SW-TERM-31',
      kind: 'rule',
      title: { cs: 'Zdroje a využití magie', en: 'Magic sources and uses' },
      text: {
        cs: 'Magie se získává eliminací cizích objektů a odhazováním karet z ruky ve fázi Magie. Platí se jí za vyvolávání, budování a události.',
        en: 'Gained by eliminating enemy objects and by discarding hand cards in the Magic phase; spent on summoning, building and events.',
      },
      check:
        'Given a turn log, when magic changes are summed, then every change has one of these causes or an explicit card effect.',
    },
    {
      id: 'SW-TERM-32',
      kind: 'rule',
      title: { cs: 'Maximum magie', en: 'Magic maximum' },
      text: {
        cs: 'Každý hráč má vlastní počítadlo magie s maximem 15.',
        en: 'Each player has an own track whose maximum is 15.',
      },
      check: 'Given A.magic = 15, when A eliminates an enemy, then A.magic = 15 and B.magic is unchanged.',
    },
    {
      id: 'SW-TERM-33',
      kind: 'rule',
      title: { cs: 'Pojem „můžete“', en: 'May' },
      text: {
        cs: 'Označuje efekty, jejichž provedení může hráč odmítnout.',
        en: 'Marks effects the player can decline.',
      },
      check: 'Given Rozběh is offered, when A declines, then no boost is placed and play continues.',
    },
    {
      id: 'SW-TERM-34',
      kind: 'rule',
      title: { cs: 'Na blízko', en: 'Melee' },
      text: {
        cs: 'Jednotka tohoto typu útočí jen na objekty na sousedících polích.',
        en: 'Attacks only objects on adjacent spaces.',
      },
      check: 'Given a melee unit whose only nearby enemy is diagonal to it, when targets are listed, then none.',
    },
    {
      id: 'SW-TERM-35',
      kind: 'rule',
      title: { cs: 'Na dálku', en: 'Ranged' },
      text: {
        cs: 'Jednotka tohoto typu útočí na vzdálenost 1–3 polí v jednom přímém směru přes VOLNÁ pole.',
        en: 'Attacks at a distance of 1–3 spaces in one straight direction over FREE spaces.',
      },
      check:
        'Given a ranged unit on c3, free c4 and c5 and an enemy on c6, then legal; with any object on c5, then illegal.',
    },
    {
      id: 'SW-TERM-36',
      kind: 'rule',
      title: { cs: 'Pojem „nahradit“', en: 'Replace' },
      text: {
        cs: 'Umístit kartu na pozici, kterou předtím zaujímala jiná karta.',
        en: 'Putting a card on the position where another card lay before.',
      },
      check: 'Given Nákaza on the unit eliminated on d5, when used, then the carrier card appears exactly on d5.',
    },
    {
      id: 'SW-TERM-37',
      kind: 'rule',
      title: { cs: 'Náklady karty', en: 'Cost' },
      text: {
        cs: 'Množství magie, které je nutné zaplatit za vyvolání jednotky, postavení stavby nebo zahrání události. Vyvolavači žádné náklady nemají. Náklady mohou být i 0.',
        en: 'Magic to be paid for summoning a unit, building or playing an event; Summoners have none; it may be 0.',
      },
      check: 'Given Portál (cost 0) and A.magic = 0, when built, then legal.',
    },
    {
      id: 'SW-TERM-38',
      kind: 'rule',
      title: { cs: 'Pojem „namísto“', en: 'Instead' },
      text: {
        cs: 'Efekt se provede místo obvyklého postupu.',
        en: 'The effect is carried out in place of the usual procedure.',
      },
      check:
        'Given a unit uses an "instead of moving" test effect, when done, then its position is unchanged and no after-move effect fires.',
    },
    {
      id: 'SW-TERM-39',
      kind: 'rule',
      title: { cs: 'Namísto pohybu a limit pohybů', en: 'Instead-of-move counts as a move for the limit' },
      text: {
        cs: 'Efekt „namísto pohybu“ se do limitu počítá jako pohyb: spotřebuje jednu ze tří aktivací.',
        en: 'It uses one of the three activations.',
      },
      check:
        'Given two normal moves and one instead-of-move effect, when a fourth unit is ordered to move, then illegal.',
    },
    {
      id: 'SW-TERM-40',
      kind: 'rule',
      title: { cs: 'Namísto útoku a limit útoků', en: 'Instead-of-attack counts as an attack for the limit' },
      text: {
        cs: 'Efekt „namísto útoku“ se do limitu počítá jako útok: jednotka, která ho provede, je jednou ze tří, které smějí útočit.',
        en: 'It uses one of the three attackers.',
      },
      check: 'Given three instead-of-attack effects, when another unit is ordered to attack, then illegal.',
    },
    {
      id: 'SW-TERM-41',
      kind: 'rule',
      title: { cs: 'Poté už žádný pohyb ani útok', en: 'Then no further move or attack' },
      text: {
        cs: 'Jednotka, která provedla efekt „namísto pohybu“, resp. „namísto útoku“, se v příslušné fázi už nesmí pohybovat, resp. útočit.',
        en: 'That unit may not move (or attack) again in the respective phase.',
      },
      check: 'Given a unit used instead-of-attack, when it is ordered to attack, then illegal.',
    },
    {
      id: 'SW-TERM-42',
      kind: 'rule',
      title: { cs: 'Lze i bez pole či cíle', en: 'Works without a legal move or target' },
      text: {
        cs: 'Efekt „namísto pohybu“ či „namísto útoku“ je dovolen i tehdy, chybí-li volné pole pro pohyb, resp. legitimní cíl útoku.',
        en: 'It is allowed although no free space or no legitimate target exists.',
      },
      check: 'Given a unit enclosed on four sides with an instead-of-move ability, when used, then legal.',
    },
    {
      id: 'SW-TERM-43',
      kind: 'rule',
      title: { cs: 'Výslovný zákaz platí', en: 'Not if forbidden' },
      text: {
        cs: 'Efekt „namísto pohybu“ (resp. „namísto útoku“) není přípustný, jestliže některé pravidlo nebo efekt dané jednotce pohyb (resp. útok) výslovně zakazuje.',
        en: 'It is not allowed if a rule or effect explicitly forbids that unit to move (or attack).',
      },
      check: 'Given a test effect "this unit cannot move", when its instead-of-move ability is used, then illegal.',
    },
    {
      id: 'SW-TERM-44',
      kind: 'rule',
      title: { cs: 'Národ jednotky', en: 'Nation' },
      text: {
        cs: 'Národ je vytištěn na kartě každé jednotky. Některé efekty se týkají jen jednotek jednoho národa.',
        en: 'Printed on every unit; some effects act only on one nation.',
      },
      check:
        'Given units of two nations and a nation-limited test effect, when options are listed, then only matching units appear.',
    },
    {
      id: 'SW-TERM-45',
      kind: 'rule',
      title: { cs: 'Efekt navíc', en: 'Extra' },
      text: {
        cs: 'Efekt označený slovem „navíc“ se přidává k běžným limitům a do nich se nezapočítává.',
        en: 'An extra effect comes on top of the normal limits.',
      },
      check: 'Given three normal attacks made, when an extra attack is available, then a fourth attack is legal.',
    },
    {
      id: 'SW-TERM-46',
      kind: 'rule',
      title: { cs: 'Odkaz na název', en: 'Name' },
      text: {
        cs: 'Odkaz na název platí pro každou kartu, v jejímž názvu je uvedené slovo.',
        en: 'References match any card with the given word in its name.',
      },
      check:
        'Given a test effect naming "golemové", when options are listed, then Ledoví golemové matches although the word is second in its name (SW-NAME-01, SW-NAME-02).',
    },
    {
      id: 'SW-TERM-47',
      kind: 'rule',
      title: { cs: 'Objekt na bojišti', en: 'Object' },
      text: {
        cs: 'Objekt je jedna karta, která leží na bojišti nebo se po něm právě pohybuje. Je to buď stavba, nebo jednotka.',
        en: 'One card lying on (or moving across) the battlefield; either structure or unit.',
      },
      check: 'Given a lasting event with boosts, when objects are listed, then it is not one.',
    },
    {
      id: 'SW-TERM-48',
      kind: 'rule',
      title: { cs: 'Nahlížení do odhazovací hromádky', en: 'Discard pile information' },
      text: {
        cs: 'Počet karet v odhazovací hromádce je veřejný. Prohlížet si hráč smí jen hromádku vlastní.',
        en: 'The number of cards is public; a player may look only into the own pile.',
      },
      check: "Given A's view, then A's pile faces are visible, B's pile shows only a count.",
    },
    {
      id: 'SW-TERM-49',
      kind: 'rule',
      title: { cs: 'Odhozená karta jako nový objekt', en: 'A discarded card comes back as new' },
      text: {
        cs: 'Vrátí-li se odhozená karta později na bojiště, jde o nový objekt.',
        en: 'If it later returns to the battlefield it is a new object.',
      },
      check:
        'Given a unit that attacked, was discarded and is put back the same turn, when its flags are read, then hasAttacked = false, tokens = 0, once-per-turn uses = 0.',
    },
    {
      id: 'SW-TERM-50',
      kind: 'rule',
      title: { cs: 'Odstranění žetonů', en: 'Remove tokens' },
      text: {
        cs: 'Odstraněné žetony se vracejí do banku. Leží-li na kartě méně žetonů, než kolik se jich má odstranit, odstraní se všechny a nemá to žádné další následky.',
        en: 'Removed tokens go to the bank; if fewer are present than asked, all are removed and nothing else follows.',
      },
      check: 'Given Nemrtví válečníci with 1 boost, when the turn ends, then 0 boosts and no error.',
    },
    {
      id: 'SW-TERM-51',
      kind: 'rule',
      title: { cs: 'Opakování hodu', en: 'Reroll' },
      text: {
        cs: 'Určí-li to efekt, lze jednou nebo více kostkami hodit znovu. Platí nový výsledek.',
        en: 'If an effect says so, one or more dice may be rolled again; the new result stands.',
      },
      check:
        'Given dice [S, R] and a reroll of die 1 scripted to M in a melee attack, then the final dice are [M, R] and 1 injury is dealt.',
    },
    {
      id: 'SW-TERM-52',
      kind: 'rule',
      title: { cs: 'Opakování hodu víckrát', en: 'Several rerolls' },
      text: {
        cs: 'Má-li hráč k opakování hodu více oprávnění, mohou se sčítat. Jednou kostkou se pak smí hod opakovat i několikrát.',
        en: 'Several permissions may add up, so a die can be rerolled more than once.',
      },
      check: 'Given two reroll permissions, when both are used on the same die, then the last result stands.',
    },
    {
      id: 'SW-TERM-53',
      kind: 'rule',
      title: { cs: 'Ovládání objektů podle sady', en: 'Control by deck' },
      text: {
        cs: 'Hráč ovládá objekty na bojišti, jejichž karty jsou z jeho sady, a to až do chvíle, kdy je některý efekt předá soupeři.',
        en: 'A player controls the battlefield objects belonging to the own deck until an effect gives them to the opponent.',
      },
      check: 'Given a new game, when control is read, then controller = owner for each object.',
    },
    {
      id: 'SW-TERM-54',
      kind: 'rule',
      title: { cs: 'Ovládání událostí', en: 'Control of events' },
      text: {
        cs: 'Totéž platí pro trvající události a pro událost, která se právě vyhodnocuje: i ty ovládá hráč, do jehož sady patří, dokud je efekt nepředá soupeři.',
        en: 'Lasting events and the event being resolved are controlled likewise.',
      },
      check: "Given Ledové beranidlo in A's zone, when its trigger arises on B's turn, then the decision belongs to A.",
    },
    {
      id: 'SW-TERM-55',
      kind: 'rule',
      title: { cs: 'Otočení karty ukazuje ovládání', en: 'Orientation shows control' },
      text: {
        cs: 'Každá karta na bojišti leží tak, aby byla čitelná pro hráče, který ji ovládá. Kdo objekt ovládne, otočí jeho kartu o 180°.',
        en: "Each battlefield card is readable from its controller's side; taking control turns it around.",
      },
      check: "Given A takes control of B's unit, when the view model is read, then its orientation equals A's.",
    },
    {
      id: 'SW-TERM-56',
      kind: 'rule',
      title: { cs: 'Konec dočasného ovládání', en: 'Temporary control ends' },
      text: {
        cs: 'Skončí-li efekt, díky němuž hráč kartu dočasně ovládal, karta se otočí zpět.',
        en: 'When the controlling effect ends, the card turns back.',
      },
      check: 'Given "control until end of turn", when the turn ends, then controller = previous controller.',
    },
    {
      id: 'SW-TERM-57',
      kind: 'rule',
      title: { cs: 'Příslušnost karty k hráči', en: 'Belong' },
      text: {
        cs: 'Karta patří hráči, v jehož sadě byla na začátku partie.',
        en: 'A card belongs to the player in whose deck it was at the start of the game.',
      },
      check: 'Given any sequence of control changes, when owner is read, then it never changes.',
    },
    {
      id: 'SW-TERM-58',
      kind: 'rule',
      title: { cs: 'Placení v plné výši', en: 'Payment' },
      text: {
        cs: 'Cena se platí v plné výši ještě před provedením efektu. Nelze-li ji zaplatit celou, efekt se nesmí provést vůbec.',
        en: 'The price must be paid in full before the effect; otherwise the effect cannot be performed at all.',
      },
      check: 'Given a summon, when the log is read, then the magic decrease precedes the placement.',
    },
    {
      id: 'SW-TERM-59',
      kind: 'rule',
      title: { cs: 'Časování po', en: 'After' },
      text: {
        cs: 'Efekt, který má nastat po ději A, se vyhodnotí hned, jakmile je A zcela vyhodnocen, a dříve než jakýkoli jiný efekt.',
        en: 'An effect due after A resolves immediately once A is completely resolved and before any other effect.',
      },
      check:
        'Given a move with an after-move ability, when the move ends, then no other command is accepted until the ability is used or declined.',
    },
  ],
};
