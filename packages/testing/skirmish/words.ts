import type { OptionDecl } from '@bojiste/kernel/table/agreed';
import type { FlagDecl, Named, StatDecl, TallyDecl, ZoneDecl } from '@bojiste/kernel/table/contract';

/** The words of Skirmish: where cards can be, what is counted, what cards are called. */

export const COLUMNS = ['a', 'b', 'c', 'd'] as const;
export const ROWS = 4;
export const SPACES: readonly string[] = Array.from({ length: ROWS * COLUMNS.length }, (_, i) => {
  return `${COLUMNS[i % COLUMNS.length]}${Math.floor(i / COLUMNS.length) + 1}`;
});

const pile = (one: string, many: string): string => `${one}|${many}`;

export const zones: readonly ZoneDecl[] = [
  {
    name: 'deck',
    per: 'seat',
    sight: 'none',
    group: 'deck',
    alike: true,
    text: {
      cs: pile(
        'balíček|i|balíček,balíčku,balíčku,balíček,balíčku,balíčkem',
        'balíčky,balíčků,balíčkům,balíčky,balíčcích,balíčky',
      ),
      en: 'deck',
    },
  },
  {
    name: 'hand',
    per: 'seat',
    sight: 'owner',
    group: 'hand',
    alike: true,
    remembers: true,
    text: {
      cs: pile('ruka|f|ruka,ruky,ruce,ruku,ruce,rukou', 'ruce,rukou,rukám,ruce,rukách,rukama'),
      en: 'hand',
    },
  },
  {
    name: 'discard',
    per: 'seat',
    sight: 'open',
    group: 'discard',
    alike: true,
    text: { cs: 'odhazovací hromádka|f:žena;p2=hromádek@na', en: 'discard pile' },
  },
  {
    name: 'table',
    per: 'table',
    sight: 'open',
    group: 'table',
    alike: false,
    text: { cs: 'stůl|i|stůl,stolu,stolu,stůl,stole,stolem|stoly,stolů,stolům,stoly,stolech,stoly@na', en: 'table@on' },
  },
  {
    name: 'field',
    per: 'board',
    sight: 'open',
    group: 'board',
    alike: false,
    text: { cs: 'bojiště|n:moře;p2=bojišť@na', en: 'battlefield@on' },
    spaces: SPACES,
  },
];

export const counters: readonly Named[] = [
  { name: 'harm', text: { cs: 'zranění|n:stavení', en: 'harm|harm' } },
  { name: 'charge', text: { cs: 'náboj|i:stroj', en: 'charge' } },
];

export const resources: readonly Named[] = [{ name: 'energy', text: { cs: 'energie|f:růže', en: 'energy|energy' } }];

export const flags: readonly FlagDecl[] = [
  {
    name: 'moved',
    reset: 'turn',
    text: { cs: 'se pohnul{end} / se nepohnul{end}|v', en: 'has moved / has not moved|v' },
  },
  {
    name: 'struck',
    reset: 'turn',
    text: { cs: 'udeřil{end} / neudeřil{end}|v', en: 'has struck / has not struck|v' },
  },
  { name: 'veiled', reset: 'never', text: { cs: 'skrytý|a', en: 'hidden|a' } },
  { name: 'tired', reset: 'never', text: { cs: 'vyčerpaný|a', en: 'exhausted|a' } },
];

export const kinds: readonly Named[] = [
  { name: 'unit', text: { cs: 'jednotka|f:žena;p2=jednotek', en: 'unit' } },
  { name: 'captain', text: { cs: 'kapitán|m:pán', en: 'captain' } },
  { name: 'trick', text: { cs: 'lest|f:kost', en: 'trick' } },
  { name: 'gear', text: { cs: 'výstroj|f:píseň;s4=výstroj', en: 'gear|gear' } },
];

export const tags: readonly Named[] = [
  { name: 'inspired', text: { cs: 'nadšený|a', en: 'inspired|a' } },
  { name: 'marked', text: { cs: 'označený|a', en: 'marked|a' } },
];

export const stats: readonly StatDecl[] = [
  { name: 'cost', text: { cs: 'cena|f:žena', en: 'cost' }, min: 0 },
  { name: 'life', text: { cs: 'život|i:hrad', en: 'life|lives' }, min: 1 },
  { name: 'strength', text: { cs: 'síla|f:žena;p2=sil', en: 'strength|strength' }, min: 0, max: 9 },
];

export const layers = [
  { name: 'base', op: 'set' },
  { name: 'mul', op: 'mul' },
  { name: 'add', op: 'add' },
  { name: 'cap', op: 'min' },
  { name: 'floor', op: 'max' },
] as const;

export const tallies: readonly TallyDecl[] = [
  { name: 'die', reset: 'never', start: 0, text: { cs: 'hod|i:hrad', en: 'roll' } },
  { name: 'striker', reset: 'turn', start: -1, of: 'card', text: { cs: 'útočník|m:pán', en: 'striker' } },
  { name: 'target', reset: 'turn', start: -1, of: 'card', text: { cs: 'cíl úderu', en: 'struck unit' } },
  { name: 'round', reset: 'never', start: 0, hidden: true },
  { name: 'commands', reset: 'turn', start: 1, text: { cs: 'rozkaz|i:hrad', en: 'command' } },
];

export const rules: readonly Named[] = [
  { name: 'march', text: { cs: 'se pohnout', en: 'march' } },
  { name: 'strike', text: { cs: 'udeřit[? na {to:acc}]', en: 'strike[? {to}]' } },
  { name: 'through', text: { cs: 'procházet obsazenými poli', en: 'pass through occupied spaces' } },
];

export const scopes = [
  { name: 'fight', holds: [] },
  { name: 'ride', holds: [] },
];

export const options: readonly OptionDecl[] = [
  {
    name: 'turns',
    text: { cs: 'Počet tahů', en: 'Number of turns' },
    clause: 'SK-END-03',
    values: [
      { value: 4, name: 'short', text: { cs: 'krátká hra', en: 'short game' } },
      { value: 6, name: 'normal', text: { cs: 'běžná hra', en: 'normal game' } },
      { value: 20, name: 'long', text: { cs: 'dlouhá hra', en: 'long game' } },
    ],
    start: 6,
  },
];
