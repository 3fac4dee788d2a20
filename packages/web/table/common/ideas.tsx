import type { Idea } from '@bojiste/session/types';
import { useRef, useState } from 'react';
import { Sign } from '../../cards/icon.tsx';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';
import { Expected, percent } from './preview.tsx';
import './ideas.css';

/** "What would you do?": asks a strong bot that knows what the player knows. Only where nobody else is played against. */

interface Told {
  readonly question: number;
  /** Null while the bot thinks. */
  readonly ideas: readonly Idea[] | null;
}

export function IdeasButton() {
  const { session, control, frame, tell } = useTable();
  const say = useWords(learnWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [told, setTold] = useState<Told | null>(null);
  const asked = control.question;
  // In a lesson the coach says what to do; in a guided game who is lost may ask.
  const { coach } = frame.update;
  const taught = coach !== undefined && coach.kind !== 'game';
  if (session.ideas === undefined || taught) return null;
  const open = async () => {
    const question = frame.update.question?.id;
    if (question === undefined || session.ideas === undefined) return;
    control.cancel();
    dialog.current?.showModal();
    if (told?.question === question && told.ideas !== null) return;
    setTold({ question, ideas: null });
    setTold({ question, ideas: await session.ideas() });
  };
  const play = ({ keys }: Idea) => {
    dialog.current?.close();
    if (told !== null) session.answer(told.question, keys);
  };
  return (
    <>
      <button type="button" className="tool tool-ideas" data-ideas disabled={asked === null} onClick={open}>
        <Sign name="eye" />
        <span className="tool-word">{say('ideas')}</span>
      </button>
      <dialog ref={dialog} className="sheet" aria-label={say('ideasTitle')}>
        <div className="sheet-head">
          <h2>{say('ideasTitle')}</h2>
          <button type="button" className="tool" onClick={() => dialog.current?.close()}>
            <span aria-hidden="true">×</span>
            <span className="hidden">{say('close')}</span>
          </button>
        </div>
        {asked !== null && <p className="quiet">{tell(asked.title)}</p>}
        <div aria-live="polite">
          {told?.ideas == null ? <p>{say('ideasThinking')}</p> : <Ideas ideas={told.ideas} play={play} />}
        </div>
      </dialog>
    </>
  );
}

function Ideas({ ideas, play }: { ideas: readonly Idea[]; play(idea: Idea): void }) {
  const { tell } = useTable();
  const say = useWords(learnWords);
  if (ideas.length === 0) return <p>{say('ideasNone')}</p>;
  return (
    <>
      <ol className="ideas">
        {ideas.map((idea) => (
          <li key={idea.keys.join()}>
            <p className="idea-act">{tell(idea.text)}</p>
            {idea.preview !== null && (
              <div className="preview">
                <Expected preview={idea.preview} />
              </div>
            )}
            <p className="row">
              <button type="button" className="button" onClick={() => play(idea)}>
                {say('ideaPlay')}
              </button>
              <span className="quiet">{say('ideaChance', { p: percent(idea.chance) })}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="quiet">{say('ideasFair')}</p>
    </>
  );
}
