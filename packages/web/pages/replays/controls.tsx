import type { Seat } from '@bojiste/kernel';
import { link, go as open } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import { ask } from '../../library/client.ts';
import type { Course, ReplayInfo } from '../../library/types.ts';
import { keepGame, newSeed, type SavedGame } from '../../session/saved.ts';
import { replaysWords } from '../../texts/replays.ts';
import { useTurnWords } from '../../texts/turns.ts';
import { useWords } from '../../texts/use.ts';
import { placeAfter, placeBefore, turnAt, UNITS, type Unit } from './steps.ts';

interface Props {
  readonly game: SavedGame;
  readonly info: ReplayInfo;
  readonly course: Course;
  readonly step: number;
  readonly seat: Seat;
  readonly unit: Unit;
  readonly auto: boolean;
  go(step: number, play?: boolean): void;
  look(seat: Seat): void;
  measure(unit: Unit): void;
  run(auto: boolean): void;
}

/** Winds the record, changes sides, plays on from here. */
export function Reel(props: Props) {
  const { game, info, course, step, go, seat, look, unit } = props;
  const say = useWords(replaysWords);
  const turns = useTurnWords(info.game);
  const lang = useCardLanguage();
  const { steps } = info;
  const told = { steps, course };
  const buttons = [
    [say('start'), '|«', 0, false],
    [turns('back'), '«', placeBefore(told, step, 'turn'), false],
    [say('back'), '‹', placeBefore(told, step, unit), false],
    [say('next'), '›', placeAfter(told, step, unit), true],
    [turns('next'), '»', placeAfter(told, step, 'turn'), false],
    [say('end'), '»|', steps.length, false],
  ] as const;
  const words = course.steps[step - 1]?.[lang] ?? '';
  return (
    <header className="reel">
      <div className="row">
        <div className="row reel-buttons">
          {buttons.map(([name, sign, to, play]) => (
            <button
              key={name}
              type="button"
              className="icon-button"
              title={name}
              aria-label={name}
              disabled={to === step}
              onClick={() => go(to, play)}
            >
              {sign}
            </button>
          ))}
        </div>
        <Pace {...props} />
        <input
          className="reel-slider"
          type="range"
          min={0}
          max={steps.length}
          value={step}
          aria-label={say('position')}
          onChange={(event) => go(Number(event.target.value))}
        />
        <Turns game={info.game} course={course} step={step} go={go} />
        <span role="status" className="reel-place">
          {say('step', { n: step, all: steps.length })}
          {' · '}
          {step === 0 ? say('beginning') : words}
        </span>
      </div>
      <div className="row">
        {/* While a game lasts nobody looks into the others' hands. */}
        {game.over === true && <Sides game={game} info={info} seat={seat} look={look} />}
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

/** Goes on by itself at the pace of the table, or by hand: how far one goes at once. */
function Pace({ info, unit, measure, auto, run }: Props) {
  const say = useWords(replaysWords);
  const turns = useTurnWords(info.game);
  return (
    <>
      <button
        type="button"
        className="button small reel-run"
        aria-pressed={auto}
        aria-label={say(auto ? 'halt' : 'run')}
        data-auto
        onClick={() => run(!auto)}
      >
        <span aria-hidden="true">{auto ? '❚❚' : '▶'}</span>{' '}
        <span className="reel-run-word">{say(auto ? 'halt' : 'run')}</span>
      </button>
      <select
        className="reel-unit"
        value={unit}
        aria-label={say('unit')}
        onChange={(event) => measure(event.target.value as Unit)}
      >
        {UNITS.map((one) => (
          <option key={one} value={one}>
            {one === 'turn' ? turns('by') : say(`unit.${one}`)}
          </option>
        ))}
      </select>
    </>
  );
}

/** The turns by their names. */
function Turns({ game, course, step, go }: Pick<Props, 'course' | 'step' | 'go'> & { readonly game: string }) {
  const say = useWords(replaysWords);
  const turns = useTurnWords(game);
  const lang = useCardLanguage();
  const now = turnAt(course, step);
  return (
    <select
      className="reel-turns"
      value={now}
      aria-label={turns('jump')}
      onChange={(event) => go(course.turns[Number(event.target.value)]?.step ?? 0)}
    >
      <option value={-1}>{say('beginning')}</option>
      {course.turns.map(({ step: first, text }, i) => (
        <option key={`${first} ${text.en}`} value={i}>
          {text[lang]}
        </option>
      ))}
    </select>
  );
}

/** By the names that the record keeps, else by who one was. */
function Sides({ game, info, seat, look }: Pick<Props, 'game' | 'info' | 'seat' | 'look'>) {
  const say = useWords(replaysWords);
  const lang = useCardLanguage();
  const called = (one: number): string => {
    if (one === game.me) return say('me');
    const name = info.names[one] ?? '';
    if (name !== '') return name;
    const n = one < game.me ? one + 1 : one;
    return info.setup.decks.length === 2 ? say('foe') : say('foeOf', { n });
  };
  return (
    <label className="row">
      {say('seat')}
      <select className="reel-seat" value={seat} onChange={(event) => look(Number(event.target.value))}>
        {info.setup.decks.map((deck, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={i} value={i}>
            {say('player', { name: called(i), deck: deck.name[lang] })}
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
