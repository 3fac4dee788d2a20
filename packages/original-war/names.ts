import type { FlagDecl, GameDef, Named, ScopeDecl, StatDecl, TallyDecl, ZoneDecl } from '@bojiste/kernel';
import { BATTLE_SLOT, COUNTER, EVENT_CHANCE, MAX_SEATS, MAX_SECTORS, WEAK_SHARES } from './types.ts';

/** Everything the game declares by name. Orders must agree with the numbers in types.ts. */

export const sectorNames: readonly string[] = Array.from({ length: MAX_SECTORS }, (_, i) => `S${i + 1}`);

const seatZone = (name: string, sight: ZoneDecl['sight'], alike: boolean, cs: string, en: string): ZoneDecl => ({
  name,
  per: 'seat',
  sight,
  group: name,
  alike,
  text: { cs, en },
});

/** OW-SET-07; the sectors of the map come first, so that they are zones 0..15. */
export const zones: readonly ZoneDecl[] = [
  {
    name: 'sector',
    per: 'board',
    sight: 'open',
    group: 'board',
    alike: false,
    text: { cs: 'sektor|i:hrad', en: 'sector' },
    spaces: sectorNames,
  },
  {
    ...seatZone(
      'hand',
      'owner',
      true,
      'ruka|f|ruka,ruky,ruce,ruku,ruce,rukou|ruce,rukou,rukám,ruce,rukách,rukama',
      'hand',
    ),
    remembers: true,
  },
  seatZone(
    'deck',
    'none',
    true,
    'konstrukční balíček|i:hrad;s2=balíčku,s3=balíčku,s6=balíčku,s7=balíčkem',
    'construction deck',
  ),
  seatZone(
    'reinforcements',
    'none',
    true,
    'balíček* posil|i:hrad;s2=balíčku,s3=balíčku,s6=balíčku,s7=balíčkem',
    'reinforcement deck',
  ),
  seatZone(
    'technologies',
    'owner',
    true,
    'technologický balíček|i:hrad;s2=balíčku,s3=balíčku,s6=balíčku,s7=balíčkem',
    'technology deck',
  ),
  seatZone(
    'muster',
    'owner',
    true,
    'balíček* před hrou|i:hrad;s2=balíčku,s3=balíčku,s6=balíčku,s7=balíčkem',
    'deck before the game|decks before the game',
  ),
  seatZone('team', 'owner', false, 'tým* postav|i:hrad', 'team'),
  seatZone('research', 'open', false, 'rozpracovaný výzkum|i:hrad', 'running research|running research'),
  seatZone('researched', 'open', false, 'vyzkoumané technologie|f:růže', 'researched technologies'),
  seatZone(
    'discard',
    'open',
    true,
    'odkládací balíček|i:hrad;s2=balíčku,s3=balíčku,s6=balíčku,s7=balíčkem@na',
    'discard pile',
  ),
  seatZone('played', 'open', false, 'prováděný příkaz|i:hrad', 'command being carried out'),
  seatZone('out', 'open', true, 'karty mimo hru|f:žena', 'cards out of the game'),
  {
    name: 'table',
    per: 'table',
    sight: 'open',
    group: 'table',
    alike: false,
    text: { cs: 'stůl|i:stroj@na', en: 'table@on' },
  },
];

export const counters: readonly Named[] = [
  { name: 'wounds', text: { cs: 'zranění|n:stavení', en: 'wound' } },
  { name: 'work', text: { cs: 'žeton* práce|i:hrad', en: 'work token' } },
  { name: 'experience', text: { cs: 'bod* zkušenosti|i:hrad', en: 'experience point' } },
  { name: 'share', text: { cs: 'podíl* útoku|i:hrad', en: 'share of the attack|shares of the attack' } },
  ...Array.from({ length: WEAK_SHARES }, (_, i) => ({
    name: `weak${i}`,
    text: { cs: 'bod* oslabení|i:hrad', en: 'point of weakening|points of weakening' },
  })),
];
if (counters.length !== COUNTER.weak + WEAK_SHARES) throw new Error('counters out of order');

export const resources: readonly Named[] = [
  { name: 'crates', text: { cs: 'zásilka|f:žena;p2=zásilek', en: 'crate' } },
  { name: 'oil', text: { cs: 'ropa|f:žena', en: 'oil|oil' } },
  { name: 'siberite', text: { cs: 'siberit|i:hrad', en: 'siberite|siberite' } },
  { name: 'energy', text: { cs: 'energie|f:růže', en: 'energy|energy' } },
];

