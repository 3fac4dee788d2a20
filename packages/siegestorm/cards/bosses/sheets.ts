import type { Ability, Bilingual, CardDecl, Cond, Eff } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  always,
  amend,
  atMost,
  by,
  calc,
  call,
  cardsIn,
  count,
  drop,
  each,
  ev,
  ge,
  gt,
  inPlay,
  instead,
  kind,
  minus,
  noted,
  on,
  only,
  same,
  self,
  seq,
  some,
  verb,
  you,
} from '@bojiste/kernel/effects/build';
import { DIFFICULTIES, NIGHT, USE } from '../../types.ts';
import { bossTurnEnds, nightFalls, raiseThreat, totemFalls } from '../../words.ts';
import { bossSheet, type SheetFace, type SheetValues } from '../boss-make.ts';

/**
 * Karty bossů: five bosses, each with a card for every difficulty (SS-COMP-02), in the order of the options `boss` and
 * `difficulty`. Each has a challenge that always holds, its own night, and some a second way to beat it.
 */

/** Threat, basic and advanced cards, lives alone and together, hand, and what every night brings back to the players. */
type Row = readonly [number, number, number, number, number, number, number];

interface Face extends SheetFace {
  readonly goals?: readonly [number, number, number];
  readonly rows: readonly [Row, Row, Row];
  readonly stand?: (difficulty: number) => string;
  readonly abilities: (key: string, rest: number, goal: number, difficulty: number) => readonly Ability[];
}

const CLAUSES = ['SS-CARD-boss-stredni', 'SS-CARD-boss-narocna', 'SS-CARD-boss-velmi-narocna'];
const SUFFIX = ['', '-hard', '-very-hard'];

const valuesOf = (row: Row, i: number): SheetValues => {
  const [threat, basic, advanced, lives, livesCoop, hand, night] = row;
  return { difficulty: DIFFICULTIES[i], threat, basic, advanced, lives, livesCoop, hand, night, clauses: [CLAUSES[i]] };
};

const boss = (key: string, cs: string, en: string, { rows, goals, stand, abilities, ...face }: Face): CardDecl[] =>
  rows.map((row, i) => {
    const goal = goals?.[i] ?? 0;
    const is = { ...valuesOf(row, i), ...face, goal, ...(stand && { stands: stand(i) }) };
    return bossSheet(`${key}${SUFFIX[i]}`, cs, en, is, ...abilities(`${key}${SUFFIX[i]}`, row[6], goal, i));
  });

const named = (cs: string, en: string): { readonly name: Bilingual } => ({ name: { cs, en } });

/** What the boss does when night falls, beside what every night brings (SS-RULING-101). */
const night = (key: string, rest: number, deed: Eff): Ability =>
  on(`${key}.night`, nightFalls, deed, named(`Noc ${rest}`, `Night ${rest}`));

/** Damage to the boss that is lessened or turned away. */
const ward = (key: string, when: Cond, effect: Eff, name: { readonly name: Bilingual }): Ability =>
  instead(`${key}.challenge`, { on: 'damaged', if: all(same(ev('to'), you), when) }, effect, name);

const prince = boss('zloblin-prince', 'Kníže zloblinů', 'Prince of the Zloblins', {
  boss: 'prince',
  says: ['Korunu si půjčil. Hlavu pod ní taky.', 'He borrowed the crown, and the head beneath it.'],
  rows: [
    [1, 20, 6, 22, 40, 2, 8],
    [1, 21, 9, 21, 42, 3, 9],
    [2, 21, 13, 24, 36, 3, 9],
  ],
  abilities: (key, rest) => [
    ward(
      key,
      ge(count(inPlay.with(kind('leader'), by(you))), 2),
      amend('amount', minus(ev('amount'), 1)),
      named('Dvůr', 'Court'),
    ),
    night(key, rest, verb('gang')),
  ],
});

