import {
  type Advice,
  answersTo,
  type Bilingual,
  type Card,
  cardOf,
  countOf,
  type Game,
  isActing,
  keysOf,
  namesOf,
  type Option,
  type Outlook,
  type State,
  scopeReader,
} from '@bojiste/kernel';
import { missing } from '../reads/info.ts';
import {
  allied,
  filterInPlay,
  functions,
  ids,
  inPlay,
  isAnimal,
  isKind,
  isReady,
  mapOf,
  neighbours,
  standing,
} from '../reads/lookup.ts';
import { attackValue, defenceOf, protectedValue } from '../rules/defence.ts';
import { laboratoryStands } from '../rules/exhaustion.ts';
import { depositsOf, minesOf } from '../rules/victory.ts';
import { BATTLE_SLOT, KIND } from '../types.ts';

/** What the coach says in Original War. */

const handOf = ({ g, s, seat }: Outlook): Card[] => s.zones[ids(g).hand + seat].map((id) => s.cards[id]);

const ownPeople = ({ g, s, seat }: Outlook): Card[] =>
  filterInPlay(s, (card) => inPlay(card) && card.control === seat && isKind(g, card, KIND.character));

const cardsOf = (look: Outlook, options: readonly Option[]): (Card | null)[] =>
  options.map((option) => cardOf(look, option));

// ---- battle -------------------------------------------------------------------------------------------------------------

const slotNow = scopeReader(BATTLE_SLOT);
/** Rounds of a battle (OW-BATTLE-05). */
const ROUNDS = 3;

/** Targets whose defence this attacker could not break by itself in a whole battle. */
const hopeless: Advice = {
  tag: 'hopeless',
  kind: 'warning',
  clause: 'OW-DEF-02',
  tell(look) {
    const { g, s, decision } = look;
    const attacker = standing(s, slotNow.get(g, s, 'actor'));
    if (attacker === null || decision.kind !== 'pick') return null;
    const vain = decision.options.filter((option) => {
      const target = cardOf(look, option);
      if (target === null || allied(s, target.control, attacker.control)) return false;
      return ROUNDS * protectedValue(g, s, attackValue(g, s, attacker, target), target) < defenceOf(g, s, target);
    });
    if (vain.length === 0) return null;
    const [who, whom] = [namesOf(g, [attacker]), namesOf(g, cardsOf(look, vain))];
    return {
      say: {
        cs: `Sám útočník (${who.cs}) tuto obranu za celý boj neprolomí: ${whom.cs}.`,
        en: `${who.en} alone cannot break this defence in a whole battle: ${whom.en}.`,
      },
      keys: keysOf(vain),
    };
  },
};

interface Siege {
  readonly sector: number;
  readonly guards: number;
  readonly enemies: readonly Card[];
}

/** The own sector to which the enemy next to it can bring the most beyond those who guard it. */
function besieged({ g, s, seat }: Outlook): Siege | null {
  const own = new Set(filterInPlay(s, (card) => inPlay(card) && card.control === seat).map(({ zone }) => zone));
  const armed = filterInPlay(s, (card) => isArmed(g, s, card));
  let worst: Siege | null = null;
  for (const sector of own) {
    const near = new Set([sector, ...neighbours(s, sector)]);
    const enemies = armed.filter((card) => near.has(card.zone) && !allied(s, card.control, seat));
    const guards = armed.filter((card) => card.zone === sector && allied(s, card.control, seat)).length;
    const beyond = enemies.length - guards;
    if (beyond > 0 && beyond > (worst === null ? 0 : worst.enemies.length - worst.guards))
      worst = { sector, guards, enemies };
  }
  return worst;
}

const isArmed = (g: Game, s: State, card: Card): boolean =>
  inPlay(card) &&
  card.control >= 0 &&
  !isAnimal(g, card) &&
  (isKind(g, card, KIND.soldier) || (isKind(g, card, KIND.vehicle) && functions(g, s, card)));

