import type { Ask, Cond, Eff, RefX, Who } from '@bojiste/kernel/effects/nodes';
import { fixed, phrase, say, whose, words } from '../grammar/phrase.ts';
import { settleOwner } from '../grammar/pronouns.ts';
import type { Mood } from '../grammar/template.ts';
import { actsFirst, askBits, isOwn, namedAtOnce, nounOf, thingOf } from './asks.ts';
import { type Bit, embed, list, sentences, speaksTo, standing } from './bits.ts';
import { twoAmounts } from './coordination.ts';
import { eventClause, tellsWhen, withEvent } from './events.ts';
import { modesBits } from './modes.ts';
import { amountNoun, perEach } from './numbers.ts';
import { changesText, condition, numberPhrase } from './parts.ts';
import { isAffordable, isPossible, refusable, untoldIf } from './payable.ts';
import { queryPhrase } from './queries.ts';
import { asTold, inIt, isComing, isSoon } from './soon.ts';
import { apart, bi, bid, bind, isYou, lexNoun, type Talk, textOf, within } from './talk.ts';
import { timesText, untilText } from './time.ts';
import { phraseSlot, refPhrase, zonePhrase } from './values.ts';
import { isBidden, nativeBit, priceBit, procBit, templateBit, verbBits } from './verbs.ts';

/** Effects as bits of text. What only the machine needs (windows, labels, flushes) says nothing. */

type Node<K> = Extract<Eff, { readonly k: K }>;

// ---- conditions, repetition -------------------------------------------------------------------------------------------------------

function ifBits(t: Talk, e: Node<'if'>): readonly Bit[] {
  // What can be done is done.
  if (isPossible(e) || isAffordable(e) || refusable(e) !== undefined) return effectBits(t, e.then);
  const asked = untoldIf(e);
  if (asked === undefined) return effectBits(t, e.then);
  const denied = condition(apart(t), asked, true);
  const test = condition(t, asked);
  if (test === '' && e.else === undefined) return effectBits(t, e.then);
  const spokenOf = t.focus;
  const done = effectBits(t, e.then);
  const then = embed(t, done);
  t.focus = spokenOf;
  const otherwise = e.else === undefined ? [] : effectBits(t, e.else);
  const plainElse = embed(t, otherwise);
  const other = embed(t, otherwise, then !== '');
  if (then === '' && other !== '') return [standing(`${bi(t, 'pokud', 'if')} ${denied}, ${other}`)];
  const amounts = then === '' ? undefined : twoAmounts(t, then, plainElse, test);
  if (amounts !== undefined) return [standing(amounts)];
  const tail = other === '' ? '' : `. ${bi(t, 'Jinak', 'Otherwise,')} ${littleFirst(t, other)}`;
  return then === '' ? [] : [{ ...standing(`${bi(t, 'pokud', 'if')} ${test}, ${then}${tail}`), toYou: speaksTo(done) }];
}

/** Czech little words come second: jinak ho přiložte k bojovníkovi. */
const littleFirst = (t: Talk, text: string): string =>
  t.lang === 'cs' ? text.replace(/^(\p{Ll}+te) (ho|ji|je|jej|mu|jí|jim) (?=\p{Ll})/u, '$2 $1 ') : text;

/** Done to all chosen things alike, without a number that would be each one's own: discard them. The set they are in. */
function allAlike(e: Node<'each'>): string | undefined {
  if (e.of.k !== 'cards' || e.of.from.k !== 'set' || e.of.where.length > 0) return undefined;
  const steps = e.do.k === 'seq' ? e.do.do : [e.do];
  const plain = steps.every(
    (x) =>
      x.k === 'verb' &&
      x.args.some((a) => typeof a === 'object' && a.k === 'var' && a.v === e.v) &&
      x.args.every((a) => typeof a === 'object' && (a.k === 'you' || (a.k === 'var' && a.v === e.v))),
  );
  return plain ? e.of.from.v : undefined;
}

const LOOK = {
  cs: '[prohlédněte si|si prohlédnout|si prohlédne] {0:acc}',
  en: '[look|looks] through {0}',
};

