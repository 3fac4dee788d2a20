import type { Section } from '@bojiste/kernel';

export const rulingsSabotage: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: Sabotáž, druhy bojovníků, ovládání', en: 'Rulings: Sabotage, kinds of warrior, control' },
  clauses: [
    {
      id: 'DT-RULING-92',
      kind: 'ruling',
      title: { cs: 'Sabotáž proti více hráčům', en: 'Sabotage against several opponents in a turn' },
      text: {
        cs: 'Běžnými akcemi jednu za kolo. K dalším, proti jiným soupeřům, jsou třeba karty, které Sabotáž navíc poskytují.',
        en: 'With the regular actions one Sabotage per turn; further ones, against other opponents, need cards that give another Sabotage.',
      },
      check: 'Three regular actions, Sabotage P2 → Sabotage P3 rejected.',
      question: {
        cs: 'Sabotáž je povolena jednou proti každému soupeři, a přece má být poslední akcí. Kolik jich lze provést?',
        en: 'It is allowed once per opponent, yet it is the last action. How many can be made?',
      },
      reason: {
        cs: 'Útokem nebo Sabotáží smí být jen jedna běžná akce.',
        en: 'Only one regular action may be attack or Sabotage.',
      },
    },
    {
      id: 'DT-RULING-93',
      kind: 'ruling',
      title: { cs: 'Bojeschopnost a ochrana před Sabotáží', en: 'Shield and capability are two flags' },
      text: {
        cs: 'Vedou se dva údaje. Bojeschopný je, kdo může útočit nebo být napaden. Před Sabotáží nechrání bojovník s jednou ze tří karet uvedených v DT-TARGET-06. Pro možnost Sabotáže rozhoduje druhý údaj, pro lhůtu tří kol a pro bojovníka provádějícího Sabotáž první.',
        en: 'Keep two facts apart: he is combat-capable if he can attack or be attacked, and he shields from Sabotage unless one of the three cards of DT-TARGET-06 is on him; Sabotage tests the second, last stand and the saboteur test the first.',
      },
      check: 'SCHOVÁN on the only warrior → Sabotage legal, last-stand countdown none.',
      question: {
        cs: 'Bojovník s kartou SCHOVÁN může útočit, takže je podle výkladu pojmů bojeschopný, před Sabotáží však chránit nemá. Jak to rozlišit?',
        en: 'A warrior under SCHOVÁN can attack, so by the glossary is combat-capable, but is said not to shield. How are the two told apart?',
      },
      reason: { cs: 'Obě věty tak zůstávají v platnosti.', en: 'Both sentences hold.' },
    },
    {
      id: 'DT-RULING-94',
      kind: 'ruling',
      title: { cs: 'Umlčený a uvězněný bojovník', en: 'Silenced and imprisoned warriors' },
      text: {
        cs: 'Umlčeného lze napadnout, je tedy bojeschopný, chrání a Sabotáž provést smí. Uvězněný bojeschopný není a nemůže ani jedno.',
        en: 'Silenced: attackable, hence combat-capable, so he shields and may sabotage; imprisoned: not capable, does neither.',
      },
      check:
        "P2's only warrior imprisoned → Sabotage of P2 legal; P1's only warrior silenced → may sabotage; imprisoned → may not.",
      question: { cs: 'Chrání před Sabotáží a smějí ji sami provést?', en: 'Do they shield, may they sabotage?' },
      reason: {
        cs: 'Sabotáž vyžaduje bojeschopnost a není útokem.',
        en: 'Sabotage asks for combat capability, and it is no attack.',
      },
    },
    {
      id: 'DT-RULING-95',
      kind: 'ruling',
      title: { cs: 'Sabotáž z úkrytu', en: 'Covered saboteur' },
      text: {
        cs: 'Podle litery pravidel smějí oba (ukrytý se po dobu Sabotáže ukáže jako v souboji). Skrytý nezaplacený bojovník nesmí, protože jeho hodnota není známa. Hráči si mohou zvolit přísnější variantu, která vyžaduje bojovníka schopného v tu chvíli zaútočit.',
        en: 'Both may, by the letter (a covered one is shown while the Sabotage lasts, as in combat); a hidden unpaid one may not, his value is unknown. The players may choose the stricter variant that demands a warrior able to attack now.',
      },
      check: 'Default: covered H 6 → 3 points; hidden → rejected; strict: covered → rejected.',
      question: {
        cs: 'Smí Sabotáž provést bojovník v úkrytu nebo ten, který úkryt v tomto kole opustil?',
        en: 'May a covered warrior, or one who left cover this turn, sabotage?',
      },
      reason: {
        cs: 'Podmínkou je bojeschopnost a zákazy pro ukryté bojovníky se týkají útoků.',
        en: 'The condition is combat capability, and the bans on covered warriors concern attacks.',
      },
    },
    {
      id: 'DT-RULING-96',
      kind: 'ruling',
      title: { cs: 'Odměna za Sabotáž', en: 'Reward limits at Sabotage' },
      text: {
        cs: 'Žoldnéř přináší jen body osudu. H ≤ 0 znamená 0 bodů.',
        en: 'A mercenary brings destiny points only; H ≤ 0 gives 0.',
      },
      check: 'Mercenary H 5 → 3 D, no VP offered.',
      question: {
        cs: 'Co když Sabotáž provádí žoldnéř nebo bojovník s H ≤ 0?',
        en: 'What if the saboteur is a mercenary, or has H ≤ 0?',
      },
      reason: { cs: 'Žoldnéři obecně vítězné body nepřinášejí.', en: 'Mercenaries bring no VP in general.' },
    },
    {
      id: 'DT-RULING-97',
      kind: 'ruling',
      title: { cs: 'Jednotka seržanta', en: "Sergeant's unit" },
      text: {
        cs: 'Stejní jsou bojovníci se stejným názvem karty a každý smí patřit jen do jedné jednotky. Všechny musí ovládat týž hráč a všichni musí být ze stejné korporace. H se posuzuje podle vytištěných základních hodnot a jen při přidělení. Je-li seržant nebo člen mimo hru, vazba je pozastavena. Změna kontroly ji pro danou kartu ruší. Zabitý seržant se počítá jako vyřazený. Člen, který sám přijde o korporaci, jednotku opouští.',
        en: 'Same card name; one unit per warrior; same controller and corporation needed; H test uses printed base values at assignment only; sergeant or member out of play suspends the bond; a control change ends it for that card; the sergeant killed counts as discarded. A member that alone loses the corporation leaves the unit.',
      },
      check: 'Sergeant under MIA → no bonus, unit not free; returns → bonus again.',
      question: {
        cs: 'Jak je to se „stejnými bojovníky“, s kontrolou, s bojovníky mimo hru a se zvířaty?',
        en: 'What about "same warriors", control, warriors out of play, beasts?',
      },
      reason: {
        cs: 'Je to nejmenší soubor pravidel, který dává v každém případě jednu odpověď.',
        en: 'Smallest set of rules giving one answer in each case.',
      },
    },
    {
      id: 'DT-RULING-98',
      kind: 'ruling',
      title: { cs: 'Který bonus velitele platí', en: 'Which commander bonus counts' },
      text: {
        cs: 'Pro každého bojovníka platí celý soubor bonusů jen jednoho velitele. Vybírá hráč, který bojovníka ovládá, jinak platí ten s nejvyšším součtem. Volbu lze změnit v kterékoli fázi KDYKOLI.',
        en: "Per warrior only one commander's whole package applies, the one its controller picks; default the largest sum; may be changed in any window.",
      },
      check: '+2 Z and +1 O from two captains → not both.',
      question: {
        cs: 'Bonusy velitelů se nesčítají. Který se použije?',
        en: 'Commanders do not cumulate. Which one is used?',
      },
      reason: { cs: 'Platí tak jeden soubor a bonusy se nemíchají.', en: 'Gives one package without mixing.' },
    },
    {
      id: 'DT-RULING-99',
      kind: 'ruling',
      title: { cs: 'Oblast vyznavače kultu', en: 'Cultist and areas' },
      text: {
        cs: 'Při vyložení se zvolí strana a ta určí oblast. Pozdější změna ho nepřesouvá. Při odchodu ze Stanice jde do oblasti své současné strany. Změna, která by na Stanici vytvořila nedovolené složení, není možná.',
        en: 'On playing, the side is chosen and gives the area; a later switch does not move him; leaving the Station he goes to the area of his present side; a switch that makes an illegal Station mix is rejected.',
      },
      check: 'Squad cultist set to Dark Legion → still in the Squad, Squad cards affect him.',
      question: {
        cs: 'Kde vyznavač kultu stojí a co když změní stranu?',
        en: 'Where does he stand and what if he switches?',
      },
      reason: { cs: 'Změna statusu není transferem.', en: 'A status change is no transfer.' },
    },
    {
      id: 'DT-RULING-100',
      kind: 'ruling',
      title: { cs: 'Oblast kacíře', en: 'Heretic without a stated move' },
      text: {
        cs: 'Zůstává ve své současné oblasti. Při transferu ze Stanice smí jít do Mužstva i do Kohorty, je-li obojím.',
        en: 'In his present area; on transfer from the Station he may go to Squad or Cohort if he is both.',
      },
      check: 'POSKVRNĚNÝ in the Squad → area SQUAD.',
      question: {
        cs: 'Kacíř je Černým legionářem, ale kde stojí, když karta o přesunu nic neříká?',
        en: 'He is Dark Legion but stays where?',
      },
      reason: { cs: 'Přesouvají ho jen karty, které to uvádějí.', en: 'Only cards that say so move him.' },
    },
    {
      id: 'DT-RULING-101',
      kind: 'ruling',
      title: { cs: 'Ukradený bojovník a přiložení', en: 'Stolen warrior: attachments and placing' },
      text: {
        cs: 'Všechna přiložení mu zůstávají, jejich vlastníci se nemění a ovládá je ten, kdo ovládá bojovníka. Zloděj volí mezi oblastmi, které jsou pro bojovníka přípustné (Stanici jen tehdy, je-li otevřená a složení je dovolené). Není-li přípustná žádná, efekt ho nemůže vybrat. Karty, které už používat nesmí, nepůsobí.',
        en: 'All attachments stay on him, with their owners unchanged, controlled with the host; the thief chooses among areas legal for that warrior (Station only if open and the mix is legal); if none is legal, the effect cannot choose him. Cards he may no longer use are suspended.',
      },
      check: "Stolen W with P2's weapon dies → both in P2's discard pile.",
      question: { cs: 'Co jde s ukradeným bojovníkem a kam se umístí?', en: 'What comes along, where to?' },
      reason: { cs: 'Přiložení zůstávají až do vyřazení.', en: 'Attachments stay until discarded.' },
    },
    {
      id: 'DT-RULING-102',
      kind: 'ruling',
      title: { cs: 'Návrat unikátní karty', en: 'Personality or relic stolen while a copy is out of play' },
      text: {
        cs: 'Vždy ta, která se vrací, ať ji ovládá kdokoli.',
        en: 'Always the returning one, whoever controls it.',
      },
      check: 'As DT-TARGET-05 with different controllers.',
      question: {
        cs: 'Která kopie odejde, vrátí-li se původní osobnost nebo relikvie a její kopie byla mezitím ukradena?',
        en: 'Which copy goes when the old one returns?',
      },
      reason: { cs: 'Pravidlo je uvedeno pro všechny unikátní karty.', en: 'Stated for all unique cards.' },
    },
    {
      id: 'DT-RULING-103',
      kind: 'ruling',
      title: { cs: 'Útok až jako na posledního', en: 'Last to be attacked' },
      text: {
        cs: 'Na takového bojovníka lze zaútočit jen tehdy, nemá-li hráč, který ho ovládá, žádného jiného bojovníka, na něhož by tento útočník mohl právě teď přípustně útočit (na stejné straně hranice Stanice a napadnutelného).',
        en: 'Such a warrior may be attacked only if his controller has no other warrior which this attacker could legally attack now (same Station side, attackable).',
      },
      check: 'PROROK on the Station, ordinary warrior in the Squad, Station attacker → PROROK attackable.',
      question: { cs: 'Poslední mezi kým?', en: 'Last among whom?' },
      reason: {
        cs: 'Jinak by ho nedosažitelní bojovníci chránili navždy.',
        en: 'Otherwise unreachable warriors would protect him for ever.',
      },
    },
    {
      id: 'DT-RULING-104',
      kind: 'ruling',
      title: { cs: 'Poplatek žoldnéře', en: 'Mercenary fee' },
      text: {
        cs: 'U karty přikládané žoldnéři při přiložení, jinak ji přiložit nelze. U karty ve hře, která by na něj působila, KDYKOLI podle volby hráče. Platí se jednou za každou kartu a žoldnéře.',
        en: 'For a card attached to him, on attaching (else it cannot be attached); for a card in play that would affect him, ANYTIME by choice; once per card and mercenary.',
      },
      check: 'D 2 → attach rejected.',
      question: {
        cs: 'Kdy se platí 3 body osudu a co když se nezaplatí?',
        en: 'When are the 3 destiny points paid, what if not?',
      },
      reason: { cs: 'Platí se za trvalé užívání karty.', en: 'Paid for the lasting use of a card.' },
    },
    {
      id: 'DT-RULING-105',
      kind: 'ruling',
      title: { cs: 'Odměna za zabití žoldnéřem', en: 'Mercenary kill rewards' },
      text: { cs: 'Všechny se berou jako body osudu.', en: 'All as destiny points.' },
      check: 'Kill H 6 → D +6.',
      question: {
        cs: 'Body propadají, nebo se berou jako body osudu?',
        en: 'Are the points lost or taken as destiny points?',
      },
      reason: { cs: 'Vyloučeny jsou jen vítězné body.', en: 'Only VP are excluded.' },
    },
    {
      id: 'DT-RULING-106',
      kind: 'ruling',
      title: { cs: 'Návrat do vozidla', en: 'Affiliation regained after leaving a vehicle' },
      text: { cs: 'Ne, nástup stojí akci.', en: 'No, boarding costs an action.' },
      check: 'Regain → state OUTSIDE.',
      question: {
        cs: 'Nastoupí bojovník sám zpět, získá-li znovu příslušnost, bez které musel z vozidla vystoupit?',
        en: 'Does he get back in by himself?',
      },
      reason: { cs: 'Nástup do vozidla stojí akci vždy.', en: 'Boarding always does.' },
    },
    {
      id: 'DT-RULING-107',
      kind: 'ruling',
      title: { cs: 'Znalost hrobu', en: 'What opponents may know of discard piles' },
      text: {
        cs: 'Vidí jen počet karet. Veřejný záznam hry uchovává to, co bylo ukázáno, když se to stalo. Karty odhozené z ruky se nikdy nejmenují.',
        en: 'Opponents see the size only; the public record of the game keeps what was shown when it happened; cards discarded from hand are never named.',
      },
      check: "P2's state view has no ids in P1's discard pile.",
      question: {
        cs: 'Hrob leží lícem dolů, karty ale odcházely ze stolu veřejně. Co o něm soupeři smějí vědět?',
        en: 'The pile is face down, but the cards left the table openly. What may opponents know?',
      },
      reason: { cs: 'Pamatovat si je dovoleno, prohlížet nikoli.', en: 'Memory is allowed, browsing is not.' },
    },
    {
      id: 'DT-RULING-108',
      kind: 'ruling',
      title: { cs: 'Karty jiných vlastníků', en: "Owner's zones for cards of others" },
      text: { cs: 'Na hromádku svého vlastníka.', en: "To their own owner's pile." },
      check: "P1's virus on P2's warrior, warrior dies → virus in P1's pile.",
      question: {
        cs: 'Kam jdou přiložení, která zahrál soupeř (viry, úkoly, MISSING IN ACTION)?',
        en: 'Where do attachments played by an opponent go (viruses, missions, MISSING IN ACTION)?',
      },
      reason: { cs: 'Vyřazené karty jdou k vlastníkovi.', en: 'Discards go to the owner.' },
    },
    {
      id: 'DT-RULING-109',
      kind: 'ruling',
      title: { cs: 'Společné vyřazení přiložení', en: 'Order of attachments leaving with a host' },
      text: {
        cs: 'V jedné současné události. Efekty „při vyřazení“ berou v úvahu všechny tyto karty.',
        en: 'One simultaneous event; "when discarded" triggers see all of them.',
      },
      check: 'Two attachments with triggers → both fire.',
      question: {
        cs: 'Odcházejí přiložení se svým nositelem v jedné události, nebo v několika?',
        en: 'One event or several?',
      },
      reason: { cs: 'Vyřazují se společně.', en: 'They are discarded together.' },
    },
    {
      id: 'DT-RULING-110',
      kind: 'ruling',
      title: { cs: 'Akce během cizího souboje', en: "Extra actions in an opponent's turn during combat" },
      text: {
        cs: 'Všechny neútočné kromě transferu. Provádějí se jedna po druhé v rámci fáze KDYKOLI a po každé následují jen reakce, ne celá nová fáze KDYKOLI. Nevyužité akce propadají, jakmile jejich držitel odmítne hrát dál.',
        en: 'All non-attack ones but transfer; they are taken one after another inside the window, each followed by reactions only, not by a full new window; unused ones are lost when the holder passes.',
      },
      check: 'P2 equips his defender by BOHEM POŽEHNANÝ in phase 5 → counts in this combat.',
      question: {
        cs: 'Které dodatečné akce lze provést v kole soupeře během souboje?',
        en: 'Which actions are possible there?',
      },
      reason: { cs: 'V souboji je zakázán jen transfer.', en: 'Only transfer is barred in combat.' },
    },
    {
      id: 'DT-RULING-111',
      kind: 'ruling',
      title: { cs: 'Druh akce při Sabotáži', en: 'Kind of the Sabotage action' },
      text: {
        cs: 'Jde o třetí způsob, jak definovat nedefinovanou akci vlastního kola. Akce získané jako útočné nebo jako neútočné k ní použít nelze.',
        en: 'Treat it as a third way of defining an undefined action of the own turn; actions given as attack or as non-attack cannot be used.',
      },
      check: 'Three BOHEM POŽEHNANÝ actions, Sabotage with one of them → rejected; with an undefined one → accepted.',
      question: {
        cs: 'Sabotáž není útočnou akcí. Je tedy neútočnou, kterou by mohla zajistit karta BOHEM POŽEHNANÝ?',
        en: 'It is no attack action, so is it a non-attack one that BOHEM POŽEHNANÝ could pay for?',
      },
      reason: {
        cs: 'Výklad pojmů ji uvádí vedle jediné útočné akce, ne mezi neútočnými, a musí být poslední akcí.',
        en: 'The glossary lists it beside the single attack action, not among the non-attack ones, and it must be the last action.',
      },
    },
    {
      id: 'DT-RULING-112',
      kind: 'ruling',
      title: { cs: 'Cena za odhalení', en: 'Reach of "no new attack action" after an illegal reveal' },
      text: { cs: 'Ne, jen se nenahrazuje ta spotřebovaná.', en: 'No, only the spent one is not replaced.' },
      check: 'CHUŤ VÁLKY, first attack wasted on a hidden card → second attack legal.',
      question: {
        cs: 'Připraví zákaz „nové útočné akce“ po nepřípustném odhalení hráče i o útočné akce z karet?',
        en: 'Does the ban also cost attack actions from cards?',
      },
      reason: {
        cs: 'Za cenu je označena ztráta této akce. Jiné útočné akce propadají, jen když hráč není schopen útočit.',
        en: 'Losing the action is named as the price; other losses of attack actions need inability to attack.',
      },
    },
    {
      id: 'DT-RULING-113',
      kind: 'ruling',
      title: { cs: 'MISSING IN ACTION a nezúčastnění', en: 'MISSING IN ACTION on a bystander during combat' },
      text: {
        cs: 'Týká se karet hraných na útočníka, obránce a posily. Na ostatní bojovníky lze takovou kartu zahrát v kterékoli fázi KDYKOLI souboje kromě 7. fáze.',
        en: 'It binds cards played on attacker, defender and reinforcements; other warriors may be hit in any combat window but phase 7.',
      },
      check: 'Phase 5, target not in the combat → accepted.',
      question: { cs: 'Platí časové omezení pro všechny bojovníky?', en: 'Is the deadline for everyone?' },
      reason: {
        cs: 'Pasáž je o stažení bojovníka z boje.',
        en: 'The passage is about taking a warrior out of the fight.',
      },
    },
    {
      id: 'DT-RULING-114',
      kind: 'ruling',
      title: { cs: 'Zabránění Sabotáži', en: 'Who may stop a Sabotage and when' },
      text: {
        cs: 'Po ohlášení mohou reagovat všichni, napadený jako první. Podmínka (žádný chránící bojovník) se ověřuje při ohlášení a znovu po skončení reakcí. Na pozdějších změnách nezáleží.',
        en: 'Announcing opens a reaction window for all, the target first; the condition (no shielding warrior) is tested on announcement and again when the window closes; later changes do not matter.',
      },
      check: 'P3 gives P2 a warrior in the window → Sabotage fails; P2 plays one in the next window → reward stands.',
      question: {
        cs: 'Text jmenuje jen napadeného hráče. Kdo smí Sabotáži zabránit a kdy?',
        en: 'The text names the target only. Who may stop it, and when?',
      },
      reason: {
        cs: 'Platí obecné pořadí reakcí a přivedený bojovník se počítá jako zabránění.',
        en: 'General reaction order; a warrior brought in counts as prevention.',
      },
    },
  ],
};
