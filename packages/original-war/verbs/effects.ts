import {
  type ArgType,
  type Bilingual,
  type Chapter,
  cardAt,
  changeCounter,
  changeResource,
  F,
  type Frame,
  type Game,
  has,
  ifPossible,
  live,
  propose,
  type Row,
  relocate,
  type State,
  showCard,
  submit,
  type Verb,
} from '@bojiste/kernel';
import { infoOf } from '../reads/info.ts';
import { ids, standing, workOn, woundsOn } from '../reads/lookup.ts';
import { defenceOf, healthOf, hitRows, weakening } from '../rules/defence.ts';
import { learn } from '../rules/experience.ts';
import { shift } from '../rules/movement.ts';
import { CAUSE, COUNTER, FLAG } from '../types.ts';

/** What cards do: the normalised terms of the rulebook (OW-TERM) as verbs. */

type Exec = (g: Game, s: State, f: Frame, a: number, b: number) => void;
type Could = (g: Game, s: State, f: Frame, a: number, b: number) => boolean;

const verb = (
  args: readonly ArgType[],
  clauses: readonly string[],
  text: Bilingual,
  hint: number,
  could: Could,
  exec: Exec,
): Verb => ({
  args,
  clauses,
  text,
  ...ifPossible(could, exec),
  hint: () => hint,
});

const happens =
  (event: string): Exec =>
  (g, s, f, card, n) =>
    propose(g, s, f, ids(g).event(event), card, Math.max(0, n), -1, -1, 0, CAUSE.effect);
const stands: Could = (_, s, __, card) => standing(s, card) !== null;

/** OW-TERM-18, OW-RULING-68: on the principle of an attack, but it is none. */
const weaken: Exec = (g, s, f, ref, n) => {
  const rows = hitRows(
    g,
    s,
    cardAt(s, ref),
    n,
    { from: f.self, by: f.you, side: Math.max(0, f.you), cause: CAUSE.effect },
    false,
  );
  submit(g, s, f.collect, rows, f.scope);
};

function toDiscard(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card !== null) relocate(g, s, card, ids(g).discard + card.owner, row);
}
/** OW-TERM-22: not played, not paid, finished. */
function enter(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card !== null && row[F.to] >= 0) relocate(g, s, card, row[F.to], row);
}