const flag = (name: string, reset: FlagDecl['reset'], cs: string, en: string): FlagDecl => ({
  name,
  reset,
  text: { cs, en },
});

export const flags: readonly FlagDecl[] = [
  flag('exhausted', 'never', 'vyčerpaný|a', 'exhausted|a'),
  flag('unfinished', 'never', 'rozestavěný|a', 'unfinished|a'),
  flag('gathering', 'never', 'sbírající|a', 'gathering|a'),
  flag('dismantling', 'never', 'rozebíraný|a', 'dismantled|a'),
  flag('powered', 'never', 'napájený|a', 'powered|a'),
  flag('moved', 'turn', 'se přesunul{end} / se nepřesunul{end}|v', 'has moved / has not moved|v'),
  flag('inBattle', 'never', 'bojující|a', 'fighting|a'),
  flag('acted', 'never', 'už jednal{end} / ještě nejednal{end}|v', 'has acted / has not acted|v'),
  flag('waited', 'never', 'vyčkával{end} / nevyčkával{end}|v', 'has waited / has not waited|v'),
  flag('hit', 'never', 'zasažený|a', 'hit|a'),
  flag('targeted', 'never', 'napadený|a', 'attacked|a'),
  flag('blocking', 'never', 'blokující|a', 'blocking|a'),
  flag('fought', 'turn', 'zažil{end} boj / nezažil{end} boj|v', 'has seen a battle / has seen no battle|v'),
  flag('fled', 'never', 'uprchl{end} / neuprchl{end}|v', 'has fled / has not fled|v'),
  flag('travelling', 'never', 'cestující|a', 'travelling|a'),
  flag('changed', 'turn', 'změnil{end} místo / nezměnil{end} místo|v', 'has changed places / has not changed places|v'),
  flag(
    'shifted',
    'never',
    'v boji změnil{end} místo / v boji nezměnil{end} místo|v',
    'has changed places in battle / has not changed places in battle|v',
  ),
];

const named = (name: string, cs: string, en: string): Named => ({ name, text: { cs, en } });

/** OW-TYPE-01, OW-CHAR-03, OW-CHAR-07, OW-VEHC-04, OW-BLDC-04. */
export const kinds: readonly Named[] = [
  named('character', 'postava|f:žena', 'character'),
  named('vehicle', 'vozidlo|n:město;p2=vozidel', 'vehicle'),
  named('building', 'budova|f:žena', 'building'),
  named('technology', 'technologie|f:růže', 'technology|technologies'),
  named('sector', 'sektor|i:hrad', 'sector'),
  named('map', 'mapa|f:žena', 'map'),
  named('human', 'člověk|m|člověk,člověka,člověku,člověka,člověku,člověkem|lidé,lidí,lidem,lidi,lidech,lidmi', 'human'),
  named(
    'ape',
    'opočlověk|m|opočlověk,opočlověka,opočlověku,opočlověka,opočlověku,opočlověkem|opolidé,opolidí,opolidem,opolidi,opolidech,opolidmi',
    'ape-man|ape-men',
  ),
  named(
    'animal',
    'zvíře|n|zvíře,zvířete,zvířeti,zvíře,zvířeti,zvířetem|zvířata,zvířat,zvířatům,zvířata,zvířatech,zvířaty',
    'animal',
  ),
  named('soldier', 'voják|m:pán;p1=vojáci', 'soldier'),
  named('worker', 'dělník|m:pán;p1=dělníci', 'worker'),
  named('mechanic', 'mechanik|m:pán;p1=mechanici', 'mechanic'),
  named(
    'scientist',
    'vědec|m:muž;s2=vědce,s3=vědci,s4=vědce,s6=vědci,s7=vědcem,p1=vědci,p2=vědců,p3=vědcům,p4=vědce,p6=vědcích,p7=vědci',
    'scientist',
  ),
  named('upgrade', 'vylepšení|n:stavení', 'upgrade'),
  named('storehouse', 'skladiště|n:moře;p2=skladišť', 'storehouse'),
  named('warehouse', 'velkosklad|i:hrad', 'warehouse'),
  named('workshop', 'dílna|f:žena;p2=dílen', 'workshop'),
  named('factory', 'továrna|f:žena;p2=továren', 'factory|factories'),
  named(
    'laboratory',
    'laboratoř|f:píseň;s2=laboratoře,s3=laboratoři,s4=laboratoř,s6=laboratoři,s7=laboratoří,p1=laboratoře,p2=laboratoří,p3=laboratořím,p4=laboratoře,p6=laboratořích,p7=laboratořemi',
    'laboratory|laboratories',
  ),
  named('plant', 'elektrárna|f:žena;p2=elektráren', 'power plant'),
  named('oilWell', 'ropný vrt|i:hrad', 'oil well'),
  named(
    'siberiteMine',
    'siberitový důl|i:hrad;s2=dolu,s3=dolu,s4=důl,s6=dole,s7=dolem,p1=doly,p2=dolů,p3=dolům,p4=doly,p6=dolech,p7=doly',
    'siberite mine',
  ),
  named('manual', 'ruční vozidlo|n:město;p2=vozidel', 'manual vehicle'),
  named('computer', 'počítačové vozidlo|n:město;p2=vozidel', 'computer vehicle'),
  named('remote', 'dálkové vozidlo|n:město;p2=vozidel', 'remote vehicle'),
  named('combustion', 'spalovací vozidlo|n:město;p2=vozidel', 'combustion vehicle'),
  named('solar', 'solární vozidlo|n:město;p2=vozidel', 'solar vehicle'),
  named('siberiteDrive', 'siberitové vozidlo|n:město;p2=vozidel', 'siberite vehicle'),
  named('hero', 'hrdina|m:předseda', 'hero|heroes'),
  named('unique', 'unikátní karta|f:žena;p2=karet', 'unique card'),
  named('mercenary', 'žoldák|m:pán;p1=žoldáci', 'mercenary|mercenaries'),
];

