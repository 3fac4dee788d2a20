import type { Legend } from './types.ts';

/** What each sign of Summoner Wars means, in the order a newcomer meets them. */
export const legend: Legend = {
  summoner: { cs: 'Vyvolavač: padne-li, hra končí', en: 'Summoner: when it falls, the game is over' },
  champion: { cs: 'hrdina, jen jeden svého jména v sadě', en: 'champion, one of its name in a deck' },
  structure: { cs: 'stavba; portály jsou stavby', en: 'structure; gates are structures' },
  event: { cs: 'událost', en: 'event' },
  lasting: { cs: 'trvající událost', en: 'active event' },
  melee: { cs: 'útok na blízko', en: 'melee attack' },
  ranged: { cs: 'útok na dálku', en: 'ranged attack' },
  special: { cs: 'zvláštní symbol na kostce', en: 'special symbol on a die' },
  strength: { cs: 'síla: počet kostek', en: 'strength: the number of dice' },
  life: { cs: 'životy', en: 'life' },
  damage: { cs: 'zranění', en: 'damage' },
  boost: { cs: 'žetony posílení', en: 'boost tokens' },
  'magic-crystal': { cs: 'magie a náklady', en: 'magic and cost' },
  magic: { cs: 'magie hráče', en: "a player's magic" },
  moved: { cs: 'jednotka se už pohnula', en: 'the unit has moved' },
  attacked: { cs: 'jednotka už útočila', en: 'the unit has attacked' },
  target: { cs: 'sem se dá zaútočit', en: 'can be attacked' },
  skull: { cs: 'eliminuje', en: 'destroys' },
  inactivity: { cs: 'trest za pasivitu', en: 'penalty for inactivity' },
  summon: { cs: 'fáze Vyvolávání', en: 'Summon phase' },
  move: { cs: 'fáze Pohyb', en: 'Move phase' },
  build: { cs: 'fáze Budování', en: 'Build phase' },
  attack: { cs: 'fáze Útok', en: 'Attack phase' },
  draw: { cs: 'fáze Dobrání karet', en: 'Draw phase' },
  deck: { cs: 'dobírací balíček', en: 'draw pile' },
  discard: { cs: 'odhazovací hromádka', en: 'discard pile' },
  hand: { cs: 'karty v ruce', en: 'cards in hand' },
  lock: { cs: 'teď to nejde; ťuknutím se dozvíte proč', en: 'not possible now; a tap says why' },
};

/** Signs of the page itself: buttons, not parts of a card or a board. */
export const pageSigns: readonly string[] = ['back', 'book', 'die', 'eye'];
