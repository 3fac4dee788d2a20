import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  allow,
  always,
  baseOf,
  bind,
  calc,
  call,
  cardsBy,
  cardsIn,
  each,
  flagged,
  forbid,
  ge,
  hostOf,
  inPlay,
  isCard,
  lasts,
  let_,
  linked,
  no,
  not,
  on,
  only,
  pick,
  respond,
  same,
  self,
  seq,
  some,
  stat,
  tag,
  tagged,
  times,
  verb,
  where,
} from '@bojiste/kernel/effects/build/index';
import { IN_COMBAT } from '../rules/anytime.ts';
import { any, called, defender, discardable, fights, killedBy, yours } from '../words.ts';
import { me } from './common.ts';
import { deed } from './deeds.ts';
import { asActions, react, t, thisCombat, w, warzone } from './make.ts';

const host = hostOf(self);
const here = cardsBy('zoneDefender', self);
/** Who defends from here is given cards from hand in the middle of the combat. */
const supplies = (key: string, name: ReturnType<typeof t>, type: 'symmetry' | 'equipment', tags: readonly string[]) =>
  respond(
    key,
    pick(
      'e',
      cardsIn('hand').kind(type),
      pick('w', cardsBy('hosts', $('e'), only(defender)), seq(react, verb('equip', $('e'), w))),
    ),
    { name, tags, when: same(self, calc('zoneNow')) },
  );

/** Bašty a úkoly (strongholds): war zones that supply their defenders, and missions of valour. */
export const strongholds: readonly CardDecl[] = [
  warzone(
    ['CRATER OF ANATHOLIA', 'Anatholijský kráter'],
    [-3, 1, 2, 2],
    ['cohort'],
    [
      always('crater-of-anatholia', [tag(here, 'slayer')], { if: calc('closeCombat') }),
      supplies('crater-of-anatholia.gifts', t('Temné dary', 'Dark gifts'), 'symmetry', ['combat', ...IN_COMBAT]),
    ],
    { words: ['mercury'] },
  ),
  warzone(
    ['SHINRIKYO UNDERWORLD', 'Šinrikijské podsvětí'],
    [3, 3, -2, 3],
    ['squad', 'cohort'],
    [supplies('shinrikyo-underworld', t('Černý trh', 'Black market'), 'equipment', [...IN_COMBAT])],
    { words: ['mercury'] },
  ),
  warzone(
    ['NORTHWESTERN EUROPE', 'Severozápadní Evropa'],
    [0, 0, 3, 1],
    ['station'],
    [
      always('northwestern-europe', [forbid('beUsed', me, [no(tagged('lutheran'))])]),
      respond(
        'northwestern-europe.gift',
        pick(
          'w',
          yours.of('lutheran').with(where('x', not(fights($('x')))), discardable),
          seq(
            let_('n', baseOf(w, 'value')),
            react,
            verb('discard', w),
            thisCombat(...(['fight', 'shoot', 'armor'] as const).map((s) => add(only(defender), s, $('n')))),
          ),
        ),
        {
          tags: [...IN_COMBAT],
          when: all(some(here), not(calc('atWork', self))),
          wording: t(
            'Jednou za souboj můžete vyřadit svého bojovníka Luteránské triády mimo souboj a zvýšit Z, S a O bojovníka, který se odtud brání, o jeho základní H až do konce souboje.',
            'Once per combat, you may discard one of your Lutheran Triad warriors outside combat to raise F, S, and A of the warrior defending from here by its base V until the end of the combat.',
          ),
        },
      ),
    ],
    { set: 'paradise-lost', words: ['dark-eden'] },
  ),
  asActions(
    1,
    ['INSPIRE THE MASSES', 'Strhnout davy'],
    pick(
      'w',
      cardsBy('hosts', self, yours.warriors.with(called('cardinal-dominic'))),
      seq(react, verb('equip', self, w)),
    ),
    { type: 'mission', post: '+', when: some(inPlay.named('the-cathedral')) },
    [
      deed(
        'inspire-the-masses',
        3,
        t('Kázání', 'Sermon'),
        seq(
          each('x', yours.of('doomtrooper').with(flagged('wounded')), verb('heal', $('x'))),
          each('x', yours.of('doomtrooper'), lasts('ever', tag(only($('x')), 'darkImmune'))),
          each('y', any.of('brotherhood'), lasts('ever', allow('castAny', only($('y'))))),
          verb('discard', self),
        ),
      ),
    ],
  ),
  asActions(
    1,
    ['PROVE YOUR VALOR', 'Prokažte odvahu'],
    pick(
      'w',
      cardsBy('hosts', self, yours.warriors),
      pick(
        'q',
        any.warriors.with(no(isCard(w)), where('x', ge(stat($('x'), 'value'), times(2, stat(w, 'value'))))),
        seq(react, verb('equip', self, w), bind('prey', self, $('q'))),
      ),
    ),
    {
      type: 'mission',
      post: '+',
    },
    [
      on(
        'prove-your-valor',
        { ...killedBy(host, isCard(linked('prey'))), if: all(calc('scored'), calc('survives', host)) },
        seq(call('takePoints', times(3, calc('killValue'))), verb('discard', self)),
        {
          wording: t(
            'Zabije-li držitel svůj cíl, náležejí-li za to body a přežije-li to, získejte navíc body ve výši 3násobku H zabitého (rozdělte je libovolně na vítězné body a body osudu) a vyřaďte tento úkol.',
            'When the bearer kills its target for points and lives, gain 3 times the V of the dead as well (split as you choose between victory and destiny points) and discard this mission.',
          ),
        },
      ),
    ],
  ),
];
