import { sure } from '@bojiste/kernel/state/sure';
import { useEffect } from 'react';
import { changeSettings, useSettings } from '../../app/settings.ts';
import type { Playback } from '../../stage/use-playback.ts';
import type { Control } from './control.ts';

/** Single keys of the table. Everything they do can also be clicked. */

const REGIONS = ['prompt', 'board', 'hand', 'log', 'inspector'] as const;

const find = <T extends HTMLElement>(selector: string): T | null => document.querySelector<T>(selector);

export function focusRegion(name: string): void {
  const region = find(`[data-region="${name}"]`);
  const inside = region?.querySelector<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"]), a');
  (inside ?? region)?.focus();
}

function cycle(back: boolean): void {
  const now = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region ?? '';
  const at = REGIONS.indexOf(now as (typeof REGIONS)[number]);
  const step = back ? REGIONS.length - 1 : 1;
  focusRegion(sure(REGIONS[(Math.max(0, at) + step) % REGIONS.length]));
}

const MARKED = ['target', 'place', 'usable', 'selected'].map((mark) => `main [data-mark=${mark}]`).join(',');

/** From one thing that can be chosen to the next, wherever on the table it is. */
function focusMarked(back: boolean): void {
  const marked = [...document.querySelectorAll<HTMLElement>(MARKED)].filter((e) => e.getClientRects().length > 0);
  const at = marked.indexOf(document.activeElement as HTMLElement);
  const next = back ? (at <= 0 ? marked.length : at) - 1 : (at + 1) % marked.length;
  marked[next]?.focus();
}

const focusedCard = (): number =>
  Number(document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card ?? 0);
const focusedKey = (): string => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key ?? '';

function press(key: string, shift: boolean, control: Control, playback: Playback, textTable: boolean): boolean {
  if (key >= '1' && key <= '9') find(`[data-option="${key}"]`)?.click();
  else if (key === 'n') find('[data-primary]')?.click();
  else if (key === 'u') control.undo();
  else if (key === 't') changeSettings({ textTable: !textTable });
  else if (key === 'r') find('[data-recap]')?.click();
  else if (key === 's') find('[data-brake]')?.click();
  else if (key === 'j') find('[data-how]')?.click();
  else if (key === 'c' && !shift) find('[data-ideas]')?.click();
  else if (key === 'm') focusMarked(shift);
  else if (key === 'p' && (playback.playing || playback.paused)) playback.pause(!playback.paused);
  else if (key === '.' && playback.playing) playback.stepOn();
  else if (key === ',' && playback.repeatable) playback.repeat();
  else if (key === 'b') focusRegion('board');
  else if (key === 'h') focusRegion('hand');
  else if (key === 'l') focusRegion('log');
  else if (key === '?' && focusedCard() > 0) control.whyNot(focusedCard());
  else if (key === 'i' && focusedKey() !== '')
    control.inspect({ handle: focusedCard(), key: focusedKey(), pinned: true });
  else if (playback.playing && !/^(tab|shift|control|alt|meta)$/.test(key)) playback.finish();
  else return false;
  return true;
}

export function useTableKeys(control: Control, playback: Playback): void {
  const { keys, textTable } = useSettings();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const inField =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog') !== null;
      if (inField) return;
      if (event.key === 'F6') {
        event.preventDefault();
        cycle(event.shiftKey);
      } else if (event.key === 'Escape') control.cancel();
      else if (!keys || event.key.length !== 1) return;
      else if (press(event.key.toLowerCase(), event.shiftKey, control, playback, textTable)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [control, playback, keys, textTable]);
}
