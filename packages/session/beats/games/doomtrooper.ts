import { price } from '@bojiste/doomtrooper/reads/hand';
import { combatNow } from '@bojiste/doomtrooper/reads/lookup';
import { FLAG, RES, STAT, TACTIC } from '@bojiste/doomtrooper/types';
import { has, type Ref, refOf, type Seat, type Sighted, seenAs, type ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { statSum, was } from '../common.ts';
import { doomtrooperNames } from '../names/doomtrooper.ts';
import { properNames } from '../proper.ts';
import type { Deed, Narration, RawSum, Told } from '../raw.ts';
import type { Tell } from '../teller.ts';
import { czech, p } from '../words.ts';
import { ending } from './doomtrooper-ending.ts';

/** Doomtrooper in beats. */

const NAMES = {
  fight: { cs: 'zápas|i:hrad', en: 'Fight' },
  shoot: { cs: 'střelba|f:žena', en: 'Shoot' },
  armor: { cs: 'obrana|f:žena', en: 'Armour' },
};
type Value = keyof typeof NAMES;

function sumOf(told: Told, ref: Ref, name: Value, versus: number): RawSum {
  const text = { cs: czech(NAMES[name].cs, 'nom'), en: NAMES[name].en };
  const sum = statSum(told, told.sight(ref) as Sighted, STAT[name], text, versus);
  // What the card of the player adds, the rules add.
  const ruled = (card: Sighted | null): boolean => card !== null && sure(told.g.defs[card.def]).decl.type === 'player';
  return { ...sum, terms: sum.terms.map(({ card, n }) => ({ card: ruled(card) ? null : card, n })) };
}

const RESULTS = [
  { cs: 'bez účinku', en: 'nothing' },
  { cs: 'zranění', en: 'a wound' },
  { cs: 'smrt', en: 'death' },
];

/** "Soldat: Fight 4 + 2 (Powerful Blow) = 6 against Armour 6 → a wound" */
function compared(told: Told): Deed | null {
  const { g, s, subject, to, amount, sight } = told;
  const target = sight(to);
  if (subject === null || target === null) return null;
  const name: Value = combatNow.get(g, s, 'tactic') === TACTIC.close ? 'fight' : 'shoot';
  const ref = refOf(seenAs(s, subject));
  const strike = sumOf(told, ref, name, to);
  const armor = sumOf(told, to, 'armor', ref);
  return {
    kind: 'sum',
    level: 'normal',
    by: subject.control,
    card: subject,
    objects: [target],
    amount,
    sums: [strike, armor],
    cs: (t) =>
      p`${t.bare(subject)}: ${czech(NAMES[name].cs, 'nom')} ${t.sum(strike)} proti obraně ${t.sum(armor)} (${t.bare(target)}) → ${sure(RESULTS[amount]).cs}`,
    en: (t) =>
      p`${t.card(subject)}: ${NAMES[name].en} ${t.sum(strike)} against Armour ${t.sum(armor)} (${t.card(target)}) → ${sure(RESULTS[amount]).en}`,
  };
}

function fighters(told: Told): Deed | null {
  const { g, s, subject, sight } = told;
  const target = sight(combatNow.get(g, s, 'defender') ?? -1);
  if (subject === null) return null;
  return {
    kind: 'act',
    level: 'brief',
    by: subject.control,
    card: subject,
    objects: target === null ? [] : [target],
    cs: (t) => p`${t.acts(subject, 'zaútočil')}${target === null ? '' : p` na ${t.card(target, 'acc', true)}`}`,
    en: (t) => p`${t.card(subject, false, true)} attacked${target === null ? '' : p` ${t.card(target, true, true)}`}`,
  };
}

const plain =
  (kind: Deed['kind'], level: Deed['level'], cs: string, en: string, when: (told: Told) => boolean = () => true) =>
  (told: Told): Deed | null => {
    const deed = told.subject !== null && when(told) ? was(kind, level, cs, en)(told) : null;
    return deed === null ? null : { ...deed, amount: told.amount };
  };

const zoneName = (g: Told['g'], zone: ZoneId): string => g.zones[zone]?.decl.name ?? '';

/** Into an area: a warrior that was just paid is brought into play, straight from the hand or after it was announced. */
function placed(told: Told): Deed | null {
  const { g, subject, to, by } = told;
  // What lies beside its player has no place that is worth a word: that it was played is told.
  if (subject === null || zoneName(g, to) === 'player') return null;
  const from = zoneName(g, subject.zone);
  const place = (t: Pick<Tell, 'at'>) => INTO[zoneName(g, to)] ?? { cs: t.at(to), en: `to: ${t.at(to)}` };
  const shared = { by, card: subject, objects: [subject], from: subject.zone, to } as const;
  if (from === 'hand')
    return {
      ...shared,
      kind: 'play',
      level: 'brief',
      cs: (t) => p`${t.did(by, 'vyložil')} ${t.card(subject, 'acc')} ${place(t).cs}`,
      en: (t) => p`${t.who(by)} played ${t.card(subject, true)} ${place(t).en}`,
    };
  const walks = ['warrior', 'beast'].includes(sure(g.defs[subject.def]).decl.type);
  const came = ['played', 'library', 'discard', 'sideboard'].includes(from);
  return {
    ...shared,
    kind: 'move',
    level: 'normal',
    cs: (t) =>
      walks
        ? p`${t.acts(subject, came ? 'přiš*el' : 'přeš*el')} ${place(t).cs}`
        : p`${t.acts(subject, 'byl')} ${t.past(subject, 'vyložen')} ${place(t).cs}`,
    en: (t) =>
      walks
        ? p`${t.card(subject, false, true)} ${came ? 'came' : 'moved'} ${place(t).en}`
        : p`${t.card(subject, false, true)} was put ${place(t).en}`,
  };
}

const INTO: Readonly<Record<string, { cs: string; en: string }>> = {
  squad: { cs: 'do Mužstva', en: 'into the Squad' },
  cohort: { cs: 'do Kohorty', en: 'into the Cohort' },
  station: { cs: 'na Stanici', en: 'onto the Station' },
  outside: { cs: 'mimo oblasti', en: 'outside the areas' },
  hidden: { cs: 'do úkrytu', en: 'into hiding' },
};

/** From the hand onto the table: announced, not yet in force. */
function put(told: Told): Deed | null {
  const { g, subject, to, by } = told;
  if (subject === null || zoneName(g, to) !== 'played') return null;
  return {
    kind: 'play',
    level: 'brief',
    by,
    card: subject,
    objects: [],
    from: subject.zone,
    to,
    cs: (t) => p`${t.did(by, 'zahrál')} ${t.card(subject, 'acc')}`,
    en: (t) => p`${t.who(by)} played ${t.card(subject, true)}`,
  };
}

const FIGURES: Readonly<Record<string, { cs: string; en: string }>> = {
  warrior: { cs: 'bojovník|m:pán', en: 'warrior' },
  beast: {
    cs: 'zvíře|n|zvíře,zvířete,zvířeti,zvíře,zvířeti,zvířetem|zvířata,zvířat,zvířatům,zvířata,zvířatech,zvířaty',
    en: 'beast',
  },
  mission: { cs: 'úkol|i:hrad', en: 'mission' },
  relic: { cs: 'relikvie|f:růže', en: 'relic' },
  warzone: { cs: 'válečná zóna|f:žena', en: 'war zone' },
  alliance: { cs: 'aliance|f:růže', en: 'alliance' },
};

/** Whoever is revealed has been seen by all, also where he cannot be paid and is lost at once (DT-HIDE-08 to 12). */
function unmasked({ g, s, subject, by }: Told): Deed | null {
  if (subject === null) return null;
  const shown = { ...subject, seen: ~0 };
  const card = sure(s.cards[subject.id]);
  const lost = sure(sure(s.seats[card.control]).resources[RES.destiny]) < price(g, s, card);
  return {
    kind: 'reveal',
    level: 'brief',
    by,
    card: shown,
    objects: [shown],
    cs: (t) =>
      p`skrytý bojovník byl odhalen: ${t.card(shown)}${lost ? `. Nebylo z čeho zaplatit: ${t.past(shown, 'vyřazen')}` : ''}`,
    en: (t) =>
      p`the hidden warrior was revealed: ${t.card(shown, true)}${lost ? '. It could not be paid for: discarded' : ''}`,
  };
}

export const doomtrooperTold: Narration = {
  noun: ({ type }) => FIGURES[type] ?? { cs: 'karta|f:žena', en: 'card' },
  names: properNames(...doomtrooperNames),
  common: ({ type, kinds }) =>
    (type === 'warrior' && !kinds.includes('personality')) || type === 'equipment' || type === 'beast',
  foe: { cs: 'soupeř|m:muž', en: 'Opponent' },
  turn: { cs: 'Kolo', en: 'Turn' },
  drew: 'dobral si',
  points: {
    destiny: { cs: 'bod* osudu|i:hrad', en: 'destiny point' },
    victory: { cs: 'vítězný bod|i:hrad', en: 'victory point', lost: true },
    peaceful: { cs: 'neútočná akce|f:růže', en: 'non-attack action', used: true },
    extra: { cs: 'akce* navíc|f:růže', en: 'extra action', used: true },
    assault: { cs: 'útočná akce|f:růže', en: 'attack action', used: true },
    debt: { cs: 'bod* dluhu|i:hrad', en: 'point* of debt', level: 'full' },
  },
  decks: ['library'],
  averted: {
    killed: { cs: 'zabit', en: 'killed' },
    harmed: { cs: 'zraněn', en: 'wounded' },
    discarded: { cs: 'vyřazen', en: 'discarded' },
  },
  resumes: new Set(['fightersNamed', 'compared', 'harmed', 'killed', 'discarded', 'awarded', 'combatEnded']),
  acts: {
    meditate: (seat) => ({
      kind: 'act',
      level: 'normal',
      by: seat,
      cs: (t) => p`${t.did(seat, 'meditoval')}`,
      en: (t) => p`${t.who(seat)} meditated`,
    }),
    board: (seat, card) =>
      card === null
        ? null
        : {
            kind: 'act',
            level: 'normal',
            by: seat,
            card,
            cs: (t) => p`${t.card(card)}: nástup nebo výstup`,
            en: (t) => p`${t.card(card)}: boarded or left`,
          },
  },
  left: {
    hidden: (card, to, by) => ({
      kind: 'play',
      level: 'brief',
      by,
      card,
      objects: [card],
      from: card.zone,
      to,
      cs: (t) => p`${t.did(by, 'vyložil')} ${t.knows(card) ? t.card(card, 'acc') : 'bojovníka lícem dolů'} do úkrytu`,
      en: (t) => p`${t.who(by)} played ${t.knows(card) ? t.card(card, true) : 'a warrior face down'} into hiding`,
    }),
    discard: (card, to, by) => thrown(card, to, by, 'vyřadil', 'discarded'),
    library: (card, to, by) => thrown(card, to, by, 'vrátil', 'put back'),
  },
  rows: {
    put,
    placed,
    compared,
    fightersNamed: fighters,
    combatBegan: ({ by }) => ({
      kind: 'act',
      level: 'full',
      by,
      cs: (t) => p`${t.did(by, 'vyhlásil')} souboj`,
      en: (t) => p`${t.who(by)} declared combat`,
    }),
    combatEnded: () => ({ kind: 'note', level: 'full', cs: () => ['souboj skončil'], en: () => ['the combat ended'] }),
    sabotaged: ({ subject, to, by }) =>
      subject === null
        ? null
        : {
            kind: 'act',
            level: 'brief',
            by,
            card: subject,
            cs: (t) => p`${t.acts(subject, 'provedl')} Sabotáž proti ${t.who(to, 'dat')}`,
            en: (t) => p`${t.card(subject)} sabotaged ${t.who(to, true)}`,
          },
    harmed: plain('damage', 'brief', 'zraněn', 'wounded', ({ s, subject }) => {
      const card = seenAs(s, subject as Sighted);
      return has(card, FLAG.wounded) && !has(card, FLAG.dying);
    }),
    killed: plain('death', 'brief', 'zabit', 'killed'),
    discarded: plain('leave', 'normal', 'vyřazen', 'discarded'),
    sacrificed: plain('leave', 'normal', 'obětován', 'sacrificed'),
    healed: plain('heal', 'normal', 'vyléčen', 'healed'),
    attachedTo: ({ g, subject, to, by, sight }) => {
      const host = sight(to);
      if (subject === null) return null;
      // That it was played has been told.
      if (host !== null && zoneName(g, subject.zone) === 'played')
        return {
          kind: 'state',
          level: 'normal',
          by,
          card: subject,
          objects: [host],
          from: subject.zone,
          cs: (t) => p`${t.acts(host, 'dostal')} ${t.card(subject, 'acc')}`,
          en: (t) => p`${t.card(host, false, true)} received ${t.card(subject, true)}`,
        };
      return {
        kind: 'play',
        level: 'brief',
        by,
        card: subject,
        objects: host === null ? [] : [host],
        from: subject.zone,
        cs: (t) =>
          p`${t.did(by, 'přiložil')} ${t.card(subject, 'acc')}${host === null ? '' : p` ${t.toCard(host, by)}`}`,
        en: (t) =>
          p`${t.who(by)} attached ${t.card(subject, true)}${host === null ? '' : p` to ${t.card(host, false, true)}`}`,
      };
    },
    covered: ({ subject, amount, by }) =>
      subject === null
        ? null
        : {
            kind: 'state',
            level: 'normal',
            by,
            objects: [subject],
            amount,
            cs: (t) => p`${t.acts(subject, amount === 1 ? 'vyhledal' : 'opustil')} úkryt`,
            en: (t) => p`${t.card(subject, false, true)} ${amount === 1 ? 'took' : 'left'} cover`,
          },
    unmasked,
    control: ({ subject, to }) =>
      subject === null
        ? null
        : {
            kind: 'state',
            level: 'brief',
            by: to,
            objects: [subject],
            cs: (t) => p`${t.did(to, 'získal')} kontrolu nad ${t.card(subject, 'ins')}`,
            en: (t) => p`${t.who(to)} took control of ${t.card(subject)}`,
          },
  },
  ending,
};

const thrown = (card: Sighted, to: ZoneId, by: Seat, cs: string, en: string): Deed => ({
  kind: 'leave',
  level: 'normal',
  by,
  card,
  objects: [card],
  from: card.zone,
  to,
  cs: (t) => p`${t.did(card.owner, cs)} ${t.card(card, 'acc')}`,
  en: (t) => p`${t.who(card.owner)} ${en} ${t.card(card, true)}`,
});
