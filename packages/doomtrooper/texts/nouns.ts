import type { Bilingual } from '@bojiste/kernel';
import type { Kind, Resource, Role } from '../types.ts';

/** Czech and English nouns of the game with their declension (see grammar/words in packages/prose). */

const t = (cs: string, en: string): Bilingual => ({ cs, en });

export const kindTexts: Readonly<Record<Kind, Bilingual>> = {
  warrior: t('bojovník|m:pán;p1=bojovníci,p6=bojovnících', 'warrior'),
  equipment: t('karta* vybavení|f:žena', 'equipment card'),
  fortification: t('karta* opevnění|f:žena', 'fortification card'),
  symmetry: t('karta* Černé symetrie|f:žena', 'Dark Symmetry card'),
  mission: t('úkol|i:hrad', 'mission'),
  relic: t('relikvie|f:růže', 'relic'),
  warzone: t('válečná zóna|f:žena', 'war zone'),
  ki: t('síla* KI|f:žena;s7=silou,p2=sil,p3=silám,p6=silách,p7=silami', 'Ki power'),
  beast: t(
    'zvíře|n|zvíře,zvířete,zvířeti,zvíře,zvířeti,zvířetem|zvířata,zvířat,zvířatům,zvířata,zvířatech,zvířaty',
    'beast',
  ),
  art: t('kouzlo* Umění|n:město', 'Art spell'),
  special: t('speciální karta|f:žena', 'special card'),
  alliance: t('aliance|f:růže', 'alliance'),
  player: t('hráč|m:muž', 'player'),
  weapon: t('zbraň|f:píseň', 'weapon'),
  blade: t('zápasnická zbraň|f:píseň', 'close-combat weapon'),
  gun: t('střelná zbraň|f:píseň', 'firearm'),
  armor: t('brnění|n:stavení', 'armour'),
  vehicle: t('vozidlo|n:město', 'vehicle'),
  airship: t('vzdušný koráb|i:hrad', 'airship'),
  personality: t('osobnost|f:kost', 'personality|personalities'),
  apostle: t('apoštol|m:pán', 'Apostle'),
  leader: t(
    'vůdce* korporace|m|vůdce,vůdce,vůdci,vůdce,vůdci,vůdcem|vůdci,vůdců,vůdcům,vůdce,vůdcích,vůdci',
    'corporation leader',
  ),
  gift: t('dar* Černé symetrie|i:hrad', 'gift* of the Dark Symmetry|gifts'),
  combatSpell: t('bojové kouzlo|n:město', 'combat spell'),
  personalSpell: t('osobní bojové kouzlo|n:město', 'personal combat spell'),
  sergeant: t('seržant|m:pán', 'sergeant'),
  captain: t('kapitán|m:pán', 'captain'),
  virus: t('virus|i:hrad;s2=viru,s3=viru,s4=virus,s6=viru,s7=virem,p1=viry,p2=virů', 'virus|viruses'),
  ritual: t('rituál|i:hrad', 'ritual'),
  prophecy: t('proroctví|n:stavení', 'prophecy|prophecies'),
  poison: t('jed|i:hrad', 'poison'),
};

const of = (cs: string, en: string): Bilingual =>
  t(`bojovník* ${cs}|m:pán;p1=bojovníci,p6=bojovnících`, `${en} warrior`);

