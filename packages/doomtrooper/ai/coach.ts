import {
  type Advice,
  answersTo,
  type Bilingual,
  type Card,
  cardOf,
  countOf,
  type Game,
  has,
  isActing,
  keysOf,
  live,
  namesOf,
  type Option,
  type Outlook,
  refOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { combatCapable, combatNow, isHidden, value, warriorsOf } from '../reads/lookup.ts';
import { actionsLeft } from '../rules/actions.ts';
import { limitNow, mayAttack, mayBeAttacker } from '../rules/combat-start.ts';
import { tacticsFor } from '../rules/combat-tactic.ts';
import { FLAG, STAT, TACTIC } from '../types.ts';

/** What the coach says in Doomtrooper. Cards that either side may still play are never counted. */

const TACTICS: readonly { readonly key: string; readonly tactic: number; readonly name: Bilingual }[] = [
  { key: 'close', tactic: TACTIC.close, name: { cs: 'v zápase', en: 'in close combat' } },
  { key: 'shoot', tactic: TACTIC.shooting, name: { cs: 'střelbou', en: 'by shooting' } },
];

const statOf = (tactic: number): number => (tactic === TACTIC.close ? STAT.fight : STAT.shoot);

const hits = (g: Game, s: State, striker: Card, target: Card, tactic: number): boolean =>
  value(g, s, striker, statOf(tactic), refOf(target)) >= value(g, s, target, STAT.armor, refOf(striker));

const kills = (g: Game, s: State, striker: Card, target: Card, tactic: number): boolean =>
  has(target, FLAG.wounded) && hits(g, s, striker, target, tactic);

// ---- a fight ------------------------------------------------------------------------------------------------------------

/** The tactic is being chosen: the two who meet. */
function fightersOf({ g, s, seat, decision }: Outlook): { attacker: Card; defender: Card } | null {
  if (!decision.options.some(({ key }) => TACTICS.some((one) => one.key === key))) return null;
  const attacker = live(s, combatNow.get(g, s, 'attacker'));
  const defender = live(s, combatNow.get(g, s, 'defender'));
  if (attacker === null || defender === null || attacker.control !== seat || isHidden(g, defender)) return null;
  return { attacker, defender };
}

/** With this tactic the attacker does nothing, or falls without felling. */
const badTactic: Advice = {
  tag: 'bad-tactic',
  kind: 'warning',
  clause: 'DT-FIGHT-46',
  tell(look) {
    const { g, s } = look;
    const pair = fightersOf(look);
    if (pair === null) return null;
    const { attacker, defender } = pair;
    const vain = TACTICS.filter(({ tactic }) => !hits(g, s, attacker, defender, tactic));
    if (vain.length === 0) return null;
    const whom = namesOf(g, [defender]);
    const way = (lang: 'cs' | 'en') => vain.map(({ name }) => name[lang]).join(lang === 'cs' ? ' ani ' : ' or ');
    return {
      say: {
        cs: `Obranu bojovníka ${whom.cs} váš útočník ${way('cs')} neprorazí.`,
        en: `Your attacker cannot get through the Armour of ${whom.en} ${way('en')}.`,
      },
      keys: vain.map(({ key }) => key),
    };
  },
};

const suicide: Advice = {
  tag: 'suicide',
  kind: 'warning',
  clause: 'DT-FIGHT-47',
  tell(look) {
    const { g, s } = look;
    const pair = fightersOf(look);
    if (pair === null) return null;
    const deadly = TACTICS.filter(({ tactic }) => kills(g, s, pair.defender, pair.attacker, tactic));
    if (deadly.length === 0) return null;
    const who = namesOf(g, [pair.attacker]);
    const way = (lang: 'cs' | 'en') => deadly.map(({ name }) => name[lang]).join(lang === 'cs' ? ' i ' : ' and ');
    return {
      say: {
        cs: `Váš útočník (${who.cs}) je zraněný a ${way('cs')} by padl.`,
        en: `Your attacker ${who.en} is wounded and would fall ${way('en')}.`,
      },
      keys: deadly.map(({ key }) => key),
    };
  },
};

// ---- own turn -----------------------------------------------------------------------------------------------------------

interface Blow {
  readonly attacker: Card;
  readonly defender: Card;
  readonly tactic: number;
  /** Victory points of the kill, a share of them for a wound. */
  readonly worth: number;
}

const WOUND = 0.4;

/** All that a warrior of the seat could do to another, if nobody plays a card. */
function blowsOf(g: Game, s: State, seat: Seat, mayStrike: (card: Card) => boolean): Blow[] {
  const blows: Blow[] = [];
  for (const attacker of warriorsOf(g, s, seat).filter(mayStrike))
    for (let other = 0; other < s.seats.length; other++) {
      if (other === seat || s.seats[other].out !== 0) continue;
      for (const defender of warriorsOf(g, s, other)) {
        if (!mayAttack(g, s, attacker, defender)) continue;
        for (const tactic of tacticsFor(g, s, attacker, defender)) {
          if (!hits(g, s, attacker, defender, tactic)) continue;
          const points = Math.max(1, value(g, s, defender, STAT.value));
          blows.push({ attacker, defender, tactic, worth: has(defender, FLAG.wounded) ? points : points * WOUND });
        }
      }
    }
  return blows;
}

const best = (blows: readonly Blow[]): Blow | undefined =>
  blows.reduce<Blow | undefined>((a, b) => (a === undefined || b.worth > a.worth ? b : a), undefined);

const wayOf = (tactic: number): Bilingual => (TACTICS.find((one) => one.tactic === tactic) ?? TACTICS[0]).name;

/** The attacks on the menu, and the best that one of them could do. */
function hunting(look: Outlook): { readonly open: readonly Option[]; readonly blow: Blow | undefined } {
  const { g, s, seat } = look;
  const open = isActing(look, 'actions', 'extra') ? answersTo(look, 'attack') : [];
  if (open.length === 0) return { open, blow: undefined };
  const limit = limitNow(g, s);
  return { open, blow: best(blowsOf(g, s, seat, (card) => mayBeAttacker(g, s, seat, card, limit))) };
}

const prey: Advice = {
  tag: 'prey',
  kind: 'idea',
  clause: 'DT-FIGHT-47',
  tell(look) {
    const { g, s } = look;
    const { open, blow } = hunting(look);
    if (blow === undefined) return null;
    const [who, whom, way] = [namesOf(g, [blow.attacker]), namesOf(g, [blow.defender]), wayOf(blow.tactic)];
    const gain = countOf(value(g, s, blow.defender, STAT.value), ['bod', 'body', 'bodů'], ['point', 'points']);
    const dead = has(blow.defender, FLAG.wounded);
    return {
      say: dead
        ? {
            cs: `${who.cs} může ${way.cs} zabít soupeřova bojovníka (${whom.cs}): ${gain.cs}.`,
            en: `${who.en} can kill ${whom.en} ${way.en}: ${gain.en}.`,
          }
        : {
            cs: `${who.cs} může ${way.cs} zranit soupeřova bojovníka (${whom.cs}).`,
            en: `${who.en} can wound ${whom.en} ${way.en}.`,
          },
      keys: keysOf(open),
    };
  },
};

/** What is left over when an attack ends the turn. */
const earlyAttack: Advice = {
  tag: 'early-attack',
  kind: 'warning',
  clause: 'DT-ACT-05',
  tell(look) {
    const { s, seat } = look;
    const open = isActing(look, 'actions') ? [...answersTo(look, 'attack'), ...answersTo(look, 'sabotage')] : [];
    const left = actionsLeft(s, seat) - 1;
    if (open.length === 0 || left <= 0) return null;
    const lost = countOf(left, ['další akci', 'další akce', 'dalších akcí'], ['more action', 'more actions']);
    return {
      say: {
        cs: `Útok bývá poslední: po něm přijdete o ${lost.cs}.`,
        en: `An attack usually comes last: you would lose ${lost.en}.`,
      },
      keys: keysOf(open),
    };
  },
};

/** Who of one's own could be killed in the next turn by those who stand there now. */
const peril: Advice = {
  tag: 'peril',
  kind: 'warning',
  clause: 'DT-COVER-01',
  tell(look) {
    const { g, s, seat } = look;
    if (!isActing(look, 'actions')) return null;
    let worst: Blow | undefined;
    for (let other = 0; other < s.seats.length; other++) {
      if (other === seat || s.seats[other].out !== 0) continue;
      const blows = blowsOf(g, s, other, (card) => combatCapable(g, s, card) && !has(card, FLAG.covered));
      const deadly = blows.filter(({ defender }) => defender.control === seat && has(defender, FLAG.wounded));
      worst = best([...(worst === undefined ? [] : [worst]), ...deadly]);
    }
    if (worst === undefined) return null;
    const victim = worst.defender;
    const [who, whom] = [namesOf(g, [worst.attacker]), namesOf(g, [victim])];
    const covers = answersTo(look, 'seekCover').filter((option) => cardOf(look, option) === victim);
    const shelter = covers.length > 0;
    return {
      say: {
        cs: `Váš zraněný bojovník (${whom.cs}) může příště padnout, útočí-li ${who.cs}${shelter ? '; úkryt přidá 3 k obraně' : ''}.`,
        en: `Your wounded ${whom.en} may fall next turn to ${who.en}${shelter ? '; cover gives +3 Armour' : ''}.`,
      },
      keys: [],
    };
  },
};

const sabotage: Advice = {
  tag: 'sabotage',
  kind: 'idea',
  clause: 'DT-SAB-03',
  tell(look) {
    const open = isActing(look, 'actions') ? answersTo(look, 'sabotage') : [];
    if (open.length === 0) return null;
    return {
      say: {
        cs: 'Soupeř nemá koho postavit do cesty: Sabotáž vynese polovinu hodnoty vašeho bojovníka.',
        en: 'Nobody stands in the way: Sabotage pays half the value of your warrior.',
      },
      keys: keysOf(open),
    };
  },
};

const recruits: Advice = {
  tag: 'recruit',
  kind: 'gain',
  clause: 'DT-WAR-01',
  tell(look) {
    const open = isActing(look, 'actions', 'extra') ? answersTo(look, 'recruit') : [];
    if (open.length === 0) return null;
    // The last action is for a kill, if there is one.
    const { blow } = hunting(look);
    if (actionsLeft(look.s, look.seat) <= 1 && blow !== undefined && has(blow.defender, FLAG.wounded)) return null;
    const { cs, en } = namesOf(
      look.g,
      open.map((option) => cardOf(look, option)),
    );
    return {
      say: { cs: `Na koho vám stačí body osudu: ${cs}.`, en: `Your Destiny Points are enough for: ${en}.` },
      keys: keysOf(open),
    };
  },
};

const meditation: Advice = {
  tag: 'meditate',
  kind: 'gain',
  clause: 'DT-MED-01',
  tell(look) {
    const { s, seat } = look;
    const open = isActing(look, 'actions') ? answersTo(look, 'meditate') : [];
    if (open.length === 0) return null;
    const left = countOf(actionsLeft(s, seat), ['akci', 'akce', 'akcí'], ['action', 'actions']);
    return {
      say: {
        cs: `Máte ještě ${left.cs}: za meditaci je 1 bod osudu.`,
        en: `You have ${left.en} left: meditating gives 1 Destiny Point.`,
      },
      keys: keysOf(open),
    };
  },
};

export const coach: readonly Advice[] = [badTactic, suicide, sabotage, peril, earlyAttack, recruits, prey, meditation];
