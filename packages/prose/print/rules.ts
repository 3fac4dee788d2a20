import type { Gender } from '../grammar/paradigms.ts';
import { glue, type Phrase, say } from '../grammar/phrase.ts';
import { inAgreement } from '../grammar/pronouns.ts';
import { mentions, render } from '../grammar/template.ts';
import { filling, tokensOf } from './calls.ts';
import { pick, type Talk } from './talk.ts';
import { phraseSlot } from './values.ts';

const ONE: { readonly gender: Gender; readonly plural: boolean } = { gender: 'm', plural: false };

/** A thing that may be allowed or forbidden, as an infinitive: "se přesunout", "zaútočit[? na {to:acc}]"; "move", "attack[? {to}]". */
export interface RuleVerb {
  /** Czech se or si, which stands elsewhere than the rest. */
  readonly reflexive: string;
  readonly text: string;
}

/** `who`: what a passive agrees with ("být napaden{end}"). */
export function ruleVerb(t: Talk, act: string, to: Phrase | undefined, who = ONE): RuleVerb {
  const decl = t.def.rules.find((r) => r.name === act);
  // Done to nobody in particular it may be another verb: napadnout Doomtroopery, but: útočit.
  const [whole = act, alone = whole] = decl === undefined ? [act] : pick(t, decl.text).split(' // ');
  const tokens = tokensOf(inAgreement(to === undefined ? alone : whole, who.gender, who.plural));
  const slots = new Map(to === undefined ? [] : [['to', phraseSlot(to)] as const]);
  const said = render(filling(t, slots), tokens, 'infinitive');
  const full = to === undefined || mentions(tokens, 'to') ? said : glue(said, say(to, 'acc'));
  const reflexive = t.lang === 'cs' ? (/^(se|si) /.exec(full)?.[1] ?? '') : '';
  return { reflexive, text: reflexive === '' ? full : full.slice(reflexive.length + 1) };
}