export const effectVerbs: Chapter = {
  verbs: {
    discard: verb(
      ['card'],
      ['OW-TERM-04'],
      { cs: '[odložte|odložit|odloží] {0:acc}', en: '[discard|discards] {0}' },
      -1,
      (_, s, __, card) => live(s, card) !== null,
      happens('discarded'),
    ),
    wound: verb(
      ['card'],
      ['OW-TERM-17'],
      { cs: '[zraňte|zranit|zraní] {0:acc}', en: '[wound|wounds] {0}' },
      3,
      stands,
      (g, s, f, card) => propose(g, s, f, ids(g).event('wounded'), card, 1, -1, -1, 0, CAUSE.effect),
    ),
    heal: verb(
      ['card', 'number'],
      ['OW-REPAIR-04'],
      { cs: '[odeberte|odebrat|odebere] {1:count:wounds} z {0:gen}', en: '[remove|removes] {1:count:wounds} from {0}' },
      2,
      (_, s, __, ref, n) => {
        const card = standing(s, ref);
        return n > 0 && card !== null && woundsOn(s, card) > 0;
      },
      happens('healed'),
    ),
    weaken: verb(
      ['card', 'number'],
      ['OW-TERM-18'],
      { cs: '[oslabte|oslabit|oslabí] {0:acc} o {1}', en: '[weaken|weakens] {0} by {1}' },
      1,
      (g, s, f, card, n) => n > 0 && stands(g, s, f, card, n),
      weaken,
    ),
    restoreDefence: verb(
      ['card', 'number'],
      ['OW-PROF-02', 'OW-PROF-04', 'OW-KEY-01'],
      { cs: '[obnovte|obnovit|obnoví] {0:dat} {1} obrany', en: '[restore|restores] {1} defence to {0}' },
      1,
      (_, s, __, ref, n) => {
        const card = standing(s, ref);
        return n > 0 && card !== null && weakening(s, card) > 0;
      },
      happens('restored'),
    ),
    /** A wound if there is one, else points of defence (OW-PROF-01 to -04, OW-RULING-79). */
    mend: verb(
      ['card', 'number'],
      ['OW-PROF-01', 'OW-PROF-02', 'OW-PROF-03', 'OW-PROF-04', 'OW-RULING-79'],
      { cs: '[opravte|opravit|opraví] {0:acc}', en: '[repair|repairs] {0}' },
      2,
      stands,
      (g, s, f, ref, n) => {
        const card = standing(s, ref);
        if (card === null) return;
        propose(
          g,
          s,
          f,
          ids(g).event(woundsOn(s, card) > 0 ? 'healed' : 'restored'),
          ref,
          woundsOn(s, card) > 0 ? 1 : n,
          -1,
          -1,
          0,
          CAUSE.effect,
        );
      },
    ),
    destroy: verb(
      ['card'],
      ['OW-TERM-02'],
      { cs: '[zničte|zničit|zničí] {0:acc}', en: '[destroy|destroys] {0}' },
      4,
      stands,
      happens('destroyed'),
    ),
    exhaustCard: verb(
      ['card'],
      ['OW-TERM-08'],
      { cs: '[vyčerpejte|vyčerpat|vyčerpá] {0:acc}', en: '[exhaust|exhausts] {0}' },
      1,
      (_, s, __, ref) => {
        const card = standing(s, ref);
        return card !== null && !has(card, FLAG.exhausted) && !has(card, FLAG.unfinished);
      },
      happens('exhausting'),
    ),
    readyCard: verb(
      ['card'],
      ['OW-REST-03', 'OW-TERM-09'],
      { cs: '[zotavte|zotavit|zotaví] {0:acc}', en: '[ready|readies] {0}' },
      2,
      (_, s, __, ref) => {
        const card = standing(s, ref);
        return card !== null && has(card, FLAG.exhausted);
      },
      happens('readied'),
    ),
    insert: verb(
      ['card', 'place'],
      ['OW-TERM-22'],
      { cs: '[vložte|vložit|vloží] {0:acc} do hry', en: '[put|puts] {0} into play' },
      4,
      (_, s, __, card, place) => live(s, card) !== null && place >= 0,
      (g, s, f, card, place) => propose(g, s, f, ids(g).event('inserted'), card, 0, -1, place),
    ),
    advanceWork: verb(
      ['card', 'number'],
      ['OW-BUILD-12'],
      { cs: '[odeberte|odebrat|odebere] z {0:gen} {1:count:work}', en: '[remove|removes] {1:count:work} from {0}' },
      2,
      (_, s, __, ref, n) => {
        const card = live(s, ref);
        return n > 0 && card !== null && workOn(s, card) > 0;
      },
      (g, s, _, ref, n) => {
        const card = live(s, ref);
        if (card !== null) changeCounter(g, s, card, COUNTER.work, -n);
      },
    ),
    teach: verb(
      ['card', 'number'],
      ['OW-CHAR-04'],
      { cs: '{0:nom} získá {1:count:experience}', en: '{0} {0:n:gains,gain} {1:count:experience}' },
      1,
      (g, s, _, ref, n) => {
        const card = standing(s, ref);
        return n > 0 && card !== null && infoOf(g, card).back >= 0;
      },
      (g, s, _, ref, n) => {
        const card = standing(s, ref);
        if (card !== null) learn(g, s, card, n);
      },
    ),
    relocateCard: verb(
      ['card', 'place'],
      ['OW-MOVE-01'],
      { cs: '[přesuňte|přesunout|přesune] {0:acc} do libovolného sektoru', en: '[move|moves] {0} to any sector' },
      1,
      (_, s, __, card, place) => standing(s, card) !== null && place >= 0,
      (g, s, _, ref, place) => {
        const card = standing(s, ref);
        if (card !== null) shift(g, s, card, place);
      },
    ),
    /** OW-TERM-21: the owner looks through a deck; whoever searches shuffles it afterwards. */
    search: verb(
      ['place'],
      ['OW-TERM-21'],
      { cs: '[prohledejte|prohledat|prohledá] {0:acc}', en: '[search|searches] {0}' },
      1,
      (_, s, __, zone) => zone >= 0 && s.zones[zone].length > 0,
      (g, s, f, zone) => {
        for (const id of s.zones[zone]) showCard(g, s, s.cards[id], 1 << f.you);
      },
    ),
    lose: {
      ...verb(
        ['seat', 'number'],
        ['OW-RES-05'],
        { cs: '{0:nom} ztratí {1:count:word}', en: '{0} {0:n:loses,lose} {1:count:word}' },
        2,
        () => true,
        () => {},
      ),
      word: 'resource',
      ...ifPossible(
        (_, s, __, seat, n, ___, ____, word) => seat >= 0 && n > 0 && s.seats[seat].resources[word] > 0,
        (_, s, __, seat, n, ___, ____, word) => changeResource(s, seat, word, -n),
      ),
    },
  },
  events: [
    {
      name: 'discarded',
      commit: toDiscard,
      after: { cs: '{by:nom} odloží {subject:acc}', en: '{by} {by:n:discards,discard} {subject}' },
      log: { cs: '{by} odkládá: {subject}', en: '{by} discards {subject}' },
      clauses: ['OW-TERM-04', 'OW-TERM-05'],
    },
    {
      name: 'inserted',
      commit: enter,
      log: { cs: '{subject}: vloženo do {to}', en: '{subject} is put into {to}' },
      clauses: ['OW-TERM-22'],
    },
  ],
  calcs: {
    defenceNow: {
      type: 'number',
      args: ['card'],
      run: (g, s, _, ref) => {
        const card = standing(s, ref);
        return card === null ? 0 : defenceOf(g, s, card);
      },
      text: { cs: 'zbývající obrana {0:gen}', en: 'remaining defence of {0}' },
    },
    hurtOrWeak: {
      type: 'cond',
      args: ['card'],
      run: (g, s, _, ref) => {
        const card = standing(s, ref);
        return card !== null &&
          (woundsOn(s, card) > 0 || weakening(s, card) > 0) &&
          woundsOn(s, card) < healthOf(g, s, card)
          ? 1
          : 0;
      },
      text: { cs: '{0:nom} je zraněn{0:end} nebo oslaben{0:end}', en: '{0} {0:n:is,are} wounded or weakened' },
    },
  },
};
