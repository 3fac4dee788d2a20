import type { CardView } from '@bojiste/kernel';
import { primaryOf } from '@bojiste/session/primary';
import type { Choice, Question, ZoneInfo } from '@bojiste/session/types';
import { useEffect, useRef, useState } from 'react';
import { tableWords } from '../../texts/table.ts';
import { useTurnWords } from '../../texts/turns.ts';
import { useWords } from '../../texts/use.ts';
import { isFinal, type Marks } from './choices.ts';
import { ClauseLinks } from './clause.tsx';
import { CoachLine } from './coach.tsx';
import { type Table, useTable } from './context.ts';
import { FirstTime } from './first-time.tsx';
import { isInvited } from './led.ts';
import { Parts } from './log.tsx';
import { Mutes } from './mutes.tsx';
import { GameOver } from './over.tsx';
import { pointingAt } from './pointing.ts';
import { PreviewLines } from './preview.tsx';
import { useInSight } from './sight.ts';
import { TipLine } from './tip-line.tsx';
import { Waiting } from './waiting.tsx';

/** Who decides, what, and why now; always at the same place. At most a few buttons: the rest is clicking the table. */

export function Prompt({ clickable = inSight }: { clickable?: Clickable }) {
  const { frame, playback, control, view } = useTable();
  const { coach } = frame.update;
  const over = frame.update.result !== null && !playback.playing;
  const taught = coach !== undefined && coach.state !== 'on' && !playback.playing;
  const asked = !over && control.question !== null;
  useInSight(asked ? control.tick : '');
  return (
    <section
      className="prompt"
      aria-labelledby="prompt-title"
      data-region="prompt"
      data-mine={control.question !== null}
      data-state={over ? 'over' : asked ? 'asking' : 'waiting'}
      data-kind={control.menu.length > 0 ? 'menu' : control.question?.kind}
      data-tick={control.tick}
      data-turn={view.turn}
      data-armed={control.armed !== null}
    >
      {coach !== undefined && <CoachLine coach={coach} />}
      {taught ? null : over ? <GameOver /> : asked ? <Asking clickable={clickable} /> : <Waiting />}
      {!asked && <WhyNot />}
    </section>
  );
}

