import type { Lang } from '@bojiste/kernel';
import type { ReactNode } from 'react';
import { frameWords } from '../texts/frame.ts';
import { useWords } from '../texts/use.ts';
import { link, useRoute } from './router.ts';
import { changeSettings, type Theme, useDocumentSettings, useSettings } from './settings.ts';

/** Header with navigation, the page, the notice. Tables take the whole window: they get a slim frame. */

const TABLES = new Set(['play', 'match', 'lesson', 'puzzle']);
const PAGES = [
  'home',
  'learn',
  'practice',
  'lobby',
  'cards',
  'decks',
  'rules',
  'replays',
  'account',
  'settings',
  'about',
] as const;
/** On phones these are at the thumb, the others behind "more". */
const AT_THUMB: readonly string[] = ['home', 'learn', 'lobby', 'decks'];
const LANGUAGES: readonly { readonly code: Lang; readonly name: string }[] = [
  { code: 'cs', name: 'Čeština' },
  { code: 'en', name: 'English' },
];
const THEMES: readonly Theme[] = ['auto', 'dark', 'light'];
const THEME_SIGNS: Readonly<Record<Theme, string>> = { auto: '◐', dark: '☾', light: '☼' };

export function Frame({ children }: { children: ReactNode }) {
  useDocumentSettings();
  const { page, parts } = useRoute();
  const say = useWords(frameWords);
  // A record that is watched lies on a table too.
  const atTable = TABLES.has(page) || (page === 'replays' && (parts[0] ?? '') !== '');
  return (
    <div className={atTable ? 'frame at-table' : 'frame'}>
      {!atTable && (
        <header className="frame-head">
          <a className="brand" href={link('home')}>
            Bojiště
          </a>
          <nav aria-label={say('navigation')}>
            {PAGES.map((name) => (
              <a
                key={name}
                href={link(name)}
                data-thumb={AT_THUMB.includes(name)}
                aria-current={name === page ? 'page' : undefined}
              >
                {say(name)}
              </a>
            ))}
            <details className="nav-more" key={page}>
              <summary>{say('more')}</summary>
              <ul>
                {PAGES.filter((name) => !AT_THUMB.includes(name)).map((name) => (
                  <li key={name}>
                    <a href={link(name)} aria-current={name === page ? 'page' : undefined}>
                      {say(name)}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
          <Choices />
        </header>
      )}
      {children}
      {!atTable && <footer className="frame-foot">{say('notice')}</footer>}
    </div>
  );
}

/** Language and theme. */
export function Choices() {
  const { language, theme } = useSettings();
  const say = useWords(frameWords);
  return (
    <div className="choices">
      <fieldset className="segments">
        <legend className="hidden">{say('language')}</legend>
        {LANGUAGES.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            lang={code}
            title={name}
            aria-pressed={code === language}
            onClick={() => changeSettings({ language: code })}
          >
            <span aria-hidden="true">{code.toUpperCase()}</span>
            <span className="hidden">{name}</span>
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="icon-button"
        title={say(`theme.${theme}`)}
        aria-label={say(`theme.${theme}`)}
        onClick={() => changeSettings({ theme: THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] })}
      >
        {THEME_SIGNS[theme]}
      </button>
    </div>
  );
}
