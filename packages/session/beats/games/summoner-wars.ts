import { type CardDecl, type Game, idOf, live, type Sighted, type State, seenAs, statOf } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { hitsOf, symbolWorth } from '@bojiste/summoner-wars/rules/attack';
import { DICE } from '@bojiste/summoner-wars/rules/components';
import { CAUSE, COUNTER, STAT, TALLY } from '@bojiste/summoner-wars/types';
import { diceParts, statSum, was } from '../common.ts';
import { summonerWarsNames } from '../names/summoner-wars.ts';
import { properNames } from '../proper.ts';
import type { Deed, Narration, Told } from '../raw.ts';
import { p } from '../words.ts';

/** Summoner Wars in beats. */

const MELEE = { cs: 'na blízko', en: 'melee' };
const RANGED = { cs: 'na dálku', en: 'ranged' };
const SPECIAL = { cs: 'zvláštní', en: 'special' };

function faceWords(face: readonly number[]): { cs: string; en: string } {
  const shown = [MELEE, RANGED, SPECIAL].flatMap((word, i) => Array.from({ length: sure(face[i]) }, () => word));
  return { cs: shown.map(({ cs }) => cs).join(' + '), en: shown.map(({ en }) => en).join(' + ') };
}

const facesOf = (g: Game, s: State) => sure(DICE[sure(s.options[g.names.options.get('dice') ?? 0])]).map(faceWords);

const isStructure = ({ kinds }: CardDecl): boolean => kinds.includes('structure');
const structure = (t: Told, card: Sighted): boolean => isStructure(sure(t.g.defs[card.def]).decl);

const damageOn = (s: State, g: Game, id: number): number =>
  sure(s.counters[id * g.def.counters.length + COUNTER.damage]);

/** Life before and after a change of tokens. */
function lives({ g, s, subject, amount }: Told): { from: number; to: number } {
  const card = seenAs(s, subject as Sighted);
  const left = statOf(g, s, card, STAT.life) - damageOn(s, g, card.id);
  return { from: left + amount, to: Math.max(0, left) };
}

const DAMAGE = { cs: 'zranění|n:stavení', en: 'damage|damage' };
const HARM = { cs: 'poškození|n:stavení', en: 'damage|damage' };

/** The ability that did it, before its result. */
const cause = ({ g, source, cause: by }: Told) =>
  source === null || by === CAUSE.attack || g.defs[source.def] === undefined ? null : source;

const led = (told: Told, deed: Deed): Deed => {
  const from = cause(told);
  if (from === null || from.id === told.subject?.id) return { ...deed, card: from };
  return {
    ...deed,
    card: from,
    // Who cannot know the card is not told that there was one.
    cs: (t) => (t.knows(from) ? p`${t.card(from)}: ${deed.cs(t)}` : deed.cs(t)),
    en: (t) => (t.knows(from) ? p`${t.card(from)}: ${deed.en(t)}` : deed.en(t)),
  };
};

function damage(told: Told): Deed | null {
  const { subject, amount, by, g, s } = told;
  if (subject === null || amount <= 0 || !sure(g.zones[seenAs(s, subject).zone]).board) return null;
  const { from, to } = lives(told);
  const word = structure(told, subject) ? HARM : DAMAGE;
  const deed: Deed = {
    kind: 'damage',
    level: 'normal',
    by,
    objects: [subject],
    to: subject.zone,
    amount,
    change: { name: sure(g.def.counters[COUNTER.damage]).name, from, to, seat: -1 },
    cs: (t) => p`${t.acts(subject, 'utrpěl')} ${t.count(amount, word.cs)} (životy ${from} → ${to})`,
    en: (t) => p`${t.card(subject, false, true)} took ${t.count(amount, word.en)} (life ${from} → ${to})`,
  };
  return led(told, deed);
}

