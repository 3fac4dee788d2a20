import { Icon } from '../cards/icon.tsx';
import { useTable } from '../table/common/context.ts';
import { tableWords } from '../texts/table.ts';
import { useWords } from '../texts/use.ts';

const PATHS = {
  pause: 'M120 80h96v352h-96zM296 80h96v352h-96z',
  resume: 'M130 70L420 256L130 442Z',
  step: 'M90 80L320 256L90 432ZM344 80h72v352h-72z',
  repeat: 'M256 96a160 160 0 1 1-151 107l57 20a100 100 0 1 0 94-67v64L140 120L256 20Z',
} as const;

/** Pause, one motion on, once more: for what the others do. */
export function StageControls() {
  const { playback } = useTable();
  const say = useWords(tableWords);
  const { playing, paused } = playback;
  return (
    <div className="stage-controls">
      {(playing || paused) && (
        <button
          type="button"
          className="tool"
          aria-pressed={paused}
          title={say(paused ? 'resume' : 'pause')}
          onClick={() => playback.pause(!paused)}
        >
          <Icon path={PATHS[paused ? 'resume' : 'pause']} />
          <span className="hidden">{say(paused ? 'resume' : 'pause')}</span>
        </button>
      )}
      {paused && playing && (
        <button type="button" className="tool" title={say('stepOn')} onClick={playback.stepOn}>
          <Icon path={PATHS.step} />
          <span className="hidden">{say('stepOn')}</span>
        </button>
      )}
      <RepeatButton />
    </div>
  );
}

/** What the others did since one's own last move, once more. */
export function RepeatButton() {
  const { playback, session } = useTable();
  const say = useWords(tableWords);
  if (!playback.repeatable) return null;
  const label = say(session.watching === true ? 'repeatLast' : 'repeat');
  return (
    <button type="button" className="icon-button small" title={label} onClick={playback.repeat}>
      <Icon path={PATHS.repeat} />
      <span className="hidden">{label}</span>
    </button>
  );
}
