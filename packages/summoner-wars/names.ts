import type { FlagDecl, GameDef, Named, ScopeDecl, StatDecl, TallyDecl, ZoneDecl } from '@bojiste/kernel';
import { spaceNames } from './rules/distance.ts';
import { LIMIT } from './types.ts';

/** Everything the game declares by name. Orders must agree with the numbers in types.ts. */

/** SW-COMP-08. The battlefield comes first, so that spaces are zones 0..47. */
export const zones: readonly ZoneDecl[] = [
  {
    name: 'cell',
    per: 'board',
    sight: 'open',
    group: 'board',
    alike: false,
    text: { cs: 'bojiště|n:moře@na', en: 'battlefield@on' },
    spaces: spaceNames,
  },
  {
    name: 'deck',
    per: 'seat',
    sight: 'none',
    group: 'deck',
    alike: true,
    text: { cs: 'dobírací balíček|i:hrad', en: 'draw pile' },
  },
  {
    name: 'hand',
    per: 'seat',
    sight: 'owner',
    group: 'hand',
    alike: true,
    remembers: true,
    text: {
      cs: 'ruka|f|ruka,ruky,ruce,ruku,ruce,rukou|ruce,rukou,rukám,ruce,rukách,rukama',
      en: 'hand',
    },
  },
  {
    name: 'discard',
    per: 'seat',
    sight: 'owner',
    group: 'discard',
    alike: true,
    text: { cs: 'odhazovací hromádka|f:žena@na', en: 'discard pile' },
  },
  {
    name: 'lasting',
    per: 'seat',
    sight: 'open',
    group: 'lasting',
    alike: false,
    text: { cs: 'zóna* trvajících událostí|f:žena', en: 'active event zone' },
  },
  {
    name: 'played',
    per: 'table',
    sight: 'open',
    group: 'played',
    alike: false,
    text: { cs: 'vyhodnocovaná událost|f:kost', en: 'event being resolved' },
  },
  {
    name: 'tucked',
    per: 'table',
    sight: 'open',
    group: 'tucked',
    alike: false,
    text: { cs: 'zasunuté karty|f:žena', en: 'cards under other cards' },
  },
];

export const counters: readonly Named[] = [
  { name: 'damage', text: { cs: 'zranění|n:stavení', en: 'damage|damage' } },
  { name: 'boost', text: { cs: 'posílení|n:stavení', en: 'boost' } },
];

export const resources: readonly Named[] = [{ name: 'magic', text: { cs: 'magie|f:růže', en: 'magic|magic' } }];

/** SW-TERM-16, SW-TERM-27, SW-TERM-65. */
export const kinds: readonly Named[] = [
  { name: 'unit', text: { cs: 'jednotka|f:žena', en: 'unit' } },
  { name: 'structure', text: { cs: 'stavba|f:žena', en: 'structure' } },
  { name: 'event', text: { cs: 'událost|f:kost', en: 'event' } },
  { name: 'summoner', text: { cs: 'Vyvolavač|m:muž', en: 'Summoner' } },
  { name: 'champion', text: { cs: 'hrdina|m:předseda', en: 'champion' } },
  { name: 'common', text: { cs: 'běžná jednotka|f:žena', en: 'common' } },
  { name: 'epic', text: { cs: 'epická událost|f:kost', en: 'epic event' } },
  { name: 'standard', text: { cs: 'standardní událost|f:kost', en: 'standard event' } },
  { name: 'gate', text: { cs: 'portál|i:hrad', en: 'gate' } },
];

