import type { Bilingual } from '@bojiste/kernel';
import type { WindowWords } from '../wording.ts';

/** What is asked in the windows of Original War, and what happens when nothing is played. */

const t = (cs: string, en: string): Bilingual => ({ cs, en });

const REACTION: WindowWords = {
  title: t('Reakce', 'Reaction'),
  why: t('Zareagovat na to kartou z ruky?', 'React to it with a card from your hand?'),
  pass: t('Nereagovat: provede se to', 'Don’t react: it takes effect'),
};

const CHANCE: WindowWords = {
  title: t('Schopnosti karet ve hře', 'Abilities of cards in play'),
  why: t('Použít teď některou schopnost?', 'Use an ability now?'),
  pass: t('Nepoužít žádnou schopnost', 'Use no ability'),
};

const WINDOWS: Readonly<Record<string, WindowWords>> = {
  event: {
    title: t('Začátek kola boje', 'Start of a battle round'),
    why: t('Zahrát událost na toto kolo boje?', 'Play an event for this battle round?'),
    pass: t('Nezahrát žádnou událost', 'Play no event'),
  },
  tactic: {
    title: t('Boj: před vyhodnocením útoku', 'Battle: before the attack is resolved'),
    why: t('Zahrát taktiku nebo použít schopnost?', 'Play a tactic or use an ability?'),
    pass: t('Nic nezahrát', 'Play nothing'),
  },
  chances: CHANCE,
  chancesOfOthers: CHANCE,
};

export const windowWords = (name: string): WindowWords | undefined =>
  name.startsWith('reaction') ? REACTION : WINDOWS[name];
