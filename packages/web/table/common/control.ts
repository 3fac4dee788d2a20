import type { Handle, ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Choice, Preview, Question, Reason, Session } from '@bojiste/session/types';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { distinct, type Marks, marksOf, ownAims } from './choices.ts';
import { type Lift, liftOf } from './lift.ts';
import { type Looked, type Looker, newLooker } from './looker.ts';
import { closingOf, type Picking, pickingOf, toggled } from './picking.ts';
import { noteAnswer } from './tips.ts';

/**
 * Click-click: what a player has pointed at so far, before anything is sent. A choice that would ask further is only
 * looked at; its own choices are marked, and both answers go out together. So changing one's mind costs nothing.
 */

interface Pending {
  readonly keys: readonly string[];
  readonly card: Handle;
  readonly question: Question;
  /** The card is held over the table: what leads to each choice differs by the act it belongs to. */
  readonly lift?: Lift;
  /** It was let go where nothing is aimed at: the prompt asks on. */
  readonly laid?: boolean;
}

export interface Control {
  /** Changes with every question and everything pointed at since. */
  readonly tick: string;
  /** What is asked now, as far as the player has gone. */
  readonly question: Question | null;
  readonly marks: Marks;
  /** What else could be begun instead of what is pending. */
  readonly rootMarks: Marks;
  readonly pending: boolean;
  /** The answers of what is pending, as far as they are known. */
  readonly begun: readonly string[];
  /** Several are being chosen: what is chosen so far, and how the choice is closed; null for any other question. */
  readonly picking: Picking | null;
  /** Own cards among targets that could be somebody else's. */
  readonly ownAims: ReadonlySet<number>;
  /** A card is held over the table; these of its acts are done by letting it go anywhere on it. */
  readonly lifted: readonly Choice[] | null;
  /** Handle of the selected card, 0 for none. */
  readonly selected: number;
  /** Several things could be meant by the last click. */
  readonly menu: readonly Choice[];
  /** A choice pointed at, to be shown but not made. */
  readonly pointed: Choice | null;
  /** On touch screens the first tap on what dice decide only shows the odds, everywhere the first click on an own card
   * that could be spared: the second one does it. */
  readonly armed: Choice | null;
  readonly previews: ReadonlyMap<string, Preview>;
  readonly reason: Reason | null;
  /** What the inspector shows. */
  readonly looker: Looker;
  card(handle: Handle, touch?: boolean): void;
  place(zone: ZoneId, touch?: boolean): void;
  take(choice: Choice): void;
  /** Looks ahead to everything a card could be laid on. Nothing is sent. */
  lift(handle: Handle): Promise<void>;
  /** The lifted card is let go over the table, where nothing in particular is aimed at. */
  lay(): void;
  point(choice: Choice | null): void;
  cancel(): void;
  whyNot(handle: Handle): void;
  inspect(looked: Looked | null): void;
  undo(): void;
}

const MOST_PREVIEWS = 12;

/** The act and card of what was begun: a key begins with its act. */
const begun = ({ card, keys }: Pending) => ({ card, act: sure(keys[0]).split(' ')[0] });

/** Everything to be answered for a choice of what is pending. */
const pathTo = ({ keys, lift }: Pending, choice: Choice): readonly string[] => {
  const before = lift?.paths.get(choice) ?? keys;
  return choice.key === '' ? before : [...before, choice.key];
};

/** A question with nothing to choose, for cards that are laid down without aiming. */
const NOTHING_ASKED = { choices: [], many: false, several: null, label: null } as const;

/** What was pointed at belongs to one question: with the next one it is forgotten at once. */
interface Pointed {
  readonly root: Question | null;
  readonly pending: Pending | null;
  readonly menu: { readonly card: Handle; readonly choices: readonly Choice[] } | null;
  /** Numbers of the choices marked so far, where several are chosen; null before the first. */
  readonly picked: readonly number[] | null;
  readonly pointed: Choice | null;
  readonly armed: Choice | null;
  readonly reason: Reason | null;
}

