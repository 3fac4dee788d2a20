import type { Ability, CardQuery, Change, Eff, EventPattern, Filter, Limit, Num, Price, RefX, Sign } from '../nodes.ts';
import { self } from './values.ts';

/** Continuous changes, prices, and the six kinds of ability. */

export const change = (of: CardQuery, name: string, layer: string, n: Num): Change => ({
  k: 'stat',
  of,
  stat: name,
  layer,
  n,
});
export const add = (of: CardQuery, name: string, n: Num): Change => change(of, name, 'add', n);
export const tag = (of: CardQuery, name: string): Change => ({ k: 'tag', of, tag: name });
export const grant = (to: CardQuery, ...abilities: string[]): Change => ({ k: 'grant', to, abilities });
export const copyAbilities = (to: CardQuery, from: RefX): Change => ({ k: 'copy', to, from });
export const mute = (of: CardQuery): Change => ({ k: 'mute', of });
/** It answers to this name besides its own. */
export const considered = (of: CardQuery, word: string): Change => ({ k: 'name', of, word });
/** What these cards add to values of those counts `n` times: twice, not at all, as its opposite. */
export const scale = (of: CardQuery, to: CardQuery, n: Num, take: Sign = 'both'): Change => ({
  k: 'scale',
  of,
  to,
  take,
  n,
});
export const allow = (act: string, of: CardQuery, to?: readonly Filter[], rank = 1): Change => ({
  k: 'rule',
  mode: 'allow',
  act,
  of,
  rank,
  ...(to && { to }),
});
export const forbid = (act: string, of: CardQuery, to?: readonly Filter[], rank = 1): Change => ({
  k: 'rule',
  mode: 'forbid',
  act,
  of,
  rank,
  ...(to && { to }),
});
export const oblige = (act: string, of: CardQuery, to: readonly Filter[], rank = 1): Change => ({
  k: 'rule',
  mode: 'oblige',
  act,
  of,
  to,
  rank,
});

export const spend = (name: string, n: Num): Price => ({ k: 'resource', resource: name, n });
export const spendCounter = (name: string, n: Num, of: RefX = self): Price => ({ k: 'counter', counter: name, of, n });
export const exhaust = (flag: string, of: RefX = self): Price => ({ k: 'flag', flag, of });
export const oncePerTurn: Limit = { per: 'turn', n: 1 };

type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>;
type Extra<K extends Ability['kind'], Given extends string> = Partial<Omit<Of<K>, 'kind' | 'key' | Given>>;

export const always = (key: string, what: readonly Change[], extra: Extra<'always', 'what'> = {}): Ability => ({
  kind: 'always',
  key,
  what,
  ...extra,
});
export const on = (
  key: string,
  event: EventPattern,
  effect: Eff,
  extra: Extra<'on', 'event' | 'do'> = {},
): Ability => ({ kind: 'on', key, event, do: effect, ...extra });
export const instead = (
  key: string,
  event: EventPattern,
  effect: Eff,
  extra: Extra<'instead', 'event' | 'do'> = {},
): Ability => ({ kind: 'instead', key, event, do: effect, ...extra });
export const respond = (key: string, effect: Eff, extra: Extra<'respond', 'do'> = {}): Ability => ({
  kind: 'respond',
  key,
  do: effect,
  ...extra,
});
export const act = (key: string, effect: Eff, extra: Extra<'act', 'do'> = {}): Ability => ({
  kind: 'act',
  key,
  do: effect,
  ...extra,
});
export const play = (key: string, effect: Eff, extra: Extra<'play', 'do'> = {}): Ability => ({
  kind: 'play',
  key,
  do: effect,
  ...extra,
});
