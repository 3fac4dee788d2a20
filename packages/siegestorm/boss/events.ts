import {
  changeResource,
  type EventDecl,
  F,
  finish,
  live,
  moveCard,
  OUTCOME,
  type State,
  setTally,
} from '@bojiste/kernel';
import { bossOf } from '../rules/battlefield.ts';
import { RES, TALLY } from '../types.ts';

const playersWin = (s: State): void => finish(s, OUTCOME.won, (1 << bossOf(s)) - 1);

/** What only the boss does (tah bosse). Each is narrated with the clause it rests on. */

export const sheetEvents: readonly EventDecl[] = [
  {
    name: 'restored',
    toSeat: true,
    commit: (_, s, row) => changeResource(s, row[F.to], RES.lives, row[F.amount], s.tally[TALLY.startLives]),
    log: { cs: 'boss si obnovuje životy: {amount}', en: 'the boss restores {amount} lives' },
    clauses: ['SS-TERM-18'],
  },
  {
    name: 'reinforced',
    commit: (g, s, row) => {
      const card = live(s, row[F.subject]);
      if (card !== null) moveCard(g, s, card, row[F.to]);
    },
    log: {
      cs: 'boss odkládá do posil, co minule nezahrál: {subject}',
      en: 'the boss sets aside as a reinforcement what it did not play: {subject}',
    },
    clauses: ['SS-BTURN-02', 'SS-TERM-26'],
  },
  {
    name: 'ordered',
    log: {
      cs: 'boss hraje nejdražší kartu nejvyššího rozkazu: {subject}',
      en: 'the boss plays the dearest card of the highest order: {subject}',
    },
    clauses: ['SS-ORDER-02', 'SS-ORDER-03', 'SS-RULING-65'],
  },
  {
    name: 'foundTooDear',
    log: {
      cs: 'všechny karty bosse jsou dražší než hrozba, proto hrozba roste',
      en: 'all cards of the boss cost more than the threat, so the threat rises',
    },
    clauses: ['SS-THREAT-01', 'SS-THREAT-02', 'SS-RULING-67'],
  },
  {
    name: 'aimedAtCard',
    log: {
      cs: 'boss míří na nejdražší kartu, kterou může zničit: {subject}',
      en: 'the boss aims at the dearest card it can destroy: {subject}',
    },
    clauses: ['SS-BTURN-06', 'SS-RULING-77', 'SS-RULING-78'],
  },
  {
    name: 'aimedAtPlayer',
    toSeat: true,
    log: {
      cs: 'boss nemá na bojišti kartu, kterou by zničil, míří na balíček: {to}',
      en: 'the boss finds no card on the battlefield to destroy and aims at the deck of {to}',
    },
    clauses: ['SS-BTURN-07', 'SS-RULING-78'],
  },
  {
    name: 'raged',
    after: { cs: 'je na {subject:acc} umístěn žeton běsů', en: 'a rage token is put on {subject}' },
    log: { cs: '{subject}: žeton běsů, schopnost totemu', en: '{subject}: a rage token, the totem takes effect' },
    clauses: ['SS-SPEC-03', 'SS-SPEC-06'],
  },
  {
    name: 'ganged',
    after: {
      cs: '{by:subj} [rozdáte|rozdat|rozdá] žetony gangu',
      en: '{by:subj} [hand|hands] out gang tokens',
    },
    log: { cs: 'boss rozdává žetony gangu', en: 'the boss hands out gang tokens' },
    clauses: ['SS-SPEC-04'],
  },
  {
    name: 'landHeld',
    toSeat: true,
    after: { cs: 'hráč začíná tah a drží zemi nikoho', en: "a player begins a turn holding no man's land" },
    clauses: ['SS-TURN-03', 'SS-BOSS-02'],
  },
  {
    name: 'rested',
    toSeat: true,
    // A block from the top of the losses, its order unchanged, to the bottom of the resources.
    commit: (g, s, row) => {
      const loss = s.zones[g.zoneOf('loss', row[F.to])];
      for (const id of loss.slice(Math.max(0, loss.length - row[F.amount])).reverse())
        moveCard(g, s, s.cards[id], g.zoneOf('deck', row[F.to]), true);
    },
    log: {
      cs: 'noc: {to} dává {amount} karet ztrát pod zdroje',
      en: 'night: {to} puts {amount} cards of the loss pile under the resources',
    },
    clauses: ['SS-RULING-101'],
  },
  {
    name: 'featDone',
    toSeat: true,
    commit: (_, s, row) => setTally(s, TALLY.feats, row[F.amount]),
    log: { cs: 'podmínka vítězství: splněno {amount}krát', en: 'condition of victory: met {amount} times' },
    clauses: ['SS-BOSS-02', 'SS-SIEGE-17'],
  },
  {
    name: 'bossBeaten',
    toSeat: true,
    commit: (_, s) => playersWin(s),
    log: { cs: 'boss je poražen a obléhání končí', en: 'the boss is beaten and the siege is over' },
    clauses: ['SS-BOSS-02', 'SS-SIEGE-17'],
  },
  {
    name: 'bossTurnEnds',
    after: { cs: '=na konci {by:poss:turn:gen}', en: '=at the end of {by:poss:turn}' },
    clauses: ['SS-THREAT-06'],
  },
  {
    name: 'nightFell',
    // The ability is called Night: that is when it happens.
    after: { cs: '=', en: '=' },
    log: { cs: 'padá noc', en: 'night falls' },
    clauses: ['SS-RULING-101'],
  },
];
