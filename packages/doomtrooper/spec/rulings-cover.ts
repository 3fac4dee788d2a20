import type { Section } from '@bojiste/kernel';

export const rulingsCover: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: úkryt, skrytí bojovníci, osobnosti', en: 'Rulings: cover, hidden warriors, personalities' },
  clauses: [
    {
      id: 'DT-RULING-29',
      kind: 'ruling',
      title: { cs: 'Alespoň jeden neukrytý bojovník', en: 'Which warriors count for "one uncovered"' },
      text: {
        cs: 'Počítá se každý bojovník ve hře v kterékoli oblasti, ať bojovat může, nebo ne. Nepočítají se bojovníci mimo hru (MISSING IN ACTION).',
        en: 'Every warrior in play counts, in any area, able to fight or not; those out of play (MISSING IN ACTION) do not.',
      },
      check: 'Apostle uncovered + one Doomtrooper → the Doomtrooper may seek cover.',
      question: {
        cs: 'Počítají se i apoštolové, uvěznění bojovníci a bojovníci na Stanici?',
        en: 'Do Apostles, imprisoned or Station warriors count?',
      },
      reason: {
        cs: 'Věta mluví o bojovnících, zatímco jiná pravidla uvádějí „bojeschopný“, když to tak myslí.',
        en: 'The sentence says warriors, while other rules say combat-capable when they mean it.',
      },
    },
    {
      id: 'DT-RULING-30',
      kind: 'ruling',
      title: { cs: 'Jediný bojovník v úkrytu', en: "Hiding one's only warrior" },
      text: { cs: 'Podle základního výkladu nesmí.', en: 'No by default.' },
      check: 'Empty board, HIDE → rejected; with option on → accepted and the leave-cover duty is open next turn.',
      question: {
        cs: 'Smí hráč, který nemá neukrytého bojovníka, vyložit bojovníka do úkrytu?',
        en: 'May a player without an uncovered warrior play one into cover?',
      },
      reason: {
        cs: 'Vznikl by stav, který porušuje pravidlo o alespoň jednom neukrytém bojovníkovi, a žádná výjimka uvedena není.',
        en: 'The resulting state would break the "at least one uncovered" rule, and no exception is given.',
      },
    },
    {
      id: 'DT-RULING-31',
      kind: 'ruling',
      title: {
        cs: 'Ztráta posledního neukrytého bojovníka',
        en: 'Last uncovered warrior lost otherwise than by death or discard',
      },
      text: { cs: 'Povinnost vzniká ve všech těchto případech.', en: 'The duty arises in all these cases.' },
      check: 'Last uncovered stolen → duty open.',
      question: {
        cs: 'Co když hráč o posledního neukrytého bojovníka přijde jinak než zabitím či vyřazením: krádeží, odesláním mimo hru, obětováním nebo zahnáním do úkrytu?',
        en: 'What if the last uncovered warrior is stolen, sent out of play, sacrificed or driven into cover?',
      },
      reason: { cs: 'Vyplývá to z obecného požadavku.', en: 'It follows from the general requirement.' },
    },
    {
      id: 'DT-RULING-32',
      kind: 'ruling',
      title: { cs: 'Povinné opuštění úkrytu', en: 'Leave-cover duty with only unpayable hidden warriors' },
      text: {
        cs: 'Nemusí. Bojovník, o kterého by pro nedostatek bodů osudu přišel, nečiní povinnost splnitelnou. Hráč si ho však vybrat smí.',
        en: 'No; a candidate that would be lost for want of destiny points does not make the duty performable, but the player may choose it.',
      },
      check: 'Only a hidden H 9, D 2 → MEDITATE legal, LEAVE COVER legal.',
      question: {
        cs: 'Musí hráč odhalit bojovníka, kterého nemůže zaplatit, má-li skryté jen takové?',
        en: 'Must one reveal a warrior one cannot pay?',
      },
      reason: {
        cs: 'Povinnost nemá nutit k sebezničení a trest míří na blafování při útocích.',
        en: 'A duty should not force self-destruction; the penalty is meant for bluffing against attacks.',
      },
    },
    {
      id: 'DT-RULING-33',
      kind: 'ruling',
      title: { cs: 'Obě povinnosti nesplnitelné', en: 'Both duties impossible' },
      text: {
        cs: 'Dovolena je jakákoli běžná akce. Obě povinnosti trvají a před každou běžnou akcí se ověřují znovu, nejdříve ta ke Stanici. Lze-li splnit jen jednu, musí se splnit ona.',
        en: 'Any regular action is allowed; both duties stay open and are re-tested before each regular action, the Station first; if only one is possible, that one must be done.',
      },
      check:
        'No transferable warrior, a leavable covered one → only LEAVE COVER (or a Station/new warrior play) is legal.',
      question: {
        cs: 'Trvá povinnost ke Stanici i povinnost opustit úkryt a žádnou nelze splnit. Co teď?',
        en: 'Station duty and leave-cover duty are open and neither can be done. What now?',
      },
      reason: {
        cs: 'Nesplnitelný příkaz nemůže zablokovat kolo a přednost má smysl jen mezi možnými tahy.',
        en: 'An impossible order cannot block the turn; precedence matters only among possible moves.',
      },
    },
    {
      id: 'DT-RULING-34',
      kind: 'ruling',
      title: { cs: 'Rozsah povinnosti', en: 'What a duty blocks' },
      text: {
        cs: 'Váže jen běžné akce vlastního kola, a to včetně útoku, Sabotáže a vyložení bojovníka do úkrytu.',
        en: 'It binds regular actions of the own turn only, including attack, Sabotage and hiding a warrior.',
      },
      check: 'Duty open: BOHEM POŽEHNANÝ action MEDITATE → accepted; regular ATTACK → rejected.',
      question: {
        cs: 'Váže povinnost i dodatečné akce a karty KDYKOLI?',
        en: 'Does it bind extra actions and ANYTIME cards?',
      },
      reason: { cs: 'Text mluví o nejbližší BĚŽNÉ akci.', en: 'The text says the nearest REGULAR action.' },
    },
    {
      id: 'DT-RULING-35',
      kind: 'ruling',
      title: { cs: 'Povinnost a karty v ruce', en: 'Duty met by a card in hand' },
      text: {
        cs: 'Ano, může-li ho zaplatit. Povinnost se vymáhá, přestože z toho soupeři mohou leccos vyvodit.',
        en: 'Yes if he can pay; this is enforced although it lets opponents draw conclusions.',
      },
      check: 'Tribal H 3 in hand, D 3, nothing transferable → MEDITATE rejected.',
      question: {
        cs: 'Musí hráč bez bojovníka schopného transferu vyložit Kmenového válečníka, kterého drží v ruce?',
        en: 'Must a player with no transferable warrior play a tribal warrior he holds?',
      },
      reason: { cs: 'Povinnost uvádí oba způsoby splnění.', en: 'The duty names both ways.' },
    },
    {
      id: 'DT-RULING-36',
      kind: 'ruling',
      title: { cs: 'Povinnost za dvě akce', en: 'Duty that needs two actions' },
      text: {
        cs: 'Touto akcí ji splnit nelze, povinnost však trvá dál.',
        en: 'The duty is impossible for that action, stays open.',
      },
      check: '1 action left → MEDITATE legal; next turn with 3 → transfer required.',
      question: {
        cs: 'Transferovat by se mohl jen majitel vozidla a hráči zbývá jediná běžná akce. Co s povinností?',
        en: 'Only a vehicle owner could transfer and one regular action is left. What becomes of the duty?',
      },
      reason: { cs: 'Jako tuto jednu akci ji provést není možné.', en: 'It cannot be performed as that action.' },
    },
    {
      id: 'DT-RULING-37',
      kind: 'ruling',
      title: { cs: 'Transfer z úkrytu', en: 'Transfer of a covered warrior' },
      text: {
        cs: 'Smí a zůstane, pokud vyhledal úkryt běžně. Skrytý nezaplacený bojovník se transferovat nesmí.',
        en: 'Yes and yes (if he sought cover normally); a hidden unpaid warrior may not.',
      },
      check: 'Covered Squad warrior transferred → area STATION, inCover true.',
      question: {
        cs: 'Smí se transferovat bojovník v úkrytu a zůstane ukrytý?',
        en: 'May he, and does he stay in cover?',
      },
      reason: {
        cs: 'Přednost transferu před opuštěním úkrytu má smysl jen tehdy, mohou-li se ukrytí bojovníci transferovat.',
        en: 'The precedence of transfer over leaving cover makes sense only if covered warriors can transfer.',
      },
    },
    {
      id: 'DT-RULING-38',
      kind: 'ruling',
      title: { cs: 'Okamžik odhalení napadeného bojovníka', en: 'Moment of revealing an attacked hidden warrior' },
      text: {
        cs: 'Ihned po určení obráncem ve 2. fázi, ještě před následující fází KDYKOLI. Mezitím nelze zahrát žádnou kartu, která by hráči přidala body osudu.',
        en: "Immediately when named defender in phase 2, before that phase's window; no card can be played in between to raise destiny points.",
      },
      check: 'D 3, H 4, an ANYTIME "+2 D" in hand → cannot be used, the warrior is lost.',
      question: { cs: 'Kdy se napadený skrytý bojovník ukáže a zaplatí?', en: 'When is he shown and paid?' },
      reason: { cs: 'Body musí být k dispozici „v dané chvíli“.', en: 'The points must be there "at that moment".' },
    },
    {
      id: 'DT-RULING-39',
      kind: 'ruling',
      title: { cs: 'Nezaplacený napadený bojovník', en: 'Attacked hidden warrior cannot be paid' },
      text: {
        cs: 'Obránce se vyřadí, a souboj tím končí. Útočná akce je spotřebována, nikdo nedostane body a nový cíl se nevybírá. Další útočné akce hráči zůstávají.',
        en: 'The defender is discarded, so the combat ends; the attack action is spent, no points, no new target; further attack actions the player has stay.',
      },
      check: 'CHUŤ VÁLKY with 2 attacks → second attack still allowed.',
      question: {
        cs: 'Co se stane s útokem, nelze-li napadeného skrytého bojovníka zaplatit?',
        en: 'What about the attack?',
      },
      reason: {
        cs: 'Vyřazení účastníka ukončuje souboj a obdobné pravidlo označuje zmařený útok za cenu odhalení.',
        en: 'Discard of a participant ends combat; the parallel rule calls a wasted attack the price of uncovering.',
      },
    },
    {
      id: 'DT-RULING-40',
      kind: 'ruling',
      title: { cs: 'Cílení skrytého bojovníka', en: 'Non-attack effects on a hidden warrior' },
      text: {
        cs: 'Efekty, kterým stačí „bojovník“, ji cílit mohou. Efekty závislé na vytištěné vlastnosti (příslušnost, druh, hodnota) nikoli a hromadné efekty podle vlastnosti ji míjejí. Je-li vyřazena neodhalená, jde do hrobu lícem dolů a neplatí se. Odhalí-li ji některý efekt, musí se zaplatit.',
        en: 'Effects that need just "a warrior" can target it; effects that depend on a printed trait (affiliation, kind, value) cannot, and mass effects by trait skip it. If discarded unseen it goes face down to the discard pile unpaid; if an effect shows it, payment is due.',
      },
      check: '"discard a warrior" → legal, D unchanged; "discard a Dark Legionnaire" → illegal.',
      question: { cs: 'Mohou neznámou kartu zasáhnout jiné efekty než útok?', en: 'Can an unknown card be hit?' },
      reason: { cs: 'Placení závisí na odhalení totožnosti.', en: 'Payment depends on the identity being revealed.' },
    },
    {
      id: 'DT-RULING-41',
      kind: 'ruling',
      title: { cs: 'Efekty skrytého bojovníka', en: 'Static effects and Sabotage shield of a hidden warrior' },
      text: {
        cs: 'Dokud není odhalen, neplatí žádné jeho bonusy ani omezení. Pro účely Sabotáže se počítá jako bojeschopný.',
        en: 'No bonuses or limits apply while unrevealed; he counts as combat-capable for Sabotage.',
      },
      check: 'Hidden VENUŠANSKÝ MARŠÁL → no +2; Sabotage of his player → rejected.',
      question: {
        cs: 'Platí bonusy skrytého bojovníka a chrání před Sabotáží?',
        en: 'Do his bonuses work, does he shield?',
      },
      reason: {
        cs: 'Bonusy by ho prozradily a napaden být může.',
        en: 'Applying bonuses would reveal him; he can be attacked.',
      },
    },
    {
      id: 'DT-RULING-42',
      kind: 'ruling',
      title: { cs: 'Oblast odhaleného bojovníka', en: 'Area of a hidden warrior when revealed' },
      text: {
        cs: 'Po odhalení se ihned umístí do své správné oblasti a zůstává v úkrytu. Kmenový válečník tak otevře Stanici. Nemůže-li útočník do této oblasti útočit, platí DT-HIDE-15.',
        en: 'On reveal he is placed at once in his proper area, still in cover; a tribal warrior thus opens the Station. If the attacker cannot reach that area, DT-HIDE-15 applies.',
      },
      check: 'Squad attacker, hidden Templar → combat ends, the Templar is paid and on the Station in cover.',
      question: { cs: 'Kde odhalený bojovník stojí, když se brání?', en: 'Where does he stand while defending?' },
      reason: {
        cs: 'Oddělení Stanice je případem, kdy by útočník „běžně zaútočit nemohl“.',
        en: 'The Station separation is a "could not normally attack" case.',
      },
    },
    {
      id: 'DT-RULING-43',
      kind: 'ruling',
      title: { cs: 'Odhalení a smíšená Stanice', en: 'Reveal leading to an illegal Station mix' },
      text: {
        cs: 'Opuštění úkrytu není přípustné, dokud by nedovolené složení vytvořilo. Bojovník odhalený útokem se na Stanici umístí i tak a složení se toleruje, další bojovník už ale přibýt nesmí.',
        en: 'LEAVE COVER is illegal as long as it would create the mix; a reveal by attack places him anyway and the mix is tolerated, but no further warrior may join.',
      },
      check: 'Third tribe hidden, LEAVE COVER → rejected.',
      question: {
        cs: 'Co když odhalením vznikne na Stanici nedovolené složení, například třetí kmen?',
        en: 'What if a reveal creates an illegal mix on the Station, for example a third tribe?',
      },
      reason: {
        cs: 'Hráč nemá kvůli soupeřovu útoku přijít o zaplacenou kartu.',
        en: "The player should not lose a paid card through an opponent's attack.",
      },
    },
    {
      id: 'DT-RULING-44',
      kind: 'ruling',
      title: { cs: 'Přiložení po odhalení', en: 'Attachments after the reveal' },
      text: {
        cs: 'Jen do odhalení a zaplacení. Potom jde o obyčejného bojovníka v úkrytu.',
        en: 'Only until revealed and paid; afterwards he is an ordinary covered warrior.',
      },
      check: 'Survived an attack in cover → EQUIP accepted.',
      question: { cs: 'Trvá zákaz přikládat karty i po odhalení?', en: 'Does the attachment ban last?' },
      reason: { cs: 'Zákaz chrání jeho totožnost.', en: 'The ban guards his identity.' },
    },
    {
      id: 'DT-RULING-45',
      kind: 'ruling',
      title: { cs: 'Vrácení bodů za osobnost', en: 'Refund for hidden personalities' },
      text: {
        cs: 'Přesně to, co bylo za danou kartu zaplaceno: za skrytou nic, za běžně vykládanou nebo právě odhalenou opuštěním úkrytu její H. V tomto druhém případě se vrací i akce.',
        en: 'Refund exactly what was paid for that card: nothing for a hidden one, H for one being played normally or just revealed by leaving cover; in the latter case the action is given back too.',
      },
      check: 'Hider P1 takes his copy back → D unchanged.',
      question: {
        cs: 'Ostatním hráčům, kteří osobnost ukryli, se body „vracejí“, skryté karty však zaplacené nejsou. Co se tedy vrací?',
        en: 'Other hiders "get their points back", yet hidden cards are unpaid. What is given back?',
      },
      reason: { cs: 'Jen při tomto výkladu nevznikají body zadarmo.', en: 'The only reading without free points.' },
    },
    {
      id: 'DT-RULING-46',
      kind: 'ruling',
      title: { cs: 'Vzetí osobnosti do ruky', en: 'Optional return' },
      text: {
        cs: 'Vrací se automaticky, druhá kopie ve hře zůstat nemůže.',
        en: 'It is automatic; a second copy cannot stay.',
      },
      check: 'No prompt, the card is in hand.',
      question: {
        cs: 'Druhý hráč si kartu „může“ vzít zpět. Co když to neudělá?',
        en: 'The other player "may" take the card back. What if he does not?',
      },
      reason: { cs: 'Vyplývá to z jedinečnosti osobnosti.', en: 'Uniqueness.' },
    },
    {
      id: 'DT-RULING-47',
      kind: 'ruling',
      title: { cs: 'Vlastní kopie osobnosti', en: 'Own duplicates' },
      text: {
        cs: 'Obojí je zakázáno. Vedle sebe mohou být jen kopie, které jsou všechny skryté a patří různým hráčům.',
        en: 'Both are rejected; only copies that are all hidden, by different players, may coexist.',
      },
      check: 'VALERIE face up with P2, P1 hides VALERIE → rejected.',
      question: {
        cs: 'Smí hráč ukrýt nebo vyložit osobnost, kterou už má skrytou, nebo ukrýt osobnost, která leží ve hře odkrytá?',
        en: 'May a player hide or play a personality he already has hidden, or hide one that is face up in play?',
      },
      reason: {
        cs: 'Výjimka se týká „někoho dalšího“ a o odkrytých kopiích všichni vědí.',
        en: 'The exception covers "someone else"; face-up copies are public knowledge.',
      },
    },
    {
      id: 'DT-RULING-48',
      kind: 'ruling',
      title: { cs: 'Nezaplacené skryté osobnosti', en: 'Personality conflict and a shortage' },
      text: {
        cs: 'Ano, jednoho po druhém, dokud někdo nezaplatí. Ti, na které nedošlo, ve hře nic nemají, kartu si však berou zpět bez placení.',
        en: 'Yes, one after another until someone pays; those not reached keep nothing in play but take their card back free.',
      },
      check: 'First hider short 4 → D 0, VP −4, discarded; second pays → stays; third takes it back.',
      question: {
        cs: 'Postihne plný trest každého, kdo má osobnost skrytou a nemůže ji zaplatit?',
        en: 'Does each hider who cannot pay suffer the full penalty?',
      },
      reason: {
        cs: 'Platí „běžná pravidla o odhalení“ spolu s řetězem placení.',
        en: 'The "ordinary reveal rules" apply to each in the chain.',
      },
    },
  ],
};
