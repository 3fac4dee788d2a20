import { useEffect, useState } from 'react';

export type Language = 'cs' | 'en';

const KEY = 'language';

function remembered(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === 'cs' || kept === 'en') return kept;
  return navigator.language.startsWith('cs') ? 'cs' : 'en';
}

/** The language of the page; the choice is remembered in this browser. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState(remembered);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (next: Language) => {
    localStorage.setItem(KEY, next);
    setLanguage(next);
  };
  return [language, choose];
}
