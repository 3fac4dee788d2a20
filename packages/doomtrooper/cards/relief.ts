import type { CardDecl, CardQuery, Eff, RefX } from '@bojiste/kernel';
import {
  $,
  all,
  amend,
  attachedTo,
  bearing,
  by,
  calc,
  call,
  callAs,
  cardsBy,
  cardsIn,
  controller,
  could,
  divDown,
  each,
  end,
  ev,
  forbid,
  ge,
  hostOf,
  instead,
  inZone,
  isCard,
  it,
  kind,
  later,
  let_,
  mark,
  may,
  mode,
  named,
  no,
  on,
  oneOf,
  only,
  pay,
  pick,
  plus,
  printed,
  same,
  sameZoneAs,
  seats,
  self,
  seq,
  spend,
  stat,
  tagged,
  times,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any, called, fighters, fights, itemsInPlay, killedBy, opponentOf, plain, search, yours } from '../words.ts';
import { follower } from './families.ts';
import {
  AFTERWARDS,
  answer,
  anytime,
  asActions,
  gear,
  inFight,
  react,
  t,
  target,
  thisCombat,
  w,
  warrior,
  warzone,
} from './make.ts';

const host = hostOf(self);
const N = $('n');
const P = $('p');
const justNow = calc('justNow');
/** Somebody else comes where a warrior stood, with all that lay on him. */
const takesOver = (fresh: RefX, old: RefX, gone: Eff): Eff =>
  seq(
    verb('enterPlay', fresh),
    let_('m', calc('current', fresh)),
    each('i', attachedTo(old), when(could(verb('equip', $('i'), $('m'))), verb('equip', $('i'), $('m')))),
    gone,
  );
/** A blow gone astray hits a comrade who does not expect it, and nothing but the two of them counts. */
const astray = (stat_: 'fight' | 'shoot', armed: CardQuery): Eff =>
  pick(
    'w',
    armed,
    pick(
      'v',
      any.warriors.with(sameZoneAs(w), no(isCard(w))),
      seq(react, when(ge(printed(w, stat_), printed($('v'), 'armor')), call('inflictWound', $('v'))), end('combat')),
    ),
  );
const armedWith = (sort: 'blade' | 'gun') => fighters.with(bearing(kind(sort), where('x', calc('wielded', $('x')))));

