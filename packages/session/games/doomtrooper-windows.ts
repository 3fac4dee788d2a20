import type { Bilingual } from '@bojiste/kernel';
import type { WindowWords } from '../wording.ts';

/** What is asked in the windows of Doomtrooper, and what happens when nothing is played. */

const t = (cs: string, en: string): Bilingual => ({ cs, en });

const NOTHING = t('Nic nezahrát', 'Play nothing');
const NOW = t('Zahrát teď něco?', 'Play something now?');

const FIGHT: Readonly<Record<string, readonly [state: Bilingual, before: Bilingual]>> = {
  afterPhase1: [
    t('Souboj: vyhlášen', 'Combat: declared'),
    t('Zahrát něco, než se určí bojovníci?', 'Play something before the fighters are named?'),
  ],
  afterPhase2: [
    t('Souboj: bojovníci určeni', 'Combat: fighters named'),
    t('Zahrát něco, než se zvolí taktika?', 'Play something before the tactic is chosen?'),
  ],
  afterPhase3: [
    t('Souboj: taktika zvolena', 'Combat: tactic chosen'),
    t('Zahrát něco, než se určí válečná zóna?', 'Play something before the war zone is named?'),
  ],
  afterPhase4: [
    t('Souboj: válečná zóna', 'Combat: war zone'),
    t('Zahrát něco před bojovými modifikátory?', 'Play something before the combat modifiers?'),
  ],
  afterPhase5: [
    t('Souboj: před porovnáním hodnot', 'Combat: before the values are compared'),
    t('Zahrát ještě něco, než se hodnoty porovnají?', 'Play anything else before the values are compared?'),
  ],
  afterPhase6: [
    t('Souboj: hodnoty porovnány', 'Combat: values compared'),
    t('Zahrát něco před zraněními?', 'Play something before the wounds?'),
  ],
  afterPhase7: [
    t('Souboj: zranění', 'Combat: wounds'),
    t('Zahrát něco před přidělením bodů?', 'Play something before points are awarded?'),
  ],
  afterPhase8: [
    t('Souboj: body přiděleny', 'Combat: points awarded'),
    t('Zahrát něco, než souboj skončí?', 'Play something before the combat ends?'),
  ],
};

const OTHERS: Readonly<Record<string, WindowWords>> = {
  modifiers: {
    title: t('Souboj: bojové modifikátory', 'Combat: modifiers'),
    why: t('Zahrát bojový modifikátor?', 'Play a combat modifier?'),
    pass: t('Nehrát žádný', 'Play none'),
  },
  saves: {
    title: t('Poslední možnost záchrany', 'The last chance to save'),
    why: t('Zachránit bojovníka?', 'Save the warrior?'),
    pass: t('Nezachraňovat', 'Don’t save'),
  },
  after: {
    title: t('Právě se stalo', 'It has just happened'),
    why: t('Zahrát něco ihned poté?', 'Play something right after it?'),
    pass: t('Nic nezahrát', 'Play nothing'),
  },
  points: {
    title: t('Přidělení bodů', 'Award of points'),
    why: t('Zasáhnout do přidělení bodů?', 'Change the award of points?'),
    pass: t('Nezasahovat: body se přidělí', 'Don’t: the points are awarded'),
  },
  react: {
    title: t('Reakce', 'Reaction'),
    why: t('Reagovat na to?', 'React to it?'),
    pass: t('Nereagovat: provede se to', 'Don’t react: it takes effect'),
  },
  sabotage: {
    title: t('Sabotáž', 'Sabotage'),
    why: t('Zabránit sabotáži?', 'Prevent the Sabotage?'),
    pass: t('Nezabránit: sabotáž proběhne', 'Don’t: the Sabotage goes through'),
  },
};

const TURN: Readonly<Record<string, readonly [own: WindowWords, other: WindowWords]>> = {
  afterStart: [
    {
      title: t('Začátek vašeho kola', 'Start of your turn'),
      why: t('Zahrát něco před dobíráním karet?', 'Play something before drawing?'),
      pass: t('Dobrat karty', 'Draw cards'),
    },
    {
      title: t('Začátek soupeřova kola', 'Start of an opponent’s turn'),
      why: t('Zahrát něco, než si soupeř dobere?', 'Play something before they draw?'),
      pass: NOTHING,
    },
  ],
  afterDraw: [
    { title: t('Po dobírání karet', 'After drawing'), why: NOW, pass: NOTHING },
    {
      title: t('Soupeř začíná své akce', 'An opponent’s actions begin'),
      why: t('Zahrát něco před jeho akcemi?', 'Play something before their actions?'),
      pass: NOTHING,
    },
  ],
  afterAction: [
    { title: t('Po vaší akci', 'After your action'), why: NOW, pass: NOTHING },
    { title: t('Po soupeřově akci', 'After an opponent’s action'), why: NOW, pass: NOTHING },
  ],
  afterDiscard: [
    {
      title: t('Konec vašeho kola', 'End of your turn'),
      why: t('Zahrát něco, než kolo skončí?', 'Play something before the turn ends?'),
      pass: t('Ukončit kolo', 'End the turn'),
    },
    {
      title: t('Konec soupeřova kola', 'End of an opponent’s turn'),
      why: t('Zahrát něco, než kolo skončí?', 'Play something before the turn ends?'),
      pass: NOTHING,
    },
  ],
};

export function windowWords(name: string, own: boolean): WindowWords | undefined {
  const fight = FIGHT[name];
  if (fight !== undefined) return { title: fight[0], why: fight[1], pass: NOTHING };
  return OTHERS[name] ?? TURN[name]?.[own ? 0 : 1];
}
