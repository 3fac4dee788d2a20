import { decidingSeats, decisionOf, type Game, newHeader, type Seat, SPECTATOR, viewOf } from '@bojiste/kernel';
import type { Said } from '@bojiste/session/beats/types';
import { plainParts } from '@bojiste/session/beats/words';
import { answerLater } from '@bojiste/session/hindsight';
import { inspectCard } from '@bojiste/session/inspect';
import { Play } from '@bojiste/session/play';
import type { Question } from '@bojiste/session/types';
import { extrasOf, loadGame } from '../games.ts';
import { makePlan, setupOf } from '../setups.ts';

/** Games of chance in which every text is looked at. */

export const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'] as const;

export const stream = (seed: number) => (most: number) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * most);
};

export async function begin(id: string, seed: string, number = 0): Promise<Play> {
  const g = await loadGame(id);
  const setup = setupOf(makePlan(g, { decks: 'all' }), seed, number);
  return new Play({ g, extras: await extrasOf(g), header: newHeader(g, setup) });
}

/** Plays by chance; whoever is really asked is shown to `asked`. */
export function wander(
  play: Play,
  moves: number,
  next: (most: number) => number,
  asked: (seat: Seat, question: Question) => void,
): void {
  const { g } = play;
  for (let i = 0; i < moves && play.state.over < 0; i++) {
    const [seat] = decidingSeats(g, play.state);
    const forced = play.forced(seat);
    const question = forced === null ? play.desk(seat).question(play.state, 1) : null;
    if (question !== null) asked(seat, question);
    const keys = decisionOf(g, play.state, seat)?.options.map(({ key }) => key) ?? [];
    const refusal = play.play({ seat, key: forced?.key ?? keys[next(keys.length)] }, forced !== null);
    if (refusal !== null) throw new Error(`${g.def.id}: refused ${refusal.code}`);
  }
}

export interface Told {
  readonly cs: string;
  readonly en: string;
}

const plain = (said: Said): Told => ({ cs: plainParts(said.cs), en: plainParts(said.en) });

/** Said of a reaction whose cause is named nowhere: for the faults below. */
const TO_NOTHING: Told = { cs: 'Reakce na nic @', en: 'A reaction to nothing @' };
const ofQuestion = (question: Question): Told[] => {
  const { kind, about, why, choices } = question;
  const to = kind === 'respond' && about === null && /na to|\bto it\b/.test(`${why.cs} ${why.en}`);
  return [
    ...wordsOf(question),
    ...(to ? [TO_NOTHING] : []),
    ...choices.flatMap(({ key }) => answerLater(question, key) ?? []),
  ];
};

const wordsOf = ({ title, about, why, penalty, choices, note }: Question): Told[] => [
  title,
  why,
  ...(penalty === undefined ? [] : [penalty]),
  ...(about === null ? [] : [plain(about)]),
  ...(note === undefined ? [] : [note]),
  ...choices.map(({ text }) => text),
  ...choices.flatMap(({ act }) => (act === null ? [] : [act])),
];

/** Questions between two looks at what a player may ask himself: cards, previews, the coach, the table in words. */
const LOOK_EVERY = 40;

/** What a player is told who asks: a card looked at, what an answer would do, what the coach says, the table aloud. */
function ofLook(play: Play, seat: Seat, question: Question, next: (most: number) => number): Told[] {
  const { cards } = viewOf(play.g, play.state, seat);
  const desk = play.desk(seat);
  const { stats, flags, counters } = inspectCard(play.g, play.state, seat, cards[next(cards.length)]?.handle ?? 0) ?? {
    stats: [],
    flags: [],
    counters: [],
  };
  const keys = question.several === null ? [question.choices[next(question.choices.length)].key] : [];
  const preview = keys.length === 0 ? null : desk.preview(keys);
  const czech = play.words(seat, 'cs');
  const english = play.words(seat, 'en');
  return [
    ...stats.flatMap(({ text, parts }) => [text, ...parts.map(({ name }) => name)]),
    ...flags,
    ...counters.map(({ text }) => text),
    ...(preview?.certain ?? []).flatMap((effect) => ('name' in effect ? [effect.name] : [])),
    ...desk.tips(keys).map(({ say }) => say),
    ...czech.map((cs, i) => ({ cs, en: english[i] ?? '' })),
  ];
}

/** Every text that is sent to anybody in a game. */
export async function textsOf(id: string, number: number, moves: number): Promise<{ g: Game; texts: Told[] }> {
  const play = await begin(id, 'voice', number);
  const texts: Told[] = [];
  const next = stream(number + 3);
  let asked = 0;
  wander(play, moves, stream(number + 1), (seat, question) => {
    texts.push(...ofQuestion(question));
    if (asked++ % LOOK_EVERY === 0) texts.push(...ofLook(play, seat, question, next));
  });
  for (const viewer of [0, 1, SPECTATOR]) {
    for (const { text } of play.tell(play.beats, viewer)) texts.push(plain(text));
    const result = play.result(viewer);
    if (result !== null) texts.push(result);
  }
  return { g: play.g, texts };
}

// ---- what must not be read ------------------------------------------------------------------------------------------

/** Names of the code that are no words: with an inner capital, a hyphen or a digit. */
function rawNames(g: Game): Set<string> {
  const names = [
    ...g.def.cards.map(({ key }) => key),
    ...g.events.map(({ decl }) => decl.name),
    ...g.windows.map(({ spec }) => spec.name),
    ...g.names.abilities.keys(),
    ...g.def.stats.map(({ name }) => name),
    ...g.def.acts.map(({ key }) => key),
    ...g.zones.map(({ name }) => name),
  ];
  return new Set(names.filter((name) => /[a-z][A-Z]|-|[a-z]\d/.test(name)));
}

