import { sure } from '@bojiste/kernel/state/sure';
import { clausesOf } from '@bojiste/rulebook';
import { textOf } from '@bojiste/session/catalogue';
import { anyAnswer, severalAnswer } from '@bojiste/session/several';
import type { Update } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { shelved } from '../library/shelf.ts';
import { Host, type HostInput } from '../session/host.ts';

async function open(seed: string, record?: string, bot = 'easy') {
  const game = await shelved('summoner-wars');
  const updates: Update[] = [];
  const { decks } = game.extras.def;
  const input: HostInput = {
    setup: { seats: 2, mode: 'duel', decks: [decks[2], decks[1]], seed, options: { firstPlayer: 1 } },
    me: 0,
    bot,
    ...(record !== undefined && { record }),
  };
  let thought = () => {};
  const host = new Host(game, input, {
    update: (update) => updates.push(structuredClone(update)),
    thinking: () => thought(),
  });
  host.open();
  await host.settled;
  const onThought = (listener: () => void) => {
    thought = listener;
  };
  return { host, updates, onThought, last: () => updates[updates.length - 1] };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function choose({ host, last }: Opened, wanted: RegExp): Promise<void> {
  const { question } = last();
  const choice = question?.choices.find(({ key }) => wanted.test(key));
  if (question === null || choice === undefined) throw new Error(`no choice like ${wanted}`);
  const key = question.several === null ? choice.key : anyAnswer(question, () => 0.9);
  expect(host.answer(question.id, [key])).toBeNull();
  await host.settled;
}

/** On to the phase of that name. */
async function goTo(game: Opened, phase: string): Promise<void> {
  const { id } = game.host.opening.phases.find((p) => p.name === phase) as { id: number };
  for (let i = 0; game.last().view.phase !== id && i < 20; i++) await choose(game, /^done$/);
}

describe('a session', () => {
  it('tells the table in words and with places', async () => {
    const { host, last } = await open('1');
    expect(host.opening.cards.svara.paragraphs[0].text.en).toMatch(/^After this unit moves/);
    expect(last().question?.label?.en).toBe('Summon phase');
    expect(JSON.stringify(last())).not.toMatch(/\{\w+\}|⟦/);
  });

  it('shows what a choice would ask before it is made, and folds ways that lead to the same', async () => {
    const game = await open('1');
    await goTo(game, 'move');
    const before = game.last();
    const key = before.question?.choices[0].key ?? '';
    const look = game.host.look([key]);
    expect(look?.question.choices.length).toBeGreaterThan(2);
    const ways = look?.question.choices ?? [];
    const places = new Set(ways.map((way) => way.place));
    expect(new Set(ways.map((way) => `${way.place}/${way.fold}`)).size).toBe(places.size);
    expect(game.last()).toBe(before);
    game.host.answer(before.question?.id ?? 0, [key, ways[0].key]);
    await game.host.settled;
    expect(game.last().happened.map(({ event }) => event)).toContain('moved');
  });

  it('asks for the place of a card at once, also after the opponent moved', async () => {
    const game = await shelved('summoner-wars');
    const { decks } = game.extras.def;
    const updates: Update[] = [];
    const setup = { seats: 2, mode: 'duel', decks: [decks[0], decks[1]], seed: 'newbie', options: { firstPlayer: 2 } };
    const host = new Host(game, { setup, me: 0, bot: 'easy' }, { update: (update) => updates.push(update) });
    host.open();
    await host.settled;
    expect(updates.some(({ by }) => by === 1)).toBe(true);
    const summon = updates.at(-1)?.question?.choices.find(({ key }) => key.startsWith('summon'));
    expect(host.look([summon?.key ?? ''])?.question.choices.every(({ key, place }) => key !== '' && place >= 0)).toBe(
      true,
    );
  });

  it('shows the turn of a boss step by step', async () => {
    const game = await shelved('siegestorm');
    const updates: Update[] = [];
    const setup = { seats: 1, mode: 'siege', decks: [game.extras.def.decks[0]], seed: '1', options: {} };
    const host = new Host(game, { setup, me: 0, bot: 'easy' }, { update: (update) => updates.push(update) });
    host.open();
    await host.settled;
    for (let i = 0; i < 12; i++) {
      const question = updates.at(-1)?.question ?? null;
      if (question === null) break;
      const { id, choices } = question;
      host.answer(id, [severalAnswer(question, []) ?? (choices.find(({ key }) => key === 'done') ?? choices[0]).key]);
      await host.settled;
    }
    const boss = updates.filter(({ by }) => by === 1);
    expect(boss.length).toBeGreaterThan(5);
    expect(boss.every(({ question, happened }) => question === null && happened.length > 0)).toBe(true);
    // The first update tells the log so far, the others what is new.
    const told = updates.flatMap(({ happened, log = [] }) => [...log, ...happened]).length;
    host.open();
    await host.settled;
    // Nothing is told twice, and nothing is left out.
    expect(updates.filter(({ log }) => log !== undefined).at(-1)?.log?.length).toBe(told);
  });

  it('computes exact odds of an attack', async () => {
    const game = await open('1');
    await goTo(game, 'attack');
    const key = game.last().question?.choices.find((c) => c.key.startsWith('attack'))?.key ?? '';
    const targets = game.host.look([key])?.question.choices ?? [];
    const preview = game.host.preview([key, targets[0].key].filter((k) => k !== ''));
    const [odds] = preview?.odds ?? [];
    expect(odds.dice).toBeGreaterThan(0);
    // One ranged die hits with four faces of six, one melee die with five.
    const none = [1 - 4 / 6, 1 - 5 / 6].map((p) => 1 - p ** odds.dice);
    expect(none.some((p) => Math.abs(p - odds.atLeast[0]) < 1e-9)).toBe(true);
  });

  it('says why not, and takes a card apart', async () => {
    const game = await open('1');
    const summoner = game.last().view.cards.find((card) => card.key === 'svara');
    const reason = game.host.whyNot({ card: summoner?.handle ?? 0 });
    expect(reason.clause).toMatch(/^SW-/);
    expect((await game.host.rules())[reason.clause].title.cs).not.toBe('');
    const mage = game.last().view.cards.find((card) => card.key === 'frost-mage' && card.zone < 48);
    const strength = game.host.inspect(mage?.handle ?? 0)?.stats.find(({ name }) => name === 'strength');
    expect(strength?.now).toBe(
      (strength?.printed ?? 0) + (strength?.parts.reduce((sum, { change }) => sum + change, 0) ?? 0),
    );
  });

  it('goes on from its record as if nothing had happened', async () => {
    const game = await open('7');
    for (let i = 0; i < 60 && game.last().question !== null; i++) await choose(game, i % 7 === 6 ? /^done$|./ : /./);
    const { record, question, view } = game.last();
    const again = await open('7', record);
    expect(again.last().question).toEqual(question);
    expect(again.last().view).toEqual(view);
    expect(again.updates[0].log?.length).toBe(
      game.updates.flatMap(({ happened, log = [] }) => [...log, ...happened]).length,
    );
  });

  it('takes back freely what brought nothing to light', async () => {
    const game = await open('1');
    await goTo(game, 'move');
    const before = game.last();
    expect(before.question?.undo).toBe('free');
    await choose(game, /^move/);
    expect(game.host.undo()).toBe(true);
    expect(game.last().question).toEqual(before.question);
  });

  it('begins with the texts of what is seen, and brings those of the other cards of the game and the rules after', async () => {
    const game = await shelved('summoner-wars');
    const { decks } = game.extras.def;
    const setup = { seats: 2, mode: 'duel', decks: [decks[2], decks[1]], seed: '1', options: {} };
    const host = new Host(game, { setup, me: 0, bot: 'easy' }, { update: () => {} });
    const { opening } = host;
    expect(opening.clauses).toEqual({});
    const [clauses, texts] = [await host.rules(), await host.texts()];
    const told = host.g.def.cards.filter(({ key }) => opening.cards[key].paragraphs.length > 0 || key in texts);
    for (const { key } of told) expect(texts[key] ?? opening.cards[key].paragraphs).toEqual(textOf(host.g, key));
    const inDecks = setup.decks.flatMap(({ leader, cards }) => [leader ?? [], Object.keys(cards)].flat());
    for (const key of inDecks) expect(texts[key] ?? opening.cards[key].paragraphs, key).toEqual(textOf(host.g, key));
    // Of a pool of hundreds only the cards of this game are put into words.
    expect(told.length).toBeLessThan(host.g.def.cards.length / 2);
    expect(Object.keys(clauses)).toEqual([...clausesOf('summoner-wars').keys()]);
  });

  it('puts a card into words before it is seen', async () => {
    const game = await shelved('summoner-wars');
    const { decks } = game.extras.def;
    const setup = { seats: 2, mode: 'duel', decks: [decks[2], decks[1]], seed: '1', options: { firstPlayer: 1 } };
    const known = new Set<string>();
    let came = 0;
    const updates: Update[] = [];
    const host = new Host(
      game,
      { setup, me: 0, bot: 'easy' },
      {
        texts: (texts) => {
          for (const key of Object.keys(texts)) known.add(key);
          came++;
        },
        update: (update) => {
          updates.push(update);
          for (const { key } of update.view.cards) if (key !== null) expect(known, key).toContain(key);
        },
      },
    );
    for (const [key, { paragraphs }] of Object.entries(host.opening.cards))
      if (paragraphs.length > 0 || textOf(host.g, key).length === 0) known.add(key);
    host.open();
    await host.settled;
    const opened = { host, updates, onThought: () => {}, last: () => sure(updates.at(-1)) };
    for (let i = 0; i < 25 && opened.last().question !== null; i++) await choose(opened, /^done$|./);
    expect(came).toBeGreaterThan(0);
  });

  it('shows the dice as they fell', async () => {
    const game = await open('3');
    for (let i = 0; i < 60 && game.last().question !== null; i++) await choose(game, i % 3 === 2 ? /^done$|./ : /./);
    const dice = game.host.opening.facts.dice as readonly (readonly number[][])[];
    const rolls = game.updates.flatMap(({ happened }) => happened.flatMap((line) => line.dice?.faces ?? []));
    expect(rolls.length).toBeGreaterThan(10);
    // Three faces show the same: those that only fit would always be the first of them.
    expect(new Set(rolls).size).toBeGreaterThan(4);
    expect(rolls.every((face) => dice[0][face] !== undefined)).toBe(true);
  });

  it('hears the player while a bot thinks', async () => {
    const game = await open('1', undefined, 'hard');
    game.onThought(() => {
      expect(game.last().busy).toBe(true);
      expect(game.host.whyNot({ card: 1 }).text.en).not.toBe('');
      game.host.concede();
    });
    for (let i = 0; i < 60 && game.last().question !== null; i++) await choose(game, /^done$|./);
    expect(game.last().won).toBe(false);
  });
});
