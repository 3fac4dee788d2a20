import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type Table } from '../kit.ts';

const stop = ['lucky-shot'];

rule('DT-TIME-02', 'cards are carried out in the order of play', () => {
  const t = at({
    A: { hand: ['positive-karma'], destiny: 0 },
    B: { hand: ['negative-karma'], destiny: 1 },
    step: 'start',
    enter: true,
  });
  t.go('A positive-karma', 'B negative-karma', 'B A').settle();
  expect(t.res('A', 'destiny')).toBe(0);
});
rule(['DT-TIME-05', 'DT-RULING-76'], 'a combat card may be cancelled later in the combat', () => {
  const t = at({
    A: { squad: ['hussar'], hand: ['evasive-action'] },
    B: { squad: ['infantry'], hand: ['miscommunication', 'powerful-blow'] },
  });
  t.go('A attack', 'A close', 'A evasive-action', 'A hussar', 'B pass', 'B powerful-blow', 'B infantry');
  expect(t.stat('hussar', 'armor')).toBe(5);
  t.go('B miscommunication.late', 'B evasive-action');
  t.idle();
  t.idle();
  expect(t.stat('hussar', 'armor')).toBe(3);
});
rule(['DT-TIME-06', 'DT-RULING-14'], 'every card can be reacted to; plain actions cannot', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['combat-armor'] }, B: { hand: stop } });
  t.go('A play combat-armor');
  expect(t.turn).toBe('B');
  expect(t.attached('hussar')).toEqual([]);
  const s = at({ A: { destiny: 0 }, B: { hand: stop } }).go('A meditate');
  expect(s.res('A', 'destiny')).toBe(1);
});
rule('DT-TIME-07', 'only what touches the card is a reaction', () => {
  const t = at({
    A: { squad: ['hussar'], hand: ['malfunction'] },
    B: { squad: ['infantry+combat-armor'], hand: ['miscommunication', 'positive-karma'] },
    enter: true,
  });
  t.go('A malfunction');
  while (t.turn !== 'B') t.idle();
  expect(t.can('B miscommunication')).toBe(true);
  expect(t.can('B positive-karma')).toBe(false);
});
rule('DT-TIME-08', 'a reaction must be payable and possible', () => {
  const t = at({ A: { hand: ['positive-karma'] }, B: { hand: ['repudiate'] }, enter: true });
  t.go('A positive-karma');
  expect(t.can('B repudiate')).toBe(false);
});
rule(
  ['DT-TIME-09', 'DT-RULING-08', 'DT-CANCEL-01'],
  'reactions to reactions; another may be tried; prices are lost',
  () => {
    const t = at({
      A: { hand: ['cleansing-flame', 'miscommunication'], destiny: 8 },
      B: { cohort: ['razide'], hand: ['miscommunication', 'miscommunication'] },
      enter: true,
    });
    t.go('A cleansing-flame', 'B miscommunication', 'A miscommunication', 'B miscommunication').settle();
    expect(t.zone('B', 'cohort')).toContain('razide');
    expect(t.res('A', 'destiny')).toBe(0);
  },
);
rule('DT-TIME-10', 'special reactions come from the hand', () => {
  const t = at({ A: { hand: ['positive-karma'] }, B: { library: ['miscommunication'], hand: stop }, enter: true }).go(
    'A positive-karma',
  );
  expect(t.can('B miscommunication')).toBe(false);
});
rule('DT-TIME-12', 'the player concerned reacts first', () => {
  const t = at({
    A: { hand: ['malfunction'] },
    B: { hand: stop },
    C: { squad: ['hussar+combat-armor'], hand: stop },
    enter: true,
  });
  t.go('A malfunction');
  expect(t.turn).toBe('C');
});
rule('DT-TIME-12', 'whoever played the card that is answered is concerned, before the active player', () => {
  const t = at({
    A: { hand: ['cleansing-flame', 'miscommunication'], destiny: 8 },
    B: { hand: ['miscommunication'] },
    C: { cohort: ['razide'], hand: ['miscommunication', 'miscommunication'] },
    enter: true,
  });
  t.go('A cleansing-flame');
  expect(t.turn).toBe('C');
  t.go('C miscommunication', 'A pass', 'B miscommunication');
  expect(t.turn).toBe('C');
});
rule(['DT-TIME-13', 'DT-RULING-15'], 'no card without influence', () => {
  const t = at({ A: { hand: ['malfunction', 'lucky-shot', 'repentance'] }, B: {}, enter: true });
  expect(t.can('A malfunction')).toBe(false);
  expect(t.can('A lucky-shot')).toBe(false);
  expect(t.can('A repentance')).toBe(false);
});
rule('DT-CANCEL-02', 'the price of an ability is lost too', () => {
  const t = at({
    A: { cohort: ['necromutant+distort'], destiny: 10, hand: stop },
    B: { squad: ['hussar+combat-armor'] },
    enter: true,
  });
  t.go('A distort').settle();
  expect(t.res('A', 'destiny')).toBe(0);
});
rule(['DT-SPEC-01', 'DT-SPEC-02', 'DT-SPEC-03'], 'actions, price, or anytime', () => {
  const t = at({
    A: { cohort: ['undead-legionnaire'], hand: ['grim-reaper', 'cleansing-flame', 'positive-karma'], destiny: 7 },
    B: {},
    enter: true,
  });
  expect(t.can('A cleansing-flame')).toBe(false);
  expect(t.can('A positive-karma')).toBe(true);
  t.go('A play grim-reaper');
  t.settle();
  expect(t.res('A', 'regular')).toBeLessThan(2);
});