const nothing = (root: Question | null): Pointed => ({
  root,
  pending: null,
  menu: null,
  picked: null,
  pointed: null,
  armed: null,
  reason: null,
});

const nobody = (): boolean => false;
const NOT_BEGUN: readonly string[] = [];
const NO_AIMS: ReadonlySet<number> = new Set();

export function useControl(
  session: Session,
  root: Question | null,
  own: (handle: Handle) => boolean = nobody,
): Control {
  const [kept, setKept] = useState<Pointed>(() => nothing(root));
  const [previews, setPreviews] = useState<ReadonlyMap<string, Preview>>(new Map());
  const [looker] = useState(newLooker);
  /** Set while an answer is on its way: a second click must not answer twice. */
  const sent = useRef(0);

  const { pending, menu, picked, pointed, armed, reason } = kept.root === root ? kept : nothing(root);
  const question = pending?.question ?? root;
  const picking = useMemo(() => pickingOf(question, picked), [question, picked]);
  const marks = useMemo(() => marksOf(picking?.question ?? question), [question, picking]);
  const rootMarks = useMemo(() => marksOf(root), [root]);
  // What is chosen one by one is confirmed as a whole anyway.
  const aims = useMemo(() => (picking === null ? ownAims(marks, own) : NO_AIMS), [picking, marks, own]);
  const keys = pending?.keys ?? NOT_BEGUN;

  // What comes back late, for a question that is no longer asked, changes nothing.
  const latest = useRef(root);
  latest.current = root;
  const set = useCallback(
    (part: Partial<Pointed>) => {
      if (latest.current !== root) return;
      setKept((before) => {
        const now = before.root === root ? before : nothing(root);
        // Most moves of the mouse change nothing: then nothing is drawn.
        const changes = (Object.keys(part) as (keyof Pointed)[]).some((name) => part[name] !== now[name]);
        return changes ? { ...now, ...part } : before;
      });
    },
    [root],
  );
  const clear = useCallback(() => set(nothing(root)), [set, root]);
  const setReason = useCallback((why: Reason | null) => set({ reason: why }), [set]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question can be answered
  useEffect(() => {
    sent.current = 0;
  }, [root]);

  // Results of what can be chosen now, where the choices are few enough to look at each.
  useEffect(() => {
    setPreviews((known) => (known.size === 0 ? known : new Map()));
    if (question === null) return;
    const worth =
      question.kind === 'act'
        ? question.choices.filter((c) => c.card === 0 && c.place < 0)
        : closingOf(picking, question);
    let current = true;
    if (worth.length > MOST_PREVIEWS) return;
    const looked = worth.map(async (choice): Promise<[string, Preview] | null> => {
      const preview = await session.preview(pending === null ? [choice.key] : pathTo(pending, choice));
      return preview === null ? null : [choice.key, preview];
    });
    // All at once: the table is drawn anew once and not for each of them.
    Promise.all(looked).then((found) => {
      const known = found.filter((one) => one !== null);
      if (current && known.length > 0) setPreviews(new Map(known));
    });
    return () => {
      current = false;
    };
  }, [session, question, picking, pending]);

  const send = useCallback(
    (path: readonly string[]) => {
      if (root === null || sent.current === root.id) return;
      sent.current = root.id;
      noteAnswer(session, path);
      session.answer(root.id, path).then((refused) => {
        if (refused === null) return;
        sent.current = 0;
        setReason(refused);
      });
    },
    [session, root, setReason],
  );

  /** Begins a choice of the root question: asks what would come next, and waits there if something does. */
  const begin = useCallback(
    (choice: Choice) => {
      // What was pointed at before stays until it is known what comes: the table changes once, not twice.
      session.look([choice.key]).then((look) => {
        if (look === null) send([choice.key]);
        else set({ ...nothing(root), pending: { keys: [choice.key], card: choice.card, question: look.question } });
      });
    },
    [session, root, set, send],
  );

  const take = useCallback(
    (choice: Choice) => {
      setReason(null);
      const marked = toggled(picking, choice, question);
      const fromRoot = root?.choices.includes(choice) ?? false;
      if (marked !== null) set({ picked: marked });
      else if (pending !== null && !fromRoot) send(pathTo(pending, choice));
      else if (root?.kind === 'act' && choice.card !== 0) begin(choice);
      else send([choice.key]);
    },
    [root, question, pending, picking, begin, send, set, setReason],
  );

  const lift = useCallback(
    async (handle: Handle) => {
      const acts = distinct(rootMarks.cards.get(handle) ?? []);
      if (root === null || root.kind !== 'act' || acts.length === 0) return;
      const found = await liftOf(session, acts);
      const asked = found.question ?? { ...root, ...NOTHING_ASKED };
      const first = found.now[0] ?? sure(acts[0]);
      set({ ...nothing(root), pending: { keys: [first.key], card: handle, question: asked, lift: found } });
    },
    [session, root, rootMarks, set],
  );

  const lay = useCallback(() => {
    const held = pending?.lift;
    if (pending === null || held === undefined) return;
    const ways = distinct(held.now);
    if (ways.length === 1) begin(sure(ways[0]));
    else if (ways.length > 1) set({ ...nothing(root), menu: { card: pending.card, choices: ways } });
    else if (pending.question.choices.length > 0) set({ pending: { ...pending, laid: true } });
    else clear();
  }, [pending, root, begin, set, clear]);

  const offer = useCallback(
    (card: Handle, choices: readonly Choice[], touch: boolean) => {
      const ways = distinct(choices);
      const only = ways[0];
      if (only === undefined) return;
      const risky = (previews.get(only.key)?.odds.length ?? 0) > 0;
      if (ways.length > 1) set({ menu: { card, choices: ways } });
      else if (((touch && risky) || aims.has(card)) && armed !== only) set({ armed: only });
      else take(only);
    },
    [take, set, previews, armed, aims],
  );

  const whyNot = useCallback(
    (handle: Handle) => {
      set({ menu: null });
      // While something is pending, the question is why it cannot be aimed there.
      const attempt = pending === null ? { card: handle } : { ...begun(pending), target: handle };
      session.whyNot(attempt).then(setReason);
    },
    [session, pending, set, setReason],
  );

  const card = useCallback(
    (handle: Handle, touch = false) => {
      setReason(null);
      const here = marks.cards.get(handle);
      const other = rootMarks.cards.get(handle);
      if (pending !== null && handle === pending.card && here === undefined) return clear();
      if (here !== undefined) return offer(handle, here, touch);
      if (other !== undefined) return offer(handle, other, touch);
      whyNot(handle);
    },
    [marks, rootMarks, pending, offer, clear, whyNot, setReason],
  );

  const place = useCallback(
    (zone: ZoneId, touch = false) => {
      const here = marks.places.get(zone);
      if (here !== undefined) offer(0, here, touch);
      else if (pending !== null) session.whyNot({ ...begun(pending), place: zone }).then(setReason);
      else clear();
    },
    [session, marks, pending, offer, clear, setReason],
  );

  const undo = useCallback(() => {
    if (pending !== null || menu !== null) clear();
    else session.undo();
  }, [session, pending, menu, clear]);

  return {
    tick: [
      root?.id ?? 0,
      ...(pending?.lift === undefined ? keys : [`lift ${pending.card}`]),
      ...(picked === null ? [] : [`picked ${picked.join()}`]),
      menu === null ? '' : `menu ${menu.card}`,
      armed === null ? '' : `armed ${armed.key}`,
    ].join('/'),
    question,
    marks,
    rootMarks,
    pending: pending !== null,
    begun: pending?.lift === undefined ? keys : NOT_BEGUN,
    picking,
    ownAims: aims,
    lifted: pending?.laid === true ? null : (pending?.lift?.now ?? null),
    selected: pending?.card ?? menu?.card ?? 0,
    menu: menu?.choices ?? [],
    pointed: pointed ?? armed,
    armed,
    previews,
    reason,
    looker,
    card,
    place,
    take,
    lift,
    lay,
    point: useCallback((choice) => set({ pointed: choice }), [set]),
    cancel: clear,
    whyNot,
    inspect: looker.set,
    undo,
  };
}
