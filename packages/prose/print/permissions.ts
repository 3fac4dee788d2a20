import type { Change, Filter } from '@bojiste/kernel/effects/nodes';
import { agreement, type Phrase, say, still, words } from '../grammar/phrase.ts';
import { cardsPhrase } from './parts.ts';
import { ruleVerb } from './rules.ts';
import { ownPredicate, type Said } from './said.ts';
import { bi, type Talk, textOf } from './talk.ts';

/** What a card is allowed, forbidden and obliged to do. */

type Rule = Extract<Change, { readonly k: 'rule' }>;

const MODAL = {
  allow: { cs: ['smí', 'smějí'], en: 'can' },
  forbid: { cs: ['nesmí', 'nesmějí'], en: "can't" },
  oblige: { cs: ['musí', 'musejí'], en: 'must' },
} as const;

/** What is done to a card is not forbidden to it: nemůže být zatlačena. */
const SUFFERED = { allow: ['může', 'mohou'], forbid: ['nemůže', 'nemohou'], oblige: ['musí', 'musejí'] } as const;

/** Rank of "never" and "always". */
const FIRM = 2;

/** What is forbidden for a time may be told with that time, `texts['forbid.<rule>.passing']`: tímto útokem nezraňuje. */
export const tellsTime = (t: Talk, c: Change): boolean =>
  c.k === 'rule' && c.mode === 'forbid' && textOf(t, `forbid.${c.act}.passing`) !== undefined;

/** What is not of this sort is barred: only this sort is left. */
function onlySort(c: Rule): readonly Filter[] | undefined {
  const barred = (c.to ?? []).filter((f) => f.k === 'not');
  const [one] = barred;
  if (c.mode !== 'forbid' || c.rank >= FIRM || one?.k !== 'not' || barred.length > 1) return undefined;
  const rest = (c.to ?? []).filter((f) => f.k !== 'not');
  const sorts: readonly string[] = ['kind', 'tag', 'name'];
  return sorts.includes(one.f.k) && rest.every((f) => f.k === 'kind') ? [...rest, one.f] : undefined;
}

/** They can attack only personalities: what is left is said, not what is barred. */
function onlySaid(t: Talk, c: Rule, sort: readonly Filter[], subject: Phrase): Said {
  const to = still(cardsPhrase(t, { k: 'cards', from: { k: 'board' }, where: sort }, { plural: true }));
  const act = ruleVerb(t, c.act, to, agreement(subject));
  const named = say(to, 'acc');
  const lead = act.text.endsWith(named) ? act.text.slice(0, -named.length) : '';
  const [, before = '', prep = ''] = /^(.*?)((?:pro|for) )?$/.exec(lead) ?? [];
  const rest = lead === '' ? act.text : named;
  const text = `${before}${bi(t, 'jen', 'only')} ${prep}${rest}`;
  if (t.lang === 'en') return { reflexive: '', verb: MODAL.allow.en, rest: text };
  const forms = act.text.startsWith('být ') ? SUFFERED.allow : MODAL.allow.cs;
  return { reflexive: act.reflexive, verb: forms[agreement(subject).plural ? 1 : 0], rest: text };
}

export function ruleSaid(t: Talk, c: Rule, subject: Phrase): Said {
  const { plural } = agreement(subject);
  const sort = onlySort(c);
  if (sort !== undefined) return onlySaid(t, c, sort, subject);
  const to =
    c.to === undefined
      ? undefined
      : cardsPhrase(
          t,
          { k: 'cards', from: { k: 'board' }, where: c.to },
          c.mode === 'oblige' && textOf(t, `oblige.${c.act}`) === undefined ? { det: 'a' } : { plural: true },
        );
  const only = c.mode === 'oblige' && to !== undefined ? textOf(t, `oblige.${c.act}`)?.[t.lang] : undefined;
  if (only !== undefined && to !== undefined) return ownPredicate(t, only.replace('%', say(to, 'acc')), plural);
  const time = t.passing && tellsTime(t, c) ? '.passing' : '';
  const own = c.mode === 'forbid' && to === undefined ? textOf(t, `forbid.${c.act}${time}`)?.[t.lang] : undefined;
  if (own !== undefined) return ownPredicate(t, own, plural);
  const act = ruleVerb(t, c.act, to === undefined ? undefined : still(to), agreement(subject));
  const modal = MODAL[c.mode];
  const firm = c.rank >= FIRM && c.mode === 'forbid' && textOf(t, 'voice.firm') !== undefined;
  const none = subject.det === 'no' ? 'can' : modal.en;
  if (t.lang === 'en') return { reflexive: '', verb: firm ? 'can never' : none, rest: act.text };
  const forms = act.text.startsWith('být ') ? SUFFERED[c.mode] : modal.cs;
  return { reflexive: act.reflexive, verb: words(firm ? 'nikdy' : '', forms[plural ? 1 : 0]), rest: act.text };
}
