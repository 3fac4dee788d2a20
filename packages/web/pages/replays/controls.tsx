import { link, go as open } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import { ask } from '../../library/client.ts';
import type { ReplayInfo } from '../../library/types.ts';
import { keepGame, newSeed, type SavedGame } from '../../session/saved.ts';
import { replaysWords } from '../../texts/replays.ts';
import { useWords } from '../../texts/use.ts';
import { turnAfter, turnBefore } from './steps.ts';

interface Props {
  readonly game: SavedGame;
  readonly info: ReplayInfo;
  readonly step: number;
  readonly seat: number;
  go(step: number): void;
  look(seat: number): void;
}

const LETTERS = 'ABCDEFGH';

/** Winds the record, changes sides, plays on from here. */
export function Reel({ game, info, step, go, seat, look }: Props) {
  const say = useWords(replaysWords);
  const { steps } = info;
  const at = steps[step - 1];
  const buttons = [
    ['start', '|«', 0],
    ['backTurn', '«', turnBefore(steps, step)],
    ['back', '‹', Math.max(0, step - 1)],
    ['next', '›', Math.min(steps.length, step + 1)],
    ['nextTurn', '»', turnAfter(steps, step)],
    ['end', '»|', steps.length],
  ] as const;
  return (
    <header className="reel">
      <div className="row">
        <div className="row reel-buttons">
          {buttons.map(([name, sign, to]) => (
            <button
              key={name}
              type="button"
              className="icon-button"
              title={say(name)}
              aria-label={say(name)}
              disabled={to === step}
              onClick={() => go(to)}
            >
              {sign}
            </button>
          ))}
        </div>
        <input
          className="reel-slider"
          type="range"
          min={0}
          max={steps.length}
          value={step}
          aria-label={say('position')}
          onChange={(event) => go(Number(event.target.value))}
        />
        <span role="status" className="reel-place">
          {say('step', { n: step, all: steps.length })}
          {' · '}
          {at === undefined
            ? say('beginning')
            : `${say('turn', { n: at.turn })} · ${LETTERS[at.seat] ?? ''}: ${at.key}`}
        </span>
      </div>
      <div className="row">
        {/* While a game lasts nobody looks into the others' hands. */}
        {game.over === true && <Sides info={info} seat={seat} look={look} />}
        <Branch game={game} info={info} step={step} seat={seat} />
        <a className="button" href={link('replays')}>
          {say('list')}
        </a>
      </div>
      {info.otherRules && <p className="notice">{say('otherRules')}</p>}
      {info.broken !== null && <p className="notice bad">{say('broken', { why: info.broken })}</p>}
    </header>
  );
}

function Sides({ info, seat, look }: Pick<Props, 'info' | 'seat' | 'look'>) {
  const say = useWords(replaysWords);
  const lang = useCardLanguage();
  return (
    <label className="row">
      {say('seat')}
      <select className="reel-seat" value={seat} onChange={(event) => look(Number(event.target.value))}>
        {info.setup.decks.map((deck, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={i} value={i}>
            {say('player', { letter: LETTERS[i], deck: deck.name[lang] })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A new game that begins with the moves up to here. */
function Branch({ game, info, step, seat }: Pick<Props, 'game' | 'info' | 'step' | 'seat'>) {
  const say = useWords(replaysWords);
  const ended = info.over && step >= info.steps.length;
  const branch = async () => {
    const record = await ask('cut', step);
    const id = newSeed().slice(0, 10);
    const { setup, game: name } = info;
    const turn = info.steps[step - 1]?.turn ?? 0;
    keepGame({ id, game: name, setup, me: seat, bot: game.bot, record, turn, touched: 0 });
    open(link('play', id));
  };
  return (
    <button type="button" className="button main" title={say('branchAbout')} disabled={ended} onClick={branch}>
      {say('branch')}
    </button>
  );
}