export const roleTexts: Readonly<Record<Role, Bilingual>> = {
  bauhaus: of('Bauhausu', 'Bauhaus'),
  capitol: of('Kapitolu', 'Capitol'),
  cybertronic: of('Kybertroniku', 'Cybertronic'),
  imperial: of('Imperiálu', 'Imperial'),
  mishima: of('Mishimy', 'Mishima'),
  brotherhood: of('Bratrstva', 'Brotherhood'),
  legion: of('Černé legie', 'Dark Legion'),
  lutheran: of('Luteránské triády', 'Lutheran Triad'),
  crescentia: of('Půlměsíce', 'Crescentian'),
  rasputin: of('Synů Rasputina', 'Sons of Rasputin'),
  templars: of('Templářů', 'Templar'),
  doomtrooper: t('Doomtrooper|m:pán', 'Doomtrooper'),
  tribal: t('Kmenový válečník|m:pán;p1=Kmenoví válečníci', 'tribal warrior'),
  mercenary: t('žoldnéř|m:muž', 'mercenary|mercenaries'),
  heretic: t('kacíř|m:muž', 'heretic'),
  outOfPlay: t('{n:je,jsou} mimo hru / {n:je,jsou} ve hře|v', '{n:is,are} out of play / {n:is,are} in play|v'),
  imprisoned: t('uvězněný|a', 'imprisoned|a'),
  silenced: t('umlčený|a', 'silenced|a'),
  sheltered: t(
    '{n:nemůže,nemohou} být napaden{end} / {n:může,mohou} být napaden{end}|v',
    "can't be attacked / can be attacked|v",
  ),
  artImmune: t(
    '{n:je,jsou} imunní vůči Umění / {n:není,nejsou} imunní vůči Umění|v',
    '{n:is,are} immune to the Art / {n:is,are} not immune to the Art|v',
  ),
  darkImmune: t(
    '{n:je,jsou} imunní vůči Černé symetrii / {n:není,nejsou} imunní vůči Černé symetrii|v',
    '{n:is,are} immune to the Dark Symmetry / {n:is,are} not immune to the Dark Symmetry|v',
  ),
  giftImmune: t(
    '{n:je,jsou} imunní vůči darům Černé symetrie / {n:není,nejsou} imunní vůči darům Černé symetrie|v',
    '{n:is,are} immune to gifts of the Dark Symmetry / {n:is,are} not immune to gifts of the Dark Symmetry|v',
  ),
  firstAttack: t(
    '{n:má,mají} první útok / {n:nemá,nemají} první útok|v',
    '{n:attacks,attack} first / {n:does,do} not attack first|v',
  ),
  alwaysFirst: t(
    'vždy útočí jako první / neútočí vždy jako první|v',
    'always {n:attacks,attack} first / {n:does,do} not always attack first|v',
  ),
  slayer: t(
    'automaticky {n:zabíjí,zabíjejí} bojovníky, které zraní / {n:nezabíjí,nezabíjejí} automaticky|v',
    '{n:kills,kill} the warriors {n:it wounds,they wound} / {n:does,do} not kill automatically|v',
  ),
  shadowWalker: t('Vrah* ze stínů|m:pán;p1=vrazi', 'Shadow Walker'),
  unaffiliated: t(
    '{n:ztrácí,ztrácejí} dosavadní příslušnost / {n:má,mají} příslušnost|v',
    '{n:loses its,lose their} former affiliation / {n:has its,have their} affiliation|v',
  ),
  converted: t(
    'je kacířem Černé legie namísto své dosavadní příslušnosti / není obrácen|v',
    'is a Dark Legion heretic instead of what it was / is not converted|v',
  ),
  asVehicle: t(
    '{n:je,jsou} považován{end} za vozidlo / {n:není,nejsou} považován{end} za vozidlo|v',
    '{n:is,are} considered a vehicle / {n:is,are} not considered a vehicle|v',
  ),
  asFortification: t(
    '{n:je,jsou} považován{end} za opevnění / {n:není,nejsou} považován{end} za opevnění|v',
    '{n:is,are} considered a fortification / {n:is,are} not considered a fortification|v',
  ),
  lastTarget: t(
    '{n:smí,smějí} být napaden{end} až jako poslední / {n:smí,smějí} být napaden{end} kdykoli|v',
    'can be attacked only as the last one / can be attacked at any time|v',
  ),
  anyZone: t(
    'se smí bránit z kterékoli válečné zóny / se nesmí bránit z jiné válečné zóny|v',
    "can defend from any war zone / can't defend from any war zone|v",
  ),
};