/** The roll of an attack, and how many of the symbols count. */
function rolled(told: Told): Deed | null {
  const { g, s, subject, dice } = told;
  if (subject === null) return null;
  const words = facesOf(g, s);
  const [a, t] = [sure(s.tally[TALLY.attacker]), sure(s.tally[TALLY.target])];
  const [attacker, target] = [live(s, a), live(s, t)];
  const hits = attacker === null || target === null || idOf(a) !== subject.id ? -1 : hitsOf(g, s, attacker, target);
  const faces = [...dice];
  const worth = hits < 0 || attacker === null ? null : symbolWorth(g, s, attacker);
  const table = sure(DICE[sure(s.options[g.names.options.get('dice') ?? 0])]);
  const lit =
    worth === null ? {} : { hits: faces.map((n) => sure(table[n]).some((count, i) => count * sure(worth[i]) > 0)) };
  const sum = statSum(told, subject, STAT.strength, { cs: 'síla', en: 'strength' });
  return {
    kind: 'roll',
    level: 'normal',
    by: subject.control,
    card: subject,
    objects: target === null ? [] : [told.sight(t) as Sighted],
    amount: Math.max(0, hits),
    dice: { faces, ...lit },
    sums: [sum],
    cs(t) {
      const found = hits < 0 ? '' : hits === 0 ? ': žádný zásah' : `: ${t.count(hits, 'zásah|i:hrad', 'nom')}`;
      if (faces.length === 0) return p`${t.acts(subject, 'neházel')} žádnou kostkou${found}`;
      return p`hod ${t.count(faces.length, 'kostka|f:žena', 'ins')} (${diceParts(faces, words, 'cs')})${found}`;
    },
    en(t) {
      const found = hits < 0 ? '' : hits === 0 ? ': no hits' : `: ${t.count(hits, 'hit')}`;
      if (faces.length === 0) return p`${t.card(subject, false, true)} rolled no dice${found}`;
      return p`${t.count(faces.length, 'die|dice')} rolled (${diceParts(faces, words, 'en')})${found}`;
    },
  };
}

const moved =
  (cs: string, en: string, kind: Deed['kind'] = 'move') =>
  (told: Told): Deed | null => {
    const { subject, from, to, by } = told;
    if (subject === null || from === to) return null;
    return led(told, {
      kind,
      level: 'normal',
      by,
      objects: [subject],
      from,
      to,
      cs: (t) => p`${t.acts(subject, sure(cs.split(' ')[0]), cs.split(' ')[1] ?? '')} z ${t.at(from)} na ${t.at(to)}`,
      en: (t) => p`${t.card(subject, false, true)} ${en} from ${t.at(from)} to ${t.at(to)}`,
    });
  };

/** A card came to the battlefield. */
const arrived =
  (cs: string, en: string, level: Deed['level'] = 'brief') =>
  (told: Told): Deed | null => {
    const { subject, to, by } = told;
    if (subject === null) return null;
    return led(told, {
      kind: 'play',
      level,
      by,
      card: subject,
      objects: [subject],
      from: subject.zone,
      to,
      cs: (t) => p`${t.did(by, cs)} ${t.card(subject, 'acc')} na ${t.at(to)}`,
      en: (t) => p`${t.who(by)} ${en} ${t.card(subject, true)} on ${t.at(to)}`,
    });
  };

/** From one space of the battlefield to another, without moving there. */
function shifted(told: Told): Deed | null {
  const { subject, to, by } = told;
  if (subject === null) return null;
  return led(told, {
    kind: 'move',
    level: 'normal',
    by,
    objects: [subject],
    from: subject.zone,
    to,
    cs: (t) => p`${t.did(by, 'přemístil')} ${t.card(subject, 'acc', true, by)} z ${t.at(subject.zone)} na ${t.at(to)}`,
    en: (t) => p`${t.who(by)} placed ${t.card(subject, true, true)} from ${t.at(subject.zone)} on ${t.at(to)}`,
  });
}

