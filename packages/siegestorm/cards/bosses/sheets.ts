import type { Ability, Bilingual, CardDecl, Eff, EventPattern } from '@bojiste/kernel';
import {
  all,
  atMost,
  calc,
  call,
  ev,
  ge,
  instead,
  minus,
  nothing,
  on,
  self,
  seq,
  verb,
} from '@bojiste/kernel/effects/build';
import { DIFFICULTIES, NIGHT, USE } from '../../types.ts';
import { everyBossTurn, raiseThreat, totemFalls } from '../../words.ts';
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
  readonly abilities: (key: string, rest: number, goal: number) => readonly Ability[];
}

const CLAUSES = ['SS-CARD-boss-stredni', 'SS-CARD-boss-narocna', 'SS-CARD-boss-velmi-narocna'];
const SUFFIX = ['', '-hard', '-very-hard'];

const valuesOf = (row: Row, i: number): SheetValues => {
  const [threat, basic, advanced, lives, livesCoop, hand] = row;
  return { difficulty: DIFFICULTIES[i], threat, basic, advanced, lives, livesCoop, hand, clauses: [CLAUSES[i]] };
};

const boss = (key: string, cs: string, en: string, { rows, goals, stand, abilities, ...face }: Face): CardDecl[] =>
  rows.map((row, i) => {
    const goal = goals?.[i] ?? 0;
    const is = { ...valuesOf(row, i), ...face, goal, ...(stand && { stands: stand(i) }) };
    return bossSheet(`${key}${SUFFIX[i]}`, cs, en, is, ...abilities(`${key}${SUFFIX[i]}`, row[6], goal));
  });

const CHALLENGE: Bilingual = { cs: 'Výzva', en: 'Challenge' };
const NIGHTFALL: Bilingual = { cs: 'Noc', en: 'Night' };
const VICTORY: Bilingual = { cs: 'Vítězství', en: 'Victory' };

/** Every fourth turn: threat, what the players get back, and the boss's own deed. */
const night = (key: string, rest: number, own: readonly [Eff, string, string], rise = 1): Ability =>
  on(`${key}.night`, everyBossTurn(NIGHT), seq(verb('threat', rise), verb('rest', rest), own[0]), {
    name: NIGHTFALL,
    wording: {
      cs: `Na konci každého ${NIGHT}. tahu bosse zvyš hrozbu o ${rise}, každý hráč dá vrchních ${rest} karet svých ztrát v pořadí pod své zdroje a ${own[1]}.`,
      en: `At the end of every ${NIGHT}th turn of the boss raise the threat by ${rise}, each player puts the top ${rest} cards of their loss pile under their resources in order, and ${own[2]}.`,
    },
  });

/** Damage to the boss that is lessened or turned away. */
const ward = (key: string, when: EventPattern['if'], effect: Eff, wording: Bilingual): Ability =>
  instead(
    `${key}.challenge`,
    { on: 'damaged', if: all(calc('hurtsBoss'), ...(when === undefined ? [] : [when])) },
    effect,
    {
      name: CHALLENGE,
      wording,
    },
  );

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
      ge(calc('bossLeaders'), 2),
      { k: 'amend', field: 'amount', n: minus(ev('amount'), 1) },
      {
        cs: 'Dvůr: dokud na bojišti stojí dva vůdci bosse, každý zdroj mu uštědří o 1 DMG méně.',
        en: 'Court: while two leaders of the boss stand on the battlefield, every source deals it 1 damage less.',
      },
    ),
    night(key, rest, [
      verb('gang'),
      'na každého spojence bosse položte žeton gangu',
      "put a gang token on each of the boss's allies",
    ]),
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
    on(`${key}.challenge`, totemFalls, seq(raiseThreat, verb('feat')), {
      name: CHALLENGE,
      wording: {
        cs: `Ozvěna: kdykoli padne totem, zvyš hrozbu o 1. Ticho: boss je poražen, jakmile padne ${goal}. totem.`,
        en: `Echo: whenever a totem falls, raise the threat by 1. Silence: the boss is beaten as soon as ${goal} totems have fallen.`,
      },
    }),
    night(key, rest, [
      call('rage', self, USE.action),
      'na každý totem položte žeton běsů',
      'put a rage token on every totem',
    ]),
  ],
});

