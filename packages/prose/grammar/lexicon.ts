import type { Bilingual } from '@bojiste/kernel/types';

/** Words the kernel needs in every game. A game puts its own in `texts` under the same key, e.g. `word.space`. */
export const LEXICON: Readonly<Record<string, Bilingual>> = {
  'word.card': { cs: 'karta|f:žena', en: 'card' },
  'word.copy': { cs: 'kopie|f:růže', en: 'copy|copies' },
  'word.space': { cs: 'pole|n:moře@na', en: 'space@on' },
  'word.player': { cs: 'hráč|m:muž', en: 'player' },
  'word.foe': { cs: 'soupeř|m:muž', en: 'opponent' },
  'word.mate': { cs: 'spojenec|m:muž', en: 'ally' },
  'word.active': { cs: 'hráč* na tahu|m:muž', en: 'active player' },
  'word.owner': { cs: 'vlastník|m:pán', en: 'owner' },
  'word.controller': { cs: 'hráč|m:muž', en: 'controller' },
  'word.turn': { cs: 'tah|i:hrad', en: 'turn' },
  'word.step': { cs: 'fáze|f:růže', en: 'phase' },
  'word.game': { cs: 'hra|f:žena', en: 'game' },
  'word.ability': { cs: 'schopnost|f:kost', en: 'ability' },
  'word.word': { cs: 'slovo|n:město', en: 'word' },
  'word.option': { cs: 'možnost|f:kost', en: 'option' },
  'word.count': { cs: 'počet|i:hrad;s2=počtu,s3=počtu,s6=počtu,s7=počtem', en: 'number' },
  'word.sum': { cs: 'součet|i:hrad;s2=součtu,s3=součtu,s6=součtu,s7=součtem', en: 'total' },
  'word.number': { cs: 'číslo|n:město', en: 'number' },
  'word.amount': { cs: 'hodnota|f:žena', en: 'amount' },
  'word.distance': { cs: 'vzdálenost|f:kost', en: 'distance' },
  'word.linked': { cs: 'spojená karta|f:žena', en: 'linked card' },
  'word.host': { cs: 'karta* , ke které je tato karta přiložena|f:žena', en: 'card* this card is attached to' },
  'word.effect': { cs: 'efekt|i:hrad', en: 'effect' },
  /** Adjectives before a card: whose it is, and how it stands to this one. */
  'word.own': { cs: 'vlastní|a', en: 'friendly|a' },
  'word.enemy': { cs: 'nepřátelský|a', en: 'enemy|a' },
  'word.adjacent': { cs: 'sousedící|a', en: 'adjacent|a' },
  'word.free': { cs: 'prázdný|a', en: 'empty|a' },
  'word.printed': { cs: 'vytištěný|a', en: 'printed|a' },
  'word.base': { cs: 'základní|a', en: 'base|a' },
  'word.top': { cs: 'vrchní|a', en: 'top|a' },
  /** Said as they stand. */
  'word.inPlay': { cs: 've hře', en: 'in play' },
};
