import type { Ability } from '@bojiste/kernel/effects/nodes';
import type { CardDecl, EventDecl, GameDef, Verb } from '@bojiste/kernel/table/contract';
import type { Bilingual } from '@bojiste/kernel/types';

/** A game that only has words: enough of a skirmish to read the texts of its cards. */

export const both = (cs: string, en: string): Bilingual => ({ cs, en });
const named = (name: string, cs: string, en: string) => ({ name, text: both(cs, en) });

const verb = (args: Verb['args'], cs: string, en: string, word?: Verb['word']): Verb => ({
  args,
  exec: () => undefined,
  could: () => true,
  hint: () => 0,
  clauses: [],
  text: both(cs, en),
  ...(word === undefined ? {} : { word }),
});

const event = (name: string, after?: Bilingual, before?: Bilingual): EventDecl => ({
  name,
  ...(after === undefined ? {} : { after }),
  ...(before === undefined ? {} : { before }),
});

const step = (name: string, cs: string, en: string) => ({
  step: name,
  text: both(cs, en),
  clauses: [],
  acts: [],
  menu: true,
});

const zone = (name: string, cs: string, en: string) => ({
  ...named(name, cs, en),
  per: 'seat' as const,
  sight: 'open' as const,
  group: name,
  alike: true,
});

const unused = (): never => {
  throw new Error('this game is only read');
};

