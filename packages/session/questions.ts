import {
  applyMove,
  cloneState,
  type Decision,
  type Game,
  hashState,
  type Option,
  type Seat,
  type State,
  type Text,
  type UndoLabel,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Choice, Question, Several } from './types.ts';
import type { Wording } from './wording.ts';
import { both, plain } from './words.ts';

/** A decision in words. */

/** A menu option names its act apart from its card. */
export function actOf(g: Game, option: Option): Choice['act'] {
  const act = option.text.key === 'option.act' ? option.text.args.act : undefined;
  return typeof act === 'object' ? both(g, act as Text) : null;
}

/**
 * Several ways may lead to one place with the same result. They are tried in a world that looks the same to the seat,
 * so that what it does not know cannot show.
 */
function folds(g: Game, world: State, seat: Seat, options: readonly Option[]): number[] {
  const places = new Map<number, number>();
  for (const { place, card } of options) if (place >= 0 && card === 0) places.set(place, (places.get(place) ?? 0) + 1);
  return options.map(({ key, place, card }, i) => {
    if (card !== 0 || (places.get(place) ?? 0) < 2) return i;
    const copy = cloneState(world);
    const refused = applyMove(g, copy, { seat, key });
    return refused === null ? hashState(copy) : i;
  });
}

/** Places of keys in a list in which a key may stand more than once. */
function placesOf(keys: readonly string[], all: readonly string[]): number[] {
  const used = new Set<number>();
  return keys.map((key) => {
    const at = all.findIndex((other, i) => other === key && !used.has(i));
    used.add(at);
    return at;
  });
}

function severalIn({ several }: Decision): Several | null {
  if (several === null) return null;
  const { options, taken, ...rest } = several;
  return {
    ...rest,
    taken: placesOf(
      taken,
      options.map(({ key }) => key),
    ),
  };
}

export function questionOf(
  g: Game,
  decision: Decision,
  world: () => State,
  undo: UndoLabel,
  wording: Wording,
): Question {
  const { label } = decision;
  const options = decision.several?.options ?? decision.options;
  const crowded = options.length > new Set(options.map((o) => `${o.place}/${o.card}`)).size;
  const fold =
    crowded && decision.kind !== 'act' && decision.several === null
      ? folds(g, world(), decision.seat, options)
      : options.map((_, i) => i);
  return {
    id: decision.id,
    kind: decision.kind,
    title: wording.title,
    about: wording.about,
    why: wording.why,
    ...(wording.penalty !== undefined && { penalty: wording.penalty.text }),
    label: label === null ? null : plain(label),
    clauses: decision.clauses,
    source: decision.source,
    choices: options.map((option, i) => ({
      key: option.key,
      text: wording.option(option),
      act: actOf(g, option),
      card: option.card,
      place: option.place,
      fold: sure(fold[i]),
      ...(option.key === wording.penalty?.key && { penal: true }),
    })),
    many: decision.many,
    several: severalIn(decision),
    undo,
  };
}
