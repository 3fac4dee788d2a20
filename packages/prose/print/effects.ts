import type { Ask, Cond, Eff } from '@bojiste/kernel/effects/nodes';
import { phrase, say, whose, words } from '../grammar/phrase.ts';
import type { Mood } from '../grammar/template.ts';
import { actsFirst, askBits, modesBits, namedAtOnce, nounOf, thingOf } from './asks.ts';
import { type Bit, embed, list, sentences, standing } from './bits.ts';
import { changesText } from './changes.ts';
import { eventClause, tellsWhen, withEvent } from './events.ts';
import { amountNoun, numberPhrase, perEach } from './numbers.ts';
import { queryPhrase } from './queries.ts';
import { apart, bi, bid, bind, lexNoun, type Talk, textOf, within } from './talk.ts';
import { condition } from './tests.ts';
import { timesText, untilText } from './time.ts';
import { phraseSlot, refPhrase } from './values.ts';
import { nativeBit, priceBit, procBit, templateBit, verbBits } from './verbs.ts';

/** Effects as bits of text. What only the machine needs (windows, labels, flushes) says nothing. */

type Node<K> = Extract<Eff, { readonly k: K }>;

// ---- conditions, repetition -------------------------------------------------------------------------------------------------------

function ifBits(t: Talk, e: Node<'if'>): readonly Bit[] {
  const denied = condition(apart(t), e.c, true);
  const test = condition(t, e.c);
  if (test === '' && e.else === undefined) return effectBits(t, e.then);
  const spokenOf = t.focus;
  const then = embed(t, effectBits(t, e.then));
  t.focus = spokenOf;
  const other = e.else === undefined ? '' : embed(t, effectBits(t, e.else), then !== '');
  if (then === '' && other !== '') return [standing(`${bi(t, 'pokud', 'if')} ${denied}, ${other}`)];
  const tail = other === '' ? '' : `. ${bi(t, 'Jinak', 'Otherwise,')} ${other}`;
  return then === '' ? [] : [standing(`${bi(t, 'pokud', 'if')} ${test}, ${then}${tail}`)];
}

function eachBits(t: Talk, e: Node<'each'>): readonly Bit[] {
  const base = nounOf(t, e.of);
  const make = (now: Talk) => queryPhrase(now, e.of, { det: 'each' });
  if (e.share !== undefined) {
    const number = phrase(t.lang, lexNoun(t, 'word.number'));
    bind(t, e.share, { as: 'thing', type: 'number', base: number, how: 'that', many: false });
  }
  const thing = { as: 'thing', type: thingOf(e.of), base, how: 'that', many: false } as const;
  if (namedAtOnce(e.v, e.do) || actsFirst(e.v, e.do)) {
    bind(t, e.v, { ...thing, fresh: make });
    return effectBits(t, e.do);
  }
  const all = make(t);
  bind(t, e.v, thing);
  t.focus = `v:${e.v}`;
  const body = embed(t, effectBits(t, e.do), true);
  return body === ''
    ? []
    : [
        standing(
          bi(
            t,
            `za ${say(all, 'acc', true)}${body.startsWith('pokud ') ? ',' : ''} ${body}`,
            `for ${say(all)}, ${body}`,
          ),
        ),
      ];
}

function repeatBits(t: Talk, e: Node<'repeat'>): readonly Bit[] {
  if (e.n === 1) return effectBits(t, e.do);
  const each = perEach(t, e.n);
  const body = embed(t, effectBits(t, e.do));
  if (each !== undefined && each.times === 1 && each.cap === undefined)
    return [standing(bi(t, `${each.text} ${body}`, `${each.text}, ${body}`))];
  if (typeof e.n === 'number')
    return [
      standing(
        bi(
          t,
          `${timesText(e.n)} ${bid(t, 'proveďte')}: ${body}`,
          `${e.n === 2 ? 'twice' : `${e.n} times`}, do the following: ${body}`,
        ),
      ),
    ];
  const n = say(numberPhrase(t, e.n));
  return [
    standing(
      bi(
        t,
        `${bid(t, 'opakujte')} tolikrát, kolik činí ${n}: ${body}`,
        `repeat a number of times equal to ${n}: ${body}`,
      ),
    ),
  ];
}

