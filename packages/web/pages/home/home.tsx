import { link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { texts } from '../../skirmish/texts.ts';
import { games } from './status.ts';

export default function Home() {
  const { language } = useSettings();
  const text = texts[language];
  return (
    <main className="page home">
      <p className="lead">{text.about}</p>
      <h2>{text.games}</h2>
      <ul className="games">
        {games.map((game) => (
          <li key={game.id}>
            <strong>{game.names[language]}</strong>{' '}
            <span>
              {text.clauses(game.clauses)}; {game.rules ? text.rulesStand : text.rulesComing}
            </span>
          </li>
        ))}
      </ul>
      <h2>{text.skirmish}</h2>
      <p>{text.skirmishAbout}</p>
      <a className="button" href={link('skirmish')}>
        {text.playSkirmish}
      </a>
    </main>
  );
}
