import {
  addCard,
  type Bilingual,
  build,
  type CardDecl,
  changeCounter,
  changeResource,
  F,
  finish,
  type Game,
  type GameDef,
  ifPossible,
  live,
  makeRow,
  NONE,
  OUTCOME,
  propose,
  refOf,
  rollDie,
  type Section,
  type State,
  setTally,
  shuffleZone,
  statOf,
  submit,
  type Verb,
} from '@bojiste/kernel';

/** Pebbles: the smallest game that has everything the kit looks at. Only for tests of the kit itself. */

const { $, act, add, always, by, call, cardsIn, count, draw, flagged, foe, forever, free, gain, gt, inPlay } = build;
const { instead, isCard, loop, mark, mayPick, minus, no, noted, on, oncePerTurn, pick, place, places } = build;
const { play, playCard, put, self, seq, step, turn, verb, you, beginTurn, amend, ev, kind, zone } = build;

const same = (word: string): Bilingual => ({ cs: word, en: word });
/** A word that effects speak of: in Czech it needs its declension. */
const spoken = (cs: string, en: string): Bilingual => ({ cs, en });
const named = (word: string) => ({ name: word, text: same(word) });
const enemies = inPlay.with(no(by(you)));

const kindOf = (g: Game, name: string): number => g.names.events.get(name) as number;

const hurt: Verb = {
  args: ['card', 'number'],
  ...ifPossible(
    (_, s, __, card, n) => n > 0 && live(s, card) !== null,
    (g, s, f, card, n) => propose(g, s, f, kindOf(g, 'hurt'), card, n),
  ),
  text: same('{0} {1}'),
  hint: () => 1,
  clauses: ['PB-HURT-01'],
};
const roll: Verb = {
  args: [],
  exec: (_, s) => setTally(s, 0, rollDie(s, 6) + 1),
  could: () => true,
  text: same('roll'),
  hint: () => 0,
  clauses: ['PB-ROLL-01'],
};

const unit = (key: string, power: number, life: number, ...abilities: CardDecl['abilities']): CardDecl => ({
  key,
  names: { cs: `cs-${key}`, en: key },
  set: 'base',
  type: 'unit',
  kinds: ['unit'],
  stats: { power, life },
  abilities,
});

const bolt: CardDecl = {
  ...unit(
    'bolt',
    0,
    0,
    play(
      'bolt',
      seq(pick('t', enemies, seq(verb('roll'), verb('hurt', $('t'), noted('die')))), put(self, zone('discard'))),
    ),
  ),
  kinds: ['trick'],
};

export const cards: readonly CardDecl[] = [
  unit('scout', 1, 1),
  unit(
    'guard',
    1,
    3,
    always('brave', [add(inPlay.with(isCard(self)), 'power', count(inPlay.with(by(you), no(isCard(self)))))]),
  ),
  unit(
    'bomber',
    1,
    1,
    on('blast', { on: 'entered', subject: [isCard(self)] }, mayPick('t', enemies, verb('hurt', $('t'), 1))),
  ),
  unit(
    'shield',
    0,
    3,
    instead('block', { on: 'hurt', subject: [isCard(self)] }, amend('amount', minus(ev('amount'), 1))),
  ),
  unit('sage', 0, 2, act('study', draw(you, 1), { limit: oncePerTurn, during: ['main'] })),
  bolt,
];

function settle(g: Game, s: State): boolean {
  let rows: number[] = [];
  for (const card of s.cards) {
    const dead = g.zones[card.zone].board && s.counters[card.id] >= statOf(g, s, card, 1);
    if (!dead) continue;
    rows = rows.concat(
      makeRow(kindOf(g, 'put'), refOf(card), NONE, NONE, 0, card.zone, g.zoneOf('discard', card.owner), 0, 0),
    );
  }
  if (rows.length > 0) submit(g, s, NONE, rows);
  const beaten = s.seats.findIndex((seat) => seat.resources[0] === 0);
  if (beaten >= 0 && s.turn > 0) finish(s, OUTCOME.won, 1 << (1 - beaten));
  if (s.turn > 60) finish(s, OUTCOME.turnLimit, 0);
  return rows.length > 0;
}

const pile = (name: string, sight: 'open' | 'owner' | 'none') =>
  ({
    name,
    per: 'seat',
    sight,
    group: name,
    alike: true,
    text: name === 'discard' ? spoken('hromádka|f:žena', name) : same(name),
  }) as const;

export const pebblesBook: readonly Section[] = [
  {
    code: 'ALL',
    title: same('all'),
    clauses: ['PB-TURN-01', 'PB-DEPLOY-01', 'PB-STRIKE-01', 'PB-RAID-01'].map((id) => ({
      id,
      kind: 'rule' as const,
      title: same(id),
      text: same(id),
      check: id,
    })),
  },
];

