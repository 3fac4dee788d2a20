import { label } from '@bojiste/kernel/table/label';
import { describe, expect, test } from 'vitest';
import { clean, sentence } from '../grammar/finish.ts';
import { decline, declineAdjective } from '../grammar/paradigms.ts';
import { agreement, CLOSE, phrase, say, whose } from '../grammar/phrase.ts';
import { parseTemplate, render, type Slot } from '../grammar/template.ts';
import { article, type Noun, parseWord, pluralForm } from '../grammar/words.ts';

const noun = (text: string): Noun => parseWord(text, 'cs') as Noun;
const forms = (text: string): string => {
  const { sg, pl } = noun(text);
  return `${sg.join(' ')} / ${pl.join(' ')}`;
};

describe('Czech nouns', () => {
  test.each([
    ['hrad|i:hrad', 'hrad hradu hradu hrad hradu hradem / hrady hradů hradům hrady hradech hrady'],
    ['útok|i:hrad', 'útok útoku útoku útok útoku útokem / útoky útoků útokům útoky útocích útoky'],
    [
      'balíček|i:hrad',
      'balíček balíčku balíčku balíček balíčku balíčkem / balíčky balíčků balíčkům balíčky balíčcích balíčky',
    ],
    [
      'bojovník|m:pán',
      'bojovník bojovníka bojovníkovi bojovníka bojovníkovi bojovníkem / bojovníci bojovníků bojovníkům bojovníky bojovnících bojovníky',
    ],
    ['hráč|m:muž', 'hráč hráče hráči hráče hráči hráčem / hráči hráčů hráčům hráče hráčích hráči'],
    [
      'velitel|m:muž',
      'velitel velitele veliteli velitele veliteli velitelem / velitelé velitelů velitelům velitele velitelích veliteli',
    ],
    ['stroj|i:stroj', 'stroj stroje stroji stroj stroji strojem / stroje strojů strojům stroje strojích stroji'],
    [
      'hrdina|m:předseda',
      'hrdina hrdiny hrdinovi hrdinu hrdinovi hrdinou / hrdinové hrdinů hrdinům hrdiny hrdinech hrdiny',
    ],
    [
      'jednotka|f:žena',
      'jednotka jednotky jednotce jednotku jednotce jednotkou / jednotky jednotek jednotkám jednotky jednotkách jednotkami',
    ],
    ['karta|f:žena', 'karta karty kartě kartu kartě kartou / karty karet kartám karty kartách kartami'],
    ['stavba|f:žena', 'stavba stavby stavbě stavbu stavbě stavbou / stavby staveb stavbám stavby stavbách stavbami'],
    ['fáze|f:růže', 'fáze fáze fázi fázi fázi fází / fáze fází fázím fáze fázích fázemi'],
    ['zbraň|f:píseň', 'zbraň zbraně zbrani zbraň zbrani zbraní / zbraně zbraní zbraním zbraně zbraních zbraněmi'],
    ['píseň|f:píseň', 'píseň písně písni píseň písni písní / písně písní písním písně písních písněmi'],
    [
      'schopnost|f:kost',
      'schopnost schopnosti schopnosti schopnost schopnosti schopností / schopnosti schopností schopnostem schopnosti schopnostech schopnostmi',
    ],
    ['kouzlo|n:město', 'kouzlo kouzla kouzlu kouzlo kouzle kouzlem / kouzla kouzel kouzlům kouzla kouzlech kouzly'],
    ['pole|n:moře', 'pole pole poli pole poli polem / pole polí polím pole polích poli'],
    [
      'bojiště|n:moře',
      'bojiště bojiště bojišti bojiště bojišti bojištěm / bojiště bojišť bojištím bojiště bojištích bojišti',
    ],
    [
      'zranění|n:stavení',
      'zranění zranění zranění zranění zranění zraněním / zranění zranění zraněním zranění zraněních zraněními',
    ],
  ])('%s', (word, expected) => {
    expect(forms(word)).toBe(expected);
  });

  test('exceptions, forms by hand and words that do not change', () => {
    expect(noun('síla|f:žena;s7=silou,p2=sil').sg[5]).toBe('silou');
    expect(noun('ruka|f|ruka,ruky,ruce,ruku,ruce,rukou|ruce,rukou,rukám,ruce,rukách,rukama').pl[1]).toBe('rukou');
    expect(noun('Z|n:0').sg[5]).toBe('Z');
    expect(() => noun('síla|f:stůl')).toThrow('unknown paradigm');
    expect(() => noun('síla|x:žena')).toThrow('gender');
    expect(() => noun('síla|f|síla')).toThrow('six forms');
    expect(() => decline('x', 'y')).toThrow();
  });

  test('adjectives before it agree, what follows it stays', () => {
    const p = phrase('cs', noun('obyčejná jednotka|f:žena'), { adjectives: ['nepřátelský'] });
    expect(say(p, 'dat')).toBe('nepřátelské obyčejné jednotce');
    expect(say({ ...p, plural: true }, 'ins')).toBe('nepřátelskými obyčejnými jednotkami');
    expect(say(phrase('cs', noun('fáze* přesunu|f:růže'), { det: 'own' }), 'loc')).toBe('své fázi přesunu');
  });

  test('adjectives soften before a masculine plural', () => {
    expect(declineAdjective('nepřátelský', 'm', true, 0)).toBe('nepřátelští');
    expect(declineAdjective('vlastní', 'm', false, 1)).toBe('vlastního');
    expect(declineAdjective('druhá', 'm', true, 0)).toBe('druzí');
  });
});

