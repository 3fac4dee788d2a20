import type { FlagDecl, Named, ScopeDecl, StatDecl, TallyDecl, ZoneDecl } from '@bojiste/kernel';
import { spaces } from './rules/battlefield.ts';
import { ITEM } from './types.ts';

/** Everything the game declares by name. The order is that of the numbers in types.ts. */

const named = (name: string, cs: string, en: string): Named => ({ name, text: { cs, en } });

type SeatZone = Pick<ZoneDecl, 'sight' | 'alike'> & Partial<Pick<ZoneDecl, 'remembers' | 'group'>>;
const pile = (name: string, cs: string, en: string, zone: SeatZone): ZoneDecl => ({
  name,
  per: 'seat',
  group: name,
  text: { cs, en },
  ...zone,
});

/** Armies and boards are spaces; everything else is a pile of one seat, but for the chain (pořadí příkazů). */
export const zones: readonly ZoneDecl[] = [
  {
    name: 'board',
    per: 'board',
    sight: 'open',
    group: 'board',
    alike: false,
    spaces,
    text: { cs: 'bitevní pole|n:moře@na', en: 'battle area' },
  },
  pile('deck', 'balíček* zdrojů|i:hrad;s2=balíčku,s3=balíčku,s6=balíčku,s7=balíčkem', 'resource deck', {
    sight: 'none',
    alike: true,
  }),
  pile('hand', 'ruka|f|ruka,ruky,ruce,ruku,ruce,rukou|ruce,rukou,rukám,ruce,rukách,rukama', 'hand', {
    sight: 'owner',
    alike: true,
    remembers: true,
    group: 'hand',
  }),
  // Cards picked to pay lie here until the payment is complete, so that nothing is shown too early (SS-RULING-29).
  pile('payment', 'platba|f:žena', 'payment', { sight: 'owner', alike: true, remembers: true, group: 'hand' }),
  // Cards drawn by Vision are set aside (SS-RULING-26).
  pile('vision', 'karty* vize|f|karty,karet,kartám,karty,kartách,kartami', 'vision', { sight: 'owner', alike: true }),
  pile('loss', 'balíček* ztrát|i:hrad;s2=balíčku,s3=balíčku,s6=balíčku,s7=balíčkem@na', 'loss pile', {
    sight: 'open',
    alike: false,
  }),
  pile('heal', 'balíček* léčení|i:hrad;s2=balíčku,s3=balíčku,s6=balíčku,s7=balíčkem', 'healing deck', {
    sight: 'none',
    alike: true,
  }),
  pile('reserves', 'zálohy|f|zálohy,záloh,zálohám,zálohy,zálohách,zálohami', 'reserves', {
    sight: 'open',
    alike: false,
    remembers: true,
  }),
  pile('removed', 'karty* mimo hru|f|karty,karet,kartám,karty,kartách,kartami', 'cards out of the game', {
    sight: 'open',
    alike: false,
  }),
  pile('reinforcements', 'balíček* posil|i:hrad;s2=balíčku,s3=balíčku,s6=balíčku,s7=balíčkem', 'reinforcement deck', {
    sight: 'open',
    alike: true,
  }),
  pile('sheet', 'karta* bosse|f:žena', 'boss card', { sight: 'open', alike: false }),
  {
    name: 'chain',
    per: 'table',
    sight: 'open',
    group: 'chain',
    alike: false,
    text: { cs: 'pořadí* příkazů|n:stavení', en: 'command order' },
  },
];

export const counters: readonly Named[] = [
  named('gang', 'žeton* gangu|i:hrad', 'gang token'),
  named('rage', 'žeton* běsů|i:hrad', 'rage token'),
];

export const resources: readonly Named[] = [
  named('lives', 'život* bosse|i:hrad', 'boss life|boss lives'),
  named('threat', 'úroveň* hrozby|f:píseň', 'threat level'),
];

export const flags: readonly FlagDecl[] = [
  { ...named('used', 'použitý|a', 'used|a'), reset: 'never' },
  { ...named('exchanged', 'vyměňovaný|a', 'to be exchanged|a'), reset: 'never' },
  { ...named('activated', 'aktivovaný|a', 'activated|a'), reset: 'turn' },
];