/** Zvraty (turns of fortune): who stands in for whom, what follows at once, and who profits. */
export const relief: readonly CardDecl[] = [
  asActions(
    2,
    ['MASTER OF DISGUISE', 'Mistr převleků'],
    pick(
      'w',
      yours.warriors.with(inZone('squad', you)),
      pick(
        'n',
        cardsIn('hand').with(kind('warrior'), tagged('doomtrooper'), plain),
        seq(react, takesOver(N, w, verb('discard', w))),
      ),
    ),
    {
      set: 'mortificator',
      wording: t(
        'Vyberte svého bojovníka ve svém Mužstvu a uveďte místo něj do hry Doomtroopera ze své ruky, který není osobností. Karty přiložené k vybranému bojovníkovi přejdou na nového; vybraného vyřaďte.',
        'Choose one of your warriors in your Squad and bring a Doomtrooper from your hand that is no personality into play in its stead. The newcomer takes over what was attached; discard the chosen warrior.',
      ),
    },
  ),
  warrior(
    ['IMMACULATE SPAWN', 'Neposkvrněný potěr'],
    [3, 9, 6, 6],
    ['legion'],
    [
      on(
        'immaculate-spawn',
        killedBy(self, tagged('doomtrooper')),
        may(search('n', cardsBy('collection').named('immaculate-fury'), takesOver(N, self, verb('discard', self)))),
      ),
    ],
    { set: 'warzone', ...follower('algeroth') },
  ),
  anytime(
    ['TRANSFIGURATION', 'Proměna'],
    target(
      any.of('heretic'),
      verb('sacrifice', w),
      search(
        'n',
        cardsIn('library').with(
          kind('warrior'),
          called('follower:algeroth'),
          plain,
          where('x', could(verb('payPrice', $('x')))),
        ),
        seq(verb('payPrice', N), verb('enterPlay', N)),
      ),
    ),
    { set: 'inquisition' },
  ),
  asActions(
    1,
    ['LAMB FOR THE SLAUGHTER', 'Beránek na porážku'],
    pick(
      'n',
      cardsIn('hand').with(
        kind('warrior'),
        where('x', could(verb('enterPlay', $('x')))),
        where('y', could(verb('payPrice', $('y')))),
      ),
      pick(
        'p',
        seats('foes'),
        seq(verb('payPrice', N), react, verb('enterPlay', N), let_('m', calc('current', N)), verb('steal', $('m'), P)),
      ),
    ),
    { set: 'warzone' },
  ),
  inFight(['CLUMSINESS', 'Nešikovnost'], astray('fight', armedWith('blade')), {
    set: 'warzone',
    when: calc('closeCombat'),
  }),
  inFight(['MISFIRE', 'Selhání zbraně'], astray('shoot', armedWith('gun')), { set: 'warzone', when: calc('shooting') }),
  inFight(
    ['HOLY PROTECTOR', 'Svatý ochránce'],
    pick(
      'f',
      fighters.with(tagged('doomtrooper'), by(you)),
      pick(
        'm',
        yours.warriors.with(called('mortificator'), no(isCard($('f'))), where('x', calc('isCapable', $('x')))),
        seq(
          react,
          let_('o', opponentOf($('f'))),
          later(
            { on: 'fightersNamed', subject: [isCard($('m'))] },
            'turn',
            thisCombat(forbid('retaliate', only($('o')))),
          ),
          call('strikeNow', $('m'), $('o')),
        ),
      ),
    ),
    { set: 'mortificator' },
  ),
  answer(AFTERWARDS, { on: 'entered', subject: [kind('warrior')], if: justNow })(
    ['BOOBY TRAP', 'Nástražná past'],
    mark('wounded', it),
    { set: 'mortificator' },
  ),
  answer(AFTERWARDS, {
    on: 'combatEnded',
    if: all(justNow, calc('standing', it), calc('standing', calc('lastFoe', it))),
  })(
    ['PURSUIT', 'Pronásledování'],
    seq(let_('a', it), let_('d', calc('lastFoe', it)), callAs(controller($('a')), 'strikeNow', $('a'), $('d'))),
    {
      set: 'mortificator',
      wording: t(
        'Zahrajte hned po souboji, který oba přežili. Útočník musí ihned napadnout téhož obránce znovu; nestojí to žádnou akci.',
        'Play right after a combat that both have outlived. Its attacker has to attack that defender once more at once, for no action.',
      ),
    },
  ),
  answer(AFTERWARDS, { on: 'combatEnded', if: justNow })(
    ['BITE THE DUST', 'Do prachu!'],
    pick('a', cardsBy('victors').with(by(you)), call('strikeNow', $('a'), calc('lastFoe', $('a')))),
    {
      set: 'mortificator',
    },
  ),
  answer(AFTERWARDS, { on: 'healed', subject: [kind('warrior')], if: justNow })(
    ['SWITCHED LABELS', 'Zaměněné štítky'],
    seq(
      mark('wounded', it),
      call('inflictWound', it),
      when(calc('dies', it), call('takePoints', divDown(stat(it, 'value'), 2))),
    ),
    { set: 'mortificator' },
  ),
  warzone(
    ['HELSTROM MOUNTAINS', 'Helstromské hory'],
    [2, -3, 3, 4],
    ['cohort'],
    [
      instead(
        'helstrom-mountains',
        {
          on: 'killed',
          subject: [tagged('doomtrooper')],
          source: [by(you)],
          if: all(calc('shooting'), same(self, calc('zoneNow'))),
        },
        amend('amount', times(2, ev('amount'))),
        {
          wording: t(
            'Zastřelí-li bojovník, který se odtud brání, Doomtroopera, náleží za to dvojnásobek bodů.',
            'A Doomtrooper shot dead by a warrior defending from here is worth twice the points.',
          ),
        },
      ),
    ],
    { words: ['venus'] },
  ),
  gear(
    'mission',
    ['SUICIDE MISSION', 'Sebevražedný úkol'],
    [0, 0, 0],
    [
      instead(
        'suicide-mission',
        { on: 'killed', subject: [isCard(host)], if: calc('scored') },
        seq(
          when(
            all(fights(host), calc('dies', opponentOf(host))),
            verb('earnVictory', you, plus(calc('killValue'), 3)),
            verb('earnVictory', you, calc('killValue')),
          ),
          amend('amount', ev('amount')),
        ),
        {
          wording: t(
            'Je-li držitel zabit a náležejí za to body, získejte tolik vítězných bodů, kolik činí jeho H, a ještě 3, zahyne-li v témže souboji i jeho protivník.',
            'If the bearer is killed and that earns points, gain victory points equal to its V, and 3 more if its opponent dies in the same combat.',
          ),
        },
      ),
    ],
  ),
  inFight(
    ['CONCEALED WEAPON', 'Skrytá zbraň'],
    pick(
      'w',
      fighters,
      oneOf(
        mode(
          'hand',
          t('Z ruky', 'From your hand'),
          pick(
            'e',
            cardsIn('hand').kind('weapon'),
            pick('v', cardsBy('bearers', $('e'), only(w)), seq(react, verb('equip', $('e'), $('v')))),
          ),
        ),
        mode(
          'discard',
          t('Z hrobu za 8 bodů osudu', 'From your discard pile for 8 destiny points'),
          pick(
            'e',
            cardsIn('discard').kind('weapon'),
            pick(
              'v',
              cardsBy('bearers', $('e'), only(w)),
              seq(pay(spend('destiny', 8)), react, verb('equip', $('e'), $('v'))),
            ),
          ),
        ),
      ),
    ),
    { set: 'mortificator' },
  ),
  anytime(
    ['TERRORIST ATTACK', 'Teroristický útok'],
    target(itemsInPlay('fortification').with(named('for:brotherhood')), verb('sacrifice', w)),
    { set: 'mortificator' },
  ),
];
