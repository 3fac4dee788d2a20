import { sure } from '@bojiste/kernel/state/sure';
import { useEffect, useState } from 'react';
import { go, link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { useBook } from '../../library/client.ts';
import { GAME_IDS, isGame } from '../../library/games.ts';
import { call } from '../../session/online-api.ts';
import { peopleWords } from '../../texts/people.ts';
import { useWords } from '../../texts/use.ts';
import { GameTabs } from '../common/game-tabs.tsx';
import '../common/common.css';
import './people.css';

interface Best {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly deviation: number;
  readonly games: number;
}

/** `#/ladder/<game>/<mode>`: whose rating has settled, the best first. */
export default function LadderPage() {
  const { parts } = useRoute();
  const say = useWords(peopleWords);
  const { language } = useSettings();
  const game = isGame(parts[0] ?? '') ? sure(parts[0]) : sure(GAME_IDS[0]);
  const book = useBook(game, 'brief');
  // Against the rules themselves nobody is rated.
  const modes = book?.modes.filter(({ seats, ruled }) => ruled === undefined && seats.some((n) => n > 1)) ?? [];
  const mode = parts[1] ?? modes[0]?.key ?? '';
  return (
    <main className={`page people world-${game}`}>
      <h1>{say('ladder')}</h1>
      <p className="lead">{say('ladderLead')}</p>
      <GameTabs page="ladder" game={game} />
      <label className="field">
        <span>{say('mode')}</span>
        <select value={mode} onChange={(event) => go(link('ladder', game, event.target.value))}>
          {modes.map(({ key, text }) => (
            <option key={key} value={key}>
              {text[language]}
            </option>
          ))}
        </select>
      </label>
      {mode !== '' && <Ranks key={`${game}/${mode}`} game={game} mode={mode} />}
    </main>
  );
}

function Ranks({ game, mode }: { game: string; mode: string }) {
  const say = useWords(peopleWords);
  const [best, setBest] = useState<readonly Best[] | null>(null);
  useEffect(() => {
    let left = false;
    const show = (found: readonly Best[]) => {
      if (!left) setBest(found);
    };
    call<Best[]>('GET', `/api/best/${game}/${mode}`).then(show, () => show([]));
    return () => {
      left = true;
    };
  }, [game, mode]);
  if (best === null) return null;
  if (best.length === 0) return <p className="notice">{say('ladderEmpty')}</p>;
  return (
    <table className="ladder-table">
      <thead>
        <tr>
          <th className="number">{say('rank')}</th>
          <th>{say('player')}</th>
          <th className="number">{say('rating')}</th>
          <th className="number">{say('played')}</th>
        </tr>
      </thead>
      <tbody>
        {best.map(({ id, name, value, deviation, games }, i) => (
          <tr key={id}>
            <td className="number">{i + 1}</td>
            <td>
              <a href={link('profile', id)}>{name}</a>
            </td>
            <td className="number">
              {value} ± {2 * deviation}
            </td>
            <td className="number">{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