const fury = boss('fury-itself', 'Běs sám', 'Fury Itself', {
  boss: 'fury',
  says: ['Nedá se zabít. Dá se unavit.', 'It cannot be killed, only tired.'],
  moreCards: 'wounded',
  rows: [
    [1, 20, 8, 18, 34, 2, 8],
    [1, 20, 11, 19, 38, 3, 9],
    [2, 20, 14, 22, 36, 3, 9],
  ],
  abilities: (key, rest) => [
    ward(
      key,
      calc('byHandAction'),
      { k: 'amend', field: 'amount', n: atMost(ev('amount'), 1) },
      {
        cs: 'Nehmotný: akce z ruky uštědří bossovi nejvýše 1 DMG; údery a jejich akce platí v plné výši. Má-li méně než polovinu životů, táhne o kartu více.',
        en: 'Bodiless: an action from hand deals the boss at most 1 damage; strikes and their actions count in full. Below half of its lives it draws one card more.',
      },
    ),
    night(key, rest, [verb('advance'), 'armáda bosse postoupí o 1 pole', "the boss's army advances 1 space"]),
  ],
});

const lord = boss('lord-of-the-gate', 'Pán brány', 'Lord of the Gate', {
  boss: 'lord',
  says: ['Brána má dvě strany. Obě jsou jeho.', 'The gate has two sides, both his.'],
  basicDeck: 'stone-watch',
  advancedDeck: 'hungry-swarm',
  stand: (difficulty) => (difficulty === 2 ? 'iron-gate' : 'gate'),
  victory: 'banner',
  goals: [4, 5, 6],
  rows: [
    [1, 22, 8, 10, 18, 2, 7],
    [1, 24, 12, 12, 22, 3, 7],
    [2, 24, 18, 14, 24, 3, 7],
  ],
  abilities: (key, rest, goal) => [
    ward(
      key,
      calc('gateStands'),
      { k: 'drop' },
      {
        cs: 'Brána: od začátku stojí na frontě bosse brána se Štítem. Dokud stojí, boss neutrpí žádné DMG.',
        en: "Gate: a gate with Shield stands on the boss's front from the start. While it stands the boss takes no damage.",
      },
    ),
    night(key, rest, [verb('raiseGate'), 'padlou bránu postavte znovu', 'a fallen gate is put up again']),
    on(`${key}.victory`, { on: 'turnStarts', if: calc('holdsLand') }, verb('feat'), {
      name: VICTORY,
      wording: {
        cs: `Prapor: boss je poražen, jakmile na začátku tahu hráče drží jeho nestvůra zemi nikoho celkem ${goal}krát.`,
        en: `Banner: the boss is beaten once a player's monster has held no man's land at the start of that player's turn ${goal} times in all.`,
      },
    }),
  ],
});

const queen = boss('queen-of-the-swarm', 'Královna hejna', 'Queen of the Swarm', {
  boss: 'queen',
  says: ['Nepočítej je. Počítej dny.', 'Do not count them, count the days.'],
  advancedDeck: 'hungry-swarm',
  moreCards: 'nights',
  victory: 'dawn',
  goals: [11, 12, 13],
  rows: [
    [1, 22, 10, 60, 90, 2, 9],
    [1, 23, 13, 60, 90, 3, 10],
    [2, 24, 18, 60, 90, 3, 10],
  ],
  abilities: (key, rest, goal) => [
    night(
      key,
      rest,
      [nothing, 'od druhé noci boss táhne o kartu více', 'from the second night on the boss draws one card more'],
      2,
    ),
    on(`${key}.victory`, { on: 'bossTurnEnds', if: ge({ k: 'tally', tally: 'bossTurns' }, goal) }, verb('dawn'), {
      name: VICTORY,
      wording: {
        cs: `Svítání: přežije-li někdo z hráčů konec ${goal}. tahu bosse, boss je poražen.`,
        en: `Dawn: if a player is still in the game at the end of the boss's turn ${goal}, the boss is beaten.`,
      },
    }),
  ],
});

export const sheets: readonly CardDecl[] = [...prince, ...lady, ...fury, ...lord, ...queen];
