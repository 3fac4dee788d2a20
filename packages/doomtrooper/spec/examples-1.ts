import type { Section } from '@bojiste/kernel';

export const examples1: Section = {
  code: 'EX',
  title: { cs: 'Příklady, 1. část', en: 'Worked examples, part 1' },
  clauses: [
    {
      id: 'DT-EX-01',
      kind: 'example',
      title: { cs: 'Efekty při dobírání karet', en: 'Draw-step effects in order' },
      text: {
        cs: 'Martin ovládá kartu PRŮMYSLOVÝ KOMPLEX, která mu v kroku dobírání karet přináší 3 body osudu. Honza k němu přiložil kartu ODSOUZEN K ZÁHUBĚ: v kroku dobírání karet Martin o 3 body osudu přijde, a pokud mu žádný nezbude, karta se vyřadí. Martin má na začátku kroku 3 body osudu. Nejdříve proběhne efekt soupeře, teprve potom jeho vlastní.',
        en: "Martin controls PRŮMYSLOVÝ KOMPLEX (in the draw step he gains 3 destiny points). Honza attached ODSOUZEN K ZÁHUBĚ to him (in the draw step he loses 3 destiny points; if he has none left, that card is discarded). Martin has 3 destiny points at his draw step; the opponent's effect goes first, then his own.",
      },
      check:
        'Given D = 3, when the draw step resolves, then D goes 3 → 0, ODSOUZEN K ZÁHUBĚ is discarded, D goes 0 → 3, and the 3 D are spendable at once.',
    },
    {
      id: 'DT-EX-02',
      kind: 'example',
      title: { cs: 'Libovolné vybavení a druh bojovníka', en: 'Any-equipment ability stops at warrior kinds' },
      text: {
        cs: 'NEMRTVÝ LEGIONÁŘ z Černé legie získal schopnost dostávat libovolné vybavení. Ta však neplatí pro vybavení určené druhu bojovníka, kterým on není.',
        en: 'A NEMRTVÝ LEGIONÁŘ of the Dark Legion is given the ability to receive any equipment.',
      },
      check:
        'Given that ability, when equipment for Kapitol is assigned, then accepted; when equipment for KURÁTORS is assigned, then rejected.',
    },
    {
      id: 'DT-EX-03',
      kind: 'example',
      title: { cs: 'Libovolné vybavení u velitele', en: 'Any-equipment ability on a commander' },
      text: {
        cs: 'Velitel z Kybertroniku má tutéž schopnost dostávat libovolné vybavení.',
        en: 'A Cybertronic VELITEL with the same ability.',
      },
      check:
        'Given that ability, when equipment for VELITELÉ of Bauhaus is assigned, then accepted, since he is that kind (commander) and only the affiliation is ignored.',
    },
    {
      id: 'DT-EX-04',
      kind: 'example',
      title: { cs: 'Libovolné karty Černé symetrie', en: 'Any-Dark-Symmetry ability (ALGEROTHŮV STOUPENEC)' },
      text: {
        cs: 'ALGEROTHŮV STOUPENEC smí dostávat jakékoli karty Černé symetrie a není kacířem.',
        en: 'A follower of Algeroth may receive any Dark Symmetry cards and is not a heretic.',
      },
      check:
        'Given that, when a gift of Semai or of Ilian is granted, then accepted; when a Dark Symmetry card for KACÍŘI is granted, then rejected; if he is made KACÍŘ, then accepted.',
    },
    {
      id: 'DT-EX-05',
      kind: 'example',
      title: { cs: 'První porovnání hodnot', en: 'First comparison' },
      text: {
        cs: 'Romanův SEAN GALLAGHER (Z 10, S 3, O 8) útočí na bojovníka ILIANIN NEFARIT (Z 8, S 5, O 4), kterého ovládá Martin. Roman jako taktiku oznamuje zápas.',
        en: "Roman attacks with SEAN GALLAGHER (Z 10, S 3, O 8) Martin's ILIANIN NEFARIT (Z 8, S 5, O 4) and announces close combat.",
      },
      check:
        'Given phase 5 with no cards, when previewed, then SEAN 10 ≥ 4 threatens a wound and NEFARIT 8 ≥ 8 threatens a wound; S values are not used.',
    },
    {
      id: 'DT-EX-06',
      kind: 'example',
      title: { cs: 'Bojové modifikátory v příkladu', en: 'Modifiers in the example' },
      text: {
        cs: 'Pokračování DT-EX-05: Začíná Roman jako útočící hráč a na bojovníka SEAN hraje kartu ÚHYBNÁ AKCE (+2 k O do konce souboje). Martin zahraje na bojovníka NEFARIT kartu MOCNÝ ÚDER (+2 k Z do konce souboje). Další karty už nehraje ani jeden.',
        en: 'Continuing DT-EX-05, Roman as attacking player starts and plays ÚHYBNÁ AKCE on SEAN (+2 O until the end of combat). Martin plays MOCNÝ ÚDER on NEFARIT (+2 Z until the end of combat). Both then pass.',
      },
      check: 'Given these plays, when phase 5 closes, then SEAN has Z 10/O 10 and NEFARIT Z 10/O 4.',
    },
    {
      id: 'DT-EX-07',
      kind: 'example',
      title: { cs: 'Automatické zabití, záchrana a protitah', en: 'Automatic kill, save and counter' },
      text: {
        cs: 'Pokračování: SEAN se Z 10 proti O 4 zraní bojovníka NEFARIT. Ten se Z 10 proti O 10 zraní bojovníka SEAN a každý, koho NEFARIT zraní v zápase, je automaticky zabit. V 7. fázi hraje Roman speciální kartu ÚNIK O VLÁSEK!, díky níž by SEAN přežil. Martin odpoví kartou KOMUNIKAČNÍ ŠUM, která právě zahranou speciální kartu zruší.',
        en: 'Continuing: SEAN 10 vs O 4 wounds NEFARIT; NEFARIT 10 vs O 10 wounds SEAN, and warriors wounded by NEFARIT in close combat are automatically killed. In phase 7 Roman plays the special card ÚNIK O VLÁSEK!, which would let SEAN survive; Martin answers with KOMUNIKAČNÍ ŠUM, which cancels the special card just played.',
      },
      check:
        "Given both plays, when phase 7 ends, then SEAN is in Roman's discard pile, NEFARIT is in play and wounded, and both special cards are used up.",
    },
    {
      id: 'DT-EX-08',
      kind: 'example',
      title: { cs: 'Body a jejich krádež', en: 'Points and their theft' },
      text: {
        cs: 'SEAN má H 8, takže Martinovi náleží 8 bodů a ohlásí rozdělení na 3 body osudu a 5 vítězných bodů. Roman zahraje kartu NAPÁLEN!: hráč o vítězné body přijde a ten, kdo kartu zahrál, dostane dvojnásobek jejich počtu v bodech osudu.',
        en: "SEAN's H is 8, so Martin has 8 points and announces 3 destiny points + 5 VP. Roman plays NAPÁLEN!, which stops the player from getting the VP and gives double their number in destiny points to whoever played it.",
      },
      check: 'Given that, when phase 8 ends, then Martin: D +3, VP +0; Roman: D +10.',
    },
    {
      id: 'DT-EX-09',
      kind: 'example',
      title: { cs: 'Pořadí úprav hodnot', en: 'Order of modifications' },
      text: {
        cs: 'Bojovník Černé legie má základní hodnoty 3/3/3/3. Je k němu přiložena karta SMRTKA (všechny hodnoty se zdvojnásobí), má vozidlo NEKROTANK PEKELNÝ PES (+5 ke všem hodnotám) a působí na něj karta Černé symetrie TANEC NA OKRAJI PRÁZDNOTY (−2 k ZÁKLADNÍM Z, S a O).',
        en: 'A Dark Legion warrior with base 3/3/3/3 has SMRTKA attached (doubles all values), owns the vehicle NEKROTANK PEKELNÝ PES (+5 to all values) and is under the Dark Symmetry card TANEC NA OKRAJI PRÁZDNOTY (−2 to BASE Z, S and O).',
      },
      check: 'Given that (inside the vehicle), when computed, then Z = S = O = (3−2)×2+5 = 7 and H = 3×2+5 = 11.',
    },
    {
      id: 'DT-EX-10',
      kind: 'example',
      title: { cs: 'Reakce na zranění', en: 'What is a reaction' },
      text: {
        cs: 'Hráč ohlásí speciální kartu, která zraňuje bojovníka. Reakcí na ni je jen karta, která ovlivní ji samu nebo její efekt.',
        en: 'A special card that wounds a warrior is announced.',
      },
      check:
        "Given that, when KOMUNIKAČNÍ ŠUM (acts on the card type) or a card that prevents, cancels or heals the wound (acts on the effect) is offered as a reaction, then accepted; a card that raises one's D is rejected as a reaction.",
    },
    {
      id: 'DT-EX-11',
      kind: 'example',
      title: { cs: 'Druhy dodatečných akcí', en: 'Kinds of extra action' },
      text: {
        cs: 'BOHEM POŽEHNANÝ dává tři neútočné akce. KRVAVÝ CHTÍČ dává jednu útočnou akci navíc. INICIATIVA a KNIHA ZÁKONA dávají akci, která podle textu smí být útočná i neútočná, tedy akci nedefinovanou.',
        en: 'BOHEM POŽEHNANÝ gives three non-attack actions; KRVAVÝ CHTÍČ gives one extra attack action; INICIATIVA and KNIHA ZÁKONA give an action that by its text may be attack or non-attack, thus an undefined one.',
      },
      check:
        'Given each is played alone, when the pool is read, then respectively nonattack +3; attack +1; undefined +1; undefined +1, the last two definable as attack.',
    },
    {
      id: 'DT-EX-12',
      kind: 'example',
      title: { cs: 'CHUŤ VÁLKY a neútočné akce', en: 'CHUŤ VÁLKY cannot convert non-attack actions' },
      text: {
        cs: 'CHUŤ VÁLKY mění na útočné jen nedefinované akce, neútočné změnit nedokáže.',
        en: 'CHUŤ VÁLKY turns undefined actions into attack actions only.',
      },
      check:
        'Given BOHEM POŽEHNANÝ actions and CHUŤ VÁLKY, when an attack with one of those three is declared, then rejected; an attack with an undefined regular action is accepted.',
    },
    {
      id: 'DT-EX-13',
      kind: 'example',
      title: {
        cs: 'Vůdci korporací mění neútočné akce',
        en: 'Corporation leaders convert non-attack actions (VŮDCE KORPORACE)',
      },
      text: {
        cs: 'Vůdci korporací dovolují svému hráči měnit neútočné akce na útočné.',
        en: 'The leaders let their player change non-attack actions into attack actions.',
      },
      check:
        "Given P2 has VŮDCE KORPORACE and a warrior able to make such an attack, when P2 plays BOHEM POŽEHNANÝ in P1's turn, then three attacks by P2 are legal.",
    },
    {
      id: 'DT-EX-14',
      kind: 'example',
      title: {
        cs: 'Dodatečné akce před běžnými',
        en: 'Extra actions before the regular ones (VŮDCE KORPORACE + BOHEM POŽEHNANÝ)',
      },
      text: {
        cs: 'Začíná Martinovo kolo. Ve hře má kartu VŮDCE KORPORACE a jednoho bojovníka stejné příslušnosti. Ve fázi KDYKOLI před první akcí zahraje kartu BOHEM POŽEHNANÝ. Všemi třemi dodatečnými akcemi smí útočit a potom ještě provést tři běžné akce, aniž by mezi nimi byl útok. Přijde-li o útočníka hned při prvním z těchto útoků, může zbylé dvě dodatečné akce použít jako neútočné a běžné akce mu zůstávají. Nový bojovník vyložený tímto způsobem smí zaútočit v poslední běžné akci. Má-li stejnou příslušnost jako vůdce, smí útočit i dříve a vícekrát.',
        en: "Martin's turn begins; he has VŮDCE KORPORACE and one warrior of the same affiliation. In the window before his first action he plays BOHEM POŽEHNANÝ. He may attack with all three extra actions and then take his three regular actions with no attack among them. If his attacker is removed in the first of these attacks, the two extra actions left may be used as non-attack ones and the regular actions are not lost; a new warrior played that way may attack with the last regular action, or earlier and more often if he has the leader's affiliation.",
      },
      check:
        'Given removal during extra attack 1, when actions are listed, then 2 extra (non-attack, convertible for same-affiliation warriors) + 3 regular remain; PLAY WARRIOR with extra action 2 is legal; an attack with regular action 3 by the new warrior is legal.',
    },
    {
      id: 'DT-EX-15',
      kind: 'example',
      title: { cs: 'První běžná akce změněná na útočnou', en: 'First regular action converted (VŮDCE KORPORACE)' },
      text: {
        cs: 'Situace na stole je stejná. Martin změní pomocí karty VŮDCE KORPORACE na útočnou svou první běžnou akci a o útočníka přijde. Další běžné akce ztrácí, protože kdo v běžných akcích začne útočit, musí v tom pokračovat. Dostane-li nějak do hry bojovníka schopného útoku (například díky kartě BOHEM POŽEHNANÝ), smí s ním zaútočit druhou běžnou akcí, kterou změní na útočnou podle pravidla o jedné změně za kolo (první akci změnil vůdce). Třetí akci ztrácí. Má-li nový bojovník příslušnost vůdce, smí útočit dříve a vícekrát a žádná akce nepropadá.',
        en: "Same board; Martin uses the leader to turn his first regular action into an attack and his attacker is removed. The other regular actions are lost, since attacking within regular actions must go on. If he gets an attack-capable warrior into play somehow (e.g. BOHEM POŽEHNANÝ), that one may attack with the second regular action, turned into an attack by the one-per-turn rule (the first was converted by the leader); the third is lost. If the new warrior has the leader's affiliation he may attack earlier and more often and no action is lost.",
      },
      check:
        'Given case a (no new warrior), then regular = 0 after the window; case b (other affiliation), then exactly one more regular attack is legal; case c (same affiliation), then regular attacks 2 and 3 are legal and the extra non-attack actions may be converted too.',
    },
    {
      id: 'DT-EX-16',
      kind: 'example',
      title: { cs: 'Zrušením body propadají', en: 'Cancelled points are gone' },
      text: {
        cs: 'Soupeř zahraje speciální kartu VLNA POCTIVOSTI a vynaloží na ni dejme tomu 20 bodů osudu. Hráč na ni použije kartu UKRADENÉ DOKUMENTY a tím ji převezme.',
        en: 'The opponent plays the special card VLNA POCTIVOSTI spending, say, 20 destiny points; you play UKRADENÉ DOKUMENTY on it, taking the card over.',
      },
      check:
        "Given that, when resolved, then the opponent's 20 D are lost and you must spend at least 10 D of your own for the effect of the card to happen for you; with fewer than 10 D you could not play it.",
    },
    {
      id: 'DT-EX-17',
      kind: 'example',
      title: { cs: 'Imunní bojovník smí kouzlit', en: 'Immune but able to cast' },
      text: {
        cs: 'KARDINÁL DOMINIK s přiloženou kartou MENTÁLNÍ KONSTITUCE je imunní vůči Umění použitému proti němu jiným bojovníkem. Sám přitom smí sesílat kouzla všech aspektů.',
        en: 'KARDINÁL DOMINIK with MENTÁLNÍ KONSTITUCE attached is immune to Art used against him by another warrior and may himself cast spells of all aspects.',
      },
      check: 'Given that, when an enemy spell targets him, then no effect; when he casts any aspect, then accepted.',
    },
    {
      id: 'DT-EX-18',
      kind: 'example',
      title: { cs: 'Nepřímé Umění proti imunnímu', en: 'Indirect Art against an immune enemy' },
      text: {
        cs: 'Bojovník Bratrstva je v zápase s bojovníkem ZÁLUDNÝ ALAKHAI z Černé legie, který je imunní vůči Umění. Chce na sebe seslat kouzlo ŽIVELNÁ STĚNA, aby získal bonus k obraně.',
        en: 'A Brotherhood warrior fights ZÁLUDNÝ ALAKHAI, a Dark Legion warrior immune to Art, in close combat and wants to cast ŽIVELNÁ STĚNA on himself for a defence bonus.',
      },
      check: "Given a bonus of +n O, when ALAKHAI's Z is compared with the brother's O, then the +n is not counted.",
    },
    {
      id: 'DT-EX-19',
      kind: 'example',
      title: { cs: 'Považován za příslušníka klanu', en: 'Considered a clan member (WOLFBANEOVSKÝ STRÁŽCE CTI)' },
      text: {
        cs: 'WOLFBANEOVSKÝ STRÁŽCE CTI se považuje za druh PŘÍSLUŠNÍK KLANU.',
        en: 'He is considered PŘÍSLUŠNÍK KLANU.',
      },
      check:
        'Given a card "all PŘÍSLUŠNÍCI KLANU +1 Z", when computed, then he has +1 Z; the abilities printed on the card PŘÍSLUŠNÍK KLANU are absent.',
    },
    {
      id: 'DT-EX-20',
      kind: 'example',
      title: { cs: 'Považován za opevnění', en: 'Considered a fortification' },
      text: {
        cs: 'TĚLESNÝ STRÁŽCE může v souboji zaskočit za jiného bojovníka. Považuje se za opevnění, i když není kartou opevnění.',
        en: 'TĚLESNÝ STRÁŽCE can stand in for a warrior in combat and is considered a fortification without being a fortification card.',
      },
      check:
        'Given the protected warrior uses or is considered a vehicle, when TĚLESNÝ STRÁŽCE steps in, then rejected; given he defends from a war zone, then accepted.',
    },
    {
      id: 'DT-EX-21',
      kind: 'example',
      title: { cs: 'Vyznavač se nemůže rozhodnout zpětně', en: 'Cultist cannot switch afterwards' },
      text: {
        cs: 'Soupeř hraje kartu OČISTNÝ PLAMEN na hráčova bojovníka DEMNOGONISŮV VYZNAVAČ KULTU, který byl naposledy určen jako Černý legionář. Stranu už nelze dodatečně změnit.',
        en: 'The opponent plays OČISTNÝ PLAMEN on your DEMNOGONISŮV VYZNAVAČ KULTU, last set to Dark Legion.',
      },
      check:
        'Given the card is announced, when you ask to make him a Doomtrooper so as not to be discarded, then the switch does not affect this card and he is discarded.',
    },
    {
      id: 'DT-EX-22',
      kind: 'example',
      title: { cs: 'Zdroj musí být v Mužstvu', en: 'Source must be in the Squad' },
      text: {
        cs: 'Dokud je VENUŠANSKÝ MARŠÁL v hráčově Mužstvu, mají všichni bojovníci Bauhausu, kteří nejsou osobnostmi, +2 k Z, S a O.',
        en: 'While VENUŠANSKÝ MARŠÁL is in your Squad all Bauhaus non-personalities get +2 Z, S and O.',
      },
      check:
        'Given him in the Squad, when your Bauhaus warrior is on the Station, then +2/+2/+2; given him on the Station, then nobody gets anything, neither on the Station nor in the Squad.',
    },
    {
      id: 'DT-EX-23',
      kind: 'example',
      title: { cs: 'Zdroj kdekoli ve hře', en: 'Source in play anywhere' },
      text: {
        cs: 'Dokud je ve hře PLUKOVNÍK MAXWELL, mají všichni ostatní hráčovi ZÁKOPNÍCI +6 k Z, S a O.',
        en: 'While PLUKOVNÍK MAXWELL is in play all your other ZÁKOPNÍCI get +6 Z, S and O.',
      },
      check:
        'Given MAXWELL in the Squad and a ZÁKOPNÍK on the Station, or the reverse, then +6/+6/+6; MAXWELL himself gets nothing.',
    },
  ],
};