/** A property from the glossary: a card has it or has it not. */
const keyword = (name: string, cs: string, en: string): Named =>
  named(
    name,
    `{n:má,mají} schopnost ${cs} / {n:nemá,nemají} schopnost ${cs}|v`,
    `{n:has,have} ${en} / {n:does,do} not have ${en}|v`,
  );

export const tags: readonly Named[] = [
  keyword('skilful', 'Zručný', 'Skilful'),
  keyword('area', 'Plošný útok', 'Area attack'),
  keyword('piercing', 'Průrazný', 'Piercing'),
  keyword('double', 'Dvojitý útok', 'Double attack'),
  keyword('stun', 'Omráčení', 'Stun'),
  named('machine-gun', 'kulometný|a', 'machine-gun|a'),
  named('cannon', 'dělový|a', 'cannon|a'),
  named('rocket-launcher', 'raketometný|a', 'rocket-launcher|a'),
  named('rocket', 'raketový|a', 'rocket|a'),
  named('laser', 'laserový|a', 'laser|a'),
  named('double-laser', 'dvojlaserový|a', 'double-laser|a'),
  named('bazooka', 'bazukový|a', 'bazooka|a'),
  named('explosive', 'výbušný|a', 'explosive|a'),
  named('flame-thrower', 'plamenometný|a', 'flame-thrower|a'),
  named('medium-chassis', 'střední|a', 'medium|a'),
  named('heavy-chassis', 'těžký|a', 'heavy|a'),
  named('hover-chassis', 'vznášivý|a', 'hover|a'),
];

const stat = (name: string, cs: string, en: string, extra: Partial<StatDecl> = {}): StatDecl => ({
  name,
  text: { cs, en },
  ...extra,
});

