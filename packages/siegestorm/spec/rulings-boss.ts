import type { Section } from '@bojiste/kernel';

export const rulingsBoss: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: boss', en: 'Rulings: boss' },
  clauses: [
    {
      id: 'SS-RULING-65',
      kind: 'ruling',
      title: { cs: 'Pořadí hraní karet bosse', en: 'Class or cost first' },
      text: {
        cs: 'Nejprve rozhoduje druh (nasazení, vůdce, zvláštní akce, akce), v rámci druhu klesající cena a při shodě aktivní hráč.',
        en: 'Class first (Deploy, Leader, Special, Action), inside a class by descending cost, ties by the active player.',
      },
      check: 'Given threat 3, Deploy cost 1 and Action cost 3, when played, then Deploy first.',
      question: {
        cs: 'Jak spolu souvisí „vždy nejdražší karta“ a pořadí rozkazů?',
        en: 'How does "always the most expensive card" go together with the order ladder?',
      },
      reason: {
        cs: 'Pravidlo o shodě mluví o stejné prioritě a ceně, priorita je tedy prvním hlediskem; příklad tomu odpovídá.',
        en: 'The tie rule speaks of equal priority and cost, so priority is the first key; the example fits.',
      },
    },
    {
      id: 'SS-RULING-66',
      kind: 'ruling',
      title: { cs: 'Limit nasazení bosse', en: 'Re-scan and the deploy limit' },
      text: {
        cs: 'Po každé kartě boss znovu posoudí svou ruku od začátku pořadí rozkazů. Základní limit jednoho běžného nasazení za tah platí i pro něj, v jednom tahu tedy provede nejvýše jeden rozkaz nasazení.',
        en: 'After every card the boss re-evaluates its hand from the top of the ladder. The basic limit of one normal deployment per turn binds the boss too, so at most one Deploy order per boss turn.',
      },
      check:
        "Given two Deploy cards and a seal that advances the army, when the turn runs, then one is deployed and the other stays in hand; given a Leader blocked by a full board and an action that destroys the player's NML card, then the Leader is placed afterwards.",
      question: {
        cs: 'Vrací se boss na začátek pořadí, když akce uvolní pole? Platí i pro něj jedno nasazení za tah?',
        en: 'If an action frees a field, does the boss go back? Does one deployment per turn bind it?',
      },
      reason: {
        cs: 'Boss hraje vše, co pravidla dovolují, a tento limit žádné pravidlo „Obléhání“ neruší.',
        en: 'The boss plays everything the rules allow, and the limit is a rule no siege clause lifts.',
      },
    },
    {
      id: 'SS-RULING-67',
      kind: 'ruling',
      title: { cs: 'Nezahratelné karty bosse', en: 'Blocked cards' },
      text: {
        cs: 'Zůstává v ruce a v příštím kroku 1 přichází do posil; hrozba se zvyšuje jen tehdy, jsou-li příliš drahé všechny karty v ruce. Prázdná ruka hrozbu nezvyšuje.',
        en: 'It stays in hand and goes to reinforcements in the next step 1; threat rises only if every hand card is too expensive. An empty hand raises nothing.',
      },
      check:
        'Given threat 2, one cost-1 Deploy card, occupied area, when step 4 runs, then threat 2 and the card is in the reinforcement deck after the next step 1.',
      question: {
        cs: 'Karta je dost levná, ale nemá místo. Zvýší se hrozba? Kam karta přijde?',
        en: 'A card is cheap enough but has no room. Threat rise? Where does it go?',
      },
      reason: {
        cs: 'Zvýšení je v závorce vázáno na cenu; krok 1 mluví o všech nepoužitých kartách, tedy šířeji než glosář.',
        en: 'The rise is tied to cost in brackets; step 1 says all unused cards, wider than the glossary.',
      },
    },
    {
      id: 'SS-RULING-68',
      kind: 'ruling',
      title: { cs: 'Pole pro vůdce', en: 'Leader: which field' },
      text: {
        cs: 'Na vlastní frontu, je-li prázdná, jinak do prázdné země nikoho, jinak kartu nelze zahrát. Boss nikdy nenahrazuje vlastní kartu na frontě a nikdy nevytlačuje vaši. Jde o výchozí nastavení, hráči si mohou zvolit i druhý výklad.',
        en: "Own front if empty, otherwise empty no man's land, otherwise the card cannot be played. The boss never replaces its own front card and never displaces yours. This is the default; the players may choose the other reading.",
      },
      check: 'Given boss front and NML occupied, when a Leader of cost ≤ threat is in hand, then it stays in hand.',
      question: {
        cs: 'Kam vůdce přichází, na frontu, nebo do země nikoho, a co když je obojí obsazené?',
        en: "Front or no man's land, and what if both are taken?",
      },
      reason: {
        cs: 'Nahrazení je dobrovolné právo při držení pozic.',
        en: 'Replacing is an optional right of holding position.',
      },
    },
    {
      id: 'SS-RULING-69',
      kind: 'ruling',
      title: { cs: 'Fáze zvláštních akcí', en: 'The special-action stage' },
      text: {
        cs: 'Ve třetí fázi se hraje karta, která má pod názvem zvláštní akci (v příkladu Gang). Symboly na ostatních kartách působí spolu s nimi: Štít a Totem po dobu, kdy je karta ve hře, Běs hned po jejím vlastním efektu nebo umístění.',
        en: "A card whose line under the name is a special action (Gang in the example) is played in stage 3. Symbols on other cards act with that card: Shield and Totem while in play, Rage right after the card's own effect or placement.",
      },
      check: 'SS-EX-08, SS-EX-10.',
      question: {
        cs: 'Které karty se hrají ve třetí fázi a jak je to se symboly na kartách s rozkazem nasazení, vůdce nebo akce?',
        en: 'Which cards are played in stage 3, and what of symbols on Deploy, Leader or Action cards?',
      },
      reason: {
        cs: 'V příkladu se „zloblinní lučištník“ hraje ve třetí fázi a „pečeť spěchu“ se symbolem Běs ve čtvrté.',
        en: 'The example plays the archer in stage 3 and the seal, with a Rage symbol, in stage 4.',
      },
    },
    {
      id: 'SS-RULING-70',
      kind: 'ruling',
      title: { cs: 'Kterých totemů se Běs týká', en: 'Rage: which totems' },
      text: { cs: 'Týká se totemů na bojišti i v armádě.', en: 'Both board and army.' },
      check: 'Given a totem on boss.front, when Rage resolves, then it gets a token.',
      question: {
        cs: 'Tabulka mluví o totemech na bojišti nebo v armádě, příklad o spojencích. Co platí?',
        en: 'The table says totems on the board or in the army, the example says allies. Which applies?',
      },
      reason: { cs: 'Vymezení podává tabulka.', en: 'The table is the definition.' },
    },
    {
      id: 'SS-RULING-71',
      kind: 'ruling',
      title: { cs: 'Žetony gangu', en: 'Gang tokens' },
      text: {
        cs: 'Dostávají je jen nestvůry v bossově armádě, v kooperativním režimu v jeho jediné armádě. Žetony zůstávají, dokud karta neopustí hru; karta se zvláštní akcí Gang žeton nikdy nedostane, protože se odhazuje.',
        en: 'Only army monsters of the boss, in coop its single army; tokens stay until the card leaves play; a Gang card never gets a token because it is discarded.',
      },
      check: 'Given an empty boss army, when Gang is played, then no token and the card is discarded.',
      question: {
        cs: 'Kdo žetony dostává, jak dlouho trvají a počítá se i hraná karta?',
        en: 'On whom, how long, does the playing card count?',
      },
      reason: { cs: 'Vyplývá to z vymezení spojence a z příkladu.', en: 'Ally definition and the example.' },
    },
    {
      id: 'SS-RULING-72',
      kind: 'ruling',
      title: { cs: 'Rozsah štítu', en: 'Shield scope' },
      text: {
        cs: 'Nestvůra nebere v úvahu žádný efekt protivníkových akcí a schopností včetně trvalých a plošných; údery a jejich poškození takovými efekty nejsou. Obránce se štítem si ponechává plné OČ.',
        en: 'It ignores every effect of opposing actions and abilities, auras and mass effects included; strikes and their damage are not such effects. A shielded defender keeps its full DN.',
      },
      check: 'Given "enemies −1 DN" and a shielded defender DN 3, when the player strikes with AN 5, then strength 2.',
      question: {
        cs: 'Zastaví Štít trvalé modifikátory, plošné efekty a údery?',
        en: 'Does Shield stop static modifiers, mass effects and strikes?',
      },
      reason: {
        cs: 'Text mluví o imunitě vůči efektům, což je širší než cílení.',
        en: 'The text says immune to effects, wider than targeting.',
      },
    },
    {
      id: 'SS-RULING-73',
      kind: 'ruling',
      title: { cs: 'Načasování totemů a žetony', en: 'Totem timing and tokens' },
      text: {
        cs: 'Nejprve se položí všechny žetony, poté se schopnosti vyhodnocují od nejdražšího totemu, při shodě rozhoduje aktivní hráč. Žetony se hromadí a nemají účinek, dokud je nějaká karta nepočítá. Počítají se jen totemy, které jsou v tu chvíli ve hře.',
        en: 'All tokens are placed first, then abilities resolve from the most expensive totem down, ties by the active player; tokens accumulate without effect unless a card counts them. Only totems in play at that moment count.',
      },
      check: 'Given two totems of cost 3 and 2, when Rage resolves, then cost 3 first.',
      question: {
        cs: 'V jakém pořadí se totemy vyhodnocují, mají žetony nějaký účinek a co totem, který vstoupil do hry v témže tahu?',
        en: "In what order do totems resolve, do tokens do anything, what if a totem is put into play by the same turn's cards?",
      },
      reason: {
        cs: 'Text říká „umístěte na každou, pak vyhodnoťte“ a shody se u bosse řeší obvyklým způsobem.',
        en: 'The text says "place on each, then resolve", and the usual boss tie-breaks apply.',
      },
    },
    {
      id: 'SS-RULING-74',
      kind: 'ruling',
      title: { cs: 'Zásoba žetonů', en: 'Token supply' },
      text: { cs: 'Ne.', en: 'No.' },
      check: 'Given 15 gang tokens in play, when Gang resolves, then a 16th is placed.',
      question: { cs: 'Je počet žetonů (13 a 15) pevným limitem?', en: 'Is it a hard limit?' },
      reason: { cs: 'Žádné pravidlo nemluví o tom, že by žetony došly.', en: 'No rule mentions running out.' },
    },
    {
      id: 'SS-RULING-75',
      kind: 'ruling',
      title: { cs: 'Kdy se balíček bosse obnovuje', en: 'When the boss deck is renewed' },
      text: {
        cs: 'Obnovuje se, když má boss táhnout a balíček je prázdný, tedy i uprostřed tažení; poté tažení pokračuje.',
        en: 'When the boss must draw and the deck is empty, also in mid-draw; then drawing continues.',
      },
      check: 'Given deck 1, reinforcements 5, hand count 4, when step 3 runs, then hand 4, deck 2, renewal used.',
      question: {
        cs: 'Obnovuje se balíček ve chvíli, kdy se vyprázdní, nebo až když je potřeba další karta, třeba i uprostřed tažení?',
        en: 'At the moment the deck becomes empty, or when the next card is needed, also in the middle of a draw?',
      },
      reason: {
        cs: 'Zapojí se tak i karty odložené v kroku 1 téhož tahu a text o výhře mluví o tažení z obou balíčků.',
        en: 'Cards set aside in step 1 of the same turn then take part, and the win text speaks of drawing from either deck.',
      },
    },
    {
      id: 'SS-RULING-76',
      kind: 'ruling',
      title: { cs: 'Oba balíčky bosse prázdné', en: 'Both boss decks empty' },
      text: {
        cs: 'Když nelze bossovi poskytnout požadovanou kartu: balíček je prázdný a obnovení už proběhlo, nebo jsou prázdné zdroje i posily (obnovení přitom nemuselo být využito). Po tažení, na které karty přesně vystačí, hra pokračuje. Karty v bossově ruce nepomáhají.',
        en: "When a demanded boss card cannot be supplied: deck empty and the renewal used, or deck and reinforcements both empty (the renewal need not have been used). A draw that is met exactly continues. Cards left in the boss's hand do not help.",
      },
      check:
        'Given deck 2, reinforcements 1, renewal unused, hand count 4, when step 3 runs, then the player wins; given deck 2, reinforcements 2, then not.',
      question: { cs: 'Kdy přesně hráč vyhrává?', en: 'When exactly does the player win?' },
      reason: {
        cs: 'Požadovaný počet karet je nutné táhnout v plné výši.',
        en: 'The required number must be drawn in full.',
      },
    },
    {
      id: 'SS-RULING-77',
      kind: 'ruling',
      title: { cs: 'Shoda cílů bossova úderu', en: 'Boss strike ties' },
      text: {
        cs: 'Rozhoduje strana aktivního hráče stejně jako při shodě karet, volí tedy lidský hráč.',
        en: "The active player's side decides as for card ties, that is the human player chooses.",
      },
      check: 'Given front and NML cards of cost 3, both destroyable, when the boss strikes, then the player is asked.',
      question: { cs: 'Co když lze zničit dvě stejně drahé karty?', en: 'Two destroyable cards of equal cost?' },
      reason: {
        cs: 'Je to jediné pravidlo o shodě, které je pro bosse uvedeno.',
        en: 'The only tie rule given for the boss.',
      },
    },
    {
      id: 'SS-RULING-78',
      kind: 'ruling',
      title: { cs: 'Meze bossova úderu', en: 'Boss strike limits' },
      text: {
        cs: '„Může zničit“ se posuzuje podle síly útoku po odečtení vašeho obránce, která musí být ostře vyšší než OČ cíle. Vlastní karta bosse v zemi nikoho nikdy není cílem. Síla útoku 0 zasáhne zdroje za 0. Akce se vyhodnotí ve všech případech.',
        en: '"Can destroy" uses the strength after your defender, strictly greater than the target\'s DN; its own NML card is never a target; strength 0 hits resources for 0; its action resolves in all cases.',
      },
      check:
        'Given strength 0 and A.front DN 0, when it strikes, then the front card survives and the deck is unchanged.',
      question: {
        cs: 'Jak je to se silou útoku 0, s bossovou kartou v zemi nikoho a s vlivem vašeho obránce?',
        en: "Strength 0, its own card in no man's land, your defender's influence?",
      },
      reason: { cs: 'Platí základní pravidla úderu.', en: 'Basic strike rules apply.' },
    },
    {
      id: 'SS-RULING-79',
      kind: 'ruling',
      title: { cs: 'Ostatní rozhodnutí bosse', en: 'Other boss decisions' },
      text: {
        cs: 'Rozhoduje nejprve text karty, potom „nejdražší platný cíl, přednostně bossův nepřítel“ a shody řeší aktivní hráč. „Můžeš“ boss vždy provede. Schopnost s aktivační cenou boss nikdy neaktivuje, schopnost bez ceny vždy, jednou za svůj tah.',
        en: 'Priority: card text; then "most expensive legal target, enemy of the boss first"; then the active player breaks ties. "May" is always done. An ability with a payment cost is never activated by the boss, one without cost always, once per boss turn.',
      },
      check:
        'Given boss action "Destroy 1 enemy" and army costs {4, 2}, when resolved, then the cost-4 monster is destroyed.',
      question: {
        cs: 'Kdo rozhoduje za bosse a používá boss aktivované schopnosti?',
        en: 'Who decides for the boss, and does it use activated abilities?',
      },
      reason: { cs: 'Boss nikdy neplatí a nikdy neodmítá.', en: 'The boss never pays and never declines.' },
    },
    {
      id: 'SS-RULING-80',
      kind: 'ruling',
      title: { cs: 'Meze hrozby', en: 'Threat bounds' },
      text: {
        cs: 'Drží se v rozmezí 0…5; 5 je „5+“ a počítá se jako 5. Snížením z „5+“ vznikne 4.',
        en: 'Clamp to 0…5; 5 is "5+" and counts as 5. Lowering from "5+" gives 4.',
      },
      check: 'Given threat 5 and +1, then 5; given 0 and −1, then 0.',
      question: {
        cs: 'Může úroveň hrozby klesnout pod 0 nebo stoupnout nad 5?',
        en: 'Can threat go below 0 or above 5?',
      },
      reason: {
        cs: 'Stupnice končí na „5+“ a v příkladu karta „čistič“ dosahuje nejvýše deseti bodů poškození.',
        en: 'The track ends at "5+", and the cleanser example caps at ten damage.',
      },
    },
    {
      id: 'SS-RULING-81',
      kind: 'ruling',
      title: { cs: 'Které efekty mění hrozbu', en: 'Which effects turn into threat' },
      text: {
        cs: 'Platí to pro každý efekt hráče na protivníkovy zálohy: zničení, ukradení nebo zlikvidování n záloh znamená hrozbu −n, počítání záloh znamená aktuální úroveň hrozby, použití (tapnutí) záloh neznamená nic. Efekty na vlastní zálohy se nemění. Zničení bez určeného cíle smí vybrat „zálohu bosse“, což je hrozba −1, je-li úroveň hrozby větší než 0.',
        en: 'Any player effect on the opponent\'s reserves: destroying, stealing or liquidating n reserves = threat −n; counting = current threat; using up/tapping reserves = nothing. Effects on own reserves are unchanged. An unspecified Destroy may choose "a boss reserve" = threat −1 if threat > 0.',
      },
      check:
        'Given "Destroy 1" and threat 3, when targets are listed, then a threat option is present; chosen, threat 2.',
      question: {
        cs: 'Pravidlo mluví o „akci“, jeho příklad používá schopnost. Jak je to s efektem „Připrav“ a s vlastními zálohami hráče?',
        en: 'The rule says "action", its example uses an ability; what of Ready or of the player\'s own reserves?',
      },
      reason: { cs: 'Jde o důsledné rozšíření obou příkladů.', en: 'Consistent extension of both examples.' },
    },
    {
      id: 'SS-RULING-82',
      kind: 'ruling',
      title: { cs: 'Ruka a balíčky bosse', en: 'Boss hand, losses and deck as targets' },
      text: {
        cs: 'Bossova ruka je odkrytá a odhazovanou kartu vybírá hráč. „Ukradni“ bere náhodnou kartu, „Oživ“ vrchní kartu bossových ztrát. Takové karty přicházejí do ruky hráče, lze je však použít jen jako platbu, protože nesou rozkazy bosse a žádný text pro hráče. Odcházejí do ztrát hráče. Poškození se bossových balíčků nikdy nedotýká.',
        en: "The boss's hand is open and the player picks the discard. Steal takes a random card, Resurrect the top of the boss's losses; such cards join the player's hand but can only be used as payment, because they carry boss orders and no player text. They go to the player's losses. Damage never touches boss piles.",
      },
      check: 'Given a resurrected boss card, when legal uses are listed, then only payment.',
      question: {
        cs: 'Jak působí efekty z glosáře („Odhoď“, „Ukradni“, „Oživ“) na bosse?',
        en: 'How do the glossary effects work on the boss?',
      },
      reason: {
        cs: 'Pravidla řeší jen efekt „Odhoď“; použití pouze k platbě brání nejasným zahráním.',
        en: 'The rules only settle Discard; payment-only avoids undefined plays.',
      },
    },
    {
      id: 'SS-RULING-83',
      kind: 'ruling',
      title: { cs: 'Co lze v tahu bosse zrušit', en: "What can be cancelled in the boss's turn" },
      text: {
        cs: 'Karty s rozkazem akce, efekty Gang a Běs, schopnosti totemů a akce nestvůry, která udeřila. Nikoli nasazení, vůdce, poškození z úderu ani trvalé schopnosti. Zrušená karta je přesto spotřebována; totem se zrušenou schopností si žeton ponechává.',
        en: "Action-order cards, Gang and Rage effects, totem abilities and a striker's action. Not Deploy, Leader, the strike's damage or static abilities. A cancelled card is still used up; a cancelled totem keeps its token.",
      },
      check:
        'Given the boss deploys, when done, then no window; given a Gang card, then a window and, if cancelled, no tokens and the card in boss.loss.',
      question: {
        cs: 'Co z dění v tahu bosse je akce nebo schopnost?',
        en: 'Which boss events are actions or abilities?',
      },
      reason: {
        cs: 'Rozkazy ke vstupu do hry nejsou akce ani schopnosti.',
        en: 'Orders of entry are not actions or abilities.',
      },
    },
    {
      id: 'SS-RULING-84',
      kind: 'ruling',
      title: { cs: 'Tah navíc bosse', en: 'Boss extra turn and renewal of steps' },
      text: {
        cs: 'Jde o úplný tah se všemi kroky; po řádném tahu bosse může následovat nejvýše jeden. Vynechaný tah (bez hratelné karty) tah navíc přinést nemůže.',
        en: 'Full turn with all steps; at most one per regular boss turn. A skipped turn (no playable card) cannot grant one.',
      },
      check: 'Given leftovers and an extra turn, when it starts, then the leftovers go to reinforcements first.',
      question: {
        cs: 'Zahrnuje tah navíc bosse i krok 1 a mohou se tahy navíc řetězit?',
        en: 'Does an extra boss turn include step 1, and may it nest?',
      },
      reason: { cs: 'Znění je stejné jako u hráčů.', en: 'Same wording as for players.' },
    },
    {
      id: 'SS-RULING-85',
      kind: 'ruling',
      title: { cs: 'Současná výhra a prohra', en: 'Winning and losing together' },
      text: {
        cs: 'Platí podmínka, která byla v pořadí událostí splněna jako první; poškození z úderu předchází jeho akci a efekty na „každého“ se nejprve uplatní na aktivní straně.',
        en: 'The first condition met in event order counts; a strike\'s damage precedes its action; "each" effects apply to the active side first.',
      },
      check:
        'Given lives 2, player\'s strike of 3 with "{act: draw 5}" and deck 1, when it resolves, then the player wins before the draw.',
      question: {
        cs: 'Co když efekt sníží životy bosse na 0 a zároveň hráči dojdou karty?',
        en: 'What if an effect brings the boss to 0 lives and the player out of cards?',
      },
      reason: { cs: 'Podmínky nabývají účinku okamžitě.', en: 'Conditions take effect immediately.' },
    },
  ],
};