describe('numbers', () => {
  const cards = (n: number) => phrase('cs', noun('karta|f:žena'), { quantity: { n, pre: '' } });

  test('one, few, many', () => {
    expect([0, 1, 2, 4, 5, 22].map(pluralForm)).toEqual(['many', 'one', 'few', 'few', 'many', 'many']);
    expect([1, 2, 5].map((n) => say(cards(n), 'acc'))).toEqual(['1 kartu', '2 karty', '5 karet']);
    expect([1, 2, 5].map((n) => say(cards(n), 'ins'))).toEqual(['1 kartou', '2 kartami', '5 kartami']);
  });

  test('verbs agree with the number', () => {
    expect([1, 2, 5].map((n) => agreement(cards(n)))).toEqual([
      { gender: 'f', plural: false },
      { gender: 'f', plural: true },
      { gender: 'n', plural: false },
    ]);
  });

  test('any number', () => {
    expect(say(phrase('cs', noun('karta|f:žena'), { quantity: 'any' }), 'ins')).toBe('libovolným počtem karet');
  });
});

describe('English', () => {
  test('articles and plurals', () => {
    expect(['unit', 'enemy', 'hour', 'event', 'user', '8 cards'].map(article)).toEqual([
      'a',
      'an',
      'an',
      'an',
      'a',
      'an',
    ]);
    expect((parseWord('ability', 'en') as Noun).pl).toEqual(['abilities']);
    expect((parseWord('die|dice', 'en') as Noun).pl).toEqual(['dice']);
  });

  test('possessives', () => {
    const unit = phrase('en', parseWord('unit', 'en') as Noun, { det: 'this' });
    expect(whose(unit)).toBe("this unit's");
    expect(whose({ ...unit, plural: true })).toBe("these units'");
    expect(whose({ ...unit, pronoun: true })).toBe('its');
  });
});

test('the dictionary form of a declared word', () => {
  expect(label('fáze* přesunu|f:růže')).toBe('fáze přesunu');
  expect(label('odhazovací hromádka|f:žena@na')).toBe('odhazovací hromádka');
  expect(label('se přesunul{end} / se nepřesunul{end}|v')).toBe('se přesunul');
  expect(label('unit')).toBe('unit');
});

describe('templates', () => {
  const slot = (text: string, more = {}): Slot => ({ phrase: () => phrase('cs', noun(text), more) });
  const fill = (
    template: string,
    slots: Record<string, Slot>,
    mood: 'imperative' | 'infinitive' | 'third' = 'imperative',
    leads = false,
  ) => render({ lang: 'cs', slots: new Map(Object.entries(slots)), noun }, parseTemplate(template), mood, leads);

  test('participles agree', () => {
    const say = (text: string, more = {}) => fill('{0} {0:n:je,jsou} zničen{0:end}', { 0: slot(text, more) });
    expect(say('hrdina|m:předseda')).toBe('hrdina je zničen');
    expect(say('jednotka|f:žena')).toBe('jednotka je zničena');
    expect(say('pole|n:moře')).toBe('pole je zničeno');
    expect(say('hrdina|m:předseda', { plural: true })).toBe('hrdinové jsou zničeni');
    expect(say('portál|i:hrad', { plural: true })).toBe('portály jsou zničeny');
    expect(say('jednotka|f:žena', { quantity: { n: 5, pre: '' } })).toBe('5 jednotek je zničeno');
  });

  test('pronouns stand where Czech wants them', () => {
    const it = { 0: slot('jednotka|f:žena', { pronoun: true }) };
    expect(fill('[vezměte si|si vzít|si vezme] {0:acc}', it)).toBe('vezměte si ji');
    expect(fill('[vezměte si|si vzít|si vezme] {0:acc}', it, 'infinitive', true)).toBe('si ji vzít');
    expect(fill('[vezměte si|si vzít|si vezme] {0:acc}', it, 'infinitive')).toBe('vzít si ji');
    expect(fill('[položte|položit] na {0:acc} žeton', it)).toBe('položte na ni žeton');
    expect(fill('[položte|položit] na {0:acc} žeton', it, 'infinitive', true)).toBe('na ni položit žeton');
  });

  test('optional parts need all they name', () => {
    expect(fill('útok[? na {1:acc}]', { 0: slot('pole|n:moře') })).toBe('útok');
    expect(fill('útok[? na {1:acc}]', { 1: slot('stavba|f:žena') })).toBe('útok na stavbu');
  });

  test('places take their preposition', () => {
    expect(fill('{0:in}, {0:from}, {0:to}', { 0: slot('hromádka|f:žena@na') })).toBe(
      'na hromádce, z hromádky, na hromádku',
    );
    expect(fill('{0:in}, {0:from}, {0:to}', { 0: slot('balíček|i:hrad') })).toBe('v balíčku, z balíčku, do balíčku');
  });

  test('unclosed brackets are errors', () => {
    expect(() => parseTemplate('{0')).toThrow('{ without }');
    expect(() => parseTemplate('[a|b')).toThrow('[ without ]');
  });
});

test('the last pass', () => {
  expect(clean('z soupeřovy ruky, v fázi, k každé, s silou, z ruky', 'cs')).toBe(
    'ze soupeřovy ruky, ve fázi, ke každé, se silou, z ruky',
  );
  expect(sentence(`zničte kartu, která je vyčerpaná${CLOSE} a poté${CLOSE}. hotovo`, 'cs')).toBe(
    'Zničte kartu, která je vyčerpaná, a poté. Hotovo.',
  );
});
