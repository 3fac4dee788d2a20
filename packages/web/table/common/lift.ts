import type { Choice, Question, Session } from '@bojiste/session/types';

/**
 * A card lifted off the table: everything it could be laid on, whatever act that would be. Lifting only looks ahead;
 * nothing is answered before the card is let go over one of these.
 */
export interface Lift {
  /** What could be chosen next, of all acts together; null where no act asks further. */
  readonly question: Question | null;
  /** The keys that lead to each of these choices, without its own. */
  readonly paths: ReadonlyMap<Choice, readonly string[]>;
  /** Acts that aim at nothing in particular, or at several: they are begun by letting go over the table. */
  readonly now: readonly Choice[];
}

/** Equal numbers mean equal results only within one act. */
const FOLDS = 100_000;

export async function liftOf(session: Session, acts: readonly Choice[]): Promise<Lift> {
  const looks = await Promise.all(acts.map((act) => session.look([act.key])));
  const paths = new Map<Choice, readonly string[]>();
  const now: Choice[] = [];
  let first: Question | null = null;
  acts.forEach((act, i) => {
    const asked = looks[i]?.question;
    if (asked === undefined || asked.several != null) now.push(act);
    else {
      first ??= asked;
      for (const choice of asked.choices) paths.set({ ...choice, fold: choice.fold + i * FOLDS }, [act.key]);
    }
  });
  const question = first === null ? null : { ...(first as Question), choices: [...paths.keys()] };
  return { question, paths, now };
}
