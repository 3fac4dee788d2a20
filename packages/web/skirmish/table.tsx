import { type KeyboardEvent, useEffect, useRef } from 'react';
import { link } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import './style.css';
import type { Question, Screen } from './messages.ts';
import { type Texts, texts } from './texts.ts';
import { newSeed, type RunningGame, useGame } from './use-game.ts';

/** Skirmish as text and buttons; the real table will stand in its place. */
export default function SkirmishTable() {
  const { language } = useSettings();
  const text = texts[language];
  const game = useGame(language);
  const { screen, error, send } = game;
  return (
    <main className="page skirmish">
      <div className="bar">
        <h2>{text.skirmish}</h2>
        <button type="button" onClick={() => send({ do: 'start', seed: newSeed(), language })}>
          {text.newGame}
        </button>
        <a href={link('home')}>{text.home}</a>
      </div>
      {error !== '' && (
        <p role="alert">
          {text.broken}: {error}
        </p>
      )}
      {screen !== null && <Prompt game={game} screen={screen} text={text} />}
      {screen !== null && <Position screen={screen} text={text} />}
      {screen !== null && <Log lines={screen.log} text={text} />}
    </main>
  );
}

function Prompt({ game, screen, text }: { game: RunningGame; screen: Screen; text: Texts }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { question, result } = screen;
  const id = question?.id ?? 0;

  // The pressed button is gone with its question: the reader goes on at the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question moves the focus
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);

  const onKey = (event: KeyboardEvent) => {
    if (question === null || game.busy || event.ctrlKey || event.metaKey || event.altKey) return;
    const option = /^[1-9]$/.test(event.key) ? question.options[Number(event.key) - 1] : undefined;
    if (option !== undefined) game.send({ do: 'choose', key: option.key });
    if (event.key.toLowerCase() === 'u' && question.undo) game.send({ do: 'undo' });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are a second way; every option is a button as well
    <section className="prompt" aria-busy={game.busy} onKeyDown={onKey}>
      <h3 ref={heading} tabIndex={-1}>
        {question === null ? `${text.over}. ${result}` : question.text}
      </h3>
      {question !== null && <Options question={question} game={game} text={text} />}
      <p role="status">{game.busy ? text.thinking : ''}</p>
    </section>
  );
}

function Options({ question, game, text }: { question: Question; game: RunningGame; text: Texts }) {
  return (
    <>
      <ol className="options">
        {question.options.map((option) => (
          <li key={option.key}>
            <button type="button" disabled={game.busy} onClick={() => game.send({ do: 'choose', key: option.key })}>
              {option.text} <code>{option.key}</code>
            </button>
          </li>
        ))}
      </ol>
      <p className="hint">{text.keys}</p>
      {question.undo && (
        <button type="button" disabled={game.busy} onClick={() => game.send({ do: 'undo' })}>
          {text.undo}
        </button>
      )}
      {question.clauses.length > 0 && (
        <details>
          <summary>{text.why}</summary>
          {question.clauses.map((clause) => (
            <p key={clause.id}>
              <strong>{clause.title}</strong> {clause.text} <code>{clause.id}</code>
            </p>
          ))}
        </details>
      )}
    </>
  );
}

function Position({ screen, text }: { screen: Screen; text: Texts }) {
  return (
    <section className="position">
      <h3>{text.position}</h3>
      <p>
        {screen.headline} {text.you}
      </p>
      <ul>
        {screen.position.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Log({ lines, text }: { lines: readonly string[]; text: Texts }) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll into sight
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length]);
  return (
    <section className="log">
      <h3>{text.log}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={end} role="log" aria-label={text.log} tabIndex={0}>
        {lines.length === 0 ? (
          <p>{text.nothingYet}</p>
        ) : (
          <ol>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
              <li key={i}>{line}</li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
