import { sure } from '@bojiste/kernel/state/sure';
import type { Profile } from '@bojiste/session/wire';
import { useEffect, useState } from 'react';
import { link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { GAME_NAMES, isGame } from '../../library/games.ts';
import { call } from '../../session/online-api.ts';
import { peopleWords } from '../../texts/people.ts';
import { useWords } from '../../texts/use.ts';
import { Curve } from './curve.tsx';
import '../common/common.css';
import './people.css';

/** `#/profile/<id>`: what everybody may know of a player. */
export default function ProfilePage() {
  const { parts } = useRoute();
  const id = parts[0] ?? '';
  const say = useWords(peopleWords);
  const [profile, setProfile] = useState<Profile | null | undefined>();
  useEffect(() => {
    let left = false;
    const show = (found: Profile | null) => {
      if (!left) setProfile(found);
    };
    call<Profile>('GET', `/api/people/${encodeURIComponent(id)}`).then(show, () => show(null));
    return () => {
      left = true;
    };
  }, [id]);
  if (profile == null)
    return (
      <main className="page">
        <h1>{say('profile')}</h1>
        {profile === null && <p className="notice">{say('noProfile')}</p>}
      </main>
    );
  return <Known profile={profile} />;
}

function Known({ profile }: { profile: Profile }) {
  const say = useWords(peopleWords);
  const { language } = useSettings();
  const nameOf = (game: string) => (isGame(game) ? sure(GAME_NAMES[game])[language] : game);
  const since = new Date(profile.created).toLocaleDateString(language);
  return (
    <main className="page people">
      <h1>
        {profile.name} {profile.kind === 'guest' && <small className="quiet">({say('guest')})</small>}
      </h1>
      <p className="quiet">{say('since', { date: since })}</p>
      <section>
        <h2>{say('ratings')}</h2>
        {profile.ratings.length === 0 && <p className="quiet">{say('noRatings')}</p>}
        <ul className="plain-list">
          {profile.ratings.map(({ game, mode, value, deviation, provisional, games, curve }) => (
            <li key={`${game}/${mode}`} className={`row world-${game}`}>
              <span>
                <a href={link('ladder', game, mode)}>{nameOf(game)}</a>: <strong>{value}</strong> ± {2 * deviation}
                {provisional && ` (${say('provisional')})`} · {say('gamesCount', { n: games })}
              </span>
              <Curve values={curve} />
            </li>
          ))}
        </ul>
        {profile.ratings.some(({ provisional }) => provisional) && <p className="quiet">{say('provisionalAbout')}</p>}
      </section>
      <section>
        <h2>{say('lastGames')}</h2>
        {profile.last.length === 0 && <p className="quiet">{say('noGames')}</p>}
        <ul className="plain-list">
          {profile.last.map(({ id, rules, seats, outcome }) => (
            <li key={id} className={`row world-${rules.game}`}>
              <strong>{nameOf(rules.game)}</strong>
              <a href={link('match', id)}>{seats.map(({ name }) => name).join(' – ')}</a>
              {outcome !== null && <span className="quiet">{say(`outcome.${outcome}`)}</span>}
            </li>
          ))}
        </ul>
      </section>
      {profile.decks.length > 0 && (
        <section>
          <h2>{say('favourites')}</h2>
          <ul className="plain-list">
            {profile.decks.map(({ game, name, games }) => (
              <li key={`${game}/${name.cs}/${name.en}`} className={`row world-${game}`}>
                <strong>{name[language]}</strong>
                <span>{nameOf(game)}</span>
                <span className="quiet">{say('gamesCount', { n: games })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
