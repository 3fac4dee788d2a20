import type { Seat, Sighted } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { bossOf } from '@bojiste/siegestorm/rules/battlefield';
import { was } from '../common.ts';
import { siegestormNames } from '../names/siegestorm.ts';
import { properNames } from '../proper.ts';
import type { Deed, Narration, Told } from '../raw.ts';
import { type Case, p } from '../words.ts';
import { place } from './siegestorm-places.ts';
import { strikes } from './siegestorm-strikes.ts';

/** Siegestorm in beats. */

const deckOf = ({ g, s }: Told, seat: Seat): number => sure(s.zones[g.zoneOf('deck', seat)]).length;

function damaged(told: Told): Deed | null {
  const { g, s, to, amount, moves, source } = told;
  if (amount <= 0) return null;
  if (to === bossOf(s)) return null;
  const fromDeck = moves.filter(({ from }) => sure(g.zones[from]).decl.name === 'deck').length;
  const healed = moves.filter(({ from }) => sure(g.zones[from]).decl.name === 'heal').length;
  // What was just told to act needs not be named again.
  const lead = source === null || told.named(source) ? null : source;
  const now = deckOf(told, to);
  const change = { name: 'deck', from: now + fromDeck, to: now, seat: to };
  return {
    kind: 'damage',
    level: 'brief',
    by: to,
    amount,
    change,
    card: lead,
    cs: (t) =>
      p`${lead !== null && t.knows(lead) ? p`${t.card(lead)}: ` : ''}${t.did(to, 'utrpěl')} ${amount} DMG${healed === 0 ? '' : `, ${t.count(healed, 'karta|f:žena')} z balíčku léčení`} (zdroje ${change.from} → ${change.to})`,
    en: (t) =>
      p`${lead !== null && t.knows(lead) ? p`${t.card(lead)}: ` : ''}${t.who(to)} took ${amount} damage${healed === 0 ? '' : `, ${t.count(healed, 'card')} from the healing deck`} (resource deck ${change.from} → ${change.to})`,
  };
}

/** A player did it with a card: "You deployed Shield Wall". */
const played =
  (kind: Deed['kind'], level: Deed['level'], cs: string, en: string, tail = { cs: '', en: '' }) =>
  ({ subject, by, to }: Told): Deed | null =>
    subject === null
      ? null
      : {
          kind,
          level,
          by,
          card: subject,
          objects: [subject],
          from: subject.zone,
          to,
          cs: (t) => p`${t.did(by, cs)} ${t.card(subject, 'acc')}${tail.cs}`,
          en: (t) => p`${t.who(by)} ${en} ${t.card(subject)}${tail.en}`,
        };

/** The same, several at once. In Czech the cards may stand after a noun: odhozením karty. */
const several =
  (level: Deed['level'], cs: string, en: string, at: Case = 'acc', aside = false, as = '') =>
  ({ subject, by }: Told): Deed | null => {
    if (subject === null) return null;
    const of = (objects: readonly Sighted[]): Deed => ({
      kind: 'leave',
      level,
      by,
      card: objects[0],
      objects,
      from: sure(objects[0]).zone,
      count: objects.length,
      cs: (t) => (aside ? p`${t.did(by, cs)} (${t.cards(objects, at)})` : p`${t.did(by, cs)} ${t.cards(objects, at)}`),
      en: (t) => p`${t.who(by)} ${en} ${t.cards(objects)}${as}`,
    });
    return { ...of([subject]), fold: { key: `${en}/${by}`, of } };
  };

const came =
  (level: Deed['level'], cs: string, en: string) =>
  ({ subject, by, to }: Told): Deed | null =>
    subject === null
      ? null
      : {
          kind: 'move',
          level,
          by,
          objects: [subject],
          from: subject.zone,
          to,
          cs: (t) => p`${t.acts(subject, 'přeš*el')} ${cs}`,
          en: (t) => p`${t.card(subject, false, true)} moved ${en}`,
        };

/** From a hand it is said whose. */
function discarded(told: Told): Deed | null {
  const { subject, g } = told;
  if (subject === null || sure(g.zones[subject.zone]).decl.name !== 'hand')
    return was('leave', 'normal', 'odhozen', 'discarded')(told);
  return several('normal', 'odhodil', 'discarded')({ ...told, by: subject.owner });
}

const seatNote =
  (level: Deed['level'], cs: (who: string, told: Told) => string, en: (who: string, told: Told) => string) =>
  (told: Told): Deed => ({
    kind: 'note',
    level,
    by: told.to,
    amount: told.amount,
    cs: (t) => [cs(t.who(told.to), told)],
    en: (t) => [en(t.who(told.to), told)],
  });

const toHand = { cs: 'do ruky', en: 'to the hand' };

