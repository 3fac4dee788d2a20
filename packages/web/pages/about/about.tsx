import { aboutWords } from '../../texts/about.ts';
import { useWords } from '../../texts/use.ts';
import { CREDITS } from './credits.ts';
import '../common/common.css';
import './about.css';

/** What this is, whose the names are, and whom to thank. */
export default function About() {
  const say = useWords(aboutWords);
  return (
    <main className="page about">
      <h1>{say('title')}</h1>
      <p className="lead">{say('what')}</p>
      <section className="notice">
        <h2>{say('noticeTitle')}</h2>
        <p>{say('notice')}</p>
      </section>
      <h2>{say('privacyTitle')}</h2>
      <p>{say('privacy')}</p>
      <p>{say('computer')}</p>
      <h2>{say('licenceTitle')}</h2>
      <ul>
        <li>{say('code')}</li>
        <li>{say('fonts')}</li>
        <li>{say('react')}</li>
      </ul>
      <h2>{say('iconsTitle')}</h2>
      <p>{say('icons')}</p>
      <ul className="credits">
        {CREDITS.map(({ name, address, free, icons }) => (
          <li key={name}>
            {address === undefined ? (
              say('by', { author: name })
            ) : (
              <a href={address} rel="noreferrer" target="_blank">
                {say('by', { author: name })}
              </a>
            )}{' '}
            <span className="quiet">({free === true ? 'CC0' : 'CC BY 3.0'})</span>
            <details>
              <summary>{say('iconCount', { n: icons.length })}</summary>
              <p>{icons.join(', ')}</p>
            </details>
          </li>
        ))}
      </ul>
    </main>
  );
}