/** Who looks at each card of a pile looks through the pile. */
function lookedThrough(t: Talk, e: Node<'each'>): Bit | undefined {
  const { of, do: does } = e;
  const whole = of.k === 'cards' && of.from.k === 'zone' && of.where.length === 0 ? of.from : undefined;
  if (whole === undefined || does.k !== 'verb' || does.verb !== 'peek') return undefined;
  if (!isYou(does.args[1] as Who)) return undefined;
  return templateBit(t, LOOK, [phraseSlot(zonePhrase(t, whole.zone, whole.of))]);
}

/** return each imprisoned warrior and all cards attached to it. */
function takesAlong({ v, do: does }: Node<'each'>): boolean {
  const [first, last, ...more] = does.k === 'seq' ? does.do : [];
  const moved = last?.k === 'verb' ? last.args[0] : undefined;
  return first !== undefined && more.length === 0 && goesAlong(first, last) && same(moved, { k: 'var', v });
}

function eachBits(t: Talk, e: Node<'each'>): readonly Bit[] {
  const look = lookedThrough(t, e);
  if (look !== undefined) return [look];
  const base = nounOf(t, e.of);
  const make = (now: Talk, all = false) => queryPhrase(now, e.of, { det: 'each', all });
  if (e.share !== undefined) {
    const number = phrase(t.lang, lexNoun(t, 'word.number'));
    bind(t, e.share, { as: 'thing', type: 'number', base: number, how: 'that', many: false });
  }
  const mine = isOwn(t, e.of);
  const chosen = e.of.k === 'cards' && e.of.from.k === 'set' && t.vars.get(e.of.from.v)?.as === 'thing';
  const how = chosen ? 'ofThem' : 'that';
  const thing = { as: 'thing', type: thingOf(e.of), base, how, many: false, mine } as const;
  const set = allAlike(e);
  if (set !== undefined && t.vars.get(set)?.as === 'thing') {
    const spoken = t.focus === `v:${set}`;
    bind(t, e.v, { ...thing, how: 'chosen', many: true });
    t.focus = spoken ? `v:${e.v}` : '';
    return effectBits(t, e.do);
  }
  if (namedAtOnce(e.v, e.do) || actsFirst(e.v, e.do) || takesAlong(e)) {
    // So much for each of them is no deed done to all.
    const all =
      e.do.k === 'verb' && isBidden(t, e.do) && e.do.args.every((a) => typeof a === 'object' && a.k === 'var');
    bind(t, e.v, { ...thing, fresh: (now) => make(now, all) });
    return effectBits(t, e.do);
  }
  const all = make(t);
  bind(t, e.v, thing);
  t.focus = `v:${e.v}`;
  const body = embed(t, effectBits(t, e.do), true);
  // So much is got or lost for each; what else is done is done with each.
  const amount = /^(získejte|ztraťte|zaplaťte|získej|doberte|lízni|můžete|můžeš)(?= )/u.test(body);
  const head = amount ? `za ${say(all, 'acc', true)}` : `u ${say(all, 'gen', true)}`;
  return body === ''
    ? []
    : [
        standing(
          bi(t, `${head}${body.startsWith('pokud ') ? ',' : ''} ${littleFirst(t, body)}`, `for ${say(all)}, ${body}`),
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
    const soon = (textOf(t, `later.${e.at.on}`) ?? (isComing(e) ? textOf(t, `later.${e.at.on}.now`) : undefined))?.[
      t.lang
    ];
    if (soon !== undefined) {
      // What was told before it, unless it was chosen, need not be what it is about.
      if (!isSoon(t, e) && !t.focus.startsWith('v:')) t.focus = '';
      const body = embed(t, effectBits(t, isSoon(t, e) ? inIt(e.do) : e.do), t.lang === 'cs');
      return [standing(words(soon, t.lang === 'en' || body.startsWith('pokud ') ? ',' : '', body))];
    }
    const until = untilText(t, e.until);
    const inside = t.lang === 'cs' && tellsWhen(t, e.at);
    const clause = eventClause(t, e.at, 'after', inside ? until : '');
    const bits = effectBits(t, e.do);
    const body = embed(t, bits, clause.time);
    const lead = clause.time
      ? settleOwner(clause.text, speaksTo(bits))
      : bi(t, `jakmile ${clause.text}`, `when ${clause.text}`);
    const before = until === '' || inside ? '' : bi(t, `${until} platí:`, `${until},`);
    return [standing(words(before, lead, clause.time && t.lang === 'cs' ? '' : ',', body))];
  });
}