export const siegestormTold: Narration = {
  noun: () => ({ cs: 'karta|f:žena', en: 'card' }),
  names: properNames(siegestormNames),
  common: () => false,
  foe: { cs: 'protivník|m:pán', en: 'Opponent' },
  turn: { cs: 'Tah', en: 'Turn' },
  drew: 'táhl',
  points: {
    lives: { cs: 'život|i:hrad;s2=života', en: 'life|lives', lost: true },
    threat: {
      cs: 'stupeň* hrozby|i|stupeň,stupně,stupni,stupeň,stupni,stupněm|stupně,stupňů,stupňům,stupně,stupních,stupni',
      en: 'threat|threat',
      lost: true,
    },
  },
  decks: ['deck', 'vision', 'heal'],
  averted: { destroyed: { cs: 'zničen', en: 'destroyed' }, reserveLost: { cs: 'zničen', en: 'destroyed' } },
  heading: (g, s, seat) => {
    if (seat === bossOf(s)) {
      const [lives, threat] = sure(s.seats[seat]).resources;
      return { cs: `životy ${lives}, hrozba ${threat}`, en: `lives ${lives}, threat ${threat}` };
    }
    const deck = sure(s.zones[g.zoneOf('deck', seat)]).length;
    return { cs: `zdroje ${deck}`, en: `resource deck ${deck}` };
  },
  place: (g, zone) => place(g.zones[zone]?.name ?? ''),
  left: {
    payment: (card, to, by) => ({
      kind: 'leave',
      level: 'full',
      by,
      card,
      objects: [card],
      from: card.zone,
      to,
      cs: (t) => p`${t.did(card.owner, 'odložil')} ${t.card(card, 'acc')} na platbu`,
      en: (t) => p`${t.who(card.owner)} set ${t.card(card)} aside to pay`,
    }),
    deck: (card, to, by) => ({
      kind: 'leave',
      level: 'normal',
      by,
      card,
      objects: [card],
      from: card.zone,
      to,
      cs: (t) => p`${t.did(card.owner, 'vyměnil')} ${t.knows(card) ? t.card(card, 'acc') : '1 kartu'}`,
      en: (t) => p`${t.who(card.owner)} exchanged ${t.knows(card) ? t.card(card) : '1 card'}`,
    }),
    removed: (card, to, by) => ({
      kind: 'leave',
      level: 'normal',
      by,
      card,
      objects: [card],
      from: card.zone,
      to,
      cs: (t) => p`${t.did(by, 'odložil')} ${t.card(card, 'acc')} mimo hru`,
      en: (t) => p`${t.who(by)} removed ${t.card(card)} from the game`,
    }),
  },
  rows: {
    strikes,
    damaged,
    exhausted: seatNote(
      'brief',
      (who) => `${who}: došly karty ve zdrojích`,
      (who) => `${who}: the resource deck has run out`,
    ),
    healed: ({ to, amount }) =>
      amount <= 0
        ? null
        : {
            kind: 'heal',
            level: 'normal',
            by: to,
            amount,
            cs: (t) => p`${t.did(to, 'vyléčil')} ${t.count(amount, 'karta|f:žena')}`,
            en: (t) => p`${t.who(to)} healed ${t.count(amount, 'card')}`,
          },
    commanded: played('play', 'brief', 'zahrál', 'played', { cs: ' jako akci', en: ' as an action' }),
    activated: played('act', 'brief', 'aktivoval', 'activated'),
    deployed: played('play', 'brief', 'nasadil', 'deployed'),
    placed: played('play', 'brief', 'umístil', 'placed', { cs: ' na frontu', en: ' on the front' }),
    paid: several('normal', 'zaplatil odhozením', 'paid by discarding', 'gen'),
    spent: several('normal', 'zaplatil zálohou', 'paid with the reserve', 'nom', true),
    readied: ({ subject }) =>
      subject === null
        ? null
        : {
            kind: 'state',
            level: 'full',
            objects: [subject],
            cs: (t) => p`${t.acts(subject, 'byl')} znovu ${t.past(subject, 'připraven')}`,
            en: (t) => p`${t.card(subject)} was readied`,
          },
    held: came('brief', 'na frontu (držení pozic)', 'to the front (holding position)'),
    supported: came('brief', 'do záloh (podpora)', 'to the reserves (support)'),
    reserved: came('normal', 'do záloh', 'to the reserves'),
    stashed: ({ subject, by, to }) =>
      subject === null
        ? null
        : {
            kind: 'move',
            level: 'normal',
            by,
            objects: [subject],
            from: subject.zone,
            to,
            cs: (t) => p`${t.did(by, 'odložil')} ${t.card(subject, 'acc')} do záloh`,
            en: (t) => p`${t.who(by)} put ${t.card(subject)} into the reserves`,
          },
    returned: came('normal', toHand.cs, toHand.en),
    advanced: ({ to }) => ({
      kind: 'act',
      level: 'full',
      by: to,
      cs: (t) => p`${t.isYou(to) ? 'vaše armáda postoupila' : `${t.who(to)}: armáda postoupila`}`,
      en: (t) => p`${t.whose(to)} army advanced`,
    }),
    destroyed: was('death', 'brief', 'zničen', 'destroyed'),
    reserveLost: was('death', 'brief', 'zničen', 'destroyed'),
    sacrificed: played('leave', 'normal', 'obětoval', 'sacrificed'),
    liquidated: was('leave', 'normal', 'odstraněn ze hry', 'removed from the game'),
    discarded,
    stolen: ({ subject, to, source }) =>
      subject === null
        ? null
        : {
            kind: 'move',
            level: 'brief',
            by: to,
            card: source,
            objects: [subject],
            from: subject.zone,
            cs: (t) =>
              t.isYou(subject.owner)
                ? p`${t.did(to, 'ukradl', 'vám')} ${t.card(subject, 'acc')}`
                : p`${t.did(to, 'ukradl')} ${t.who(subject.owner, 'dat')} ${t.card(subject, 'acc')}`,
            en: (t) => p`${t.who(to)} stole ${t.card(subject)} from ${t.who(subject.owner, true)}`,
          },
    resurrected: ({ subject, to }) =>
      subject === null
        ? null
        : {
            kind: 'move',
            level: 'brief',
            by: to,
            objects: [subject],
            from: subject.zone,
            cs: (t) => p`${t.did(to, 'oživil')} ${t.card(subject, 'acc')}`,
            en: (t) => p`${t.who(to)} resurrected ${t.card(subject)}`,
          },
    swapped: ({ subject, by, amount, sight, to }) => {
      const other = sight(amount);
      if (subject === null || other === null) return null;
      return {
        kind: 'play',
        level: 'brief',
        by,
        card: other,
        objects: [subject, other],
        to,
        cs: (t) => p`${t.did(by, 'proměnil')} ${t.card(subject, 'acc')} ${t.intoCard(other)}`,
        en: (t) => p`${t.who(by)} turned ${t.card(subject)} into ${t.card(other)}`,
      };
    },
    ordered: ({ subject, by, g, s }) => {
      if (subject === null) return null;
      const [cost, now] = [costOf(g, subject), threat(s)];
      return {
        kind: 'reveal',
        level: 'normal',
        by,
        card: subject,
        objects: [subject],
        cs: (t) => p`${t.did(by, 'vybral', 'si')} ${t.card(subject, 'acc')} (cena ${cost} ≤ hrozba ${now})`,
        en: (t) => p`${t.who(by)} chose ${t.card(subject)} (cost ${cost} ≤ threat ${now})`,
      };
    },
    foundTooDear: ({ by }) => ({
      kind: 'note',
      level: 'brief',
      by,
      cs: (t) => p`${t.who(by)} neměl co zahrát, hrozba roste`,
      en: (t) => p`${t.who(by)} had nothing to play; the threat rises`,
    }),
    aimedAtCard: ({ subject, by }) =>
      subject === null
        ? null
        : {
            kind: 'choice',
            level: 'normal',
            by,
            objects: [subject],
            cs: (t) =>
              p`${t.did(by, 'mířil')} na ${t.card(subject, 'acc', true, by)} (nejdražší kartu, kterou může zničit)`,
            en: (t) =>
              p`${t.who(by)} aimed at ${t.card(subject, false, true)} (the most expensive card it can destroy)`,
          },
    aimedAtPlayer: ({ to, by }) => ({
      kind: 'choice',
      level: 'normal',
      by,
      cs: (t) =>
        p`${t.did(by, 'mířil')} na ${t.isYou(to) ? 'vaše zdroje' : `zdroje ${t.who(to, 'gen')}`}: na bojišti není co zničit`,
      en: (t) => p`${t.who(by)} aimed at ${t.whose(to)} resource deck: there is nothing on the board to destroy`,
    }),
    reinforced: several('normal', 'odložil do posil:', 'set aside', 'acc', false, ' as a reinforcement'),
    raged: ({ subject }) =>
      subject === null
        ? null
        : {
            kind: 'state',
            level: 'normal',
            objects: [subject],
            cs: (t) => p`${t.card(subject)}: žeton běsů, totem účinkuje`,
            en: (t) => p`${t.card(subject)}: a rage token, the totem takes effect`,
          },
    ganged: ({ by }) => ({
      kind: 'state',
      level: 'normal',
      by,
      cs: (t) => p`${t.did(by, 'rozdal')} žetony gangu`,
      en: (t) => p`${t.who(by)} handed out gang tokens`,
    }),
  },
  ending: (_g, s, gone) => {
    const boss = bossOf(s);
    if (boss >= 0 && (s.winners & (1 << boss)) === 0)
      return {
        cs: () => [`boss přišel o všechny životy (tah ${s.turn})`],
        en: () => [`the boss lost all its lives (turn ${s.turn})`],
      };
    const who =
      gone >= 0 && gone !== boss ? gone : s.seats.findIndex((_, i) => i !== boss && (s.winners & (1 << i)) === 0);
    if (who < 0) return null;
    return {
      cs: (t) => p`${t.who(who, 'dat')} došly karty ve zdrojích (tah ${s.turn})`,
      en: (t) => p`${t.whose(who)} resource deck ran out (turn ${s.turn})`,
    };
  },
};

const costOf = (g: Told['g'], card: Sighted): number => sure(g.defs[card.def]).decl.stats.cost ?? 0;
const threat = (s: Told['s']): number => s.seats[bossOf(s)]?.resources[1] ?? 0;
