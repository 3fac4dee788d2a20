import { type ReactNode, useEffect, useRef } from 'react';
import { Choices } from '../../app/frame.tsx';
import { link } from '../../app/router.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { Sign } from '../../cards/icon.tsx';
import { learnWords } from '../../texts/learn.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { CoachChoice } from './coach-choice.tsx';
import { useTable } from './context.ts';
import { openDrawer, useClosingDrawer, useDrawer } from './drawer.ts';
import { IdeasButton } from './ideas.tsx';

/** Buttons over every table, at every size: drawers where there are such, sound, and the menu with everything that is no move. */
export function Tools({ children }: { children: ReactNode }) {
  useClosingDrawer();
  return (
    <div className="tools">
      <IdeasButton />
      <DrawerButtons />
      <SoundButton />
      {children}
    </div>
  );
}

function DrawerButtons() {
  const say = useWords(tableWords);
  const drawer = useDrawer();
  return (
    <>
      <button
        type="button"
        className="tool tool-log"
        aria-pressed={drawer === 'log'}
        onClick={() => openDrawer(drawer === 'log' ? null : 'log')}
      >
        <Sign name="event" />
        <span className="hidden">{say('log')}</span>
      </button>
      {drawer !== null && (
        <button type="button" className="drawer-veil" onClick={() => openDrawer(null)}>
          <span className="hidden">{say('close')}</span>
        </button>
      )}
    </>
  );
}

function SoundButton() {
  const { sound } = useSettings();
  const say = useWords(tableWords);
  return (
    <button
      type="button"
      className="tool tool-sound"
      aria-pressed={sound}
      title={say('sound')}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <span aria-hidden="true">{sound ? '♫' : '♪̸'}</span>
      <span className="hidden">{say('sound')}</span>
    </button>
  );
}

function Volume() {
  const { volume, sound } = useSettings();
  const say = useWords(tableWords);
  return (
    <label className="volume">
      {say('volume')}
      <input
        type="range"
        min={0}
        max={100}
        step={10}
        value={sound ? volume : 0}
        onChange={({ target }) => changeSettings({ volume: Number(target.value), sound: Number(target.value) > 0 })}
      />
    </label>
  );
}

/** How the game is played, opened beside the table at what is being asked. */
function HowLink() {
  const { catalogue, frame } = useTable();
  const say = useWords(learnWords);
  const clause = frame.update.question?.clauses[0];
  return (
    <a
      className="button"
      data-how
      href={link('learn', catalogue.game, 'how', ...(clause === undefined ? [] : [clause]))}
      target="_blank"
      rel="noopener"
    >
      {say('toHow')} <kbd>J</kbd>
    </a>
  );
}

/** Only where the coach may speak: not against people, and not where a lesson or puzzle has lines of its own. */
function CoachItem() {
  const { session, frame } = useTable();
  if (session.tips === undefined || frame.update.coach !== undefined) return null;
  return (
    <li>
      <CoachChoice />
    </li>
  );
}

interface MenuProps {
  /** How many things in it were not seen yet. */
  readonly unread?: number;
  readonly children: ReactNode;
  /** What stands behind it is more important: it closes itself. */
  readonly shut?: boolean;
  onOpen?(): void;
}

/** Items are list items; language, theme and the table in words stand in every menu. */
export function TableMenu({ unread = 0, children, onOpen, shut = false }: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const say = useWords(tableWords);
  const { textTable } = useSettings();
  useEffect(() => {
    if (shut) dialog.current?.close();
  }, [shut]);
  const open = () => {
    dialog.current?.showModal();
    onOpen?.();
  };
  return (
    <>
      <button type="button" className="tool tool-menu" aria-haspopup="dialog" onClick={open}>
        <span aria-hidden="true">☰</span>
        <span className="hidden">{say('menu')}</span>
        {unread > 0 && (
          <span className="tool-count" title={say('unread', { n: unread })}>
            {unread}
            <span className="hidden"> {say('unread', { n: unread })}</span>
          </span>
        )}
      </button>
      <dialog ref={dialog} className="sheet" aria-label={say('menu')}>
        <div className="sheet-head">
          <h2>{say('menu')}</h2>
          <button type="button" className="tool" onClick={() => dialog.current?.close()}>
            <span aria-hidden="true">×</span>
            <span className="hidden">{say('close')}</span>
          </button>
        </div>
        <ul className="menu-list">
          {children}
          <li>
            <HowLink />
          </li>
          <CoachItem />
          <li>
            <button
              type="button"
              className="button"
              aria-pressed={textTable}
              onClick={() => {
                changeSettings({ textTable: !textTable });
                dialog.current?.close();
              }}
            >
              {say(textTable ? 'pictureTable' : 'textTable')} <kbd>T</kbd>
            </button>
          </li>
          <li className="row">
            <Choices />
            <SoundButton />
            <Volume />
          </li>
          <li>
            <details>
              <summary>{say('keysTitle')}</summary>
              <p>{say('keysHelp')}</p>
            </details>
          </li>
        </ul>
      </dialog>
    </>
  );
}
