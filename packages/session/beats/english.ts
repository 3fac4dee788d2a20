import type { Seat, Sighted, ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { article } from '@bojiste/prose/grammar/words';
import type { RawSum } from './raw.ts';
import { Tell } from './teller.ts';
import type { Part } from './types.ts';
import { englishCount, join, label, list } from './words.ts';

/** English for one listener. */
export class EnglishTell extends Tell {
  who(seat: Seat, object = false): string {
    if (this.isYou(seat)) return 'you';
    if (seat < 0) return 'the game';
    const called = this.to.called[seat];
    if (called != null) return called.en;
    const name = this.to.names[seat] ?? '';
    if (name !== '') return name;
    if (this.watches) return `Player ${seat + 1}`;
    const number = this.foeNumber(seat);
    const foe = `${this.how.foe.en}${number === 0 ? '' : ` ${number}`}`;
    return object && number === 0 ? `the ${foe.toLowerCase()}` : foe;
  }

  whose(seat: Seat): string {
    return this.isYou(seat) ? 'your' : `${this.who(seat)}’s`;
  }

  /** A card by its name; `first` gives common ones an article, `whose` says that it is the listener's. */
  card(card: Sighted, first = false, whose = false): Part[] {
    const yours = whose && this.isYou(card.control);
    if (!this.knows(card)) return [yours ? 'your card' : 'a card'];
    const link = this.link(card, 'en');
    const { decl } = sure(this.g.defs[card.def]);
    if (yours) return ['your ', link];
    return first && this.how.common(decl) ? [`${article(decl.names.en)} `, link] : [link];
  }

  cards(cards: readonly Sighted[]): Part[] {
    const known = cards.filter((card) => this.knows(card));
    if (known.length === 0) return [this.count(cards.length, 'card')];
    const rest = cards.length - known.length;
    const named = this.same(known).map((one) =>
      one.length === 1 ? this.card(sure(one[0]), true) : [`${one.length}× `, this.link(sure(one[0]), 'en')],
    );
    return list(rest === 0 ? named : [...named, [this.count(rest, 'card')]], named.length > 2 ? ', and ' : ' and ');
  }

  at(zone: ZoneId): string {
    const info = this.g.zones[zone];
    if (info === undefined) return '';
    return this.how.place?.(this.g, zone)?.en ?? (info.board ? info.name : label(info.decl.text.en));
  }

  count(n: number, noun: string): string {
    return englishCount(n, noun);
  }

  sum({ base, terms, total, set }: RawSum): Part[] {
    if (terms.length === 0 || set) return [`${total}`];
    const told = terms.map(({ card, n }): Part[] => {
      const from = card === null || !this.knows(card) ? [] : [' (', this.link(card, 'en'), ')'];
      return join([n < 0 ? ` − ${-n}` : ` + ${n}`, from]);
    });
    return join([`${base}`, ...told, ` = ${total}`]);
  }
}