const follower = (cs: string, en: string): Bilingual =>
  t(
    `${cs}ův stoupenec|m|${cs}ův stoupenec,${cs}ova stoupence,${cs}ovu stoupenci,${cs}ova stoupence,${cs}ově stoupenci,${cs}ovým stoupencem|${cs}ovi stoupenci,${cs}ových stoupenců,${cs}ovým stoupencům,${cs}ovy stoupence,${cs}ových stoupencích,${cs}ovými stoupenci`,
    `follower* of ${en}|followers`,
  );

/** Names of cards that other cards speak of, with their declension; a name that is not here stands after its kind. */
export const nameTexts: Readonly<Record<string, Bilingual>> = {
  'etoiles-mortant': t('Smrtící hvězda|f:žena;p2=hvězd', 'Etoile Mortante|Etoiles Mortant'),
  'venusian-ranger': t('Venušanský hraničář|m:muž', 'Venusian Ranger'),
  'venusian-marshal': t('Venušanský maršál|m:pán;p1=maršálové', 'Venusian Marshal'),
  'free-marine': t('Svobodný mariňák|m:pán', 'Free Marine'),
  infantry: t('člen* Pěchoty|m:pán;p1=členové', 'Infantry warrior'),
  ticker: t('Ticker|i:hrad', 'Ticker'),
  twitcher: t('Cukal|m:pán;p1=Cukalové', 'Twitcher'),
  foxhole: t('Zákop|i:hrad', 'Foxhole'),
  clansman: t('Příslušník* klanu|m:pán', 'Clansman|Clansmen'),
  'blood-beret': t('Krvavý baret|m:pán;p1=bareti', 'Blood Beret'),
  trencher: t('Zákopník|m:pán', 'Trencher'),
  samurai: t('Samuraj|m:muž;p1=Samurajové', 'Samurai|Samurai'),
  mortificator: t('Mortifikátor|m:pán;p1=Mortifikátoři', 'Mortificator'),
  valkyrie: t('Valkýra|f:žena', 'Valkyrie'),
  cardinal: t('kardinál|m:pán;p1=kardinálové', 'Cardinal'),
  'follower:algeroth': follower('Algeroth', 'Algeroth'),
  'follower:ilian': t(
    'Ilianin stoupenec|m|Ilianin stoupenec,Ilianina stoupence,Ilianinu stoupenci,Ilianina stoupence,Ilianině stoupenci,Ilianiným stoupencem|Ilianini stoupenci,Ilianiných stoupenců,Ilianiným stoupencům,Ilianiny stoupence,Ilianiných stoupencích,Ilianinými stoupenci',
    'follower* of Ilian|followers',
  ),
  'follower:demnogonis': follower('Demnogonis', 'Demnogonis'),
  'follower:semai': follower('Semai', 'Semai'),
  'follower:muawijhe': follower('Muawijh', 'Muawijhe'),
  'gift:algeroth': t(
    'Algerothův dar|i|Algerothův dar,Algerothova daru,Algerothovu daru,Algerothův dar,Algerothově daru,Algerothovým darem|Algerothovy dary,Algerothových darů,Algerothovým darům,Algerothovy dary,Algerothových darech,Algerothovými dary',
    'Gift* of Algeroth|Gifts',
  ),
  'gift:apostle': t('dar* některého Apoštola|i:hrad', 'Gift* of an Apostle|Gifts'),
  'cybertronic-gear': t('karta* vybavení Kybertroniku|f:žena', 'Cybertronic equipment card'),
  'pretorian-stalker': t('Pretoriánský stopař|m:muž', 'Pretorian Stalker'),
  'undead-legionnaire': t('Nemrtvý legionář|m:muž', 'Undead Legionnaire'),
  nepharite: t('nefarit|m:pán;p1=nefarité', 'Nepharite'),
  'nepharite-of-algeroth': t(
    'Algerothův nefarit|m|Algerothův nefarit,Algerothova nefarita,Algerothovu nefaritovi,Algerothova nefarita,Algerothově nefaritovi,Algerothovým nefaritem',
    'Nepharite* of Algeroth|Nepharites',
  ),
  cavalier: t('Kavalír|m:pán;p1=Kavalíři', 'Cavalier'),
  'schwerwaffe-soldat': t('Soldát* s těžkou zbraní|m:pán', 'Schwerwaffe Soldat'),
  'templar-legionnaire': t('Templářský legionář|m:muž', 'Templar Legionnaire'),
  prophet: t('Prorok|m:pán;p1=Proroci', 'Prophet'),
  patriarch: t('Patriarcha|m:předseda', 'Patriarch|Patriarchs'),
  'summon-spell': t('karta* Vyvolání kouzla|f:žena', 'Summon Spell'),
  'our-true-enemy-is-revealed': t(
    'karta* Náš pravý nepřítel odhalen|f:žena',
    'Our True Enemy Is Revealed|Our True Enemy Is Revealed',
  ),
  commander: t('velitel|m:muž', 'commander'),
  curator: t('Kurátor|m:pán;p1=Kurátoři', 'Curator'),
  inquisitor: t('Inkvizitor|m:pán;p1=Inkvizitoři', 'Inquisitor'),
  'inquisitor-majoris': t('Vrchní inkvizitor|m:pán;p1=inkvizitoři', 'Inquisitor Majoris|Inquisitors Majoris'),
  factory: t('Továrna|f:žena;p2=Továren', 'Factory|Factories'),
  'industrial-complex': t('Průmyslový komplex|i:hrad', 'Industrial Complex|Industrial Complexes'),
  'factory-retrofit': t('Modernizace* továrny|f:růže', 'Factory Retrofit'),
  'jaeger-commando': t('Jägerské komando|n:město', 'Jaeger Commando'),
  heretic: t('karta* Kacíř|f:žena', 'Heretic'),
  'sea-lion': t(
    'Mořský lev|m|Mořský lev,Mořského lva,Mořskému lvu,Mořského lva,Mořském lvu,Mořským lvem|Mořští lvi,Mořských lvů,Mořským lvům,Mořské lvy,Mořských lvech,Mořskými lvy',
    'Sea Lion',
  ),
  'golden-lion': t(
    'Zlatý lev|m|Zlatý lev,Zlatého lva,Zlatému lvu,Zlatého lva,Zlatém lvu,Zlatým lvem|Zlatí lvi,Zlatých lvů,Zlatým lvům,Zlaté lvy,Zlatých lvech,Zlatými lvy',
    'Golden Lion',
  ),
  'rams-air-cavalry': t('člen* Ramsovy vzdušné jízdy|m:pán;p1=členové', 'Rams Air Cavalry|Rams Air Cavalry'),
  chasseur: t(
    'Myslivec|m|Myslivec,Myslivce,Myslivci,Myslivce,Myslivci,Myslivcem|Myslivci,Myslivců,Myslivcům,Myslivce,Myslivcích,Myslivci',
    'Chasseur',
  ),
  cuirassier: t('Kyrysník|m:pán;p1=Kyrysníci,p6=Kyrysnících', 'Cuirassier'),
  hatamoto: t(
    'Hatamoto|m|Hatamoto,Hatamota,Hatamotovi,Hatamota,Hatamotovi,Hatamotem|Hatamotové,Hatamotů,Hatamotům,Hatamoty,Hatamotech,Hatamoty',
    'Hatamoto|Hatamoto',
  ),
  shogun: t('Šógun|m:pán;p1=Šógunové', 'Shogun|Shogun'),
  'shadow-walker': t('Vrah* ze stínů|m:pán;p1=Vrazi,p6=Vrazích', 'Shadow Walker'),
  deathlockdrum: t('Deathlockdrum|i:hrad', 'Deathlockdrum'),
  scalper: t('Skalpovač|i:stroj', 'Scalper'),
  'clansman-claymore': t('Klanový claymore|i:hrad', 'Clansman Claymore'),
  'dai-sho-of-the-ancient-emperors': t(
    'karta* Daišó dávných císařů|f:žena',
    'Dai-Sho* of the Ancient Emperors|Dai-Sho',
  ),
  'sacred-warrior': t('Posvátný bojovník|m:pán;p1=bojovníci,p6=bojovnících', 'Sacred Warrior'),
  'screaming-legionnaire': t('Ječící legionář|m:muž', 'Screaming Legionnaire'),
  'legionnaire-of-semai': t(
    'Semaiův legionář|m|Semaiův legionář,Semaiova legionáře,Semaiovu legionáři,Semaiova legionáře,Semaiově legionáři,Semaiovým legionářem|Semaiovi legionáři,Semaiových legionářů,Semaiovým legionářům,Semaiovy legionáře,Semaiových legionářích,Semaiovými legionáři',
    'Legionnaire* of Semai|Legionnaires',
  ),
  'callistonian-intruder': t(
    'Kallistonský vetřelec|m|Kallistonský vetřelec,Kallistonského vetřelce,Kallistonskému vetřelci,Kallistonského vetřelce,Kallistonském vetřelci,Kallistonským vetřelcem|Kallistonští vetřelci,Kallistonských vetřelců,Kallistonským vetřelcům,Kallistonské vetřelce,Kallistonských vetřelcích,Kallistonskými vetřelci',
    'Callistonian Intruder',
  ),
  'zenithian-soulslayer': t('Zenitský zabiják* duší|m:pán;p1=zabijáci,p6=zabijácích', 'Zenithian Soulslayer'),
  templar: t('Templář* Černé legie|m:muž', 'Dark Legion Templar'),
  'child-of-ilian': t(
    'Ilianino dítě|n|Ilianino dítě,Ilianina dítěte,Ilianinu dítěti,Ilianino dítě,Ilianině dítěti,Ilianiným dítětem|Ilianiny děti,Ilianiných dětí,Ilianiným dětem,Ilianiny děti,Ilianiných dětech,Ilianinými dětmi',
    'Child* of Ilian|Children',
  ),
  'brotherbound-trooper': t('Bratrským poutem vázaný voják|m:pán;p1=vojáci,p6=vojácích', 'Brotherbound Trooper'),
  fusilier: t('Fyzilír|m:pán;p1=Fyzilíři', 'Fusilier'),
  'scout-cavalier': t('Kavalírský zvěd|m:pán;p1=zvědové', 'Scout Cavalier'),
  'lutheran-disciple': t('Luteránský učedník|m:pán;p1=učedníci,p6=učednících', 'Lutheran Disciple'),
  cossack: t('Kozák|m:pán;p1=Kozáci,p6=Kozácích', 'Cossack'),
  soldat: t('Soldát|m:pán;p1=Soldáti', 'Soldat'),
  'horde-trooper': t('Voják* hordy|m:pán;p1=Vojáci,p6=Vojácích', 'Horde Trooper'),
  'falling-market': t('karta* Klesající trh|f:žena', 'Falling Market'),
  'rising-market': t('karta* Rostoucí trh|f:žena', 'Rising Market'),
};

export const resourceTexts: Readonly<Record<Resource, Bilingual>> = {
  destiny: t('bod* osudu|i:hrad', 'destiny point'),
  victory: t('vítězný bod|i:hrad', 'victory point'),
  regular: t('běžná akce|f:růže', 'regular action'),
  extra: t('akce* navíc|f:růže', 'extra action'),
  assault: t('útočná akce|f:růže', 'attack action'),
  peaceful: t('neútočná akce|f:růže', 'non-attack action'),
  debt: t('bod* dluhu|i:hrad', 'point* of debt'),
  turns: t('odehrané kolo|n:město', 'turn* taken'),
  lastStand: t('kolo* na vyložení bojovníka|n:město', 'turn* left to bring in a warrior'),
  attacks: t('útok* z běžných akcí|i:hrad', 'attack* with regular actions'),
  sabotaged: t('sabotovaný hráč|m:muž', 'sabotaged player'),
};
