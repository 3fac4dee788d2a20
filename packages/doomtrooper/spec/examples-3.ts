import type { Section } from '@bojiste/kernel';

export const examples3: Section = {
  code: 'EX',
  title: { cs: 'Příklady, 3. část', en: 'Worked examples, part 3' },
  clauses: [
    {
      id: 'DT-EX-48',
      kind: 'example',
      title: { cs: 'Nový žoldnéř', en: 'New mercenary' },
      text: {
        cs: 'Doomtrooper přišel o poslední příslušnost a ve hře je ŽOLDNÉŘSKÝ PATRIARCHA, který dává žoldnéřům +5 k Z, S a O.',
        en: 'A Doomtrooper lost his last affiliation while ŽOLDNÉŘSKÝ PATRIARCHA (+5 Z, S and O for mercenaries) is in play.',
      },
      check: 'Given W(4/4/4/4), then 9/9/9/4 and kills by W yield no VP.',
    },
    {
      id: 'DT-EX-49',
      kind: 'example',
      title: { cs: 'Vzpurný bojovník Bauhausu', en: 'Rebellious Bauhaus warrior' },
      text: {
        cs: 'Bojovník má přiloženu kartu s textem DEJTE BOJOVNÍKOVI BAUHAUSU a kvůli kartě VZPURNOST přijde o příslušnost k Bauhausu.',
        en: 'W holds a card for Bauhaus warriors and loses Bauhaus by VZPURNOST.',
      },
      check: 'Given that, then the card stays attached without effect; when W regains Bauhaus, then it works.',
    },
    {
      id: 'DT-EX-50',
      kind: 'example',
      title: { cs: 'Karty vázané na oblast', en: 'Area-bound cards (TŘÍDIMENZNÍ VIDĚNÍ, OPEVNĚNÉ ZÁKOPY)' },
      text: {
        cs: 'TŘÍDIMENZNÍ VIDĚNÍ i OPEVNĚNÉ ZÁKOPY ovlivňují bojovníky v Mužstvu nebo Kohortě.',
        en: 'Both affect warriors in Squad/Cohort.',
      },
      check: 'Given a warrior on the Station, when computed, then neither affects it; after transfer back, both do.',
    },
    {
      id: 'DT-EX-51',
      kind: 'example',
      title: { cs: 'Zóny planet a Země', en: 'Planet zones and the Earth' },
      text: {
        cs: 'V Mužstvu je vyložena válečná zóna Merkuru nebo Pásu asteroidů. Obránce stojí na Stanici a má kartu, která dovoluje použít libovolnou válečnou zónu.',
        en: 'A zone of Mercury or the Asteroid Belt lies in the Squad, the defender is on the Station with a card allowing any war zone.',
      },
      check: 'Given that, when phase 4 runs, then the zone is not offered.',
    },
    {
      id: 'DT-EX-52',
      kind: 'example',
      title: { cs: 'Znění o místě vyložení', en: 'Placement wording (KARTÁČOVÁ STŘELBA)' },
      text: {
        cs: 'KARTÁČOVÁ STŘELBA patří ke kartám, které se hrají na bojovníka v Mužstvu nebo Kohortě, případně přímo do těchto oblastí.',
        en: 'It belongs to cards to be played on or into Squad/Cohort.',
      },
      check:
        'Given a Doomtrooper on the Station, when a card for "a Doomtrooper in your Squad" is aimed at him, then rejected; one for "any Doomtrooper" is accepted.',
    },
    {
      id: 'DT-EX-53',
      kind: 'example',
      title: {
        cs: 'Zničení opevnění na Stanici',
        en: 'Destroying a fortification on the Station (VELKÝ ZUŘIVEC BAUHAUSU)',
      },
      text: {
        cs: 'VELKÝ ZUŘIVEC BAUHAUSU umí ničit opevnění, a to i na Stanici.',
        en: 'He can destroy fortifications.',
      },
      check: 'Given him in the Squad, when he targets a fortification on the Station, then accepted.',
    },
    {
      id: 'DT-EX-54',
      kind: 'example',
      title: {
        cs: 'Chráněný, ale nechránící bojovník',
        en: 'Protected but not protecting (OCHRANNÁ ZEĎ, SCHOVÁN, SKRYTÁ ZÁLOHA)',
      },
      text: {
        cs: 'Bojovníka s kartou OCHRANNÁ ZEĎ, SCHOVÁN nebo SKRYTÁ ZÁLOHA nelze napadnout, sám však svého hráče před Sabotáží nechrání.',
        en: 'The warrior cannot be attacked.',
      },
      check:
        "Given P2's only warrior under one of them, when P1 attacks him, then rejected; when P1 sabotages P2, then legal; when P1 plays a special card on him, then legal.",
    },
    {
      id: 'DT-EX-55',
      kind: 'example',
      title: {
        cs: 'Uvěznění čtyřmi kartami',
        en: 'Imprisonment by four cards (BAUHAUSSKÝ POLICISTA, EÓNSKÝ SOUDCE, ZAJATECKÝ TÁBOR, ZAJATEC)',
      },
      text: {
        cs: 'BAUHAUSSKÝ POLICISTA, EÓNSKÝ SOUDCE a ZAJATECKÝ TÁBOR z edice WARZONE i ZAJATEC z edice PARADISE LOST, jehož samotný text by znamenal „žádný vliv na hru“, se řídí jedinou definicí z DT-TARGET-08.',
        en: 'The first three (WARZONE) and the fourth (PARADISE LOST, whose text alone would say "no influence on the game") all use the single definition of DT-TARGET-08.',
      },
      check:
        'Given W imprisoned by each in turn, when flags are compared, then identical; VLNA POCTIVOSTI can target W.',
    },
    {
      id: 'DT-EX-56',
      kind: 'example',
      title: {
        cs: 'Ukradené karty se vracejí majiteli',
        en: 'Stolen cards go home (NÁBOR, LOUPEŽ, PŘEPROGRAMOVÁN, G-3 ZELENÝ MNICH, PŘEVELENÝ)',
      },
      text: {
        cs: 'NÁBOR, LOUPEŽ, PŘEPROGRAMOVÁN a G-3 ZELENÝ MNICH dávají hráči kontrolu nad kartou soupeře. Karta PŘEVELENÝ pak ukradeného bojovníka posílá do knihovny původního majitele.',
        en: "Each of the first four gives control of an opponent's card.",
      },
      check:
        "Given a warrior of P2 under P1's control by PŘEPROGRAMOVÁN, when killed, then P2's discard pile; when reassigned (PŘEVELENÝ), then P2's library.",
    },
    {
      id: 'DT-EX-57',
      kind: 'example',
      title: { cs: 'Zadní vrátka pro vybavení', en: 'Back door for equipment' },
      text: {
        cs: 'TECHNIKA přiděluje vybavení svým efektem, tedy ne obvyklým způsobem.',
        en: 'TECHNIKA gives equipment by its effect.',
      },
      check: 'Given "may not receive equipment", then TECHNIKA works; given "may never receive equipment", then not.',
    },
    {
      id: 'DT-EX-58',
      kind: 'example',
      title: { cs: 'Dva poslední cíle', en: 'Two last targets (PATRIARCHA, PROROK)' },
      text: {
        cs: 'Na bojovníky PATRIARCHA a PROROK se smí útočit až jako na poslední.',
        en: 'Both may be attacked only as the last.',
      },
      check: 'Given P2 has just these two, when P1 attacks, then he may choose either.',
    },
    {
      id: 'DT-EX-59',
      kind: 'example',
      title: { cs: 'Dočasná neschopnost boje', en: 'Temporary incapacity (VOJENSKÉ CVIČENÍ)' },
      text: {
        cs: 'VOJENSKÉ CVIČENÍ z edice MORTIFICATOR brání bojovníkům v boji jen dočasně.',
        en: 'The MORTIFICATOR card keeps warriors from combat only temporarily.',
      },
      check: "Given P2's only warrior under it, when P1 requests Sabotage, then rejected.",
    },
    {
      id: 'DT-EX-60',
      kind: 'example',
      title: { cs: 'Falešný útok a limit Sabotáže', en: 'False attack (FALEŠNÝ ÚTOK)' },
      text: {
        cs: 'FALEŠNÝ ÚTOK z edice HERESY umožňuje provést Sabotáž, i ta se však počítá do povoleného limitu.',
        en: 'The HERESY card gives a Sabotage but keeps to the limit.',
      },
      check: 'Given P1 already sabotaged P2 this turn, when FALEŠNÝ ÚTOK is used against P2, then rejected.',
    },
    {
      id: 'DT-EX-61',
      kind: 'example',
      title: { cs: 'Útok po Sabotáži', en: 'Attack after Sabotage (ROZSÁHLÁ OFENZÍVA)' },
      text: {
        cs: 'ROZSÁHLÁ OFENZÍVA dovoluje provést útočnou akci KDYKOLI, tedy i po Sabotáži.',
        en: 'It allows an attack action ANYTIME.',
      },
      check: 'Given P1 sabotaged as his last action, when he plays ROZSÁHLÁ OFENZÍVA, then the attack is legal.',
    },
    {
      id: 'DT-EX-62',
      kind: 'example',
      title: { cs: 'Neodstranitelná banka', en: 'Immovable bank (BAUHAUSSKÁ KORPORAČNÍ BANKA)' },
      text: {
        cs: 'BAUHAUSSKÁ KORPORAČNÍ BANKA nesmí být nikdy vyřazena ani obětována.',
        en: 'It may never be discarded nor sacrificed.',
      },
      check: 'Given BKB in play, when the game ends, then it is still on the table.',
    },
    {
      id: 'DT-EX-63',
      kind: 'example',
      title: { cs: 'Dluh obou hráčů po limitu', en: 'Both in debt at time-out' },
      text: {
        cs: 'Čas vypršel a dluh u BKB mají oba hráči. První hráč má 12 vítězných bodů, 5 bodů osudu a dluh 9, druhý má 10 vítězných bodů, 2 body osudu a dluh 3.',
        en: 'P1: VP 12, destiny points 5, debt 9. P2: VP 10, destiny points 2, debt 3.',
      },
      check:
        "Given time-out and last turns played with these numbers, when settled, then P1: debt 4 left, VP 8; P2: debt 1 left, VP 9; P2 wins. (Numbers are ours; the procedure is the book's.)",
    },
    {
      id: 'DT-EX-64',
      kind: 'example',
      title: { cs: 'Nové použití obětované karty', en: 'Reuse of a sacrificed card' },
      text: {
        cs: 'Obětovanou kartu nelze použít, pokud to některá karta výslovně nepovolí. Takovou kartou je DRUHÁ ŠANCE.',
        en: 'A sacrificed card is unusable unless a card expressly allows it, as DRUHÁ ŠANCE does.',
      },
      check:
        'Given a sacrificed warrior, when an ordinary "return from discard pile" is used, then not found; with DRUHÁ ŠANCE, then available.',
    },
    {
      id: 'DT-EX-65',
      kind: 'example',
      title: { cs: 'Hrdlořez mimo oblasti', en: 'Cut-throat outside (MÍSTNÍ HRDLOŘEZ)' },
      text: { cs: 'MÍSTNÍ HRDLOŘEZ se vykládá mimo všechny tři oblasti.', en: 'He is placed outside the three areas.' },
      check: 'Given him in play, when Squad, Cohort and Station are enumerated, then he is in none.',
    },
    {
      id: 'DT-EX-66',
      kind: 'example',
      title: { cs: 'Jeden rituál daného druhu', en: 'One ritual of a kind (SÍLA VZDORU)' },
      text: {
        cs: 'SÍLA VZDORU zdvojnásobí hodnoty hráčových Luteránských bojovníků, když se brání. Každého ovlivní jen jednou.',
        en: 'It doubles the values of your Lutheran warriors when defending.',
      },
      check: 'Given two copies in effect, when a Lutheran warrior Z 4 defends, then Z 8, not 16.',
    },
    {
      id: 'DT-EX-67',
      kind: 'example',
      title: { cs: 'Jeden virus daného druhu', en: 'One virus of a kind (V-3)' },
      text: {
        cs: 'Virus V-3 dává postih −2 k Z, S a O. Na každého bojovníka působí jen jeden.',
        en: 'It gives −2 Z, S and O.',
      },
      check: 'Given two V-3 in play, when computed, then −2/−2/−2 once.',
    },
    {
      id: 'DT-EX-68',
      kind: 'example',
      title: { cs: 'Jed jako speciální karta', en: 'Poison that is a special card (BLUDIŠTĚ SMRTI)' },
      text: {
        cs: 'BLUDIŠTĚ SMRTI je speciální karta, kdežto ostatní jedy jsou vybavení.',
        en: 'Other poisons are equipment, this one a special card.',
      },
      check: 'Given "discard an equipment card", when aimed at it, then rejected.',
    },
    {
      id: 'DT-EX-69',
      kind: 'example',
      title: { cs: 'Alianci lze obětovat', en: 'Alliance can be sacrificed' },
      text: {
        cs: 'Aliance nelze běžnými efekty nikdy vyřadit, obětovat je však možné.',
        en: 'Alliances may never be discarded by ordinary effects but can be sacrificed.',
      },
      check:
        'Given a general discard effect, then illegal; given a sacrifice effect, then it goes to the sacrifice pile.',
    },
    {
      id: 'DT-EX-70',
      kind: 'example',
      title: { cs: 'Vypnutá imunita', en: 'Immunity switched off (ILIAN, KARDINÁL DURAND)' },
      text: {
        cs: 'ILIAN i KARDINÁL DURAND mohou KDYKOLI zrušit imunitu vůči určitému typu karet.',
        en: 'Either can cancel immunity to a certain card type ANYTIME.',
      },
      check:
        'Given a warrior immune to Art by an attachment, when the matching ability is used in phase 5, then enemy Art counts from that point and the attachment is still there.',
    },
    {
      id: 'DT-EX-71',
      kind: 'example',
      title: { cs: 'Dřívější podmínky vykládání', en: 'Old requirement cards (VĚHLASNÝ SBĚRATEL, VELKÝ STRATÉG)' },
      text: {
        cs: 'Karty VĚHLASNÝ SBĚRATEL a VELKÝ STRATÉG byly dříve podmínkou pro vykládání relikvií a válečných zón.',
        en: 'Formerly needed for relics and war zones.',
      },
      check: 'Given neither in play, when a relic and a war zone are played, then both accepted.',
    },
  ],
};
