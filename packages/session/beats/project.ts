import { type Bilingual, type Game, inLanguages, type Sighted } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { CzechTell } from './czech.ts';
import { EnglishTell } from './english.ts';
import type { Narration, Raw, RawSum, Saying } from './raw.ts';
import type { Audience } from './teller.ts';
import type { Beat, Sum, Thing } from './types.ts';
import { plainParts, sentence } from './words.ts';

/** Beats as one listener may know them. */
export class Projector {
  private readonly cs: CzechTell;
  private readonly en: EnglishTell;

  constructor(
    private readonly g: Game,
    how: Narration,
    private readonly to: Audience,
  ) {
    this.cs = new CzechTell(g, how, to);
    this.en = new EnglishTell(g, how, to);
  }

  private thing(card: Sighted): Thing {
    const { owner, control, zone } = card;
    const known = this.cs.knows(card);
    return {
      handle: card.handles[this.to.viewer] ?? 0,
      key: known ? sure(this.g.defs[card.def]).decl.key : null,
      owner,
      control,
      zone,
    };
  }

  /** What one neither sees nor knows is no object to point at. */
  private things(cards: readonly Sighted[]): Thing[] {
    return cards.map((card) => this.thing(card)).filter(({ handle, key }) => handle !== 0 || key !== null);
  }

  private sum({ stat, text, card, base, terms, total, set }: RawSum): Sum {
    return {
      stat,
      text,
      card: card === null ? 0 : (card.handles[this.to.viewer] ?? 0),
      base,
      terms: terms.map(({ card: from, n }) => {
        const decl = from === null || !this.cs.knows(from) ? null : sure(this.g.defs[from.def]).decl;
        return { name: decl?.names ?? null, key: decl?.key ?? null, n };
      }),
      total,
      set,
    };
  }

  beat(raw: Raw): Beat {
    const { n, step, group, kind, event, level, turn, active, phase, by, from, to, amount, count, clauses } = raw;
    const [card] = raw.card === null ? [] : this.things([raw.card]);
    return {
      n,
      step,
      group,
      kind,
      event,
      level,
      turn,
      active,
      phase,
      by,
      card: card ?? null,
      objects: this.things(raw.objects),
      from,
      to,
      amount,
      count,
      ...(raw.change !== undefined && { change: raw.change }),
      ...(raw.dice !== undefined && { dice: raw.dice }),
      ...(raw.sums !== undefined && { sums: raw.sums.map((sum) => this.sum(sum)) }),
      clauses,
      text: this.sentences(raw),
    };
  }

  private sentences({ cs, en }: Saying): Beat['text'] {
    return inLanguages(this.g.def, { cs: () => sentence(cs(this.cs)), en: () => sentence(en(this.en)) });
  }

  /** A sentence as plain words. */
  say(saying: Saying): Bilingual {
    const { cs, en } = this.sentences(saying);
    return { cs: plainParts(cs), en: plainParts(en) };
  }

  /** A beat that has nothing to say to this listener is none. */
  beats(raws: readonly Raw[]): Beat[] {
    return raws.map((raw) => this.beat(raw)).filter(({ text }) => text.cs.length > 0);
  }
}
