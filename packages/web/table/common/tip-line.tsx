import type { Tip } from '@bojiste/session/types';
import { useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { stopTip, useProgress } from '../../learn/progress.ts';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { ClauseLinks } from './clause.tsx';
import { useTable } from './context.ts';
import { noteShown, pickTip, quietTags } from './tips.ts';
import './coach.css';

/** What the coach says in a game against bots: at most one sentence to a decision, and none where nobody wants it. */
export function TipLine() {
  const { session, catalogue, control, tell } = useTable();
  const say = useWords(learnWords);
  const progress = useProgress();
  const mode = useMode();
  const tips = useTips(mode !== 'silent');
  const pointed = [...control.begun, ...(control.pointed === null ? [] : [control.pointed.key])];
  const tip = pickTip(tips, mode, pointed, quietTags(session, catalogue.game, progress));
  useEffect(() => noteShown(session, catalogue.game, tip), [session, catalogue.game, tip]);
  if (tip === null) return null;
  return (
    <p className="tip" data-tip={tip.tag} data-kind={tip.kind} role="status">
      <b>{say(tip.kind === 'warning' ? 'tipWarning' : 'tip')}</b> {tell(tip.say)} <ClauseLinks ids={[tip.clause]} />{' '}
      <button
        type="button"
        className="tip-stop"
        title={say('tipStop')}
        onClick={() => stopTip(`${catalogue.game}/${tip.tag}`)}
      >
        <span aria-hidden="true">×</span>
        <span className="hidden">{say('tipStop')}</span>
      </button>
    </p>
  );
}

/** In the guided first game the coach speaks whatever is set. */
function useMode() {
  const { frame } = useTable();
  const { coach } = useSettings();
  return frame.update.coach?.kind === 'game' ? 'teacher' : coach;
}

const NONE: readonly Tip[] = [];

/** Tips for what is asked, as far as the player has gone; none until they come. */
function useTips(wanted: boolean): readonly Tip[] {
  const { session, control } = useTable();
  const { question, begun } = control;
  const [told, setTold] = useState<{ readonly question: typeof question; readonly tips: readonly Tip[] } | null>(null);
  useEffect(() => {
    if (!wanted || question === null || session.tips === undefined) return;
    let current = true;
    // A tip is an extra: where it fails, the table goes on without it.
    session.tips(begun).then(
      (tips) => current && setTold({ question, tips }),
      (failure: Error) => console.error(failure),
    );
    return () => {
      current = false;
    };
  }, [session, wanted, question, begun]);
  return wanted && told !== null && told.question === question ? told.tips : NONE;
}
