import type { Ability, Bilingual, Change } from '@bojiste/kernel';
import { add, always, hostOf, only, self, tag } from '@bojiste/kernel/effects/build/index';
import { attackSplit, me } from '../words.ts';

/** Popis schopností karet: the keywords of the manual (OW-KEY). Equal keywords of all cards share one key. */

/** Czech and English. */
type Pair = readonly [cs: string, en: string];
const both = ([cs, en]: Pair): Bilingual => ({ cs, en });

/** Without a reminder the generated text says what the word means. */
const word = (key: string, name: Pair, clause: string, what: readonly Change[], reminder?: Pair): Ability =>
  always(key, what, {
    keyword: { name: both(name), ...(reminder && { reminder: both(reminder) }) },
    clauses: [clause],
  });

type Reminder = (n: number) => Pair;

const plus =
  (key: string, stat: string, [cs, en]: Pair, clause: string, reminder: Reminder) =>
  (n: number) =>
    word(`${key}+${n}`, [`${cs} +${n}`, `${en} +${n}`], clause, [add(me, stat, n)], reminder(n));

/** 1 žeton, 2 žetony, 5 žetonů. */
const tokens = (n: number): string => `${n} ${n === 1 ? 'žeton' : n < 5 ? 'žetony' : 'žetonů'}`;
const points = (n: number): string => `${n} ${n === 1 ? 'bod' : n < 5 ? 'body' : 'bodů'}`;

const works =
  (cs: string, en: string): Reminder =>
  (n) => [
    `Když tuto postavu vyčerpáš ${cs.startsWith('s') ? 'ke' : 'k'} ${cs}, odebere ${tokens(n + 1)} práce místo 1.`,
    `When you exhaust this character for ${en}, it removes ${n + 1} work tokens instead of 1.`,
  ];
const restores =
  (cs: string, en: string): Reminder =>
  (n) => [
    `Když tato postava v boji obnoví obranu ${cs}, obnoví ${points(n + 1)} místo 1.`,
    `When this character restores defence to ${en} in battle, it restores ${n + 1} instead of 1.`,
  ];

export const healing = plus(
  'healing',
  'healing',
  ['Léčení', 'Healing'],
  'OW-KEY-01',
  restores('postavy', 'a character'),
);
export const buildingRepair = plus(
  'building-repair',
  'buildingRepair',
  ['Oprava budov', 'Building repair'],
  'OW-KEY-02',
  restores('budovy', 'a building'),
);
export const vehicleRepair = plus(
  'vehicle-repair',
  'vehicleRepair',
  ['Oprava vozidel', 'Vehicle repair'],
  'OW-KEY-03',
  restores('vozidla', 'a vehicle'),
);
export const construction = plus(
  'construction',
  'construction',
  ['Stavba budov', 'Construction'],
  'OW-KEY-08',
  works('stavbě', 'construction'),
);
export const production = plus(
  'production',
  'production',
  ['Výroba vozidel', 'Production'],
  'OW-KEY-09',
  works('výrobě', 'production'),
);
export const research = plus('research', 'research', ['Výzkum', 'Research'], 'OW-KEY-10', works('výzkumu', 'research'));
export const gathering = plus('gathering', 'gathering', ['Sběr', 'Gathering'], 'OW-GATHER-03', (n) => [
  `Když sbírá zásilky, přinese jich o ${n} víc.`,
  `When it gathers crates, it brings ${n} more.`,
]);

/** The numbers stand on the card itself; the keyword only says so and adds nothing to anything (OW-KEY-04, OW-KEY-05). */
export const crew = (least: number, most: number): Ability => {
  const fewest = least === most ? ['', ''] : ['alespoň ', 'at least '];
  const people = least === 1 ? `přiřazenou ${fewest[0]}1 postavu` : `přiřazené ${fewest[0]}${least} postavy`;
  const characters = `${fewest[1]}${least === 1 ? '1 assigned character' : `${least} assigned characters`}`;
  const [name, reminder]: readonly [Pair, Pair] =
    least === most
      ? [
          [`Posádka: ${least}`, `Crew: ${least}`],
          [`Funguje, jen když má ${people}.`, `Works only with ${characters}.`],
        ]
      : [
          [`Posádka: ${least} až ${most}`, `Crew: ${least} to ${most}`],
          [
            `Funguje, jen když má ${people}; přijme jich nejvýše ${most}.`,
            `Works only with ${characters}; it takes at most ${most}.`,
          ],
        ];
  const clause = least === most ? 'OW-KEY-04' : 'OW-KEY-05';
  return word(`crew-${least}-${most}`, name, clause, [add(me, 'health', 0)], reminder);
};

export const protection = (n: number): Ability =>
  word(
    `protection-${n}`,
    [`Ochrana ${n}`, `Protection ${n}`],
    'OW-KEY-14',
    [add(me, 'protection', n)],
    [`Karty, které na tuto kartu útočí, mají −${n} k útoku.`, `Cards attacking this card get −${n} attack.`],
  );

