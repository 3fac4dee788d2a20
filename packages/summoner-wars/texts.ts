import type { Bilingual } from '@bojiste/kernel';

/** Words, questions and refusals of the game, besides those of the kernel. */

const refusals: Readonly<Record<string, Bilingual>> = {
  over: { cs: 'Hra už skončila.', en: 'The game is over.' },
  notYourTurn: { cs: 'Na tahu je soupeř.', en: "It is your opponent's turn." },
  notNow: { cs: 'To teď není možné.', en: 'That is not possible now.' },
  noAnswer: { cs: 'To není mezi možnými odpověďmi.', en: 'That is not among the possible answers.' },
  notYours: { cs: 'Tuto kartu neovládáte.', en: 'You do not control that card.' },
  notInPlay: { cs: 'Tato karta není ve hře.', en: 'That card is not in play.' },
  wrongPhase: { cs: 'To do této fáze nepatří.', en: 'That does not belong to this phase.' },
  tooDear: { cs: 'Stojí {cost} a máte {magic} magie.', en: 'It costs {cost} and you have {magic} magic.' },
  occupied: { cs: 'Pole je obsazené.', en: 'The space is occupied.' },
  notSummonable: { cs: 'Vyvolat lze jen běžné jednotky a hrdiny.', en: 'Only commons and champions are summoned.' },
  noGateSpace: {
    cs: 'Jednotka musí přijít na volné pole vedle vašeho portálu.',
    en: 'A unit comes to an empty space adjacent to your gate.',
  },
  notBuildable: { cs: 'Tato karta není stavba.', en: 'That card is no structure.' },
  notBuildingArea: {
    cs: 'Stavět lze ve vašich třech zadních řadách nebo vedle vašeho Vyvolavače.',
    en: 'You build in your back three rows or adjacent to your Summoner.',
  },
  noChoice: { cs: 'Událost nemá, co by musela vybrat.', en: 'The event lacks something it must choose.' },
  busy: { cs: 'Nejdřív se dokončí, co se právě vyhodnocuje.', en: 'What is being resolved comes first.' },
  alreadyMoved: { cs: 'Tato jednotka se už pohnula.', en: 'That unit has already moved.' },
  cannotMove: { cs: 'Této jednotce něco zakazuje pohyb.', en: 'Something forbids that unit to move.' },
  structure: { cs: 'Stavby se nepohybují ani neútočí.', en: 'Structures neither move nor attack.' },
  noMovesLeft: { cs: 'Pohnuly se už {limit} jednotky.', en: '{limit} units have already moved.' },
  tooFar: {
    cs: 'Jednotka se pohne nejvýše o {max} pole a jen po volných polích.',
    en: 'The unit moves at most {max} spaces, over empty ones only.',
  },
  diagonal: { cs: 'Jednotky se nepohybují diagonálně.', en: 'Units do not move diagonally.' },
  through: { cs: 'Jednotka nemůže projít obsazeným polem.', en: 'The unit cannot pass through an occupied space.' },
  enclosed: { cs: 'Jednotka nemá kam vstoupit.', en: 'The unit has no space to step on.' },
  alreadyAttacked: { cs: 'Tato jednotka už útočila.', en: 'That unit has already attacked.' },
  cannotAttack: { cs: 'Této jednotce něco zakazuje útok.', en: 'Something forbids that unit to attack.' },
  noAttacksLeft: { cs: 'Útočily už {limit} jednotky.', en: '{limit} units have already attacked.' },
  itself: { cs: 'Jednotka nemůže útočit sama na sebe.', en: 'A unit cannot attack itself.' },
  noTarget: { cs: 'Jednotka nemá na dosah žádný cíl.', en: 'The unit has no target in reach.' },
  outOfReach: { cs: 'Cíl je mimo dosah.', en: 'The target is out of reach.' },
  hidden: { cs: 'Ve výhledu na cíl něco stojí.', en: 'Something stands in the line of fire.' },
  drawn: { cs: 'Jiná karta na sebe útok strhává.', en: 'Another card draws the attack to itself.' },
};

export const texts: Readonly<Record<string, Bilingual>> = {
  'ask.way': { cs: 'Kudy se jednotka pohne?', en: 'Which way does the unit move?' },
  'ask.push': { cs: 'Kam se karta zatlačí?', en: 'Where is the card forced?' },
  'ask.target': { cs: 'Na co jednotka zaútočí?', en: 'What does the unit attack?' },
  'word.die': { cs: 'kostka|f:žena', en: 'die|dice' },
  'scope.attack': { cs: 'útok|i:hrad', en: 'attack' },
  'word.host': { cs: 'jednotka*, pod kterou je tato karta zasunuta|f:žena', en: 'unit* this card is under' },
  'word.linked': { cs: 'vybraná jednotka|f:žena', en: 'chosen unit' },
  'word.free': { cs: 'volný|a', en: 'empty|a' },
  'name.undead': { cs: 'Nemrtví', en: 'Undead' },
  'name.carrier': { cs: 'přenašeči', en: 'Carrier' },
  'name.citadel': { cs: 'Citadela', en: 'Citadel' },
  'name.ember': { cs: 'Žhaví', en: 'Ember' },
  'name.frost': { cs: 'Mrazoví', en: 'Frost' },
  ...Object.fromEntries(Object.entries(refusals).map(([code, text]) => [`refusal.sw.${code}`, text])),
};
