import { cardAt, cardOn, F, type Game, type LogEntry, type State, sure } from '@bojiste/kernel';
import { boxOf } from '../reads/boxes.ts';
import { bossOf, isBoss, mates } from '../rules/battlefield.ts';
import { BOSSES, DIFFICULTIES, PLAYER_FACTIONS, RES, STAT, TALLY, USE } from '../types.ts';

/** What is measured of the sets (`npx bojiste balance --game siegestorm`): decks against each other, and the bosses. */

const SEAT_A_BEGINS = { first: 1 };
const SECOND_DECKS = ['yrsa-blood', 'khung-lai-masks', 'seraphia-relics', 'styxia-empty-hands'];

const pairOf = (one: string, other: string) => ({
  name: `${one} - ${other}`,
  sides: [one, other] as [string, string],
  decks: [[one, other]],
  options: SEAT_A_BEGINS,
});

const starters = PLAYER_FACTIONS.flatMap((one, i) => PLAYER_FACTIONS.slice(i + 1).map((other) => pairOf(one, other)));
const seconds = SECOND_DECKS.flatMap((one) => PLAYER_FACTIONS.map((other) => pairOf(one, other)));

/** Every boss from its easiest card to its hardest. */
const siegeOf = (boss: number, decks: readonly (readonly string[])[]) =>
  DIFFICULTIES.map((name, difficulty) => ({ name, decks, options: { boss, difficulty } }));

const alone = PLAYER_FACTIONS.map((one) => [one]);
const rotations = PLAYER_FACTIONS.map((_, i) => [...PLAYER_FACTIONS.slice(i), ...PLAYER_FACTIONS.slice(0, i)]);
const together = rotations.map((four) => four.slice(0, 2));

const sieges = (mode: 'siege' | 'coop', title: string, decks: readonly (readonly string[])[]) =>
  BOSSES.map((name, boss) => ({
    key: `${mode}-${name}`,
    title: `${title}: ${name}, starters in turn`,
    mode,
    matchUps: siegeOf(boss, decks),
    bounds: { apart: 0.1 },
  }));

/** Totems felled, dawns under the banner, or her last turn outlived. */
function metGoal(g: Game, s: State, boss: number): boolean {
  const sheet = cardOn(s, g.zoneOf('sheet', boss));
  const facts = sheet === null ? undefined : sure(g.defs[sheet.def]).decl.facts;
  const goal = Number(facts?.goal ?? 0);
  if (facts === undefined || goal <= 0) return false;
  const done = (facts.victory as readonly string[]).includes('dawn') ? TALLY.bossTurns : TALLY.feats;
  return sure(s.tally[done]) >= goal;
}

const PLAYED = ['commanded', 'activated', 'deployed'];
const EARLY_TURNS = 4;
const CHAMPION = 5;

/** The card that comes to stand on the table by this event, if one does. */
function comesToStand(s: State, name: string, entry: LogEntry): number {
  if (name === 'swapped') return cardAt(s, sure(entry.row[F.amount])).def;
  return name === 'deployed' || name === 'placed' ? entry.subject : -1;
}

/** Cards played by the players, reactions and cancels, and champions that stand there before anybody's third turn. */
function deeds(g: Game, s: State, entry: LogEntry) {
  const name = sure(g.events[entry.kind]).decl.name;
  const seat = sure(entry.row[F.by]);
  if (seat < 0 || isBoss(s, seat)) return null;
  const standing = comesToStand(s, name, entry);
  const counts: string[] = [];
  if (
    bossOf(s) < 0 &&
    s.turn <= EARLY_TURNS &&
    standing >= 0 &&
    sure(sure(g.defs[standing]).stats[STAT.cost]) >= CHAMPION
  )
    counts.push('early champion');
  if (!PLAYED.includes(name)) return counts.length === 0 ? null : { seat, counts };
  if (name !== 'deployed' && !mates(s, seat, s.active)) {
    const box = boxOf(g, entry.subject, name === 'activated' ? USE.power : USE.action);
    counts.push('reaction', ...(g.abilities[box]?.tags.includes('cancel') ? ['cancel'] : []));
  }
  return { seat, card: sure(g.defs[entry.subject]).decl.key, counts };
}

/** @public Loaded by name. */
export const balance = {
  series: [
    {
      key: 'duel',
      title: 'Duel: starter decks',
      mode: 'duel',
      matchUps: starters,
      bounds: { share: [0.42, 0.58], first: [0.45, 0.55], length: [8, 13] },
    },
    {
      key: 'seconds',
      title: 'Duel: second decks against the starters',
      mode: 'duel',
      matchUps: seconds,
      bounds: { share: [0.4, 0.6] },
    },
    ...sieges('siege', 'Siege, one player', alone),
    ...sieges('coop', 'Co-operative, two players', together),
    {
      key: 'last',
      title: 'Last one standing: four starters, share of the first named',
      mode: 'last',
      matchUps: rotations.map((decks) => ({ name: decks.join(' - '), decks: [decks], options: SEAT_A_BEGINS })),
      bounds: {},
    },
  ],
  first: () => 0,
  length: (_: Game, s: State) => Math.ceil(s.turn / s.seats.length),
  lengthUnit: 'turns each',
  deeds,
  ending: (g: Game, s: State) => {
    const boss = bossOf(s);
    if (boss < 0 || (s.winners & (1 << boss)) !== 0) return 'resources run out';
    if (sure(sure(s.seats[boss]).resources[RES.lives]) <= 0) return 'boss slain';
    return metGoal(g, s, boss) ? 'second condition' : 'boss out of cards';
  },
} as const;