export const stats: readonly StatDecl[] = [
  stat('speed', 'rychlost|f:kost', 'speed|speed', { absent: -1 }),
  stat('initiative', 'bonus* iniciativy|i:hrad', 'initiative bonus'),
  stat('attackPeople', 'útok* proti postavám|i:hrad', 'attack against characters|attack against characters', {
    min: 0,
  }),
  stat('attackVehicles', 'útok* proti vozidlům|i:hrad', 'attack against vehicles|attack against vehicles', { min: 0 }),
  stat('attackBuildings', 'útok* proti budovám|i:hrad', 'attack against buildings|attack against buildings', {
    min: 0,
  }),
  stat('special', 'speciální útok|i:hrad', 'special attack', { absent: -1 }),
  stat('weapon', 'typ* útoku|i:hrad', 'attack type'),
  stat('defence', 'obrana|f:žena', 'defence|defence', { min: 1 }),
  stat('health', 'zdraví|n:stavení', 'health|health', { min: 1 }),
  stat('crates', 'cena* v zásilkách|f:žena', 'price in crates|price in crates', { min: 0 }),
  stat('oil', 'cena* v ropě|f:žena', 'price in oil|price in oil', { min: 0 }),
  stat('siberite', 'cena* v siberitu|f:žena', 'price in siberite|price in siberite', { min: 0 }),
  stat('time', 'doba* práce|f:žena', 'time|time', { min: 0 }),
  stat('energy', 'spotřeba* energie|f:žena', 'energy need', { min: 0 }),
  stat('crewMin', 'potřebná posádka|f:žena', 'crew needed|crew needed'),
  stat('crewMax', 'největší posádka|f:žena', 'largest crew|largest crew'),
  stat('threshold', 'potřebná zkušenost|f:kost', 'experience needed|experience needed'),
  stat('output', 'výnos|i:hrad', 'output|output', { min: 0 }),
  stat('construction', 'Stavba* budov|f:žena', 'Construction|Construction'),
  stat('production', 'Výroba* vozidel|f:žena', 'Production|Production'),
  stat('research', 'Výzkum|i:hrad', 'Research|Research'),
  stat('healing', 'Léčení|n:stavení', 'Healing|Healing'),
  stat('buildingRepair', 'Oprava* budov|f:žena', 'Building repair|Building repair'),
  stat('vehicleRepair', 'Oprava* vozidel|f:žena', 'Vehicle repair|Vehicle repair'),
  stat('protection', 'Ochrana|f:žena', 'Protection|Protection', { min: 0 }),
  stat('fall', 'množství* zásilek|n:stavení', 'crate amount', { min: 0 }),
  stat('oilDeposits', 'ložisko* ropy|n:město', 'oil deposit'),
  stat('siberiteDeposits', 'ložisko* siberitu|n:město', 'siberite deposit'),
  stat('gathering', 'Sběr|i:hrad', 'Gathering|Gathering', { min: 0 }),
];

export const layers: GameDef['layers'] = [
  { name: 'base', op: 'set' },
  { name: 'add', op: 'add' },
];

const tally = (name: string, start: number, extra: Partial<TallyDecl> = {}): TallyDecl => ({
  name,
  reset: 'never',
  start,
  ...extra,
});
const perSeat = (name: string, start = -1): TallyDecl[] =>
  Array.from({ length: MAX_SEATS }, (_, i) => tally(`${name}${'ABCDEF'[i]}`, start));

export const tallies: readonly TallyDecl[] = [
  tally('first', -1),
  tally('map', 0),
  tally('people', 0),
  tally('battleSector', -1),
  tally('starter', -1),
  tally('battleRound', 0),
  tally('animals', 0),
  tally('lastSeat', -1, { hidden: true }),
  tally('lastInit', -1, { hidden: true }),
  tally('lastWaited', 0, { hidden: true }),
  tally('attacker', -1, { of: 'card', text: { cs: 'útočící karta|f:žena', en: 'attacking card' } }),
  tally('target', -1, { of: 'card', text: { cs: 'bránící se karta|f:žena', en: 'defending card' } }),
  tally('arrival', -1, { of: 'card', hidden: true }),
  tally('ending', 0),
  tally('declared', 0, { hidden: true }),
  ...perSeat('start'),
  ...perSeat('team'),
  ...perSeat('started', 0),
  ...perSeat('rounds', 0),
];

/** What cards may allow or forbid. */
export const rules: readonly Named[] = [
  named('work', '{0:subj} [pracujte|pracovat|pracuje]', '{0:subj} [work|works]'),
  named('gather', '{0:subj} [sbírejte|sbírat|sbírá] zásilky', '{0:subj} [gather|gathers] crates'),
  named('move', '{0:subj} se [přesouvejte|přesouvat|přesouvá]', '{0:subj} [move|moves]'),
  named('board', '{0:subj} [obsaďte|obsadit|obsadí] vozidlo či budovu', '{0:subj} [crew|crews] vehicles and buildings'),
  named('attack', '{0:subj} [útočte|útočit|útočí][? na {to:acc}]', '{0:subj} [attack|attacks][? {to}]'),
  named('block', '{0:subj} [blokujte|blokovat|blokuje][? {to:acc}]', '{0:subj} [block|blocks][? {to}]'),
  named('flee', '{0:subj} [utečte|utéct|uteče]', '{0:subj} [flee|flees]'),
  named('intercept', '{0:subj} [zachyťte|zachytit|zachytí][? {to:acc}]', '{0:subj} [intercept|intercepts][? {to}]'),
];

export const scopes: readonly ScopeDecl[] = [
  { name: 'battle', holds: [] },
  { name: 'battleRound', holds: [] },
  { name: 'attack', holds: [] },
  EVENT_CHANCE,
  BATTLE_SLOT,
];
