import { useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { type Args, format, type Words } from './format.ts';

export type Say<W extends Words> = (key: keyof W & string, args?: Args) => string;

/** `const say = useWords(frameWords); say('home')`: the words of an area in the chosen language. */
export function useWords<W extends Words>(words: W): Say<W> {
  const { language } = useSettings();
  return useMemo(() => (key, args) => format((words[key] as W[string])[language], language, args), [words, language]);
}
