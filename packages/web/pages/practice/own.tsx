import { link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { solveOwn, useOwnGames } from '../../learn/own-games.ts';
import { learnWords } from '../../texts/learn.ts';
import { useTurnWords } from '../../texts/turns.ts';
import { useWords } from '../../texts/use.ts';
import { LedTable } from '../learn/led-table.tsx';

/** Turning points of one's own games in this game, with a link to solve each. */
export function OwnList({ game }: { game: string }) {
  const say = useWords(learnWords);
  const turns = useTurnWords(game);
  const { language } = useSettings();
  const own = useOwnGames().filter((one) => one.game === game);
  return (
    <section className="own">
      <h2>{say('own')}</h2>
      {own.length === 0 && <p className="quiet">{say('ownNone')}</p>}
      <ul className="puzzles">
        {own.flatMap(({ id, points, solved }) =>
          points.map(({ turn, played, loss }, n) => (
            <li key={`${id}/${turn}/${played.en}`} className="row">
              <strong className="name">{turns('played', { n: turn, played: played[language] })}</strong>
              <span className="quiet">{say('ownLoss', { loss })}</span>
              {solved.includes(n) && <span className="quiet">{say('solvedAlone')}</span>}
              <a className="button small" href={ownLink(game, id, n)} data-own={n}>
                {say(solved.includes(n) ? 'again' : 'solve')}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

export const ownLink = (game: string, id: string, n: number): string => link('puzzle', game, 'own', id, String(n));

/** `#/puzzle/<game>/own/<id>/<number>`: a turning point at the real table. */
export function OwnPuzzle() {
  const { parts } = useRoute();
  const [game = '', , id = '', number = '0'] = parts;
  const say = useWords(learnWords);
  const { language } = useSettings();
  const n = Number(number);
  const own = useOwnGames().find((one) => one.id === id);
  const point = own?.points[n];
  const back = { href: link('practice', game), text: say('practice') };
  if (own === undefined || point === undefined)
    return (
      <main className="page">
        <h1>{say('ownGone')}</h1>
        <a className="button" href={back.href}>
          {back.text}
        </a>
      </main>
    );
  const { seat, record } = own;
  const next = own.points.findIndex((_, i) => i > n);
  return (
    <LedTable
      key={`${id}/${n}`}
      game={game}
      led={{ own: { ...point, seat }, id: `${id}/${n}`, record }}
      me={seat}
      title={say('own')}
      back={back}
      onEnd={({ state }) => state === 'done' && solveOwn(id, n)}
      end={(coach, again) => (
        <>
          <h2>{say(coach.state === 'done' ? 'solved' : 'failed')}</h2>
          <p>{coach.answer?.[language]}</p>
          <p className="row">
            <button
              type="button"
              className={coach.state === 'failed' ? 'button main' : 'button'}
              data-again
              onClick={again}
            >
              {say('again')}
            </button>
            {next >= 0 && (
              <a className="button" href={ownLink(game, id, next)} data-next>
                {say('nextPuzzle')}
              </a>
            )}
            <a className="button" href={back.href}>
              {say('leavePuzzle')}
            </a>
          </p>
        </>
      )}
    />
  );
}
