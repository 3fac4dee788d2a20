import type { Lang } from '@bojiste/kernel';
import { useEffect, useSyncExternalStore } from 'react';

/** What a player chose for this browser. Unknown or broken values fall back to the standard ones. */

export type Theme = 'auto' | 'dark' | 'light';
/** Brief: what changed the game. Normal: what a player would say. Full: everything. */
export type Detail = 'brief' | 'normal' | 'full';
/** Speaks by itself, only warns, or keeps silent. */
export type Coaching = 'teacher' | 'adviser' | 'silent';
export type Pace = 'slow' | 'normal' | 'fast' | 'off';

export interface Settings {
  readonly language: Lang;
  readonly cardLanguage: Lang | 'same';
  readonly theme: Theme;
  readonly detail: Detail;
  readonly pace: Pace;
  /** In games against bots; nobody is advised against people. */
  readonly coach: Coaching;
  /** What keywords mean, on the faces of cards. */
  readonly reminders: boolean;
  /** The table in words instead of pictures. */
  readonly textTable: boolean;
  /** Single-letter keys. */
  readonly keys: boolean;
  readonly sound: boolean;
  /** Of a hundred. */
  readonly volume: number;
}

const CHOICES = {
  language: ['cs', 'en'],
  cardLanguage: ['same', 'cs', 'en'],
  theme: ['dark', 'light', 'auto'],
  detail: ['brief', 'normal', 'full'],
  pace: ['slow', 'normal', 'fast', 'off'],
  coach: ['silent', 'adviser', 'teacher'],
  reminders: [true, false],
  textTable: [false, true],
  keys: [true, false],
  sound: [true, false],
  volume: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
} as const satisfies { [K in keyof Settings]: readonly Settings[K][] };

const STORE = 'bojiste.settings';

const standard = (): Settings => ({
  language: navigator.language.startsWith('cs') ? 'cs' : 'en',
  cardLanguage: 'same',
  theme: 'dark',
  detail: 'normal',
  pace: 'normal',
  coach: 'silent',
  reminders: true,
  textTable: false,
  keys: true,
  sound: true,
  volume: 60,
});

function load(): Settings {
  const settings: Record<string, unknown> = { ...standard() };
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, unknown>;
    for (const [name, choices] of Object.entries(CHOICES))
      if ((choices as readonly unknown[]).includes(kept[name])) settings[name] = kept[name];
  } catch {
    // Somebody else's text under our name: begin anew.
  }
  return settings as unknown as Settings;
}

let settings = load();
const listeners = new Set<() => void>();

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  localStorage.setItem(STORE, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);

/** Language of cards and of the game's own words. */
export function useCardLanguage(): Lang {
  const { language, cardLanguage } = useSettings();
  return cardLanguage === 'same' ? language : cardLanguage;
}

/** Writes language and theme on the document, once, from the frame. */
export function useDocumentSettings(): void {
  const { language, theme } = useSettings();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}
