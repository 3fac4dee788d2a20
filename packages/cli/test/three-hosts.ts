import { type Choice as BotChoice, makeBot, Random } from '@bojiste/ai';
import {
  decisionOf,
  type Game,
  type Lang,
  type Move,
  type RecordHeader,
  recordToText,
  type Seat,
} from '@bojiste/kernel';
import type { GameExtras } from '@bojiste/session/games/index';
import type { Guide } from '@bojiste/session/guide';
import { anyAnswer } from '@bojiste/session/several';
import type { Beat, Question, Update } from '@bojiste/session/types';
import { expect } from 'vitest';
import { carryOut } from '../../server/matches/commands.ts';
import { Draft } from '../../server/matches/draft.ts';
import { messageFor, takeNews } from '../../server/matches/messages.ts';
import { Table } from '../../server/matches/table.ts';
import { deskOf } from '../../server/matches/tell.ts';
import { SHORT_GAMES, simpleRules } from '../../server/operate/client.ts';
import { Host } from '../../web/session/host.ts';
import { Session } from '../terminal/session.ts';

/**
 * One game at three tables: the server's room, the page's worker and the terminal. What seat A is told at each; who
 * answers for the other seat is the record.
 */

export const ME = 0;
const MOST = 400;

/** A game as a host holds it. */
export interface Here {
  readonly g: Game;
  readonly extras: GameExtras;
}

/** What seat A learns up to a question, and the question; the last one has none. */
export interface Stretch {
  readonly beats: readonly Beat[];
  readonly question: Question | null;
  readonly result: Update['result'];
  readonly view: unknown;
}

/** What can be taken back depends on who else is at the table: a person is asked, a bot is not. */
const asked = (question: Question | null) => question && { ...question, undo: null, id: 0 };

class Ear {
  readonly stretches: Stretch[] = [];
  private beats: Beat[] = [];
  private last = -1;

  hear({ log, happened, question, result, view, stops, scene }: Update): void {
    this.beats.push(...(log ?? []), ...happened);
    const again = question !== null && question.id === this.last;
    if (again || (question === null && result === null)) return;
    this.last = question?.id ?? -1;
    this.stretches.push(
      structuredClone({
        beats: this.beats,
        question: asked(question),
        result,
        view: { view, stops, scene },
      }) as Stretch,
    );
    this.beats = [];
  }
}

export interface Course {
  readonly header: RecordHeader;
  readonly moves: readonly Move[];
  readonly stretches: readonly Stretch[];
}

/** Two persons at a table of the server, both choosing by chance. */
export function online({ g, extras }: Here): Course {
  const game = g.def.id;
  const table = new Table('hosts', g, extras);
  const ear = new Ear();
  const random = new Random(`hosts/${game}`);
  let seq = 0;
  const packet = (run: (draft: Draft) => void, by: Seat) => {
    const draft = new Draft(table, 1000 + seq);
    run(draft);
    draft.settle();
    const body = draft.body(by);
    table.endPacket(body, ++seq);
    const news = takeNews(table);
    const message = messageFor(table, ME, ME, { body, heard: news.heard, back: null, course: null }, 0, 5000);
    if (message.t === 'update') ear.hear(message.update);
  };
  packet((draft) => {
    draft.add({ k: 'made', rules: simpleRules(game, { options: SHORT_GAMES[game] ?? {} }), server: 'hosts' });
    for (const seat of [0, 1])
      draft.add({
        k: 'sat',
        seat,
        user: `u${seat}`,
        name: ['Anna', 'Béďa'][seat],
        deck: g.def.decks[seat],
        nonce: 'n',
        token: 't',
      });
    draft.add({ k: 'began' });
  }, -1);
  while (table.live && table.match!.entries.length < MOST) {
    const [seat] = table.deciding();
    const question = deskOf(table, seat).question(table.state, 1)!;
    // A bot answers one element after another, a person with several at once.
    const { options } = decisionOf(g, table.state, seat)!;
    const option = seat === ME ? anyAnswer(question, () => random.unit()) : options[random.int(options.length)].key;
    packet((draft) => {
      expect(carryOut(draft, seat, { t: 'answer', decision: question.id, option })).toBeNull();
    }, seat);
  }
  const moves = table.match!.entries.flatMap((entry): Move[] => (entry.k === 'move' ? [entry] : []));
  return { header: table.match!.header, moves, stretches: ear.stretches };
}

/** The record at the other seats of a local game. */
function scripted(moves: readonly Move[]): Guide & { readonly played: number } {
  const seen = { played: 0 };
  return {
    allows: () => true,
    goesOn: () => true,
    skips: () => undefined,
    reply: (_, seat) => (moves[seen.played]?.seat === seat ? moves[seen.played].key : null),
    moved: () => {
      seen.played++;
    },
    back: () => {},
    shows: () => null,
    coach: () => ({ state: seen.played < moves.length ? 'on' : 'done' }) as ReturnType<Guide['coach']>,
    get played() {
      return seen.played;
    },
  };
}

export async function onPage(here: Here, { header, moves }: Course): Promise<Stretch[]> {
  const ear = new Ear();
  const guide = scripted(moves);
  const input = { setup: header.setup, me: ME, bot: 'easy', record: recordToText({ header, entries: [] } as never) };
  const host = new Host(here as never, input, { update: (update) => ear.hear(update) }, guide);
  let question: Question | null = null;
  const original = ear.hear.bind(ear);
  ear.hear = (update) => {
    question = update.question;
    original(update);
  };
  host.open();
  await host.settled;
  while (question !== null && guide.played < moves.length) {
    const { id }: Question = question;
    expect(moves[guide.played].seat).toBe(ME);
    const before = guide.played;
    expect(host.answer(id, [moves[guide.played].key])).toBeNull();
    expect(guide.played).toBeGreaterThan(before);
    await host.settled;
  }
  return ear.stretches;
}

/** All that the terminal says, question by question. */
export function inWords({ g, extras }: Here, { header, moves }: Course, lang: Lang): string[][] {
  const said: string[][] = [[]];
  const bot = {
    ...makeBot('easy')!,
    think: undefined,
    choose: (): BotChoice => ({ key: next().key, weighed: [], evaluations: 0 }),
  };
  const session = new Session({
    g,
    extras,
    header,
    setup: header.setup,
    seat: ME,
    bot,
    lang,
    say: (line) => said.at(-1)!.push(line),
  });
  const played = () => session.table.match.entries.filter(({ k }) => k === 'move').length;
  const next = () => moves[played()];
  for (let question = session.advance(); question !== null; question = session.advance()) {
    session.ask(question);
    said.push([]);
    if (next() === undefined) break;
    const before = played();
    session.take(next().key, question);
    expect(played(), said.at(-1)!.join('\n')).toBeGreaterThan(before);
  }
  return said;
}
