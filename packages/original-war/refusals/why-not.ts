import {
  type Attempt,
  type Card,
  type Game,
  has,
  type Refused,
  refOf,
  type Seat,
  type State,
  type ZoneId,
} from '@bojiste/kernel';
import { missing, nameTaken } from '../reads/info.ts';
import {
  enemyIn,
  functions,
  inPlay,
  isAnimal,
  isFinished,
  isKind,
  isReady,
  sectorCard,
  someIn,
  standsAs,
} from '../reads/lookup.ts';
import { affordable, fitsSector, mayBuildIn, mayDismantleIn, storehouseStands } from '../rules/construction.ts';
import { laboratoryStands } from '../rules/exhaustion.ts';
import { FLAG, KIND, RESOURCE } from '../types.ts';

/** Why something is not among a player's options, with the clause it rests on; answered from what that player may know. */

const no = (code: string, clause: string, args: Refused['args'] = {}, blockers: readonly Card[] = []): Refused => ({
  code,
  clause,
  args,
  blockers: blockers.map(refOf),
});

const STEPS: Readonly<Record<string, readonly [steps: readonly string[], clause: string]>> = {
  build: [['construction'], 'OW-ROUND-05'],
  make: [['construction'], 'OW-ROUND-05'],
  research: [['construction'], 'OW-ROUND-05'],
  work: [['construction'], 'OW-BUILD-12'],
  workAll: [['construction'], 'OW-BUILD-12'],
  repair: [['construction'], 'OW-REPAIR-03'],
  dismantle: [['construction'], 'OW-DISM-01'],
  command: [['construction'], 'OW-CMD-04'],
  move: [['movement'], 'OW-MOVE-01'],
  gather: [['movement'], 'OW-GATHER-01'],
  moveAll: [['movement'], 'OW-MOVE-01'],
  gatherAll: [['movement'], 'OW-GATHER-01'],
  board: [['movement'], 'OW-CTRL-03'],
  leave: [['movement'], 'OW-CTRL-03'],
  fight: [['battle'], 'OW-BATTLE-01'],
  power: [['construction', 'movement', 'battle'], 'OW-ENERGY-03'],
};

function laying(g: Game, s: State, seat: Seat, card: Card, place: ZoneId): Refused {
  const vehicle = isKind(g, card, KIND.vehicle);
  const [lost] = missing(g, s, seat, card);
  if (lost !== undefined)
    return no('requires', vehicle ? 'OW-VEH-02' : 'OW-BUILD-03', { what: lost.slice(lost.indexOf(':') + 1) });
  if (!affordable(g, s, seat, card)) return no('poor', 'OW-RES-06');
  if (nameTaken(g, s, seat, card)) return no('unique', vehicle ? 'OW-VEHC-01' : 'OW-BLDC-01');
  if (!vehicle && !isKind(g, card, KIND.storehouse) && !storehouseStands(g, s, seat))
    return no('noStorehouse', 'OW-BUILD-04');
  if (place >= 0 && !fitsSector(g, s, seat, card, place))
    return no(vehicle ? 'noWorkshop' : 'noRoom', vehicle ? 'OW-VEH-03' : 'OW-BUILD-06');
  if (isKind(g, card, KIND.upgrade)) return no('noRoom', 'OW-UPGR-01');
  return no(vehicle ? 'noWorkshop' : 'noRoom', vehicle ? 'OW-VEH-03' : 'OW-BUILD-06');
}

function working(g: Game, s: State, seat: Seat, card: Card): Refused {
  if (isKind(g, card, KIND.technology)) return no('noLaboratory', 'OW-RULING-37');
  if (isFinished(card)) return no('notCapable', 'OW-BUILD-12');
  if (isKind(g, card, KIND.vehicle) && !someIn(s, card.zone, (other) => standsAs(g, other, seat, KIND.workshop)))
    return no('noWorkshop', 'OW-RULING-95');
  if (isKind(g, card, KIND.building) && !mayBuildIn(g, s, seat, card.zone)) return no('noStorehouse', 'OW-DEST-03');
  return no('notReady', 'OW-BUILD-18');
}

