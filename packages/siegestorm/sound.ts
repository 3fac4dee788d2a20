import { F, type Game, OP_TABLE, type State, type Trace } from '@bojiste/kernel';
import { modeOf, neighbour, spotOf } from './rules/battlefield.ts';
import { MODE, POS } from './types.ts';

/** What may never be in Siegestorm, and what may never happen. For checked games. */

/** One card to a space, and nobody in a striking slot while no strike is under way (SS-RULING-40). */
export function unsound(g: Game, s: State): string[] {
  const out: string[] = [];
  const menu = s.frames[s.frames.length - 1]?.op === OP_TABLE;
  for (let zone = g.boardStart; zone < g.boardStart + g.boardSize; zone++) {
    const count = s.zones[zone].length;
    if (count > 1) out.push(`${count} cards at ${g.zones[zone].name}`);
    if (menu && count > 0 && spotOf(g, zone)?.pos === POS.strike) out.push(`a card is left in ${g.zones[zone].name}`);
  }
  // What is laid down as a price has left its place when the command begins (SS-RULING-29).
  for (let seat = 0; menu && seat < s.seats.length; seat++)
    if (s.zones[g.zoneOf('payment', seat)].length > 0) out.push(`seat ${seat} has paid for nothing`);
  return out;
}

/** Among several, nobody is hurt by a seat that is no neighbour. */
export function unsoundEvent(g: Game, s: State, happened: Trace): string[] {
  if (happened.k !== 'row' || modeOf(s) !== MODE.last) return [];
  const { row } = happened;
  const [by, hurt] = [row[F.by], row[F.to]];
  if (row[F.kind] !== g.names.events.get('damaged') || by < 0 || by === hurt) return [];
  if (neighbour(s, by, 1) === hurt || neighbour(s, by, -1) === hurt) return [];
  return [`seat ${hurt} is hurt by seat ${by}, which is no neighbour`];
}
