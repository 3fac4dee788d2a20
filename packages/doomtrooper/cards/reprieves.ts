import type { Ability, CardDecl, CardQuery, Filter } from '@bojiste/kernel';
import {
  $,
  all,
  always,
  bearing,
  by,
  calc,
  cardsBy,
  drop,
  either,
  forbid,
  hostOf,
  inPlay,
  instead,
  inZone,
  is,
  isCard,
  it,
  kind,
  may,
  mayPick,
  named,
  no,
  on,
  only,
  pick,
  sameZoneAs,
  self,
  seq,
  spend,
  tag,
  tagged,
  upon,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any, yours } from '../words.ts';
import { deed } from './deeds.ts';
import { stock } from './gear/stock.ts';
import { laid, lay, stands } from './laid.ts';
import { AFTERWARDS, answer, areaCard, asActions, bearer, gear, type Names, t, w, weapon } from './make.ts';

const host = hostOf(self);
const NEVER = 2;
const below = only(calc('below', self));
const falling = [kind('warrior')];
const E = $('e');
const comrades = yours.warriors.with(sameZoneAs(host));
/** What lay with somebody who has just gone. */
const spoils = cardsBy('leftBy', it);

/** It lies on a card in play and belongs to its type. */
const upon_ = (names: Names, cards: CardQuery, ability: Ability, set: string, type: 'equipment' | 'fortification') =>
  asActions(type === 'fortification' ? 2 : 1, names, lay(cards), { type, set, post: '+', facts: { many: true } }, [
    ability,
  ]);

/** Back to its player's hand, whatever takes it out of play. */
const refrozen = (key: string, event: 'killed' | 'discarded' | 'sacrificed'): Ability =>
  on(key, { on: event, subject: yours.of('legion').where }, may(verb('toHand', it)));

/** Right after a kill in combat, something of the dead. */
const looted = (names: Names, type: 'equipment' | 'relic', to: CardQuery): CardDecl =>
  answer(AFTERWARDS, {
    on: 'killed',
    subject: [kind('warrior'), no(by(you))],
    source: [kind('warrior'), by(you)],
    if: all(calc('justNow'), calc('inCombat')),
  })(names, pick('e', spoils.kind(type), pick('w', cardsBy('takers', E, to), verb('equipFreely', E, w))), {
    set: type === 'relic' ? 'mortificator' : 'inquisition',
    facts: { takesSpoils: true },
  });

const worn = [kind('equipment'), where('x', calc('inGame', $('x')))];
/** Equipment that is not lost, for 3 destiny points each time. */
const gripped = (key: string, event: 'discarded' | 'sacrificed', source?: readonly Filter[]): Ability =>
  instead(key, { on: event, subject: worn, ...(source && { source }) }, drop, {
    optional: true,
    price: [spend('destiny', 3)],
  });

