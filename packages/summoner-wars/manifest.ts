import type { GameManifest } from '@bojiste/kernel';

export const manifest: GameManifest = {
  id: 'summoner-wars',
  names: { cs: 'Války Vyvolavačů', en: 'Summoner Wars' },
  about: {
    cs: 'Dva Vyvolavači na mřížce 6 × 8. Vyvolávejte, postupujte, házejte kostkami a zničte soupeřova Vyvolavače.',
    en: 'Two Summoners on a 6 × 8 grid. Summon, advance, roll dice and destroy the opposing Summoner.',
  },
  modes: { cs: 'duel', en: 'duel' },
  order: 1,
  size: { clauses: 443, cards: 98, decks: 8 },
  load: async () => (await import('./index.ts')).summonerWars,
  starters: async () => {
    const { decks } = await import('./decks/index.ts');
    return [decks[2], decks[1]];
  },
};
