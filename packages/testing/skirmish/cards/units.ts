import {
  $,
  act,
  add,
  addCounter,
  allow,
  always,
  amend,
  atMost,
  best,
  by,
  calc,
  cardsBy,
  cardsIn,
  cause,
  change,
  controller,
  copyAbilities,
  could,
  count,
  counter,
  did,
  distance,
  divDown,
  divUp,
  during,
  each,
  either,
  ev,
  exhaust,
  flagged,
  foe,
  ge,
  inPlay,
  instead,
  is,
  isCard,
  it,
  kind,
  let_,
  link,
  linked,
  mark,
  may,
  mayPick,
  minus,
  named,
  near,
  no,
  not,
  oblige,
  on,
  oncePerTurn,
  only,
  pick,
  place,
  placesBy,
  play,
  playCard,
  plus,
  printed,
  put,
  putDown,
  scope,
  seats,
  self,
  seq,
  spend,
  spendCounter,
  sum,
  tagged,
  times,
  together,
  turnOf,
  valuesBy,
  when,
  withCounter,
  withStat,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { Ability } from '@bojiste/kernel/effects/nodes';
import type { CardDecl } from '@bojiste/kernel/table/contract';
import { destroy, harm, heal, weary } from '../verbs.ts';

/** Units. Every ability shows something else that the language can say. */

export const yourUnits = inPlay.kind('unit').with(by(you));
export const theirUnits = inPlay.kind('unit').with(by(foe));

/** New arrivals rest this turn unless they are driven on. */
const settleIn = seq(
  let_('n', calc('present', self)),
  may(harm($('n'), 1), { else: seq(mark('moved', $('n')), mark('struck', $('n'))), prompt: 'ask.drive' }),
);

/** Every unit arrives in its owner's home row at its printed cost. */
const muster = play('muster', place('p', placesBy('home', you), seq(put(self, $('p')), settleIn)), {
  clauses: ['SK-DEPLOY-01'],
  price: [spend('energy', printed(self, 'cost'))],
  wording: {
    cs: 'Zaplaťte cenu a umístěte tuto jednotku na prázdné pole své domovské řady. Buď v tomto tahu odpočívá, nebo utrpí 1 zranění.',
    en: 'Pay the cost and place this unit on an empty space of your home row. It either rests this turn or suffers 1 harm.',
  },
});

/** Some arrive face down and are paid for when they are turned. */
const infiltrate = play(
  'infiltrate',
  place('p', placesBy('home', you), seq(putDown(self, $('p')), mark('veiled', calc('present', self)))),
  {
    clauses: ['SK-HIDE-01'],
    name: { cs: 'Vplížení', en: 'Infiltrate' },
  },
);

interface Numbers {
  readonly cost: number;
  readonly life: number;
  readonly strength: number;
}

const unit = (key: string, cs: string, en: string, stats: Numbers, ...abilities: Ability[]): CardDecl => ({
  key,
  names: { cs, en },
  words: [key],
  set: 'basic',
  type: 'unit',
  kinds: ['unit'],
  stats: { ...stats },
  abilities: abilities.some((a) => a.kind === 'play') ? abilities : [muster, ...abilities],
});

const archer = unit(
  'archer',
  'Lučištník',
  'Archer',
  { cost: 2, life: 2, strength: 1 },
  on('quiver', { on: 'entered', subject: [isCard(self)] }, addCounter('charge', self, 2)),
  act('volley', pick('t', theirUnits.with(near(3, self, 2)), harm($('t'), divUp(distance(self, $('t')), 3))), {
    name: { cs: 'Salva', en: 'Volley' },
    during: ['main'],
    price: [spendCounter('charge', 1)],
    limit: { per: 'step', n: 1 },
  }),
);

const knight = unit(
  'knight',
  'Rytíř',
  'Knight',
  { cost: 3, life: 4, strength: 2 },
  always('challenge', [oblige('strike', theirUnits.adjacentTo(self), [isCard(self)])], {
    name: { cs: 'Výzva', en: 'Challenge' },
  }),
  on('riposte', { on: 'damaging', subject: [isCard(self)] }, when(could(harm(cause, 1)), harm(cause, 1)), {
    name: { cs: 'Odveta', en: 'Riposte' },
    limit: oncePerTurn,
  }),
);

const rider = unit(
  'rider',
  'Jezdec',
  'Rider',
  { cost: 3, life: 3, strength: 2 },
  always('gallop', [allow('through', only(self))]),
  act(
    'ride',
    place(
      'w',
      valuesBy('paths', self),
      scope(
        'ride',
        seq(
          mark('moved', self),
          each('c', placesBy('pathSpaces', $('w')), put(self, $('c'))),
          did('moved', self, $('w')),
        ),
      ),
    ),
    { name: { cs: 'Jízda', en: 'Ride' }, during: ['main'], when: not(is(self, flagged('moved'))) },
  ),
  on(
    'trample',
    { on: 'moved', subject: [isCard(self)], if: ge(ev('amount'), 1) },
    together(each('u', cardsBy('onPath', ev('amount')).kind('unit').with(by(foe)), harm($('u'), 1))),
  ),
);

const medic = unit(
  'medic',
  'Felčar',
  'Medic',
  { cost: 2, life: 2, strength: 0 },
  on(
    'tend',
    { on: 'stepBegins', by: you, if: during('main') },
    pick('u', best(yourUnits.with(withCounter('harm', 'ge', 1)), 'u', counter($('u'), 'harm')), heal($('u'), 1)),
    { name: { cs: 'Ošetření', en: 'Tend' } },
  ),
);

const bearer = unit(
  'bearer',
  'Praporečník',
  'Standard bearer',
  { cost: 2, life: 2, strength: 1 },
  always('banner', [add(yourUnits.adjacentTo(self), 'strength', 1)], {
    name: { cs: 'Prapor', en: 'Banner' },
    cumulative: true,
    if: not(is(self, tagged('marked'))),
  }),
);

const mimic = unit(
  'mimic',
  'Napodobitel',
  'Mimic',
  { cost: 2, life: 2, strength: 1 },
  on(
    'study',
    { on: 'entered', subject: [isCard(self)] },
    mayPick(
      'm',
      inPlay
        .kind('unit')
        .except(self)
        .with(withStat('cost', 'le', 3), no(named('captain'))),
      link(0, $('m')),
    ),
  ),
  always('ape', [copyAbilities(only(self), linked(0))]),
);

const warden = unit(
  'warden',
  'Strážce',
  'Warden',
  { cost: 2, life: 3, strength: 1 },
  instead(
    'ward',
    { on: 'damaging', subject: [by(you), kind('unit'), near(1, self)] },
    amend('amount', minus(ev('amount'), 1)),
    { name: { cs: 'Ochrana', en: 'Ward' }, limit: oncePerTurn },
  ),
);

const martyr = unit(
  'martyr',
  'Mučedník',
  'Martyr',
  { cost: 1, life: 2, strength: 1 },
  instead(
    'sacrifice',
    { on: 'destroying', subject: [by(you), kind('unit'), no(isCard(self))] },
    seq(heal(it, counter(it, 'harm')), destroy(self)),
    { name: { cs: 'Oběť', en: 'Sacrifice' }, optional: true, limit: { per: 'game', n: 1 } },
  ),
);

const phoenix = unit(
  'phoenix',
  'Fénix',
  'Phoenix',
  { cost: 3, life: 2, strength: 2 },
  instead('rebirth', { on: 'destroying', subject: [isCard(self)] }, put(self, zone('hand', controller(self))), {
    name: { cs: 'Znovuzrození', en: 'Rebirth' },
    limit: { per: 'game', n: 1 },
  }),
);

const spy = unit(
  'spy',
  'Zvěd',
  'Spy',
  { cost: 1, life: 2, strength: 1 },
  infiltrate,
  act(
    'sabotage',
    pick('c', cardsIn('hand', foe), put($('c'), zone('discard', foe)), {
      by: foe,
      else: each('p', seats('foes'), weary($('p'))),
    }),
    {
      name: { cs: 'Sabotáž', en: 'Sabotage' },
      during: ['main'],
      limit: { per: 'game', n: 1 },
      price: [exhaust('tired')],
    },
  ),
);

const sleeper = unit(
  'sleeper',
  'Spáč',
  'Sleeper',
  { cost: 4, life: 5, strength: 3 },
  infiltrate,
  always('heavy', [
    change(only(self), 'strength', 'cap', plus(1, divDown(sum('u', yourUnits, printed($('u'), 'cost')), 2))),
    change(only(self), 'life', 'floor', atMost(6, times(2, count(yourUnits.except(self))))),
  ]),
);

const recruit = unit(
  'recruit',
  'Nováček',
  'Recruit',
  { cost: 1, life: 2, strength: 1 },
  on(
    'promotion',
    { on: 'survived', source: [either(isCard(self), kind('captain'))], if: turnOf(you) },
    mayPick(
      'c',
      cardsIn('hand')
        .kind('unit')
        .with(withStat('cost', 'le', 2)),
      playCard($('c')),
    ),
    { name: { cs: 'Povýšení', en: 'Promotion' }, limit: oncePerTurn },
  ),
);

export const units: readonly CardDecl[] = [
  recruit,
  archer,
  knight,
  rider,
  medic,
  bearer,
  mimic,
  warden,
  martyr,
  phoenix,
  spy,
  sleeper,
];
