import {
  build,
  endMods,
  idOf,
  ifPossible,
  live,
  makeRow,
  NONE,
  propose,
  setFlag,
  statOf,
  submit,
  UNTIL,
} from '@bojiste/kernel';
import type { Eff, Num, RefX, Who } from '@bojiste/kernel/effects/nodes';
import type { Native, Verb } from '@bojiste/kernel/table/contract';

/** The verbs of Skirmish: what its rules and cards do that not every card game does. */

const LIFE = 1;
const HARM = 0;

const onSome: Verb['could'] = (_, s, __, card, n) => n > 0 && live(s, card) !== null;

export const verbs: Readonly<Record<string, Verb>> = {
  harm: {
    args: ['card', 'number'],
    event: 'damaging',
    ...ifPossible(onSome, (g, s, f, card, n, _, __, event) => propose(g, s, f, event, card, n)),
    text: { cs: '{0:nom} utrpí {1:count:harm}', en: '{0} suffers {1:count:harm}' },
    hint: (g, s, f, card, n) => {
      const target = live(s, card);
      if (target === null) return 0;
      const worth = Math.min(n, statOf(g, s, target, LIFE));
      return target.control === f.you ? -worth : worth;
    },
    clauses: ['SK-HARM-01'],
  },
  /** A blow in a fight: the third card deals it. */
  hit: {
    args: ['card', 'number', 'card'],
    event: 'damaging',
    ...ifPossible(onSome, (g, s, f, card, n, source, _, event) =>
      submit(g, s, f.collect, makeRow(event, card, source, f.you, n, NONE, NONE, 0, 0), f.scope),
    ),
    text: { cs: '{2:nom} zasáhne {0:acc} za {1:count:harm}', en: '{2} hits {0} for {1:count:harm}' },
    hint: (_, s, f, card, n) => (live(s, card)?.control === f.you ? -n : n),
    clauses: ['SK-FIGHT-04'],
  },
  heal: {
    args: ['card', 'number'],
    ...ifPossible(
      (g, s, _, card, n) =>
        onSome(g, s, _, card, n, 0, 0, 0) && s.counters[idOf(card) * g.def.counters.length + HARM] > 0,
      (g, s, f, card, n) => g.builtin.count(g, s, f, card, 0 - n, HARM),
    ),
    text: { cs: '[vyléčte|vyléčit|vyléčí] {0:dat} {1:count:harm}', en: '[heal|heals] {1:count:harm} on {0}' },
    hint: (_, __, ___, ____, n) => n,
    clauses: ['SK-HARM-03'],
  },
  destroy: {
    args: ['card'],
    event: 'destroying',
    ...ifPossible(
      (_, s, __, card) => live(s, card) !== null,
      (g, s, f, card, _, __, ___, event) => propose(g, s, f, event, card),
    ),
    text: { cs: '[zničte|zničit|zničí] {0:acc}', en: '[destroy|destroys] {0}' },
    hint: (_, s, f, card) => (live(s, card)?.control === f.you ? -3 : 3),
    clauses: ['SK-HARM-02'],
  },
  roll: {
    args: [],
    event: 'rolled',
    exec: (g, s, f, _, __, ___, ____, event) => propose(g, s, f, event, NONE),
    could: () => true,
    text: { cs: '[hoďte|hodit|hodí] kostkou', en: '[roll|rolls] the die' },
    hint: () => 0,
    clauses: ['SK-FIGHT-03'],
  },
  weary: {
    args: ['seat'],
    event: 'weary',
    exec: (g, s, f, seat, _, __, ___, event) => propose(g, s, f, event, NONE, 1, NONE, seat),
    could: () => true,
    text: { cs: 'kapitán {0:gen} utrpí 1 zranění', en: 'the captain of {0} suffers 1 harm' },
    hint: (_, __, f, seat) => (seat === f.you ? -2 : 2),
    clauses: ['SK-TURN-03'],
  },
};

/** The one step in code: nothing in the language forgets lasting effects by the seat that made them. */
export const natives: Readonly<Record<string, Native>> = {
  calm: {
    args: ['seat'],
    run: (_, s, __, seat) => {
      endMods(s, (mod) => mod.by === seat && mod.until !== UNTIL.scope);
      for (const card of s.cards) if (card.control === seat) setFlag(s, card, MOVED, false);
    },
    text: {
      cs: '[ukončete|ukončit|ukončí] trvalé účinky, které vytvořil {0:nom}',
      en: '[end|ends] all lasting effects made by {0}',
    },
  },
};

const MOVED = 0;

export const harm = (card: RefX, n: Num): Eff => build.verb('harm', card, n);
export const hit = (card: RefX, n: Num, source: RefX): Eff => build.verb('hit', card, n, source);
export const heal = (card: RefX, n: Num): Eff => build.verb('heal', card, n);
export const destroy = (card: RefX): Eff => build.verb('destroy', card);
export const roll: Eff = build.verb('roll');
export const weary = (who: Who): Eff => build.verb('weary', who);
