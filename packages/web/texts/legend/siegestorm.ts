import type { Legend } from './types.ts';

/** What each sign of Siegestorm means, in the order a newcomer meets them. */
export const legend: Legend = {
  cost: { cs: 'cena: kolik karet odhodíte', en: 'cost: how many cards you discard' },
  an: { cs: 'ÚČ, útočné číslo', en: 'attack' },
  dn: { cs: 'OČ, obranné číslo', en: 'defence' },
  soldier: { cs: 'voják, nejvýš čtyři stejní', en: 'soldier, at most four alike' },
  veteran: { cs: 'veterán, nejvýš čtyři stejní', en: 'veteran, at most four alike' },
  elite: { cs: 'elita, nejvýš dvě stejné', en: 'elite, at most two alike' },
  champion: { cs: 'šampion, nejvýš dva stejní', en: 'champion, at most two alike' },
  activation: { cs: 'cena za použití schopnosti', en: 'the cost of using the ability' },
  deploy: { cs: 'nasadit nestvůru', en: 'deploy a monster' },
  advance: { cs: 'postup armády', en: 'the army advances' },
  strike: { cs: 'úder', en: 'strike' },
  hold: { cs: 'držet pozici', en: 'hold position' },
  support: { cs: 'podpora: karta jde do záloh', en: 'support: the card becomes a reserve' },
  front: { cs: 'fronta', en: 'front' },
  land: { cs: 'země nikoho', en: "no man's land" },
  deck: { cs: 'balíček zdrojů, vaše životy', en: 'resource deck, your life' },
  loss: { cs: 'balíček ztrát', en: 'loss pile' },
  heal: { cs: 'balíček léčení', en: 'healing deck' },
  reserves: { cs: 'připravené zálohy', en: 'ready reserves' },
  used: { cs: 'použitá záloha', en: 'used reserve' },
  hand: { cs: 'karty v ruce', en: 'cards in hand' },
  threat: { cs: 'hrozba bosse: co smí zahrát', en: "the boss's threat: what it may play" },
  lives: { cs: 'životy bosse', en: "the boss's lives" },
  reinforcements: { cs: 'posily bosse', en: "the boss's reinforcements" },
  'order-deploy': { cs: 'rozkaz Nasazení', en: 'order: Deploy' },
  'order-leader': { cs: 'rozkaz Vůdce', en: 'order: Leader' },
  'order-special': { cs: 'rozkaz Zvláštní akce', en: 'order: Special action' },
  'order-action': { cs: 'rozkaz Akce', en: 'order: Action' },
  shield: {
    cs: 'štít: cizí akce a schopnosti na ni nepůsobí',
    en: 'shield: enemy actions and abilities do not affect it',
  },
  gang: { cs: 'žeton gangu: +1 k ÚČ', en: 'gang token: +1 attack' },
  rage: { cs: 'žeton běsu na totemu', en: 'rage token on a totem' },
  removed: { cs: 'odstraněno ze hry', en: 'removed from the game' },
};

export const pageSigns: readonly string[] = [];
