import type { State } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { TALLY } from '@bojiste/original-war/types';
import type { Asking, Occasion } from '../attention.ts';

/**
 * Where an answer plausibly matters in Original War: always to what somebody else does to one or plays, and in the own turn.
 * In somebody else's battle the same few cards could answer every attack; whoever declines one is asked about it again only
 * so often: an event in so many rounds of the battle, a tactic or an ability at so many attacks of a round. A battle, or a
 * round of it, begins anew. `bojiste prompts` measures what that spares and what it withholds.
 */

const PATIENCE: Readonly<Record<string, number>> = { event: 2, tactic: 3, chances: 2, chancesOfOthers: 2 };

export const asking: Required<Asking> = {
  matters({ window, seat, s, answers, declined }: Occasion): boolean {
    const patience = PATIENCE[window];
    if (patience === undefined || s.active === seat) return true;
    return answers.some((answer) => declined(answer) < patience);
  },
  stretch(s: State, window: string): string {
    const battle = `${s.turn}/${sure(s.tally[TALLY.sector])}`;
    return window === 'event' ? battle : `${battle}/${sure(s.tally[TALLY.battleRound])}`;
  },
};