export const tags: readonly Named[] = [
  { name: 'gate', text: { cs: 'portál|i:hrad', en: 'gate' } },
  {
    name: 'tireless',
    text: {
      cs: 'se nepočítá do limitu útočících jednotek / se počítá do limitu útočících jednotek|v',
      en: "doesn't count toward the limit of attacking units / counts toward the limit of attacking units|v",
    },
  },
  {
    name: 'bySpecials',
    text: {
      cs: 'svým útokem zraňuje za zvláštní symboly, ne za symboly svého typu útoku / zraňuje obvykle|v',
      en: 'deals damage with its attacks for special symbols instead of the symbols of its attack type / deals damage as usual|v',
    },
  },
  {
    name: 'sacrifice',
    text: {
      cs: 'se vyvolává jen tak, že eliminujete vlastní jednotku a položíte tuto kartu na její pole / se vyvolává obvykle|v',
      en: 'can only be summoned by destroying a friendly unit and is placed on the space of that unit / is summoned as usual|v',
    },
  },
];

const NO_LIMIT = 99;

export const stats: readonly StatDecl[] = [
  {
    name: 'cost',
    absent: -1,
    text: { cs: 'náklady|i|náklady,nákladů,nákladům,náklady,nákladech,náklady', en: 'cost' },
  },
  { name: 'life', min: 0, text: { cs: 'počet* životů|i:hrad;s2=počtu,s3=počtu,s6=počtu,s7=počtem', en: 'life' } },
  {
    name: 'strength',
    min: 0,
    text: { cs: 'síla|f:žena;s7=silou,p2=sil,p3=silám,p6=silách,p7=silami', en: 'strength' },
  },
  { name: 'ranged', text: { cs: 'útok na dálku', en: 'ranged attack' } },
  { name: 'range', absent: 1, text: { cs: 'dostřel|i:hrad', en: 'range' } },
  {
    name: 'moveMax',
    min: 0,
    absent: LIMIT.moveMax,
    text: { cs: 'maximální pohyb|i:hrad', en: 'maximum move' },
  },
  {
    name: 'chargeMax',
    min: 0,
    text: { cs: 'maximální výpad|i:hrad', en: 'maximum charge' },
    says: {
      cs: 'se namísto normálního pohybu smí pohnout až o {n:count:freeSpace:acc} v přímém směru',
      en: 'can move up to {n:count:freeSpace} in a straight line instead of a normal move',
    },
  },
  {
    name: 'meleePerSpecial',
    text: {
      cs: 'počet* zásahů na blízko za každý zvláštní symbol|i:hrad;s2=počtu,s3=počtu,s6=počtu,s7=počtem',
      en: 'melee hits* for each special symbol',
    },
    says: {
      cs: 'počítá každý zvláštní symbol i za {n:count:hit:acc}',
      en: 'also counts each special symbol as {n:count:hit}',
    },
  },
  {
    name: 'damageBonus',
    text: {
      cs: 'počet* zranění způsobených útokem|i:hrad;s2=počtu,s3=počtu,s6=počtu,s7=počtem',
      en: 'damage* dealt by an attack|damage',
    },
  },
  {
    name: 'damageExtra',
    text: {
      cs: 'počet* zranění utrpěných útokem|i:hrad;s2=počtu,s3=počtu,s6=počtu,s7=počtem',
      en: 'damage* taken from an attack|damage',
    },
  },
  {
    name: 'damageLimit',
    absent: NO_LIMIT,
    text: {
      cs: 'počet* zranění utrpěných útokem|i:hrad;s2=počtu,s3=počtu,s6=počtu,s7=počtem',
      en: 'damage* taken from an attack|damage',
    },
    says: { cs: 'utrpí útokem nejvýše {n} zranění', en: 'takes at most {n} damage from an attack' },
  },
];

/** Equal conversions and caps count once: `max` and `min` take the best of them (SW-RULING-57). */
export const layers: GameDef['layers'] = [
  { name: 'set', op: 'set' },
  { name: 'add', op: 'add' },
  { name: 'max', op: 'max' },
  { name: 'min', op: 'min' },
];