export const words: GameDef = {
  id: 'words',
  names: both('Slova', 'Words'),
  modes: [],
  maxSeats: 2,
  zones: [
    zone('hand', 'ruka|f|ruka,ruky,ruce,ruku,ruce,rukou|ruce,rukou,rukám,ruce,rukách,rukama', 'hand'),
    zone('discard', 'odhazovací hromádka|f:žena@na', 'discard pile'),
    zone('deck', 'dobírací balíček|i:hrad', 'draw pile'),
  ],
  counters: [named('damage', 'zranění|n:stavení', 'damage|damage'), named('boost', 'posílení|n:stavení', 'boost')],
  resources: [named('magic', 'magie|f:růže', 'magic|magic')],
  flags: [
    { ...named('tired', 'vyčerpaný|a', 'exhausted|a'), reset: 'turn' },
    {
      ...named(
        'moved',
        'se v tomto tahu přesunul{end} / se v tomto tahu nepřesunul{end}|v',
        'has moved this turn / has not moved this turn|v',
      ),
      reset: 'turn',
    },
  ],
  kinds: [
    named('unit', 'jednotka|f:žena', 'unit'),
    named('structure', 'stavba|f:žena', 'structure'),
    named('common', 'obyčejná jednotka|f:žena', 'common'),
    named('champion', 'šampion|m:pán', 'champion'),
    named('summoner', 'vyvolávač|m:muž', 'summoner'),
    named('event', 'událost|f:kost', 'event'),
  ],
  tags: [named('gate', 'portál|i:hrad', 'gate'), named('undead', 'nemrtvý|a', 'undead|a')],
  stats: [
    named('strength', 'síla|f:žena;s7=silou,p2=sil,p3=silám,p6=silách,p7=silami', 'strength|strength'),
    named('life', 'život|i:hrad;s2=života,s6=životě', 'life|life'),
    named('cost', 'cena|f:žena', 'cost'),
    named('speed', 'dosah* přesunu|i:hrad', 'movement|movement'),
  ],
  layers: [
    { name: 'set', op: 'set' },
    { name: 'mul', op: 'mul' },
    { name: 'add', op: 'add' },
  ],
  tallies: [],
  rules: [
    named('move', 'se přesunout', 'move'),
    named('attack', 'zaútočit[? na {to:acc}]', 'attack[? {to}]'),
    named('target', 'být terčem útoku', 'be attacked'),
    named('through', 'procházet přes {to:acc}', 'move through {to}'),
  ],
  scopes: [{ name: 'combat', holds: [] }],
  events: [
    event('moved', both('se {subject} přesune', '{subject} moves')),
    event('attacked', both('{subject} zaútočí[? na {source:acc}]', '{subject} attacks[? {source}]')),
    event(
      'destroyed',
      both(
        'je[? {when}][? útokem {source:gen}] zničen{subject:end} {subject}',
        '{subject} {subject:n:is,are} destroyed[? by {source}][? {when}]',
      ),
      both('by měl{subject:end} být zničen{subject:end} {subject}', '{subject} would be destroyed'),
    ),
    event('damaging', undefined, both('by měl{subject:end} {subject} utrpět zranění', '{subject} would take damage')),
    event('played', undefined, both('{by} hraje {subject:acc}', '{by} plays {subject}')),
    event('turnBegins', both('=na začátku {by:poss:turn:gen}', '=at the start of {by:poss:turn}')),
    event('stepEnds', both('=na konci {step:gen}', '=at the end of {step}')),
  ],
  verbs: {
    push: verb(
      ['card', 'number'],
      '[posuňte|posunout|posune] {0:acc} o {1:count:space}',
      '[push|pushes] {0} {1:count:space}',
    ),
    damage: verb(
      ['card', 'number'],
      '[způsobte|způsobit|způsobí] {0:dat} {1:count:damage}',
      '[deal|deals] {1:count:damage} to {0}',
    ),
    heal: verb(
      ['card', 'number'],
      '[odstraňte|odstranit|odstraní] z {0:gen} {1:count:damage}',
      '[remove|removes] {1:count:damage} from {0}',
    ),
    boost: verb(
      ['card', 'number'],
      '[položte|položit|položí] na {0:acc} {1:count:word}',
      '[put|puts] {1:count:word} on {0}',
      'counter',
    ),
    destroy: verb(['card'], '[zničte|zničit|zničí] {0:acc}', '[destroy|destroys] {0}'),
    discard: verb(['card'], '[odhoďte|odhodit|odhodí] {0:acc}', '[discard|discards] {0}'),
    toHand: verb(
      ['card'],
      '[vraťte|vrátit|vrátí] {0:acc} do ruky {0:poss:owner:gen}',
      '[return|returns] {0} to {0:poss:owner} hand',
    ),
    return: verb(['card', 'place'], '[vraťte|vrátit|vrátí] {0:acc} {1:to}', '[return|returns] {0} {1:to}'),
    swap: verb(['card', 'card'], '[prohoďte|prohodit|prohodí] {0:acc} s {1:ins}', '[swap|swaps] {0} with {1}'),
    attack: verb(['card'], '[proveďte|provést|provede] s {0:ins} útok navíc', '[make|makes] an extra attack with {0}'),
  },
  natives: {},
  calcs: {
    specials: {
      type: 'number',
      args: [],
      run: () => 0,
      text: both('počet hozených hvězd // za každou hozenou hvězdu', 'number of stars rolled // for each star rolled'),
    },
    lethal: {
      type: 'cond',
      args: ['card'],
      run: () => 1,
      text: both('by {0:acc} zranění zničilo', 'the damage would destroy {0}'),
    },
    bears: {
      type: 'cond',
      args: ['card', { word: 'card word' }],
      run: () => 1,
      text: both('{0:nom} nese jméno {1}', '{0} bears the name {1}'),
    },
    has: {
      type: 'cond',
      args: [{ word: 'kind' }, 'cards'],
      run: () => 1,
      text: both('{0:nom} vidí {1:acc}', 'a {0} sees {1}'),
    },
    passed: {
      type: 'cards',
      args: ['card'],
      run: () => 0,
      text: both('jednotka* na {0:poss:route:loc}|f:žena', 'unit* {0} passed through|units'),
    },
  },
  links: [
    {
      name: 'led',
      slot: 5,
      text: both('přidělený k {0:dat} // nepřidělený k {0:dat}', 'assigned to {0} // not assigned to {0}'),
      loose: both('přidělený // nepřidělený', 'assigned // unassigned'),
      bind: both('[přidělte|přidělit|přidělí] {0:acc} k {1:dat}', '[assign|assigns] {0} to {1}'),
      free: both('[propusťte|propustit|propustí] {0:acc}', '[dismiss|dismisses] {0}'),
    },
  ],
  procs: [],
  acts: [],
  turns: {
    turn: [
      step('summon', 'fáze* vyvolávání|f:růže', 'summon phase'),
      step('move', 'fáze* přesunu|f:růže', 'move phase'),
      step('attack', 'fáze* útoku|f:růže', 'attack phase'),
      step('magic', 'fáze* magie|f:růže', 'magic phase'),
    ],
  },
  abilities: [],
  cards: [],
  decks: [],
  options: [],
  texts: {
    'word.route': both('trasa|f:žena', 'route'),
    'name.carrier': both('přenašeč', 'Carrier'),
    'slot.move': both('namísto přesunu této jednotky', "instead of this unit's move"),
    'event.damaging.amount': both('zranění|n:stavení', 'damage|damage'),
    'scope.combat': both('boj|i:stroj', 'combat'),
    'word.inPlay': both('na bojišti', 'on the battlefield'),
  },
  main: 'main',
  drawFrom: 'deck',
  drawTo: 'hand',
  playTest: 'useful',
  triggers: 'atOnce',
  setup: unused,
  settle: unused,
  ladder: unused,
  chooser: unused,
  decider: unused,
  allied: unused,
  distance: unused,
  free: unused,
  evaluate: unused,
  checkDeck: unused,
  whyNot: unused,
};

export const card = (kinds: readonly string[], ...abilities: Ability[]): CardDecl => ({
  key: 'sample',
  names: both('Ukázka', 'Sample'),
  set: 'test',
  type: kinds[0] ?? 'card',
  kinds,
  stats: {},
  abilities,
});

export const unit = (...abilities: Ability[]): CardDecl => card(['unit', 'common'], ...abilities);
