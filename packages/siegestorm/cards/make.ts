import type { Ability, Bilingual, CardDecl, Change, Cond, Eff, EventPattern } from '@bojiste/kernel';
import { always, calc, call, instead, on, oncePerTurn, play, respond, self } from '@bojiste/kernel/effects/build';
import type { Origin, PlayerFaction, Rank } from '../types.ts';
import { USE } from '../types.ts';

/** How cards are written: the red box (akce) and the blue box (schopnost), each one ability of the language. */

const ACTION: Bilingual = { cs: 'Akce', en: 'Action' };
const ABILITY: Bilingual = { cs: 'Schopnost', en: 'Ability' };

/** Shared by all cards: playing the red box from hand as a reaction (SS-CHAIN-03). */
const reaction = (key: string, tags: readonly string[]): Ability =>
  respond(key, call('command', self, USE.action), {
    live: ['hand'],
    tags: [...tags, 'rule'],
    when: calc('canPlay', self, USE.action),
  });
const reactWithAction = reaction('react', ['reaction']);
const reactWithCancel = reaction('react-cancel', ['reaction', 'cancel']);
const powerReaction = (key: string, tags: readonly string[]): Ability =>
  respond(key, call('command', self, USE.power), {
    tags: [...tags, 'rule'],
    shared: true,
    when: calc('canPlay', self, USE.power),
  });
const reactWithPower = powerReaction('react-power', ['reaction']);
const reactWithPowerCancel = powerReaction('react-power-cancel', ['reaction', 'cancel']);

/** Abilities every card shares are part of the rules; texts leave them out. */
export const SHARED = new Set(['react', 'react-cancel', 'react-power', 'react-power-cancel', 'gang-bonus']);

export interface Box {
  readonly abilities: (card: string) => readonly Ability[];
  readonly activation?: number;
}

/** Tags tell the rules what an effect may not be announced without (SS-RULING-64). */
interface ActionTags {
  readonly tags?: readonly ActionTag[];
}
type ActionTag = 'cancel' | 'cancel-action' | 'victim' | 'deploys' | 'wide';

/** What an effect aims at, for tables that choose targets on announcement (SS-RULING-51). */
function aims(effect: Eff): string[] {
  const text = JSON.stringify(effect);
  if (text.includes('"destroyAny"')) return [text.includes('"args":[2]') ? 'aims-two' : 'aims-any'];
  if (text.includes('"destroyReserve"')) return ['aims-reserve'];
  return text.includes('"targets"') ? ['aims-enemy'] : [];
}

/** Glossary effects that are a keyword where a box says nothing else: the name, and what it means for those who want it. */
function keywordOf(effect: Eff): Pick<Ability, 'keyword'> {
  if (effect.k !== 'call') return {};
  if (effect.proc === 'transform') return { keyword: { name: { cs: 'Proměna', en: 'Metamorphosis' } } };
  const [n] = effect.args;
  if (effect.proc !== 'vision' || typeof n !== 'number') return {};
  return {
    keyword: {
      name: { cs: `Vize ${n}`, en: `Vision ${n}` },
      reminder: {
        cs: `Táhni ${n} karty, 1 si nech a ${n === 2 ? 'druhou dej' : 'ostatní dej v libovolném pořadí'} naspod zdrojů.`,
        en: `Draw ${n} cards, keep 1 of them, and put ${n === 2 ? 'the other on the bottom of your resource deck' : 'the rest on the bottom of your resource deck in any order'}.`,
      },
    },
  };
}

export const action = (effect: Eff, extra: ActionTags = {}): Box => ({
  abilities: (card) => [
    play(`${card}.action`, effect, {
      name: ACTION,
      ...keywordOf(effect),
      tags: ['action', ...aims(effect), ...(extra.tags ?? [])],
    }),
    extra.tags?.includes('cancel') === true ? reactWithCancel : reactWithAction,
  ],
});

const blue = (make: (key: string) => Ability): Box => ({ abilities: (card) => [make(`${card}.ability`)] });

/** Continuous. */
export const static_ = (what: readonly Change[], cond?: Cond, wording?: Bilingual): Box =>
  blue((key) => always(key, what, { name: ABILITY, ...(cond && { if: cond }), ...(wording && { wording }) }));
/** Triggered: resolves at its event, without a window (SS-RULING-57). */
export const triggered = (event: EventPattern, effect: Eff): Box =>
  blue((key) => on(key, event, effect, { name: ABILITY }));
/** Triggered, but only the first time in a turn. */
export const onceTriggered = (event: EventPattern, effect: Eff): Box =>
  blue((key) => on(key, event, effect, { name: ABILITY, limit: oncePerTurn }));
/** Replaces where a striker goes (SS-RULING-41). */
export const replaced = (event: EventPattern, effect: Eff): Box =>
  blue((key) => instead(key, event, effect, { name: ABILITY }));

type PowerTag = 'cancel' | 'cancel-action' | 'deploys' | 'metamorphosis' | 'once' | 'wide';

/** Activated for a number of cards (aktivační cena). */
export function activated(cost: number, effect: Eff, ...tags: PowerTag[]): Box {
  const once = tags.includes('once');
  const name = {
    cs: `Schopnost (aktivace ${cost}${once ? ', jednou za tah' : ''})`,
    en: `Ability (activation ${cost}${once ? ', once per turn' : ''})`,
  };
  return {
    activation: cost,
    abilities: (card) => [
      play(`${card}.ability`, effect, { name, ...keywordOf(effect), tags: ['power', ...aims(effect), ...tags] }),
      tags.includes('cancel') ? reactWithPowerCancel : reactWithPower,
    ],
  };
}

interface Monster {
  readonly rank: Rank;
  readonly cost: number;
  readonly an: number;
  readonly dn: number;
  /** Copies in the pool of 54 and in the starter deck of 34. */
  readonly pool: number;
  readonly starter?: number;
  readonly origin?: Origin;
  readonly clauses?: readonly string[];
  readonly promo?: boolean;
  /** A line of flavour: Czech and English. */
  readonly says?: readonly [cs: string, en: string];
}

export const faction =
  (name: PlayerFaction | 'promo') =>
  (key: string, cs: string, en: string, is: Monster, red: Box, bluebox: Box): CardDecl => ({
    key,
    names: { cs, en },
    set: name,
    type: 'monster',
    kinds: [is.rank],
    stats: { cost: is.cost, an: is.an, dn: is.dn },
    abilities: [...red.abilities(key), ...bluebox.abilities(key)].map((ability) =>
      is.clauses === undefined || SHARED.has(ability.key) ? ability : { ...ability, clauses: is.clauses },
    ),
    facts: {
      faction: name,
      back: name,
      rank: is.rank,
      origin: is.origin ?? (is.starter === undefined ? 'base' : 'starter'),
      pool: is.pool,
      starter: is.starter ?? 0,
      promo: is.promo ?? false,
      ...(is.says && { flavour: is.says }),
      ...(bluebox.activation !== undefined && { activation: bluebox.activation }),
    },
  });
