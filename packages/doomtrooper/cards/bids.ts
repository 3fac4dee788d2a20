import type { CardDecl, Eff, Filter } from '@bojiste/kernel';
import {
  $,
  add,
  always,
  attachedTo,
  by,
  calc,
  call,
  cardsBy,
  cardsIn,
  change,
  considered,
  could,
  each,
  either,
  end,
  forbid,
  hostOf,
  inPlay,
  isCard,
  kind,
  lasts,
  later,
  let_,
  mode,
  mute,
  no,
  not,
  oneOf,
  only,
  pay,
  pick,
  seatsWhere,
  self,
  seq,
  show,
  spend,
  stat,
  tag,
  tagged,
  turnOf,
  upon,
  verb,
  where,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import {
  any,
  called,
  facing,
  fights,
  inYourTurn,
  onStation,
  opponentOf,
  plain,
  players,
  search,
  yours,
} from '../words.ts';
import { deed } from './deeds.ts';
import { follower } from './families.ts';
import { apostleGift } from './legion.ts';
import { anytime, asActions, gear, inFight, react, t, thisCombat, w, warrior } from './make.ts';

const P = $('p');
/** Everybody of an area attacks somebody else of the other side, in the order in which they lie there. */
const onslaught = (area: 'squad' | 'cohort', foes: 'legion' | 'doomtrooper'): Eff =>
  seq(
    react,
    each(
      'm',
      cardsIn(area).kind('warrior'),
      pick(
        'w',
        any.of(foes).with(where('x', calc('mayStrikeAt', $('m'), $('x')))),
        seq(call('strikeNow', $('m'), w), lasts('turn', forbid('attack', yours.warriors, [isCard(w)]))),
      ),
    ),
  );
/** Turned for good: of the Dark Legion, and nothing of what it was. */
const rots = (who: typeof w): Eff =>
  lasts('ever', tag(only(who), 'converted'), considered(only(who), 'follower:demnogonis'));
/** A vehicle changes hands between the Station and elsewhere; tribal warriors neither give nor get one. */
const moves = (from: Filter, to: Filter): Eff =>
  pick(
    'e',
    inPlay.kind('vehicle').with(upon(kind('warrior'), by(you), no(tagged('tribal')), from)),
    pick(
      'w',
      cardsBy('takers', $('e'), yours.warriors.with(no(tagged('tribal')), to)).with(
        where('x', calc('sameSide', $('x'), hostOf($('e')))),
      ),
      seq(react, verb('equip', $('e'), w)),
    ),
  );

/** Rozkazy a nabídky (orders and bids): prices, commands, and what cannot be answered. */
export const bids: readonly CardDecl[] = [
  asActions(3, ['BATTLE CRY', 'Bojový pokřik'], onslaught('squad', 'legion'), {
    set: 'mortificator',
    when: inYourTurn,
    wording: t(
      'Každý bojovník ve vašem Mužstvu ihned zaútočí na některého bojovníka Černé legie, každý na jiného, dokud je na koho.',
      'Each warrior in your Squad attacks one of the Dark Legion at once, no two the same, as long as there is somebody to attack.',
    ),
  }),
  asActions(3, ['POWERFUL COMMAND', 'Mocný povel'], onslaught('cohort', 'doomtrooper'), {
    set: 'mortificator',
    when: inYourTurn,
    wording: t(
      'Každý bojovník ve vaší Kohortě ihned zaútočí na některého Doomtroopera, každý na jiného, dokud je na koho.',
      'Each warrior in your Cohort attacks a Doomtrooper at once, no two the same, as long as there is somebody to attack.',
    ),
  }),
  anytime(
    ['A NASTY SURPRISE', 'Ošklivé překvapení'],
    search('w', cardsBy('collection').with(no(kind('special')), plain), seq(show(w), verb('toHand', w))),
    { set: 'apocalypse', post: 'x', limit: 1, price: [spend('destiny', 10)] },
  ),
  inFight(
    ['SELF-DESTRUCT PROGRAMMING', 'Sebedestrukční program'],
    pick(
      'w',
      yours.of('cybertronic').with(where('f', fights($('f')))),
      seq(
        react,
        let_('o', opponentOf(w)),
        thisCombat(change(only(w), 'fight', 'mul', 3)),
        later({ on: 'combatEnded' }, 'turn', verb('slayAs', $('o'), w)),
      ),
    ),
    { set: 'warzone' },
  ),
  inFight(
    ['PERFECT HIT', 'Dokonalý zásah'],
    pick(
      'w',
      any.of('legion').with(facing(by(you), tagged('doomtrooper'))),
      seq(pay(spend('destiny', stat(w, 'value'))), react, verb('slayAs', opponentOf(w), w), end('combat')),
    ),
    { set: 'promo', post: 'x', limit: 0, when: calc('closeCombat') },
  ),
  anytime(
    ['FORCED MARCH', 'Nucený pochod'],
    pick(
      'p',
      seatsWhere('q', not(turnOf($('q')))),
      seq(react, lasts({ turnOf: P, at: 'end' }, add(players.with(by(P)), 'turnActions', -1))),
    ),
    {
      wording: t(
        'Zahrajte kdykoli. Vyberte hráče, který není na tahu: ve svém příštím kole má o 1 akci méně.',
        'Play any time. Choose a player whose turn it is not: they have 1 fewer action in their next turn.',
      ),
    },
  ),
  warrior(
    ['TEKRON', 'Tekron'],
    [4, 4, 3, 6],
    ['legion'],
    [
      deed(
        'tekron',
        3,
        t('Přestavba kacíře', 'Rebuild a heretic'),
        pick(
          'w',
          yours.of('heretic'),
          search(
            'u',
            cardsBy('collection')
              .kind('warrior')
              .with(called('follower:algeroth'), plain, where('x', could(verb('payPrice', $('x'))))),
            seq(verb('payPrice', $('u')), verb('sacrifice', w), verb('settle', $('u'), zone('cohort'))),
          ),
        ),
      ),
    ],
    { set: 'inquisition', ...follower('algeroth') },
  ),
  warrior(
    ['LAST RITESMAN', 'Poslední obřadník'],
    [3, 7, 8, 7],
    ['legion'],
    [
      deed(
        'last-ritesman',
        3,
        t('Poslední obřad', 'Last rites'),
        pick('w', any.of('doomtrooper').with(plain), seq(rots(w))),
      ),
    ],
    { set: 'golgotha', ...follower('demnogonis') },
  ),
  apostleGift(
    'demnogonis',
    ['MORAL DECAY', 'Mravní rozklad'],
    [0, 0, 0],
    [
      deed(
        'moral-decay',
        3,
        t('Rozklad', 'Decay'),
        pick(
          'w',
          any.of('doomtrooper').with(plain),
          seq(
            verb('sacrifice', self),
            each('i', attachedTo(w), verb('discard', $('i'))),
            rots(w),
            lasts('ever', mute(only(w))),
            verb('steal', w, you),
          ),
        ),
      ),
    ],
    { set: 'mortificator' },
  ),
  gear(
    'relic',
    ['ORB OF THE SMALLER SERVANTS', 'Koule menších sluhů'],
    [0, 0, 0],
    [
      always(
        'orb-of-the-smaller-servants',
        (['fight', 'shoot', 'armor', 'value'] as const).map((s) =>
          change(
            yours.warriors.with(
              either(
                called('undead-legionnaire'),
                called('screaming-legionnaire'),
                called('blessed-legionnaire'),
                called('legionnaire-of-semai'),
                called('child-of-ilian'),
              ),
            ),
            s,
            'baseMul',
            3,
          ),
        ),
      ),
    ],
    { set: 'inquisition', to: ['legion'] },
  ),
  asActions(
    1,
    ['REQUISITION', 'Rekvizice'],
    oneOf(
      mode('station', t('Na Stanici', 'To the Station'), moves(no(onStation), onStation)),
      mode('home', t('Ze Stanice', 'From the Station'), moves(onStation, no(onStation))),
    ),
    {
      set: 'paradise-lost',
      post: 'x',
      wording: t(
        'Přesuňte vozidlo svého bojovníka na Stanici k bojovníkovi mimo Stanici nebo naopak. Oba musí být na téže straně a žádný z nich nesmí být Kmenový válečník.',
        'Move a vehicle of one of your warriors on the Station to one off the Station, or the other way. Both have to be of the same side, and neither may be a tribal warrior.',
      ),
    },
  ),
];
