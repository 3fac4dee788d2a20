import type { Bilingual } from '@bojiste/kernel';

/** Options that are chosen by picture. */
export const HAS_PICTURES: ReadonlySet<string> = new Set(['boss', 'map']);

/** What awaits a player of a boss or a map, in a sentence; by game, option and value. */
export const SIGHTS: Readonly<Record<string, Bilingual>> = {
  'siegestorm/boss/prince': {
    cs: 'Drží dvůr: dokud vedle něj stojí dva vůdci, bolí ho všechno o jedna méně. Zbavte ho jich dřív, než je začne slyšet gang.',
    en: 'He keeps court: while two leaders stand by him, everything hurts him one less. Take them away before the gang gathers.',
  },
  'siegestorm/boss/lady': {
    cs: 'Její totemy volají hrozbu, když padají, a přesto padnout musí: dost padlých totemů ji umlčí.',
    en: 'Her totems call up the threat as they fall, and fall they must: enough fallen totems silence her.',
  },
  'siegestorm/boss/fury': {
    cs: 'Akce z ruky ho sotva škrábnou. Držte armádu v pohybu a vyhrajte údery, pod polovinou životů zrychlí.',
    en: 'Actions from hand hardly scratch it. Keep the army moving and win by strikes; below half its lives it grows faster.',
  },
  'siegestorm/boss/lord': {
    cs: 'Dokud stojí brána, nic ho nezraní, a v noci ji staví znovu. Prorazte, nebo vztyčte prapor v zemi nikoho.',
    en: "Nothing hurts him while the gate stands, and at night it rises again. Break through, or plant a banner in no man's land.",
  },
  'siegestorm/boss/queen': {
    cs: 'Každou noc jich přijde víc. Nemusíte ji porazit, stačí dožít úsvitu.',
    en: 'More of them come with every night. You need not beat her: live to see the dawn.',
  },
  'original-war/map/usual': {
    cs: 'Mapa, na které se tento počet hráčů obvykle potkává.',
    en: 'The map on which this many players usually meet.',
  },
  'original-war/map/tau-basin': {
    cs: 'Dva břehy proti sobě, mezi nimi planina a kráter. Pět ložisek, rozhodnou tři.',
    en: 'Two banks facing each other, a plateau and the crater between. Five deposits, three decide.',
  },
  'original-war/map/frozen-lakes': {
    cs: 'Čtverec jezer: nepřítel může přijít ze dvou stran naráz. Pět ložisek, rozhodnou tři.',
    en: 'A square of lakes: the enemy may come from two sides at once. Five deposits, three decide.',
  },
  'original-war/map/three-borders': {
    cs: 'Tři základny, tři hranice: kdo se pustí do jednoho souseda, ukáže záda druhému.',
    en: 'Three bases, three borders: whoever goes for one neighbour shows the other his back.',
  },
  'original-war/map/four-winds': {
    cs: 'Čtyři základny kolem středu, každý sám, nebo dva proti dvěma. Sedm ložisek.',
    en: 'Four bases round the centre, each alone or two against two. Seven deposits.',
  },
  'original-war/map/five-rivers': {
    cs: 'Pět základen v kruhu a srdce kráteru uprostřed. Sedm ložisek, rozhodnou čtyři.',
    en: 'Five bases in a ring, the heart of the crater in the middle. Seven deposits, four decide.',
  },
  'original-war/map/six-fires': {
    cs: 'Šest základen, všichni proti všem, nebo ve družinách. Devět ložisek, rozhodne pět.',
    en: 'Six bases, all against all or in teams. Nine deposits, five decide.',
  },
};