function moving(g: Game, s: State, seat: Seat, card: Card): Refused {
  if (!isKind(g, card, KIND.vehicle) && !isKind(g, card, KIND.character)) return no('immobile', 'OW-MOVE-01');
  if (isAnimal(g, card)) return no('immobile', 'OW-ANIMAL-02');
  if (has(card, FLAG.moved)) return no('moved', 'OW-MOVE-02');
  if (!isReady(card)) return no('notReady', 'OW-MOVE-03');
  if (isKind(g, card, KIND.vehicle) && !functions(g, s, card)) return no('crew', 'OW-CREW-01');
  if (isKind(g, card, KIND.combustion) && s.seats[seat].resources[RESOURCE.oil] === 0) return no('fuel', 'OW-FUEL-02');
  return no('immobile', 'OW-SECT-02');
}

function fighting(g: Game, s: State, seat: Seat, place: ZoneId): Refused {
  if (place >= 0 && has(sectorCard(s, place), FLAG.fought)) return no('battleOver', 'OW-BATTLE-03');
  if (place >= 0 && !enemyIn(g, s, place, seat)) return no('noEnemy', 'OW-BATTLE-01');
  return no('noEnemy', 'OW-BATTLE-01');
}

function dismantling(g: Game, s: State, seat: Seat, card: Card): Refused {
  if (!isFinished(card)) return no('unfinished', 'OW-RULING-31');
  if (isKind(g, card, KIND.vehicle)) return no('noWorkshop', 'OW-DISM-08');
  return mayDismantleIn(g, s, seat, card.zone, card)
    ? no('notCapable', 'OW-RULING-30')
    : no('noStorehouse', 'OW-DISM-07');
}

function reason(
  g: Game,
  s: State,
  seat: Seat,
  { act, card, place }: Attempt & { readonly act: string; readonly card: Card },
): Refused {
  if (card.control >= 0 && card.control !== seat && act !== 'fight') return no('foreign', 'OW-ROUND-06', {}, [card]);
  switch (act) {
    case 'build':
    case 'make':
      return laying(g, s, seat, card, place);
    case 'research': {
      const [lost] = missing(g, s, seat, card);
      if (lost !== undefined) return no('requires', 'OW-RSCH-02', { what: lost.slice(lost.indexOf(':') + 1) });
      return laboratoryStands(g, s, seat) ? no('notCapable', 'OW-RSCH-01') : no('noLaboratory', 'OW-RULING-37');
    }
    case 'work':
    case 'workAll':
      return working(g, s, seat, card);
    case 'move':
      return moving(g, s, seat, card);
    case 'gather':
      return isReady(card) ? no('notCapable', 'OW-GATHER-01') : no('notReady', 'OW-GATHER-08');
    case 'board':
    case 'leave':
      if (has(card, FLAG.changed)) return no('changed', 'OW-RULING-110', {}, [card]);
      return isReady(card) ? no('notCapable', 'OW-CHAR-08') : no('notReady', 'OW-EXH-02');
    case 'dismantle':
      return dismantling(g, s, seat, card);
    case 'fight':
      return fighting(g, s, seat, inPlay(card) ? card.zone : place);
    default:
      return isReady(card) ? no('notCapable', 'OW-CHAR-08') : no('notReady', 'OW-EXH-02');
  }
}

export function whyNot(g: Game, s: State, seat: Seat, attempt: Attempt): Refused {
  const { act, card } = attempt;
  if (act === null) return no('unknown', '');
  const table = STEPS[act];
  const step = [...g.names.steps].find(([, id]) => id === s.phase)?.[0] ?? '';
  if (table !== undefined && !(s.active === seat && table[0].includes(step))) return no('phase', table[1]);
  return card === null ? no('unknown', '') : reason(g, s, seat, { ...attempt, act, card });
}
