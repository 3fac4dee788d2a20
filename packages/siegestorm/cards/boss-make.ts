import type { Ability, Bilingual, CardDecl, Change, Eff, EventPattern } from '@bojiste/kernel';
import { add, always, counter, on, only, play, self } from '@bojiste/kernel/effects/build';
import type { Boss, BossFaction, Difficulty, Order } from '../types.ts';

/** How boss cards are written: an order under the name, keywords, and at most one text of each box (SS-ORDER-01). */

const ACTION: Bilingual = { cs: 'Akce', en: 'Action' };
const ABILITY: Bilingual = { cs: 'Schopnost', en: 'Ability' };
const TOTEM: Bilingual = { cs: 'Totem', en: 'Totem' };

/** Each gang token gives its card +1 AN (SS-SPEC-05). */
const gangBonus = always('gang-bonus', [add(only(self), 'an', counter(self, 'gang'))], { tags: ['rule'] });

interface BossMonster {
  readonly order: Order;
  readonly cost: number;
  readonly an?: number;
  readonly dn?: number;
  /** Štít: immune to opposing actions and abilities (SS-SPEC-02). */
  readonly shield?: boolean;
  /** Běs: rage tokens on all totems (SS-SPEC-03). */
  readonly rage?: boolean;
  readonly clauses?: readonly string[];
  readonly action?: Eff;
  readonly ability?: { readonly changes: readonly Change[] } | { readonly event: EventPattern; readonly effect: Eff };
  /** Brána: while one stands its boss takes no damage. */
  readonly barrier?: boolean;
  /** Totem: resolved whenever a rage token is put on the card (SS-SPEC-06). */
  readonly totem?: Eff;
  /** A line of flavour: Czech and English. */
  readonly says?: readonly [cs: string, en: string];
}

function abilitiesOf(key: string, is: BossMonster): Ability[] {
  const clauses = is.clauses && { clauses: is.clauses };
  const out: Ability[] = [];
  if (is.action !== undefined)
    out.push(play(`${key}.action`, is.action, { name: ACTION, tags: ['action'], ...clauses }));
  if (is.totem !== undefined) out.push(play(`${key}.totem`, is.totem, { name: TOTEM, tags: ['totem'], ...clauses }));
  if (is.ability !== undefined) {
    if ('changes' in is.ability) out.push(always(`${key}.ability`, is.ability.changes, { name: ABILITY, ...clauses }));
    else out.push(on(`${key}.ability`, is.ability.event, is.ability.effect, { name: ABILITY, ...clauses }));
  }
  if (is.an !== undefined) out.push(gangBonus);
  return out;
}

/** Three copies of each design make the 24 cards of a boss deck (SS-COMP-07). */
const COPIES = 3;

export const bossDeck =
  (deck: BossFaction, tier: 'basic' | 'advanced') =>
  (key: string, cs: string, en: string, is: BossMonster): CardDecl => ({
    key,
    names: { cs, en },
    set: deck,
    type: 'boss',
    kinds: [
      'boss',
      ...(is.order === 'leader' ? ['leader'] : is.order === 'deploy' ? ['fighter'] : []),
      ...(is.totem === undefined ? [] : ['totem']),
      ...(is.barrier === true ? ['barrier'] : []),
    ],
    stats: { cost: is.cost, an: is.an ?? 0, dn: is.dn ?? 0 },
    abilities: abilitiesOf(key, is),
    facts: {
      faction: deck,
      back: deck,
      deck,
      tier,
      order: is.order,
      copies: COPIES,
      shield: is.shield ?? false,
      rage: is.rage ?? false,
      totem: is.totem !== undefined,
      gang: is.order === 'special',
      ...(is.says && { flavour: is.says }),
    },
  });

/** Values of one difficulty, as on the back of the boss card. */
export interface SheetValues {
  readonly difficulty: Difficulty;
  readonly threat: number;
  readonly basic: number;
  readonly advanced: number;
  readonly lives: number;
  readonly livesCoop: number;
  readonly hand: number;
  /** How many cards of the loss pile every night brings back to the players (SS-RULING-101). */
  readonly night: number;
  readonly clauses: readonly string[];
}

/** What the face of a boss card says beside its values. */
export interface SheetFace {
  /** Which boss it is, as in the option. */
  readonly boss?: Boss;
  readonly basicDeck?: BossFaction;
  readonly advancedDeck?: BossFaction;
  /** All totems of the advanced deck are among the cards taken. */
  readonly totems?: boolean;
  /** Cards that stand on the boss's fronts from the start. */
  readonly stands?: string;
  /** Second condition of victory, and how often or how long it takes. */
  readonly victory?: 'silence' | 'banner' | 'dawn';
  readonly goal?: number;
  readonly says?: readonly [cs: string, en: string];
}

/** Karta bosse: values of both faces; challenge, night and rising threat are abilities (SS-BOSS-01 to 06, SS-RULING-04). */
export const bossSheet = (
  key: string,
  cs: string,
  en: string,
  is: SheetValues & SheetFace,
  ...abilities: readonly Ability[]
): CardDecl => ({
  key,
  names: { cs, en },
  set: 'bosses',
  type: 'sheet',
  kinds: ['sheet'],
  stats: { draws: is.hand },
  abilities: abilities.map((ability) => ({ ...ability, live: ['sheet'], clauses: is.clauses })),
  facts: {
    difficulty: is.difficulty,
    threat: is.threat,
    basic: is.basic,
    advanced: is.advanced,
    lives: is.lives,
    livesCoop: is.livesCoop,
    hand: is.hand,
    night: is.night,
    basicDeck: is.basicDeck ?? 'zloblins',
    advancedDeck: is.advancedDeck ?? 'raging-shamans',
    victory: ['lives', 'deck', ...(is.victory === undefined ? [] : [is.victory])],
    goal: is.goal ?? 0,
    totems: is.totems ?? false,
    stands: is.stands ?? '',
    boss: is.boss ?? '',
    ...(is.says && { flavour: is.says }),
  },
});