export const kinds: readonly Named[] = [
  named('soldier', 'voják|m:pán', 'soldier'),
  named('veteran', 'veterán|m:pán', 'veteran'),
  named('elite', 'elita|f:žena', 'elite'),
  named('champion', 'šampion|m:pán', 'champion'),
  named('boss', 'karta* bosse|f:žena', 'boss card'),
  named('sheet', 'boss|m:pán;s2=bosse,s4=bosse', 'boss'),
  named('leader', 'vůdce|m|vůdce,vůdce,vůdci,vůdce,vůdci,vůdcem|vůdci,vůdců,vůdcům,vůdce,vůdcích,vůdci', 'leader'),
  named('totem', 'totem|i:hrad', 'totem'),
  named('barrier', 'brána|f:žena', 'gate|gates'),
  // Of the boss's cards only some fight in its army; all cards of players do.
  named('fighter', 'nestvůra|f:žena', 'monster'),
];

/** Keywords of boss cards that last while they are in play (zvláštní akce; SS-SPEC-01). */
export const tags: readonly Named[] = [
  named('shield', 'Štít|i:hrad', 'Shield'),
  named('totem', 'Totem|i:hrad', 'Totem'),
];

export const stats: readonly StatDecl[] = [
  { ...named('cost', 'cena|f:žena', 'cost'), min: 0 },
  { ...named('an', 'ÚČ|n:0', 'attack|attack'), min: 0 },
  { ...named('dn', 'OČ|n:0', 'defence|defence'), min: 0 },
  named('againstMonsters', 'síla* útoku proti nestvůrám|f:žena', 'strength against monsters|strength against monsters'),
  {
    ...named('pierce', 'průraznost|f:kost', 'piercing|piercing'),
    saysMore: {
      cs: 'při úderu {n:ignoruje,ignorují} {n} OČ obránce',
      en: "{n:ignores,ignore} {n} of the defender's defence when striking",
    },
  },
  {
    ...named('draws', 'počet* tažených karet|i:hrad;s2=počtu', 'number* of cards drawn'),
    saysMore: { cs: '{n:táhne,táhnou} o {n} kartu více', en: '{n:draws,draw} {n} more card' },
  },
];

export const layers = [{ name: 'add', op: 'add' }] as const;

const kept = (name: string, start = 0): TallyDecl => ({ name, reset: 'never', start });

export const tallies: readonly TallyDecl[] = [
  kept('mode'),
  /** 1 until the first draw step of a duel is over (SS-TURN-06). */
  kept('firstDraw'),
  /** 1 while the boss may still renew its deck: the reinforcement token (SS-SIEGE-09). */
  kept('renewal'),
  kept('startLives'),
  {
    ...kept('bossTurns'),
    text: { cs: 'počet* odehraných tahů bosse|i:hrad;s2=počtu', en: 'number* of turns the boss has taken' },
  },
  /** Strength of the running strike. */
  kept('strength'),
  /** Seats (bits) that have earned an extra turn, and those that are in one (SS-RULING-13). */
  kept('extra'),
  kept('again'),
  /** Armies (bits, two for each seat) into which a monster was deployed normally this turn. */
  kept('deployed'),
  /** Advances by effect that wait for the chain to end, three bits for each seat (SS-RULING-11). */
  kept('advances'),
  /** Seats (bits) whose cards have left the game. */
  kept('swept'),
  /** The starting seat before it is known, and the army that advances first. */
  { ...kept('drawing'), hidden: true },
  /** The player an effect of the boss concerns (SS-COOP-12). */
  kept('victim'),
  /** Whose turn comes next. */
  { ...kept('next'), hidden: true },
  /** What was done for the boss card's second condition of victory: fallen totems, dawns under the banner. */
  kept('feats'),
];

export const rules: readonly Named[] = [
  named('target', 'být cílem akcí či schopností', 'be the target of actions or abilities'),
];

export const scopes: readonly ScopeDecl[] = [ITEM];
