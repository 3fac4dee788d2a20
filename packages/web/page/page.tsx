import { useSyncExternalStore } from 'react';
import { SkirmishTable } from '../skirmish/table.tsx';
import { Home } from './home.tsx';
import { type Language, useLanguage } from './language.ts';
import { texts } from './texts.ts';

function onHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'cs', name: 'Čeština' },
  { code: 'en', name: 'English' },
];

export function Page() {
  const [language, setLanguage] = useLanguage();
  const hash = useSyncExternalStore(onHash, () => location.hash);
  const text = texts[language];
  return (
    <>
      <header>
        <h1>
          <a href="#home">Bojiště</a>
        </h1>
        <fieldset className="languages">
          <legend>{text.language}</legend>
          {LANGUAGES.map(({ code, name }) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={code === language}
              onClick={() => setLanguage(code)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </header>
      {hash === '#skirmish' ? <SkirmishTable language={language} /> : <Home language={language} />}
      <footer>{text.notice}</footer>
    </>
  );
}