function Asking({ clickable }: { clickable: Clickable }) {
  const { control, tell, catalogue, view, name, find, info, frame } = useTable();
  const say = useWords(tableWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const { question, pending, marks, menu } = control;
  const picked = usePicked(question);
  if (question === null) return null;
  const title = capital(tell(question.title));
  const asking = find(question.source || control.selected);
  // The card that stands for a player says nothing new.
  const asker = asking === undefined || info(asking)?.type === 'player' ? '' : name(asking.handle);
  const source = asker === title ? '' : asker;
  const hint = tell(question.title) === tell(question.why) ? '' : tell(question.why);
  return (
    <>
      <h2 id="prompt-title" ref={heading} tabIndex={-1}>
        {title}
        {source !== '' && <span className="prompt-card"> · {source}</span>}
      </h2>
      {menu.length > 0 ? (
        <>
          {/* Above the menu: what grows must not push its buttons away from under the pointer. */}
          {control.pointed !== null && menu.includes(control.pointed) && <PreviewLines />}
          <Menu />
        </>
      ) : (
        <p className="prompt-why">
          {question.about !== null && <Said text={question.about} />}{' '}
          {question.kind === 'act' ? <Guide /> : hint || pointing(question, marks, say)}&nbsp;
          <ClauseLinks ids={question.clauses} />
        </p>
      )}
      {menu.length === 0 && <PreviewLines />}
      {question.penalty !== undefined && isInvited(frame.update.coach, 'done') && menu.length === 0 && !pending && (
        <p className="prompt-penalty">{tell(question.penalty)}</p>
      )}
      {control.armed !== null && control.ownAims.has(control.armed.card) && (
        <p className="prompt-own" role="status">
          {say('ownSure')}
        </p>
      )}
      {menu.length === 0 && <FirstTime />}
      <TipLine />
      <WhyNot />
      {question.note !== undefined && !pending && <p className="prompt-note">{tell(question.note)}</p>}
      {control.picking !== null && <PickCount />}
      {control.picking === null && picked > 0 && <p className="prompt-note">{say('picked', { n: picked })}</p>}
      {pending || catalogue.phases[view.phase] === undefined ? null : <Rest />}
      <Announce text={`${title}${/[.!?]$/.test(title) ? '' : '.'} ${hint}`} />
      <Buttons clickable={clickable} />
    </>
  );
}

/** What has just happened, with its cards to look at. */
function Said({ text }: { text: NonNullable<Question['about']> }) {
  const { lang, control } = useTable();
  return (
    <span className="prompt-about">
      <Parts parts={text[lang]} inspect={control.inspect} />
    </span>
  );
}

/** How many were chosen already, where the same is asked again and again with one choice less. */
function usePicked(question: Question | null): number {
  const { id, why, kind } = question ?? { id: 0, why: { cs: '', en: '' }, kind: 'act' };
  const size = question?.choices.filter((choice) => !isFinal(choice)).length ?? 0;
  const [kept, setKept] = useState({ id, why: why.en, size, n: 0 });
  if (kept.id !== id) {
    // A menu of acts is no choice of several: what was done there is seen on the table.
    const again = kind !== 'act' && kept.why === why.en && size === kept.size - 1;
    setKept({ id, why: why.en, size, n: again ? kept.n + 1 : 0 });
  }
  return kept.n;
}

/** How many of several are chosen, and how many are still needed. */
function PickCount() {
  const { control } = useTable();
  const say = useWords(tableWords);
  const { picking } = control;
  const bounds = picking?.question.several;
  if (picking === null || bounds == null) return null;
  const n = picking.picked.length;
  const missing = bounds.min - n;
  return (
    <p className="prompt-note" data-picked={n} role="status">
      {say('pickedOf', { n, most: bounds.max })} {missing > 0 && say('pickMore', { n: missing })}
    </p>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Say = ReturnType<typeof useWords<typeof tableWords>>;
/** How to choose on the table: one, any number, or not more than so many. */
function pointing({ many, several, choices }: Question, { places, cards }: Marks, say: Say): string {
  if (places.size > 0) return say('clickPlaces');
  if (cards.size === 0) return '';
  const most = several?.max ?? (many ? choices.length : 1);
  if (most === 1) return say('clickCards');
  return most < choices.length ? say('clickUpTo', { n: most }) : say('clickMany');
}

/** What the marked cards are good for: "pohyb (3), zahrání události (1)". */
function Guide() {
  const { control, tell, name } = useTable();
  const say = useWords(tableWords);
  const acts = new Map<string, number>();
  for (const choice of [...control.marks.cards.values()].flat()) {
    if (choice.act === null) continue;
    // An act may be called like its card: names keep their capitals.
    const named = tell(choice.act);
    const act = named === name(choice.card) ? named : inSentence(named);
    acts.set(act, (acts.get(act) ?? 0) + 1);
  }
  if (acts.size === 0) return <>{say('nothingLeft')}</>;
  return <>{say('clickFor', { acts: [...acts].map(([act, n]) => (n > 1 ? `${act} (${n})` : act)).join(', ') })}</>;
}

/** Several things could be meant by a click: name them. */
function Menu() {
  const { control, tell } = useTable();
  const say = useWords(tableWords);
  const ways = control.menu.every((choice) => choice.act === null);
  const list = useRef<HTMLOListElement>(null);
  // Under a long text it would begin out of sight.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <p className="prompt-why">{ways ? say('ways') : say('choose')}</p>
      <ol className="prompt-menu" ref={list}>
        {control.menu.map((choice, i) => (
          <li key={`${choice.key}/${choice.card}`}>
            <button
              type="button"
              className="button"
              data-option={i + 1}
              data-choice={choice.key}
              onClick={() => control.take(choice)}
              {...pointingAt(control, choice)}
            >
              {capital(tell(choice.act ?? choice.text))} <kbd>{i + 1}</kbd>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Plain answers, the one that does the thing largest; cancel, take back and declining beside it. */
function Buttons({ clickable }: { clickable: Clickable }) {
  const { control, frame } = useTable();
  const say = useWords(tableWords);
  const { marks, pending, question, menu } = control;
  const plain = marks.plain.filter((choice) => !isFinal(choice));
  const final = marks.plain.filter(isFinal);
  const aimed = [...marks.cards.values(), ...marks.places.values()].flat();
  const confirm = aimed.filter((choice) => choice.key === '' || choice === control.armed);
  const hidden = useElsewhere(clickable);
  const large = question === null || menu.length > 0 ? null : primaryOf(question);
  const primary = large !== null && isInvited(frame.update.coach, large.key) ? large : null;
  // A window has a button for every answer; elsewhere only what is not to be clicked on the table, and the only thing to do.
  const window = question?.kind === 'respond' && !pending && menu.length === 0;
  const lone = primary !== null && aimed.includes(primary) && !hidden.includes(primary) && confirm.length === 0;
  const elsewhere = window ? aimed : lone ? [...hidden, primary] : hidden;
  const offset = menu.length + elsewhere.length;
  // Closing a choice of several with nothing chosen declines it.
  const closing = control.picking?.closing ?? null;
  const chosen = (control.picking?.picked.length ?? 0) > 0;
  return (
    <div className="prompt-buttons">
      {elsewhere.map((choice, i) => (
        <AnswerButton
          key={`${choice.key}/${choice.card}`}
          choice={choice}
          option={menu.length + i + 1}
          main={choice === primary}
        />
      ))}
      {plain.map((choice, i) => (
        <AnswerButton
          key={`${choice.key}/${choice.card}`}
          choice={choice}
          option={offset + i + 1}
          main={choice === primary}
        />
      ))}
      {confirm.map((choice) => (
        <AnswerButton key={`${choice.key}/${choice.card}`} choice={choice} option={0} main />
      ))}
      {(pending || menu.length > 0) && (
        <button type="button" className="button" onClick={control.cancel}>
          {say('cancel')} <kbd>Esc</kbd>
        </button>
      )}
      {/* A menu is answered or left: what goes on instead would only cover it on a small screen. */}
      {!pending && menu.length === 0 && question?.undo === 'free' && (
        <button type="button" className="button" onClick={control.undo}>
          {say('undo')} <kbd>U</kbd>
        </button>
      )}
      {closing !== null && (
        <AnswerButton choice={closing} option={chosen ? 0 : offset + plain.length + 1} main={chosen} />
      )}
      {menu.length === 0 &&
        final.map((choice, i) => (
          <AnswerButton
            key={choice.key}
            choice={choice}
            option={choice === primary ? 0 : offset + plain.length + i + 1}
            main={choice === primary}
          />
        ))}
      <Mutes />
    </div>
  );
}

/** Does the table show this card, or this place, so that it can be clicked? What it does not show becomes a button. */
export type Clickable = (table: Table, zone: ZoneInfo, card: CardView | undefined) => boolean;

/** Where a table does not say: spaces of the board and the own hand. */
const inSight: Clickable = ({ me }, zone) => zone.board || (zone.kind === 'hand' && zone.seat === me);

function useElsewhere(clickable: Clickable): readonly Choice[] {
  const table = useTable();
  const { control, find, catalogue } = table;
  const hidden = (id: number, card?: CardView): boolean => {
    const zone = catalogue.zones[id];
    return zone === undefined || !clickable(table, zone, card);
  };
  const cards = [...control.marks.cards].filter(([handle]) => hidden(find(handle)?.zone ?? -1, find(handle)));
  const places = [...control.marks.places].filter(([zone]) => hidden(zone));
  return [...cards, ...places].flatMap(([, choices]) => choices).filter((choice) => choice.key !== '');
}

interface AnswerProps {
  readonly choice: Choice;
  readonly option: number;
  readonly main: boolean;
}

function AnswerButton({ choice, option, main }: AnswerProps) {
  const { control } = useTable();
  const label = useAnswerLabel(choice);
  return (
    <button
      type="button"
      className={main ? 'button main' : 'button'}
      data-choice={choice === control.picking?.closing ? 'done' : choice.key}
      {...(control.picking?.cards.has(choice.card) && { 'aria-pressed': true })}
      {...(main && { 'data-primary': true })}
      {...(option > 0 && { 'data-option': option })}
      onClick={() => control.take(choice)}
      {...pointingAt(control, choice)}
    >
      {label} {main ? <kbd>N</kbd> : option > 0 && <kbd>{option}</kbd>}
    </button>
  );
}

/** What a button does, not only what it answers: going on names the phase it leads to. */
export function useAnswerLabel(choice: Choice): string {
  const { control, catalogue, tell, me, view } = useTable();
  const say = useWords(tableWords);
  const turns = useTurnWords(catalogue.game);
  if (choice.key === '' || choice === control.armed) return say('doIt', { what: tell(choice.text) });
  if (choice === control.picking?.closing) {
    const n = control.picking.picked.length;
    return n === 0 ? say('pickNone') : say('confirmPicks', { n });
  }
  const own = capital(tell(choice.text));
  if (choice.penal === true) return own;
  // What could also be clicked on the table: the button says what it does with it.
  if ((choice.card !== 0 || choice.place >= 0) && choice.act === null && control.question?.kind !== 'respond')
    return say('pickThis', { what: own });
  const preview = control.previews.get(choice.key);
  if (!isFinal(choice) || control.question?.kind !== 'act' || preview === undefined) return own;
  if (preview.active !== me) return turns('end');
  const phase = catalogue.phases.find(({ id }) => id === preview.phase);
  // Where the phase stays, one ends what the answer itself names.
  return phase === undefined || phase.id === view.phase ? own : say('goOnTo', { phase: tell(phase.text) });
}

/** What cannot be taken back says so. */
function Rest() {
  const { control } = useTable();
  const say = useWords(tableWords);
  return control.question?.undo === 'ask' ? <p className="prompt-note prompt-rest">{say('undoNot')}</p> : null;
}

function Announce({ text }: { text: string }) {
  return (
    <p className="hidden" role="status" aria-live="assertive">
      {text}
    </p>
  );
}

function WhyNot() {
  const { control, tell } = useTable();
  const say = useWords(tableWords);
  const box = useRef<HTMLDivElement>(null);
  const { reason } = control;
  useEffect(() => {
    if (reason !== null) box.current?.scrollIntoView({ block: 'nearest' });
  }, [reason]);
  if (reason === null) return null;
  return (
    <div className="why-not" role="alert" ref={box}>
      <strong>{say('whyNot')}</strong> {tell(reason.text)}
      {reason.blockers.length > 0 && (
        <>
          {' '}
          {say('because')}: {reason.blockers.map(tell).join(', ')}.
        </>
      )}{' '}
      <ClauseLinks ids={[reason.clause]} open />
    </div>
  );
}
