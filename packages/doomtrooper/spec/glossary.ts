import type { Section } from '@bojiste/kernel';

export const glossary: Section = {
  code: 'TERM',
  title: { cs: 'Karetní pojmy', en: 'Glossary' },
  clauses: [
    {
      id: 'DT-TERM-01',
      kind: 'rule',
      title: { cs: 'Bojeschopný bojovník', en: 'Combat-capable warrior' },
      text: {
        cs: 'Bojovník, který se smí zúčastnit souboje: může útočit na jiné bojovníky, může jimi být napaden, nebo obojí.',
        en: 'One that may take part in combat: he can attack other warriors, be attacked by them, or both.',
      },
      check: 'Given a warrior that cannot attack but can be attacked, when queried, then combatCapable = true.',
    },
    {
      id: 'DT-TERM-02',
      kind: 'rule',
      title: { cs: 'Nebojeschopní bojovníci', en: 'Not combat-capable' },
      text: {
        cs: 'Bojeschopní nejsou apoštolové, vůdci korporací, vůdci kmenů ani jiní bojovníci s označením, že nikdy nebojují.',
        en: 'Apostles, corporation leaders, tribe leaders and others marked as never fighting are not.',
      },
      check: 'Given VŮDCE KMENE, when queried, then false.',
    },
    {
      id: 'DT-TERM-03',
      kind: 'rule',
      title: { cs: 'Trvalá ztráta bojeschopnosti', en: 'Only lasting attachments remove it' },
      text: {
        cs: 'O bojeschopnost bojovníka připraví jen přiložení, která u něj zůstávají, dokud je někdo nevyřadí (například MISSING IN ACTION). Dočasné efekty (například VOJENSKÉ CVIČENÍ) ji neruší.',
        en: 'Combat capability is removed only by attachments that stay with the warrior until someone discards them (e.g. MISSING IN ACTION), not by temporary effects (e.g. VOJENSKÉ CVIČENÍ).',
      },
      check: "Given P2's only warrior is affected by VOJENSKÉ CVIČENÍ, when P1 requests Sabotage, then rejected.",
    },
    {
      id: 'DT-TERM-04',
      kind: 'rule',
      title: { cs: 'Bojové kouzlo', en: 'Combat spell' },
      text: {
        cs: 'Lze je seslat jen v průběhu nějakého souboje, třeba i mezi bojovníky jiných hráčů. Nezáleží na tom, zda se sesilatel souboje účastní.',
        en: "Castable only during some combat, whether or not the caster takes part, even one between other players' warriors.",
      },
      check:
        "Given combat P1 vs P2 and P3's caster not in it, when P3 casts BOJOVÉ KOUZLO on P1's attacker, then accepted; with no combat running, rejected.",
    },
    {
      id: 'DT-TERM-05',
      kind: 'rule',
      title: { cs: 'Efekt karty', en: 'Card effect' },
      text: {
        cs: 'Efektem je všechno, co na kartě stojí, včetně čísel na válečných zónách a zvířatech.',
        en: 'Everything written on the card, including the numbers on war zones and beasts.',
      },
      check: 'Given "ignore the effect of a war zone", when applied, then its modifiers are ignored as well.',
    },
    {
      id: 'DT-TERM-06',
      kind: 'rule',
      title: { cs: 'Obětiště lícem nahoru', en: 'Sacrifice pile' },
      text: {
        cs: 'Obětované karty leží lícem nahoru a smí si je prohlédnout jejich vlastník i soupeři.',
        en: 'Sacrificed cards lie face up; their owner and the opponents may look through them.',
      },
      check: "Given any player's view, when the pile is read, then all cards are visible.",
    },
    {
      id: 'DT-TERM-07',
      kind: 'rule',
      title: { cs: 'Hrob lícem dolů', en: 'Discard pile' },
      text: {
        cs: 'Zabití bojovníci a vyřazené karty leží lícem dolů a smí si je prohlédnout jen jejich vlastník.',
        en: 'Killed warriors and discarded cards lie face down; only the owner may look through them.',
      },
      check: "Given P2's view of P1's discard pile, when read, then only the number of cards is visible.",
    },
    {
      id: 'DT-TERM-08',
      kind: 'rule',
      title: { cs: 'Knihovna lícem dolů', en: 'Library face down' },
      text: {
        cs: 'Knihovna leží lícem dolů a bez příslušného efektu do ní nikdo nesmí nahlížet.',
        en: 'The library lies face down and nobody may look at it without an effect.',
      },
      check: 'Given any view, when the library is read, then only its size is visible.',
    },
    {
      id: 'DT-TERM-09',
      kind: 'rule',
      title: { cs: 'Ikona typu karty', en: 'Type icon' },
      text: {
        cs: 'Ikona vlevo nahoře ukazuje typ karty. Typů je dvanáct: bojovník, vybavení, zvíře, opevnění, válečná zóna, relikvie, úkol, Umění, Černá symetrie, síla KI, speciál a Korporační války.',
        en: 'The icon at the top left shows the card type: warrior, Dark Symmetry, fortification, relic, KI power, special, Art, mission, war zone, equipment, beast, Corporate Wars.',
      },
      check:
        'Given the schema, when a card is loaded, then its type is one of these twelve (alliances: see DT-RULING-62).',
    },
    {
      id: 'DT-TERM-10',
      kind: 'rule',
      title: { cs: 'Ikona příslušnosti', en: 'Affiliation icon' },
      text: {
        cs: 'Ikona vpravo nahoře ukazuje, která organizace kartu používá nebo za ni zodpovídá: Bauhaus, Imperiál, Kapitol, Kybertronik, Mishima, Bratrstvo, Černá legie, některý z kmenů (Luteránská triáda, Půlměsíc, Synové Rasputina, Templáři), nebo žádná určitá (Obecný).',
        en: 'The icon at the top right shows which organisation uses the card or is responsible for it: Bauhaus, Kapitol, Kybertronik, Imperiál, Mishima, Bratrstvo, Luteránská triáda, Půlměsíc, Černá legie, Synové Rasputina, Templáři, general (Obecný).',
      },
      check:
        'Given the schema, when loaded, then the icon is one of these twelve. (The book does not say which are tribes; we take Luteránská triáda, Půlměsíc, Synové Rasputina and Templáři as the four.)',
    },
    {
      id: 'DT-TERM-11',
      kind: 'rule',
      title: { cs: 'Ikony hodnot', en: 'Value icons' },
      text: {
        cs: 'Bojovníci, válečné zóny a zvířata mají u příslušných ikon čísla pro Z, S, O a H.',
        en: 'Warriors, war zones and beasts carry numbers for Z, S, O and H with their icons.',
      },
      check: 'Given a beast or a war zone, when loaded, then its modifiers are keyed by these.',
    },
    {
      id: 'DT-TERM-12',
      kind: 'rule',
      title: { cs: 'Doplňující ikony', en: 'Supplementary icons' },
      text: {
        cs: 'Ikony nalevo od obrázku říkají, zda se karta přikládá (+), vyřazuje (−), nebo obětuje (x).',
        en: 'Icons left of the picture tell whether the card is to be attached (+), discarded (−) or sacrificed (x).',
      },
      check:
        'Given a card with icon x, when used up, then it goes to the sacrifice pile; with −, to the discard pile; with +, it stays attached.',
    },
    {
      id: 'DT-TERM-13',
      kind: 'rule',
      title: { cs: 'Jedy jako vybavení', en: 'Poisons' },
      text: {
        cs: 'Zvláštní vybavení, hlavně pro mortifikátory. Odstranit je lze kartami, které vyřazují vybavení. Výjimkou je BLUDIŠTĚ SMRTI, protože jde o speciální kartu.',
        en: 'Special equipment mainly for MORTIFIKÁTOŘI, removable by cards that discard equipment, except BLUDIŠTĚ SMRTI, which is a special card.',
      },
      check:
        'Given a poison on W, when "discard an equipment card" targets it, then accepted; targeting BLUDIŠTĚ SMRTI is rejected.',
    },
    {
      id: 'DT-TERM-14',
      kind: 'rule',
      title: { cs: 'List v ruce', en: 'Hand' },
      text: { cs: 'Karty, které má hráč v ruce.', en: 'The cards a player holds.' },
      check: "Given P2's view of P1's hand, when read, then only the count is visible.",
    },
    {
      id: 'DT-TERM-15',
      kind: 'rule',
      title: { cs: 'Pojem ve hře', en: 'In play' },
      text: { cs: 'Ve hře je každá karta, která leží na stole.', en: 'Any card on the table is in play.' },
      check: 'Given a fortification in the Squad, when "all cards in play" is enumerated, then included.',
    },
    {
      id: 'DT-TERM-16',
      kind: 'rule',
      title: { cs: 'Pojem mimo hru', en: 'Out of play' },
      text: {
        cs: 'Mimo hru jsou karty v ruce, v knihovně, v hrobě a na obětišti, obecně pak všechny, které neleží na stole.',
        en: 'Cards in hand, library, discard pile and sacrifice pile, and generally all not on the table, are out of play.',
      },
      check: 'Given a warrior in hand, when "all warriors in play" is enumerated, then excluded.',
    },
    {
      id: 'DT-TERM-17',
      kind: 'rule',
      title: { cs: 'Poslání mimo hru bez vyřazení', en: 'Sent out of play without discarding' },
      text: {
        cs: 'Některé efekty odsunou už vyložené karty mimo hru, aniž je vyřadí nebo obětují. Hraje se dál, jako by neexistovaly.',
        en: 'Some effects put cards already played out of play without discarding or sacrificing them; the game goes on as if they did not exist.',
      },
      check:
        'Given such a card, when static effects are computed, then it contributes nothing and does not count for limits.',
    },
    {
      id: 'DT-TERM-18',
      kind: 'rule',
      title: { cs: 'Unikátní karta mimo hru', en: 'Uniqueness while out of play' },
      text: {
        cs: 'Unikátní kartu v tomto stavu lze vyložit znovu. Když se původní kopie vrátí, vyřadí se právě ona, tedy ta dřívější.',
        en: 'A unique card in that state may be played again; when the original returns, it (the earlier one) is discarded.',
      },
      check:
        'Given a unique relic sent out of play and a second copy played meanwhile, when the effect ends, then the first copy is discarded and the second stays.',
    },
    {
      id: 'DT-TERM-19',
      kind: 'rule',
      title: { cs: 'Působení v daný okamžik', en: '"In play" effects are a snapshot' },
      text: {
        cs: 'Jednorázový efekt na karty ve hře zasáhne ty, které jsou na stole právě tehdy. Netýká se karet, které přijdou později, ani karet hraných KDYKOLI.',
        en: 'A one-time effect on cards in play touches those on the table at that moment, not cards entering later or cards played ANYTIME.',
      },
      check: 'Given "wound all warriors in play", when a new warrior enters afterwards, then it is healthy.',
    },
    {
      id: 'DT-TERM-20',
      kind: 'rule',
      title: { cs: 'Obětování karty', en: 'Sacrifice' },
      text: {
        cs: 'Obětovaná karta jde na obětiště svého vlastníka a v téže hře ji už nelze použít, pokud to některá karta výslovně nepovolí.',
        en: "A sacrificed card goes to its owner's sacrifice pile and cannot be used again in this game unless a card expressly allows it.",
      },
      check:
        'Given a sacrificed card, when an effect searches the discard pile or the collection, then it is not found.',
    },
    {
      id: 'DT-TERM-21',
      kind: 'rule',
      title: { cs: 'Přiložení obětované karty', en: 'Attachments of a sacrificed card' },
      text: {
        cs: 'Přiložení obětované karty se pouze vyřadí, neobětují se.',
        en: 'They are only discarded, not sacrificed.',
      },
      check: 'Given W with equipment e is sacrificed, then W is in the sacrifice pile and e in the discard pile.',
    },
    {
      id: 'DT-TERM-22',
      kind: 'rule',
      title: { cs: 'Vyřazení ze hry', en: 'Discarding' },
      text: {
        cs: 'Vyřazená karta jde do hrobu svého vlastníka a spolu s ní se vyřadí i její přiložení.',
        en: "A discarded card goes to its owner's discard pile and its attachments are discarded too.",
      },
      check: 'Given W with two attachments is discarded, then three cards are in discard piles.',
    },
    {
      id: 'DT-TERM-23',
      kind: 'rule',
      title: { cs: 'Vyřazení není zabití', en: 'Discarding is not killing' },
      text: {
        cs: 'Bojovník, kterého vyřadil nějaký efekt, nebyl zabit a nikdo za něj nedostane body.',
        en: 'A warrior discarded by an effect was not killed and earns nobody points.',
      },
      check:
        'Given P1\'s effect discards P2\'s warrior with H 9, when resolved, then P1 gets 0 points and "when killed" triggers do not fire.',
    },
    {
      id: 'DT-TERM-24',
      kind: 'rule',
      title: { cs: 'Vyřadit neznamená obětovat', en: 'Discard and sacrifice are independent' },
      text: {
        cs: 'Kartu, která nesmí být nikdy vyřazena, lze přesto obětovat, a obráceně.',
        en: 'A card that may never be discarded may still be sacrificed and the reverse.',
      },
      check:
        'Given a card "may never be discarded", when a sacrifice effect hits it, then it goes to the sacrifice pile.',
    },
    {
      id: 'DT-TERM-25',
      kind: 'rule',
      title: { cs: 'Karta se dvěma zákazy', en: 'Neither of both' },
      text: {
        cs: 'Karta, kterou nelze nikdy vyřadit ani obětovat, zůstává na stole do konce hry (například BAUHAUSSKÁ KORPORAČNÍ BANKA).',
        en: 'A card with both prohibitions stays on the table till the end of the game (e.g. BAUHAUSSKÁ KORPORAČNÍ BANKA).',
      },
      check: 'Given BKB in play, when discard and sacrifice effects target it, then both fail.',
    },
    {
      id: 'DT-TERM-26',
      kind: 'rule',
      title: { cs: 'Přikládání proroctví', en: 'Prophecies' },
      text: {
        cs: 'Není-li řečeno jinak, přikládá se proroctví jako jedna akce k vlastnímu prorokovi na Stanici. Každý prorok může mít jen jednu kopii téhož proroctví. Účinky se nesčítají, ledaže to karta uvádí.',
        en: "They are attached to one's own PROROK on the Station as one action unless stated otherwise; one copy of the same prophecy per PROROK; not cumulative unless stated.",
      },
      check:
        'Given a PROROK holding prophecy X, when another X is attached to him, then rejected; X on a second PROROK is accepted but the effect is counted once.',
    },
    {
      id: 'DT-TERM-27',
      kind: 'rule',
      title: { cs: 'Používání rituálů', en: 'Rituals' },
      text: {
        cs: 'Efekty rituálů smí hráč využívat díky svým kmenovým patriarchům. Na jednoho bojovníka působí jen jeden rituál téhož druhu.',
        en: "A player's tribal PATRIARCHOVÉ let him use the effects of rituals; only one ritual of a kind affects each warrior.",
      },
      check:
        'Given no PATRIARCHA in play, when a ritual is used, then rejected; given two copies of SÍLA VZDORU, when computed, then values are doubled once.',
    },
    {
      id: 'DT-TERM-28',
      kind: 'rule',
      title: { cs: 'Vykládání virů', en: 'Viruses' },
      text: {
        cs: 'Není-li řečeno jinak, hrají se viry KDYKOLI a nestojí žádnou akci. Nesčítají se a jednoho bojovníka ovlivňuje jen jeden virus téhož druhu.',
        en: 'Unless stated otherwise they are played ANYTIME without an action, do not cumulate, and only one virus of a kind affects each warrior.',
      },
      check: 'Given two V-3 in play, when computed, then −2/−2/−2 once.',
    },
    {
      id: 'DT-TERM-29',
      kind: 'rule',
      title: { cs: 'Sesilatel kouzla', en: 'Caster' },
      text: {
        cs: 'Bojovník, který kouzlo sesílá. Kouzlo, jehož efekt se týká jen sesilatele, nelze seslat na nikoho jiného.',
        en: 'The warrior who casts the spell; a spell whose effect concerns only the caster cannot be cast on someone else.',
      },
      check:
        'Given a spell "SESILATEL gets +3 Z" cast by c1, when target c2 is supplied, then rejected; the effect lands on c1.',
    },
    {
      id: 'DT-TERM-30',
      kind: 'rule',
      title: { cs: 'Sesilatel a osobní kouzlo', en: 'Caster-only and personal are separate traits' },
      text: {
        cs: 'Kouzlo omezené na sesilatele nemusí být osobním bojovým kouzlem a osobní bojové kouzlo nemusí být omezeno na sesilatele.',
        en: 'A spell limited to the caster need not be a personal combat spell and the reverse.',
      },
      check: 'Given the schema, when loaded, then targetCasterOnly and personalCombat are independent booleans.',
    },
    {
      id: 'DT-TERM-31',
      kind: 'rule',
      title: { cs: 'Slova vy a váš', en: 'You, your' },
      text: {
        cs: 'Těmito slovy se myslí hráč, který kartu hraje nebo ovládá. Většinou je i jejím vlastníkem.',
        en: 'These words mean the player who plays or controls the card, usually also its owner.',
      },
      check:
        'Given P1 controls P2\'s warrior with "your Bauhaus warriors +1 O", when computed, then P1\'s warriors get it.',
    },
    {
      id: 'DT-TERM-32',
      kind: 'rule',
      title: { cs: 'Pojem osobnost', en: 'Personality' },
      text: {
        cs: 'Karta určité, jedinečné osoby. Ve hře smí být v jednu chvíli jen jedna její kopie.',
        en: 'A card for a specific, unique person; one copy in play at a time.',
      },
      check:
        'Given cards with the same name and the personality mark, when two would be face up on the table at once, then the state validator reports an error.',
    },
    {
      id: 'DT-TERM-33',
      kind: 'rule',
      title: { cs: 'Vložení karty do hry', en: 'Entering play' },
      text: {
        cs: 'Vložit kartu do hry znamená položit ji na stůl. Její efekty lze využívat až od této chvíle, z ruky nikoli.',
        en: 'Putting a card into play means laying it on the table; its effects can be used from then on and not from hand.',
      },
      check:
        'Given a warrior in hand with an ANYTIME ability, when the ability is used, then rejected; after it is played, accepted.',
    },
  ],
};