/** Záchrany (reprieves): what is lost and yet not lost, and who takes what the dead leave behind. */
export const reprieves: readonly CardDecl[] = [
  upon_(
    ['FIELD REPAIR KIT', 'Polní opravárenská sada'],
    inPlay.with(either(kind('equipment'), kind('fortification'))),
    always('field-repair-kit', [forbid('endDiscarded', below)]),
    'inquisition',
    'equipment',
  ),
  upon_(
    ['RELIQUARY', 'Relikviář'],
    inPlay.kind('relic'),
    always('reliquary', [
      forbid('discard', below, undefined, NEVER),
      forbid('sacrifice', below, undefined, NEVER),
      forbid('endDiscarded', below, falling),
    ]),
    'inquisition',
    'equipment',
  ),
  upon_(
    ['REACTIVE ARMOR PLATES', 'Reaktivní pancéřové pláty'],
    inPlay.kind('vehicle').with(no(bearing(named('reactive-armor-plates')))),
    always('reactive-armor-plates', [forbid('discard', below), forbid('sacrifice', below)]),
    'mortificator',
    'fortification',
  ),
  gear(
    'relic',
    ['VAULT OF UNHOLY RESTORATION', 'Krypta bezbožné obnovy'],
    [0, 0, 0],
    [
      always('vault-of-unholy-restoration', [
        forbid(
          'endDiscarded',
          inPlay.kind('equipment').with(upon(tagged('legion'), by(you), no(isCard(host)))),
          falling,
        ),
      ]),
    ],
    { set: 'inquisition', to: ['legion'] },
  ),
  weapon(
    'gun',
    ['META CANNON', 'Metadělo'],
    [0, 4, 0],
    [
      always('deadly-weapon', [tag(bearer, 'slayer')], { if: calc('wielded', self) }),
      always('meta-cannon', [forbid('endDiscarded', only(self), falling)]),
    ],
    { set: 'warzone', to: ['legion'], most: 6 },
  ),
  gear(
    'relic',
    ['SYMMETRY STONE', 'Kámen symetrie'],
    [0, 0, 0],
    [
      always(
        'symmetry-stone',
        (['discard', 'sacrifice'] as const).map((rule) =>
          forbid(rule, inPlay.kind('symmetry').with(upon(kind('warrior'), sameZoneAs(host)))),
        ),
        { if: is(host, inZone('cohort')) },
      ),
    ],
    { set: 'apocalypse', to: ['legion'] },
  ),
  areaCard(
    'fortification',
    ['SANCTUARY', 'Útočiště'],
    ['squad'],
    [
      always('sanctuary', [forbid('annihilate', any.warriors, [tagged('doomtrooper'), by(you)], NEVER)]),
      instead(
        'sanctuary.instead',
        { on: 'sacrificed', subject: yours.of('doomtrooper').where },
        seq(drop, verb('discard', it)),
      ),
    ],
    { set: 'apocalypse', words: ['for:brotherhood'] },
  ),
  areaCard(
    'fortification',
    ['CRYOTECH CHAMBER', 'Kryotechnická komora'],
    ['cohort'],
    [
      refrozen('cryotech-chamber.killed', 'killed'),
      refrozen('cryotech-chamber.discarded', 'discarded'),
      refrozen('cryotech-chamber.sacrificed', 'sacrificed'),
    ],
    { set: 'apocalypse', limit: 1 },
  ),
  laid(['FRUITS OF WAR', 'Plody války'], 1, any.warriors, [], { set: 'warzone', facts: { takesSpoils: true } }, [
    instead(
      'fruits-of-war',
      { on: 'discarded', subject: worn },
      pick('w', cardsBy('bearers', it, comrades), seq(drop, verb('equip', it, w), verb('discard', self))),
      {
        optional: true,
        wording: t(
          'Má-li být vybavení ve hře vyřazeno, můžete ho místo toho přiložit k svému vhodnému bojovníkovi ve stejné oblasti jako držitel. Pak vyřaďte tuto kartu.',
          'If equipment in play would be discarded, you may attach it to a fitting warrior of yours in the area of the bearer instead. Then discard this card.',
        ),
      },
    ),
    ...(['killed', 'discarded'] as const).map((event) =>
      on(
        `fruits-of-war.${event}`,
        { on: event, subject: [kind('warrior')] },
        mayPick(
          'e',
          spoils.kind('equipment'),
          pick('w', cardsBy('bearers', E, comrades), seq(verb('equip', E, w), verb('discard', self))),
        ),
      ),
    ),
  ]),
  asActions(1, ['TIGHT GRIP', 'Pevný stisk'], stands, { set: 'paradise-lost', post: '+' }, [
    gripped('tight-grip.discarded', 'discarded', [no(isCard(it))]),
    gripped('tight-grip.sacrificed', 'sacrificed'),
    instead(
      'tight-grip.taken',
      {
        on: 'attachedTo',
        subject: worn,
        if: calc('changesHands'),
      },
      drop,
      { optional: true, price: [spend('destiny', 3)] },
    ),
  ]),
  looted(['LOOT THE DEAD', 'Okrást mrtvé'], 'equipment', yours.warriors),
  looted(
    ['WHAT HAVE WE HERE?', 'Copak to tu máme?'],
    'relic',
    yours.warriors.with(either(inZone('squad', you), inZone('cohort', you))),
  ),
  areaCard(
    'special',
    ['PILLAGED MUNITIONS', 'Uloupené zásoby'],
    ['station'],
    [
      on(
        'pillaged-munitions',
        { on: 'killed', subject: [tagged('doomtrooper')], source: [tagged('tribal'), by(you)], if: calc('scored') },
        mayPick('e', spoils.kind('equipment'), verb('store', E, self)),
      ),
      deed(
        'pillaged-munitions.give',
        1,
        t('Vydat kořist', 'Hand out spoils'),
        pick('e', stock, pick('w', cardsBy('takers', E, yours.of('tribal')), verb('equipFreely', E, w))),
      ),
    ],
    { set: 'paradise-lost', facts: { takesSpoils: true } },
  ),
];