export const pebbles: GameDef = {
  id: 'pebbles',
  names: same('Pebbles'),
  modes: [{ key: 'duel', text: same('duel'), seats: [2] }],
  maxSeats: 2,
  zones: [
    pile('deck', 'none'),
    pile('hand', 'owner'),
    pile('discard', 'open'),
    { ...pile('camp', 'open'), group: 'board', alike: false },
    {
      name: 'board',
      per: 'board',
      sight: 'open',
      group: 'board',
      alike: false,
      text: spoken('hřiště|n:moře', 'board'),
      spaces: ['a', 'b', 'c', 'd'],
    },
  ],
  counters: [named('damage')],
  resources: [named('lives')],
  flags: [{ ...named('tired'), reset: 'turn' }],
  kinds: [named('unit'), named('trick')],
  tags: [],
  stats: [
    { ...named('power'), text: spoken('síla|f:žena', 'power') },
    { ...named('life'), min: 1 },
  ],
  layers: [{ name: 'add', op: 'add' }],
  tallies: [{ name: 'die', reset: 'turn', start: 0 }],
  rules: [],
  scopes: [],
  events: [
    {
      name: 'hurt',
      before: { cs: 'by měl{subject:end} {subject} utrpět zranění', en: '{subject} would take damage' },
      log: { cs: '{subject} -{amount}', en: '{subject} takes {amount}' },
      commit: (g, s, row) => {
        const card = live(s, row[F.subject]);
        if (card !== null) changeCounter(g, s, card, 0, row[F.amount]);
      },
    },
    { name: 'drawn', log: { cs: '{by} bere {subject}', en: '{by} draws {subject}' } },
  ],
  verbs: { hurt, roll },
  natives: {},
  calcs: {},
  procs: [
    {
      key: 'game',
      args: [],
      clauses: ['PB-TURN-01'],
      do: loop(forever, seq(call('limit'), turn('turn', build.seatsWhere('p', build.same($('p'), build.active))))),
    },
    { key: 'limit', args: [], clauses: ['PB-END-01'], do: { k: 'nothing' } },
    {
      key: 'deploy',
      args: ['card'],
      clauses: ['PB-DEPLOY-01'],
      do: step(same('deploy'), ['PB-DEPLOY-01'], place('p', places(free), put($('card'), $('p')))),
    },
  ],
  acts: [
    {
      key: 'deploy',
      text: same('Deploy'),
      clauses: ['PB-DEPLOY-01'],
      of: cardsIn('hand').with(kind('unit')),
      when: gt(count(places(free)), 0),
      do: call('deploy', self),
    },
    {
      key: 'cast',
      text: same('Cast'),
      clauses: ['PB-CAST-01'],
      of: cardsIn('hand').with(kind('trick')),
      do: playCard(self),
    },
    {
      key: 'strike',
      text: same('Strike'),
      clauses: ['PB-STRIKE-01'],
      of: inPlay.with(by(you), no(flagged('tired'))),
      do: pick('t', enemies, seq(mark('tired', self), verb('hurt', $('t'), build.stat(self, 'power')))),
    },
    {
      key: 'raid',
      text: same('Raid'),
      clauses: ['PB-RAID-01'],
      of: inPlay.with(by(you), no(flagged('tired'))),
      do: seq(mark('tired', self), gain('lives', foe, -1)),
    },
  ],
  turns: {
    turn: [
      {
        step: 'main',
        text: spoken('Hlavní krok|m:hrad', 'Main'),
        clauses: ['PB-TURN-02'],
        acts: ['deploy', 'cast', 'strike', 'raid'],
        menu: true,
      },
      {
        step: 'end',
        text: same('End'),
        clauses: ['PB-TURN-03'],
        acts: [],
        menu: false,
        enter: draw(you, 1),
        leave: beginTurn(foe),
      },
    ],
  },
  abilities: [],
  cards,
  decks: [
    { key: 'red', name: same('red'), cards: { scout: 3, guard: 3, bomber: 3, bolt: 3 } },
    { key: 'blue', name: same('blue'), cards: { scout: 2, shield: 4, sage: 3, bolt: 3 } },
  ],
  options: [
    {
      name: 'lives',
      text: same('lives'),
      values: [
        { value: 3, name: 'few', text: same('few') },
        { value: 5, name: 'many', text: same('many') },
      ],
      start: 3,
    },
  ],
  texts: {},
  main: 'game',
  drawFrom: 'deck',
  drawTo: 'hand',
  playTest: 'feasible',
  triggers: 'atOnce',
  setup: (g, s, input) => {
    for (let seat = 0; seat < input.seats; seat++) {
      for (const [key, n] of Object.entries(input.decks[seat].cards))
        for (let i = 0; i < n; i++) addCard(g, s, key, seat, g.zoneOf('deck', seat));
      shuffleZone(g, s, g.zoneOf('deck', seat));
      const top = s.zones[g.zoneOf('deck', seat)].slice(-3);
      for (const id of top) {
        const row = makeRow(kindOf(g, 'drawn'), refOf(s.cards[id]), NONE, seat, 1, NONE, g.zoneOf('hand', seat), 0, 0);
        submit(g, s, NONE, row);
      }
      changeResource(s, seat, 0, s.options[0]);
    }
    s.turn = 1;
  },
  settle,
  ladder: (_, s, seat) => ({ rung: seat === s.active ? 0 : 1, chooser: s.active }),
  chooser: (_, s) => s.active,
  decider: (_, __, seat) => seat,
  allied: (_, a, b) => a === b,
  distance: (_, __, a, b) => Math.abs(a - b),
  free: (_, s, space) => s.zones[space].length === 0,
  evaluate: (_, s, seat) => (s.seats[seat].resources[0] - s.seats[1 - seat].resources[0]) / 10,
  checkDeck: () => [],
  whyNot: (_, __, ___, attempt) =>
    attempt.act === 'strike' && (attempt.card?.flags ?? 0) !== 0
      ? { code: 'tired', clause: 'PB-STRIKE-01', blockers: [] }
      : { code: 'unknown', clause: 'PB-TURN-01' },
};
