import { builtinEvents, builtinVerbs } from '../../run/builtin.ts';
import type { GameDef, Verb } from '../../table/contract.ts';

/** Everything a node may name, by the family of the name. */

export type Family =
  | 'stat'
  | 'counter'
  | 'resource'
  | 'flag'
  | 'tag'
  | 'tally'
  | 'zone'
  | 'kind'
  | 'scope'
  | 'link'
  | 'layer'
  | 'rule'
  | 'option'
  | 'proc'
  | 'event'
  | 'verb'
  | 'native'
  | 'calc'
  | 'ability'
  | 'step'
  | 'turn table'
  | 'act'
  | 'zone group'
  | 'card'
  | 'card word'
  | 'word list';

export interface Names {
  readonly families: Readonly<Record<Family, ReadonlySet<string>>>;
  readonly verbs: Readonly<Record<string, Verb>>;
  readonly calcs: GameDef['calcs'];
  /** Number of arguments by name. */
  readonly natives: ReadonlyMap<string, number>;
  readonly procs: ReadonlyMap<string, number>;
}

const named = (list: readonly { readonly name: string }[]): Set<string> => new Set(list.map((x) => x.name));

export function namesOf(def: GameDef): Names {
  const verbs = { ...builtinVerbs, ...def.verbs };
  const steps = Object.values(def.turns).flat();
  const abilities = [...def.abilities, ...def.cards.flatMap((c) => c.abilities)];
  const lists = Object.keys(def.texts).filter((key) => key.startsWith('words.'));
  return {
    verbs,
    calcs: def.calcs,
    natives: new Map(Object.entries(def.natives).map(([name, n]) => [name, n.args.length])),
    procs: new Map(def.procs.map((p) => [p.key, p.args.length])),
    families: {
      stat: named(def.stats),
      counter: named(def.counters),
      resource: named(def.resources),
      flag: named(def.flags),
      tag: named(def.tags),
      tally: named(def.tallies),
      zone: named(def.zones),
      kind: named(def.kinds),
      scope: named(def.scopes.filter((scope) => scope.procedures === undefined)),
      link: named(def.links ?? []),
      layer: named(def.layers),
      rule: named(def.rules),
      option: named(def.options),
      proc: new Set(def.procs.map((p) => p.key)),
      event: new Set([...named(builtinEvents), ...named(def.events)]),
      verb: new Set(Object.keys(verbs)),
      native: new Set(Object.keys(def.natives)),
      calc: new Set(Object.keys(def.calcs)),
      ability: new Set(abilities.map((a) => a.key)),
      step: new Set(steps.map((s) => s.step)),
      'turn table': new Set(Object.keys(def.turns)),
      act: new Set(def.acts.map((a) => a.key)),
      'zone group': new Set(def.zones.map((z) => z.group)),
      card: new Set(def.cards.map((c) => c.key)),
      'card word': new Set(def.cards.flatMap((c) => c.words ?? [])),
      'word list': new Set(lists.map((key) => key.slice('words.'.length))),
    },
  };
}

/** Fields that name something, whatever node they stand in. */
export const NAMING: Readonly<Record<string, Family>> = {
  stat: 'stat',
  counter: 'counter',
  resource: 'resource',
  flag: 'flag',
  tag: 'tag',
  tally: 'tally',
  zone: 'zone',
  scope: 'scope',
  layer: 'layer',
  act: 'rule',
  option: 'option',
  proc: 'proc',
  via: 'proc',
  on: 'event',
  verb: 'verb',
  ability: 'ability',
  abilities: 'ability',
  steps: 'step',
  during: 'step',
  table: 'turn table',
  live: 'zone group',
};

/** Fields that name something only in nodes of this `k`. */
export const NAMING_BY_NODE: Readonly<Record<string, Readonly<Record<string, Family>>>> = {
  kind: { kind: 'kind' },
  calc: { name: 'calc' },
  native: { name: 'native' },
  name: { word: 'card word' },
  bound: { link: 'link' },
  words: { of: 'word list' },
};