const always = (c: Cond): boolean =>
  (c.k === 'all' && c.cs.length === 0) || (c.k === 'compare' && c.op === 'eq' && c.a === c.b);

/** What may be done again and again until one declines: libovolněkrát můžete ... Pokaždé, když to uděláte, ... */
function freely(t: Talk, { else: _, ...ask }: Ask): readonly Bit[] {
  const said = sentences(t, effectBits(t, ask));
  const each = said.map((x) =>
    x.replace(/^pokud to uděláte(?= |,)/, 'pokaždé, když to uděláte').replace(/^if you do(?= |,)/, 'each time you do'),
  );
  const [first = '', ...rest] = each;
  return [standing(bi(t, `libovolněkrát ${first}`, `any number of times, ${first}`)), ...rest.map(standing)];
}

function loopBits(t: Talk, e: Node<'loop'>): readonly Bit[] {
  const test = always(e.while) ? '' : condition(t, e.while);
  if (test === '' && e.do.k === 'ask' && e.do.else?.k === 'stop') return freely(t, e.do);
  const body = embed(t, effectBits(t, e.do));
  if (test === '')
    return [standing(bi(t, `libovolněkrát ${bid(t, 'opakujte')}: ${body}`, `repeat any number of times: ${body}`))];
  return [standing(bi(t, `dokud ${test}, ${bid(t, 'opakujte')}: ${body}`, `as long as ${test}, repeat: ${body}`))];
}

// ---- later ---------------------------------------------------------------------------------------------------------

/** What is about to happen may be told as that very one, `texts['later.<event>']`: po tomto útoku. */
function laterBits(t: Talk, e: Node<'later'>): readonly Bit[] {
  return withEvent(t, e.at, () => {
    const soon = textOf(t, `later.${e.at.on}`)?.[t.lang];
    if (soon !== undefined) {
      const body = embed(t, effectBits(t, e.do), t.lang === 'cs');
      return [standing(words(soon, t.lang === 'en' ? ',' : '', body))];
    }
    const until = untilText(t, e.until);
    const inside = t.lang === 'cs' && tellsWhen(t, e.at);
    const clause = eventClause(t, e.at, 'after', inside ? until : '');
    const body = embed(t, effectBits(t, e.do), clause.time);
    const lead = clause.time ? clause.text : bi(t, `jakmile ${clause.text}`, `when ${clause.text}`);
    const before = until === '' || inside ? '' : bi(t, `${until} platí:`, `${until},`);
    return [standing(words(before, lead, clause.time && t.lang === 'cs' ? '' : ',', body))];
  });
}

// ---- what is being replaced or answered ---------------------------------------------------------------------------------------------

const PREVENT = { cs: '[zabraňte|zabránit|zabrání] tomu', en: '[prevent|prevents] that' };
const CANCEL = { cs: '[zrušte|zrušit|zruší] {0:acc}', en: '[cancel|cancels] {0}' };

function amendBit(t: Talk, e: Node<'amend'>): Bit {
  const n = e.n;
  const what = phrase(t.lang, e.field === 'amount' ? amountNoun(t) : lexNoun(t, 'word.number'), { det: 'that' });
  const step =
    typeof n === 'object' && n.k === 'math' && typeof n.a === 'object' && n.a.k === 'event' && n.a.field === e.field
      ? n
      : undefined;
  if (step !== undefined && (step.op === 'sub' || step.op === 'add')) {
    const by = phraseSlot(numberPhrase(t, step.b));
    const text =
      step.op === 'sub'
        ? { cs: '[snižte|snížit|sníží] {0:acc} o {1:acc}', en: '[reduce|reduces] {0} by {1}' }
        : { cs: '[zvyšte|zvýšit|zvýší] {0:acc} o {1:acc}', en: '[increase|increases] {0} by {1}' };
    return templateBit(t, text, [phraseSlot(what), by]);
  }
  if (step?.op === 'min' && typeof step.b === 'number') {
    const most = { cs: '[snižte|snížit|sníží] {0:acc} na nejvýše {1:acc}', en: '[reduce|reduces] {0} to at most {1}' };
    return templateBit(t, most, [phraseSlot(what), phraseSlot(numberPhrase(t, step.b))]);
  }
  const to = phraseSlot(numberPhrase(t, n));
  return templateBit(t, { cs: '[změňte|změnit|změní] {0:acc} na {1:acc}', en: '[change|changes] {0} to {1}' }, [
    phraseSlot(what),
    to,
  ]);
}