function sectorName({ s }: Outlook, sector: number): Bilingual {
  const { no, names } = mapOf(s).sectors[sector];
  return { cs: `${no} (${names.cs})`, en: `${no} (${names.en})` };
}

const threat: Advice = {
  tag: 'threat',
  kind: 'warning',
  clause: 'OW-BATTLE-01',
  tell(look) {
    if (!isActing(look, 'movement')) return null;
    const found = besieged(look);
    if (found === null) return null;
    const who = namesOf(look.g, found.enemies);
    const where = sectorName(look, found.sector);
    const n = found.enemies.length;
    return {
      say: {
        cs: `Sektor ${where.cs}: ozbrojených vašich ${found.guards}, přijít jich může ${n} (${who.cs}).`,
        en: `Sector ${where.en}: ${found.guards} of yours are armed, ${n} may come (${who.en}).`,
      },
      keys: [],
    };
  },
};

// ---- what lies unused ---------------------------------------------------------------------------------------------------

const jobs: Advice = {
  tag: 'jobs',
  kind: 'gain',
  clause: 'OW-BUILD-12',
  tell(look) {
    if (!isActing(look, 'construction')) return null;
    const open = [...answersTo(look, 'work'), ...answersTo(look, 'workAll')];
    if (open.length === 0) return null;
    const { cs, en } = namesOf(look.g, cardsOf(look, answersTo(look, 'work')));
    const idle = ownPeople(look).filter((card) => isReady(card)).length;
    return {
      say: {
        cs: `Na práci čeká: ${cs}. Volných lidí: ${idle}.`,
        en: `Work is waiting: ${en}. Free people: ${idle}.`,
      },
      keys: keysOf(open),
    };
  },
};

const crates: Advice = {
  tag: 'crates',
  kind: 'gain',
  clause: 'OW-GATHER-03',
  tell(look) {
    const open = isActing(look, 'movement') ? answersTo(look, 'gather') : [];
    if (open.length === 0) return null;
    const all = answersTo(look, 'gatherAll');
    return {
      say: {
        cs: `Kdo nemá co dělat (${open.length}), ať jde pro zásilky: přinese je příští kolo.`,
        en: `Send whoever is idle (${open.length}) to gather: they bring crates next round.`,
      },
      keys: keysOf([...open, ...all]),
    };
  },
};

const research: Advice = {
  tag: 'research',
  kind: 'gain',
  clause: 'OW-RSCH-01',
  tell(look) {
    const { g, s, seat } = look;
    const open = isActing(look, 'construction') ? answersTo(look, 'research') : [];
    const idle = ownPeople(look).some((card) => isReady(card));
    if (open.length === 0 || !idle || s.zones[ids(g).research + seat].length > 0) return null;
    return {
      say: {
        cs: 'Laboratoř stojí a nikdo nezkoumá: vyberte technologii, nestojí žádné suroviny.',
        en: 'The laboratory stands and nobody researches: choose a technology, it costs no resources.',
      },
      keys: keysOf(open),
    };
  },
};

// ---- goals --------------------------------------------------------------------------------------------------------------

/** The next rung of the ladder that everybody climbs; what it takes is on the menu, or in hand. */
const laboratory: Advice = {
  tag: 'laboratory',
  kind: 'idea',
  clause: 'OW-RSCH-01',
  tell(look) {
    const { g, s, seat } = look;
    if (!isActing(look, 'construction') || laboratoryStands(g, s, seat)) return null;
    const open = answersTo(look, 'build').filter((option) => {
      const card = cardOf(look, option);
      return card !== null && isKind(g, card, KIND.laboratory) && !isKind(g, card, KIND.upgrade);
    });
    if (open.length === 0) return null;
    return {
      say: {
        cs: 'Chybí vám laboratoř: bez ní není výzkum, a bez výzkumu ani doly a vozidla.',
        en: 'You lack a laboratory: without it no research, and without research no mines and vehicles.',
      },
      keys: keysOf(open),
    };
  },
};

