import { build, type CardDecl } from '@bojiste/kernel';

/** The cards: facts, and abilities in the effect language. */

const { $, add, always, amend, by, each, ev, foe, inPlay, instead, isCard, mayPick, minus, no, on, pick, play } = build;
const { draw, self, verb, withCounter, you } = build;

const enemies = inPlay.kind('unit').with(by(foe));
const yourUnits = inPlay.kind('unit').with(by(you));
const entersPlay = { on: 'entered', subject: [isCard(self)] } as const;

const unit = (
  key: string,
  cs: string,
  en: string,
  strength: number,
  life: number,
  ...abilities: CardDecl['abilities']
): CardDecl => ({
  key,
  names: { cs, en },
  set: 'fords',
  type: 'unit',
  kinds: ['unit'],
  stats: { strength, life },
  abilities,
});

const tactic = (key: string, cs: string, en: string, effect: Parameters<typeof play>[1]): CardDecl => ({
  key,
  names: { cs, en },
  set: 'fords',
  type: 'tactic',
  kinds: ['tactic'],
  stats: {},
  abilities: [play(key, effect)],
});

export const cards: readonly CardDecl[] = [
  unit('spearman', 'Kopiník', 'Spearman', 2, 3),
  unit('veteran', 'Veterán', 'Veteran', 3, 2),
  unit('scout', 'Zvěd', 'Scout', 1, 2, on('report', entersPlay, draw(you, 1))),
  unit('archer', 'Lučištník', 'Archer', 1, 2, on('shot', entersPlay, mayPick('t', enemies, verb('wound', $('t'), 1)))),
  unit('drummer', 'Bubeník', 'Drummer', 1, 2, always('drum', [add(yourUnits.with(no(isCard(self))), 'strength', 1)])),
  unit(
    'shield-bearer',
    'Štítonoš',
    'Shield-bearer',
    1,
    4,
    instead('shield', { on: 'wounded', subject: [isCard(self)] }, amend('amount', minus(ev('amount'), 1))),
  ),
  tactic('volley', 'Salva', 'Volley', each('t', enemies, verb('wound', $('t'), 1))),
  tactic(
    'field-dressing',
    'Obvaz',
    'Field Dressing',
    pick('t', yourUnits.with(withCounter('wound', 'ge', 1)), verb('heal', $('t'), 2)),
  ),
];
