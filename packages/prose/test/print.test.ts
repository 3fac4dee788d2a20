import { build as b } from '@bojiste/kernel/effects/index';
import type { Lang } from '@bojiste/kernel/types';
import { describe, expect, test } from 'vitest';
import { cardParagraphs, exactText, printAbility, printCard } from '../print/index.ts';
import { both, card, unit, words } from './print-game.ts';
import { samples } from './print-samples.ts';

/** Read aloud before they were written here: these sentences are what a reader gets. */
const texts: Readonly<Record<string, readonly [string, string]>> = {
  shift: [
    'Poté, co se tato jednotka přesune, můžete vybrat vlastní stavbu ve vzdálenosti do 3 polí a posunout ji o 1 pole.',
    'After this unit moves, you may choose a friendly structure within 3 spaces and push it 1 space.',
  ],
  frost: [
    'Tato jednotka má +1 k síle za každou sousedící vlastní stavbu.',
    'This unit gets +1 strength for each adjacent friendly structure.',
  ],
  imbued: [
    'Tato jednotka má +1 k síle za každé své posílení (nejvýše +5).',
    'This unit gets +1 strength for each boost on it (maximum +5).',
  ],
  fury: [
    'Kdykoli je ve vašem tahu zničena jednotka, položte na tuto jednotku 1 posílení.',
    'Whenever a unit is destroyed during your turn, put 1 boost on this unit.',
  ],
  junkie: [
    'Na začátku svého tahu zaplaťte 1 magii, nebo odhoďte tuto jednotku.',
    'At the start of your turn, pay 1 magic or discard this unit.',
  ],
  purge: [
    'Vyberte libovolný počet vlastních jednotek. Za každou z nich můžete způsobit jednotce sousedící s ní 2 zranění. Zničte vybrané jednotky.',
    'Choose any number of friendly units. For each of them, you may deal 2 damage to a unit adjacent to it. Destroy the chosen units.',
  ],
  sneak: [
    'Zahrajte ve své fázi přesunu. Vyberte libovolný počet vlastních jednotek s cenou 0 a posuňte každou z nich o 1 pole.',
    'Play during your move phase. Choose any number of friendly units with cost 0 and push each of them 1 space.',
  ],
  glacial: [
    'Vyberte až 3 vlastní stavby do 3 polí od svého vyvolávače a posuňte každou z nich o 1–2 pole.',
    'Choose up to 3 friendly structures within 3 spaces of your summoner and push each of them 1–2 spaces.',
  ],
  unrelenting: [
    'Pokud by měla být zničena vlastní obyčejná jednotka, namísto toho ji vraťte do ruky jejího vlastníka.',
    "If a friendly common would be destroyed, return it to its owner's hand instead.",
  ],
  sly: [
    'Jednou za tah ve své fázi útoku můžete prohodit tuto jednotku s vlastní jednotkou s cenou 0.',
    'Once per turn during your attack phase, you may swap this unit with a friendly unit with cost 0.',
  ],
  burn: [
    'Vyberte obyčejnou jednotku nebo šampiona do 2 polí od svého vyvolávače a způsobte jí 2 zranění.',
    'Deal 2 damage to a common or champion within 2 spaces of your summoner.',
  ],
  chant: [
    'Vyberte obyčejnou jednotku nebo šampiona do 3 polí od svého vyvolávače. Do konce tahu má schopnost Vstřebávání síly.',
    'Choose a common or champion within 3 spaces of your summoner. It has Imbued Strength until end of turn.',
  ],
  growth: [
    'Položte na vlastní jednotku a na každou vlastní jednotku sousedící s ní 1 posílení.',
    'Put 1 boost on a friendly unit and on each friendly unit adjacent to it.',
  ],
  repair: ['Odstraňte z každé vlastní stavby 2 zranění.', 'Remove 2 damage from each friendly structure.'],
  immolate: [
    'Poté, co je zničena tato jednotka, způsobte každé sousedící nepřátelské jednotce 1 zranění.',
    'After this unit is destroyed, deal 1 damage to each adjacent enemy unit.',
  ],
  infect: [
    'Poté, co je útokem této jednotky zničena jednotka, můžete umístit ze své odhazovací hromádky jednotku se slovem „přenašeč“ v názvu na pole dané jednotky.',
    "After a unit is destroyed by this unit, you may place a unit with “Carrier” in its name from your discard pile on that unit's space.",
  ],
  golem: [
    'Tato jednotka je i portálem, smí se přesunout a má −1 k dosahu přesunu.',
    'This unit is also a gate, can move, and gets −1 movement.',
  ],
  cold: ['Vlastní stavby mají +1 k životu.', 'Friendly structures get +1 life.'],
  freeze: [
    'Karta, ke které je tato karta přiložena, nemá žádné schopnosti, nesmí se přesunout ani zaútočit a nemůže být terčem útoku.',
    "The card this card is attached to has no abilities and can't move, attack, or be attacked.",
  ],
  protect: [
    'Nepřátelské jednotky sousedící s touto jednotkou musejí zaútočit na jednotku se schopností Ochrana.',
    'Enemy units adjacent to this unit must attack a unit with Protect.',
  ],
  immobile: ['Tato jednotka se nesmí přesunout.', "This unit can't move."],
  radiant: [
    'Tato jednotka má +1 k síle za každé 2 magie, které máte.',
    'This unit gets +1 strength for every 2 magic you have.',
  ],
  cursed: [
    'Poté, co tato jednotka zaútočí, způsobte jí 1 zranění za každou hozenou hvězdu.',
    'After this unit attacks, deal 1 damage to it for each star rolled.',
  ],
  intercession: [
    'Poté, co tato jednotka zaútočí, doberte si 1 kartu za každou hozenou hvězdu.',
    'After this unit attacks, draw 1 card for each star rolled.',
  ],
  guidance: ['Na konci své fáze vyvolávání si doberte 2 karty.', 'At the end of your summon phase, draw 2 cards.'],
  restore: [
    'Poté, co se tato jednotka přesune, pokud nemá žádné posílení, položte na ni 1 posílení.',
    'After this unit moves, if it has no boosts, put 1 boost on it.',
  ],
  shards: [
    'Na konci své fáze magie můžete utratit z této jednotky 1 posílení a způsobit každé nepřátelské jednotce sousedící s vlastní stavbou 1 zranění.',
    'At the end of your magic phase, you may spend 1 boost from this unit and deal 1 damage to each enemy unit adjacent to a friendly structure.',
  ],
  raise: [
    'Jednou za tah ve své fázi vyvolávání můžete způsobit této jednotce 2 zranění a umístit nemrtvou jednotku ze své odhazovací hromádky na prázdné pole sousedící s touto jednotkou.',
    'Once per turn during your summon phase, you may deal 2 damage to this unit and place an undead unit from your discard pile on an empty space adjacent to this unit.',
  ],
  spirits: [
    'Pokud by měla tato jednotka utrpět zranění, snižte dané zranění o 1.',
    'If this unit would take damage, reduce that damage by 1.',
  ],
  mind: [
    'Pokud by měla nepřátelská jednotka utrpět zranění a pokud by ji zranění zničilo, můžete namísto toho převzít kontrolu nad ní.',
    'If an enemy unit would take damage and the damage would destroy it, you may take control of it instead.',
  ],
  narrow: [
    'Zahrajte, pokud by měla být zničena vlastní jednotka. Zabraňte tomu.',
    'Play if a friendly unit would be destroyed. Prevent that.',
  ],
  counterspell: [
    'Zahrajte, když soupeř hraje událost. Zrušte její efekt.',
    'Play when your opponent plays an event. Cancel its effect.',
  ],
  prepare: [
    'Namísto přesunu této jednotky můžete položit na tuto jednotku 1 posílení.',
    "Instead of this unit's move, you may put 1 boost on this unit.",
  ],
  frenzy: [
    'Poté, co tato jednotka zaútočí na nepřátelskou jednotku, můžete jednou za tah vybrat vlastní obyčejnou jednotku ve vzdálenosti do 3 polí a provést s ní útok navíc.',
    'Once per turn, after this unit attacks an enemy unit, you may make an extra attack with a friendly common within 3 spaces.',
  ],
  pickpocket: [
    'Poté, co se tato jednotka přesune, soupeř odhodí kartu ze své ruky.',
    'After this unit moves, your opponent discards a card from their hand.',
  ],
  feast: [
    'Poté, co se tato jednotka přesune, si každý hráč dobere 1 kartu.',
    'After this unit moves, each player draws 1 card.',
  ],
  citadel: [
    'Ve vašem tahu mají ostatní vlastní jednotky do 2 polí od této jednotky +1 k síle.',
    'During your turn, other friendly units within 2 spaces of this unit get +1 strength.',
  ],
  moved: [
    'Pokud se tato jednotka v tomto tahu přesunula, má +1 k síle.',
    'If this unit has moved this turn, it gets +1 strength.',
  ],
  charge: [
    'Poté, co se tato jednotka přesune, do konce tahu získá +1 k síle.',
    'After this unit moves, it gets +1 strength until end of turn.',
  ],
  bond: [
    'Poté, co se tato jednotka přesune, můžete vybrat vlastní jednotku ve vzdálenosti do 3 polí, položit na ni 1 posílení a položit na ni 1 posílení za každé posílení na této jednotce.',
    'After this unit moves, you may put 1 boost on a friendly unit within 3 spaces and put 1 boost on it for each boost on this unit.',
  ],
  withdraw: [
    'Poté, co tato jednotka zaútočí, můžete z ní utratit 1 posílení, nebo zaplatit 1 magii. Pokud to uděláte, posuňte ji o 2 pole.',
    'After this unit attacks, you may spend 1 boost from it or pay 1 magic. If you do, push it 2 spaces.',
  ],
  bloodsummon: [
    'Libovolněkrát opakujte: vyberte vlastní jednotku, umístěte ze své ruky jednotku s cenou nejvýše 2 na prázdné pole sousedící s vybranou jednotkou a způsobte vybrané jednotce 2 zranění.',
    'Repeat any number of times: choose a friendly unit, place a unit with cost 2 or less from your hand on an empty space adjacent to the chosen unit, and deal 2 damage to the chosen unit.',
  ],
  pyre: [
    'Poté, co je zničena tato jednotka, odstraňte z jednotky 1 zranění za každé posílení na této jednotce.',
    'After this unit is destroyed, remove 1 damage from a unit for each boost on this unit.',
  ],
  tap: [
    'Můžete označit tuto jednotku jako vyčerpanou a dobrat si 1 kartu.',
    'You may mark this unit as exhausted and draw 1 card.',
  ],
  eater: [
    'Na konci své fáze útoku odhoďte vlastní jednotku sousedící s touto jednotkou, nebo odhoďte tuto jednotku.',
    'At the end of your attack phase, discard a friendly unit adjacent to this unit or discard this unit.',
  ],
  omen: [
    'Poté, co se tato jednotka přesune, jakmile je do konce tahu zničena jednotka, doberte si 1 kartu.',
    'After this unit moves, until end of turn, when a unit is destroyed, draw 1 card.',
  ],
  ifelse: [
    'Poté, co se tato jednotka přesune, pokud máte alespoň 2 magie, ztraťte 1 magii. Jinak si soupeř dobere 1 kartu.',
    'After this unit moves, if you have at least 2 magic, lose 1 magic. Otherwise, your opponent draws 1 card.',
  ],
  menu: [
    'Poté, co se tato jednotka přesune, vyberte jedno: • Doberte si 1 kartu. • Získejte 2 magie. Tato jednotka získá do konce tahu +1 k síle.',
    'After this unit moves, choose one: • Draw 1 card. • Gain 2 magic. This unit gets +1 strength until end of turn.',
  ],
  strong: [
    'Poté, co tato jednotka zaútočí na jednotku, způsobte dané jednotce tolik zranění, kolik činí síla této jednotky.',
    "After this unit attacks a unit, deal damage equal to this unit's strength to that unit.",
  ],
  strong2: [
    'Poté, co tato jednotka zaútočí, vyberte nepřátelskou jednotku ve vzdálenosti do 2 polí a způsobte jí tolik zranění, kolik činí síla této jednotky.',
    "After this unit attacks, deal damage equal to this unit's strength to an enemy unit within 2 spaces.",
  ],
  price: [
    'Pokud je na bojišti vlastní stavba, můžete zaplatit 5 magií a odstranit z vlastní jednotky 3 zranění.',
    'If there is a friendly structure on the battlefield, you may pay 5 magic and remove 3 damage from a friendly unit.',
  ],
  mindcontrol: [
    'Vyberte libovolný počet nepřátelských obyčejných jednotek nebo šampionů do 2 polí od svého vyvolávače a převezměte kontrolu nad nimi.',
    'Choose any number of enemy commons or champions within 2 spaces of your summoner and take control of them.',
  ],
  copy: [
    'Poté, co se tato jednotka přesune, můžete vybrat obyčejnou jednotku ve vzdálenosti do 3 polí. Pokud to uděláte, do konce tahu má tato jednotka všechny vytištěné schopnosti vybrané obyčejné jednotky.',
    'After this unit moves, you may choose a common within 3 spaces. If you do, this unit has all printed abilities of the chosen common until end of turn.',
  ],
  pile: ['Vlastní jednotky mají schopnost Vstřebávání síly.', 'Friendly units have Imbued Strength.'],
  blade: [
    'Karta, ke které je tato karta přiložena, má +2 k síle a schopnost Vstřebávání síly.',
    'The card this card is attached to gets +2 strength and has Imbued Strength.',
  ],
  scry: [
    'Poté, co se tato jednotka přesune, odkryjte 3 vrchní karty svého dobíracího balíčku a zamíchejte svůj dobírací balíček.',
    'After this unit moves, reveal the top 3 cards of your draw pile and shuffle your draw pile.',
  ],
  engage: [
    'Kdykoli se nepřátelská jednotka sousedící s touto jednotkou přesune, způsobte jí 1 zranění.',
    'Whenever an enemy unit adjacent to this unit moves, deal 1 damage to it.',
  ],
  arrow: [
    'Poté, co tato jednotka zaútočí, vyberte libovolný počet jednotek s různými názvy ze své ruky, odhoďte je a získejte 1 magii za každou vybranou jednotku.',
    'After this unit attacks, choose any number of units with different names from your hand, discard them, and gain 1 magic for each chosen unit.',
  ],
  through: ['Tato jednotka smí procházet přes obyčejné jednotky.', 'This unit can move through commons.'],
  trample: [
    'Poté, co se tato jednotka přesune, způsobte každé jednotce na její trase 1 zranění.',
    'After this unit moves, deal 1 damage to each unit it passed through.',
  ],
  never: [
    'Pokud tato jednotka není vyčerpaná, nemůže být terčem útoku.',
    "While this unit is not exhausted, it can't be attacked.",
  ],
  near: [
    'Pokud tato jednotka sousedí s vaším vyvolávačem, má +1 k síle.',
    'While this unit is adjacent to your summoner, it gets +1 strength.',
  ],
  double: ['Tato jednotka má dvojnásobnou sílu a život 3.', 'This unit has double strength and life 3.'],
  frostbite: [
    'Poté, co se tato jednotka přesune, vyberte nepřátelského šampiona. Do začátku vašeho příštího tahu se nesmí přesunout.',
    "After this unit moves, choose an enemy champion. It can't move until the start of your next turn.",
  ],
  banner: [
    'Poté, co tato jednotka zaútočí, vlastní šampioni získají do konce boje +X k síle, kde X je síla této jednotky.',
    "After this unit attacks, until end of combat, friendly champions get +X strength, where X is this unit's strength.",
  ],
  strongest: [
    'Poté, co tato jednotka zaútočí, zničte nepřátelskou jednotku s nejvyšší silou.',
    'After this unit attacks, destroy the enemy unit with the highest strength.',
  ],
  levy: [
    'Poté, co tato jednotka zaútočí, vyberte 5 vlastních jednotek, které nejsou šampiony, a položte na každou z nich 1 posílení.',
    'After this unit attacks, choose 5 friendly units other than champions and put 1 boost on each of them.',
  ],
};

