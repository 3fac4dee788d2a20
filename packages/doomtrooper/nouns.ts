import type { Bilingual } from '@bojiste/kernel';
import type { Kind, Resource, Role } from './types.ts';

/** Czech and English nouns of the game with their declension (see the kernel's print/template). */

const t = (cs: string, en: string): Bilingual => ({ cs, en });

export const kindTexts: Readonly<Record<Kind, Bilingual>> = {
  warrior: t('bojovník|m:pán;p1=bojovníci,p6=bojovnících', 'warrior'),
  equipment: t('karta* vybavení|f:žena', 'equipment card'),
  fortification: t('karta* opevnění|f:žena', 'fortification card'),
  symmetry: t('karta* Černé symetrie|f:žena', 'Dark Symmetry card'),
  mission: t('úkol|i:hrad', 'mission'),
  relic: t('relikvie|f:růže', 'relic'),
  warzone: t('válečná zóna|f:žena', 'war zone'),
  ki: t('síla* KI|f:žena', 'Ki power'),
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
  legion: t('bojovník* Černé legie|m:pán;p1=bojovníci,p6=bojovnících', 'warrior* of the Dark Legion|warriors'),
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
    'cannot be attacked / can be attacked|v',
  ),
  artImmune: t(
    '{n:je,jsou} imunní vůči Umění / {n:není,nejsou} imunní vůči Umění|v',
    '{n:is,are} immune to Art / {n:is,are} not immune to Art|v',
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
    '{n:kills,kill} warriors {n:it wounds,they wound} / {n:does,do} not kill automatically|v',
  ),
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
    'may be attacked only as the last one / may be attacked at any time|v',
  ),
  anyZone: t(
    'se smí bránit z kterékoli válečné zóny / se nesmí bránit z jiné válečné zóny|v',
    'may defend from any war zone / may not defend from any war zone|v',
  ),
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