export const skilful = word(
  'skilful',
  ['Zručný', 'Skilful'],
  'OW-KEY-11',
  [tag(me, 'skilful')],
  [
    'Žetony práce, které odebírá, smí rozdělit mezi více karet.',
    'It can split the work tokens it removes among several cards.',
  ],
);
export const areaAttack = word(
  'area-attack',
  ['Plošný útok', 'Area attack'],
  'OW-KEY-12',
  [tag(me, 'area')],
  ['Svůj útok smí libovolně rozdělit mezi více cílů.', 'It can split its attack among several targets.'],
);
export const piercing = word(
  'piercing',
  ['Průrazný', 'Piercing'],
  'OW-KEY-13',
  [tag(me, 'piercing')],
  [
    'Útok, který zbude po zranění karty, se odečte od její obnovené obrany.',
    'Attack left over after wounding a card is taken from its restored defence.',
  ],
);
export const doubleAttack = word(
  'double-attack',
  ['Dvojitý útok', 'Double attack'],
  'OW-KEY-15',
  [tag(me, 'double')],
  ['Útočí dvakrát, na stejný cíl nebo na dva různé.', 'It attacks twice, the same target or two different ones.'],
);
export const stun = word(
  'stun',
  ['Omráčení', 'Stun'],
  'OW-KEY-16',
  [tag(me, 'stun')],
  ['Svým útokem vyčerpá bránící se kartu.', 'Its attack exhausts the defending card.'],
);
/** The kinds of the card carry the rule; these are its printed words (OW-KEY-17, OW-KEY-18). */
export const mercenary = word(
  'mercenary',
  ['Žoldák', 'Mercenary'],
  'OW-KEY-17',
  [add(me, 'gathering', 0)],
  [
    'Vylož ho do sektoru bez nepřátelských karet; do hry vstupuje připravený.',
    'Play it into a sector without enemy cards; it enters play ready.',
  ],
);
export const hero = word(
  'hero',
  ['Hrdina', 'Hero'],
  'OW-KEY-18',
  [add(me, 'gathering', 0)],
  ['V balíčku posil smí být jen jeden hrdina.', 'A reinforcement deck can have only one hero.'],
);

const hostVehicle = only(hostOf(self)).kind('vehicle');
const hostBuilding = only(hostOf(self)).kind('building');

const LABELS: Readonly<Record<string, Pair>> = {
  defence: ['obraně', 'defence'],
  speed: ['rychlosti', 'speed'],
  special: ['speciálnímu útoku', 'special attack'],
};

/** Posádka vozidla, posádka budovy: the card this character is assigned to gets the bonus (OW-KEY-06, OW-KEY-07). */
const crewBonus = (key: string, [cs, en]: Pair, clause: string, [csHost, enHost]: Pair, of: typeof hostVehicle) => {
  const bonus = (id: string, [csGet, enGet]: Pair, what: readonly Change[]): Ability =>
    word(`${key}-${id}`, [`${cs}: ${csGet}`, `${en}: ${enGet}`], clause, what, [
      `Bonus má ${csHost} posádkou tato postava je.`,
      `The ${enHost} this character crews gets the bonus.`,
    ]);
  return {
    attack: (people: number, vehicles: number, buildings: number): Ability =>
      bonus(
        `attack-${people}-${vehicles}-${buildings}`,
        [`+${people}/+${vehicles}/+${buildings} k útoku`, `+${people}/+${vehicles}/+${buildings} attack`],
        attackSplit(of, people, vehicles, buildings),
      ),
    stat: (stat: string, n: number): Ability => {
      const [czech, english] = LABELS[stat] ?? [stat, stat];
      return bonus(`${stat}-${n}`, [`+${n} k ${czech}`, `+${n} ${english}`], [add(of, stat, n)]);
    },
    protection: (n: number): Ability =>
      bonus(`protection-${n}`, [`Ochrana ${n}`, `Protection ${n}`], [add(of, 'protection', n)]),
    tag: (name: string, czech: string, english: string): Ability => bonus(name, [czech, english], [tag(of, name)]),
  };
};
export const vehicleCrew = crewBonus(
  'vehicle-crew',
  ['Posádka vozidla', 'Vehicle crew'],
  'OW-KEY-07',
  ['vozidlo, jehož', 'vehicle'],
  hostVehicle,
);
export const buildingCrew = crewBonus(
  'building-crew',
  ['Posádka budovy', 'Building crew'],
  'OW-KEY-06',
  ['budova, jejíž', 'building'],
  hostBuilding,
);

/** All that cards grant by key. */
export const keywords: readonly Ability[] = [skilful, areaAttack, piercing, doubleAttack, stun];