const lady = boss('lady-of-totems', 'Paní totemů', 'Lady of Totems', {
  boss: 'lady',
  says: ['Dřevo pamatuje. Ona mu napovídá.', 'Wood remembers; she prompts it.'],
  basicDeck: 'stone-watch',
  totems: true,
  victory: 'silence',
  goals: [4, 5, 6],
  rows: [
    [1, 18, 9, 24, 42, 2, 8],
    [1, 18, 12, 25, 46, 3, 9],
    [2, 18, 15, 28, 44, 3, 9],
  ],
  abilities: (key, rest, goal) => [
    // One ability, so that nobody has to order an echo and a count.
    on(
      `${key}.challenge`,
      totemFalls,
      seq(raiseThreat(1), verb('feat', goal)),
      named('Ozvěna a ticho', 'Echo and Silence'),
    ),
    night(key, rest, call('rage', self, USE.action)),
  ],
});

const fury = boss('fury-itself', 'Běs sám', 'Fury Itself', {
  boss: 'fury',
  says: ['Nedá se zabít. Dá se unavit.', 'It cannot be killed, only tired.'],
  rows: [
    [1, 20, 8, 18, 34, 2, 8],
    [1, 20, 11, 19, 38, 3, 9],
    [2, 20, 14, 22, 36, 3, 9],
  ],
  abilities: (key, rest) => [
    ward(key, calc('byHandAction'), amend('amount', atMost(ev('amount'), 1)), named('Nehmotný', 'Bodiless')),
    always(`${key}.fury`, [add(only(self), 'draws', 1)], { ...named('Zuřivost', 'Fury'), if: calc('belowHalf', self) }),
    night(key, rest, verb('advance', you, 1)),
  ],
});

/** The hardest gate has more defence, and another name. */
const isIron = (difficulty: number): boolean => difficulty === 2;

const lord = boss('lord-of-the-gate', 'Pán brány', 'Lord of the Gate', {
  boss: 'lord',
  says: ['Brána má dvě strany. Obě jsou jeho.', 'The gate has two sides, both his.'],
  basicDeck: 'stone-watch',
  advancedDeck: 'hungry-swarm',
  stand: (difficulty) => (isIron(difficulty) ? 'iron-gate' : 'gate'),
  victory: 'banner',
  goals: [4, 5, 6],
  rows: [
    [1, 22, 8, 10, 18, 2, 7],
    [1, 24, 12, 12, 22, 3, 7],
    [2, 24, 18, 14, 24, 3, 7],
  ],
  abilities: (key, rest, goal, difficulty) => [
    always(`${key}.setup`, [], {
      ...named('Příprava', 'Setup'),
      wording: isIron(difficulty)
        ? { cs: 'Na frontě bosse stojí Železná brána.', en: "An Iron Gate stands on the boss's front." }
        : { cs: 'Na frontě bosse stojí Brána.', en: "A Gate stands on the boss's front." },
    }),
    ward(key, some(inPlay.with(kind('barrier'))), drop, named('Brána', 'Gate')),
    night(key, rest, each('c', cardsIn('loss').with(kind('barrier')), verb('bossLeader', $('c')))),
    on(`${key}.victory`, { on: 'landHeld' }, verb('feat', goal), named('Prapor', 'Banner')),
  ],
});

const queen = boss('queen-of-the-swarm', 'Královna hejna', 'Queen of the Swarm', {
  boss: 'queen',
  says: ['Nepočítej je. Počítej dny.', 'Do not count them, count the days.'],
  advancedDeck: 'hungry-swarm',
  victory: 'dawn',
  goals: [11, 12, 13],
  rows: [
    [1, 22, 10, 60, 90, 2, 9],
    [1, 23, 13, 60, 90, 3, 10],
    [2, 24, 18, 60, 90, 3, 10],
  ],
  abilities: (key, rest, goal) => [
    always(`${key}.swarm`, [add(only(self), 'draws', 1)], {
      ...named('Rojení', 'Swarming'),
      if: gt(noted('bossTurns'), 2 * NIGHT),
    }),
    night(key, rest, raiseThreat(1)),
    on(
      `${key}.victory`,
      { ...bossTurnEnds, if: ge(noted('bossTurns'), goal) },
      verb('beatBoss'),
      named('Svítání', 'Dawn'),
    ),
  ],
});

export const sheets: readonly CardDecl[] = [...prince, ...lady, ...fury, ...lord, ...queen];
