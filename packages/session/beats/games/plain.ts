import { type Bilingual, type GameDef, plainLabel, render, type Seat, type ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Deed, Narration, Told } from '../raw.ts';
import type { Tell } from '../teller.ts';

/** A game without a narration of its own, as the kernel's example: its events as their own lines say them. */

const nameOf = (t: Tell, { g }: Told, card: Told['subject'], lang: 'cs' | 'en'): string =>
  card === null ? '' : t.knows(card) ? sure(g.defs[card.def]).decl.names[lang] : lang === 'cs' ? 'karta' : 'a card';

function line(told: Told, name: string): Deed {
  const { g, subject, source, by, amount, from, to } = told;
  const place = (zone: ZoneId, lang: 'cs' | 'en'): string =>
    g.zones[zone] === undefined
      ? ''
      : g.zones[zone].board
        ? g.zones[zone].name
        : plainLabel(g.zones[zone].decl.text, lang);
  const said = (t: Tell & { who(seat: Seat): string }, lang: 'cs' | 'en') => [
    render(
      g,
      {
        key: `log.${name}`,
        args: {
          subject: nameOf(t, told, subject, lang),
          source: nameOf(t, told, source, lang),
          by: by < 0 ? '' : t.who(by),
          amount,
          from: place(from, lang),
          to: place(to, lang),
        },
      },
      lang,
    ).trim(),
  ];
  const objects = subject === null ? [] : [subject];
  return {
    kind: 'note',
    level: 'normal',
    by,
    objects,
    from,
    amount,
    cs: (t) => said(t, 'cs'),
    en: (t) => said(t, 'en'),
  };
}

const HEADINGS: Bilingual = { cs: 'Tah', en: 'Turn' };

export function plainNarration(def: GameDef): Narration {
  const told = def.events.filter(({ log, name }) => log !== undefined && name !== 'turned');
  return {
    noun: () => ({ cs: 'karta|f:žena', en: 'card' }),
    common: () => false,
    foe: { cs: 'soupeř|m:muž', en: 'Opponent' },
    turn: HEADINGS,
    drew: 'dobral si',
    points: Object.fromEntries(def.resources.map(({ name, text }) => [name, text])),
    decks: ['deck'],
    rows: Object.fromEntries(told.map(({ name }) => [name, (one: Told) => line(one, name)])),
  };
}
