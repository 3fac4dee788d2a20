import type { Section } from '@bojiste/kernel';

export const strike: Section = {
  code: 'STRIKE',
  title: { cs: 'Úder', en: 'Strike' },
  clauses: [
    {
      id: 'SS-STRIKE-01',
      kind: 'rule',
      title: { cs: 'Čelo armády', en: 'When a monster strikes' },
      text: {
        cs: 'Nestvůra, která došla na nejpřednější pozici, jedná ve vašem příštím tahu, až ji postup armády z této pozice vysune.',
        en: 'A monster that has reached the foremost position acts in your next turn, when the advance moves it out.',
      },
      check:
        "Given X deployed in A's turn n with no extra movement, when turns pass, then X is in army[2] in n+1, army[3] in n+2 and makes its exit choice in n+3.",
    },
    {
      id: 'SS-STRIKE-02',
      kind: 'rule',
      title: { cs: 'Jedna ze tří možností', en: 'Exactly one of three' },
      text: {
        cs: 'Odcházející nestvůra musí provést právě jednu z možností: úder, držení pozic, nebo podporu.',
        en: 'The leaving monster must do exactly one of strike, hold position, support.',
      },
      check:
        'Given the exit decision, when options are listed, then strike and support are always present, hold whenever a field is available under section 11, and there is no "skip".',
    },
    {
      id: 'SS-STRIKE-03',
      kind: 'rule',
      title: { cs: 'Nejprve poškození, potom akce', en: 'Damage first, action second' },
      text: {
        cs: 'Při úderu se nejprve uštědří poškození a teprve poté se provede akce nestvůry, která udeřila.',
        en: "A strike first deals its damage and then performs the striker's action.",
      },
      check: 'Given striker AN 3 "{act: draw 1}", when it strikes the opponent, then the log shows damage before draw.',
    },
    {
      id: 'SS-STRIKE-04',
      kind: 'rule',
      title: { cs: 'Síla útoku', en: 'Attack strength' },
      text: {
        cs: 'Síla útoku se rovná ÚČ nestvůry provádějící úder minus OČ protivníkova obránce.',
        en: "Attack strength = striker's AN − DN of the opposing defender.",
      },
      check: 'Given AN 6 and defender DN 2, when computed, then 4.',
    },
    {
      id: 'SS-STRIKE-05',
      kind: 'rule',
      title: { cs: 'Úder bez obránce', en: 'No defender' },
      text: {
        cs: 'Je-li protivníkova oblast nasazování prázdná, nic se neodečítá.',
        en: 'With an empty opposing deployment area nothing is subtracted.',
      },
      check: 'Given AN 6 and B.army = [–, Y, Z], when computed, then 6.',
    },
    {
      id: 'SS-STRIKE-06',
      kind: 'rule',
      title: { cs: 'Výběr cíle', en: 'Choose a target' },
      text: {
        cs: 'Po určení síly útoku zvolte za cíl buď jednu nestvůru na bojišti, nebo protivníka.',
        en: 'After computing strength, choose either one monster on the board or the opponent.',
      },
      check: 'Given one legal board target, when strike targets are listed, then they are {that monster, opponent}.',
    },
    {
      id: 'SS-STRIKE-07',
      kind: 'rule',
      title: { cs: 'Cílem je nestvůra', en: 'Legal monster targets' },
      text: {
        cs: 'Cílem smí být protivníkova karta na jeho frontě nebo protivníkova karta v zemi nikoho.',
        en: "The opponent's card on the opponent's front or the opponent's card in no man's land.",
      },
      check:
        "Given B.front = p, NML = q (B's), A.front = r, when targets are listed, then p, q and the opponent, not r.",
    },
    {
      id: 'SS-STRIKE-08',
      kind: 'rule',
      title: { cs: 'Armáda není cílem', en: 'Never the army' },
      text: {
        cs: 'Úder nikdy nesmí cílit na nestvůru v protivníkově armádě.',
        en: "A strike may never target a monster in the opponent's army.",
      },
      check: 'Given B.army = [X, Y, Z], when targets are listed, then none of X, Y, Z is present.',
    },
    {
      id: 'SS-STRIKE-09',
      kind: 'rule',
      title: { cs: 'Podmínka zničení', en: 'Destroy condition' },
      text: {
        cs: 'Zasažená nestvůra je zničena, je-li síla útoku vyšší než její OČ.',
        en: 'The targeted monster is destroyed if attack strength is higher than its DN.',
      },
      check: 'Given strength 4 and target DN 3, when struck, then destroyed; with DN 4 it survives (SS-RULING-33).',
    },
    {
      id: 'SS-STRIKE-10',
      kind: 'rule',
      title: { cs: 'Přebytečné poškození', en: 'Excess is wasted' },
      text: {
        cs: 'Přebytek poškození při úderu na nestvůru propadá.',
        en: 'Surplus damage against a monster is lost.',
      },
      check: 'Given strength 9 and target DN 1, when struck, then the target is destroyed and B.deck is unchanged.',
    },
    {
      id: 'SS-STRIKE-11',
      kind: 'rule',
      title: { cs: 'Dvojí odečtení OČ', en: 'Double subtraction' },
      text: {
        cs: 'Při úderu na nestvůru na bojišti se uplatní OČ obránce i OČ samotného cíle.',
        en: "Against a board monster both the defender's DN and the target's own DN count.",
      },
      check:
        'Given AN 7, defender DN 3, target DN 4, when struck, then strength 4 is not higher than 4 and the target survives; AN 8 destroys it.',
    },
    {
      id: 'SS-STRIKE-12',
      kind: 'rule',
      title: { cs: 'Cílem je protivník', en: 'Strike at the opponent' },
      text: {
        cs: 'Protivník odhodí ze svého balíčku zdrojů tolik karet, kolik činí síla útoku.',
        en: 'The opponent discards from the resource deck as many cards as the attack strength.',
      },
      check: 'Given strength 4 and B.deck 20, when the opponent is struck, then deck 16.',
    },
    {
      id: 'SS-STRIKE-13',
      kind: 'rule',
      title: { cs: 'Akce nestvůry při úderu', en: "The striker's action resolves" },
      text: {
        cs: 'Po uštědření poškození se vyhodnotí akce nestvůry, která udeřila, ať byl cíl jakýkoli.',
        en: "After the damage, the striker's action is resolved whatever the target was.",
      },
      check:
        'Given striker "{act: heal 1}" hitting a board monster, when the strike resolves, then the action resolves too.',
    },
    {
      id: 'SS-STRIKE-14',
      kind: 'rule',
      title: { cs: 'Akce zdarma', en: 'The action is free' },
      text: {
        cs: 'Za akci nestvůry provádějící úder se neplatí žádná cena.',
        en: 'No cost is paid for the action of a striking monster.',
      },
      check: 'Given A with an empty hand and no reserves, when a cost-5 monster strikes, then its action resolves.',
    },
    {
      id: 'SS-STRIKE-15',
      kind: 'rule',
      title: { cs: 'Další spuštěné efekty', en: 'Other triggered effects' },
      text: {
        cs: 'Další akce a schopnosti, které úder spustí, se vyhodnotí dříve, než je karta odložena.',
        en: 'Further actions or abilities set off by the strike are resolved before the card is put away.',
      },
      check:
        'Given A.front with "{abl: after your strike, draw 1}", when a strike ends, then the draw happens before the striker reaches a pile.',
    },
    {
      id: 'SS-STRIKE-16',
      kind: 'rule',
      title: { cs: 'Odložení na vrch ztrát', en: 'Striker goes to losses' },
      text: {
        cs: 'Nakonec nestvůru, která udeřila, odložte na vrch svého balíčku ztrát.',
        en: 'Finally the striker is put on top of your loss pile.',
      },
      check: 'Given no replacement effects, when the strike is over, then the striker is the top of A.loss.',
    },
    {
      id: 'SS-STRIKE-17',
      kind: 'rule',
      title: { cs: 'Při úderu součást armády', en: 'Still in the army while striking' },
      text: {
        cs: 'Dokud nestvůra provádějící úder neleží v balíčku ztrát, počítá se pro všechna pravidla za součást vaší armády a její schopnost platí.',
        en: 'Until it lies on the loss pile the striker counts as part of your army for all rules, and its ability stays in force.',
      },
      check:
        'Given striker AN 3 "{abl: your monsters have +1 AN}" whose text includes itself, when it strikes undefended, then strength is 4; given "count your allies" on another card during the strike, the striker is counted.',
    },
    {
      id: 'SS-STRIKE-18',
      kind: 'rule',
      title: { cs: 'Zranění se nepamatuje', en: 'No lasting damage' },
      text: {
        cs: 'Nestvůře na bojišti, která nebyla zničena, žádné poškození nezůstává.',
        en: 'A board monster that is not destroyed keeps no damage.',
      },
      check:
        'Given a target with DN 4 struck by strength 3 twice, when both strikes are over, then it is still on the board.',
    },
  ],
};