const onEvents = ['narrow', 'counterspell', 'freeze', 'blade'];
const def = { ...words, abilities: samples };

describe('abilities in both languages', () => {
  for (const ability of samples) {
    const owner = ability.kind === 'play' || onEvents.includes(ability.key) ? card(['event'], ability) : unit(ability);
    test(ability.key, () => {
      expect([printAbility(def, ability, 'cs', owner), printAbility(def, ability, 'en', owner)]).toEqual(
        texts[ability.key],
      );
    });
  }
});

describe('cards', () => {
  const frost = samples.find((a) => a.key === 'frost') ?? samples[0]!;
  const named = { ...frost, name: both('Mrazivá síla', 'Frost Bolt') };

  test('each ability is a paragraph with its name', () => {
    expect(printCard(words, unit(named), 'cs')).toEqual([
      'Mrazivá síla: Tato jednotka má +1 k síle za každou sousedící vlastní stavbu.',
    ]);
    expect(printCard(words, unit({ ...frost, name: both('Led!', 'Ice!') }), 'en')).toEqual([
      'Ice! This unit gets +1 strength for each adjacent friendly structure.',
    ]);
  });

  test('a wording by hand is printed, and the exact text kept beside it', () => {
    const worded = {
      ...named,
      wording: both('Za každou stavbu vedle sebe je silnější.', 'Stronger beside structures.'),
    };
    const owner = unit(worded);
    expect(printCard(words, owner, 'en')).toEqual(['Frost Bolt: Stronger beside structures.']);
    expect(exactText(words, worded, 'en', owner)).toBe(
      'This unit gets +1 strength for each adjacent friendly structure.',
    );
    expect(cardParagraphs(words, owner, 'en')[0]?.exact).not.toBe(cardParagraphs(words, owner, 'en')[0]?.text);
  });

  test('a granted ability follows the card that grants it', () => {
    const grants = b.always('grants', [b.grant(b.inPlay.with(b.kind('unit'), b.by(b.you)), 'imbued')]);
    expect(printCard(def, card(['event'], grants), 'cs')).toEqual([
      'Vlastní jednotky mají schopnost Vstřebávání síly.',
      'Vstřebávání síly: Tato jednotka má +1 k síle za každé své posílení (nejvýše +5).',
    ]);
  });

  test('a granted ability without a name is quoted', () => {
    const nameless = { ...def, abilities: [frost] };
    const grants = b.always('grants', [b.grant(b.only(b.self), 'frost')]);
    expect(exactText(nameless, grants, 'en', unit())).toBe(
      'This unit has “This unit gets +1 strength for each adjacent friendly structure.”',
    );
  });

  test('nothing of the node is lost', () => {
    const texts = {
      ...words.texts,
      'live.discard': both('(Platí na odhazovací hromádce.)', '(Works in the discard pile.)'),
    };
    const live = { ...words, texts };
    const pattern = { on: 'moved', subject: [b.kind('unit')], source: [b.isCard(b.self)], by: b.foe };
    const watch = b.on('watch', pattern, b.draw(b.you, 1), { live: ['discard'] });
    expect(printAbility(live, watch, 'cs', unit(watch))).toBe(
      'Poté, co se jednotka přesune (zdroj: tato jednotka) (hráč: soupeř), doberte si 1 kartu. (Platí na odhazovací hromádce.)',
    );
    expect(printAbility(live, watch, 'en', unit(watch))).toBe(
      'After a unit moves (caused by this unit) (by your opponent), draw 1 card. (Works in the discard pile.)',
    );
  });

  test('a card calls itself by the first kind the game declares', () => {
    const still = b.always('still', [b.forbid('move', b.only(b.self))]);
    const say = (kinds: readonly string[], lang: Lang) => printAbility(words, still, lang, card(kinds, still));
    expect(say(['structure'], 'cs')).toBe('Tato stavba se nesmí přesunout.');
    expect(say(['common', 'structure'], 'en')).toBe("This structure can't move.");
    expect(say([], 'cs')).toBe('Tato karta se nesmí přesunout.');
  });
});