const DETECTION = 'siberite-detection';

const detection: Advice = {
  tag: 'detection',
  kind: 'idea',
  clause: 'OW-WIN-01',
  tell(look) {
    const open = isActing(look, 'construction')
      ? answersTo(look, 'research').filter(({ key }) => key.startsWith(`research ${DETECTION}`))
      : [];
    if (open.length === 0) return null;
    return {
      say: {
        cs: 'Doly rozhodují hru a chtějí detekci siberitu: zkoumejte ji brzy.',
        en: 'Mines decide the game and need Siberite Detection: research it early.',
      },
      keys: keysOf(open),
    };
  },
};

const mines: Advice = {
  tag: 'mines',
  kind: 'idea',
  clause: 'OW-WIN-01',
  tell(look) {
    const { g, s, seat } = look;
    const open = isActing(look, 'construction')
      ? answersTo(look, 'build').filter((option) => {
          const card = cardOf(look, option);
          return card !== null && isKind(g, card, KIND.siberiteMine);
        })
      : [];
    if (open.length === 0) return null;
    const all = depositsOf(s);
    const lack = Math.floor(all / 2) + 1 - minesOf(g, s, seat);
    // A mine that is begun does not count yet, so the menu may offer more than are needed.
    if (lack <= 0) return null;
    const short = countOf(lack, ['důl', 'doly', 'dolů'], ['mine', 'mines']);
    return {
      say: {
        cs: `Můžete stavět důl: k většině z ${all} ložisek potřebujete ještě ${short.cs}.`,
        en: `You can build a mine: ${short.en} more and most of the ${all} deposits are yours.`,
      },
      keys: keysOf(open),
    };
  },
};

/** What a condition is called: a technology by its name, a subtype by the plain building of that kind. */
function conditionName(g: Game, condition: string): Bilingual {
  const [kind, key] = condition.split(':');
  if (kind === 'tech') {
    const { cs, en } = g.cardDef(key).decl.names;
    return { cs: `technologie ${cs}`, en: `the technology ${en}` };
  }
  const design = g.defs.find((def) => def.words.includes(`sub:${key}`));
  return design?.decl.names ?? { cs: key, en: key };
}

const listed = (names: readonly Bilingual[], lang: 'cs' | 'en'): string => names.map((name) => name[lang]).join(', ');

/** The vehicle in hand that lacks least, with what it lacks. */
const vehicle: Advice = {
  tag: 'vehicle',
  kind: 'idea',
  clause: 'OW-VEH-02',
  tell(look) {
    const { g, s, seat } = look;
    if (!isActing(look, 'construction')) return null;
    const wanted = handOf(look)
      .filter((card) => isKind(g, card, KIND.vehicle))
      .map((card) => ({ card, lacks: missing(g, s, seat, card) }))
      .filter(({ lacks }) => lacks.length > 0)
      .sort((a, b) => a.lacks.length - b.lacks.length);
    if (wanted.length === 0) return null;
    const [{ card, lacks }] = wanted;
    const names = lacks.map((condition) => conditionName(g, condition));
    const who = namesOf(g, [card]);
    const wants = (key: string) => lacks.some((one) => key.includes(` ${one.slice(one.indexOf(':') + 1)}`));
    return {
      say: {
        cs: `Vozidlu v ruce (${who.cs}) chybí ještě: ${listed(names, 'cs')}.`,
        en: `A vehicle in your hand (${who.en}) still needs: ${listed(names, 'en')}.`,
      },
      keys: keysOf(look.decision.options).filter(wants),
    };
  },
};

export const coach: readonly Advice[] = [
  hopeless,
  threat,
  laboratory,
  detection,
  mines,
  jobs,
  research,
  crates,
  vehicle,
];
