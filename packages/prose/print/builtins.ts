import type { Arg, Eff } from '@bojiste/kernel/effects/nodes';
import type { Bilingual } from '@bojiste/kernel/types';

/** How the kernel's own verbs are said; a game that declares a verb of the same name says it in its own way. */

type VerbNode = Extract<Eff, { readonly k: 'verb' }>;

const TEXTS: Readonly<Record<string, Bilingual>> = {
  put: { cs: '[umístěte|umístit|umístí] {0:acc} {1:to}', en: '[place|places] {0} {1:to}' },
  putIn: { cs: '[dejte|dát|dá] {0:acc} {1:to}', en: '[put|puts] {0} {1:into}' },
  take: { cs: '[vezměte|vzít|vezme] {0:acc} do ruky', en: '[put|puts] {0} into your hand' },
  putUnder: { cs: '[dejte|dát|dá] {0:acc} dospod {1:gen}', en: '[put|puts] {0} at the bottom of {1}' },
  count: { cs: '[položte|položit|položí] na {0:acc} {1:count:word}', en: '[put|puts] {1:count:word} on {0}' },
  uncount: {
    cs: '[odstraňte|odstranit|odstraní] z {0:gen} {1:count:word}',
    en: '[remove|removes] {1:count:word} from {0}',
  },
  gain: { cs: '{0:subj} [získejte|získat|získá] {1:count:word}', en: '{0:subj} [gain|gains] {1:count:word}' },
  lose: { cs: '{0:subj} [ztraťte|ztratit|ztratí] {1:count:word}', en: '{0:subj} [lose|loses] {1:count:word}' },
  mark: { cs: '[označte|označit|označí] {0:acc} jako {word:asOf:0}', en: '[mark|marks] {0} as {word:asOf:0}' },
  unmark: {
    cs: '[zrušte|zrušit|zruší] u {0:gen} označení „{word}“',
    en: '[remove|removes] the “{word}” mark from {0}',
  },
  control: {
    cs: '{1:subj} [převezměte|převzít|převezme] kontrolu nad {0:ins}',
    en: '{1:subj} [take|takes] control of {0}',
  },
  attach: { cs: '[přiložte|přiložit|přiloží] {0:acc} k {1:dat}', en: '[attach|attaches] {0} to {1}' },
  link: { cs: '[spojte|spojit|spojí] {0:acc} s {2:ins}', en: '[link|links] {0} to {2}' },
  show: { cs: '[odkryjte|odkrýt|odkryje] {0:acc}', en: '[reveal|reveals] {0}' },
  peek: {
    cs: '{1:subj} [podívejte se|se podívat|se podívá] na {0:acc}',
    en: '{1:subj} [look|looks] at {0}',
  },
  hide: { cs: '[otočte|otočit|otočí] {0:acc} lícem dolů', en: '[turn|turns] {0} face down' },
  draw: { cs: '{0:subj} [doberte si|si dobrat|si dobere] {1:count:card}', en: '{0:subj} [draw|draws] {1:count:card}' },
  shuffle: { cs: '[zamíchejte|zamíchat|zamíchá] {0:acc}', en: '[shuffle|shuffles] {0}' },
  win: { cs: '{0:subj} [vyhrajte|vyhrát|vyhraje] hru', en: '{0:subj} [win|wins] the game' },
  winYou: { cs: 'vyhráváte hru', en: 'you win the game' },
  beginTurn: { cs: 'začíná tah: {0:nom}', en: '{0:nom} begins a turn' },
};

export interface EventTexts {
  readonly after?: Bilingual;
  readonly before?: Bilingual;
}

/** How the kernel's own events are said; a game may say them in its own way. */
export const BUILTIN_EVENTS: Readonly<Record<string, EventTexts>> = {
  entered: { after: { cs: '{subject} vstoupí do hry', en: '{subject} {subject:n:enters,enter} play' } },
  left: { after: { cs: '{subject} opustí hru', en: '{subject} {subject:n:leaves,leave} play' } },
  announced: { before: { cs: '{by} hraje {subject:acc}', en: '{by} plays {subject:acc}' } },
  drawn: { after: { cs: '{by} si dobere {subject:acc}', en: '{by} draws {subject:acc}' } },
  control: { after: { cs: '{subject} změní majitele', en: '{subject} {subject:n:changes,change} controller' } },
  attach: { after: { cs: 'je přiložen{subject:end} {subject}', en: '{subject} {subject:n:is,are} attached' } },
  turned: { after: { cs: '=na začátku {by:poss:turn:gen}', en: '=at the start of {by:poss:turn}' } },
  stepBegins: { after: { cs: '=na začátku {step:gen}', en: '=at the start of {step}' } },
  stepEnds: { after: { cs: '=na konci {step:gen}', en: '=at the end of {step}' } },
};

/** Verbs that only note something for the rules are not said. */
const SILENT = ['tally', 'did'];

const isNegative = (n: Arg): boolean => {
  if (typeof n === 'number') return n < 0;
  if (n.k !== 'math') return false;
  return (n.op === 'sub' && n.a === 0) || (n.op === 'mul' && (n.a === -1 || n.b === -1));
};

function negated(n: Arg): Arg {
  if (typeof n === 'number') return -n;
  if (n.k !== 'math') return n;
  return n.op === 'sub' ? n.b : n.a === -1 ? n.b : n.a;
}

const isOwnHand = (to: Arg | undefined): boolean =>
  typeof to === 'object' && to.k === 'zone' && to.zone === 'hand' && to.of.k === 'you';

export interface BuiltinSaid {
  readonly text: Bilingual | undefined;
  readonly args: readonly Arg[];
}

const OPPOSITE: Readonly<Record<string, string>> = { count: 'uncount', gain: 'lose' };

/** The text, and the arguments as it wants them: fewer is said as a loss, not as a negative gain. `mine`: from an own pile. */
export function builtinSaid(e: VerbNode, mine = false): BuiltinSaid {
  if (SILENT.includes(e.verb)) return { text: undefined, args: e.args };
  const [first, second] = e.args;
  const opposite = OPPOSITE[e.verb];
  if (opposite !== undefined && first !== undefined && second !== undefined && isNegative(second)) {
    return { text: TEXTS[opposite], args: [first, negated(second)] };
  }
  if (e.verb === 'mark' && second === 0) return { text: TEXTS.unmark, args: e.args };
  if (e.verb === 'put' && mine && isOwnHand(second)) return { text: TEXTS.take, args: e.args };
  if (e.verb === 'put' && typeof second === 'object' && second.k === 'zone') return { text: TEXTS.putIn, args: e.args };
  if (e.verb === 'win' && typeof first === 'object' && first.k === 'you') return { text: TEXTS.winYou, args: e.args };
  return { text: TEXTS[e.verb], args: e.args };
}