export const summonerWarsTold: Narration = {
  noun: ({ kinds }) =>
    kinds.includes('structure')
      ? { cs: 'stavba|f:žena', en: 'structure' }
      : kinds.includes('event')
        ? { cs: 'událost|f:kost', en: 'event' }
        : { cs: 'jednotka|f:žena', en: 'unit' },
  names: properNames(summonerWarsNames),
  common: ({ type }) => type === 'common' || type === 'structure',
  foe: { cs: 'soupeř|m:muž', en: 'Opponent' },
  turn: { cs: 'Tah', en: 'Turn' },
  drew: 'dobral si',
  points: { magic: { cs: 'bod* magie|i:hrad', en: 'magic|magic' } },
  decks: ['deck'],
  averted: { destroyed: { cs: 'eliminován', en: 'destroyed' } },
  faces: facesOf,
  rows: {
    summoned: arrived('vyvolal', 'summoned'),
    built: arrived('postavil', 'built'),
    placed: (told) =>
      told.subject !== null && sure(told.g.zones[told.subject.zone]).board
        ? shifted(told)
        : arrived('umístil', 'placed')(told),
    moved: moved('pohnul se', 'moved'),
    pushed: moved('byl zatlačen', 'was forced'),
    attacking: ({ source, subject, by }) =>
      source === null || subject === null
        ? null
        : {
            kind: 'act',
            level: 'brief',
            by,
            card: source,
            objects: [subject],
            from: source.zone,
            to: subject.zone,
            cs: (t) => p`${t.acts(source, 'zaútočil')} na ${t.card(subject, 'acc', true)}`,
            en: (t) => p`${t.card(source, false, true)} attacked ${t.card(subject, true, true)}`,
          },
    rolled,
    damage,
    healed: (told) => {
      const { subject, amount, by } = told;
      if (subject === null || amount <= 0) return null;
      return led(told, {
        kind: 'heal',
        level: 'normal',
        by,
        objects: [subject],
        amount,
        cs: (t) =>
          p`${t.fromCard(subject)} ${amount === 1 ? 'bylo odstraněno' : amount < 5 ? 'byla odstraněna' : 'bylo odstraněno'} ${t.count(amount, DAMAGE.cs, 'nom')}`,
        en: (t) => p`${t.count(amount, DAMAGE.en)} removed from ${t.card(subject)}`,
      });
    },
    destroyed: was('death', 'brief', 'eliminován', 'destroyed'),
    discarded: (told) => {
      const { subject } = told;
      if (subject === null) return null;
      const inHand = sure(told.g.zones[subject.zone]).decl.name === 'hand';
      if (!inHand) return was('leave', 'normal', 'odhozen', 'discarded')(told);
      const seat = subject.owner;
      return {
        kind: 'leave',
        level: 'normal',
        by: seat,
        card: subject,
        objects: [subject],
        from: subject.zone,
        cs: (t) => p`${t.did(seat, 'odhodil')} ${t.card(subject, 'acc')}`,
        en: (t) => p`${t.who(seat)} discarded ${t.card(subject, true)}`,
      };
    },
    swapped: (told) => {
      const { subject, extra, by, sight } = told;
      const other = sight(extra);
      if (subject === null || other === null) return null;
      return led(told, {
        kind: 'move',
        level: 'normal',
        by,
        objects: [subject, other],
        from: subject.zone,
        to: other.zone,
        cs: (t) => p`${t.acts(subject, 'vyměnil', 'si')} místo ${t.withCard(other)}`,
        en: (t) => p`${t.card(subject)} swapped places with ${t.card(other)}`,
      });
    },
    tucked: (told) => {
      const { subject, by, sight, extra } = told;
      const host = sight(extra);
      if (subject === null) return null;
      return led(told, {
        kind: 'move',
        level: 'normal',
        by,
        objects: host === null ? [subject] : [subject, host],
        cs: (t) =>
          p`${t.acts(subject, 'byl')} ${t.past(subject, 'zasunut')} pod ${host === null ? 'jinou kartu' : t.card(host, 'acc')}`,
        en: (t) => p`${t.card(subject)} was put under ${host === null ? 'another card' : t.card(host, true)}`,
      });
    },
    returned: (told) => {
      const { subject } = told;
      if (subject === null) return null;
      return led(told, {
        kind: 'leave',
        level: 'normal',
        objects: [subject],
        from: subject.zone,
        cs: (t) => p`${t.acts(subject, 'vrátil', 'se')} do ruky`,
        en: (t) => p`${t.card(subject, false, true)} returned to hand`,
      });
    },
    control: (told) => {
      const { subject, to } = told;
      if (subject === null) return null;
      return led(told, {
        kind: 'state',
        level: 'brief',
        by: to,
        objects: [subject],
        cs: (t) => p`${t.did(to, 'ovládl')} ${t.card(subject, 'acc')}`,
        en: (t) => p`${t.who(to)} gained control of ${t.card(subject, true)}`,
      });
    },
    played: ({ subject, by }) =>
      subject === null
        ? null
        : {
            kind: 'play',
            level: 'brief',
            by,
            card: subject,
            objects: [],
            cs: (t) => p`${t.did(by, 'zahrál')} ${t.card(subject, 'acc')}`,
            en: (t) => p`${t.who(by)} played ${t.card(subject)}`,
          },
    boosted: (told) => {
      const { subject, amount, by } = told;
      if (subject === null || amount === 0) return null;
      const n = Math.abs(amount);
      const verb = amount > 0 ? { cs: 'získal', en: 'gained' } : { cs: 'ztratil', en: 'lost' };
      return led(told, {
        kind: 'state',
        level: 'normal',
        by,
        objects: [subject],
        amount,
        cs: (t) => p`${t.acts(subject, verb.cs)} ${t.count(n, 'posílení|n:stavení')}`,
        en: (t) => p`${t.card(subject)} ${verb.en} ${t.count(n, 'boost')}`,
      });
    },
  },
  ending: (g, s) => {
    const fallen = s.cards.find(
      (card) =>
        sure(g.defs[card.def]).decl.type === 'summoner' &&
        !sure(g.zones[card.zone]).board &&
        (s.winners & (1 << card.owner)) === 0,
    );
    if (fallen === undefined) return null;
    const names = sure(g.defs[fallen.def]).decl;
    const link = (lang: 'cs' | 'en') => ({ card: names.key, name: names.names[lang] });
    return {
      cs: () => p`Vyvolavač ${link('cs')} byl eliminován v ${s.turn}. tahu`,
      en: () => p`the Summoner ${link('en')} was destroyed on turn ${s.turn}`,
    };
  },
};