/** Also marks of the printer that somebody had to settle, and an ending put after the wrong word. */
const NOTATION = /#\d|@|[{}|\uE000-\uF8FF]|:\p{Ll}|[^l]i jste|\bundefined\b|\bnull\b|\bNaN\b|\[object|\w\*(?=\s|$)/u;
/** Questions that nobody has worded. */
const UNSAID = /Do you want to (answer|react)|Chcete (odpovědět|reagovat)/;
const CZECH_LETTERS = /[ěščřžýáíéúůťďňó]/i;
const ENGLISH_WORDS =
  /\b(the|of|with|your|you|opponent|player|card|cards|attack|attacked|played|damage|wounded|killed|turn|choose|from|into)\b/i;

/** Names of cards and decks may look like anything. */
function withoutNames(g: Game): (text: string, lang: 'cs' | 'en') => string {
  const all = (lang: 'cs' | 'en') =>
    [
      ...g.def.cards.flatMap(({ names }) => [names[lang], names[lang].split(', ')[0]]),
      ...g.def.decks.map(({ name }) => name[lang]),
    ]
      .filter((name) => name !== '')
      .sort((a, b) => b.length - a.length);
  const names = { cs: all('cs'), en: all('en') };
  return (text, lang) => names[lang].reduce((rest, name) => rest.replaceAll(name, '§'), text);
}

/** Texts that a player must not meet, with the reason. */
export function faultsIn(g: Game, texts: readonly Told[]): string[] {
  const raw = rawNames(g);
  const bare = withoutNames(g);
  const faults = new Set<string>();
  for (const text of new Map(texts.map((one) => [`${one.cs}/${one.en}`, one])).values()) {
    for (const lang of ['cs', 'en'] as const) {
      const words = bare(text[lang], lang);
      const found = words
        .split(/[\s(),.;:!?„“”"→·+]+/)
        .find((word) => raw.has(word) && !g.zones.some((z) => z.board && z.name === word));
      if (found !== undefined) faults.add(`raw name ${found}: ${text[lang]}`);
      if (UNSAID.test(words)) faults.add(`a question without words: ${text[lang]}`);
      if (NOTATION.test(words)) faults.add(`notation: ${text[lang]}`);
      if (text[lang] === '') faults.add(`nothing in ${lang}: ${JSON.stringify(text)}`);
    }
    if (CZECH_LETTERS.test(bare(text.en, 'en'))) faults.add(`Czech in English: ${text.en}`);
    if (ENGLISH_WORDS.test(bare(text.cs, 'cs'))) faults.add(`English in Czech: ${text.cs}`);
  }
  return [...faults];
}

// ---- wrong inputs ---------------------------------------------------------------------------------------------------

/** A wrong input: a slip of the finger, an answer to another question, an act that is not offered, anything. */
export function wrongInput(g: Game, keys: readonly string[], next: (most: number) => number): string {
  const letter = () => 'abcdefghijklmnopqrstuvwxyz-#@ 0123456789'[next(40)];
  const key = keys[next(keys.length)];
  const at = next(key.length + 1);
  switch (next(6)) {
    case 0:
      return key.slice(0, at) + letter() + key.slice(at);
    case 1:
      return key.slice(0, at) + key.slice(at + 1);
    case 2:
      return `${g.def.acts[next(g.def.acts.length)]?.key ?? 'attack'} ${g.def.cards[next(g.def.cards.length)].key}`;
    case 3:
      return g.def.cards[next(g.def.cards.length)].key;
    case 4:
      return ['pass', 'done', 'yes', 'no', 'none', 'A', 'undo', '0', '-1', '99'][next(10)];
    default:
      return Array.from({ length: 1 + next(12) }, letter).join('');
  }
}

/** What is wrong with the refusals of so many wrong inputs. */
export async function faultsOfRefusals(
  id: string,
  inputs: number,
  number = 0,
): Promise<{ tried: number; faults: string[] }> {
  const play = await begin(id, 'fuzz', number);
  const { g } = play;
  const next = stream(number + 7);
  const faults: string[] = [];
  const texts: Told[] = [];
  let tried = 0;
  const each = 25;
  wander(play, Math.ceil(inputs / each) * 6, stream(number + 9), (seat, question) => {
    // Several may also be named one by one and ended with a word of its own.
    const single = decisionOf(g, play.state, seat)?.options.map(({ key }) => key) ?? [];
    const keys = [...new Set([...question.choices.map(({ key }) => key), ...single])];
    const act = question.kind === 'act' || question.kind === 'respond';
    for (let i = 0; i < each && tried < inputs; i++) {
      const text = wrongInput(g, keys, next);
      if (keys.includes(text) || text.trim() === '') continue;
      tried++;
      const { text: why, clause, near = [] } = play.desk(seat).refused(text);
      // What was typed may be quoted; the rest must be words.
      texts.push({ cs: why.cs.replaceAll(/„[^“]*“/g, ''), en: why.en.replaceAll(/“[^”]*”/g, '') });
      if (clause !== '' && !act) faults.push(`${question.why.en} / ${text}: cites ${clause}`);
      if (near.some((key) => !keys.includes(key))) faults.push(`${text}: offers ${near.join()}`);
      const about = why.en.includes(text.slice(0, 60)) || why.en.includes(question.why.en) || clause !== '';
      if (!about) faults.push(`${question.why.en} / ${text}: ${why.en}`);
    }
  });
  return { tried, faults: [...faults, ...faultsIn(g, texts)] };
}
