import type { Catalogue } from '@bojiste/session/types';
import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { OnlineMatch } from '../../session/online.ts';
import { PALETTES } from '../../sound/palettes.ts';
import { sound as play } from '../../sound/synth.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';

/**
 * Says that it is one’s turn to somebody who looks elsewhere: in the title of the tab, by a sound, and by the system if
 * allowed.
 */
export function useTurnAlert(match: OnlineMatch, catalogue: Catalogue): void {
  const { asked } = useSyncExternalStore(match.watch, match.snapshot);
  const { language, sound } = useSettings();
  const { game } = catalogue;
  const say = useWords(onlineWords);
  const name = catalogue.names[language];
  const yours = say('yourTurn');
  useEffect(() => {
    const before = document.title;
    document.title = asked ? `● ${yours} – ${name}` : `${name} – Bojiště`;
    if (asked && document.hidden) {
      notify(yours, name);
      // The stage is silent while nobody looks; this one is for whoever does not.
      const voice = PALETTES[game]?.voices.turn;
      if (sound && voice !== undefined) play(voice);
    }
    return () => {
      document.title = before;
    };
  }, [asked, yours, name, game, sound]);
}

function notify(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: 'bojiste-turn' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only a service worker show them; the title says it too.
  }
}

/** May the system tell? Asked only when somebody wants it. */
export const canAskToNotify = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default';
