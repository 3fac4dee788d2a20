import type { Section } from '@bojiste/kernel';

export const examples: Section = {
  code: 'EX',
  title: { cs: 'Příklady', en: 'Worked examples' },
  clauses: [
    {
      id: 'SS-EX-01',
      kind: 'example',
      title: { cs: 'Příklad pořadí příkazů', en: "Karel and Jiřina's command order" },
      text: {
        cs: 'Karel zahraje akci, která mu dovoluje umístit nestvůru na jeho frontu. Jiřina odpoví akcí „Znič 1“. Karel odpoví aktivovanou schopností, díky níž jeho karty do konce jeho tahu nemohou být cílem akcí a schopností. Jiřina již nereaguje. Vyhodnotí se ochrana, poté zničení (nemá platný cíl, nic se nestane a Jiřinina karta přichází do jejích ztrát) a nakonec umístění.',
        en: 'Karel plays an action that lets him place a monster on his front; Jiřina answers with "Destroy 1"; Karel answers with an activated ability making his cards untargetable by actions and abilities until the end of his turn; Jiřina passes. Resolution runs protection, Destroy (no legal target, no effect, her card to her losses), placement.',
      },
      check:
        'Given Karel active, hand {K1 cost 1† "place a card from hand on your front", K2 M 2/3/2†, K3†, K4†}, Karel.army[2] = G† "{abl: pay 1†: until end of your turn your cards cannot be targeted by actions or abilities}", Karel.front empty; Jiřina hand {J1 cost 2† "Destroy 1", J2†, J3†}, no Jiřina cards in play†; when Karel plays K1 paying K3, Jiřina reacts J1 paying J2 then J3, Karel reacts with G paying K4, Jiřina passes; then the log is G, J1, K1; G is still in Karel.army[2]; Karel.front = K2; Karel.hand is empty; Karel.loss = [K3, K4, K1]; Jiřina.loss = [J2, J3, J1]; Jiřina.hand is empty.',
    },
    {
      id: 'SS-EX-02',
      kind: 'example',
      title: { cs: 'Průběh téhož pořadí příkazů', en: 'Same chain, intermediate states' },
      text: {
        cs: 'Platby opouštějí ruce už během sestavování pořadí příkazů, efekty přicházejí na řadu až poté.',
        en: 'Costs leave the hands while the chain is being built, effects only afterwards.',
      },
      check:
        'Given SS-EX-01, when Jiřina has reacted but Karel has not answered yet, then Jiřina.loss = [J2, J3], J1 is on the chain, nothing is destroyed and Karel.front is empty; when Jiřina has passed, then no player can add an item.',
    },
    {
      id: 'SS-EX-03',
      kind: 'example',
      title: { cs: 'Pořadí příkazů bez ochrany', en: 'Same chain without the protection (counter-test)' },
      text: {
        cs: 'Pokud Karel místo aktivace ochranné schopnosti nereaguje, vyhodnotí se nejprve Jiřinino zničení a má platný cíl.',
        en: "If Karel passes instead of activating G, Jiřina's Destroy resolves first and has a legal target.",
      },
      check:
        'Given SS-EX-01 but Karel passes after J1, when Jiřina targets G, then G is on top of Karel.loss above K3 before K1 resolves, K2 is then placed on Karel.front, and K1 goes on top of Karel.loss.',
    },
    {
      id: 'SS-EX-04',
      kind: 'example',
      title: { cs: 'Platba při zrušení', en: 'Payment survives cancellation' },
      text: { cs: 'Cena zrušené akce se nevrací.', en: "A cancelled action's costs are not returned." },
      check:
        'Given A plays a cost-2† action paying p, q and B reacts with "Cancel" (cost 1†, paying r), when A passes, then A\'s effect does not happen, A.loss = [p, q, action card], B.loss = [r, cancel card].',
    },
    {
      id: 'SS-EX-05',
      kind: 'example',
      title: { cs: 'Návrat do ruky po úderu', en: 'Veteran master and armoured yak, to hand' },
      text: {
        cs: 'Schopnost karty „vysloužilý mistr“ ji po jejím úderu posílá do záloh, schopnost karty „obrněný jak“ v téže armádě vrací karty, které udeřily, do ruky. V obou případech jde o schopnosti, takže si jejich hráč smí vybrat; zde volí ruku.',
        en: "The master's ability sends him to reserves after his strike, the yak's ability in the same army sends strikers to hand; both are abilities, so their player may choose.",
      },
      check:
        "Given A.army before the advance = [–, yak M 2/2/4†, master M 3/4/2†], B defender DN 1†, B.deck 20†, when the army advances, the master strikes B, and A chooses the yak's ability, then B.deck 17, the master's action resolved, the master is in A.hand, not in A.res, not in A.loss, and the yak is in A.army[3].",
    },
    {
      id: 'SS-EX-06',
      kind: 'example',
      title: { cs: 'Přesun do záloh po úderu', en: 'Same strike, to reserves' },
      text: { cs: 'Tentýž úder s opačnou volbou: „vysloužilý mistr“ se přesune do záloh.', en: 'The other choice.' },
      check:
        "Given SS-EX-05 but A chooses the master's ability, then the master is in A.res face down and ready, A.hand unchanged, and he can pay 1 in the same turn.",
    },
    {
      id: 'SS-EX-07',
      kind: 'example',
      title: { cs: 'Schopnosti před základními pravidly', en: 'Abilities beat the basic rule' },
      text: {
        cs: 'Ani jedna z voleb neposílá kartu „vysloužilý mistr“ do ztrát, protože schopnosti mají přednost před základními pravidly.',
        en: 'Neither choice sends the master to losses.',
      },
      check:
        'Given SS-EX-05, when the destination options are listed, then exactly {hand, reserves}; "losses" is not offered.',
    },
    {
      id: 'SS-EX-08',
      kind: 'example',
      title: { cs: 'Tah bosse při hrozbě 3', en: 'Boss turn at threat 3' },
      text: {
        cs: 'Boss táhl karty „zloblinní vůdce“, „zloblinní lučištník“, „pečeť spěchu“, „šaman-berserk“ (cena 2) a „povznesený šaman“ (cena 4). Zahraje postupně „šaman-berserk“ (nasazení), „zloblinní vůdce“ (vůdce), „zloblinní lučištník“ (Gang) a „pečeť spěchu“ (akce); „povznesený šaman“ je příliš drahý.',
        en: 'The boss drew Zloblin leader, Zloblin archer, seal of haste, shaman-berserk (cost 2) and exalted shaman (cost 4). It plays berserk (Deploy), leader (Leader), archer (Gang), seal (Action); the exalted shaman is too expensive.',
      },
      check:
        'Given threat 3, empty boss army and board†, hand count 5, costs leader 1†, archer 1†, seal 1†, berserk 2, exalted 4, berserk AN 3†, when step 4 runs, then the play log is berserk, leader, archer, seal; berserk is in boss.army[2] with one gang token and AN 4; the leader is on boss.front; boss.loss = [archer, seal]; boss.hand = {exalted}; threat 3; the player lost nothing.',
    },
    {
      id: 'SS-EX-09',
      kind: 'example',
      title: { cs: 'Vůdce bez žetonu gangu', en: 'Leader gets no gang token' },
      text: {
        cs: 'V příkladu dostane žeton gangu pouze „šaman-berserk“, přestože „zloblinní vůdce“ už stojí na bojišti.',
        en: 'In the example the token goes on the berserk only although the leader is already on the board.',
      },
      check: 'Given SS-EX-08 after the archer, when tokens are read, then berserk 1, leader 0.',
    },
    {
      id: 'SS-EX-10',
      kind: 'example',
      title: { cs: 'Běs karty pečeť spěchu', en: 'Seal of haste and totems' },
      text: {
        cs: 'Karta „pečeť spěchu“ posune armádu o jednu pozici a její symbol Běs navíc položí na totemy žeton běsů a aktivuje je.',
        en: 'Besides moving the army one position, its Rage symbol puts a rage token on the totems and activates them.',
      },
      check:
        'Given SS-EX-08 plus a totem T† already in boss.army[2] with "{abl: player takes 1 damage}"†, when the seal is played, then T is in boss.army[3] with one rage token, the player lost 1 card, and berserk is in boss.army[2].',
    },
    {
      id: 'SS-EX-11',
      kind: 'example',
      title: { cs: 'Zbylá karta do posil', en: 'Leftover to reinforcements' },
      text: {
        cs: 'Na začátku příštího tahu boss odloží kartu „povznesený šaman“ do balíčku posil a později táhne nové karty.',
        en: 'At the start of its next turn the boss puts the exalted shaman into the reinforcement deck and later draws new cards.',
      },
      check:
        'Given SS-EX-08, when the next boss turn runs steps 1–3, then the reinforcement deck = [exalted], berserk moved from army[2] to army[3], and the boss hand holds only newly drawn cards.',
    },
    {
      id: 'SS-EX-12',
      kind: 'example',
      title: { cs: 'Příklad: nájemný vrah proti bossovi', en: 'Assassin against the boss' },
      text: {
        cs: 'Efekt „Znič 1 protivníkovu zálohu“ proti bossovi ubere jeden stupeň hrozby (−1).',
        en: '"Destroy 1 opposing reserve" lowers threat by 1.',
      },
      check: 'Given threat 3, when the ability resolves, then threat 2; given threat 0, then 0 (SS-RULING-80).',
    },
    {
      id: 'SS-EX-13',
      kind: 'example',
      title: { cs: 'Příklad: čistič proti bossovi', en: 'Cleanser against the boss' },
      text: {
        cs: 'Efekt „2 poškození za každou protivníkovu zálohu“ způsobí 2 poškození za každý stupeň hrozby, při „5+“ tedy až 10.',
        en: '"2 damage for each opposing reserve" deals 2 per threat level, up to 10 at "5+".',
      },
      check:
        'Given lives 20† and threat 3, when the action resolves, then lives 14; given threat "5+", then lives 10; given threat 0, then 20.',
    },
    {
      id: 'SS-EX-14',
      kind: 'example',
      title: { cs: 'Příklad: čistič v duelu', en: 'Cleanser in a duel (counter-test)' },
      text: {
        cs: 'Proti hráči počítá „čistič“ zálohy bez ohledu na to, zda jsou použité, či připravené.',
        en: 'Against a player it counts reserves, used or not.',
      },
      check:
        'Given B has 3 reserves (1 used) and B.deck 20, when resolved, then B.deck 14 and the reserves are untouched.',
    },
    {
      id: 'SS-EX-15',
      kind: 'example',
      title: { cs: 'Příklad: velkovezír Ikee', en: 'Grand vizier Ikee' },
      text: {
        cs: 'Akce této karty umístí libovolnou kartu z vaší ruky na vaši frontu.',
        en: 'His action places any card from your hand on your front.',
      },
      check:
        'Given A hand {Ikee cost 3†, x M 6/5/5†, p, q, r}, A.front empty, when A plays Ikee as an action paying p, q, r and picks x, then A.front = x, no cost was paid for x, and Ikee is the top of A.loss.',
    },
    {
      id: 'SS-EX-16',
      kind: 'example',
      title: { cs: 'Příklad: prastarý drak', en: 'Ancient dragon' },
      text: {
        cs: 'Schopnost této karty nasadí vrchní kartu vašeho vlastního balíčku ztrát.',
        en: 'The ability deploys the top card of your own loss pile.',
      },
      check:
        'Given the dragon in A.army[2], A.army[1] empty, activation cost 1†, A.loss = [z], hand {p}, when A activates paying p, then A.army[1] = p (the payment became the top card), A.loss = [z]; when paid with a reserve instead, then A.army[1] = z.',
    },
    {
      id: 'SS-EX-17',
      kind: 'example',
      title: { cs: 'Obsazená oblast nasazování', en: 'Dragon with an occupied area (counter-test)' },
      text: {
        cs: 'Je-li oblast nasazování obsazená, „prastarý drak“ nasadit nemůže, protože nasazení vyžaduje volnou oblast nasazování.',
        en: 'Deploying needs a free deployment area.',
      },
      check: 'Given A.army[1] occupied, when A tries to activate the dragon, then it is illegal and nothing is paid.',
    },
    {
      id: 'SS-EX-18',
      kind: 'example',
      title: { cs: 'Sčítání modifikátorů', en: 'Stacking modifiers' },
      text: {
        cs: 'Stejné efekty, například +1 k ÚČ nebo −1 k OČ, se sčítají.',
        en: 'Equal effects such as +1 AN or −1 DN add up.',
      },
      check:
        'Given two A sources "+1 AN" and two A sources "defender −1 DN", striker AN 3, B defender DN 3, when strength is computed, then 5 − 1 = 4.',
    },
    {
      id: 'SS-EX-19',
      kind: 'example',
      title: { cs: 'Úder na nestvůru na bojišti', en: 'Strike at a board monster' },
      text: {
        cs: 'Odečtěte OČ obránce a výsledek porovnejte s OČ cíle.',
        en: "Subtract the defender's DN, then compare with the target's DN.",
      },
      check:
        'Given AN 7†, defender DN 2†, B.front DN 4†, when struck, then strength 5 > 4 destroys it and B.deck is unchanged; with B.front DN 5 it survives.',
    },
    {
      id: 'SS-EX-20',
      kind: 'example',
      title: { cs: 'Karta navíc při více armádách', en: 'Extra draw in last man standing' },
      text: {
        cs: 'V režimu „Poslední vyhrává“ působí schopnost „V kroku tažení karet táhni 1 kartu navíc“ z kterékoli armády.',
        en: '"In your draw step draw 1 extra card" works from either army.',
      },
      check: 'Given it in the left army only, when the draw step runs, then 3 + 1 = 4 cards are drawn.',
    },
    {
      id: 'SS-EX-21',
      kind: 'example',
      title: { cs: 'Zničení s určeným cílem', en: 'Specified Destroy' },
      text: {
        cs: 'Uvedený cíl, například „Znič 1 nepřítele“, omezuje výběr.',
        en: 'A stated target restricts the choice.',
      },
      check:
        'Given B.army = [P, –, –], B.front = Q, B.res = [R], when "Destroy 1 enemy" lists targets, then {P}; when "Destroy 1" lists targets, then P, Q, R and all A cards in play.',
    },
    {
      id: 'SS-EX-22',
      kind: 'example',
      title: { cs: 'Poškození každému hráči', en: 'Coop "each player" damage' },
      text: {
        cs: 'V kooperativním režimu se rozlišují obě znění: poškození „protivníkovi“ utrží jeden hráč podle volby hráčů, při znění „každý hráč utrží X poškození“ je v plné výši utrží oba.',
        en: 'Contrast of both wordings.',
      },
      check:
        'Given decks 20/20, when the boss resolves "each player takes 3", then 17/17; when it resolves "3 damage to the opponent" and the players choose P2, then 17/14.',
    },
  ],
};