function cancelBit(t: Talk): Bit {
  const card = refPhrase(t, { k: t.it === undefined && !t.itIsSelf ? 'item' : 'it' });
  const effect = phrase(t.lang, lexNoun(t, 'word.effect'));
  const owned =
    card.pronoun === true || t.lang === 'en'
      ? { ...effect, owner: whose(card) }
      : { ...effect, tail: say(card, 'gen') };
  return templateBit(t, CANCEL, [phraseSlot(owned)]);
}

function scopeBit(t: Talk, scope: string): Bit {
  const what = phrase(t.lang, lexNoun(t, `scope.${scope}`), { det: 'the' });
  return templateBit(t, { cs: '[ukončete|ukončit|ukončí] {0:acc}', en: '[end|ends] {0}' }, [phraseSlot(what)]);
}

// ---- every effect -------------------------------------------------------------------------------------------------------------------

const STOP = { cs: '[přestaňte|přestat|přestane] tento efekt provádět', en: '[stop|stops] resolving this effect' };
const PLAY = { cs: '[zahrajte|zahrát|zahraje] {0:acc}', en: '[play|plays] {0}' };
const TURN = { cs: '{0:nom} odehraje tah', en: '{0:nom} takes a turn' };

function bitsOf(t: Talk, e: Eff): readonly Bit[] {
  switch (e.k) {
    case 'seq':
      return e.do.flatMap((x) => effectBits(t, x));
    case 'together':
    case 'scope':
    case 'item':
    case 'step':
      return effectBits(t, e.do);
    case 'if':
      return ifBits(t, e);
    case 'let':
      bind(t, e.v, { as: 'alias', arg: e.be, vars: new Map(t.vars) });
      return [];
    case 'collect':
      bind(t, e.v, { as: 'query', of: e.of });
      return [];
    case 'each':
      return eachBits(t, e);
    case 'repeat':
      return repeatBits(t, e);
    case 'loop':
      return loopBits(t, e);
    case 'stop':
      return [templateBit(t, STOP, [])];
    case 'ask':
      return askBits(t, e);
    case 'modes':
      return modesBits(t, e);
    case 'end':
      return [scopeBit(t, e.scope)];
    case 'call':
      return [procBit(t, e)];
    case 'cancel':
      return [cancelBit(t)];
    case 'lasts':
      return [standing(changesText(t, e.what, untilText(t, e.until), true))];
    case 'later':
      return laterBits(t, e);
    case 'pay':
      return e.price.map((p) => priceBit(t, p));
    case 'amend':
      return [amendBit(t, e)];
    case 'drop':
      return [templateBit(t, PREVENT, [])];
    case 'verb':
      return verbBits(t, e);
    case 'playCard':
      return [templateBit(t, PLAY, [phraseSlot(refPhrase(t, e.card))])];
    case 'turn':
      return [templateBit(t, TURN, [phraseSlot(queryPhrase(t, e.seats, { det: 'each' }))])];
    case 'native':
      return [nativeBit(t, e)];
    case 'announce':
    case 'use':
    case 'window':
    case 'flush':
    case 'nothing':
      return [];
  }
}

export const effectBits = (t: Talk, e: Eff): readonly Bit[] => within(t, { acting: true }, () => bitsOf(t, e));

/** Several sentences, not yet capitalised. */
export const effectText = (t: Talk, e: Eff): string => sentences(t, effectBits(t, e)).join('. ');

/** As a part of another clause. */
export const printInline = (t: Talk, e: Eff, mood: Mood): string => {
  const bits = effectBits(t, e);
  return bits.every((b) => b.kind === 'instruction')
    ? list(
        t,
        bits.map((b) => b.say(mood, false)),
      )
    : embed(t, bits);
};
