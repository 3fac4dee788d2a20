import type { Eff, Mode } from '@bojiste/kernel/effects/nodes';
import { capital } from '../grammar/finish.ts';
import { words } from '../grammar/phrase.ts';
import type { Mood } from '../grammar/template.ts';
import { type Bit, byOther, list, optional, sentences } from './bits.ts';
import { tokensOf } from './calls.ts';
import { condition, effectBits } from './parts.ts';
import { untold } from './payable.ts';
import { apart, bi, bid, pick, type Talk, within } from './talk.ts';
import { sameSeat } from './values.ts';
import { templateBit } from './verbs.ts';

/** One of several ways: in one sentence where they are short, else as a list. */

interface Said {
  readonly bits: readonly Bit[];
  readonly only: string;
}

function modeBits(t: Talk, m: Mode): Said {
  const focus = t.focus;
  const own = pick(t, m.text);
  // A text without brackets is the label of a button, not a part of a sentence.
  const bits = own.includes('[') ? [templateBit(t, m.text, [], tokensOf(own))] : effectBits(t, m.do);
  const test = own.includes('[') ? m.if : untold(m.if, m.do);
  const only =
    test === undefined ? '' : bi(t, ` (jen pokud ${condition(t, test)})`, ` (only if ${condition(t, test)})`);
  t.focus = focus;
  return { bits, only };
}

const simple = (s: Said): boolean =>
  s.bits.length > 0 && s.bits.length <= 2 && s.bits.every((b) => b.kind === 'instruction');

/** So few words that one verb serves two: vyložte do svého Mužstva nebo do své Kohorty. */
const FEW = 5;

/** "pay 1 magic or discard this card": modes that are plain instructions make one instruction. */
function either(t: Talk, modes: readonly Said[]): Bit {
  const sayAll = (mood: Mood, leads: boolean): string => {
    const said = modes.map(
      (m, i) =>
        list(
          t,
          m.bits.map((b, n) => b.say(mood, leads && i === 0 && n === 0)),
        ) + m.only,
    );
    // Many things done in one way: zvolte Bauhaus, Kapitol, nebo Mishimu.
    const verb = said[0]?.split(' ')[0] ?? '';
    const short = said.every((x) => x.split(' ').length <= FEW && !x.includes(','));
    const alike = (said.length > 2 || short) && said.every((x) => x.startsWith(`${verb} `));
    const texts = alike ? said.map((x, i) => (i === 0 ? x : x.slice(verb.length + 1))) : said;
    // A comma parts two ways where one of them has an "and" of its own.
    if (said.length === 2 && modes.some((m) => m.bits.length > 1)) return texts.join(bi(t, ', nebo ', ', or '));
    return alike && said.length === 2 ? texts.join(bi(t, ' nebo ', ' or ')) : list(t, texts, 'or');
  };
  return { kind: 'instruction', say: sayAll, third: modes.every((m) => m.bits.every((b) => b.third)), alone: true };
}

function menu(t: Talk, modes: readonly Said[]): Bit {
  const lines = modes.map((m) => `• ${capital(sentences(t, m.bits).join('. ') + m.only)}`).join('. ');
  const lead = (mood: Mood): string =>
    bi(
      t,
      { imperative: bid(t, 'vyberte'), infinitive: 'vybrat', third: 'vybere' }[mood],
      mood === 'third' ? 'chooses' : 'choose',
    );
  return {
    kind: 'instruction',
    say: (mood) => words(lead(mood), bi(t, 'jedno:', 'one:'), lines),
    third: true,
    alone: true,
  };
}

const stepsOf = (e: Eff): readonly Eff[] => (e.k === 'seq' ? e.do.flatMap(stepsOf) : [e]);

/** How many steps all modes end with: pay in one way or another, and then force this unit. */
function sharedEnd(modes: readonly Mode[]): number {
  const all = modes.map((m) => stepsOf(m.do));
  if (modes.some((m) => m.if !== undefined || m.text.cs.includes('['))) return 0;
  const most = Math.min(...all.map((steps) => steps.length)) - 1;
  const same = (n: number): boolean => new Set(all.map((steps) => JSON.stringify(steps.slice(-n)))).size === 1;
  let n = 0;
  while (n < most && same(n + 1)) n += 1;
  return n;
}

export function modesBits(t: Talk, e: Extract<Eff, { k: 'modes' }>): readonly Bit[] {
  const other = !sameSeat(e.by, t.actor);
  const most = sharedEnd(e.modes);
  const own = (m: Mode): Mode => ({ ...m, do: { k: 'seq', do: stepsOf(m.do).slice(0, -most) } });
  // After a list of lines it would be read with the last of them.
  const shared = most > 0 && e.modes.every((m) => simple(modeBits(apart(t), own(m)))) ? most : 0;
  const end = shared === 0 ? [] : stepsOf(e.modes[0]?.do ?? { k: 'nothing' }).slice(-shared);
  return within(t, { actor: e.by }, () => {
    // One sentence may speak of what was chosen before it; lines of a list stand alone.
    const plain = e.modes.every((m) => simple(modeBits(apart(t), shared === 0 ? m : own(m))));
    const focus = plain && t.focus.startsWith('v:') ? t.focus : '';
    const said = (m: Mode): Said => modeBits(t, shared === 0 ? m : own(m));
    const modes = e.modes.map((m, i) => within(t, plain && i === 0 ? {} : { focus }, () => said(m)));
    const choice = modes.every(simple) ? either(t, modes) : menu(t, modes);
    if (shared > 0) t.focus = '';
    const bits = [choice, ...end.flatMap((x) => effectBits(t, x))];
    if (e.optional) return optional(t, bits);
    return other ? byOther(t, bits) : bits;
  });
}