/** tato jednotka získá do konce tahu +1 k síle; but: po pohybu této jednotky získá tato jednotka do konce tahu +1 k síle. */
function lastingBit(t: Talk, e: Node<'lasts'>): Bit {
  const text = changesText(t, e.what, untilText(t, e.until), true);
  const turned =
    t.lang === 'cs'
      ? text.replace(/^((?:t(?:ento|ato|oto)|vybran[ýáé]) (?:\p{L}+ )??\p{L}+|držitel) (získá|má|je) /u, '$2 $1 ')
      : text;
  return { kind: 'sentence', say: (_, leads) => (leads ? turned : text), third: false, turns: turned !== text };
}

// ---- what is being replaced or answered ---------------------------------------------------------------------------------------------

const PREVENT = { cs: '[zabraňte tomu|tomu zabránit|tomu zabrání]', en: '[prevent|prevents] that' };
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

// ---- with what is attached ---------------------------------------------------------------------------------------------------------

/** All cards attached to something go where it goes next. */
function goesAlong(e: Eff, next: Eff | undefined): e is Node<'each'> {
  if (e.k !== 'each' || e.do.k !== 'verb' || next?.k !== 'verb' || e.do.verb !== next.verb) return false;
  const [own, ...rest] = e.do.args;
  const [host, ...others] = next.args;
  const from = e.of.k === 'cards' && e.of.from.k === 'attached' ? e.of.from.to : undefined;
  return same(own, { k: 'var', v: e.v }) && same(from, host) && same(rest, others);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const PILES = {
  cs: [
    [/ do ruky vlastníka$/, ' do rukou vlastníků'],
    [/ do knihovny vlastníka$/, ' do knihoven vlastníků'],
  ],
  en: [
    [/ its owner's hand$/, " their owners' hands"],
    [/ its owner's library$/, " their owners' libraries"],
  ],
} as const;

/** "return a warrior and all cards attached to it to their owners' hands": one deed told once. */
function attachedBit(t: Talk, before: Eff | undefined, e: Eff): readonly Bit[] | undefined {
  if (before === undefined || e.k !== 'verb' || !goesAlong(before, e) || before.of.k !== 'cards') return undefined;
  const host = refPhrase(t, e.args[0] as RefX);
  const first = say(host, 'acc');
  const along = queryPhrase(t, before.of, { det: 'all', plural: true });
  const both = words(first, bi(t, 'a', 'and'), say(along, 'acc'));
  const text = textOf(t, `verb.${e.verb}`) ?? t.def.verbs[e.verb]?.text;
  if (text === undefined) return undefined;
  const bit = templateBit(t, text, [phraseSlot(fixed(t.lang, both, true))]);
  const piled = (said: string): string => PILES[t.lang].reduce((x, [one, many]) => x.replace(one, many), said);
  return [{ ...bit, say: (mood, leads) => piled(bit.say(mood, leads)) }];
}

// ---- every effect -------------------------------------------------------------------------------------------------------------------

const STOP = { cs: '[přestaňte|přestat|přestane] tento efekt provádět', en: '[stop|stops] resolving this effect' };
const PLAY = { cs: '[zahrajte|zahrát|zahraje] {0:acc}', en: '[play|plays] {0}' };
const TURN = { cs: '{0:nom} odehraje tah', en: '{0:nom} takes a turn' };

function bitsOf(t: Talk, e: Eff): readonly Bit[] {
  switch (e.k) {
    case 'seq': {
      const steps = asTold(t, e.do);
      return steps.flatMap(
        (x, i) => attachedBit(t, steps[i - 1], x) ?? (goesAlong(x, steps[i + 1]) ? [] : effectBits(t, x)),
      );
    }
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
      return [lastingBit(t, e)];
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