// ---- immunity -----------------------------------------------------------------------------------------------------------

rule(['DT-CIMM-10', 'DT-DARK-11'], 'cards of the type have no effect on the immune', () => {
  const t = at({ A: { cohort: ['razide+terror'] }, B: { squad: ['combat-warhead', 'samurai'], hand: stop } });
  t.go('A attack', 'A combat-warhead', 'A close');
  expect(t.stat('combat-warhead', 'armor', 'razide')).toBe(3);
  const s = at({ A: { cohort: ['razide+terror'] }, B: { squad: ['samurai'], hand: stop } }).go('A attack', 'A close');
  expect(s.stat('samurai', 'armor', 'razide')).toBe(2);
});
rule(['DT-CIMM-12', 'DT-RULING-87'], 'nor do they help his enemy against him', () => {
  const t = at({
    A: { squad: ['mystic'], hand: ['elemental-wall'], destiny: 4 },
    B: { cohort: ['alakhai-the-cunning'], hand: stop },
  });
  t.go('A attack', 'A close', 'A elemental-wall', 'A 2');
  t.idle();
  expect(t.stat('mystic', 'armor')).toBe(8);
  expect(t.stat('mystic', 'armor', 'alakhai-the-cunning')).toBe(4);
});
rule('DT-CIMM-11', 'the immune may use them', () => {
  const t = at({
    A: { squad: ['cardinal-dominic+mental-constitution'], hand: ['shield'], destiny: 2 },
    B: { cohort: ['razide'], hand: stop },
  });
  t.go('A attack', 'A close', 'A shield', 'A 2');
  t.idle();
  expect(t.role('cardinal-dominic', 'artImmune')).toBe(true);
  expect(t.stat('cardinal-dominic', 'armor', 'razide')).toBe(12);
});
rule(['DT-CIMM-13', 'DT-CIMM-14'], 'immunity cancelled; the card that gave it stays', () => {
  const t = at({
    A: { squad: ['cardinal-durand'], hand: stop },
    B: { squad: ['hussar+mental-constitution'] },
    enter: true,
  });
  t.go('A cardinal-durand.pierce');
  t.settle();
  expect(t.role('hussar', 'artImmune')).toBe(false);
  expect(t.role('hussar', 'darkImmune')).toBe(true);
  expect(t.attached('hussar')).toContain('mental-constitution');
});
rule('DT-CIMM-01', 'anytime cards may be played in combat', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['positive-karma'] }, B: { squad: ['infantry'] } });
  t.go('A attack');
  expect(t.can('A positive-karma')).toBe(true);
});
rule(['DT-CIMM-04', 'DT-RULING-113'], 'too late to pull a fighter out; bystanders may be', () => {
  const t = at({ A: { squad: ['hussar', 'dragoon'] }, B: { squad: ['infantry'], hand: ['missing-in-action'] } });
  t.go('A attack', 'A hussar', 'A close');
  while (!t.can('B missing-in-action')) t.idle();
  t.go('B missing-in-action');
  expect(t.can('B hussar')).toBe(false);
});
rule(['DT-CIMM-07', 'DT-STEAL-01'], 'a stolen warrior changes sides', () => {
  const t = at({ A: { hand: ['programmed'], destiny: 9 }, B: { squad: ['hussar'] } });
  t.go('A play programmed');
  expect(t.where('hussar')).toBe('squadA');
  expect(t.card('hussar').owner).toBe(1);
  expect(t.role('hussar', 'cybertronic')).toBe(true);
  expect(t.res('A', 'destiny')).toBe(7);
});
rule(['DT-CIMM-09', 'DT-FIGHT-11', 'DT-RULING-65'], 'who lost a warrior may give the attack up', () => {
  const t = at({
    A: { squad: ['hussar', 'dragoon'] },
    B: { squad: ['infantry'], hand: ['wave-of-righteousness'], destiny: 10 },
  });
  t.go('A attack', 'B wave-of-righteousness', 'B hussar');
  while (t.turn === 'B') t.idle();
  expect(t.keys('A')).toContain('none');
  t.go('A none').settle();
  expect(t.flag('infantry', 'wounded')).toBe(false);
});
rule(['DT-CIMM-05', 'DT-RULING-67'], 'silence before the naming bars that warrior only', () => {
  const t = at({ A: { squad: ['hussar', 'dragoon'] }, B: { squad: ['infantry'], hand: ['don-t-call-again'] } });
  t.go('A attack', 'B don-t-call-again', 'B hussar');
  while (t.s.scopes.length > 0 && t.s.frames[t.s.frames.length - 1].op === 3) t.idle();
  expect(t.can('A hussar')).toBe(false);
});
rule('DT-CIMM-10', 'what Art forbids does not bind the immune', () => {
  const banned = (attacker: string): Table => {
    const t = at({ A: { cohort: [attacker], hand: stop }, B: { squad: ['hussar'], hand: ['test-art-ban'] } });
    return t.go('A meditate', 'A meditate', 'B test-art-ban', `B ${attacker}`).settle();
  };
  expect(banned('razide').can('A attack')).toBe(false);
  expect(banned('nepharite-of-algeroth').can('A attack')).toBe(true);
});
rule('DT-NESTED-03', 'what a card forbids or gives in one combat it does not in another one inside', () => {
  const t = at({
    A: { squad: ['hussar+violator-sword'], hand: ['surprise-attack', 'lucky-shot'] },
    B: { squad: ['infantry'], hand: ['grand-assault', 'dull-blade', 'lucky-shot'] },
  });
  t.go('A attack', 'A close', 'A violator-sword', 'B dull-blade').until(() => !t.role('hussar', 'firstAttack'));
  t.go('A surprise-attack').until(() => t.role('hussar', 'firstAttack'));
  expect(t.stat('hussar', 'fight')).toBe(2);
  t.go('B grand-assault', 'B close');
  expect(t.role('hussar', 'firstAttack')).toBe(false);
  t.go('A violator-sword');
  expect(t.stat('hussar', 'fight')).toBe(4);
});