export const flags: readonly FlagDecl[] = [
  {
    name: 'moved',
    reset: 'turn',
    text: { cs: 'se pohnul{end} / se nepohnul{end}|v', en: 'has moved / has not moved|v' },
  },
  {
    name: 'attacked',
    reset: 'turn',
    text: { cs: 'zaútočil{end} / nezaútočil{end}|v', en: 'has attacked / has not attacked|v' },
  },
  {
    name: 'struck',
    reset: 'turn',
    text: {
      cs: 'byl{end} v tomto tahu cílem útoku / nebyl{end} v tomto tahu cílem útoku|v',
      en: 'has been attacked this turn / has not been attacked this turn|v',
    },
  },
  {
    name: 'fed',
    reset: 'turn',
    text: {
      cs: 'v tomto tahu eliminoval{end} jednotku / v tomto tahu neeliminoval{end} žádnou jednotku|v',
      en: 'has destroyed a unit this turn / has not destroyed a unit this turn|v',
    },
  },
  {
    name: 'raged',
    reset: 'step',
    text: {
      cs: 'už útočil{end} navíc / ještě neútočil{end} navíc|v',
      en: 'has made its extra attack / has not made its extra attack|v',
    },
  },
];

const hidden = (name: string, reset: 'turn' | 'step' | 'never', start = 0): TallyDecl => ({
  name,
  reset,
  start,
  hidden: true,
});

export const tallies: readonly TallyDecl[] = [
  { name: 'moves', reset: 'turn', start: 0, text: { cs: 'použité pohyby', en: 'moves used' } },
  { name: 'attacks', reset: 'turn', start: 0, text: { cs: 'útočící jednotky', en: 'attackers used' } },
  { name: 'extraAttacks', reset: 'turn', start: 0, text: { cs: 'útoky navíc', en: 'extra attacks' } },
  hidden('enemyAttacked', 'turn'),
  {
    name: 'attacker',
    reset: 'turn',
    start: -1,
    hidden: true,
    text: { cs: 'útočící jednotka|f:žena', en: 'attacking unit' },
  },
  {
    name: 'target',
    reset: 'turn',
    start: -1,
    hidden: true,
    text: { cs: 'cíl* útoku|i:hrad', en: 'target* of the attack' },
  },
  { name: 'dice', reset: 'turn', start: 0, text: { cs: 'hozené kostky', en: 'dice rolled' } },
  { name: 'melee', reset: 'turn', start: 0, text: { cs: 'zásahy na blízko', en: 'melee hits rolled' } },
  { name: 'ranged', reset: 'turn', start: 0, text: { cs: 'zásahy na dálku', en: 'ranged hits rolled' } },
  { name: 'special', reset: 'turn', start: 0, text: { cs: 'zvláštní symboly', en: 'special symbols rolled' } },
  hidden('hits', 'turn'),
  hidden('pushPath', 'turn'),
];

/** What may be allowed, forbidden or obliged. */
export const rules: readonly Named[] = [
  { name: 'move', text: { cs: 'se pohybovat', en: 'move' } },
  { name: 'attack', text: { cs: 'útočit[? na {to:acc}]', en: 'attack[? {to}]' } },
  { name: 'push', text: { cs: 'být zatlačen{end}', en: 'be forced' } },
  { name: 'through', text: { cs: 'se pohybovat skrz {to:acc}', en: 'move through {to}' } },
  { name: 'shootThrough', text: { cs: 'útočit skrz {to:acc}', en: 'attack through {to}' } },
  {
    name: 'summonBeside',
    text: { cs: 'být vyvolán{end} i vedle {to:gen}', en: 'be summoned adjacent to {to} as well' },
  },
  {
    name: 'summonAnytime',
    text: { cs: 'být vyvolán{end} v kterékoli fázi vašeho tahu', en: 'be summoned in any phase of your turn' },
  },
  { name: 'wound', text: { cs: 'svým útokem zraňovat', en: 'deal damage with its attack' } },
];

export const scopes: readonly ScopeDecl[] = [{ name: 'attack', holds: [] }];
