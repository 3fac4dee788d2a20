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
  legion: of('Černé legie', 'Dark Legion'),
  lutheran: of('Luteránské triády', 'Lutheran Triad'),
  crescentia: of('Půlměsíce', 'Crescentian'),
  rasputin: of('Synů Rasputina', 'Sons of Rasputin'),
  templars: of('Templářů', 'Templar'),
  doomtrooper: t('Doomtrooper|m:pán', 'Doomtrooper'),
  tribal: t('Kmenový válečník|m:pán;p1=Kmenoví válečníci', 'tribal warrior'),
  mercenary: t('žoldnéř|m:muž', 'mercenary|mercenaries'),
  heretic: t('kacíř|m:muž', 'heretic'),
  outOfPlay: t('je mimo hru / je ve hře|v', 'is out of play / is in play|v'),
  imprisoned: t('uvězněný|a', 'imprisoned|a'),
  silenced: t('umlčený|a', 'silenced|a'),
  sheltered: t('nemůže být napaden / může být napaden|v', 'cannot be attacked / can be attacked|v'),
  artImmune: t('je imunní vůči Umění / není imunní vůči Umění|v', 'is immune to Art / is not immune to Art|v'),
  darkImmune: t(
    'je imunní vůči Černé symetrii / není imunní vůči Černé symetrii|v',
    'is immune to the Dark Symmetry / is not immune to the Dark Symmetry|v',
  ),
  giftImmune: t(
    'je imunní vůči darům Černé symetrie / není imunní vůči darům Černé symetrie|v',
    'is immune to gifts of the Dark Symmetry / is not immune to gifts of the Dark Symmetry|v',
  ),
  firstAttack: t('má první útok / nemá první útok|v', 'attacks first / does not attack first|v'),
  alwaysFirst: t(
    'vždy útočí jako první / neútočí vždy jako první|v',
    'always attacks first / does not always attack first|v',
  ),
  slayer: t(
    'automaticky zabíjí bojovníky, které zraní / nezabíjí automaticky|v',
    'kills warriors it wounds / does not kill automatically|v',
  ),
  closeSlayer: t(
    'automaticky zabíjí bojovníky, které zraní v zápase / nezabíjí automaticky|v',
    'kills warriors it wounds in close combat / does not kill automatically|v',
  ),
  unaffiliated: t('ztrácí příslušnost / má příslušnost|v', 'loses its affiliation / has its affiliation|v'),
  converted: t(
    'je kacířem Černé legie namísto své dosavadní příslušnosti / není obrácen|v',
    'is a heretic of the Dark Legion instead of its former affiliation / is not converted|v',
  ),
  asVehicle: t(
    'je považován za vozidlo / není považován za vozidlo|v',
    'is considered a vehicle / is not considered a vehicle|v',
  ),
  asFortification: t(
    'je považován za opevnění / není považován za opevnění|v',
    'is considered a fortification / is not considered a fortification|v',
  ),
  lastTarget: t(
    'smí být napaden až jako poslední / smí být napaden kdykoli|v',
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
